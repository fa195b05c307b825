import { expect, it } from "vitest";
import { kept, type KeyedLine } from "./log-lines";

const line = (key: string, ...parts: string[]): KeyedLine => ({ key, line: { parts } });

it("keeps the lines that say the same", () => {
  const before = [line("1.0", "Ada rests."), line("2.0", "Ada enters ", "a Zone.")];
  const now = [
    line("1.0", "Ada rests."),
    line("2.0", "Ada enters ", "the Crypt."),
    line("3.0", "Finn rests."),
  ];
  const lines = kept(now, before);
  expect(lines).toEqual(now);
  expect(lines.map((one) => before.includes(one))).toEqual([true, false, false]);
});
