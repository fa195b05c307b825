/**
 * Records drawings. Only the build uses this: there the functions of the library give, in place of a picture, a
 * note of the call. Notes lie within each other as the calls do.
 */
import { Coder } from "./coder";
import { FIRST_FORM, Format, type Call, type Item } from "./format";
import { Writing } from "./range";
import { WRITTEN } from "./strokes";

const OPEN = "\u0001";
const CLOSE = "\u0002";

/** The arguments from which on a function takes any number of pictures, one after the other. */
const PICTURES: Record<string, number> = { at: 4, mirrored: 0, clipped: 1 };

/** A function of the library that only notes how it is called. */
export function note(name: string): (...args: unknown[]) => string {
  const first = PICTURES[name] ?? Infinity;
  return (...args) => {
    const given = args.length > first ? [...args.slice(0, first), args.slice(first).join("")] : args;
    return OPEN + JSON.stringify([name, ...given]) + CLOSE;
  };
}

function kindOf(value: unknown): string {
  if (typeof value === "number") return "n";
  if (Array.isArray(value)) return `*${value.length}`;
  if (typeof value !== "string" || /^[a-z]+$/.test(value)) return JSON.stringify(value);
  if (/^#[0-9a-f]{6}$/.test(value)) return "c";
  return WRITTEN.test(value) ? "p" : "i";
}

/** The forms in use, by their numbers. */
class Forms {
  readonly all: string[] = [];

  items(picture: string): Item[] {
    return picture
      .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))
      .filter(Boolean)
      .map((piece) =>
        piece.startsWith(OPEN) ? this.call(JSON.parse(piece.slice(1, -1)) as unknown[]) : piece,
      );
  }

  private call([name, ...args]: unknown[]): Call {
    // Options in one order, so that there are few forms.
    const given = args.flatMap((arg): [string, unknown][] =>
      typeof arg === "object" && arg !== null && !Array.isArray(arg)
        ? Object.entries(arg)
            .sort()
            .map(([key, value]) => [`${key}:${kindOf(value)}`, value])
        : [[kindOf(arg), arg]],
    );
    const form = [name as string, ...given.map(([kind]) => kind)].join(" ");
    if (!this.all.includes(form)) this.all.push(form);
    return {
      form: this.all.indexOf(form) + FIRST_FORM,
      values: given.map(([kind, value]) => (kind.endsWith("i") ? this.items(value as string) : value)),
    };
  }
}

/** The forms and the recording of pictures that consist of text and notes. */
export function record(pictures: string[]): { forms: string; recording: string } {
  const forms = new Forms();
  const items = pictures.map((picture) => forms.items(picture));
  const writing = new Writing();
  const format = new Format(
    new Coder(writing),
    forms.all.map((form) => form.split(" ")),
  );
  items.forEach((picture) => format.picture(picture));
  return { forms: forms.all.join("|"), recording: writing.end() };
}
