/** What a drawn card is made of; frame, ribbon and words come from elsewhere. */

/** A drawing in a window of 200 × 240 units; the torch is at the upper left. */
export interface Face {
  /** What lies behind, edge to edge. */
  scene(): string;
  /** The figure or thing, about 160 units high, its middle at 100,120. */
  draw(): string;
  /** How far the figure moves up on the large card, whose window is lower. */
  lift?: number;
}

/** The families of cards; each has its own frame, back and folder of faces. */
export type Kind =
  "tricks" | "jinxes" | "interns" | "scholars" | "clans" | "panics" | "alerts" | "sorceries" | "zones";
