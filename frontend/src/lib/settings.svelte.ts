/** What the player set, remembered on this device. */

export type Theme = "night" | "daylight";
export type Speed = "slow" | "normal" | "fast" | "none";

interface Stored {
  theme: Theme;
  sound: boolean;
  speed: Speed;
  hints: boolean;
}

const key = "rigor.settings";
const factors: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, none: 0 };
const defaults: Stored = { theme: "night", sound: false, speed: "normal", hints: true };

class Settings {
  #stored = $state<Stored>({ ...defaults, ...recall() });
  #still = $state(false);

  constructor() {
    const query = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
    this.#still = query?.matches ?? false;
    query?.addEventListener?.("change", (event) => {
      this.#still = event.matches;
      this.dress();
    });
  }

  get theme(): Theme {
    return this.#stored.theme;
  }
  set theme(value: Theme) {
    this.#keep({ theme: value });
  }

  get sound(): boolean {
    return this.#stored.sound;
  }
  set sound(value: boolean) {
    this.#keep({ sound: value });
  }

  get speed(): Speed {
    return this.#stored.speed;
  }
  set speed(value: Speed) {
    this.#keep({ speed: value });
  }

  get hints(): boolean {
    return this.#stored.hints;
  }
  set hints(value: boolean) {
    this.#keep({ hints: value });
  }

  /** The system asks for reduced motion. */
  get reducedMotion(): boolean {
    return this.#still;
  }

  /** Nothing may move: the system or the player said so. */
  get still(): boolean {
    return this.#still || this.#stored.speed === "none";
  }

  /** Factor on every duration; 0 = no animation. */
  get pace(): number {
    return this.still ? 0 : factors[this.#stored.speed];
  }

  /** Writes theme and motion to the document, where tokens.css reads them. */
  dress(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.still ? "still" : "moving";
    const bar = document.querySelector('meta[name="theme-color"]');
    bar?.setAttribute("content", getComputedStyle(root).getPropertyValue("--table").trim());
  }

  #keep(change: Partial<Stored>): void {
    Object.assign(this.#stored, change);
    this.dress();
    try {
      localStorage.setItem(key, JSON.stringify(this.#stored));
    } catch {
      // Private windows may refuse storage; the setting then lasts as long as the page.
    }
  }
}

function recall(): Partial<Stored> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return stored !== null && typeof stored === "object" ? (stored as Partial<Stored>) : {};
  } catch {
    return {};
  }
}

export const settings = new Settings();
