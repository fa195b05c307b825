/** Moves what each event moves on the table of Dungeonology, and leads the eye there. */
import { tick } from "svelte";
import type { Beat, LogLine } from "../../../lib/game";
import type { GameEvent } from "../../../lib/types";
import { Playback } from "../../../ui/playback";
import { workDuring, type Acting } from "../rules/acting";
import { after, lifted } from "../rules/replay";
import { story, tallyOf, type Chapter } from "../rules/tally";
import {
  asDungeonology,
  type Cube,
  type DungeonologyEvent,
  type DungeonologyView,
  type EventOf,
} from "../types";
import { logLine } from "../words/log";
import type { TableModel } from "./model.svelte";

/** So long the Clan Card is in everybody's sight, in ms. */
const CLAN = 2200;
/** The Panic Card is there to be read: so long for each letter of its text, within these bounds, in ms. */
const LETTER = 50;
const PANIC = { least: 2200, most: 10_000 };
/** How long an event stays on show, in ms; what is not named passes at once. */
const SHOWN: Partial<Record<DungeonologyEvent["type"], number>> = {
  turn_started: 500,
  scholar_moved: 320,
  rigor_moved: 420,
  minion_moved: 650,
  minion_acted: 900,
  minion_skipped: 900,
  zone_drawn: 500,
  zone_placed: 420,
  zone_filled: 260,
  cube_moved: 120,
  trick_played: 500,
  sorcery_drawn: 1200,
  test_started: 600,
  test_result: 1500,
  student_drawn: 240,
  omega_drawn: 700,
  stun_changed: 300,
  stacks_uncovered: 1600,
  clan_revealed: CLAN,
  thesis_accepted: CLAN,
  shouted: 700,
};

/** The end: its lines are counted one after the other, so long in all, but no longer than that for each. */
const COUNTING = 4000;
const LINE = 900;
/** Then one sees what comes of them. */
const CHAPTERS: Record<Exclude<Chapter, "sums">, number> = { threshold: 1100, wrath: 1200, winner: 1500 };
/** So long one sees who is about to set off, and where to. */
const SETTING_OFF = 400;
/** A cube's way through the air. */
const FLIGHT = 420;
/** Cubes that come from, or go to, a place that is larger than they are. */
const CUBE = 26;

export class Player extends Playback<DungeonologyView, TableModel, Cube> {
  /** The Minion's line at work during each event of the beat. */
  #work: readonly (Acting | null)[] = [];

  protected line(event: GameEvent, { view }: Beat<DungeonologyView>): LogLine | null {
    return logLine(event, { ...this.model.context, view });
  }

  protected override begin({ events }: Beat<DungeonologyView>): void {
    this.#work = workDuring(events.map(asDungeonology), this.model.acting);
  }

  protected override end({ view }: Beat<DungeonologyView>): void {
    if (!view.test) this.model.verdict = null;
    // A question in the middle of the card is about the line that is being done.
    this.model.acting = view.sorcery.showing === null ? null : (this.#work.at(-1) ?? null);
    this.model.revealed = null;
    this.model.ending = null;
  }

  protected async show(raw: GameEvent, index: number, beat: Beat<DungeonologyView>): Promise<void> {
    const event = asDungeonology(raw);
    this.#mark(event);
    this.model.acting = this.#work[index] ?? null;
    await this.#setOff(event);
    if (event.type === "cube_moved") await this.#carry(event);
    this.model.staged = after(this.model.view, event, beat.view);
    this.#lookAt(event);
    await tick();
    await this.wait(this.#shown(event));
    this.model.revealed = null;
    if (event.type === "game_ended") await this.#tellTheEnd(beat);
  }

  /** What the Boss sends, or carries off, is seen before it goes, and where to. */
  async #setOff(event: DungeonologyEvent): Promise<void> {
    const zones = journey(event);
    if (zones.length === 0) return;
    this.model.show(...zones);
    await tick();
    await this.wait(SETTING_OFF);
  }

  /** A cube flies from where it lay to where it goes. */
  async #carry(event: EventOf<"cube_moved">): Promise<void> {
    const duration = this.duration(FLIGHT);
    const [from, to] = [this.#boxOf(event.from), this.#boxOf(event.to)];
    if (!from || !to || duration <= 0) return;
    this.model.staged = lifted(this.model.view, event);
    await this.flights.fly({ thing: event.cube, from, to, duration });
  }

  /** Where a cube's place is on the screen: a space, a column or whose it is; all else lies on the Campus. */
  #boxOf(place: string): DOMRect | null {
    const [kind, first, second] = place.split(":");
    const anchors = {
      space: [`space-${first}-${second}`],
      board: [`board-${first}-${second}`, `seat-${first}`],
    }[kind ?? ""] ?? ["campus"];
    for (const anchor of anchors) {
      const found = this.root()?.querySelector(`[data-anchor="${anchor}"]`);
      if (found?.checkVisibility()) return cubeIn(found.getBoundingClientRect());
    }
    return null;
  }

  /** What lies over the board shows what it is about: the Test's result, the card turned up. */
  #mark(event: DungeonologyEvent): void {
    // The result stands until the Test is over: what it brings may take a question more.
    if (event.type === "test_result") this.model.verdict = event;
    else if (event.type === "test_started" || event.type === "test_ended") this.model.verdict = null;
    if (event.type === "clan_revealed" || event.type === "thesis_accepted") this.model.revealed = event.clan;
    else if (event.type === "panic_revealed") this.model.revealed = event.card;
  }

  async #tellTheEnd({ events, view }: Beat<DungeonologyView>): Promise<void> {
    const { outcome, campus } = view;
    if (!outcome) return;
    this.model.staged = view;
    // It begins with the Clan Card, which a Thesis may have turned up long ago.
    if (!events.some(({ type }) => type === "clan_revealed")) {
      this.model.revealed = campus.clan;
      await this.wait(CLAN);
      this.model.revealed = null;
    }
    const tally = tallyOf(outcome, view, this.model.catalog);
    const line = Math.min(LINE, COUNTING / Math.max(1, tally.lines.length));
    for (const moment of story(tally)) {
      this.model.ending = { outcome, tally, moment };
      await this.wait(moment.chapter === "sums" ? line : CHAPTERS[moment.chapter]);
    }
  }

  #shown(event: DungeonologyEvent): number {
    if (event.type !== "panic_revealed") return SHOWN[event.type] ?? 0;
    const text = this.model.catalog.panics.find(({ id }) => id === event.card)?.text ?? "";
    return Math.max(PANIC.least, Math.min(PANIC.most, text.length * LETTER));
  }

  /** The board follows what others do. */
  #lookAt(event: DungeonologyEvent): void {
    if (event.type === "stacks_uncovered") this.model.showStacks();
    else if ("zone" in event && typeof event.zone === "number" && SHOWN[event.type])
      this.model.show(event.zone);
  }
}

/** The Zones from and to which the Boss moves something. */
function journey(event: DungeonologyEvent): number[] {
  const boss = event.type === "rigor_moved" || event.type === "minion_moved";
  if (boss) return [event.from, event.zone].filter((zone) => zone !== null);
  if (event.type !== "cube_moved" || event.how !== "raided") return [];
  const spaces = [event.from, event.to].map((place) => place.split(":"));
  return spaces.flatMap(([kind, zone]) => (kind === "space" ? [Number(zone)] : []));
}

/** A cube in the middle of a box, no larger than the box. */
function cubeIn(box: DOMRect): DOMRect {
  const size = Math.min(CUBE, box.width, box.height);
  return new DOMRect(box.left + (box.width - size) / 2, box.top + (box.height - size) / 2, size, size);
}
