/** Whether folded strokes unfold to what they were, and how far they can be folded. */
import { describe, expect, it } from "vitest";
import { folded, points, unfolded, written } from "./strokes";

const BEFORE = points("62,222 62,230!");

describe("folded strokes", () => {
  it.each([
    ["no like sides", "28,158 52,132 101,150 148,132", 4],
    ["a middle point", "30,250! 44,180 100,150 156,180 170,250!", 3],
    ["a first point on the axis", "100,52 126,60 137,82 116,132 100,144 84,132 63,82 74,60", 5],
    ["a flat side first", "-26,-14 26,-14! 34,40 -34,40", 3],
    ["the stroke before, mirrored", "138,222 138,230!", 0],
    ["the stroke before, mirrored at zero", "-62,222 -62,230!", 0],
  ])("%s", (_, stroke, given) => {
    const short = folded(points(stroke), BEFORE);
    expect(short.given).toHaveLength(given);
    expect(written(unfolded(short, BEFORE))).toBe(stroke);
  });
});
