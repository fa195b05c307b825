/** The lines that events make, newest last. */
import type { LogLine } from "../lib/game";
import type { EventBatch, GameEvent } from "../lib/types";

export interface KeyedLine {
  key: string;
  line: LogLine;
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
