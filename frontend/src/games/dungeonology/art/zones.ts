/** The Zones, seen from above: 200 × 200, the top is north while the card is not turned. */
import { SHEET_DEFS, freshSheet } from "../../../art/drawing/pen";
import { FLOOR_ONE } from "./zones/floor-one";
import { FLOOR_TWO } from "./zones/floor-two";
import { FLOOR_THREE } from "./zones/floor-three";
import { KRAGMORTHA } from "./zones/kragmortha";
import type { Room } from "./zones/room";
import { walls } from "./zones/walls";

const ROOMS: Record<string, Room> = { ...FLOOR_ONE, ...FLOOR_TWO, ...FLOOR_THREE, ...KRAGMORTHA };

/** The Zones that are drawn. */
export const DRAWN_ZONES = Object.keys(ROOMS);

/** A Zone; its floor reaches the edge where bit n of `exits` is set, clockwise from the left one at the top. */
export function zoneSvg(card: string, exits: number): string {
  freshSheet();
  const room = ROOMS[card];
  const inner = room ? room.floor() + walls(exits, room.wall) + room.things() : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200">${SHEET_DEFS}${inner}</svg>`;
}

/** Where the spaces for cubes lie: up and down, but from left to right, because the order counts. */
export function spaceSpots(count: number): [x: number, y: number][] {
  const step = count > 5 ? 21 : count > 3 ? 25 : 33;
  return Array.from({ length: count }, (_, i) => [
    Math.round(100 + (i - (count - 1) / 2) * step),
    count === 1 ? 100 : i % 2 ? 87 : 113,
  ]);
}
