/** The backs of the Zones' piles: who waits below, and as many brass studs as the Floor is deep. */
import { INK, at, ball, blob, block, dot, glow, lines, oval } from "../../../../art/drawing/pen";
import { eyes, fang } from "../../../../art/drawing/parts";
import { crown, skull } from "../../../../art/drawing/props";

interface Back {
  edge: string;
  dark: string;
  light: string;
  emblem(): string;
}

// prettier-ignore
const ratHole = (): string =>
  blob("52,146! 52,104 66,74 100,60 134,74 148,104 148,146!", "#1b1222", { s: 0 }) + ball(72, 96, 15, 15, "#a89a8a", { s: 4 }) + ball(128, 96, 15, 15, "#a89a8a", { s: 4 }) + blob("100,84 128,96 134,122 116,144 84,144 66,122 72,96", "#a89a8a", { s: 8, h: true }) +
  eyes(100, 112, 14, 10, { look: [0, 0.6], iris: "#7a2a1a" }) + ball(100, 129, 7, 5, "#d98f8a", { w: 3, s: 1 }) + block("95,136 105,136 105,146 95,146", "#f3e6b4", { w: 2, s: 0 }) + lines("88,130 62,126|88,134 64,138|112,130 138,126|112,134 136,138", 1.8) + blob("64,146 84,136 116,136 138,146 134,158 66,158", "#f0b83a", { s: 5 }) + dot(84, 149, 4, "#b8801f") + dot(110, 151, 3, "#b8801f");

// prettier-ignore
const book = (): string =>
  block("40,64 160,64 166,156 34,156", "#8a3440", { s: 6 }) + blob("100,66 80,56 54,58 44,66! 42,148! 60,142 82,142 100,152 118,142 140,142 158,148! 156,66! 146,58 120,56", "#f1e2bd", { w: 3.4, s: 5 }) + lines("100,66 100,150", 3, INK, "none") +
  eyes(100, 96, 26, 16, { look: [0, 0.3], iris: "#3f8fb8", lid: "#f1e2bd", drop: 0.24, tilt: 10 }) + [60, 76, 92, 108, 124, 140].map((x) => fang(x, 124, 14)).join("");

// prettier-ignore
const dragonEye = (): string =>
  blob("34,106! 62,64 100,52 138,64 166,106! 138,144 100,154 62,144", "#4f9a5a", { s: 9, h: true }) + [[56, 72], [76, 60], [124, 60], [144, 72], [100, 56]].map(([x = 0, y = 0]) => block(`${x - 8},${y + 4} ${x + 8},${y + 4} ${x},${y - 14}`, "#e8a03a", { w: 2.8, s: 2 })).join("") +
  blob("48,106! 72,82 100,76 128,82 152,106! 128,128 100,134 72,128", "#f2d45e", { s: 6 }) + ball(100, 105, 25, 27, "#e8782a", { w: 3, s: 3 }) + `<path d="${oval(100, 105, 6, 25)}" fill="${INK}"/>` + dot(91, 95, 5, "#fff") + lines("58,92 46,84|142,92 154,84", 3);

// prettier-ignore
const lord = (): string =>
  at(100, 112, 2, 0, skull(1)) + glow(84, 108, 22, "#b4ea45", 0.9) + glow(116, 108, 22, "#b4ea45", 0.9) + dot(84, 108, 6, "#b4ea45") + dot(116, 108, 6, "#b4ea45") + at(100, 66, 1.5, 0, crown());

const BACKS: Back[] = [
  { edge: "#6a6a48", dark: "#38402c", light: "#d8c46a", emblem: ratHole },
  { edge: "#4f6a86", dark: "#22344c", light: "#7ac0f0", emblem: book },
  { edge: "#54488a", dark: "#26204c", light: "#ffb04a", emblem: dragonEye },
  { edge: "#5a3f78", dark: "#1f1430", light: "#b4ea45", emblem: lord },
];

const stud = (index: number, count: number): string =>
  at(
    100 + (index - (count - 1) / 2) * 24,
    174,
    1,
    0,
    block("0,-8 8,0 0,8 -8,0", "#d8a443", { w: 2.8, s: 2 }),
  );

// prettier-ignore
const wall = (dark: string, edge: string): string =>
  `<path d="M0 0H200V200H0Z" fill="${dark}"/>` + Array.from({ length: 8 }, (_, row) => `<path d="M${row % 2 ? -22 : 0} ${row * 26}h42v23h-42ZM${row % 2 ? 24 : 46} ${row * 26}h42v23h-42ZM${row % 2 ? 70 : 92} ${row * 26}h42v23h-42ZM${row % 2 ? 116 : 138} ${row * 26}h42v23h-42ZM${row % 2 ? 162 : 184} ${row * 26}h42v23h-42Z" fill="${edge}" opacity=".32"/>`).join("");

/** The back of a Floor's pile. */
export function drawBack(floor: number): string {
  const { edge, dark, light, emblem } = BACKS[Math.min(Math.max(floor, 1), 4) - 1] as Back;
  return (
    wall(dark, edge) +
    glow(100, 100, 100, light, 0.5) +
    emblem() +
    Array.from({ length: floor }, (_, i) => stud(i, floor)).join("") +
    `<path d="M4 4H196V196H4Z" fill="none" stroke="${INK}" stroke-width="14"/><path d="M5 5H195V195H5Z" fill="none" stroke="${edge}" stroke-width="8"/>` +
    `<path d="M13 13H187V187H13Z" fill="none" stroke="#d8a443" stroke-width="2"/>` +
    [8, 192].map((x) => [8, 192].map((y) => ball(x, y, 6, 6, "#d8a443", { w: 2.4, s: 2 })).join("")).join("")
  );
}
