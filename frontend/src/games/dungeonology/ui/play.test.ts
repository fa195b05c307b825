/** Whether a beat is played one event after the other, as fast as the player wishes. */
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BeatControl, GameTableProps } from "../../../lib/game";
import type { GameEvent } from "../../../lib/types";
import { Flights } from "../../../ui/flights.svelte";
import { catalog, fixtures } from "../fixtures";
import type { Cube, DungeonologyView } from "../types";
import { TableModel } from "./model.svelte";
import { Player } from "./play";

const situation = fixtures.find(({ title }) => title === "dark_lord: minion_target");
const view: DungeonologyView = {
  ...(situation?.view as DungeonologyView),
  request: null,
  minions: { fluffy: 1, zbugbok: 2 },
  sorcery: { count: 3, showing: null, discards: [] },
};

/** Grasping Dark: Fluffy Raids, then Zbugbok makes somebody discard. */
const EVENTS: GameEvent[] = [
  { type: "sorcery_drawn", seat: 0, card: "grasping-dark" },
  { type: "minion_moved", minion: "fluffy", from: 1, zone: 3, how: "sent" },
  { type: "minion_acted", minion: "fluffy", act: "raid", count: 1, zone: 3 },
  { type: "minion_moved", minion: "zbugbok", from: 2, zone: 3, how: "sent" },
  { type: "minion_acted", minion: "zbugbok", act: "discard", count: 1, zone: 3 },
];
const END: DungeonologyView = { ...view, minions: { fluffy: 3, zbugbok: 3 } };

let model: TableModel;
let shown: number[][];

function started(pace: number, end = END, events = EVENTS): { abort: AbortController; done: Promise<void> } {
  const abort = new AbortController();
  const duration = (ms: number): number => (abort.signal.aborted ? 0 : ms * pace);
  const control: BeatControl = {
    commit: () => {},
    wait: () => Promise.resolve(),
    duration,
    signal: abort.signal,
  };
  const player = new Player(model, new Flights<Cube>(), () => null);
  return { abort, done: Promise.resolve(player.play({ version: 2, events, view: end }, control)) };
}

/** What one sees at this moment: the line at work, and where the Minions stand. */
const seen = (): string =>
  [
    model.view.sorcery.showing ?? "no card",
    model.acting ? `${model.acting.minion} ${model.acting.act} in ${model.acting.zone}` : "own effect",
    ...Object.entries(model.view.minions).map(([minion, zone]) => `${minion}@${zone}`),
  ].join(", ");

beforeEach(() => {
  vi.useFakeTimers();
  const context = { table: { seats: [] }, catalog, view, seatName: (seat: number) => `Person ${seat}` };
  model = new TableModel({
    ...context,
    context,
    request: null,
    pending: false,
    answer: () => {},
    onbeat: () => () => {},
  } as unknown as GameTableProps<DungeonologyView>);
  shown = [];
  vi.spyOn(model, "show").mockImplementation((...zones) => void shown.push(zones));
});

afterEach(() => vi.useRealTimers());

describe("a Sorcery Card with nothing to ask", () => {
  it("shows each Minion's way and act in order, its line lit before it sets off", async () => {
    const { done } = started(1);
    const story: string[] = [];
    for (let time = 0; time < 6_000; time += 50) {
      await vi.advanceTimersByTimeAsync(50);
      if (story.at(-1) !== seen()) story.push(seen());
    }
    await done;
    expect(story).toEqual([
      "grasping-dark, own effect, fluffy@1, zbugbok@2",
      "grasping-dark, fluffy raid in 3, fluffy@1, zbugbok@2",
      "grasping-dark, fluffy raid in 3, fluffy@3, zbugbok@2",
      "grasping-dark, zbugbok discard in 3, fluffy@3, zbugbok@2",
      "grasping-dark, zbugbok discard in 3, fluffy@3, zbugbok@3",
      // The test's table shows the old view again: nobody commits the new one.
      "no card, own effect, fluffy@1, zbugbok@2",
    ]);
  });

  it("leads the camera along each way, then to where it ends", async () => {
    const { done } = started(1);
    await vi.advanceTimersByTimeAsync(6_000);
    await done;
    expect(shown).toEqual([[1, 3], [3], [3], [2, 3], [3], [3]]);
  });

  it("takes as long as the player wishes", async () => {
    const times: number[] = [];
    for (const pace of [0.5, 1, 1.6]) {
      const begun = Date.now();
      const { done } = started(pace);
      await vi.runAllTimersAsync();
      await done;
      times.push((Date.now() - begun) / pace);
    }
    expect(times).toEqual([times[0], times[0], times[0]]);
    expect(times[0]).toBeGreaterThan(4_000);
  });

  it("is over at once when it is skipped, and knows the line that a question is about", async () => {
    const { abort, done } = started(1, { ...END, sorcery: { ...END.sorcery, showing: "grasping-dark" } });
    await vi.advanceTimersByTimeAsync(100);
    abort.abort();
    await vi.advanceTimersByTimeAsync(0);
    await done;
    expect(model.staged).toBeNull();
    expect(model.acting).toEqual({ minion: "zbugbok", act: "discard", zone: 3 });
  });
});

describe("the stacks' tokens", () => {
  it("turn up in everybody's sight as the first round begins", async () => {
    const yells = fixtures.find(({ title }) => title === "kragmortha: yell")?.view as DungeonologyView;
    const stacks = ["zbugbok", "matita", "fluffy", "lex-a"];
    model.staged = yells;
    const { done } = started(1, { ...yells, stacks }, [{ type: "stacks_uncovered", stacks }]);
    await vi.advanceTimersByTimeAsync(100);
    expect([model.view.stacks, model.focus?.on]).toEqual([stacks, "stacks"]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(model.playing).toBe(true);
    await vi.runAllTimersAsync();
    await done;
  });
});

describe("a Panic Card", () => {
  /** So long it lies over the table, in ms; it is put away by hand after so many. */
  async function lies(card: string, putAway = Infinity): Promise<number> {
    const { done, abort } = started(1, END, [{ type: "panic_revealed", card, turns: [2, 2] }]);
    let time = 0;
    for (await tick(); model.revealed === card; time += 100) {
      if (time >= putAway) abort.abort();
      await vi.advanceTimersByTimeAsync(100);
    }
    await done;
    return time;
  }
  const letters = (card: string): number => model.catalog.panics.find(({ id }) => id === card)!.text.length;

  it("lies there long enough to be read, and no longer than that", async () => {
    expect(letters("stampede")).toBe(60);
    expect(await lies("stampede")).toBe(3_000);
    expect(letters("final-raid")).toBeGreaterThan(200);
    expect(await lies("final-raid")).toBe(10_000);
  });

  it("is put away by hand", async () => {
    expect(await lies("final-raid", 1_000)).toBeLessThan(1_300);
  });
});

describe("the end", () => {
  const viewOf = (mode: string): DungeonologyView =>
    fixtures.find(({ title }) => title === `${mode}: the end`)?.view as DungeonologyView;
  const over = viewOf("standard");
  const clan = over.campus.clan ?? "";
  const ended = { type: "game_ended", winners: [0], reason: "last_turns" };

  /** What lies over the table, as it changes. */
  async function told(events: GameEvent[], view = over): Promise<string[]> {
    const { done } = started(1, view, events);
    const story: string[] = [];
    for (let time = 0; time < 10_500; time += 100) {
      await vi.advanceTimersByTimeAsync(100);
      const shown = model.revealed ?? model.ending?.moment.chapter ?? "table";
      if (story.at(-1) !== shown) story.push(shown);
    }
    await done;
    return story;
  }

  it("begins with the Clan Card, turned up now or long ago, and counts up the sums", async () => {
    expect(clan).not.toBe("");
    expect(await told([{ type: "clan_revealed", clan }, ended])).toEqual([clan, "sums", "winner", "table"]);
    expect(await told([ended])).toEqual([clan, "sums", "winner", "table"]);
  });

  it("tells of the Threshold and of the Wrath before the winner, within ten seconds", async () => {
    const castle = viewOf("kragmortha");
    expect(await told([ended], castle)).toEqual([
      castle.campus.clan,
      "sums",
      "threshold",
      "wrath",
      "winner",
      "table",
    ]);
  });

  it("shows everybody the Clan Card of an accepted Thesis", async () => {
    expect(await told([{ type: "thesis_accepted", seat: 1, clan, points: 15 }])).toEqual([clan, "table"]);
  });
});
