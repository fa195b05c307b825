/** A Zone on a card: so near that its edges, and with them its exits, are out of sight. */
import { at } from "../../../../art/drawing/pen";
import type { Face } from "../face";
import { zoneSvg } from "../zones";

const ALL_EXITS = 255;

/** Drawn at once, because a Zone numbers its shapes from the start. */
export function zoneFace(card: string): Face {
  const plan = zoneSvg(card, ALL_EXITS);
  return { scene: () => at(-30, -12, 1.3, 0, plan), draw: () => "" };
}
