/** The arithmetic of six-sided dice, for the odds shown beside actions. */

const SIDES = 6;

/** Chance that one die is at most `power`. */
export const hitChance = (power: number): number => Math.max(0, Math.min(SIDES, power)) / SIDES;

/** Coins to expect of a search (LZ-30). */
export const expectedHits = (hearts: number, power: number): number => hearts * hitChance(power);

/** Chances of exactly 0, 1, … `dice` hits. */
export function hitDistribution(dice: number, power: number): number[] {
  const p = hitChance(power);
  return Array.from(
    { length: dice + 1 },
    (_, hits) => binomial(dice, hits) * p ** hits * (1 - p) ** (dice - hits),
  );
}

/** Chance of at least `needed` hits: to take that many Heart tokens in one attack (LZ-36). */
export function chanceOfAtLeast(needed: number, dice: number, power: number): number {
  return hitDistribution(dice, power)
    .slice(Math.max(0, needed))
    .reduce((sum, chance) => sum + chance, 0);
}

function binomial(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i += 1) result = (result * (n - k + i)) / i;
  return result;
}

/** "58 %"; never "0 %" for what can happen nor "100 %" for what can fail. */
export function percent(chance: number): string {
  if (chance <= 0) return "0 %";
  if (chance >= 1) return "100 %";
  return `${Math.max(1, Math.min(99, Math.round(chance * 100)))} %`;
}

/** "1.5", "2". */
export const decimal = (value: number): string => String(Math.round(value * 10) / 10);
