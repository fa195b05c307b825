/** The Tricks of Exploration. */
import type { Face } from "../../face";

export const EXPLORATION: Record<string, Face> = {};
