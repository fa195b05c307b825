/** The hidden things of a game, as the seed says they lie, while the record's events take from them. */
import type { Check } from "../../../lib/check";
import type { CardRef } from "../types";
import type { Deal } from "./deal";
import type { Told, ToldEvent } from "./events";

export class Box {
  readonly counts = { cards: 0, zones: 0, students: 0, choices: 0 };
  readonly discards: CardRef[] = [];
  readonly usedSorceries: string[] = [];
  readonly hands: CardRef[][];
  /** So many cards of the deck's top were foreseen last. */
  foreseen = 0;
  /** The Zone that is being placed. */
  placing = "";
  /** What chance chose, until the event that must be about it. */
  chosen: { trick?: number; cube?: string; first?: number } = {};

  constructor(
    readonly check: Check,
    readonly dealt: Deal,
    seats: number,
  ) {
    this.hands = Array.from({ length: seats }, () => []);
  }

  /** A card that came to light. */
  card(found: string, expected: string | undefined, what: string): void {
    this.counts.cards += 1;
    this.check.card(found, expected, what);
  }
}

/** What the check does at each event. */
export type Looks<T extends ToldEvent["type"]> = {
  [K in T]: (event: Told<K>, box: Box) => Promise<void> | void;
};
