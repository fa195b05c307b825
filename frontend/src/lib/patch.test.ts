import { describe, expect, it } from "vitest";
import { applyPatch, PatchError } from "./patch";

describe("applyPatch", () => {
  it("adds, replaces and removes members and list items", () => {
    const view = { seats: [{ coins: 1 }, { coins: 2 }], rigor: 0, hand: ["a", "b"] };
    const next = applyPatch<unknown>(view, [
      { op: "replace", path: "/seats/1/coins", value: 3 },
      { op: "add", path: "/hand/1", value: "x" },
      { op: "add", path: "/hand/-", value: "end" },
      { op: "remove", path: "/hand/0" },
      { op: "add", path: "/outcome", value: null },
      { op: "remove", path: "/rigor" },
    ]);
    expect(next).toEqual({ seats: [{ coins: 1 }, { coins: 3 }], hand: ["x", "b", "end"], outcome: null });
  });

  it("leaves the old document alone and keeps unchanged branches identical", () => {
    const view = { seats: [{ coins: 1 }, { coins: 2 }], tower: { count: 3 } };
    const next = applyPatch(view, [{ op: "replace", path: "/seats/0/coins", value: 9 }]);
    expect(view.seats[0]?.coins).toBe(1);
    expect(next.tower).toBe(view.tower);
    expect(next.seats[1]).toBe(view.seats[1]);
    expect(next.seats[0]).not.toBe(view.seats[0]);
  });

  it("moves, copies and tests", () => {
    const next = applyPatch<unknown>({ hand: [1, 2], grave: [] as number[] }, [
      { op: "test", path: "/hand", value: [1, 2] },
      { op: "move", from: "/hand/0", path: "/grave/-" },
      { op: "copy", from: "/hand/0", path: "/top" },
    ]);
    expect(next).toEqual({ hand: [2], grave: [1], top: 2 });
  });

  it("replaces the whole document and reads escaped names", () => {
    expect(applyPatch<unknown>({ a: 1 }, [{ op: "replace", path: "", value: [1] }])).toEqual([1]);
    expect(
      applyPatch<unknown>({ "a/b": { "c~d": 1 } }, [{ op: "replace", path: "/a~1b/c~0d", value: 2 }]),
    ).toEqual({
      "a/b": { "c~d": 2 },
    });
  });

  it.each([
    [{ op: "replace", path: "/missing", value: 1 } as const],
    [{ op: "remove", path: "/list/2" } as const],
    [{ op: "add", path: "/list/3", value: 1 } as const],
    [{ op: "add", path: "/list/01", value: 1 } as const],
    [{ op: "replace", path: "/number/deep", value: 1 } as const],
    [{ op: "test", path: "/number", value: 2 } as const],
    [{ op: "remove", path: "" } as const],
    [{ op: "replace", path: "number", value: 1 } as const],
    [{ op: "remove", path: "/toString" } as const],
  ])("refuses what does not fit: %j", (op) => {
    expect(() => applyPatch<unknown>({ list: [1, 2], number: 1 }, [op])).toThrow(PatchError);
  });
});
