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
  /** Where the plate begins: over the uppermost Zone. */
  plate: number;
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
/** Plates go side by side at least so far. */
const LEAST = 6.5;
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
      plate: overTop([...zones, ...ghosts]),
      box: united([...zones, ...ghosts].map(zoneBox)) ?? UNTOUCHED,
      pile: floor === 0 ? null : (view.piles[floor - 1]?.count ?? view.kragmortha),
      stack,
      empty: zones.length === 0,
    };
  });
}

/** The left edge of the uppermost of them, the leftmost if there are several. */
function overTop(places: readonly Point[]): number {
  const top = Math.min(...places.map((place) => place.y));
  return places.length === 0 ? 0 : Math.min(...places.filter(({ y }) => y === top).map(({ x }) => x));
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

/** How many islands lie side by side on a board of that width; its height changes with every question. */
export const columnsFor = (width: number): number => (width < 540 ? 1 : width < 860 ? 2 : 3);

/** Room that a plate takes: its letters are about so wide. */
const plateWidth = ({ title, pile, stack }: Plane): number =>
  0.45 + title.length * 0.155 + (pile === null ? 0 : 0.75) + (stack === undefined ? 0 : 0.6);

/** Where an island lies on the surface, its plate included. */
export function islandBox(plane: Plane, origins: Origins): Box {
  const { x, y } = origins.get(plane.floor) ?? { x: 0, y: 0 };
  const { left, top, right, bottom } = plane.box;
  return {
    left: x + left,
    top: y + top - PLATE,
    right: x + Math.max(right, plane.plate + plateWidth(plane)),
    bottom: y + (plane.empty ? top : bottom),
  };
}

const rowsOf = <T>(all: readonly T[], columns: number): T[][] => {
  const rows: T[][] = [];
  for (let start = 0; start < all.length; start += columns) rows.push(all.slice(start, start + columns));
  return rows;
};

/**
 * Where every island lies. One that has a place keeps it, save that those around the growing one,
 * `pivot`, give way where it would overrun them; a new one comes last. Planes without Zones are only
 * plates below everything.
 */
export function arranged(
  planes: readonly Plane[],
  columns: number,
  before: Origins,
  pivot: number | null,
): Map<number, Point> {
  const found = new Map(planes.filter((plane) => !plane.empty).map((plane) => [plane.floor, plane]));
  const order = [...new Set([...before.keys(), ...found.keys()])].flatMap((floor) => found.get(floor) ?? []);
  const origins = new Map<number, Point>();
  const rows = rowsOf(order, columns);
  for (const row of rows)
    for (const plane of row) origins.set(plane.floor, before.get(plane.floor) ?? fresh(plane, row, origins));
  const isPivot = (plane: Plane): boolean => plane.floor === pivot;
  for (const row of rows)
    giveWay(
      row.map((plane) => [plane]),
      origins,
      Math.max(0, row.findIndex(isPivot)),
      "x",
    );
  giveWay(
    rows,
    origins,
    Math.max(
      0,
      rows.findIndex((row) => row.some(isPivot)),
    ),
    "y",
  );
  addPlates(planes, origins, order);
  return origins;
}

/** A place for a new island: after the last of its row, or below all that lies there. */
function fresh(plane: Plane, row: readonly Plane[], origins: Origins): Point {
  const { left, top, bottom } = plane.box;
  const before = row[row.indexOf(plane) - 1];
  if (before) {
    const beside = islandBox(before, origins);
    return { x: beside.right + GAP - left, y: (beside.top + PLATE + beside.bottom - top - bottom) / 2 };
  }
  return { x: -left, y: PLATE - top };
}

/** The plates of planes that nobody has found, in rows below everything. */
function addPlates(planes: readonly Plane[], origins: Map<number, Point>, found: readonly Plane[]): void {
  const around = united(found.map((plane) => islandBox(plane, origins))) ?? UNTOUCHED;
  const end = Math.max(around.right, around.left + LEAST);
  let { left: x, bottom: y } = { ...around, bottom: around.bottom + GAP / 2 };
  for (const plane of planes.filter((one) => one.empty)) {
    const wide = plateWidth(plane);
    if (x > around.left && x + wide > end) {
      x = around.left;
      y += PLATE + GAP / 4;
    }
    origins.set(plane.floor, { x: x - plane.box.left, y: y + PLATE - plane.box.top });
    x += wide + GAP / 3;
  }
}

/** Moves groups of islands away from the one at `still`, as far as they must. */
function giveWay(groups: Plane[][], origins: Map<number, Point>, still: number, axis: "x" | "y"): void {
  const [low, high] = axis === "x" ? (["left", "right"] as const) : (["top", "bottom"] as const);
  const box = (at: number): Box =>
    united((groups[at] ?? []).map((plane) => islandBox(plane, origins))) ?? UNTOUCHED;
  const shift = (at: number, by: number): void => {
    for (const plane of groups[at] ?? []) {
      const { x, y } = origins.get(plane.floor) ?? { x: 0, y: 0 };
      origins.set(plane.floor, axis === "x" ? { x: x + by, y } : { x, y: y + by });
    }
  };
  for (let at = still + 1; at < groups.length; at += 1)
    shift(at, Math.max(0, box(at - 1)[high] + GAP - box(at)[low]));
  for (let at = still - 1; at >= 0; at -= 1) shift(at, -Math.max(0, box(at)[high] + GAP - box(at + 1)[low]));
}
