/** The faces of the Jinxes. */
import type { Face } from "../face";

export const JINXES: Record<string, Face> = {};
