/** The faces of the Alerts. */
import type { Face } from "../face";

export const ALERTS: Record<string, Face> = {};
