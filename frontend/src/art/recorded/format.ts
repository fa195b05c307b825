/**
 * How recorded drawings are written. Every method takes what it shall write, or nothing to read it, and gives it
 * back: one description for both ways.
 *
 * A picture is a list of items, text as it is and calls of the library. A call begins with the number of its form,
 * such as "blob p c w:n h:true", which names the function and the kind of each argument: n a number, c a colour,
 * p points, i items, *3 three numbers, anything else itself. Options have their name before the kind.
 */
import { type Coder } from "./coder";
import { Points } from "./points";
import { Values } from "./values";

export interface Call {
  form: number;
  values: unknown[];
}
export type Item = string | Call;

const END = 0;
const TEXT = 1;
/** Numbers of forms begin after these. */
export const FIRST_FORM = 2;

function formOf(item: Item | undefined): number {
  if (item === undefined) return END;
  return typeof item === "string" ? TEXT : item.form;
}

export class Format {
  private readonly values: Values;
  private readonly points: Points;
  /** Bits of the number of a form. */
  private readonly width: number;

  constructor(
    private readonly coder: Coder,
    private readonly forms: string[][],
  ) {
    this.values = new Values(coder);
    this.points = new Points(coder);
    this.width = Math.ceil(Math.log2(forms.length + FIRST_FORM));
  }

  picture(value?: Item[]): Item[] {
    this.points.freshSheet();
    return this.items(value);
  }

  private items(value?: Item[]): Item[] {
    const out: Item[] = [];
    for (let [before, earlier] = [END, END]; ;) {
      const item = value?.[out.length];
      const contexts = [`form ${before}`, `form ${before} ${earlier}`, "form"];
      const form = this.coder.symbol(contexts, this.width, value && formOf(item));
      if (form === END) return out;
      out.push(
        form === TEXT
          ? this.values.text(item as string | undefined)
          : this.call(form, item as Call | undefined),
      );
      [before, earlier] = [form, before];
    }
  }

  private call(form: number, call?: Call): Call {
    const [name = "", ...kinds] = this.forms[form - FIRST_FORM] ?? [];
    const values = kinds.map((kind, i) => {
      const [option, own] = kind.split(":");
      const place = own ? option : i;
      return this.value(own ?? kind, [`${name} ${place}`, `${place}`], call?.values[i]);
    });
    return { form, values };
  }

  private value(kind: string, contexts: [string, string], value?: unknown): unknown {
    if (kind === "n") return this.values.decimal(contexts, value as number | undefined);
    if (kind === "c") return this.values.color(contexts, value as string | undefined);
    if (kind === "p") return this.points.shape(contexts[0], value as string | undefined);
    if (kind === "i") return this.items(value as Item[] | undefined);
    if (kind.startsWith("*"))
      return this.numbers(Number(kind.slice(1)), contexts[0], value as number[] | undefined);
    return JSON.parse(kind);
  }

  private numbers(count: number, context: string, value?: number[]): number[] {
    return Array.from({ length: count }, (_, i) => this.values.decimal([`${context} ${i}`], value?.[i]));
  }
}
