/** The faces of the Panics. */
import type { Face } from "../face";

export const PANICS: Record<string, Face> = {};
