import { describe, expect, it } from "vitest";
import text from "../../../docs/rules/looterz.md?raw";
import { games } from "../games/registry";
import catalogJson from "../games/looterz/fixtures/catalog.json";
import { PROMPTS } from "../games/looterz/words/prompts";
import * as words from "../games/looterz/words/rules";
import { allRules, parseRulebook, searchRules, termsOf } from "./rulebook";
import { cardsByRule, isRule, refusalRule, ruleHref } from "./rules";
import type { Catalog } from "./types";

const book = parseRulebook(text);
const rules = allRules(book);
const known = new Set(rules.map((rule) => rule.id));
const found = (query: string, names = new Map<string, string[]>()): string[] =>
  searchRules(book, query, names).map((rule) => rule.id);

describe("a small book", () => {
  const small = parseRulebook(
    "# Snails\n\nWhat it\nsays.\n\n## A & B\n\nBefore.\n\n### LZ-01 First one\n\nSee **this**, LZ-02.\n\n" +
      "**Our rulings.**\n\n- One\n  more\n- Two\n\n> **Example.** A\n> snail.\n\n### LZ-02 Second\n\nPlain.\n",
  );

  it("has a title, sections and rules in order", () => {
    expect(small.title).toBe("Snails");
    expect(small.blocks[0]?.items).toEqual([[{ text: "What it says." }]]);
    expect(small.sections.map((section) => section.slug)).toEqual(["a-b"]);
    expect(small.sections[0]?.blocks).toHaveLength(1);
    expect(allRules(small).map(({ id, title }) => [id, title])).toEqual([
      ["LZ-01", "First one"],
      ["LZ-02", "Second"],
    ]);
  });

  it("tells rulings and examples apart, and marks strong words and other rules", () => {
    const [first, second] = allRules(small);
    expect(first?.blocks.map((block) => [block.kind, block.list])).toEqual([
      ["plain", false],
      ["ruling", false],
      ["ruling", true],
      ["example", false],
    ]);
    expect(first?.blocks[0]?.items[0]).toEqual([
      { text: "See " },
      { text: "this", kind: "strong" },
      { text: ", " },
      { text: "LZ-02", kind: "rule" },
      { text: "." },
    ]);
    expect(first?.blocks[2]?.items.map((item) => item[0]?.text)).toEqual(["One more", "Two"]);
    expect(first?.blocks[3]?.items[0]?.[1]?.text).toBe(" A snail.");
    expect(second?.blocks[0]?.kind).toBe("plain");
  });
});

describe("the rules of Looterz", () => {
  it("are all read, each with a title and words", () => {
    expect(rules.map((rule) => rule.id)).toEqual(text.match(/^### LZ-\d+/gm)?.map((line) => line.slice(4)));
    for (const rule of rules) {
      expect(rule.title, rule.id).not.toBe("");
      expect(rule.blocks.length, rule.id).toBeGreaterThan(0);
    }
  });

  it("leave no mark of the file's format on the page", () => {
    const blocks = [
      ...book.blocks,
      ...book.sections.flatMap((one) => [...one.blocks, ...one.rules.flatMap((rule) => rule.blocks)]),
    ];
    const all = blocks.flatMap((block) => block.items.flat().map((span) => span.text)).join(" ");
    expect(all).not.toMatch(/\*\*|^> |\s- |#|`/);
  });

  it("refer only to rules that exist", () => {
    const spans = rules.flatMap((rule) => rule.blocks.flatMap((block) => block.items.flat()));
    for (const span of spans) if (span.kind === "rule") expect(known).toContain(span.text);
  });

  it("are behind every question, keyword, phase, end and refusal", () => {
    const maps = [words.KEYWORD_RULES, words.PHASE_RULES, words.END_RULES, words.SKIP_RULES];
    const named = [
      ...maps.flatMap((map) => Object.values(map)),
      ...words.PROMPTS_WITH_RULES.flatMap(words.promptRules),
      ...Object.values(games["looterz"]?.refusals ?? {}),
    ];
    expect(named.filter((rule) => !known.has(rule))).toEqual([]);
    expect(words.PROMPTS_WITH_RULES.toSorted()).toEqual(Object.keys(PROMPTS).sort());
    expect(words.promptRules("no such question")).toEqual([]);
    expect(refusalRule("looterz", "too_few_seats")).toBe("LZ-02");
    expect(refusalRule("chess", "too_few_seats")).toBeUndefined();
  });
});

describe("the search", () => {
  it.each(["LZ-56", "lz-56", "lz56", "LZ 56", "56"])("finds an identifier: %s", (query) =>
    expect(found(query)[0]).toBe("LZ-56"),
  );

  it.each([
    ["decoy", "LZ-56"],
    ["steal", "LZ-57"],
    ["last wish", "LZ-54"],
    ["activate", "LZ-50"],
    ["recruit", "LZ-51"],
    ["sacrifice", "LZ-53"],
    ["search", "LZ-30"],
    ["ten cards", "LZ-27"],
    ["tied coins", "LZ-71"],
    ["Murfa", "LZ-58"],
  ])("finds words: %s", (query, rule) => expect(found(query).slice(0, 3)).toContain(rule));

  it("wants every word, at the beginning of a word", () => {
    expect(found("decoy siren")).toEqual(["LZ-56"]);
    expect(found("deco")).toContain("LZ-56");
    expect(found("ecoy")).toEqual([]);
    expect(found("decoy parsnip")).toEqual([]);
    expect(found("  ")).toEqual([]);
  });

  it("finds a rule by a card that it explains", () => {
    const names = cardsByRule({ cards: [{ name: "Sniffles", rules: ["LZ-63"] }] } as unknown as Catalog);
    expect(found("sniffles", names)).toEqual(["LZ-63"]);
  });

  it("takes signs as spaces", () =>
    expect(termsOf("(lz 30) + “Searching”!")).toEqual(["lz-30", "searching"]));
});

it("a rule has an address", () => {
  expect(ruleHref("LZ-30")).toBe("/rules/looterz#LZ-30");
  expect(["LZ-30", "lz-30", "searching", ""].map(isRule)).toEqual([true, false, false, false]);
});

it("keywords have the rules that the catalog gives them", () => {
  const { keywords } = catalogJson as unknown as Catalog;
  for (const { id, rules: named } of keywords) expect(named[0]).toBe(words.KEYWORD_RULES[id]);
});
