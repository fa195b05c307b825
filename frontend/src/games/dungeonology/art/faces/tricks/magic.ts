/** The Tricks of Magic. */
import type { Face } from "../../face";

export const MAGIC: Record<string, Face> = {};
