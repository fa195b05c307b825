/** The Tricks of Fate. */
import type { Face } from "../../face";

export const FATE: Record<string, Face> = {};
