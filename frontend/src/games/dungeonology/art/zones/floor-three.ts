import type { Room } from "./room";
export const FLOOR_THREE: Record<string, Room> = {};
