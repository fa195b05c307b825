import { describe, expect, it } from "vitest";
import { chanceOfAtLeast, decimal, expectedHits, hitDistribution, percent } from "./odds";

describe("odds", () => {
  it("expects hearts × power ÷ 6 coins of a search", () => {
    expect(expectedHits(3, 3)).toBe(1.5);
    expect(expectedHits(1, 2)).toBeCloseTo(1 / 3);
  });

  it("gives every number of hits its chance", () => {
    const two = hitDistribution(2, 3);
    expect(two).toEqual([0.25, 0.5, 0.25]);
    expect(hitDistribution(3, 2).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  });

  it("knows the chance to take all Hearts at once", () => {
    expect(chanceOfAtLeast(1, 2, 2)).toBeCloseTo(5 / 9);
    expect(chanceOfAtLeast(2, 2, 3)).toBe(0.25);
    expect(chanceOfAtLeast(3, 2, 6)).toBe(0);
  });

  it("never rounds the possible away, nor the certain in", () => {
    expect(percent(0)).toBe("0 %");
    expect(percent(0.001)).toBe("1 %");
    expect(percent(0.999)).toBe("99 %");
    expect(percent(1)).toBe("100 %");
    expect(decimal(1 / 3)).toBe("0.3");
  });
});
