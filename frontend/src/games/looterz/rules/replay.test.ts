/// <reference types="node" />
/**
 * Real games of the engine as seat 0 received them (fixtures/recorded.jsonl): following the events must
 * lead to what the views say, or cards would jump at the end of an animation.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalog } from "../fixtures/build";
import { asLooterz, type LooterzView } from "../types";
import type { GameEvent } from "../../../lib/types";
import { after } from "./replay";

interface Row {
  game: number;
  first?: LooterzView;
  /** Powers when the game was recorded; the balance may change since. */
  powers?: Record<string, number>;
  events?: GameEvent[];
  after?: unknown;
}

const rows = readFileSync("src/games/looterz/fixtures/recorded.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);

// Whose a Looter is in the long run is not told by events: a swap and a loan look alike until the view comes.
const essence = (view: LooterzView): unknown => ({
  turn: [view.turn.seat, view.turn.phase],
  rigor: view.rigor,
  tower: view.tower.count,
  graveyard: view.graveyard.map((card) => card.id),
  hand: view.hand.map((card) => card.id),
  seats: view.seats.map((seat) => [
    seat.coins,
    seat.hand_count,
    seat.looterz.map((looter) => [looter.id, looter.hearts, looter.power, looter.acted]),
  ]),
});

const withPowers = (powers: Record<string, number>): typeof catalog => ({
  ...catalog,
  cards: catalog.cards.map((card) => ({ ...card, power: powers[card.id] ?? card.power })),
});

describe("following the events", () => {
  for (const game of new Set(rows.map((row) => row.game))) {
    it(`leads to the views of recorded game ${game + 1}`, () => {
      let view: LooterzView | null = null;
      let then = catalog;
      let checked = 0;
      for (const row of rows.filter((one) => one.game === game)) {
        if (row.first) view = row.first;
        if (row.powers) then = withPowers(row.powers);
        for (const event of row.events ?? []) view = view && after(view, asLooterz(event), then);
        if (row.after && view) {
          expect(essence(view)).toEqual(row.after);
          checked += 1;
        }
      }
      expect(checked).toBeGreaterThan(20);
    });
  }

  it("leaves the view alone for events it does not know", () => {
    const view = rows.find((row) => row.first)?.first as LooterzView;
    expect(after(view, asLooterz({ type: "comet_seen" }), catalog)).toBe(view);
  });
});
