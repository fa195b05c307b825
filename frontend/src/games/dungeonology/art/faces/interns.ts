/** The faces of the Interns. */
import type { Face } from "../face";
import { LEARNED } from "./interns/learned";
import { STURDY } from "./interns/sturdy";

export const INTERNS: Record<string, Face> = { ...STURDY, ...LEARNED };
