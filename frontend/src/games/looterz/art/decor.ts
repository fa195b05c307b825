/** What lies about on the table: candles on a skull, a small hoard. Only where there is room. */
import {
  SHEET_DEFS,
  at,
  ball,
  blob,
  block,
  dot,
  freshSheet,
  glow,
  line,
  lines,
  paint,
} from "../../../art/drawing/pen";
import { bottle, coin, die, skull } from "../../../art/drawing/props";

// prettier-ignore
const candle = (x: number, y: number, h: number): string =>
  glow(x, y - h - 10, 46, "#ffb23c", 0.75) +
  blob(`${x - 9},${y}! ${x - 8},${y - h} ${x - 3},${y - h - 3} ${x + 4},${y - h + 1} ${x + 9},${y - h - 2} ${x + 9},${y}!`, "#efe2bd", { w: 3, s: 4 }) +
  paint(`${x - 8},${y - h + 2} ${x - 4},${y - h + 2} ${x - 4},${y - h + 16} ${x - 7},${y - h + 18}`, "#fff6dc") +
  line(`${x},${y - h} ${x + 1},${y - h - 8}`, 2.4) +
  blob(`${x + 1},${y - h - 28}! ${x + 6},${y - h - 14} ${x + 1},${y - h - 5} ${x - 5},${y - h - 13}`, "#ffb23c", { w: 2.4, s: 0 }) +
  paint(`${x + 1},${y - h - 20}! ${x + 3},${y - h - 12} ${x + 1},${y - h - 8} ${x - 2},${y - h - 12}`, "#fff6c8");

const wrap = (width: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 72}" height="178" viewBox="-36 -30 ${width + 72} 178">${SHEET_DEFS}${inner}</svg>`;

// prettier-ignore
export function candlesSvg(): string {
  freshSheet();
  return wrap(180,
    `<ellipse cx="90" cy="126" rx="80" ry="11" fill="#000" opacity=".35"/>` +
    blob("12,126 18,112 40,108 62,112 66,126 40,132", "#d9c99a", { w: 3, s: 3 }) + candle(38, 114, 52) +
    at(96, 100, 1.35, -6, skull(1)) + candle(96, 74, 22) + blob("80,76 88,70 104,70 114,76 108,88 104,80 98,92 92,80 86,86", "#efe2bd", { w: 2.6, s: 2 }) +
    blob("124,126 130,114 148,112 164,118 166,128 146,132", "#d9c99a", { w: 3, s: 3 }) + candle(146, 118, 34) + at(62, 124, 0.9, 14, die(0.8, 10, 3)));
}

// prettier-ignore
export function hoardSvg(): string {
  freshSheet();
  const coins = [[30, 124, 1], [48, 126, 1.1], [66, 122, 1], [86, 127, 1.15], [104, 122, 1], [124, 126, 1.1], [142, 122, 1], [158, 127, 0.9], [58, 112, 1], [78, 108, 1.05], [98, 110, 1.1], [118, 112, 1], [88, 96, 1]];
  return wrap(190,
    `<ellipse cx="95" cy="130" rx="86" ry="9" fill="#000" opacity=".35"/>` +
    at(146, 92, 1, 16, bottle()) + block("34,84 70,78 74,118 40,122", "#7a4a2b", { w: 3.4, s: 6, h: true }) + lines("34,96 72,90", 3) + dot(54, 94, 3, "#d8a443") +
    at(104, 84, 1, -8, blob("-16,-22 16,-22 12,0 3,8 3,22 14,28 -14,28 -3,22 -3,8 -12,0", "#d8a443", { w: 3.4, s: 5 }), ball(0, -22, 16, 4, "#8a5f1f", { w: 2.6, s: 0 }), ball(0, -8, 4, 4, "#c9362f", { w: 2, s: 1 })) +
    coins.map(([x = 0, y = 0, s = 1]) => coin(x, y, s)).join(""));
}
