/** Whether what is told of the end comes to what the score sheet says. */
import { describe, expect, it } from "vitest";
import { catalog, fixtures } from "../fixtures";
import type { Cube, DungeonologyCatalog, DungeonologyView } from "../types";
import { worth } from "./score";
import { isCube, story, sumOf, tallyOf, type Tally } from "./tally";

const cards = catalog as unknown as DungeonologyCatalog;
const ends = fixtures.filter(({ title }) => title.endsWith(": the end"));
const viewOf = (mode: string): DungeonologyView =>
  ends.find(({ title }) => title.startsWith(mode))?.view as DungeonologyView;
const tally = (view: DungeonologyView): Tally => tallyOf(view.outcome!, view, cards);

describe("the sums of the end", () => {
  for (const { title, view } of ends) {
    it(`come to the totals of the score sheet (${title})`, () => {
      const { rows, lines } = tally(view);
      for (const row of rows.filter(({ seat, removed }) => seat !== null && !removed))
        expect(sumOf(row, lines)).toBe(row.points["total"]);
    });

    it(`are made up of as many cubes as lie there, times their worth (${title})`, () => {
      const { rows, lines } = tally(view);
      for (const { cubes, points, removed } of rows.filter((row) => !row.removed))
        for (const cube of lines.filter(isCube))
          expect([removed, cube, (cubes[cube] ?? 0) * worth(cube, view, cards)]).toEqual([
            false,
            cube,
            points[cube] ?? 0,
          ]);
    });
  }

  it("count both of Rigor's Zones, and the higher one is the Threshold (RM-91)", () => {
    const over = viewOf("kragmortha");
    const { rows, lines, threshold } = tally(over);
    const his = rows.filter(({ seat }) => seat === null);
    expect(his.map((row) => [row.card, sumOf(row, lines)])).toEqual([
      ["kragmortha-throne", 4],
      ["kragmortha-balcony", 2],
    ]);
    expect(threshold).toBe(over.outcome?.sheet[0]?.lines.find(({ label }) => label === "threshold")?.value);
  });

  it("leave out what nobody has, and who is out of the game", () => {
    const over = viewOf("kragmortha");
    expect(tally(over).lines).toEqual(["civilization", "interns", "jinxes"]);
    const sheet = [{ seat: 0, place: 4, lines: [{ label: "removed", value: 0 }] }];
    const { rows } = tallyOf({ ...over.outcome!, sheet }, over, cards);
    expect(rows.map(({ seat, removed }) => [seat, removed])).toEqual([
      [null, false],
      [null, false],
      [0, true],
    ]);
  });

  it("count cubes that the Clan Card makes worthless", () => {
    const over = viewOf("kragmortha");
    const worthless = { id: "nothing", modifiers: { civilization: -2 } as Partial<Record<Cube, number>> };
    const clans = [{ ...cards.clans[0]!, ...worthless }];
    const view = { ...over, campus: { ...over.campus, clan: "nothing" } };
    const { lines, threshold } = tallyOf({ ...over.outcome!, sheet: [] }, view, { ...cards, clans });
    expect([lines, threshold]).toEqual([["civilization"], 0]);
  });
});

describe("the story of the end", () => {
  const told = (mode: string): string[] =>
    story(tally(viewOf(mode))).map(({ chapter, lines }) => `${chapter} ${lines}`);

  it("counts one line after the other, then the Threshold, the Wrath and the winner", () => {
    expect(told("kragmortha")).toEqual(["sums 1", "sums 2", "sums 3", "threshold 3", "wrath 3", "winner 3"]);
  });

  it("has no Wrath without Kragmortha", () => {
    const { lines } = tally(viewOf("standard"));
    expect(told("standard")).toEqual([
      ...lines.map((_, index) => `sums ${index + 1}`),
      `winner ${lines.length}`,
    ]);
  });
});
