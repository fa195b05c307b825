/** The end of a game and the status line in words. */
import type { Outcome } from "../../../lib/types";
import type { OutcomeWords, StatusWords } from "../../../lib/game";
import { turnWords } from "../../../lib/words";
import type { LooterzView } from "../types";
import { END_RULES, PHASE_RULES } from "./rules";
import { PHASES, counted, does, listed, phaseName, readable, type Context } from "./names";

function coinsOf(outcome: Outcome, seat: number): number {
  const line = outcome.sheet.find((row) => row.seat === seat)?.lines.find((one) => one.label === "coins");
  return Number(line?.value ?? 0);
}

function title(outcome: Outcome, context: Context): string {
  const [winner] = outcome.winners;
  if (winner === undefined) return "Nobody wins. Rigor is pleased.";
  if (outcome.winners.length > 1)
    return `${listed(outcome.winners.map((seat) => context.seatName(seat)))} win.`;
  const verb = does(winner, context, "win");
  return `${context.seatName(winner)} ${verb} with ${counted(coinsOf(outcome, winner), "coin")}.`;
}

/** Who else had as much as the winner, or more, and was thrown out by the tie (LZ-71, LZ-72). */
function tieWords(outcome: Outcome, context: Context): string {
  const [winner] = outcome.winners;
  if (winner === undefined) return " Everybody was tied, and Rigor despises ties.";
  const best = coinsOf(outcome, winner);
  const equal = outcome.sheet.filter((row) => row.seat !== winner && coinsOf(outcome, row.seat) === best);
  const richer = outcome.sheet.filter((row) => row.seat !== winner && coinsOf(outcome, row.seat) > best);
  if (richer.length > 0) {
    return ` ${listed(richer.map((row) => context.seatName(row.seat)))} had more, but tied twice. Rigor despises a double tie.`;
  }
  if (equal.length > 0) return " The tie is broken by the Looterz still in the dungeon.";
  return "";
}

const REASONS: Record<string, (outcome: Outcome, context: Context) => string> = {
  target_reached: (_, context) =>
    `${context.view.target} coins are enough to be far away when the Dark Lord comes home.`,
  rigor_home: (outcome, context) =>
    `The fourth piece was drawn and Rigor Mortis is home. The fullest purse wins.${tieWords(outcome, context)}`,
};

/** Reasons with words of their own; the test compares them with the engine's. */
export const END_REASONS = Object.keys(REASONS);

const LABELS: Record<string, string> = { coins: "Coins", looterz: "Looterz in the dungeon" };

export function outcomeWords(outcome: Outcome, context: Context): OutcomeWords {
  return {
    title: title(outcome, context),
    reason: REASONS[outcome.reason]?.(outcome, context) ?? `${readable(outcome.reason)}.`,
    rule: END_RULES[outcome.reason],
    label: (label) => LABELS[label] ?? readable(label),
  };
}

export function statusWords(view: LooterzView, context: Context): StatusWords {
  return {
    turn: turnWords({ ...context, view }),
    phase: phaseName(view.turn.phase),
    rule: PHASE_RULES[view.turn.phase],
    phases: PHASES.map(({ id, name }) => ({ id, name })),
  };
}
