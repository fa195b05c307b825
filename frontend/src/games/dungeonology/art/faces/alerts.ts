/** The faces of the Alerts: the porter in three tempers. Laid out by hand, one part of a picture a line. */
import {
  INK,
  at,
  ball,
  blob,
  block,
  dot,
  glow,
  lean,
  line,
  lines,
  paint,
  tube,
} from "../../../../art/drawing/pen";
import { bags, brows, bulb, clench, eye, eyes, fist } from "../../../../art/drawing/parts";
import type { Face } from "../face";
import { porterLodge } from "./lairs";
import { blush, cloud, gown, head } from "./people";

// prettier-ignore
const porter = (skin: string, features: string, turn: number): string =>
  gown("#3a4a7a", "#d8a443", { in: lines("100,176 100,250", 3) + [188, 206].map((y) => dot(90, y, 4, "#d8a443")).join("") }) +
  lean(turn, head(skin) + paint("62,96 70,82 72,112 64,122", "#d8d0c4") + paint("138,96 130,82 128,112 136,122", "#d8d0c4") + features +
    blob("54,74! 56,40 100,26 144,40 146,74! 100,62", "#3a4a7a", { s: 8, h: true }) + blob("52,76 100,60 148,76 150,84! 124,80 100,86 76,80 50,84!", "#22294a", { w: 3.4, s: 3 }) + line("54,70 100,56 146,70", 5, "#d8a443", "none") + at(100, 42, 1, 0, ball(0, 10, 3, 3, "#a8741f", { w: 2.4, s: 0 }), blob("0,-12 5,-8 7,2 12,9! -12,9! -7,2 -5,-8", "#f2c23e", { w: 2.8, s: 2 })), 100, 150);

const moustache = (droop: number): string =>
  blob(
    `100,122! 84,118 62,${128 + droop} 54,${142 + droop}! 74,142 92,138 100,134! 108,138 126,142 146,${142 + droop}! 138,${128 + droop} 116,118`,
    "#e8e2d8",
    { s: 5, h: true },
  );

// prettier-ignore
const keys = (x: number, y: number, turn: number): string =>
  at(x, y, 1, turn, `<circle r="15" fill="none" stroke="${INK}" stroke-width="8"/><circle r="15" fill="none" stroke="#d8a443" stroke-width="4"/>`, [-26, 0, 26].map((t) => at(0, 0, 1, t, block("-3,12 3,12 3,38 11,38 11,44 3,44 3,48 -3,48", "#c9a13b", { w: 2.6, s: 1 }))).join(""));

// prettier-ignore
const relaxed = (): string => {
  const skin = "#e6b894";
  return (
    at(0, 8, 0.92, 0, porter(skin, line("66,100 80,108 94,100", 5) + line("106,100 120,108 134,100", 5) + bags(100, 114, 20, 11) + brows(100, 86, 20, 11, -7, 8, "#e8e2d8") + bulb(100, 116, 13, "#d8765a") + ball(104, 148, 9, 9, "#471325", { w: 3, s: 0 }) + moustache(8) + blush(36, 124) + ball(128, 130, 20, 20, "#cfe6f0", { w: 3.4, s: 4, o: 0.75 }) + dot(120, 122, 4, "#fff"), 16)) +
    at(34, 158, 1, -6, blob("-22,6! -26,-20 -14,-14 0,-18 14,-14 26,-20 22,6! 26,22 -26,22", "#6d6884", { s: 6, h: true }), line("-16,0 -9,4 -2,0", 3), line("2,0 9,4 16,0", 3), line("-4,10 0,12 4,10", 3)) + keys(164, 146, 10) +
    [[146, 74, 10], [162, 48, 14], [184, 22, 18]].map(([x = 0, y = 0, r = 0]) => lines(`${x - r * 0.6},${y - r * 0.6} ${x + r * 0.6},${y - r * 0.6}|${x + r * 0.6},${y - r * 0.6} ${x - r * 0.6},${y + r * 0.6}|${x - r * 0.6},${y + r * 0.6} ${x + r * 0.6},${y + r * 0.6}`, r * 0.42, "#fff6d0", "none")).join("")
  );
};

// prettier-ignore
const normal = (): string => {
  const skin = "#e6b894";
  return (
    at(6, 6, 0.92, 0, porter(skin, eye(80, 100, 14, -1, { lid: skin, drop: 0.4, low: 0.16, look: [0.5, 0.1], iris: "#4f7a9a" }) + eye(120, 100, 14, 1, { lid: skin, drop: 0.26, low: 0.1, look: [0.2, 0.1], iris: "#4f7a9a" }) + line("66,80 80,80 94,86", 8, "#e8e2d8") + line("106,78 122,68 136,74", 8, "#e8e2d8") + bulb(100, 116, 13, "#d8765a") + line("90,146 100,148 110,145", 4) + moustache(0), -4)) +
    paint("40,116 30,100 42,86 30,70 40,54! 50,72 40,88 52,102", "#fff", 0.5) +
    `<path d="M76 134q20 -2 18 14q-2 14 -20 12" fill="none" stroke="${INK}" stroke-width="9"/><path d="M76 134q20 -2 18 14q-2 14 -20 12" fill="none" stroke="#f4eede" stroke-width="4"/>` + blob("26,122! 80,122! 76,160 66,172 40,172 30,160", "#f4eede", { s: 6 }) + ball(53, 123, 27, 7, "#a8622a", { w: 3.4, s: 2 }) + at(52, 146, 0.8, 0, block("0,-13 4,-4 13,-4 6,2 9,12 0,6 -9,12 -6,2 -13,-4 -4,-4", "#3f6fc0", { w: 0, s: 0 })) + tube("84,212 100,192 92,170", 18, "#3a4a7a") + fist(88, 152, 0.85, 8, skin) + keys(166, 146, -8)
  );
};

// prettier-ignore
const hard = (): string => {
  const skin = "#d8604a";
  const steam = (x: number, side: 1 | -1): string => at(x, 70, 0.5 * side, 0, cloud("#f4eede")) + at(x + side * 20, 46, 0.34 * side, 0, cloud("#f4eede"));
  return (
    glow(100, 100, 120, "#ff6a2a", 0.5) + steam(30, -1) + steam(170, 1) +
    at(4, -2, 0.96, 0, porter(skin, eyes(100, 100, 20, 17, { lid: skin, drop: 0.2, tilt: 22, pupil: 0.18, iris: "#c9362f", look: [0, 0.2] }) + brows(100, 82, 20, 15, 11, 11, "#f4eede") + bulb(100, 116, 13, "#b8402f") + moustache(-14) + clench(100, 144, 26, 11, 7) + lines("60,62 66,52|66,66 74,60", 3, "#8a1f1a"), 2)) +
    at(38, 158, 1, -16, block("-30,-36 30,-36 30,40 -30,40", "#c9a15a", { w: 3.6, s: 5 }), block("-30,-44 -2,-44 4,-36 -30,-36", "#c9a15a", { w: 3.4, s: 2 }), block("-22,-26 4,-26 4,4 -22,4", "#f4ead0", { w: 3, s: 2 }), ball(-9, -14, 7, 8, "#9fb04d", { w: 2.4, s: 1 }), blob("-18,4! -14,-4 -4,-4 0,4!", "#4f6a86", { w: 2.4, s: 0 }), lines("10,-22 24,-22|10,-14 24,-14|10,-6 20,-6|-22,14 24,14|-22,22 24,22", 3, "#6d5a44", "none"), `<circle cx="8" cy="24" r="12" fill="none" stroke="#c9362f" stroke-width="4"/>`) + fist(66, 166, 0.95, -10, skin) + tube("170,210 186,176 172,140", 22, "#3a4a7a") + fist(170, 134, 1.1, 6, skin) + lines("150,116 142,108|168,108 168,98|188,118 196,110", 4, "#ffe27a")
  );
};

export const ALERTS: Record<string, Face> = {
  relaxed: { scene: () => porterLodge("#4a4468", "#2f3f7a"), draw: relaxed },
  normal: { scene: () => porterLodge("#7a5a48", "#8fb8c8"), draw: normal },
  hard: { scene: () => porterLodge("#7a3430", "#e0883a"), draw: hard },
};
