/** What the buttons are called. */
import type { Request } from "../../../lib/types";
import { parseChoice } from "../rules/affordances";
import { cubeName, cardName, counted, readable, skillName, zoneName, type Context } from "./names";
import { QUESTIONS } from "./questions";

/** Buttons that say the same whoever asks. */
const PLAIN: Record<string, string> = {
  explore: "Explore",
  rest: "Rest",
  portal: "Through the Portal",
  study: "Study here",
  archive: "Archive cubes",
  pass: "Pass",
  done: "Leave it at that",
  knowledge: "Discard Knowledge: Stealth +2",
  stun: "Take the Stun",
  sacrifice: "Sacrifice a Student",
  stay: "Stay",
  cube: "Give a cube",
  card: "Show the hand",
  typed: "Type it instead",
  first: "The first",
  second: "The second",
};

/** What "yes", "no" and "end" mean, by question. */
const MEANING: Record<string, Record<string, string>> = {
  movement: { end: "End the movement" },
  action: { end: "End the turn" },
  thesis: { yes: "Submit it", no: "Not yet" },
  rest_jinx: { no: "Keep them all" },
  compass: { yes: "Put it under the pile", no: "Keep it" },
  glutton: { yes: "Sacrifice and choose", no: "Take the leftmost" },
  copyist: { no: "Do not copy" },
  activate_boss: { yes: "Wake him", no: "Tiptoe past" },
  archive: { yes: "Archive", no: "Not now" },
  shout_vote: { yes: "Loud enough", no: "Too quiet" },
};

export function choiceLabel(raw: string, request: Request, context: Context): string {
  const { verb, rest } = parseChoice(raw);
  const meant = MEANING[request.prompt]?.[raw] ?? PLAIN[raw];
  return meant ?? named(verb, rest, request, context);
}

function named(verb: string, rest: string[], request: Request, context: Context): string {
  const [first = "", second = ""] = rest;
  const prefix = QUESTIONS[request.prompt]?.verb;
  const titled = (name: string): string => (prefix ? `${prefix}: ${name}` : name);
  switch (verb) {
    case "step":
    case "zone":
      return titled(zoneName(context, Number(first)));
    case "place":
    case "wall":
    case "space":
      return prefix ?? "Here";
    case "seat":
      return titled(context.seatName(Number(first)));
    case "espionage":
      return `Spy on ${context.seatName(Number(first))}`;
    case "bag":
      return `O the Bag: ${context.seatName(Number(first))}`;
    case "cube":
      return titled(cubeName(rest[2] ?? second));
    case "bivouac":
      return `Hire an Intern for ${cubeName(rest[3] ?? "")}`;
    case "column":
      return cubeName(first);
    case "main":
    case "aside":
    case "stealth":
    case "alert":
    case "card":
      return titled(cardName(context, faceOf(Number(first), context)));
    case "skill":
    case "action":
      return skillName(context, first);
    case "intern":
      return `Ask ${cardName(context, context.view.seats[context.view.viewer ?? 0]?.interns[Number(first)]?.card)}`;
    case "amanuensis":
      return amanuensis(Number(first), context);
    default:
      return rest.length
        ? titled(cardName(context, first))
        : (titledOrReadable(prefix, verb) ?? readable(verb));
  }
}

const titledOrReadable = (prefix: string | undefined, verb: string): string | undefined =>
  prefix && verb === "yes" ? prefix : { yes: "Yes", no: "No", end: "That is all" }[verb];

/** The face of a card in the own hand or among the discards. */
export function faceOf(id: number, context: Context): string | undefined {
  const { hand, tricks } = context.view;
  return [...hand, ...tricks.discards].find((card) => card.id === id)?.card;
}

function amanuensis(index: number, context: Context): string {
  const played = context.view.test?.played[index];
  return played ? `Amanuensis: double ${cardName(context, played.card)}` : "Amanuensis";
}

/** The button for several picked things: "Discard 2 cards". */
export function confirmLabel(request: Request, picked: readonly string[], context: Context): string {
  const [only] = picked;
  if (picked.length === 1 && only !== undefined) return choiceLabel(only, request, context);
  const verb = QUESTIONS[request.prompt]?.verb ?? "Choose";
  if (picked.length === 0) return request.min === 0 ? "None" : verb;
  const kind = parseChoice(only ?? "").verb;
  return `${verb} ${counted(picked.length, kind === "minion" ? "Minion" : kind)}`;
}
