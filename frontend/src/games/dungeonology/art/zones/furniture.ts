/** Furniture and inhabitants seen from above, each about its own origin or at a place. */
import {
  INK,
  at,
  ball,
  blob,
  block,
  dot,
  glow,
  line,
  lines,
  mix,
  paint,
  tube,
} from "../../../../art/drawing/pen";
import { chance } from "./ground";

const WOOD = "#9a6a3c";

export const rug = (x: number, y: number, rx: number, ry: number, color: string, trim: string): string =>
  ball(x, y, rx, ry, color, { w: 2.4, s: 0 }) +
  `<ellipse cx="${x}" cy="${y}" rx="${rx - 5}" ry="${ry - 5}" fill="none" stroke="${trim}" stroke-width="2.4"/><ellipse cx="${x}" cy="${y}" rx="${rx - 10}" ry="${ry - 10}" fill="none" stroke="${trim}" stroke-width="1" stroke-dasharray="3 3"/>`;

/** A board: table, counter, bench, plank; its upper left corner at x, y. */
export const board = (x: number, y: number, w: number, h: number, color = WOOD): string =>
  block(`${x},${y} ${x + w},${y} ${x + w},${y + h} ${x},${y + h}`, color, {
    w: 3,
    s: 3,
    in:
      w > h
        ? line(`${x},${y + h / 2} ${x + w},${y + h / 2 - 1}`, 1.4)
        : line(`${x + w / 2},${y} ${x + w / 2},${y + h}`, 1.4),
  });

export const crate = (x: number, y: number, size: number, color = WOOD): string =>
  board(x, y, size, size, color) +
  lines(
    `${x + 2},${y + 2} ${x + size - 2},${y + size - 2}|${x + 2},${y + size - 2} ${x + size - 2},${y + 2}`,
    2.4,
  );

export const barrel = (x: number, y: number, r: number, lid = "#a8743f"): string =>
  ball(x, y, r, r, "#5f6674", { w: 3, s: 2 }) +
  ball(x, y, r - 3, r - 3, lid, { w: 1.6, s: 2 }) +
  lines(`${x - r + 4},${y - 2} ${x + r - 4},${y - 3}|${x - r + 5},${y + 4} ${x + r - 5},${y + 3}`, 1.4);

/** Two eyes that watch from somewhere. */
export const peep = (x: number, y: number, size = 1, white = "#fff6df"): string =>
  at(
    x,
    y,
    size,
    0,
    [-5, 5].map((e) => dot(e, 0, 4.8, INK) + dot(e, 0, 3.6, white) + dot(e + 0.6, 0.8, 1.7, INK)).join(""),
  );

/** A row of books in a case; the case's upper left corner at the origin. */
export const shelf = (
  x: number,
  y: number,
  w: number,
  turn = 0,
  colors = ["#8a3440", "#3f6f8f", "#5d8a4a", "#b8863a", "#6b4a8a"],
): string => {
  let spines = "";
  for (let i = 0, at0 = 2; at0 < w - 4; i += 1) {
    const t = 3 + Math.round(chance(i + w + x) * 4);
    spines += `<path d="M${at0} ${3 + Math.round(chance(i + x) * 2)}h${t}v10h${-t}Z" fill="${colors[i % colors.length]}" stroke="${INK}" stroke-width="1.4"/>`;
    at0 += t + 1;
  }
  return at(x, y, 1, turn, block(`0,0 ${w},0 ${w},15 0,15`, "#6d4426", { w: 3, s: 0, in: spines }));
};

export const cheese = (x: number, y: number, r: number, turn = 0): string =>
  at(
    x,
    y,
    1,
    turn,
    ball(0, 0, r, r, "#f0b83a", { w: 3, s: 3 }),
    `<path d="M0 0L${r} -3A${r} ${r} 0 0 1 ${r * 0.7} ${r * 0.7}Z" fill="${INK}"/>`,
    dot(-r * 0.45, r * 0.4, r * 0.16, "#b8801f"),
    dot(-r * 0.1, r * 0.62, r * 0.12, "#b8801f"),
  );

export const bone = (x: number, y: number, length: number, turn: number, color = "#eadfbe"): string =>
  at(
    x,
    y,
    1,
    turn,
    [-1, 1].map((s) => dot((s * length) / 2, -3, 5) + dot((s * length) / 2, 3, 5)).join(""),
    tube(`${-length / 2},0 ${length / 2},0`, 4, color, 2),
    [-1, 1].map((s) => dot((s * length) / 2, -3, 3.2, color) + dot((s * length) / 2, 3, 3.2, color)).join(""),
  );

export const mushroom = (x: number, y: number, r: number, color: string, spot = "#fbf0dc"): string =>
  ball(x, y, r, r * 0.94, color, { w: 3, s: r * 0.3 }) +
  dot(x - r * 0.35, y - r * 0.3, r * 0.24, spot) +
  dot(x + r * 0.35, y - r * 0.1, r * 0.18, spot) +
  dot(x - r * 0.05, y + r * 0.42, r * 0.2, spot) +
  dot(x + r * 0.1, y - r * 0.55, r * 0.12, spot);

/** A heap of coins. */
export const gold = (x: number, y: number, size: number): string =>
  glow(x, y, 30 * size, "#ffe27a", 0.5) +
  at(
    x,
    y,
    size,
    0,
    blob("-20,8 -16,-8 -4,-17 10,-14 20,-2 18,12 4,17 -12,16", "#e0a82e", { w: 3, s: 5 }),
    Array.from({ length: 11 }, (_, i) => {
      const a = i * 2.4;
      const r = 3 + i * 1.25;
      return ball(
        Math.round(Math.cos(a) * r),
        Math.round(Math.sin(a) * r * 0.85),
        4.2,
        3.8,
        i % 3 ? "#f6cf4e" : "#fff0a0",
        { w: 1.8, s: 0 },
      );
    }).join(""),
  );

export const candle = (x: number, y: number, size = 1): string =>
  glow(x, y, 24 * size, "#ffc65a", 0.6) +
  ball(x, y, 4.6 * size, 4.4 * size, "#f4e8cc", { w: 2.2, s: 1 }) +
  blob(`${x},${y - 6 * size}! ${x + 3 * size},${y} ${x},${y + 2.4 * size} ${x - 3 * size},${y}`, "#ff8a2a", {
    w: 1.2,
    s: 0,
  });

export const openBook = (x: number, y: number, size: number, turn: number, cover = "#8a3440"): string =>
  at(
    x,
    y,
    size,
    turn,
    block("-13,-9 13,-9 13,9 -13,9", cover, { w: 2.6, s: 0 }),
    blob("0,-7 -6,-9 -11,-7! -11,7! -6,5 0,7 6,5 11,7! 11,-7! 6,-9", "#f3e6c4", { w: 1.8, s: 1 }),
    lines("0,-7 0,7|-9,-3 -3,-4|-9,1 -3,0|3,-4 9,-3|3,0 9,1", 1.3),
  );

export const paper = (x: number, y: number, turn: number, color = "#f3e6c4"): string =>
  at(
    x,
    y,
    1,
    turn,
    block("-6,-8 6,-8 6,8 -6,8", color, { w: 2, s: 0 }),
    lines("-3,-4 4,-4|-3,0 4,0|-3,4 1,4", 1.2, "#6a5a48", "none"),
  );

export const rat = (x: number, y: number, turn: number, color = "#8d8494", size = 1): string =>
  at(
    x,
    y,
    size,
    turn,
    tube("0,8 -4,16 3,22", 1.6, "#d98f8a", 1.6),
    ball(0, 3, 6, 8, color, { w: 2.2, s: 2 }),
    ball(-4, -6, 3, 3, "#d98f8a", { w: 1.8, s: 0 }),
    ball(4, -6, 3, 3, "#d98f8a", { w: 1.8, s: 0 }),
    blob("-4,-5 4,-5 2,-12 0,-14 -2,-12", color, { w: 2.2, s: 1 }),
    dot(-1.8, -9, 1),
    dot(1.8, -9, 1),
    dot(0, -13.6, 1.3, "#d98f8a"),
  );

/** A goblin student from above: ears, nose, cap. */
export const student = (x: number, y: number, turn: number, cloth = "#3d63b0", skin = "#a8c060"): string =>
  at(
    x,
    y,
    1,
    turn,
    blob("-11,2 -7,7 7,7 11,2 7,-3 -7,-3", cloth, { w: 2.2, s: 2 }),
    blob("-5,-2 -14,-6 -6,-5", skin, { w: 2, s: 0 }),
    blob("5,-2 14,-6 6,-5", skin, { w: 2, s: 0 }),
    ball(0, -2, 6, 6, skin, { w: 2.2, s: 2 }),
    dot(0, -8, 2, mix(skin, INK, 0.25)),
    dot(-2.4, -6, 1.2),
    dot(2.4, -6, 1.2),
  );

/** A toothed wheel. */
export const gear = (x: number, y: number, r: number, color: string, teeth = 8): string => {
  const rim = Array.from({ length: teeth * 4 }, (_, i) => {
    const a = (i / (teeth * 4)) * Math.PI * 2;
    const far = i % 4 < 2 ? r : r * 0.78;
    return `${Math.round((x + Math.cos(a) * far) * 10) / 10},${Math.round((y + Math.sin(a) * far) * 10) / 10}`;
  }).join(" ");
  return block(rim, color, { w: 3, s: r * 0.2 }) + ball(x, y, r * 0.3, r * 0.3, "#2a2034", { w: 2, s: 0 });
};

/** A puddle or pool. */
export const pool = (points: string, color: string): string =>
  blob(points, color, { w: 3, s: 0, in: paint(points, mix(color, "#ffffff", 0.12)) });

/** A bust or pillar from above. */
export const plinth = (x: number, y: number, r: number, color: string): string =>
  block(`${x - r},${y - r} ${x + r},${y - r} ${x + r},${y + r} ${x - r},${y + r}`, mix(color, INK, 0.3), {
    w: 3,
    s: 0,
  }) + ball(x, y, r * 0.8, r * 0.8, color, { w: 2.4, s: 3 });

/** A star of five points. */
export const star = (x: number, y: number, size: number, color: string, w = 2): string =>
  at(x, y, size, 0, block("0,-10 3,-3 10,-3 4,2 6,9 0,5 -6,9 -4,2 -10,-3 -3,-3", color, { w, s: 0 }));
