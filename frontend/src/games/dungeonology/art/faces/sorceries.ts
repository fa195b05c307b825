/** The faces of the Sorceries. */
import type { Face } from "../face";
import { CRIMES } from "./sorceries/crimes";
import { SPELLS } from "./sorceries/spells";

export const SORCERIES: Record<string, Face> = { ...SPELLS, ...CRIMES };
