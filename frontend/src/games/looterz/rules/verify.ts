/**
 * Checks a game that is over: shuffles the Tower anew from the seed, and lets the record's events take
 * from it. How chance comes from the seed is written in app/engine/kernel/chance.py.
 */
import { Draws } from "../../../lib/draws";
import type { Finding, Verify } from "../../../lib/game";
import { asLooterz, type LooterzEvent } from "../types";
import { counted } from "../words/names";

interface ContentCard {
  id: string;
  name: string;
  copies: number;
}

/** So many differences are told one by one. */
const told = 4;
/** The bottom half of the Tower is shuffled with so many pieces of Rigor Mortis (LZ-04). */
const half = 30;
const pieces = 4;

class Check {
  cards = 0;
  dice = 0;
  round = 0;
  differences: string[] = [];
  /** The top is the last. */
  tower: string[] = [];
  /** How deep the next card is drawn from: 0 = the top. */
  depth = 0;

  constructor(
    readonly draws: Draws,
    private readonly names: ReadonlyMap<string, string>,
  ) {}

  name(card: string | undefined): string {
    if (card === undefined) return "nothing";
    return card === "rigor" ? "Rigor Mortis" : (this.names.get(card) ?? card);
  }

  /** A card that left the Tower, or was seen in it. */
  card(found: string, expected: string | undefined, what: string): void {
    this.cards += 1;
    if (found === expected) return;
    this.differs(`${what} was ${this.name(found)}; the seed says ${this.name(expected)}`);
  }

  differs(words: string): void {
    this.differences.push(`${this.round > 0 ? `Round ${this.round}` : "At the start"}: ${words}.`);
  }

  taken(): string | undefined {
    const [card] = this.tower.splice(this.tower.length - 1 - this.depth, 1);
    this.depth = 0;
    return card;
  }
}

async function follow(event: LooterzEvent, check: Check): Promise<void> {
  const { tower } = check;
  switch (event.type) {
    case "turn_started":
      check.round = event.round;
      break;
    case "card_drawn":
      check.card(event.card?.card ?? "", check.taken(), "a card drawn");
      break;
    case "rigor_placed":
      check.card("rigor", check.taken(), "a card drawn");
      break;
    case "looter_recruited":
      if (event.from === "tower") check.card(event.looter.card, tower.pop(), "a Looter from the Tower");
      break;
    case "tower_seen":
      (event.cards ?? []).forEach((card, depth) =>
        check.card(card, tower.at(-1 - depth), `card ${depth + 1} of the Tower, when looked at,`),
      );
      break;
    case "foreseen_kept":
      check.depth = event.depth ?? 0;
      break;
    case "tower_ordered": {
      const order = event.order ?? [];
      const top = order.map((depth) => tower.at(-1 - depth) ?? "");
      tower.splice(tower.length - top.length, top.length, ...top.reverse());
      break;
    }
    case "tower_buried":
      tower.unshift(...tower.splice(-1));
      break;
    case "searched":
    case "attacked":
    case "rolled":
      await roll(event, check);
      break;
    default:
  }
}

async function roll(event: { card: string; dice: number[]; draw?: number }, check: Check): Promise<void> {
  const who = check.name(event.card);
  if (event.draw !== check.draws.count)
    check.differs(`${who} rolled with draw ${event.draw}; it was the turn of draw ${check.draws.count}`);
  const expected = await check.draws.dice(event.dice.length);
  check.dice += expected.length;
  if (expected.join() !== event.dice.join())
    check.differs(`${who} rolled ${event.dice.join(", ")}; the seed says ${expected.join(", ")}`);
}

export const verify: Verify = async (record, progress): Promise<Finding> => {
  const draws = new Draws(record.seed);
  const cards = (JSON.parse(record.content) as { looterz: ContentCard[] }).looterz;
  const check = new Check(draws, new Map(cards.map((card) => [card.id, card.name])));
  const events = record.events.flatMap((batch) => batch.events).map(asLooterz);
  const first = await draws.below(record.seats);
  const start = events[0]?.type === "game_started" ? events[0].first : null;
  if (start !== first)
    check.differs(`seat ${start === null ? "?" : start + 1} began; the seed says seat ${first + 1}`);
  const deck = await draws.shuffled(cards.flatMap((card) => Array<string>(card.copies).fill(card.id)));
  const bottom = [...deck.slice(0, half), ...Array<string>(pieces).fill("rigor")];
  check.tower = [...(await draws.shuffled(bottom)), ...deck.slice(half)];
  for (const [index, event] of events.entries()) {
    await follow(event, check);
    progress((index + 1) / events.length);
  }
  return {
    checked: `${counted(check.cards, "card")} and ${check.dice} ${check.dice === 1 ? "die" : "dice"}`,
    differences: shortened(check.differences),
  };
};

function shortened(differences: string[]): string[] {
  const more = differences.length - told;
  return more > 1 ? [...differences.slice(0, told), `And ${more} more of the kind.`] : differences;
}
