/**
 * Every plane is an island on one large surface. Islands keep their place while they grow; only one
 * that would be overrun gives way.
 */
import type { DungeonologyView } from "../types";
import type { Point } from "./geometry";

/** Edges in half-units of the plane. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Plane {
  floor: number;
  title: string;
  box: Box;
  /** Zones still in its pile; null when it has none. */
  pile: number | null;
  /** Colour of its stack's token; null while face down, undefined without tokens. */
  stack: string | null | undefined;
  empty: boolean;
}

/** Where each plane's (0, 0) lies on the surface, in half-units. */
export type Origins = ReadonlyMap<number, Point>;

/** Room for the title plate above an island, and between islands. */
export const PLATE = 0.8;
export const GAP = 1.1;
const ROMAN = ["0", "I", "II", "III", "IV"];
const UNTOUCHED: Box = { left: 0, top: 0, right: 2, bottom: 2 };
/** The Floor under which the Kragmortha Zones are listed that only the Boss places. */
const BOSS_PILE = 4;

export function united(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

export const zoneBox = ({ x, y }: Point): Box => ({ left: x, top: y, right: x + 2, bottom: y + 2 });

/** The planes of a game in order, with room for the places where a Zone may be put. */
export function planesOf(
  view: Pick<DungeonologyView, "mode" | "zones" | "piles" | "stacks" | "kragmortha">,
  places: readonly (Point & { floor: number })[],
  minionName: (id: string) => string,
): Plane[] {
  return floorsOf(view).map((floor) => {
    const zones = view.zones.filter((zone) => zone.floor === floor);
    const ghosts = places.filter((place) => place.floor === floor);
    const stack = view.mode === "kragmortha" && floor > 0 ? (view.stacks[floor - 1] ?? null) : undefined;
    return {
      floor,
      title: titleOf(view.mode, floor, stack, minionName),
      box: united([...zones, ...ghosts].map(zoneBox)) ?? UNTOUCHED,
      pile: floor === 0 ? null : (view.piles[floor - 1]?.count ?? view.kragmortha),
      stack,
      empty: zones.length === 0,
    };
  });
}

function floorsOf(view: Pick<DungeonologyView, "zones" | "piles" | "kragmortha">): number[] {
  const floors = new Set([...view.zones.map((zone) => zone.floor), ...view.piles.map((_, pile) => pile + 1)]);
  if (view.kragmortha > 0) floors.add(BOSS_PILE);
  return [...floors].sort((one, other) => one - other);
}

function titleOf(
  mode: string,
  floor: number,
  stack: string | null | undefined,
  minionName: (id: string) => string,
): string {
  if (mode !== "kragmortha") return floor === BOSS_PILE ? "Kragmortha" : `Floor ${ROMAN[floor] ?? floor}`;
  if (floor === 0) return "The Castle";
  return stack ? `${minionName(stack)}’s Area` : "An Area";
}

/** How many islands lie side by side on a screen of that shape. */
export function columnsFor(width: number, height: number, count: number): number {
  const shape = width / Math.max(1, height);
  if (shape < 0.62) return 1;
  if (shape < 1.1) return Math.min(2, count);
  return count > 4 ? 3 : count;
}

const rowsOf = (planes: readonly Plane[], columns: number): Plane[][] => {
  const rows: Plane[][] = [];
  for (let start = 0; start < planes.length; start += columns)
    rows.push(planes.slice(start, start + columns));
  return rows;
};

const height = ({ box }: Plane): number => box.bottom - box.top + PLATE;

/** The islands in rows, each row centred under the one above. */
export function laidOut(planes: readonly Plane[], columns: number): Map<number, Point> {
  const origins = new Map<number, Point>();
  let y = 0;
  for (const row of rowsOf(planes, columns)) {
    const tallest = Math.max(...row.map(height));
    const wide = row.reduce((sum, { box }) => sum + box.right - box.left + GAP, -GAP);
    let x = -wide / 2;
    for (const plane of row) {
      const { box } = plane;
      const top = y + (tallest - height(plane)) / 2 + PLATE;
      origins.set(plane.floor, { x: x - box.left, y: top - box.top });
      x += box.right - box.left + GAP;
    }
    y += tallest + GAP;
  }
  return origins;
}

/** Where an island lies on the surface, its plate included. */
export function islandBox({ floor, box }: Plane, origins: Origins): Box {
  const { x, y } = origins.get(floor) ?? { x: 0, y: 0 };
  return { left: x + box.left, top: y + box.top - PLATE, right: x + box.right, bottom: y + box.bottom };
}

/** The origins after islands have grown: that of `pivot` stays, those it would overrun give way. */
export function grown(
  planes: readonly Plane[],
  columns: number,
  before: Origins,
  pivot: number | null,
): Map<number, Point> {
  if (planes.some((plane) => !before.has(plane.floor))) return laidOut(planes, columns);
  const after = new Map([...before].map(([floor, origin]) => [floor, { ...origin }]));
  const rows = rowsOf(planes, columns);
  const isPivot = (plane: Plane): boolean => plane.floor === pivot;
  for (const row of rows)
    giveWay(
      row.map((plane) => [plane]),
      after,
      Math.max(0, row.findIndex(isPivot)),
      "x",
    );
  giveWay(
    rows,
    after,
    Math.max(
      0,
      rows.findIndex((row) => row.some(isPivot)),
    ),
    "y",
  );
  return after;
}

/** Moves groups of islands away from the one at `still`, as far as they must. */
function giveWay(groups: Plane[][], origins: Map<number, Point>, still: number, axis: "x" | "y"): void {
  const [low, high] = axis === "x" ? (["left", "right"] as const) : (["top", "bottom"] as const);
  const box = (group: Plane[] | undefined): Box | null =>
    united((group ?? []).map((plane) => islandBox(plane, origins)));
  const shift = (group: Plane[], by: number): void => {
    for (const plane of group) {
      const origin = origins.get(plane.floor);
      if (origin) origin[axis] += by;
    }
  };
  for (let at = still + 1; at < groups.length; at += 1) {
    const [one, other] = [box(groups[at - 1]), box(groups[at])];
    const missing = one && other ? one[high] + GAP - other[low] : 0;
    if (missing > 0) shift(groups[at] as Plane[], missing);
  }
  for (let at = still - 1; at >= 0; at -= 1) {
    const [one, other] = [box(groups[at]), box(groups[at + 1])];
    const missing = one && other ? one[high] + GAP - other[low] : 0;
    if (missing > 0) shift(groups[at] as Plane[], -missing);
  }
}
