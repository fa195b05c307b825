/**
 * What is on show. Views arrive at the network's pace; the stage plays them one after the other at
 * the player's pace, so that dice fall before coins move, and shows the newest view at the end.
 */
import type { Beat, BeatControl, BeatPlayer } from "./game";
import { settings } from "./settings.svelte";
import type { BaseView, EventBatch, GameEvent } from "./types";

/** With more beats than this waiting the client is behind: it shows results, not motion. */
const behind = 8;
/** No animation holds the game up for longer than this. */
const patience = 20_000;

export class Stage<V extends BaseView = BaseView, E extends GameEvent = GameEvent> {
  /** The view on show; trails the newest while beats are played. */
  view = $state.raw<V | null>(null);
  /** The view after the newest event of the log: what is told of a beat may name what only its end shows. */
  told = $state.raw<V | null>(null);
  playing = $state(false);
  /** Everything that was shown so far, oldest first. */
  log = $state.raw<EventBatch<E>[]>([]);

  #queue: Beat<V, E>[] = [];
  #players: BeatPlayer<V, E>[] = [];
  #skipper: AbortController | null = null;
  #run = 0;

  /** Shows a view at once and forgets what waited. */
  reset(view: V | null): void {
    this.#run += 1;
    this.#queue = [];
    this.#skipper?.abort();
    this.playing = false;
    this.view = view;
    this.told = view;
  }

  push(beat: Beat<V, E>): void {
    this.#queue.push(beat);
    if (!this.playing) void this.#play();
  }

  /** Earlier events, fetched after a snapshot. */
  recall(batches: readonly EventBatch<E>[]): void {
    const known = new Set(this.log.map((batch) => batch.version));
    const fresh = batches.filter((batch) => !known.has(batch.version));
    if (fresh.length > 0) this.log = [...this.log, ...fresh].sort((a, b) => a.version - b.version);
  }

  /** A new game begins: the old one's log goes. */
  forget(): void {
    this.log = [];
  }

  get lastLogged(): number {
    return this.log.at(-1)?.version ?? 0;
  }

  onbeat(player: BeatPlayer<V, E>): () => void {
    this.#players.push(player);
    return () => (this.#players = this.#players.filter((other) => other !== player));
  }

  /** Ends all running animations now. */
  skip(): void {
    this.#skipper?.abort();
  }

  async #play(): Promise<void> {
    const run = this.#run;
    this.playing = true;
    for (let beat = this.#queue.shift(); beat; beat = this.#queue.shift()) {
      await this.#playOne(beat, run);
      if (this.#queue.length > 0) await breath();
      if (run !== this.#run) return;
    }
    this.playing = false;
  }

  async #playOne(beat: Beat<V, E>, run: number): Promise<void> {
    const skipper = new AbortController();
    this.#skipper = skipper;
    if (this.#queue.length >= behind || document.hidden) skipper.abort();
    const commit = () => {
      if (run === this.#run) this.view = beat.view;
    };
    this.told = beat.view;
    if (beat.events.length > 0 && beat.version > this.lastLogged) {
      this.log = [...this.log, { version: beat.version, events: beat.events }];
    }
    if (beat.events.length > 0) {
      const plays = this.#players.map((player) => player(beat, control(skipper.signal, commit)));
      try {
        await Promise.race([Promise.all(plays), pause(patience, skipper.signal)]);
      } catch (error) {
        // A broken animation must never stop the game.
        console.error(error);
      }
      // Whoever is not done by now stops as well, and does not meddle with what follows.
      skipper.abort();
    }
    commit();
  }
}

function control(signal: AbortSignal, commit: () => void): BeatControl {
  const duration = (ms: number) => (signal.aborted ? 0 : ms * settings.pace);
  return { commit, signal, duration, wait: (ms) => pause(duration(ms), signal) };
}

/** Each beat is a task of its own: however much is caught up with, the page answers in between. */
const breath = (): Promise<void> =>
  document.hidden ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve));

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
