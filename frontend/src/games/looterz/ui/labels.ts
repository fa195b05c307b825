/** What screen readers hear of the things on the table. */
import { chanceOfAtLeast, decimal, expectedHits, percent } from "../rules/odds";
import type { LooterVerb } from "../rules/affordances";
import type { Looter } from "../types";
import { KEYWORD_NAMES, cardOf, counted, listed, type Context } from "../words/names";

const CAN: Record<LooterVerb, string> = { search: "search", attack: "attack", activate: "use its skill" };

/** "Murfa, 1 Heart, Power 2, Activate; can search and attack". */
export function looterLabel(
  looter: Looter,
  context: Context,
  seat: number,
  verbs: readonly LooterVerb[] = [],
  pick?: string,
): string {
  const card = cardOf(context.catalog, looter.card);
  const parts = [card?.name ?? looter.card, counted(looter.hearts, "Heart"), `Power ${looter.power}`];
  if (card?.keyword) parts.push(KEYWORD_NAMES[card.keyword]);
  if (looter.owner !== seat) parts.push(`borrowed from ${context.seatName(looter.owner)}`);
  if (looter.acted) parts.push("has acted");
  const can = verbs.length > 0 ? `can ${listed(verbs.map((verb) => CAN[verb]))}` : pick;
  return parts.join(", ") + (can ? `; ${can}` : "");
}

/** What to expect of an action, and of which dice. */
export interface Odds {
  expect: string;
  dice: string;
}

const rule = (looter: Looter): string => `${dice(looter.hearts)}, each up to ${looter.power} counts`;

export const searchOdds = (looter: Looter): Odds => ({
  expect: `≈ ${decimal(expectedHits(looter.hearts, looter.power))} coins`,
  dice: rule(looter),
});

export const attackOdds = (looter: Looter): Odds => ({
  expect: `${percent(chanceOfAtLeast(1, looter.hearts, looter.power))} to hit`,
  dice: rule(looter),
});

/** Chance that one attack kills the target. */
export const killChance = (attacker: Looter, target: Looter): string =>
  percent(chanceOfAtLeast(target.hearts, attacker.hearts, attacker.power));

export const dice = (count: number): string => (count === 1 ? "1 die" : `${count} dice`);
