/** The faces of the Interns. */
import type { Face } from "../face";

export const INTERNS: Record<string, Face> = {};
