/** A rule file (docs/rules/*.md) as sections and rules, and the search in it. */

/** Plain words, strong words, or the identifier of another rule. */
export interface Span {
  text: string;
  kind?: "strong" | "rule";
}

export interface Block {
  /** One paragraph, or the items of a list. */
  items: Span[][];
  list: boolean;
  /** What we have ruled ourselves stands apart, and so do examples. */
  kind: "plain" | "ruling" | "example";
}

export interface Rule {
  id: string;
  title: string;
  blocks: Block[];
}

export interface Section {
  /** For links: "searching-and-attacking". */
  slug: string;
  title: string;
  /** Before the first rule. */
  blocks: Block[];
  rules: Rule[];
}

export interface Rulebook {
  title: string;
  blocks: Block[];
  sections: Section[];
}

const SPANS = /\*\*(.+?)\*\*|\b((?:LZ|EX|RM)-\d+)\b/g;

function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(SPANS)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    const [whole, strong, rule] = match;
    found.push(strong ? { text: strong, kind: "strong" } : { text: rule ?? whole, kind: "rule" });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Paragraphs, lists with "- " and examples with "> "; after "Our ruling" all is ours but examples. */
function block(lines: readonly string[], previous: Block | undefined): Block {
  const example = lines[0]?.startsWith(">") ?? false;
  const bare = example ? lines.map((line) => line.replace(/^> ?/, "")) : lines;
  const list = bare[0]?.startsWith("- ") ?? false;
  const items: string[] = [];
  for (const line of bare) {
    if (!list && items.length > 0) items[items.length - 1] += ` ${line}`;
    else if (list && !line.startsWith("- ")) items[items.length - 1] += ` ${line.trim()}`;
    else items.push(list ? line.slice(2) : line);
  }
  const ours = previous?.kind === "ruling" || (items[0]?.startsWith("**Our ruling") ?? false);
  return { items: items.map(spans), list, kind: example ? "example" : ours ? "ruling" : "plain" };
}

/** Reads a rule file. */
export function parseRulebook(text: string): Rulebook {
  const book: Rulebook = { title: "", blocks: [], sections: [] };
  let into = book.blocks;
  for (const chunk of text.split(/\n\s*\n/)) {
    const lines = chunk.split("\n").filter((line) => line.trim() !== "");
    const [, marks, heading] = lines[0]?.match(/^(#{1,3}) (.+)$/) ?? [];
    if (heading === undefined) {
      if (lines.length > 0) into.push(block(lines, into.at(-1)));
    } else if (marks === "#") {
      book.title = heading;
    } else if (marks === "##") {
      const section = { slug: slugOf(heading), title: heading, blocks: [], rules: [] };
      book.sections.push(section);
      into = section.blocks;
    } else {
      const [id = "", ...words] = heading.split(" ");
      const rule = { id, title: words.join(" "), blocks: [] };
      book.sections.at(-1)?.rules.push(rule);
      into = rule.blocks;
    }
  }
  return book;
}

export const allRules = (book: Rulebook): Rule[] => book.sections.flatMap((section) => section.rules);

/** The words of a query; identifiers may be written "LZ-30", "lz30" or "30". */
export const termsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .replace(/\b([a-z]{2})[- ]?(\d+)\b/g, "$1-$2")
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((term) => term !== "" && term !== "-");

const plain = (blocks: readonly Block[]): string =>
  blocks.flatMap((one) => one.items.map((item) => item.map((span) => span.text).join(""))).join(" ");

/** How well a term fits at the beginning of some word: 0 not at all, 2 the whole word. */
function fit(term: string, text: string): number {
  let best = 0;
  for (const word of text.toLowerCase().split(/[^\p{L}\p{N}]+/u)) {
    if (word === term) return 2;
    if (word.startsWith(term)) best = 1;
  }
  return best;
}

/**
 * The rules that hold every term of the query, best first. `names` are further words by rule, such as
 * the names of cards that lead to it.
 */
export function searchRules(
  book: Rulebook,
  query: string,
  names: ReadonlyMap<string, readonly string[]> = new Map(),
): Rule[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const scored: { rule: Rule; score: number }[] = [];
  for (const section of book.sections) {
    for (const rule of section.rules) {
      const fields: [string, number][] = [
        [rule.title, 10],
        [section.title, 1],
        [names.get(rule.id)?.join(" ") ?? "", 4],
        [plain(rule.blocks), 2],
      ];
      const id = rule.id.toLowerCase();
      const scores = terms.map((term) =>
        id === term || id.endsWith(`-${term.padStart(2, "0")}`)
          ? 100
          : fields.reduce((sum, [text, weight]) => sum + fit(term, text) * weight, 0),
      );
      if (scores.every((score) => score > 0))
        scored.push({ rule, score: scores.reduce((sum, score) => sum + score, 0) });
    }
  }
  return scored.sort((a, b) => b.score - a.score).map(({ rule }) => rule);
}
