/** Which button is the one to press next, and which lie beside it. */
import type { Request } from "../../../lib/types";
import { parseChoice, type Affordances } from "../rules/affordances";

/** What carries a turn on, the most rewarding first. */
const FORWARD = ["study", "explore", "portal", "rest", "done", "pass", "yes", "stay", "end"];
/** Questions whose answers weigh the same: none stands out. */
const EVEN = new Set([
  "stun_or_sacrifice",
  "activate_boss",
  "shout_vote",
  "thesis",
  "one_of_two",
  "o_the_bag",
]);

export interface Actions {
  primary: string | null;
  others: string[];
}

export function actions(lit: Affordances, request: Request | null): Actions {
  const { buttons } = lit;
  if (!request || EVEN.has(request.prompt)) return { primary: null, others: buttons };
  const primary = forward(request, buttons);
  return { primary, others: buttons.filter((raw) => raw !== primary) };
}

function forward(request: Request, buttons: readonly string[]): string | null {
  // Going home is a way out, not the way on: only when nothing else is left.
  const order = request.prompt === "movement" ? FORWARD.filter((verb) => verb !== "rest") : FORWARD;
  for (const verb of order) {
    const found = buttons.find((raw) => parseChoice(raw).verb === verb);
    if (found !== undefined) return found;
  }
  return buttons.length === 1 ? (buttons[0] ?? null) : null;
}
