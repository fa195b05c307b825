/** The lines that events make, newest last. */
import type { GameContext, LogLine } from "../lib/game";
import type { EventBatch, GameEvent } from "../lib/types";

export interface KeyedLine {
  key: string;
  line: LogLine;
}

/** A line in words alone, as it is read out. */
export function spoken(line: LogLine, context: GameContext): string {
  const names = new Map(context.catalog.cards.map((card) => [card.id, card.name]));
  return line.parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("seat" in part) return context.seatName(part.seat);
      return "card" in part ? (names.get(part.card) ?? part.card) : String(part.number);
    })
    .join("");
}

/** At most `most` lines of the newest events; `format` gives null for what has no line. */
export function newest(
  batches: readonly EventBatch[],
  format: (event: GameEvent) => LogLine | null,
  most: number,
): KeyedLine[] {
  const tail: KeyedLine[] = [];
  for (const batch of [...batches].reverse()) {
    for (let index = batch.events.length - 1; index >= 0; index -= 1) {
      if (tail.length >= most) return tail.reverse();
      const line = format(batch.events[index] as GameEvent);
      if (line) tail.push({ key: `${batch.version}.${index}`, line });
    }
  }
  return tail.reverse();
}
