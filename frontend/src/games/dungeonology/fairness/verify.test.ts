/// <reference types="node" />
/** The check of real games of each mode (tests/engine/dungeonology/client_records.py), honest and tampered with. */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { judge, type Verdict } from "../../../lib/judge";
import type { GameEvent, GameRecord } from "../../../lib/types";
import { verify } from "./verify";

const lines = readFileSync("src/games/dungeonology/fixtures/records.jsonl", "utf8").trim().split("\n");
const standard = 0;
const darkLord = 1;
const kragmortha = 2;
/** A game in which the Trick Cards and the Sorcery Cards have run out. */
const long = 3;

let record: GameRecord;
const open = (game: number): void => {
  record = JSON.parse(lines[game] as string) as GameRecord;
};
const first = (type: string, fields: Record<string, unknown> = {}): GameEvent => {
  const found = record.events
    .flatMap((batch) => batch.events)
    .find(
      (event) =>
        event.type === type && Object.entries(fields).every(([name, value]) => event[name] === value),
    );
  if (!found) throw new Error(`nothing like ${type} in this game`);
  return found;
};
const check = (progress?: (share: number) => void): Promise<Verdict> =>
  judge(
    record,
    { gameId: record.game_id, commitment: record.commitment, log: record.events },
    verify,
    progress,
  );

describe("the check of an honest game", () => {
  it.each([
    ["Standard", standard],
    ["Dark Lord", darkLord],
    ["Kragmortha", kragmortha],
    ["long", long],
  ])("finds it fair, and says how much it has looked at: %s", async (_, game) => {
    open(game);
    const progress = vi.fn();
    const { checked, differences } = await check(progress);
    expect(differences).toEqual([]);
    expect(checked).toMatch(/^\d\d+ cards, \d+ Zones, \d\d+ Students and \d+ random choices?$/);
    expect(progress).toHaveBeenLastCalledWith(1);
  });

  it("goes through decks that were shuffled anew", () => {
    open(long);
    for (const what of ["tricks", "sorcery", "university"]) first("shuffled", { what });
  });
});

describe("the check of a game that was tampered with", () => {
  beforeEach(() => open(standard));

  const differs = async (words: string | RegExp): Promise<void> => {
    const { differences } = await check();
    expect(differences.join("\n")).toMatch(words);
  };

  it("finds an Omega in the place of a Student", async () => {
    first("student_drawn", { student: "student" })["student"] = "omega";
    await differs(/^Round \d+: what came out of the University was an Omega; the seed says a Student\.$/);
  });

  it("finds a choice at random that was made otherwise", async () => {
    const choice = first("randomized", { what: "cube" });
    choice["dice"] = [((choice["dice"] as number[])[0] as number) + 1];
    await differs(/a cube was chosen at random, number \d+; the seed says number \d+\.$/);
  });

  it("finds another card lost than the one chosen at random", async () => {
    const hand = first("trick_drawn", { from: "deck" });
    const lost = first("randomized", { what: "trick" });
    const next = record.events.flatMap((batch) => batch.events);
    const discard = next[next.indexOf(lost) + 1] as GameEvent;
    discard["hand_id"] = (hand["card"] as { id: number }).id;
    await differs("the Trick Card lost at random was");
  });

  it("finds draws that were thrown away", async () => {
    const shuffle = first("shuffled");
    shuffle["draw"] = (shuffle["draw"] as number) + 1;
    await differs(/^Round \d+: something was shuffled with draw \d+; it was the turn of draw \d+\.$/);
  });

  it("finds a shuffle that came out otherwise", async () => {
    first("shuffled")["dice"] = [70_000];
    await differs(/^Round \d+: \d+ were shuffled, up to 70000; the seed says \d+, up to \d+\.$/);
  });

  it("finds a Trick Card, a Zone, a Jinx and an Intern that were swapped", async () => {
    (first("trick_drawn")["card"] as { card: string }).card = "nobody-knows";
    first("zone_drawn")["card"] = "nobody-knows";
    first("jinx_drawn")["jinx"] = "nobody-knows";
    first("intern_taken")["intern"] = "nobody-knows";
    const { differences } = await check();
    for (const what of ["a Trick Card drawn", "a Zone"])
      expect(differences.join("\n")).toContain(`${what} was nobody-knows; the seed says `);
    expect(differences.length).toBeGreaterThan(4);
  });

  it("finds another Clan Card and another Panic Card", async () => {
    first("clan_revealed")["clan"] = "nobody-knows";
    first("panic_revealed")["card"] = "nobody-knows";
    const { differences } = await check();
    expect(differences).toHaveLength(2);
    expect(differences[0]).toContain("the Panic Card was nobody-knows; the seed says ");
    expect(differences[1]).toContain("the Clan Card was nobody-knows; the seed says ");
  });

  it("finds cards put under the deck that nobody had foreseen", async () => {
    (first("divined_put_below")["cards"] as string[])[0] = "nobody-knows";
    await differs("other Trick Cards were put under the deck than had been foreseen");
  });

  it("finds a Sorcery Card of Rigor's that was swapped", async () => {
    open(darkLord);
    first("sorcery_drawn")["card"] = "nobody-knows";
    await differs("a Sorcery Card was nobody-knows; the seed says ");
  });

  it("finds tokens of the stacks that were swapped", async () => {
    open(kragmortha);
    (first("stacks_uncovered")["stacks"] as string[]).reverse();
    await differs(/^At the start: the token of stack 1 was Zbugbok; the seed says Lex-A\.$/m);
  });

  it("finds another beginner, other options and a wrong seed", async () => {
    const started = first("game_started");
    started["first"] = (started["first"] as number) + 1;
    await differs(/^At the start: seat \d began; the seed says seat \d\.$/);
    open(standard);
    first("game_started")["clans"] = "expansion";
    expect((await check()).differences.length).toBeGreaterThan(0);
    open(standard);
    record.seed = "0".repeat(64);
    await differs(/^And \d+ more of the kind\.$/m);
  });
});
