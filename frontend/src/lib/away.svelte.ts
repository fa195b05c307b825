/**
 * What a person has missed: the version of each game that they saw last, remembered on this device, and
 * from when on to tell them what happened since. A short glance away is not worth a report.
 */
const key = "rigor.seen";
const kept = 20;
/** Shorter absences are not reported, in ms. */
const glance = 15_000;
/** How long after a return the connection may take to bring what was missed, in ms. */
const lag = 5_000;

function recall(): [game: string, version: number][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? (stored as [string, number][]) : [];
  } catch {
    return [];
  }
}

function remember(game: string, version: number): void {
  const rest = recall().filter(([other]) => other !== game);
  try {
    localStorage.setItem(key, JSON.stringify([...rest, [game, version]].slice(-kept)));
  } catch {
    // Without storage there is a report only for absences within one visit.
  }
}

export class Away {
  /** The last version seen before an absence that is to be reported; null: nothing to report. */
  since = $state<number | null>(null);

  #game: string;
  #seen: number | null;
  #left: number | null = null;
  /** Until when a newer version still counts as missed, in ms since the epoch: the line may lag. */
  #catchingUp = 0;

  /** `version` is the one on show as the page opens. */
  constructor(game: string, version: number) {
    this.#game = game;
    this.#seen = recall().find(([other]) => other === game)?.[1] ?? null;
    if (this.#seen !== null && version > this.#seen) this.since = this.#seen;
  }

  /** This version is on show. */
  sees(version: number): void {
    if (this.#left !== null) return;
    if (this.since === null && this.#seen !== null && version > this.#seen && Date.now() < this.#catchingUp)
      this.since = this.#seen;
    if (this.since === null) this.#keep(version);
  }

  /** The page is no longer looked at: hidden, or about to be closed. */
  leaves(): void {
    this.#left ??= Date.now();
    if (this.#seen !== null) remember(this.#game, this.#seen);
  }

  /** The page is looked at again, with this version on show. */
  returns(version: number): void {
    const long = this.#left !== null && Date.now() - this.#left >= glance;
    this.#left = null;
    if (long) this.#catchingUp = Date.now() + lag;
    this.sees(version);
  }

  /** The report was read. */
  read(version: number): void {
    this.since = null;
    this.#catchingUp = 0;
    this.#keep(version);
  }

  #keep(version: number): void {
    this.#seen = Math.max(version, this.#seen ?? version);
  }
}
