import { describe, expect, it } from "vitest";
import type { Request } from "../lib/types";
import { complete, moved, toggle } from "./picking";

const ask = (more: Partial<Request>): Request => ({
  id: 1,
  kind: "one",
  prompt: "any",
  params: {},
  source: null,
  choices: ["a", "b", "c"],
  min: 1,
  max: 1,
  default: "a",
  ...more,
});

describe("picking", () => {
  it("replaces when only one may be picked, stops when full", () => {
    expect(toggle(["a"], "b", 1)).toEqual(["b"]);
    expect(toggle(["a", "b"], "c", 2)).toEqual(["a", "b"]);
    expect(toggle(["a", "b"], "a", 2)).toEqual(["b"]);
  });

  it("knows when the picks are an answer", () => {
    const many = ask({ kind: "many", min: 2, max: 2 });
    expect(complete(many, ["a"])).toBe(false);
    expect(complete(many, ["a", "b"])).toBe(true);
    expect(complete(ask({}), [])).toBe(false);
  });

  it("moves within the bounds of an order", () => {
    expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
    expect(moved(["a", "b", "c"], 2, 5)).toEqual(["a", "b", "c"]);
    expect(moved(["a", "b", "c"], 2, -2)).toEqual(["c", "a", "b"]);
  });
});
