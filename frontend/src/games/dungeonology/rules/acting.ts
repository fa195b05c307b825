/** Which line of the Sorcery Card is being done, as far as events tell (RM-30, RM-52). */
import type { DungeonologyEvent } from "../types";

/** A Minion at work; without an act it only goes somewhere, without a Zone it finds nothing to do. */
export interface Acting {
  minion: string;
  act?: string;
  zone?: number;
}

/** Who is at work during each of the events; null: the card's own effect is being done. */
export function workDuring(events: readonly DungeonologyEvent[], before: Acting | null): (Acting | null)[] {
  let acting = before;
  return events.map((event, index) => (acting = workOf(event, events[index + 1], acting)));
}

function workOf(
  event: DungeonologyEvent,
  next: DungeonologyEvent | undefined,
  acting: Acting | null,
): Acting | null {
  switch (event.type) {
    case "sorcery_drawn":
      return null;
    case "minion_acted":
      return { minion: event.minion, act: event.act, zone: event.zone };
    case "minion_skipped":
      return { minion: event.minion, act: event.act };
    case "minion_moved":
      return moving(event.minion, event.zone, next, acting);
    default:
      return acting;
  }
}

/** A Minion is put where it is about to act; or it moves in the middle of its act, or instead of one. */
function moving(
  minion: string,
  zone: number | null,
  next: DungeonologyEvent | undefined,
  acting: Acting | null,
): Acting {
  const goal = zone === null ? {} : { zone };
  if (next?.type === "minion_acted" && next.minion === minion) return { minion, act: next.act, ...goal };
  return acting?.minion === minion ? { ...acting, ...goal } : { minion, ...goal };
}
