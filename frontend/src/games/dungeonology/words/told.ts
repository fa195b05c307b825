/** What the lines of the log are written from and with. */
import type { LogLine, LogPart } from "../../../lib/game";
import type { GameEvent } from "../../../lib/types";
import { does, isViewer, type Context } from "./names";

/** An event's fields, read as what they are. */
export class Told {
  constructor(
    readonly event: GameEvent,
    readonly context: Context,
  ) {}

  number(key: string): number {
    return Number(this.event[key] ?? 0);
  }
  text(key: string): string {
    return String(this.event[key] ?? "");
  }
  list(key: string): unknown[] {
    const value = this.event[key];
    return Array.isArray(value) ? value : [];
  }
  get seat(): number {
    return this.number("seat");
  }
  /** "You draw", "Ada draws": the seat and the verb that fits. */
  does(plain: string, third?: string): LogPart[] {
    return [{ seat: this.seat }, ` ${does(this.seat, this.context, plain, third)}`];
  }
  card(key: string): LogPart {
    return { card: this.text(key) };
  }
  /** The card of a placed Zone. */
  zone(key = "zone"): LogPart {
    return this.zoneCard(this.number(key));
  }
  zoneCard(number: number): LogPart {
    const zone = this.context.view.zones[number];
    return zone ? { card: zone.card } : "a Zone";
  }
  /** Cards that only some may know: empty for all others. */
  cards(key: string): LogPart[] {
    return this.list(key).map((one) => ({
      card: typeof one === "string" ? one : (one as { card: string }).card,
    }));
  }
  /** A seat that something is done to. */
  them(key: string): LogPart {
    return this.who(this.number(key));
  }
  /** What is told of several seats, each with its seat. */
  seats(key: string): [Record<string, unknown>, LogPart][] {
    return this.list(key).map((one) => {
      const about = one as Record<string, unknown>;
      return [about, this.who(Number(about["seat"]))];
    });
  }
  who(seat: number): LogPart {
    return isViewer(seat, this.context) ? "you" : { seat };
  }
  line(...parts: LogPart[]): LogLine {
    return { parts, seat: typeof this.event["seat"] === "number" ? this.seat : null };
  }
}

export type Writer = (told: Told) => LogLine | null;

/** A word that leads to its rule. */
export const term = (word: string | number, rule: string): LogPart => ({ number: word, rule });
/** "and"-list of what may be several parts each: names that can be looked up. */
export const several = (things: readonly (readonly LogPart[])[]): LogPart[] =>
  things.flatMap((thing, index) => {
    if (index === 0) return thing;
    return [index === things.length - 1 ? " and " : ", ", ...thing];
  });
export const heading = (...parts: LogPart[]): LogLine => ({ parts, heading: true, seat: null });
