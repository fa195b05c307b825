/**
 * What a player may touch. The choices of the open request are the only source: nothing else on the
 * table is ever lit or clickable.
 */
import type { Request } from "../../../lib/types";

export const LOOTER_VERBS = ["search", "attack", "activate"] as const;
export type LooterVerb = (typeof LOOTER_VERBS)[number];

export interface Choice {
  /** As it must be sent back. */
  raw: string;
  verb: string;
  object: string | null;
  /** A second part: the card of "trigger:7:miser". */
  detail: string | null;
}

export function parseChoice(raw: string): Choice {
  const [verb = "", object = null, detail = null] = raw.split(":");
  return { raw, verb, object, detail };
}

export interface Affordances {
  /** Own Looterz with actions, by Looter. */
  actions: Map<number, LooterVerb[]>;
  /** Looterz that may be picked, each with its choice. */
  looterz: Map<number, string>;
  /** Cards of the hand that may be recruited. */
  recruits: Map<number, string>;
  /** Cards of hand or Graveyard that may be picked. */
  cards: Map<number, string>;
  seats: Map<number, string>;
  /** Cards of the Tower by depth. */
  tower: Map<number, string>;
  draw: boolean;
  /** Choices without a place on the table: "end", "yes", "pay" and whatever a newer server sends. */
  buttons: Choice[];
}

function emptyAffordances(): Affordances {
  return {
    actions: new Map(),
    looterz: new Map(),
    recruits: new Map(),
    cards: new Map(),
    seats: new Map(),
    tower: new Map(),
    draw: false,
    buttons: [],
  };
}

const isLooterVerb = (verb: string): verb is LooterVerb => (LOOTER_VERBS as readonly string[]).includes(verb);

/** Everything that the request allows; for "order" and "number" nothing on the table is lit. */
export function affordances(request: Request | null): Affordances {
  const lit = emptyAffordances();
  if (!request || request.kind === "order" || request.kind === "number") return lit;
  for (const raw of request.choices) place(lit, parseChoice(raw));
  return lit;
}

function place(lit: Affordances, choice: Choice): void {
  const id = Number(choice.object);
  if (choice.object === null || choice.object === "" || Number.isNaN(id)) {
    if (choice.verb === "draw") lit.draw = true;
    else lit.buttons.push(choice);
  } else if (isLooterVerb(choice.verb)) {
    lit.actions.set(id, [...(lit.actions.get(id) ?? []), choice.verb]);
  } else if (choice.verb === "looter") lit.looterz.set(id, choice.raw);
  else if (choice.verb === "recruit") lit.recruits.set(id, choice.raw);
  else if (choice.verb === "card") lit.cards.set(id, choice.raw);
  else if (choice.verb === "seat") lit.seats.set(id, choice.raw);
  else if (choice.verb === "tower") lit.tower.set(id, choice.raw);
  else lit.buttons.push(choice);
}
