/**
 * Zones in the plane, as the engine counts them: squares of 2 × 2 half-units, exits numbered clockwise
 * from the left one at the top, an edge where two exits may meet.
 */
import type { EdgeView, ZoneCard, ZoneView } from "../types";

/** Pixels of a half-unit at scale 1; a Zone is twice as wide. */
export const UNIT = 100;
export const ZONE = 2 * UNIT;

export interface Point {
  x: number;
  y: number;
}

/** Where a Zone lies, or may lie, on its plane. */
export interface Lying extends Point {
  turn: number;
}

export interface Exit extends EdgeView {
  /** The half-unit behind the exit. */
  beyond: Point;
  /** A quarter turn for each side: 0 top, 1 right, 2 bottom, 3 left. */
  direction: number;
}

const EXITS = 8;
const HALF_SIDES: { dx: number; dy: number; side: "top" | "left"; out: [number, number] }[] = [
  { dx: 0, dy: 0, side: "top", out: [0, -1] },
  { dx: 1, dy: 0, side: "top", out: [1, -1] },
  { dx: 2, dy: 0, side: "left", out: [2, 0] },
  { dx: 2, dy: 1, side: "left", out: [2, 1] },
  { dx: 1, dy: 2, side: "top", out: [1, 2] },
  { dx: 0, dy: 2, side: "top", out: [0, 2] },
  { dx: 0, dy: 1, side: "left", out: [-1, 1] },
  { dx: 0, dy: 0, side: "left", out: [-1, 0] },
];
/** How the engine numbers edges: see edge_at in its geometry. */
const ORIGIN = 512;
const PLANE = 1024;

function edgeNumber(x: number, y: number, side: "top" | "left"): number {
  return ((x + ORIGIN) * PLANE + y + ORIGIN) * 2 + (side === "left" ? 1 : 0);
}

/** Where the edge of that number is. */
export function edgePlace(edge: number): EdgeView {
  const point = Math.floor(edge / 2);
  return {
    edge,
    x: Math.floor(point / PLANE) - ORIGIN,
    y: (point % PLANE) - ORIGIN,
    side: edge % 2 ? "left" : "top",
  };
}

/** The middle of an edge, in half-units. */
export const edgeMiddle = ({ x, y, side }: EdgeView): Point =>
  side === "top" ? { x: x + 0.5, y } : { x, y: y + 0.5 };

/** The middle of a Zone, in half-units. */
export const middle = ({ x, y }: Point): Point => ({ x: x + 1, y: y + 1 });

/** The exits of a card that lies so. */
export function exitsOf(exits: number, { x, y, turn }: Lying): Exit[] {
  return HALF_SIDES.flatMap(({ dx, dy, side, out }, number) => {
    const printed = (number - 2 * turn + 2 * EXITS) % EXITS;
    if (!((exits >> printed) & 1)) return [];
    const edge = edgeNumber(x + dx, y + dy, side);
    const beyond = { x: x + out[0], y: y + out[1] };
    return [{ edge, x: x + dx, y: y + dy, side, beyond, direction: Math.floor(number / 2) }];
  });
}

const covers = (zone: ZoneView, { x, y }: Point): boolean =>
  x >= zone.x && x < zone.x + 2 && y >= zone.y && y < zone.y + 2;

/** Exits behind which nothing lies yet, and that no Wall closes. */
export function openExits(
  zone: ZoneView,
  card: ZoneCard,
  zones: readonly ZoneView[],
  walls: readonly { floor: number; edge: number }[],
): Exit[] {
  const near = zones.filter((other) => other.floor === zone.floor && other.zone !== zone.zone);
  return exitsOf(card.exits, zone).filter(
    (exit) =>
      !near.some((other) => covers(other, exit.beyond)) &&
      !walls.some((wall) => wall.floor === zone.floor && wall.edge === exit.edge),
  );
}

/** The edges on which a card that would lie so meets an exit of a placed Zone. */
export function meetings(
  exits: number,
  lying: Lying,
  neighbours: readonly { exits: number; zone: ZoneView }[],
): EdgeView[] {
  const theirs = new Set(neighbours.flatMap((one) => exitsOf(one.exits, one.zone).map((exit) => exit.edge)));
  return exitsOf(exits, lying).filter((exit) => theirs.has(exit.edge));
}
