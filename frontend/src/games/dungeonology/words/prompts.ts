/** What each question says: who asks, what, why, what follows, and what the buttons are called. */
import type { Request } from "../../../lib/types";
import { cardName, readable, type Context } from "./names";

export interface PromptWords {
  asker: string;
  question: string;
  why?: string;
  next?: string;
}

export function promptWords(request: Request, context: Context): PromptWords {
  return {
    asker: request.source ? cardName(context, request.source) : "The rules",
    question: `${readable(request.prompt)}?`,
  };
}

/** What who waits reads. */
export function waitingWords(context: Context): PromptWords {
  const seats = context.view.asked?.seats ?? [];
  return { asker: "", question: `Waiting for ${seats.map((seat) => context.seatName(seat)).join(", ")}.` };
}

/** What the button of a choice says. */
export function choiceLabel(raw: string, request: Request, context: Context): string {
  void request;
  void context;
  return readable(raw);
}
