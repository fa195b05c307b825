/** The Tricks of Subterfuge. */
import type { Face } from "../../face";

export const SUBTERFUGE: Record<string, Face> = {};
