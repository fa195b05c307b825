/** The Tricks of Social. */
import type { Face } from "../../face";

export const SOCIAL: Record<string, Face> = {};
