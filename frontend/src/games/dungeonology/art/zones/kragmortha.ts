import type { Room } from "./room";
export const KRAGMORTHA: Record<string, Room> = {};
