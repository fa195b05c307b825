/** Events as lines of the log. */
import type { LogLine } from "../../../lib/game";
import type { GameEvent } from "../../../lib/types";
import { readable, type Context } from "./names";

export function logLine(event: GameEvent, context: Context): LogLine | null {
  void context;
  const seat = typeof event["seat"] === "number" ? event["seat"] : null;
  return { seat, parts: [readable(event.type)] };
}
