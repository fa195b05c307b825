/** How far a Scholar can walk: the shortest way to each Zone over all links. */
import type { DungeonologyView } from "../types";

export interface Way {
  zone: number;
  /** The Zones to step through, in order; the last is `zone`. */
  path: number[];
}

/** Ways from `from` of at most `steps` steps, by Zone; without the start itself. */
export function reach(view: DungeonologyView, from: number, steps: number): Map<number, Way> {
  const next = new Map<number, number[]>();
  const join = (a: number, b: number): void => void next.set(a, [...(next.get(a) ?? []), b]);
  for (const { a, b } of view.links) {
    join(a, b);
    join(b, a);
  }
  const ways = new Map<number, Way>();
  let edge: Way[] = [{ zone: from, path: [] }];
  for (let step = 0; step < steps; step += 1) {
    const further: Way[] = [];
    for (const way of edge)
      for (const zone of next.get(way.zone) ?? []) {
        if (zone === from || ways.has(zone)) continue;
        const longer = { zone, path: [...way.path, zone] };
        ways.set(zone, longer);
        further.push(longer);
      }
    edge = further;
  }
  return ways;
}
