/** What each question says: who asks, what, why and what follows. */
import type { Request } from "../../../lib/types";
import { asked, type Asked } from "./asked";
import { QUESTIONS } from "./questions";
import { isViewer, listed, readable, type Context } from "./names";

export interface PromptWords {
  asker: string;
  question: string;
  why?: string;
  next?: string;
}

const said = (words: string | ((asked: Asked) => string), about: Asked): string =>
  typeof words === "string" ? words : words(about);

export function promptWords(request: Request, context: Context): PromptWords {
  const about = asked(request, context);
  const entry = QUESTIONS[request.prompt];
  if (!entry) return { asker: about.name, question: `${readable(request.prompt)}?` };
  return {
    asker: about.name,
    question: said(entry.question, about),
    ...(entry.why && { why: said(entry.why, about) }),
    ...(entry.next && { next: said(entry.next, about) }),
  };
}

/** What who waits reads: who is asked, and what about. */
export function waitingWords(context: Context): PromptWords {
  const { asked: open, outcome } = context.view;
  if (outcome) return { asker: "", question: "The game is over." };
  const others = (open?.seats ?? []).filter((seat) => !isViewer(seat, context));
  if (!open || others.length === 0) return { asker: "", question: "One moment…" };
  const names = listed(others.map((seat) => context.seatName(seat)));
  const busy = QUESTIONS[open.prompt]?.waiting ?? "making up their mind";
  return { asker: "", question: `${names} ${others.length > 1 ? "are" : "is"} ${busy}.` };
}

/** The rules behind a question, by its key. */
export const promptRules = (prompt: string): readonly string[] => QUESTIONS[prompt]?.rules ?? [];
