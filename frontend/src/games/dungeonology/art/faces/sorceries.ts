/** The faces of the Sorceries. */
import type { Face } from "../face";

export const SORCERIES: Record<string, Face> = {};
