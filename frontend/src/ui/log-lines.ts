/** The lines that events make, newest last. */
import { cardNames } from "../lib/cards";
import type { GameContext, LogLine, LogPart } from "../lib/game";
import type { EventBatch, GameEvent } from "../lib/types";

export interface KeyedLine {
  key: string;
  line: LogLine;
}

/** A line in words alone, as it is read out. */
export function spoken(line: LogLine, context: GameContext): string {
  const names = cardNames(context.catalog);
  return line.parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("seat" in part) return context.seatName(part.seat);
      return "card" in part ? (names.get(part.card) ?? part.card) : String(part.number);
    })
    .join("");
}

const PUNCTUATION = /^[.,:;!?)’]+/;

/** The parts of a line, each with the punctuation after it: no line of the log begins with a full stop. */
export function punctuated(parts: readonly LogPart[]): { part: LogPart; after: string }[] {
  const found: { part: LogPart; after: string }[] = [];
  for (const part of parts) {
    const before = found.at(-1);
    const after = before && typeof part === "string" ? (PUNCTUATION.exec(part)?.[0] ?? "") : "";
    if (before) before.after = after;
    found.push({ part: typeof part === "string" ? part.slice(after.length) : part, after: "" });
  }
  return found;
}

/** So many versions of the game leave the log together. */
const BUNCH = 32;

/**
 * At least `least` lines of the newest events, if there are so many; `format` gives null for what has no line.
 * The oldest leave in bunches: with each of them all others move, and the whole log is painted anew.
 */
export function newest(
  batches: readonly EventBatch[],
  format: (event: GameEvent) => LogLine | null,
  least: number,
): KeyedLine[] {
  const tail: KeyedLine[] = [];
  let bunch = -1;
  for (const { version, events } of [...batches].reverse()) {
    const next = Math.floor(version / BUNCH);
    if (tail.length >= least && next !== bunch) break;
    bunch = next;
    for (let index = events.length - 1; index >= 0; index -= 1) {
      const line = format(events[index] as GameEvent);
      if (line) tail.push({ key: `${version}.${index}`, line });
    }
  }
  return tail.reverse();
}

/** The lines, each the object that it was before if it says the same: what is on the page then stays. */
export function kept(lines: readonly KeyedLine[], before: readonly KeyedLine[]): KeyedLine[] {
  const earlier = new Map(before.map((one) => [one.key, one]));
  return lines.map((one) => {
    const was = earlier.get(one.key);
    return was && sameWords(was.line, one.line) ? was : one;
  });
}

/** Of the same event, so that the icon, which JSON leaves out, is the same too. */
const sameWords = (one: LogLine, other: LogLine): boolean => JSON.stringify(one) === JSON.stringify(other);
