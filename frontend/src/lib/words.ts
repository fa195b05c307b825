/** The little grammar that all games' words need. */
import type { GameContext } from "./game";

/** "take_from_graveyard" as words, for keys that a newer server may send. */
export function readable(key: string): string {
  const words = key.replaceAll(/[_-]/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "and"-list: "Ada", "Ada and Bo", "Ada, Bo and Cy". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "nobody";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

export const isViewer = (seat: number, { view }: Pick<GameContext, "view">): boolean => seat === view.viewer;

/** The verb that fits the seat: "You draw", "Ada draws". */
export function does(
  seat: number,
  context: Pick<GameContext, "view">,
  plain: string,
  third = `${plain}s`,
): string {
  return isViewer(seat, context) ? plain : third;
}

/** Whose turn it is, over the table. */
export function turnWords({ view, seatName }: Pick<GameContext, "view" | "seatName">): string {
  if (view.outcome) return "The game is over";
  return isViewer(view.turn.seat, { view }) ? "Your turn" : `${seatName(view.turn.seat)}’s turn`;
}
