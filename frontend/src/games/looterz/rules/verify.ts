/**
 * Checks a game that is over: shuffles the Tower anew from the seed, and lets the record's events take
 * from it. How chance comes from the seed is written in app/engine/kernel/chance.py.
 */
import { Check } from "../../../lib/check";
import type { Finding, Verify } from "../../../lib/game";
import type { GameRecord } from "../../../lib/types";
import { asLooterz, type LooterzEvent } from "../types";
import { counted } from "../words/names";

interface ContentCard {
  id: string;
  name: string;
  copies: number;
}

/** The bottom half of the Tower is shuffled with so many pieces of Rigor Mortis (LZ-04). */
const half = 30;
const pieces = 4;

class TowerCheck extends Check {
  cards = 0;
  dice = 0;
  /** The top is the last. */
  tower: string[] = [];
  /** How deep the next card is drawn from: 0 = the top. */
  depth = 0;

  constructor(
    record: GameRecord,
    private readonly deck: ContentCard[],
  ) {
    super(record, new Map([["rigor", "Rigor Mortis"], ...deck.map(({ id, name }) => [id, name] as const)]));
  }

  async build(): Promise<void> {
    const faces = this.deck.flatMap((card) => Array<string>(card.copies).fill(card.id));
    const shuffled = await this.draws.shuffled(faces);
    const bottom = [...shuffled.slice(0, half), ...Array<string>(pieces).fill("rigor")];
    this.tower = [...(await this.draws.shuffled(bottom)), ...shuffled.slice(half)];
  }

  /** A card that left the Tower, or was seen in it. */
  override card(found: string, expected: string | undefined, what: string): void {
    this.cards += 1;
    super.card(found, expected, what);
  }

  taken(): string | undefined {
    const [card] = this.tower.splice(this.tower.length - 1 - this.depth, 1);
    this.depth = 0;
    return card;
  }
}

async function look(event: LooterzEvent, check: TowerCheck): Promise<void> {
  const { tower } = check;
  switch (event.type) {
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

async function roll(
  event: { card: string; dice: number[]; draw?: number },
  check: TowerCheck,
): Promise<void> {
  const who = check.name(event.card);
  check.turnOf(event.draw, `${who} rolled`);
  const expected = await check.draws.dice(event.dice.length);
  check.dice += expected.length;
  if (expected.join() !== event.dice.join())
    check.differs(`${who} rolled ${event.dice.join(", ")}; the seed says ${expected.join(", ")}`);
}

export const verify: Verify = async (record, progress): Promise<Finding> => {
  const check = new TowerCheck(record, (JSON.parse(record.content) as { looterz: ContentCard[] }).looterz);
  await check.begin();
  await check.build();
  await check.follow(progress, (event) => look(asLooterz(event), check));
  return check.finding(
    `${counted(check.cards, "card")} and ${check.dice} ${check.dice === 1 ? "die" : "dice"}`,
  );
};
