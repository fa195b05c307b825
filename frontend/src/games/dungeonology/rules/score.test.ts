import { describe, expect, it } from "vitest";
import { catalog, fixtures } from "../fixtures";
import type { Cube, DungeonologyCatalog, DungeonologyView, SeatView } from "../types";
import { rigorZones, score, stars, zoneValue } from "./score";

const cards = catalog as unknown as DungeonologyCatalog;
const situation = (title: string): DungeonologyView => {
  const found = fixtures.find((one) => one.title === title);
  if (!found) throw new Error(`no situation ${title}`);
  return found.view;
};
const castle = situation("kragmortha: archive_cubes");

const withCubes = (view: DungeonologyView, zone: number, spaces: (Cube | "")[]): DungeonologyView => ({
  ...view,
  zones: view.zones.map((one) => (one.zone === zone ? { ...one, spaces } : one)),
});
const bare = (seat: SeatView, change: Partial<SeatView>): SeatView => ({
  ...seat,
  jinxes: [],
  interns: [],
  thesis: null,
  ...change,
});

describe("what is scored", () => {
  it("ends as the score sheet says (EX-64, RM-90)", () => {
    for (const title of ["standard: the end", "dark_lord: the end", "kragmortha: the end"]) {
      const view = situation(title);
      for (const row of view.outcome?.sheet ?? []) {
        const total = row.lines.find((line) => line.label === "total")?.value;
        const seat = view.seats[row.seat];
        if (total === undefined || !seat || seat.removed) continue;
        expect(score(seat, view, cards), `${title}, seat ${row.seat}`).toBe(total);
      }
    }
  });

  it("counts a Universal cube as its column's colour on a Note Board (RM-11)", () => {
    const view = situation("standard: action");
    const seat = bare(view.seats[0] as SeatView, {
      board: { civilization: [], militia: [], worship: [], riches: [], caste: ["universal", "caste"] },
    });
    expect(score(seat, view, cards)).toBe(12);
  });

  it("counts a Universal cube in the Castle as 7, and nothing on the Note Board (RM-90)", () => {
    const seat = bare(castle.seats[3] as SeatView, {});
    const view = withCubes(castle, seat.home, ["", "", "", "caste", "universal"]);
    expect(zoneValue(view.zones[seat.home] as DungeonologyView["zones"][0], view, cards)).toBe(13);
    expect(score(seat, view, cards)).toBe(13);
  });

  it("knows Rigor's two Zones, in Kragmortha Mode only (RM-91)", () => {
    expect(rigorZones(castle, cards)).toHaveLength(2);
    expect(rigorZones(situation("standard: action"), cards)).toHaveLength(0);
  });

  it("gives a Star for each column at its threshold (EX-03)", () => {
    const none = { civilization: 0, militia: 0, worship: 0, riches: 0, caste: 0 };
    const caste = cards.cubes.find((cube) => cube.id === "caste")?.star ?? 0;
    expect(stars(none, cards)).toBe(0);
    expect(stars({ ...none, caste }, cards)).toBe(1);
    expect(stars({ ...none, caste: caste - 1 }, cards)).toBe(0);
  });
});
