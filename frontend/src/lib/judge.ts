/** Whether a game that is over was fair: its record against its seed, and against what this device was shown. */
import type { Verify } from "./game";
import { sha256 } from "./sha256";
import type { EventBatch, GameEvent, GameRecord } from "./types";

/** What this device knows of a game by itself. */
export interface Witness {
  gameId: string;
  /** The commitment that was seen first. */
  commitment: string;
  /** The events as they were shown. */
  log: readonly EventBatch[];
}

export interface Verdict {
  /** What was compared, in words. */
  checked: string;
  /** What differs, as sentences; empty when all is as it should be. */
  differences: string[];
}

/** Checks what holds for every game, and has the game check its own shuffles and rolls. */
export async function judge(
  record: GameRecord,
  witness: Witness,
  verify: Verify,
  progress: (share: number) => void = () => {},
): Promise<Verdict> {
  const differences: string[] = [];
  if (record.game_id !== witness.gameId) differences.push("The record is that of another game.");
  if (record.commitment !== witness.commitment)
    differences.push("The commitment in the record is not the one that this device saw first.");
  if ((await sha256(record.seed)) !== witness.commitment)
    differences.push("The seed does not belong to the commitment: it was changed after the start.");
  if ((await sha256(record.content)) !== record.content_hash)
    differences.push("The list of cards is not the one that the game was started with.");
  const strange = firstNotTold(witness.log, record.events);
  if (strange)
    differences.push(`This page was shown something that the record does not tell: ${words(strange)}.`);
  const own = await verify(record, progress);
  return { checked: own.checked, differences: [...differences, ...own.differences] };
}

/** The first event that was shown and is not in the record, where it should come next. */
function firstNotTold(shown: readonly EventBatch[], told: readonly EventBatch[]): GameEvent | null {
  const record = told.flatMap((batch) => batch.events);
  let next = 0;
  for (const event of shown.flatMap((batch) => batch.events)) {
    // What happened while the line was down may be missing here; the order is the same.
    while (next < record.length && !isTold(event, record[next] as GameEvent)) next += 1;
    if (next === record.length) return event;
    next += 1;
  }
  return null;
}

/** Whether all that was shown of an event is told of it too. */
const isTold = (shown: GameEvent, told: GameEvent): boolean =>
  Object.entries(shown).every(([field, value]) => JSON.stringify(told[field]) === JSON.stringify(value));

const words = ({ type, ...fields }: GameEvent): string =>
  `${type.replaceAll("_", " ")} ${JSON.stringify(fields)}`;
