import { expect, it } from "vitest";
import { kept, newest, punctuated, type KeyedLine } from "./log-lines";

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

it("shows the newest lines, and lets the oldest go in bunches", () => {
  const batches = Array.from({ length: 200 }, (_, version) => ({ version, events: [{ type: "rest" }] }));
  const shown = (count: number): string[] =>
    newest(batches.slice(0, count), () => ({ parts: ["Ada rests."] }), 50).map(({ key }) => key);
  expect(shown(20)).toHaveLength(20);
  const lengths = batches.map((_, index) => shown(index + 1).length);
  expect(Math.max(...lengths)).toBeLessThan(50 + 32);
  const firsts = new Set(batches.map((_, index) => shown(index + 1)[0]));
  expect([...firsts]).toEqual(["0.0", "32.0", "64.0", "96.0", "128.0"]);
  expect(shown(200).at(-1)).toBe("199.0");
});

it("keeps punctuation with what it follows", () => {
  expect(punctuated(["Murk walks to ", { card: "crypt" }, ", and on to ", { card: "pantry" }, "."])).toEqual([
    { part: "Murk walks to ", after: "" },
    { part: { card: "crypt" }, after: "," },
    { part: " and on to ", after: "" },
    { part: { card: "pantry" }, after: "." },
    { part: "", after: "" },
  ]);
});
