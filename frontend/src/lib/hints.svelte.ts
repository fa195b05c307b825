/** Which hints of a game were read on this device. */
import { settings } from "./settings.svelte";

export class ReadHints {
  #key: string;
  #read = $state<string[]>([]);

  constructor(game: string) {
    this.#key = `rigor.${game}.hints`;
    this.#read = recall(this.#key);
  }

  /** Whether to show the hint: it was not read yet, and hints are on. */
  wanted(hint: string): boolean {
    return settings.hints && !this.#read.includes(hint);
  }

  dismiss(hint: string): void {
    this.#read.push(hint);
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#read));
    } catch {
      // Without storage the hint comes back with the next visit.
    }
  }
}

function recall(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}
