/** What taps make of the choices of a question. */
import type { Request } from "../lib/types";

/** Adds or removes a choice; with room for one only, the new one takes the old one's place. */
export function toggle(picked: readonly string[], choice: string, max: number): string[] {
  if (picked.includes(choice)) return picked.filter((other) => other !== choice);
  if (max === 1) return [choice];
  return picked.length < max ? [...picked, choice] : [...picked];
}

/** Whether the picked choices are an answer. */
export function complete(request: Request, picked: readonly string[]): boolean {
  if (request.kind === "one") return picked.length === 1;
  if (request.kind === "many") return picked.length >= request.min && picked.length <= request.max;
  return true;
}

/** Moves an item of an ordered list by `step` places. */
export function moved<T>(list: readonly T[], from: number, step: number): T[] {
  const to = Math.max(0, Math.min(list.length - 1, from + step));
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
}
