/** The walls of a Zone seen from above, open where it has exits, so that neighbours' corridors join. */
import { INK, at, block, mix } from "../../../../art/drawing/pen";
import { chance } from "./ground";

const THICK = 18;
const PILLAR = 22;
const HALF = 22;
const DOORS = [50, 150];

type Span = [from: number, to: number];

/** The stretches of wall on one side, from pillar to pillar. */
function spans(open: boolean[]): Span[] {
  const all: Span[] = [];
  let from = PILLAR;
  DOORS.forEach((door, i) => {
    if (!open[i]) return;
    all.push([from, door - HALF]);
    from = door + HALF;
  });
  all.push([from, 200 - PILLAR]);
  return all;
}

/** Does something for each side, drawn as if it were the top one. */
const aroundAll = (exits: number, draw: (open: Span[], side: number) => string): string =>
  [0, 1, 2, 3]
    .map((side) => {
      const open = [0, 1].map((i) => ((exits >> (side * 2 + i)) & 1) === 1);
      return `<g transform="rotate(${side * 90} 100 100)">${draw(spans(open), side)}</g>`;
    })
    .join("");

const mass = (list: Span[]): string =>
  `M-2 -2H${PILLAR}V${PILLAR}H-2Z` + list.map(([a, b]) => `M${a - 1} -2H${b}V${THICK}H${a - 1}Z`).join("");

/** Two courses of stones along a stretch. */
function courses([a, b]: Span, side: number): string[] {
  const paths = ["", "", ""];
  [0, 1].forEach((row) => {
    let x = a + 1;
    for (let i = 0; x < b - 2; i += 1) {
      const seed = side * 97 + row * 31 + i * 7 + a;
      const w = Math.min(b - 1 - x, 9 + Math.round(chance(seed) * 8));
      if (w > 2)
        paths[Math.floor(chance(seed + 5) * 3)] +=
          `M${x + 1} ${row * 9}h${w - 2}l1 1v6l-1 1h${2 - w}l-1 -1v-6Z`;
      x += w + 1;
    }
  });
  return paths;
}

function stones(list: Span[], side: number, color: string): string {
  const joined = ["", "", ""];
  for (const span of list) courses(span, side).forEach((d, i) => (joined[i] += d));
  return joined
    .map((d, i) => `<path d="${d}" fill="${mix(color, i === 0 ? "#fff0c8" : "#2a1640", i * 0.13 + 0.08)}"/>`)
    .join("");
}

const pillar = (color: string): string =>
  at(
    0,
    0,
    1,
    0,
    block(`-2,-2 ${PILLAR},-2 ${PILLAR},${PILLAR} -2,${PILLAR}`, mix(color, "#2a1640", 0.2), { w: 3, s: 0 }),
  ) + block(`3,3 17,3 17,17 3,17`, mix(color, "#fff0c8", 0.22), { w: 2, s: 0 });

/** Walls, with a soft dark along their foot. */
export function walls(exits: number, color: string): string {
  const foot = aroundAll(
    exits,
    (list) => `<path d="${mass(list)}" stroke-width="15" stroke-linejoin="round"/>`,
  );
  const body = aroundAll(
    exits,
    (list) => `<path d="${mass(list)}" stroke-width="5" stroke-linejoin="round"/>`,
  );
  const mortar = aroundAll(exits, (list) => `<path d="${mass(list)}"/>`);
  return (
    `<g opacity=".3" fill="${INK}" stroke="${INK}">${foot}</g><g fill="${INK}" stroke="${INK}">${body}</g>` +
    `<g fill="${mix(color, INK, 0.6)}">${mortar}</g>` +
    aroundAll(exits, (list, side) => stones(list, side, color)) +
    aroundAll(exits, () => pillar(color))
  );
}
