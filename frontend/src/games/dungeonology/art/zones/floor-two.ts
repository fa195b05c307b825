import type { Room } from "./room";
export const FLOOR_TWO: Record<string, Room> = {};
