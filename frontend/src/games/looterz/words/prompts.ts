/** What each question says: who asks, what, why, what follows, and what the buttons are called. */
import type { Request } from "../../../lib/types";
import { parseChoice, type Choice } from "../rules/affordances";
import { findLooter } from "../rules/replay";
import { cardName, cardOf, counted, fullName, listed, phaseName, readable, type Context } from "./names";

export interface PromptWords {
  asker: string;
  question: string;
  why?: string;
  next?: string;
}

interface Asked {
  request: Request;
  context: Context;
  /** Name of the card that asks, or "The rules". */
  name: string;
  /** The request as numbers: how many Looterz can act, how many to pick. */
  count: number;
}

interface Entry {
  question: string | ((asked: Asked) => string);
  why?: string | ((asked: Asked) => string | undefined);
  next?: string | ((asked: Asked) => string);
  /** The verb on the button before a name: "Attack Murfa". */
  verb?: string;
  /** What others read while they wait: "Ada is …". */
  waiting: string;
}

const workers = ({ request }: Asked): number =>
  new Set(
    request.choices
      .map(parseChoice)
      .filter((choice) => choice.object !== null)
      .map((choice) => choice.object),
  ).size;

const attackDice = ({ request, context }: Asked): string | undefined => {
  const found = findLooter(context.view, Number(request.params["looter"]));
  if (!found) return undefined;
  const { hearts, power } = found.looter;
  return `${counted(hearts, "die").replace("dies", "dice")}: each result up to ${power} takes a Heart.`;
};

const surplus = (asked: Asked): string => `Choose ${counted(asked.count, "Looter")} to let go.`;

export const PROMPTS: Record<string, Entry> = {
  recruitment: {
    question: ({ request }) =>
      request.choices.includes("draw")
        ? request.choices.length > 1
          ? "Recruit a Looter, or draw a card."
          : "Your hand is empty. Draw a card."
        : "Recruit a Looter. The Tower is empty.",
    why: ({ context }) => `${phaseName(context.view.turn.phase)}: one of the two, no more.`,
    next: ({ context }) =>
      context.view.turn.phase === "first_recruitment"
        ? "Then your Looterz go to work."
        : "Then all but three of your Looterz must go.",
    verb: "Recruit",
    waiting: "recruiting, or drawing a card",
  },
  dungeon_action: {
    question: (asked) => (workers(asked) > 0 ? "Who does the dirty work?" : "Everybody has done their bit."),
    why: (asked) =>
      workers(asked) > 0
        ? `${counted(workers(asked), "Looter")} can still act: search, attack or use a skill.`
        : "Nobody is left to send.",
    next: "Then comes the Second Recruitment.",
    waiting: "busy in the dungeon",
  },
  attack_target: {
    question: ({ name }) => `Whom does ${name} attack?`,
    why: attackDice,
    next: "The dice fall at once.",
    verb: "Attack",
    waiting: "looking for somebody to attack",
  },
  damage: {
    question: "Who gets hurt?",
    next: "No dice, no mercy.",
    verb: "Hurt",
    waiting: "choosing who gets hurt",
  },
  destroy: {
    question: "Who goes to the Graveyard?",
    next: "All Hearts at once. A Last Wish still counts.",
    verb: "Bury",
    waiting: "choosing who goes to the Graveyard",
  },
  heal: {
    question: "Who gets patched up?",
    next: "Never above the printed Hearts.",
    verb: "Heal",
    waiting: "choosing whom to heal",
  },
  borrow: {
    question: "Whom do you borrow?",
    next: "They may act for you, and go home when your turn ends. If they still can.",
    verb: "Borrow",
    waiting: "choosing whom to borrow",
  },
  swap_give: {
    question: "Which of your own do you give away?",
    next: "Then you choose what you get for it.",
    verb: "Give",
    waiting: "choosing whom to give away",
  },
  swap_take: {
    question: "Whom do you take in return?",
    next: "They change sides for good.",
    verb: "Take",
    waiting: "choosing whom to take in return",
  },
  sacrifice: {
    question: "Which of your own do you sacrifice?",
    next: "Into the Graveyard; a Last Wish still counts.",
    verb: "Sacrifice",
    waiting: "choosing a sacrifice",
  },
  steal_victim: {
    question: "Who is robbed?",
    why: "They are equally rich. You choose.",
    next: "One coin moves to your pile.",
    verb: "Rob",
    waiting: "choosing whom to rob",
  },
  discard: {
    question: ({ count }) => `Discard ${counted(count, "card")} from your hand.`,
    next: "Discarded cards have no Last Wish.",
    verb: "Discard",
    waiting: "discarding a card",
  },
  take_from_graveyard: {
    question: "Which card do you dig up?",
    next: "It comes into your hand.",
    verb: "Take",
    waiting: "rummaging in the Graveyard",
  },
  recruit_from_graveyard: {
    question: "Who is hired from the Graveyard?",
    next: "With all their Hearts. A Recruit skill works.",
    verb: "Recruit",
    waiting: "hiring in the Graveyard",
  },
  take_foreseen: {
    question: "Which card do you keep?",
    why: "Only you see them.",
    next: "It comes into your hand; the others go back.",
    verb: "Keep",
    waiting: "looking at the top of the Tower",
  },
  order_foreseen: {
    question: "In which order do they go back?",
    why: "Only you see them. The first will be on top.",
    next: "Whoever draws next finds them so.",
    waiting: "putting cards back on the Tower",
  },
  bury: {
    question: "Put this card at the bottom of the Tower?",
    why: "It is the top card. Only you see it.",
    waiting: "looking at the top card of the Tower",
  },
  pay_or_sacrifice: {
    question: "A coin, or a Looter?",
    next: "The coin goes to the shark’s player.",
    waiting: "weighing a coin against a Looter",
  },
  bid: {
    question: "How many coins do you bid?",
    why: "All bid in secret, at once. The highest bid wins if nobody else made it, and only it is paid.",
    next: "The winner takes a card from the Graveyard.",
    waiting: "bidding",
  },
  surplus_looterz: {
    question: surplus,
    why: "Three may stay. Too many Looterz spoil the loot.",
    next: "They go to the Graveyard; Last Wishes count.",
    verb: "Let go of",
    waiting: "letting go of surplus Looterz",
  },
  surplus_cards: {
    question: ({ count }) => `Discard ${counted(count, "card")}.`,
    why: "A hand holds ten.",
    next: "Then your turn ends.",
    verb: "Discard",
    waiting: "discarding surplus cards",
  },
  trigger_order: {
    question: "In which order do they happen?",
    why: "Several of your Looterz have something to say at the same time.",
    next: "The first is finished before the second begins.",
    waiting: "putting last words in order",
  },
};

const fill = <T>(words: string | ((asked: Asked) => T) | undefined, asked: Asked): string | T | undefined =>
  typeof words === "function" ? words(asked) : words;

/** What the source card itself says, which explains most of its questions. */
export function cardText(context: Context, card: string | null): string | undefined {
  if (!card) return undefined;
  const texts = cardOf(context.catalog, card)?.text ?? [];
  return texts.map((line) => line.text).join(" ") || undefined;
}

export function promptWords(request: Request, context: Context): PromptWords {
  const source = request.source ? cardOf(context.catalog, request.source) : undefined;
  const asker = source ? fullName(source) : request.source ? readable(request.source) : "The rules";
  const asked: Asked = {
    request,
    context,
    name: cardName(context.catalog, request.source),
    count: request.min,
  };
  const entry = PROMPTS[request.prompt];
  if (!entry)
    return { asker, question: unknownQuestion(request), why: cardText(context, request.source) ?? "" };
  const why = fill(entry.why, asked) ?? cardText(context, request.source);
  const next = fill(entry.next, asked);
  return { asker, question: fill(entry.question, asked) ?? "", ...(why && { why }), ...(next && { next }) };
}

/** A sensible sentence for a question that this client does not know. */
function unknownQuestion(request: Request): string {
  if (request.kind === "number") return `${readable(request.prompt)}: choose a number.`;
  if (request.kind === "order") return `${readable(request.prompt)}: put them in order.`;
  if (request.kind === "many") return `${readable(request.prompt)}: choose ${request.min} to ${request.max}.`;
  return `${readable(request.prompt)}: choose one.`;
}

/** "Ada is looking for somebody to attack." */
export function waitingWords(context: Context): PromptWords {
  const { view } = context;
  const asked = view.prompt_public ?? view.asked;
  if (!asked) return { asker: "", question: "The dust settles…" };
  const names = asked.seats.map((seat) => context.seatName(seat)).filter((name) => name !== "You");
  const activity = PROMPTS[asked.prompt ?? ""]?.waiting ?? "thinking";
  const source = asked.source ? cardName(context.catalog, asked.source) : "";
  if (view.answered && names.length === 0) return { asker: source, question: "Your answer is sealed." };
  if (names.length === 0) return { asker: "", question: "Just a moment…" };
  const sealed = view.answered ? "Your answer is sealed. " : "";
  const verb = names.length > 1 ? "are" : "is";
  return { asker: source, question: `${sealed}${listed(names)} ${verb} ${activity}.` };
}

const BUTTONS: Record<string, Record<string, string>> = {
  "": { end: "End the Dungeon phase", draw: "Draw a card", yes: "Yes", no: "No", pay: "Pay a coin" },
  bury: { yes: "Bury it", no: "Leave it on top" },
  pay_or_sacrifice: { pay: "Pay a coin", sacrifice: "Sacrifice a Looter" },
};

/** The name of what a choice is about. */
export function objectName(choice: Choice, context: Context): string {
  const { view, catalog } = context;
  const id = Number(choice.object);
  if (choice.verb === "seat") return context.seatName(id);
  if (choice.verb === "card" || choice.verb === "recruit") {
    const found = [...view.hand, ...view.graveyard].find((card) => card.id === id);
    return found ? cardName(catalog, found.card) : "a card";
  }
  if (choice.verb === "tower") {
    const known = view.tower.known.find(({ depth }) => depth === id);
    return known?.card.startsWith("rigor")
      ? "Rigor Mortis"
      : known
        ? cardName(catalog, known.card)
        : "a card";
  }
  if (choice.detail) return cardName(catalog, choice.detail);
  const found = findLooter(view, id);
  return found ? cardName(catalog, found.looter.card) : "that one";
}

/** What the button says that gives this answer. */
export function choiceLabel(choice: Choice, request: Request, context: Context): string {
  if (choice.object === null) {
    return BUTTONS[request.prompt]?.[choice.verb] ?? BUTTONS[""]?.[choice.verb] ?? readable(choice.verb);
  }
  const verb = PROMPTS[request.prompt]?.verb ?? readable(choice.verb);
  return `${verb} ${objectName(choice, context)}`;
}

/** The button of a question with several picks. */
export function confirmLabel(request: Request, picked: readonly string[], context: Context): string {
  const verb = PROMPTS[request.prompt]?.verb ?? "Choose";
  const names = picked.map((raw) => objectName(parseChoice(raw), context));
  if (names.length === 0) return `${verb} …`;
  return names.length <= 2 ? `${verb} ${listed(names)}` : `${verb} ${names.length}`;
}
