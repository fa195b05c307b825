/** The faces of the Jinxes. */
import type { Face } from "../face";
import { BODY } from "./jinxes/body";
import { REPUTE } from "./jinxes/repute";

export const JINXES: Record<string, Face> = { ...BODY, ...REPUTE };
