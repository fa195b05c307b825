/**
 * Arithmetic coding with odds that are learnt on the way, for what is fetched in large amounts. Writing and reading
 * go through the same steps, so that both have learnt the same before each bit.
 *
 * What is coded is a symbol of some bits in one or more contexts. Each context has counted which bits came in it
 * before; the odds are multiplied, and the root is taken because contexts know much of the same. Only operations
 * that are exact in every browser are used.
 */
import type { Range } from "./range";

/** What a context takes for granted, and how much it remembers. */
const PRIOR = 0.25;
const MEMORY = 60;

/** What is to be written, worked out from what was given; nothing while reading. */
export const also = <T, U>(value: T | undefined, what: (value: T) => U): U | undefined =>
  value === undefined ? undefined : what(value);

/** Bits of a whole number, and whether it is negative. */
const kindOf = (value: number): number =>
  value === 0 ? 0 : Math.abs(value).toString(2).length * 2 + Number(value < 0);

/** How often each bit came, at each node of the tree of a symbol's bits: zeros, then ones. */
type Counts = number[];

/** The part of the range that is left for a one. */
function share(trees: Counts[], node: number): number {
  let odds = 1;
  for (const counts of trees) odds *= (counts[node] ?? 0) / (counts[node + 1] ?? 1);
  return 1 / (1 + Math.sqrt(odds));
}

function learn(counts: Counts, node: number, bit: number): void {
  const count = (counts[node + bit] ?? 0) + 1;
  counts[node + bit] = count;
  if (count < MEMORY) return;
  counts[node] = (counts[node] ?? 0) / 2;
  counts[node + 1] = (counts[node + 1] ?? 0) / 2;
}

export class Coder {
  private readonly contexts = new Map<string, Counts>();
  constructor(private readonly range: Range) {}

  /** A number of so many bits. */
  symbol(contexts: string[], width: number, value?: number): number {
    const trees = contexts.map((context) => this.counts(context, width));
    let node = 1;
    for (let left = width - 1; left >= 0; left -= 1) {
      const bit = this.range.bit(
        share(trees, 2 * node),
        also(value, (given) => (given >> left) & 1),
      );
      for (const counts of trees) learn(counts, 2 * node, bit);
      node = node * 2 + bit;
    }
    return node - 2 ** width;
  }

  /** Any whole number: its sign and how many bits it has, then these bits. */
  number(contexts: string[], value?: number): number {
    const kind = this.symbol(contexts, 5, also(value, kindOf));
    const width = kind >> 1;
    if (width === 0) return 0;
    const within = contexts.slice(-1).map((context) => `${context} ${kind}`);
    const highest = 2 ** (width - 1);
    const rest = this.symbol(
      within,
      width - 1,
      also(value, (given) => Math.abs(given) - highest),
    );
    return (kind % 2 ? -1 : 1) * (highest + rest);
  }

  private counts(context: string, width: number): Counts {
    let found = this.contexts.get(context);
    if (!found) this.contexts.set(context, (found = new Array<number>(2 << width).fill(PRIOR)));
    return found;
  }
}
