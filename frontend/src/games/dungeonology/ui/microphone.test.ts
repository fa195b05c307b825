import { describe, expect, it } from "vitest";
import { loudness } from "./microphone.svelte";

const tone = (height: number): Float32Array =>
  Float32Array.from({ length: 2048 }, (_, index) => height * Math.sin(index / 7));

describe("loudness", () => {
  it("is 0 in silence and 100 at the top", () => {
    expect(loudness(new Float32Array(2048))).toBe(0);
    expect(loudness(tone(1))).toBe(100);
  });

  it("grows with the sound, in whole numbers", () => {
    const heights = [0.005, 0.02, 0.1, 0.4].map((height) => loudness(tone(height)));
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(new Set(heights).size).toBe(4);
    expect(heights.every(Number.isInteger)).toBe(true);
  });

  it("asks for a shout: speech at arm's length stays below 40, a raised voice does not", () => {
    expect(loudness(tone(0.02))).toBeLessThan(40);
    expect(loudness(tone(0.2))).toBeGreaterThanOrEqual(40);
  });
});
