/** The end of a game and the status line in words. */
import type { OutcomeWords, StatusWords } from "../../../lib/game";
import type { Outcome } from "../../../lib/types";
import type { DungeonologyView } from "../types";
import { PHASES, listed, phaseName, readable, type Context } from "./names";

export function outcomeWords(outcome: Outcome, context: Context): OutcomeWords {
  return {
    title: outcome.winners.length
      ? `${listed(outcome.winners.map((seat) => context.seatName(seat)))} won.`
      : "Nobody wins.",
    reason: readable(outcome.reason),
    label: readable,
  };
}

export function statusWords(view: DungeonologyView, context: Context): StatusWords {
  const mine = view.turn.seat === view.viewer;
  return {
    turn: view.outcome
      ? "The game is over"
      : mine
        ? "Your turn"
        : `${context.seatName(view.turn.seat)}’s turn`,
    phase: phaseName(view.turn.phase),
    phases: PHASES.map(({ id, name }) => ({ id, name })),
  };
}
