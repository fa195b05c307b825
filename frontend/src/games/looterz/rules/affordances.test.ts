import { describe, expect, it } from "vitest";
import type { Request } from "../../../lib/types";
import { affordances, parseChoice } from "./affordances";

const ask = (choices: string[], more: Partial<Request> = {}): Request => ({
  id: 1,
  kind: "one",
  prompt: "dungeon_action",
  params: {},
  source: null,
  choices,
  min: 1,
  max: 1,
  default: choices[0] ?? 0,
  ...more,
});

describe("affordances", () => {
  it("lights nothing without a question", () => {
    const lit = affordances(null);
    expect(lit.actions.size + lit.looterz.size + lit.cards.size + lit.buttons.length).toBe(0);
    expect(lit.draw).toBe(false);
  });

  it("collects the actions of each Looter", () => {
    const lit = affordances(ask(["search:31", "attack:31", "search:32", "activate:32", "end"]));
    expect(lit.actions.get(31)).toEqual(["search", "attack"]);
    expect(lit.actions.get(32)).toEqual(["search", "activate"]);
    expect(lit.actions.has(33)).toBe(false);
    expect(lit.buttons.map((choice) => choice.raw)).toEqual(["end"]);
  });

  it("keeps Looterz, cards, seats and the Tower apart", () => {
    const lit = affordances(ask(["looter:1", "card:1", "recruit:1", "seat:1", "tower:1", "draw"]));
    for (const map of [lit.looterz, lit.cards, lit.recruits, lit.seats, lit.tower])
      expect([...map.keys()]).toEqual([1]);
    expect(lit.draw).toBe(true);
    expect(lit.buttons).toEqual([]);
  });

  it("makes a button of every choice it has no place for", () => {
    const lit = affordances(ask(["pay", "sacrifice", "juggle:7", "juggle:seven"]));
    expect(lit.buttons.map((choice) => choice.raw)).toEqual(["pay", "sacrifice", "juggle:7", "juggle:seven"]);
  });

  it("leaves orders and numbers to the dock", () => {
    expect(affordances(ask(["tower:0", "tower:1"], { kind: "order" })).tower.size).toBe(0);
    expect(affordances(ask([], { kind: "number" })).buttons).toEqual([]);
  });

  it("reads a choice with a card behind its object", () => {
    expect(parseChoice("trigger:7:miser")).toEqual({
      raw: "trigger:7:miser",
      verb: "trigger",
      object: "7",
      detail: "miser",
    });
  });
});
