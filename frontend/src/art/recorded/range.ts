/** The range of arithmetic coding: every bit leaves the share of it that its odds give, and letters tell which. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/** Bits of a letter, and of the range that is divided. */
const LETTER = 6;
const RANGE = 30;
const TOP = 2 ** RANGE - 1;
/** No bit is ever certain. */
const LEAST = 1e-4;

/** Takes the bit to write, or gives the bit that was read. */
export interface Range {
  bit(share: number, bit?: number): number;
}

abstract class Narrowing implements Range {
  protected low = 0;
  protected high = TOP;

  bit(share: number, bit?: number): number {
    const middle =
      this.low + Math.floor((this.high - this.low) * Math.min(Math.max(share, LEAST), 1 - LEAST));
    const taken = this.choose(middle, bit);
    if (taken) this.high = middle;
    else this.low = middle + 1;
    // A letter that can no longer change makes room for the next.
    while (this.low >> (RANGE - LETTER) === this.high >> (RANGE - LETTER)) {
      this.shift(this.high >> (RANGE - LETTER));
      this.low = (this.low << LETTER) & TOP;
      this.high = ((this.high << LETTER) & TOP) | (2 ** LETTER - 1);
    }
    return taken;
  }

  protected abstract choose(middle: number, bit?: number): number;
  protected abstract shift(letter: number): void;
}

export class Writing extends Narrowing {
  private text = "";

  /** All that was written. */
  end(): string {
    return this.text + LETTERS[this.high >> (RANGE - LETTER)];
  }

  protected choose(_middle: number, bit = 0): number {
    return bit;
  }

  protected shift(letter: number): void {
    this.text += LETTERS[letter];
  }
}

export class Reading extends Narrowing {
  private at = 0;
  private value = 0;

  constructor(private readonly text: string) {
    super();
    for (let i = 0; i < RANGE / LETTER; i += 1) this.shift();
  }

  protected choose(middle: number): number {
    return Number(this.value <= middle);
  }

  protected shift(): void {
    this.value = ((this.value << LETTER) & TOP) | Math.max(0, LETTERS.indexOf(this.text[this.at++] ?? "A"));
  }
}
