/** The faces of the Scholars. */
import type { Face } from "../face";

export const SCHOLARS: Record<string, Face> = {};
