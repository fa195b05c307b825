/**
 * Plays a beat: one event after the other, each with its motion, on a copy of the view that follows
 * the events. At the end the beat's own view is shown, whatever happened on the way.
 */
import { tick } from "svelte";
import type { Beat, BeatControl, BeatPlayer } from "../../../lib/game";
import { after } from "../rules/replay";
import { asDungeonology, type DungeonologyEvent, type DungeonologyView } from "../types";
import { logLine } from "../words/log";
import { spoken } from "../words/names";
import type { TableModel } from "./model.svelte";

/** How long an event stays on show, in ms; what is not named passes at once. */
const SHOWN: Partial<Record<DungeonologyEvent["type"], number>> = {
  turn_started: 500,
  scholar_moved: 320,
  rigor_moved: 420,
  minion_moved: 380,
  minion_acted: 500,
  zone_drawn: 500,
  zone_placed: 420,
  zone_filled: 260,
  cube_moved: 320,
  trick_played: 500,
  sorcery_drawn: 1200,
  test_started: 600,
  test_result: 1100,
  student_drawn: 240,
  omega_drawn: 700,
  stun_changed: 300,
  panic_revealed: 1200,
  clan_revealed: 900,
  shouted: 700,
};

export class Player {
  #model: TableModel;
  #control: BeatControl | null = null;
  #skipped = false;
  #wake: (() => void)[] = [];

  constructor(model: TableModel) {
    this.#model = model;
  }

  get playing(): boolean {
    return this.#control !== null;
  }

  /** Shows the result of the running beat at once. */
  skip(): void {
    this.#skipped = true;
    for (const wake of this.#wake.splice(0)) wake();
  }

  readonly play: BeatPlayer<DungeonologyView> = async (beat, control) => {
    this.#control = control;
    this.#skipped = control.signal.aborted;
    const onabort = (): void => this.skip();
    control.signal.addEventListener("abort", onabort);
    try {
      await this.#events(beat);
    } finally {
      control.signal.removeEventListener("abort", onabort);
      control.commit();
      this.#model.staged = null;
      this.#model.ticker = "";
      this.#model.verdict = null;
      this.#model.acting = null;
      this.#control = null;
    }
  };

  async #events(beat: Beat<DungeonologyView>): Promise<void> {
    for (const raw of beat.events) {
      if (this.#skipped || this.#control?.duration(1) === 0) return;
      const event = asDungeonology(raw);
      const line = logLine(raw, this.#model.context);
      if (line && !line.heading) this.#model.ticker = spoken(line.parts, this.#model.context);
      this.#mark(event);
      this.#model.staged = after(this.#model.view, event, beat.view);
      this.#lookAt(event);
      await tick();
      await this.#wait(SHOWN[event.type] ?? 0);
    }
  }

  /** What lies over the board shows what it is about: the Test's result, the Minion's line. */
  #mark(event: DungeonologyEvent): void {
    this.#model.verdict = event.type === "test_result" ? event : null;
    if (event.type === "sorcery_drawn") this.#model.acting = null;
    else if (event.type === "minion_acted") this.#model.acting = { minion: event.minion, act: event.act };
  }

  /** The board follows what others do. */
  #lookAt(event: DungeonologyEvent): void {
    if ("zone" in event && typeof event.zone === "number" && SHOWN[event.type]) this.#model.show(event.zone);
  }

  #wait(ms: number): Promise<void> {
    const time = this.#skipped ? 0 : (this.#control?.duration(ms) ?? 0);
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
