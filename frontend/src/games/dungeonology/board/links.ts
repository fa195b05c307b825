/** Links between Zones that do not lie side by side, as curves. */
import type { Point } from "./geometry";

const n = (value: number): string => String(Math.round(value));

/** A curve that bulges to one side, so that links over the same way keep apart. */
export function bow(from: Point, to: Point, bulge = 0.16): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const x = (from.x + to.x) / 2 - dy * bulge;
  const y = (from.y + to.y) / 2 + dx * bulge;
  return `M${n(from.x)} ${n(from.y)}Q${n(x)} ${n(y)} ${n(to.x)} ${n(to.y)}`;
}

/** The middle of that curve. */
export function bowMiddle(from: Point, to: Point, bulge = 0.16): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { x: (from.x + to.x) / 2 - (dy * bulge) / 2, y: (from.y + to.y) / 2 + (dx * bulge) / 2 };
}
