/** How single values of drawings are recorded: numbers, colours and text. */
import { also, type Coder } from "./coder";

const isWhole = (value: number): boolean => Math.abs(Math.round(value) - value) < 1e-6;

/** How many decimals a number has. */
function decimals(value: number): number {
  const found = [value, value * 10, value * 100].findIndex(isWhole);
  if (found < 0) throw new Error(`${value} is too fine a number to be recorded.`);
  return found;
}

export class Values {
  /** Those that were used last come first. */
  private readonly colors: string[] = [];

  constructor(private readonly coder: Coder) {}

  decimal(contexts: string[], value?: number): number {
    const places = this.coder.symbol(
      contexts.map((context) => `${context} places`),
      2,
      also(value, decimals),
    );
    const scale = 10 ** places;
    const within = contexts.map((context) => `${context} ${places}`);
    return (
      this.coder.number(
        within,
        also(value, (given) => Math.round(given * scale)),
      ) / scale
    );
  }

  color(contexts: string[], value?: string): string {
    const within = contexts.map((context) => `color ${context}`);
    const index = this.coder.number(
      within,
      also(value, (color) => this.colors.indexOf(color) + 1),
    );
    const color = index > 0 ? (this.colors.splice(index - 1, 1)[0] ?? "") : this.newColor(value);
    this.colors.unshift(color);
    return color;
  }

  text(value?: string): string {
    let out = "";
    for (;;) {
      const contexts = [1, 2, 3].map((letters) => out.slice(-letters));
      const letter = this.coder.symbol(
        contexts,
        7,
        also(value, (text) => text.charCodeAt(out.length) || 0),
      );
      if (letter === 0) return out;
      out += String.fromCharCode(letter);
    }
  }

  private newColor(value?: string): string {
    let out = "#";
    while (out.length < 7) {
      const contexts = [`digit ${out.length}`, `digit ${out.length} ${out.at(-1)}`];
      const digit = this.coder.symbol(
        contexts,
        4,
        also(value?.[out.length], (hex) => parseInt(hex, 16)),
      );
      out += digit.toString(16);
    }
    return out;
  }
}
