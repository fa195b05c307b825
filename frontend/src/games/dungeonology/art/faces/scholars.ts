/** The faces of the Scholars; the Exalted side is grander. */
import type { Face } from "../face";
import { GOBLINS } from "./scholars/goblins";
import { HUMANS } from "./scholars/humans";

export const SCHOLARS: Record<string, Face> = { ...HUMANS, ...GOBLINS };
