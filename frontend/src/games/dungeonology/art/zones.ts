/** The Zones, seen from above: 200 × 200, the top is north while the card is not turned. */
import { SHEET_DEFS, freshSheet } from "../../../art/drawing/pen";
import { AREA_NAMES, drawArea } from "./zones/areas";
import { drawBack } from "./zones/backs";
import { FLOOR_ONE } from "./zones/floor-one";
import { FLOOR_TWO } from "./zones/floor-two";
import { FLOOR_THREE } from "./zones/floor-three";
import { KRAGMORTHA } from "./zones/kragmortha";
import type { Room } from "./zones/room";
import { walls } from "./zones/walls";

export { AREA_NAMES };

const ROOMS: Record<string, Room> = { ...FLOOR_ONE, ...FLOOR_TWO, ...FLOOR_THREE, ...KRAGMORTHA };

/** A Zone; its floor reaches the edge where bit n of `exits` is set, clockwise from the left one at the top. */
export function zoneSvg(card: string, exits: number): string {
  freshSheet();
  const room = ROOMS[card];
  return square(200, room ? room.floor() + walls(exits, room.wall) + room.things() : "");
}

/** The back of the pile of a Floor; 4 is Kragmortha. */
export function zoneBackSvg(floor: number): string {
  freshSheet();
  return square(200, drawBack(floor));
}

/** What lies behind the Castle ("castle") or behind the Area of a Minion; 400 × 400. */
export function areaSvg(name: string): string {
  freshSheet();
  return square(400, drawArea(name));
}

const square = (size: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${SHEET_DEFS}${inner}</svg>`;
