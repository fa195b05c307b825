/** Which hints were read on this device. */
import { settings } from "../../../lib/settings.svelte";
import { HINTS } from "../words/hints";

const KEY = "rigor.looterz.hints";

function recall(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

class Hints {
  #read = $state<string[]>(recall());

  /** The hint for a question, unless it was read or hints are off. */
  for(prompt: string | undefined): string | null {
    if (!prompt || !settings.hints || this.#read.includes(prompt)) return null;
    return HINTS[prompt] ?? null;
  }

  dismiss(prompt: string): void {
    this.#read.push(prompt);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#read));
    } catch {
      // Without storage the hint comes back with the next visit.
    }
  }
}

export const hints = new Hints();
