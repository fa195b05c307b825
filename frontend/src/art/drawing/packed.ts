/**
 * Points in a third of the letters. Drawings are written as "x,y x,y! x,y|…", which is what one reads and
 * edits; the build turns each into the steps from point to point, a letter a number, because the
 * drawings are the largest part of what a browser must fetch.
 *
 * A packed text begins with MARK. A number is one letter of LETTERS, or WIDE and two of them; SHARP stands
 * before a sharp corner, a space between two strokes.
 */
const MARK = "~";
const SHARP = "|";
const WIDE = "!";
const LETTERS = "#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{}";
const MIDDLE = LETTERS.length >> 1;
const FAR = 2000;
/** Where the pen begins: the middle of most drawings. */
const START = 100;

const WRITTEN = /^-?\d+,-?\d+!?(?:[ |]-?\d+,-?\d+!?)+$/;

function packNumber(step: number): string {
  const letter = LETTERS[step + MIDDLE];
  if (letter !== undefined) return letter;
  const far = step + FAR;
  return WIDE + (LETTERS[Math.floor(far / LETTERS.length)] ?? "") + (LETTERS[far % LETTERS.length] ?? "");
}

function packStroke(stroke: string): string {
  let [x, y] = [START, START];
  let out = "";
  for (const point of stroke.split(" ")) {
    const [nextX = 0, nextY = 0] = point.replace("!", "").split(",").map(Number);
    out += (point.endsWith("!") ? SHARP : "") + packNumber(nextX - x) + packNumber(nextY - y);
    [x, y] = [nextX, nextY];
  }
  return out;
}

/** The points packed; null when they are not whole numbers, or no points at all. */
export function pack(text: string): string | null {
  const tidy = text.trim().replace(/\s+/g, " ");
  return WRITTEN.test(tidy) ? MARK + tidy.split("|").map(packStroke).join(" ") : null;
}

function unpackStroke(packed: string): string {
  let [x, y] = [START, START];
  let at = 0;
  const number = (): number => {
    if (packed[at] !== WIDE) return LETTERS.indexOf(packed[at++] ?? "") - MIDDLE;
    const far =
      LETTERS.indexOf(packed[at + 1] ?? "") * LETTERS.length + LETTERS.indexOf(packed[at + 2] ?? "");
    at += 3;
    return far - FAR;
  };
  const points: string[] = [];
  while (at < packed.length) {
    const sharp = packed[at] === SHARP;
    if (sharp) at += 1;
    x += number();
    y += number();
    points.push(`${x},${y}${sharp ? "!" : ""}`);
  }
  return points.join(" ");
}

/** The points as they were written; what is not packed stays as it is. */
export const unpack = (text: string): string =>
  text.startsWith(MARK) ? text.slice(1).split(" ").map(unpackStroke).join("|") : text;
