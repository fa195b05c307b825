/** The faces of the Clans. */
import type { Face } from "../face";
import { ORDERS } from "./clans/orders";
import { HOUSES } from "./clans/houses";

export const CLANS: Record<string, Face> = { ...ORDERS, ...HOUSES };
