/** Places for the Zone that is being placed: one ghost a place, whose turns one goes through. */
import type { Spot } from "../rules/affordances";

export interface Ghost {
  key: string;
  floor: number;
  x: number;
  y: number;
  /** The legal turns, in order, with the choice each of them is. */
  turns: { turn: number; raw: string }[];
}

export function ghostsOf(spots: readonly Spot[], floor: number): Ghost[] {
  const ghosts = new Map<string, Ghost>();
  for (const spot of spots) {
    const at = spot.floor ?? floor;
    const key = `${at}:${spot.x}:${spot.y}`;
    const ghost = ghosts.get(key) ?? { key, floor: at, x: spot.x, y: spot.y, turns: [] };
    ghost.turns.push({ turn: spot.turn, raw: spot.raw });
    ghosts.set(key, ghost);
  }
  for (const ghost of ghosts.values()) ghost.turns.sort((one, other) => one.turn - other.turn);
  return [...ghosts.values()];
}

/** The turn that a ghost shows: the wished one where it is legal, else the next one that is. */
export function shownTurn(ghost: Ghost, wished: number): { turn: number; raw: string } {
  const further = ghost.turns.find((one) => one.turn >= wished);
  return (further ?? ghost.turns[0]) as { turn: number; raw: string };
}

/** The legal turn after (1) or before (-1) the shown one. */
export function nextTurn(ghost: Ghost, shown: number, step: 1 | -1): number {
  const index = ghost.turns.findIndex((one) => one.turn === shown);
  const count = ghost.turns.length;
  return (ghost.turns[(index + step + count) % count] as { turn: number }).turn;
}
