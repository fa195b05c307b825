/** The Tricks of Notoriety. */
import type { Face } from "../../face";

export const NOTORIETY: Record<string, Face> = {};
