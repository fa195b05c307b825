/**
 * Checks a game that is over: shuffles everything anew from the seed, and lets the record's events take
 * from it. How chance comes from the seed is written in app/engine/kernel/chance.py.
 */
import { Check } from "../../../lib/check";
import type { Verify } from "../../../lib/game";
import type { GameEvent } from "../../../lib/types";
import { listed } from "../../../lib/words";
import { counted } from "../words/names";
import { Box, type Looks } from "./box";
import { CHANCE } from "./chance";
import { namesOf, type Content } from "./content";
import { deal } from "./deal";
import type { Told, ToldEvent } from "./events";
import { PILES } from "./piles";
import { TRICKS } from "./tricks";

type Look = (event: GameEvent, box: Box) => Promise<void> | void;
const LOOKS: Looks<Exclude<ToldEvent["type"], "game_started">> = { ...CHANCE, ...TRICKS, ...PILES };
const looks = new Map(Object.entries(LOOKS) as unknown as [string, Look][]);

export const verify: Verify = async (record, progress) => {
  const content = JSON.parse(record.content) as Content;
  const check = new Check(record, namesOf(content));
  const started = (await check.begin()) as unknown as Told<"game_started">;
  const box = new Box(check, await deal(check.draws, content, started, record.seats), record.seats);
  await check.follow(progress, (event) => looks.get(event.type)?.(event, box));
  return check.finding(seen(box));
};

const seen = ({ counts }: Box): string =>
  listed([
    counted(counts.cards, "card"),
    counted(counts.zones, "Zone"),
    counted(counts.students, "Student"),
    counted(counts.choices, "random choice"),
  ]);
