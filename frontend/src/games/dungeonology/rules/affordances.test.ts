import { describe, expect, it } from "vitest";
import type { Request } from "../../../lib/types";
import { fixtures } from "../fixtures";
import { affordances } from "./affordances";

const asking = (...choices: string[]): Request => ({
  id: 1,
  kind: "one",
  prompt: "action",
  params: {},
  source: null,
  choices,
  min: 1,
  max: 1,
  default: choices[0] ?? "",
});

/** Everything that can be chosen somewhere on the table. */
function reachable(request: Request | null): string[] {
  const lit = affordances(request);
  const maps = [
    lit.zones,
    lit.spaces,
    lit.seats,
    lit.cubes,
    lit.columns,
    lit.jinxes,
    lit.interns,
    lit.skills,
    lit.scholars,
    lit.minions,
    lit.deck,
  ];
  return [
    ...maps.flatMap((map) => [...map.values()]),
    ...[...lit.cards.values()].flat().map(({ raw }) => raw),
    ...lit.spots.map(({ raw }) => raw),
    ...lit.walls.map(({ raw }) => raw),
    ...lit.buttons,
  ];
}

describe("what can be touched", () => {
  for (const { title, view } of fixtures)
    it(`${title}: every choice has a place, and only one`, () => {
      const choices = view.request?.kind === "number" ? [] : (view.request?.choices ?? []);
      expect(reachable(view.request).sort()).toEqual([...choices].sort());
    });

  it("keeps two ways to bother the same Scholar apart", () => {
    const choices = ["espionage:2", "bag:2", "bag:1", "end"];
    expect(reachable(asking(...choices)).sort()).toEqual([...choices].sort());
  });

  it("finds the uses of a card, its options by number", () => {
    const uses = affordances(asking("main:7", "aside:7:1")).cards.get(7);
    expect(uses).toEqual([
      { raw: "main:7", verb: "main", option: null },
      { raw: "aside:7:1", verb: "aside", option: 1 },
    ]);
  });

  it("reads places with and without a Floor", () => {
    const { spots } = affordances(asking("place:-1:2:3", "place:4:-1:2:0"));
    expect(spots.map(({ floor, x, y, turn }) => [floor, x, y, turn])).toEqual([
      [null, -1, 2, 3],
      [4, -1, 2, 0],
    ]);
  });
});
