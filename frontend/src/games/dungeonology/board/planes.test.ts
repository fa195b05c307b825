import { describe, expect, it } from "vitest";
import { GAP, arranged, columnsFor, islandBox, planesOf, zoneBox, type Plane } from "./planes";
import type { ZoneView } from "../types";

const zone = (number: number, floor: number, x: number, y: number): ZoneView => ({
  zone: number,
  card: `zone-${number}`,
  floor,
  x,
  y,
  turn: 0,
  spaces: [],
  traps: 0,
  teleport: false,
  passages: [],
  doors: [],
  portal: null,
});
const pile = (count: number) => ({ count, known: [] });
const game = (zones: ZoneView[], more = {}) => ({
  mode: "standard" as const,
  zones,
  piles: [pile(3), pile(6), pile(6)],
  stacks: [],
  kragmortha: 0,
  ...more,
});
const planes = (zones: ZoneView[], ghosts: { floor: number; x: number; y: number }[] = []): Plane[] =>
  planesOf(game(zones), ghosts, (id) => id);

const overlap = (
  one: Plane,
  other: Plane,
  origins: ReadonlyMap<number, { x: number; y: number }>,
): boolean => {
  const [a, b] = [islandBox(one, origins), islandBox(other, origins)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
};

describe("planes", () => {
  it("are the Floors with a pile, found or not, with room for the ghosts", () => {
    const all = planes([zone(0, 1, 0, 0), zone(1, 1, 1, -2)], [{ floor: 1, x: 2, y: 0 }]);
    expect(all.map((plane) => [plane.title, plane.pile, plane.empty])).toEqual([
      ["Floor I", 3, false],
      ["Floor II", 6, true],
      ["Floor III", 6, true],
    ]);
    expect(all[0]?.box).toEqual({ left: 0, top: -2, right: 4, bottom: 2 });
    expect(all[0]?.plate).toBe(1);
  });

  it("list the Kragmortha Zones that only the Boss places", () => {
    const all = planesOf(game([zone(0, 1, 0, 0)], { mode: "dark_lord", kragmortha: 4 }), [], (id) => id);
    expect(all.at(-1)).toMatchObject({ title: "Kragmortha", pile: 4, empty: true });
  });

  it("are the Castle and the Areas in Kragmortha Mode, a stack's colour hidden while face down", () => {
    const kragmortha = { mode: "kragmortha", piles: [pile(5), pile(5)], stacks: ["fluffy", null] };
    const all = planesOf(game([zone(0, 0, 0, 0)], kragmortha), [], () => "Fluffy");
    expect(all.map((plane) => [plane.title, plane.stack])).toEqual([
      ["The Castle", undefined],
      ["Fluffy’s Area", "fluffy"],
      ["An Area", null],
    ]);
  });
});

describe("islands", () => {
  it("never lie on each other, nor do plates", () => {
    const all = planes([zone(0, 1, 0, 0), zone(1, 2, 0, 0), zone(2, 1, -7, 3)]);
    for (const columns of [1, 2, 3]) {
      const origins = arranged(all, columns, new Map(), null);
      for (const one of all)
        for (const other of all) if (one !== other) expect(overlap(one, other, origins)).toBe(false);
    }
  });

  it("keep their place while another grows where there is room", () => {
    const before = arranged(planes([zone(0, 1, 0, 0), zone(1, 2, 0, 0)]), 2, new Map(), null);
    const after = arranged(planes([zone(0, 1, 0, 0), zone(2, 1, -2, 0), zone(1, 2, 0, 0)]), 2, before, 1);
    expect(after.get(1)).toEqual(before.get(1));
    expect(after.get(2)).toEqual(before.get(2));
  });

  it("give way to the one that grows, which itself stays", () => {
    const before = arranged(planes([zone(0, 1, 0, 0), zone(1, 2, 0, 0)]), 2, new Map(), null);
    const grown = planes([zone(0, 1, 0, 0), zone(2, 1, 6, 0), zone(1, 2, 0, 0)]);
    const after = arranged(grown, 2, before, 1);
    expect(after.get(1)).toEqual(before.get(1));
    const [one, two] = grown.map((plane) => islandBox(plane, after));
    expect((two?.left ?? 0) - (one?.right ?? 0)).toBeCloseTo(GAP);
  });

  it("come last when they are new, and are where they were when nothing changed", () => {
    const first = arranged(planes([zone(0, 1, 0, 0), zone(1, 3, 0, 0)]), 3, new Map(), null);
    const all = planes([zone(0, 1, 0, 0), zone(1, 3, 0, 0), zone(2, 2, 0, 0)]);
    const known = new Map([...first].filter(([floor]) => floor !== 2));
    const second = arranged(all, 3, known, 2);
    expect(second.get(3)).toEqual(first.get(3));
    expect(second.get(2)?.x).toBeGreaterThan(second.get(3)?.x ?? Infinity);
    expect(arranged(all, 3, second, null)).toEqual(second);
  });

  it("lie below each other on a phone and side by side on a desk", () => {
    expect(columnsFor(390)).toBe(1);
    expect(columnsFor(620)).toBe(2);
    expect(columnsFor(960)).toBe(3);
  });
});

it("a Zone covers two half-units each way", () => {
  expect(zoneBox({ x: -1, y: 3 })).toEqual({ left: -1, top: 3, right: 1, bottom: 5 });
});
