/// <reference types="node" />
/** The check of a real game (tests/engine/looterz/client_record.py), honest and tampered with. */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { judge, type Witness } from "../../../lib/judge";
import type { GameEvent, GameRecord } from "../../../lib/types";
import { verify } from "./verify";

const text = readFileSync("src/games/looterz/fixtures/record.jsonl", "utf8");
let record: GameRecord;
let witness: Witness;

const first = (wanted: (event: GameEvent) => boolean): GameEvent =>
  record.events.flatMap((batch) => batch.events).find(wanted) as GameEvent;
const check = () => judge(record, witness, verify);

beforeEach(() => {
  record = JSON.parse(text) as GameRecord;
  witness = { gameId: record.game_id, commitment: record.commitment, log: [] };
});

describe("the check of a game", () => {
  it("finds an honest game fair, and says how much it has looked at", async () => {
    const progress = vi.fn();
    const verdict = await judge(record, { ...witness, log: record.events }, verify, progress);
    expect(verdict.differences).toEqual([]);
    expect(verdict.checked).toMatch(/^\d\d+ cards and 94 dice$/);
    expect(progress).toHaveBeenLastCalledWith(1);
  });

  it("finds the same without the browser's own SHA-256, as over plain http", async () => {
    vi.stubGlobal("crypto", {});
    const verdict = await check().finally(() => vi.unstubAllGlobals());
    expect(verdict.differences).toEqual([]);
  });

  it("finds a die that was changed", async () => {
    const roll = first((event) => event.type === "attacked");
    const dice = roll["dice"] as number[];
    const [was, now] = [dice.join(", "), dice.map((die) => (die % 6) + 1)];
    roll["dice"] = now;
    const { differences } = await check();
    expect(differences).toHaveLength(1);
    expect(differences[0]).toMatch(
      new RegExp(`^Round \\d+: .+ rolled ${now.join(", ")}; the seed says ${was}\\.$`),
    );
  });

  it("finds a roll for which draws were thrown away", async () => {
    const roll = first((event) => event.type === "searched");
    roll["draw"] = (roll["draw"] as number) + 1;
    expect((await check()).differences).toHaveLength(1);
  });

  it("finds a card that was swapped", async () => {
    const draw = first((event) => event.type === "card_drawn");
    (draw["card"] as { card: string }).card = "nobody-knows";
    const { differences } = await check();
    expect(differences).toHaveLength(1);
    expect(differences[0]).toContain("a card drawn was nobody-knows; the seed says ");
  });

  it("finds a wrong seed", async () => {
    record.seed = "0".repeat(64);
    const { differences } = await check();
    expect(differences[0]).toContain("The seed does not belong to the commitment");
    expect(differences.at(-1)).toMatch(/^And \d+ more of the kind\.$/);
  });

  it("finds a commitment that is not the one seen first", async () => {
    witness = { ...witness, commitment: "f".repeat(64) };
    const { differences } = await check();
    expect(differences).toHaveLength(2);
    expect(differences[0]).toContain("not the one that this device saw first");
  });

  it("finds a record that hangs together and is not what the page was shown", async () => {
    const log = JSON.parse(JSON.stringify(record.events)) as GameRecord["events"];
    const roll = log.flatMap((batch) => batch.events).find((event) => event.type === "searched");
    (roll as GameEvent)["coins"] = 99;
    const { differences } = await judge(record, { ...witness, log }, verify);
    expect(differences).toHaveLength(1);
    expect(differences[0]).toContain("This page was shown something that the record does not tell: searched");
  });

  it("finds another list of cards, and another game", async () => {
    record.content = record.content.replace("Khal-Mar", "Khal-Mor");
    record.game_id = "another";
    expect((await check()).differences).toHaveLength(2);
  });
});
