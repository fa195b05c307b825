/** Tokens, 48 × 48 about 24,24: cubes have colour, symbol and pattern; all others a shape of their own. */
import {
  INK,
  at,
  ball,
  blob,
  block,
  dot,
  line,
  lines,
  mix,
  paint,
  shaped,
} from "../../../../art/drawing/pen";
import { skull } from "../../../../art/drawing/props";

interface Cube {
  color: string;
  /** Drawn about the origin, some 20 wide, on the top of the cube. */
  symbol: string;
  /** On the sides, so that it is told without colour too. */
  pattern: string;
}

const ring = (r: number, w: number, color: string): string =>
  `<circle r="${r}" fill="none" stroke="${color}" stroke-width="${w}"/>`;
const stripes = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="1.6" opacity=".45"/>`;
const grains = (places: number[][]): string =>
  places.map(([x = 0, y = 0]) => dot(x, y, 1.5, `${INK}77`)).join("");

const STAR = "0,-11 3,-4 11,-3 5,2 7,10 0,6 -7,10 -5,2 -11,-3 -3,-4";

// prettier-ignore
const CUBES: Record<string, () => Cube> = {
  civilization: () => ({ color: "#3f9a58", pattern: stripes("M4 34H44M4 40H44"), symbol: ring(8, 4, INK) + ring(8, 1.8, "#eaf6d8") + [0, 45, 90, 135].map((t) => at(0, 0, 1, t, line("0,-9 0,9", 2.2, "#eaf6d8", "none"))).join("") + dot(0, 0, 3.4, INK) + dot(0, 0, 2, "#eaf6d8") }),
  militia: () => ({ color: "#d1483f", pattern: stripes("M2 44L16 30M12 46L28 30M24 46L40 30M36 46L48 34"), symbol: at(0, 0, 1, 45, block("-2.6,3 2.6,3 2,-10 0,-14 -2,-10", "#fbf0e0", { w: 1.8, s: 0 }), block("-7,2 7,2 7,5 -7,5", "#fbf0e0", { w: 1.8, s: 0 }), block("-2,5 2,5 2,11 -2,11", "#fbf0e0", { w: 1.8, s: 0 })) }),
  worship: () => ({ color: "#4a86d8", pattern: stripes("M2 35q5.5 -4 11 0t11 0t11 0t11 0M2 41q5.5 -4 11 0t11 0t11 0t11 0"), symbol: blob("0,-12! 6,-4 4,0! 8,-2! 8,6 4,10 -4,10 -8,5 -6,-3! -3,0", "#eaf4ff", { w: 2, s: 0 }) + paint("0,0 3,5 0,9 -3,5", "#4a86d8") }),
  riches: () => ({ color: "#f0c030", pattern: grains([[9, 34], [17, 39], [24, 36], [31, 40], [39, 34], [13, 42], [35, 43]]), symbol: ring(8.5, 5, INK) + dot(0, 0, 8.6, "#fff3c0") + ring(5.6, 1.6, "#8a6414") + line("0,-3 0,3", 2.6, "#8a6414", "none") }),
  caste: () => ({ color: "#8f58c0", pattern: stripes("M4 30L20 46M18 30L34 46M32 30L46 44M20 30L4 46M34 30L18 46M46 32L32 46"), symbol: blob("-10,7! -11,-7! -5,-1! 0,-10! 5,-1! 11,-7! 10,7!", "#f4e8ff", { w: 2, s: 0 }) + line("-8,4 8,4", 1.6, INK, "none") }),
  universal: () => ({ color: "#efe9f4", pattern: grains([[8, 36], [24, 35], [40, 36], [16, 41], [32, 41]]) + stripes("M8 30V44M40 30V44"), symbol: block(STAR, "#3a2f50", { w: 0, s: 0 }) }),
};

/** A cube seen a little from above: its top shows the symbol, its front the pattern. */
function cube({ color, symbol, pattern }: Cube): string {
  return (
    block("5,28 43,28 43,44 5,44", mix(color, "#2a1640", 0.32), { w: 3.4, s: 0, in: pattern }) +
    block("8,4 40,4 44,30 4,30", color, { w: 3.4, s: 0 }) +
    `<path d="M10 6.5H38" stroke="${mix(color, "#ffffff", 0.5)}" stroke-width="2"/>` +
    at(24, 17, 0.92, 0, symbol)
  );
}

const disc = (color: string, inner: string): string => ball(24, 24, 20, 20, color, { w: 3.4, s: 5 }) + inner;

const mite = (skin: string, hat: string): string =>
  blob("10,44! 12,32 24,28 36,32 38,44!", hat, { w: 3, s: 4 }) +
  blob("14,20 2,14 6,24 14,26", skin, { w: 2.6, s: 1 }) +
  blob("34,20 46,14 42,24 34,26", skin, { w: 2.6, s: 1 }) +
  ball(24, 22, 12, 11, skin, { w: 3, s: 3 }) +
  block("8,10 24,3 40,10 24,16", hat, { w: 2.8, s: 2 }) +
  line("40,10 42,18", 2.4, "#f2c23e", "none");

// prettier-ignore
const OTHERS: Record<string, () => string> = {
  student: () => mite("#a8c060", "#3d63b0") + dot(19, 22, 3.6, "#fff6df") + dot(29, 22, 3.6, "#fff6df") + dot(20, 22, 1.8) + dot(29, 22, 1.8) + line("20,29 24,30 28,29", 2),
  omega: () => mite("#e0604a", "#4a2f78") + dot(19, 22, 4, INK) + dot(29, 22, 4, INK) + dot(19, 22, 2, "#ff5a1a") + dot(29, 22, 2, "#ff5a1a") + lines("14,17 22,20|34,17 26,20", 2.6) + block("17,27 31,27 28,31 20,31", "#471325", { w: 1.6, s: 0 }) + `<path d="M18 42H22Q18 39 18 36A6 6 0 0 1 30 36Q30 39 26 42H30" fill="none" stroke="#ff9a3c" stroke-width="2.2"/>`,
  stun: () => [0, 72, 144, 216, 288].map((t) => at(24, 25, 1, t, at(0, -15, 0.62, 12, block(STAR, "#f2d45e", { w: 3, s: 0 })))).join("") + `<path d="M24 25m0 0c2 -3 6 0 4 4c-3 5 -11 2 -10 -5c1 -8 12 -10 16 -3" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/><path d="M24 25m0 0c2 -3 6 0 4 4c-3 5 -11 2 -10 -5c1 -8 12 -10 16 -3" fill="none" stroke="#ff7a59" stroke-width="2" stroke-linecap="round"/>`,
  "study-bonus": () => blob("24,14 14,8 4,12! 5,38! 15,34 24,40 33,34 43,38! 44,12! 34,8", "#f3e6c4", { w: 3.4, s: 3 }) + line("24,14 24,39", 3, INK, "none") + lines("9,18 19,19|9,24 19,25|29,19 33,18|29,25 33,24", 2) + at(36, 14, 1, 0, block("-3,-11 3,-11 3,-3 11,-3 11,3 3,3 3,11 -3,11 -3,3 -11,3 -11,-3 -3,-3", "#b4ea45", { w: 2.8, s: 0 })),
  knowledge: () => blob("24,4 37,9 41,22 33,32 31,38! 17,38! 15,32 7,22 11,9", "#ffe27a", { w: 3.2, s: 3 }) + block("17,37 31,37 29,45 19,45", "#9aa3b5", { w: 2.8, s: 2 }) + line("17,41 31,41", 2) + lines("19,37 18,24 22,28 24,22 26,28 30,24 29,37", 2.2, "#a8741f"),
  trap: () => blob("4,30! 8,20 24,16 40,20 44,30! 40,40 24,44 8,40", "#8d96aa", { w: 3.2, s: 4 }) + ball(24, 30, 13, 8, "#2a2034", { w: 2.4, s: 0 }) + [6, 13, 20, 27, 34].map((x, i) => block(`${x},${26 - Math.abs(2 - i) * -2} ${x + 8},${26 - Math.abs(2 - i) * -2} ${x + 4},${8 + Math.abs(2 - i) * 3}`, "#c9cfdb", { w: 2.4, s: 2 })).join("") + ball(24, 31, 4, 3, "#d1483f", { w: 2, s: 0 }),
  teleport: () => disc("#2f2a5a", ["M24 24m0 0c3 -5 10 0 6 6c-5 8 -18 3 -16 -8c2 -12 20 -14 24 -2", "M24 24c-3 5 -10 0 -6 -6"].map((d) => `<path d="${d}" fill="none" stroke="#63d8e8" stroke-width="3.4" stroke-linecap="round"/>`).join("") + dot(36, 12, 1.8, "#fff") + dot(12, 34, 1.8, "#fff")),
  passage: () => block("6,44 6,8 42,8 42,44", "#7d6a9a", { w: 3.2, s: 3 }) + lines("6,20 42,20|6,32 42,32|18,8 18,20|32,20 32,32|16,32 16,44", 2, INK, "none") + shaped("M14 44V26Q14 14 24 14Q34 14 34 26V44Z", "#1b1222", { w: 2.6, s: 0 }) + dot(20, 28, 2.6, "#f2d45e") + dot(28, 28, 2.6, "#f2d45e"),
  wall: () => block("3,12 45,12 45,40 3,40", "#a8624a", { w: 3.4, s: 4 }) + lines("3,21 45,21|3,31 45,31|17,12 17,21|33,12 33,21|10,21 10,31|25,21 25,31|38,21 38,31|17,31 17,40|32,31 32,40", 2.2, INK, "none"),
  stairs: () => [0, 1, 2, 3].map((i) => block(`${6 + i * 9},${36 - i * 9} ${42},${36 - i * 9} ${42},${44 - i * 9} ${6 + i * 9},${44 - i * 9}`, mix("#6a6484", "#d8d0e4", i / 3), { w: 2.8, s: 1 })).join("") + block("10,8 18,16 13,16 13,26 7,26 7,16 2,16", "#b4ea45", { w: 2.4, s: 0 }),
  portal: () => ball(24, 25, 17, 20, "#6a6484", { w: 3.4, s: 4 }) + ball(24, 25, 11, 14, "#b4ea45", { w: 2.8, s: 0 }) + ball(24, 26, 6, 9, "#1f4a2a", { w: 0, s: 0 }) + [0, 60, 120, 180, 240, 300].map((t) => at(24, 25, 1, t, line("0,-14 0,-20", 2.4, INK, "none"))).join(""),
  alert: () => blob("24,6 34,10 38,32! 44,37! 4,37! 10,32! 14,10", "#e0a030", { w: 3.4, s: 5 }) + ball(24, 40, 5, 4, "#8a5a14", { w: 2.6, s: 1 }) + ball(24, 5, 3, 3, "#e0a030", { w: 2.4, s: 0 }) + block("21.5,15 26.5,15 25.5,26 22.5,26", "#7a1f2a", { w: 0, s: 0 }) + dot(24, 31, 2.4, "#7a1f2a") + lines("6,14 2,20|42,14 46,20", 3),
  rigor: () => disc("#4a2f78", at(24, 26, 0.62, 0, skull(1)) + block("12,13 12,4 18,10 24,2 30,10 36,4 36,13", "#d8a443", { w: 2.4, s: 1 }) + dot(19, 25, 2.6, "#ff8a2a") + dot(29, 25, 2.6, "#ff8a2a")),
};

/** The names of all tokens. */
export const TOKENS = [...Object.keys(CUBES), ...Object.keys(OTHERS)];

/** A token's drawing; an unknown one is an alert. */
export function drawToken(name: string): string {
  const made = CUBES[name]?.();
  return made ? cube(made) : ((OTHERS[name] ?? OTHERS["alert"])?.() ?? "");
}
