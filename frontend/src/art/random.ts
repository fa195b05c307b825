/** Chance for drawings: the same seed draws the same picture every time. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
