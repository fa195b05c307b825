/** Strokes of points "x,y x,y!", and how those with two like sides are folded. */
export interface Point {
  x: number;
  y: number;
  sharp: boolean;
}

/** The points up to the fold, and the number of the way to fold. */
export interface Folded {
  fold: number;
  given: Point[];
}

export const WRITTEN = /^-?\d+,-?\d+!?(?:[ |]-?\d+,-?\d+!?)+$/;

const mirrored = (points: Point[], axis: number): Point[] => points.map((p) => ({ ...p, x: axis - p.x }));

/** The points and the images of those after the first few; a last point on the axis is its own image. */
function withImages(given: Point[], before: number, axis: number): Point[] {
  const onAxis = given.at(-1)?.x === axis / 2;
  return [...given, ...mirrored(given.slice(before, onAxis ? -1 : undefined), axis).reverse()];
}

/** The ways to fold, by their numbers. The last two are the stroke before, mirrored on a common axis of drawings. */
const WAYS: ((given: Point[], before: Point[]) => Point[])[] = [
  (given) => given,
  (given) => withImages(given, 0, 2 * (given.at(-1)?.x ?? 0)),
  (given) => withImages(given, 1, 2 * (given[0]?.x ?? 0)),
  (given) => withImages(given, 2, (given[0]?.x ?? 0) + (given[1]?.x ?? 0)),
  (_, before) => mirrored(before, 200),
  (_, before) => mirrored(before, 0),
];

export const LAST_FOLD_WITH_POINTS = 3;

export const unfolded = ({ fold, given }: Folded, before: Point[]): Point[] =>
  WAYS[fold]?.(given, before) ?? [];

export const written = (points: Point[]): string =>
  points.map(({ x, y, sharp }) => `${x},${y}${sharp ? "!" : ""}`).join(" ");

export const points = (stroke: string): Point[] =>
  stroke.split(" ").map((point) => {
    const [x = 0, y = 0] = point.replace("!", "").split(",").map(Number);
    return { x, y, sharp: point.endsWith("!") };
  });

/** The shortest way to fold a stroke. */
export function folded(stroke: Point[], before: Point[]): Folded {
  const whole = written(stroke);
  for (let count = 0; count < stroke.length; count += 1) {
    const given = stroke.slice(0, count);
    const fold = WAYS.findIndex((way) => written(way(given, before)) === whole);
    if (fold >= 0 && (count > 0 || before.length > 0)) return { fold, given };
  }
  return { fold: 0, given: stroke };
}
