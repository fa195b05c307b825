/** Whether what was written is read again, and takes little room once its habits are known. */
import { describe, expect, it } from "vitest";
import { Coder } from "./coder";
import { Reading, Writing } from "./range";

const NUMBERS = [0, 1, -1, 7, -8, 100, -2000, 5, 5, 5, 250, -3];

describe("a coder", () => {
  it("reads what it wrote", () => {
    const writing = new Writing();
    const writer = new Coder(writing);
    for (const value of NUMBERS) writer.number(["a", `a ${value > 0}`], value);
    writer.symbol(["b"], 7, 65);
    const reader = new Coder(new Reading(writing.end()));
    for (const value of NUMBERS) expect(reader.number(["a", `a ${value > 0}`])).toBe(value);
    expect(reader.symbol(["b"], 7)).toBe(65);
  });

  it("learns what comes often", () => {
    const writing = new Writing();
    const writer = new Coder(writing);
    for (let i = 0; i < 600; i += 1) writer.number(["a"], i % 20 === 0 ? 50 : 3);
    expect(writing.end().length).toBeLessThan(100);
  });
});
