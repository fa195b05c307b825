/** From a seed to chance, as the server does it (docs/protocol.md): draw n is SHA-256 of "<seed>:<n>". */
import { sha256 } from "./sha256";

export class Draws {
  count = 0;

  constructor(private readonly seed: string) {}

  /** A number from 0 to `limit` − 1. */
  async below(limit: number): Promise<number> {
    const digest = await sha256(`${this.seed}:${this.count}`);
    this.count += 1;
    return Number(BigInt(`0x${digest}`) % BigInt(limit));
  }

  /** Six-sided dice, in the order thrown. */
  async dice(count: number): Promise<number[]> {
    const thrown: number[] = [];
    while (thrown.length < count) thrown.push((await this.below(6)) + 1);
    return thrown;
  }

  /** Fisher–Yates, from the last place down. */
  async shuffled<T>(items: readonly T[]): Promise<T[]> {
    const deck = [...items];
    for (let last = deck.length - 1; last > 0; last -= 1) {
      const chosen = await this.below(last + 1);
      [deck[last], deck[chosen]] = [deck[chosen] as T, deck[last] as T];
    }
    return deck;
  }
}
