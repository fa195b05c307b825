/** The end of a game and the status line in words. */
import type { OutcomeWords, StatusWords } from "../../../lib/game";
import type { Outcome } from "../../../lib/types";
import { turnWords } from "../../../lib/words";
import { worthOf } from "../rules/score";
import { isCube, type Moment, type Tally } from "../rules/tally";
import type { DungeonologyView } from "../types";
import {
  CUBE_NAMES,
  PHASES,
  cardName,
  catalogOf,
  does,
  isViewer,
  listed,
  phaseName,
  readable,
  type Context,
} from "./names";

const REASONS: Record<string, { words: string; rule: string }> = {
  last_turns: { words: "The last turns of Maximum Alert are over.", rule: "EX-62" },
  nobody_left: { words: "Nobody is left in the Dungeon. The lights go out.", rule: "EX-62" },
  minions_home: { words: "All Minions are home, and Rigor locks the door behind them.", rule: "RM-17" },
  no_free_space: { words: "Kragmortha is full to the rafters: a Raid found no free space.", rule: "RM-18" },
  too_quiet: { words: "That was too quiet for a Dark Lord. The game ends at once.", rule: "RM-19" },
  second_turn: { words: "The same Scholar would have had to shout twice in a row.", rule: "RM-19" },
  last_omega: { words: "The last Omega lies on the Alert Card, and its turn has come round.", rule: "RM-86" },
};

/** Reasons with words of their own; the test compares them with the engine's. */
export const END_REASONS = Object.keys(REASONS);

const LABELS: Record<string, string> = {
  ...CUBE_NAMES,
  thesis: "Thesis",
  interns: "Interns",
  jinxes: "Jinxes",
  total: "Total",
  stars: "Stars",
  threshold: "Punishment Threshold",
  wrath: "The Wrath",
  removed: "Out of the game",
};

const lineName = (label: string): string => LABELS[label] ?? readable(label);

function valueOf(outcome: Outcome, seat: number, label: string): number {
  const lines = outcome.sheet.find((row) => row.seat === seat)?.lines ?? [];
  return Number(lines.find((line) => line.label === label)?.value ?? 0);
}

/** What a line counts: "Riches: 5 each, +3 by the Clan". */
function lineWords(label: string, context: Context): string {
  if (!isCube(label)) return lineName(label);
  const { printed, clan } = worthOf(label, context.view, catalogOf(context));
  const change = clan === 0 ? "" : `, ${clan > 0 ? `+${clan}` : `−${-clan}`} by the Clan`;
  return `${lineName(label)}: ${printed} each${change}`;
}

/** What the story of the end tells at this moment. */
export function momentWords(
  { lines, threshold }: Tally,
  moment: Moment,
  outcome: Outcome,
  context: Context,
): string {
  switch (moment.chapter) {
    case "sums":
      return lineWords(lines[moment.lines - 1] ?? "total", context);
    case "threshold":
      return `Rigor’s Threshold: ${threshold}`;
    case "wrath":
      return wrathWords(outcome, context);
    case "winner":
      return endTitle(outcome, context);
  }
}

function endTitle(outcome: Outcome, context: Context): string {
  const { winners } = outcome;
  const [winner] = winners;
  if (winner === undefined) return "Nobody wins. Rigor is pleased.";
  if (winners.length > 1) return `${listed(winners.map((seat) => context.seatName(seat)))} share the win.`;
  const points = valueOf(outcome, winner, "total");
  return `${context.seatName(winner)} ${does(winner, context, "win")} with ${points} points.`;
}

/** The Clan Card that was turned, and whom the Wrath took. */
function story(outcome: Outcome, context: Context): string {
  const { view } = context;
  const clan = view.campus.clan ? ` The Clan Card: ${cardName(context, view.campus.clan)}.` : "";
  if (view.mode !== "kragmortha") return clan;
  const threshold = valueOf(outcome, outcome.sheet[0]?.seat ?? 0, "threshold");
  return `${clan} Rigor’s own hoard came to ${threshold} points. ${wrathWords(outcome, context)}`;
}

function wrathWords(outcome: Outcome, context: Context): string {
  const struck = outcome.sheet.filter((row) => valueOf(outcome, row.seat, "wrath") > 0);
  const names = listed(struck.map(({ seat }) => (isViewer(seat, context) ? "you" : context.seatName(seat))));
  return struck.length ? `Rigor’s Wrath took ${names}.` : "The Wrath took nobody.";
}

export function outcomeWords(outcome: Outcome, context: Context): OutcomeWords {
  const reason = REASONS[outcome.reason];
  return {
    title: endTitle(outcome, context),
    reason: (reason?.words ?? `${readable(outcome.reason)}.`) + story(outcome, context),
    rule: reason?.rule,
    label: lineName,
    value: (label, value) => {
      if (label === "wrath") return value ? "taken" : "spared";
      if (label === "removed") return "too quiet";
      return Number(value) < 0 ? `−${-Number(value)}` : undefined;
    },
  };
}

const PHASE_RULES: Record<string, string> = {
  thesis: "EX-21",
  rest: "EX-22",
  movement: "EX-23",
  action: "EX-26",
  end: "EX-27",
};

export function statusWords(view: DungeonologyView, context: Context): StatusWords {
  return {
    turn: turnWords({ ...context, view }),
    phase:
      view.round > 0 ? `Round ${view.round} · ${phaseName(view.turn.phase)}` : phaseName(view.turn.phase),
    rule: PHASE_RULES[view.turn.phase],
    phases: PHASES.map(({ id, name }) => ({ id, name })),
  };
}
