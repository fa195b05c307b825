/**
 * Plays a beat: one event after the other, each with its motion, on a copy of the view that follows
 * the events. At the end the beat's own view is shown, whatever happened on the way.
 */
import type { Beat, BeatControl, BeatPlayer, LogLine } from "../lib/game";
import type { GameEvent } from "../lib/types";
import type { Flights } from "./flights.svelte";
import { spoken } from "./log-lines";
import type { PickingModel, SeatsView } from "./picking-model.svelte";

export abstract class Playback<V extends SeatsView, M extends PickingModel<V, unknown>, Thing> {
  #control: BeatControl | null = null;
  #skipped = false;
  #wake: (() => void)[] = [];

  constructor(
    protected readonly model: M,
    protected readonly flights: Flights<Thing>,
    protected readonly root: () => HTMLElement | null,
  ) {}

  get playing(): boolean {
    return this.#control !== null;
  }

  /** Shows the result of the running beat at once. */
  skip(): void {
    this.#skipped = true;
    this.flights.clear();
    for (const wake of this.#wake.splice(0)) wake();
  }

  readonly play: BeatPlayer<V> = async (beat, control) => {
    this.#control = control;
    this.#skipped = control.signal.aborted;
    const onabort = (): void => this.skip();
    control.signal.addEventListener("abort", onabort);
    this.begin(beat);
    try {
      await this.#events(beat);
    } finally {
      control.signal.removeEventListener("abort", onabort);
      control.commit();
      this.model.staged = null;
      this.model.ticker = "";
      this.end(beat);
      this.flights.clear();
      this.#control = null;
    }
  };

  async #events(beat: Beat<V>): Promise<void> {
    for (const [index, event] of beat.events.entries()) {
      if (this.duration(1) === 0) return;
      const line = this.line(event, beat);
      if (line && !line.heading) this.model.ticker = spoken(line, this.model.context);
      await this.show(event, index, beat);
    }
  }

  /** What is done before the first event, and after the last; also when nothing moves in between. */
  protected begin(_beat: Beat<V>): void {}
  protected end(_beat: Beat<V>): void {}
  /** The event in words. */
  protected abstract line(event: GameEvent, beat: Beat<V>): LogLine | null;
  /** Moves what the event moves, and stages the view after it. */
  protected abstract show(event: GameEvent, index: number, beat: Beat<V>): Promise<void>;

  /** Duration at the player's speed, in ms; 0 once the beat is skipped. */
  protected duration(ms: number): number {
    return this.#skipped ? 0 : (this.#control?.duration(ms) ?? 0);
  }

  protected wait(ms: number): Promise<void> {
    const time = this.duration(ms);
    if (time <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
