/** The faces of the Clans. */
import type { Face } from "../face";

export const CLANS: Record<string, Face> = {};
