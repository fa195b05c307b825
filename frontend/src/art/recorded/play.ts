/** Plays recorded drawings (record.ts). */
import { Coder } from "./coder";
import { FIRST_FORM, Format, type Call, type Item } from "./format";
import { Reading } from "./range";

type Part = (...args: never[]) => string;

/** The drawings of a cast, in the order of their recording, from functions of the library by their names. */
export function played(
  parts: Record<string, Part>,
  forms: string,
  count: number,
  recording: string,
): (() => string)[] {
  const split = forms.split("|").map((form) => form.split(" "));
  const format = new Format(new Coder(new Reading(recording)), split);
  const pictures: Item[][] = [];

  /** Only as far as it is needed: what comes before must be read, what comes after need not. */
  function picture(index: number): Item[] {
    while (pictures.length <= index) pictures.push(format.picture());
    return pictures[index] ?? [];
  }

  /** In small tasks, because all at once would keep the page from answering. */
  async function readAhead(): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      picture(index);
    }
  }

  const drawn = (items: Item[]): string =>
    items.map((item) => (typeof item === "string" ? item : called(item))).join("");

  function called({ form, values }: Call): string {
    const [name = "", ...kinds] = split[form - FIRST_FORM] ?? [];
    const args: unknown[] = [];
    let options: Record<string, unknown> | undefined;
    kinds.forEach((kind, i) => {
      const value = kind.endsWith("i") ? drawn(values[i] as Item[]) : values[i];
      const [key = "", own] = kind.split(":");
      if (own === undefined) args.push(value);
      else if (options) options[key] = value;
      else args.push((options = { [key]: value }));
    });
    return parts[name]?.(...(args as never[])) ?? "";
  }

  void readAhead();
  return Array.from({ length: count }, (_, i) => () => drawn(picture(i)));
}
