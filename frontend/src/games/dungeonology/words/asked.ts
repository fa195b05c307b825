/** What a question says, and what its words may ask of it. */
import type { Request } from "../../../lib/types";
import { CUBE_NAMES, cardName, cubeName, type Context } from "./names";

export interface Asked {
  request: Request;
  context: Context;
  /** Name of the card that asks, or "The rules". */
  name: string;
  /** A number among the question's parameters. */
  number(key: string): number;
  /** The person behind a seat among the parameters. */
  seat(key: string): string;
  /** Whether it is the reader's own. */
  mine(key: string): boolean;
  /** A cube, card or Minion among the parameters. */
  thing(key: string): string;
}

type Words = string | ((asked: Asked) => string);

export interface Question {
  question: Words;
  why?: Words;
  next?: Words;
  /** What the button says, when it is not the choice itself: "Lay the trap here". */
  verb?: string;
  /** What others read while they wait: "Ada is …". */
  waiting: string;
  rules: readonly string[];
}

export function asked(request: Request, context: Context): Asked {
  const param = (key: string): string | number | undefined => request.params[key];
  return {
    request,
    context,
    name: request.source ? cardName(context, request.source) : "The rules",
    number: (key) => Number(param(key) ?? 0),
    seat: (key) => context.seatName(Number(param(key) ?? 0)),
    mine: (key) => Number(param(key) ?? 0) === context.view.viewer,
    thing: (key) => {
      const value = String(param(key) ?? "");
      return value in CUBE_NAMES ? cubeName(value) : value === "rigor" ? "Rigor" : cardName(context, value);
    },
  };
}
