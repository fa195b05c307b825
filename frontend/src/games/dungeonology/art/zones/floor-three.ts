/** The Zones of Floor III: what is deep, old or asleep. */
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
import { coin, scroll, skull } from "../../../../art/drawing/props";
import { board, bone, candle, crate, gold, paper, peep, plinth, shelf, star, student } from "./furniture";
import { checks, chance, planks, plates, slabs } from "./ground";
import type { Room } from "./room";

/** A ring with a warm rim. */
const ring = (r: number, w: number, color: string, ink = 2): string =>
  `<circle cx="100" cy="100" r="${r}" fill="none" stroke="${INK}" stroke-width="${w + ink * 2}"/><circle cx="100" cy="100" r="${r}" fill="none" stroke="${color}" stroke-width="${w}"/>`;

// prettier-ignore
const deepVault: Room = {
  wall: "#6f7688",
  floor: () =>
    plates("#7d869a", "#4a5266") + dot(100, 100, 58, "#5d667c") + ring(56, 9, "#c9a24a") + Array.from({ length: 12 }, (_, i) => at(100, 100, 1, i * 30, dot(0, -56, 3, "#7a5a1c"))).join("") + dot(100, 100, 44, "#8d97ac"),
  things: () =>
    gold(36, 104, 0.9) + gold(100, 32, 0.95) + gold(166, 98, 1) + gold(98, 172, 0.9) + crate(116, 158, 20, "#8a5a34") + crate(62, 22, 18, "#8a5a34") + crate(154, 112, 24, "#6d4426") + peep(166, 124, 0.6, "#f2d45e") +
    at(76, 172, 1, 0, block("-9,-7 9,-7 9,7 -9,7", "#a8402f", { w: 2.6, s: 2 }), line("-9,-1 9,-1", 2.6, "#d8a443", "none"), ball(0, 0, 2.6, 3, "#f2c23e", { w: 1.6, s: 0 })) + at(30, 30, 0.5, 0, coin(0, 0)) + at(172, 30, 0.5, 0, coin(0, 0)) + at(30, 172, 0.5, 0, coin(0, 0)) + at(172, 172, 0.42, 20, skull(1, "#f2d45e")) + bone(128, 30, 14, 40),
};

// prettier-ignore
const dreamWell: Room = {
  wall: "#6a70a8",
  floor: () =>
    slabs("#4a4a8a", "#34346a", 40) + ring(56, 14, "#8a88b8", 2.5) + Array.from({ length: 14 }, (_, i) => at(100, 100, 1, i * (360 / 14), line("0,-49 0,-63", 2, INK, "none"))).join("") + dot(100, 100, 48, "#2a3f8a") + glow(100, 100, 60, "#7fb8ff", 0.6) + `<circle cx="100" cy="100" r="34" fill="none" stroke="#a8d0ff" stroke-width="1.6" opacity=".5"/><circle cx="100" cy="100" r="20" fill="none" stroke="#a8d0ff" stroke-width="1.6" opacity=".5"/>`,
  things: () =>
    board(126, 20, 54, 26, "#7a5aa8") + block("129,22 143,22 143,44 129,44", "#f0ecf8", { w: 2.2, s: 2 }) + block("146,22 178,22 178,44 146,44", "#c86a9a", { w: 2.2, s: 3 }) + ball(138, 33, 6, 6, "#a8c060", { w: 2.2, s: 2 }) + line("135,33 141,33", 1.6) + star(164, 33, 0.7, "#f2d45e") +
    blob("20,38 30,28 42,34 46,46 42,62 46,74 34,82 22,76", "#c8d0f0", { w: 2.6, s: 4 }) + lines("30,44 36,44|34,60 40,60", 2) + star(30, 54, 0.4, "#f2d45e") +
    star(60, 30, 0.6, "#f2d45e") + star(100, 26, 0.5, "#f2d45e") + star(36, 166, 0.7, "#f2d45e") + star(170, 168, 0.6, "#f2d45e") + star(174, 104, 0.5, "#f2d45e") + at(92, 172, 0.6, 0, coin(0, 0)) + at(106, 176, 0.6, 30, coin(0, 0)) + student(120, 170, -40, "#c86a9a") + blob("24,100 34,96 36,110 24,114", "#f0ecf8", { w: 2.4, s: 2 }),
};

/** A portrait on a wall, cross about its visitor; its foot down. */
const portrait = (x: number, y: number, turn: number, skin: string, hair: string): string =>
  at(
    x,
    y,
    1,
    turn,
    block("-12,-11 12,-11 12,11 -12,11", "#d8a443", { w: 2.6, s: 2 }),
    block("-8,-7 8,-7 8,7 -8,7", "#4a3a30", { w: 1.6, s: 0 }),
    blob("0,-5 5,-2 4,4 0,6 -4,4 -5,-2", skin, { w: 1.8, s: 0 }),
    paint("-5,-2! -4,-7 4,-7 5,-2! 0,-4", hair),
    lines("-4,-1 -1,0.4|4,-1 1,0.4", 1.6),
    line("-2,4 0,3 2,4", 1.4),
  );

// prettier-ignore
const ancestorHall: Room = {
  wall: "#8f8478",
  floor: () => checks("#8a8078", "#6a625e", 25) + block("72,0 128,0 128,200 72,200", "#9a2a3a", { w: 2.4, s: 0 }) + `<path d="M78 0V200M122 0V200" stroke="#d8a443" stroke-width="2.4"/>` + block("52,52 148,52 148,148 52,148", "#a83242", { w: 2.4, s: 0 }) + `<path d="M58 58H142V142H58Z" fill="none" stroke="#d8a443" stroke-width="2.4"/>`,
  things: () =>
    [["#d8b090", "#e8e4d8", 36], ["#a8b060", "#4a3a2a", 64]].map(([s, h, y]) => portrait(28, Number(y), -90, String(s), String(h))).join("") + portrait(28, 100, -90, "#c89a78", "#8a3a1c") +
    [["#a8b060", "#e8e4d8", 128], ["#d8b090", "#2a2430", 158]].map(([s, h, y]) => portrait(172, Number(y), 90, String(s), String(h))).join("") + portrait(172, 96, 90, "#b0a0c0", "#e8e4d8") + portrait(100, 26, 0, "#d8b090", "#b8b0a0") + portrait(100, 174, 180, "#a8b060", "#5a4a3a") +
    student(100, 60, 0, "#3d63b0") + plinth(82, 28, 7, "#e8e0d0") + plinth(118, 28, 7, "#e8e0d0") + plinth(82, 172, 7, "#e8e0d0") + plinth(118, 172, 7, "#e8e0d0"),
};

/** The archivist, curled about the edge and asleep. */
// prettier-ignore
const dragon = (): string => {
  const green = "#4f9a5a";
  const scale = [[30, 60], [27, 82], [30, 104], [40, 34], [62, 30], [84, 28]];
  return (
    tube("40,132 34,118 30,98", 12, green, 3) + line("40,130 50,142 60,138", 8, INK) + line("41,130 50,141 58,138", 4, green) +
    tube("104,32 72,30 44,38 32,64 30,98", 24, green, 3) + scale.map(([x = 0, y = 0]) => block(`${x - 5},${y + 4} ${x + 5},${y + 4} ${x},${y - 7}`, "#e8a03a", { w: 2, s: 0 })).join("") +
    blob("36,52 60,46 70,66 56,78 62,62 46,68", "#3d7a48", { w: 2.6, s: 3 }) +
    blob("92,22 110,18 128,26 136,34 128,42 110,44 94,42", green, { w: 3, s: 5 }) + ball(130, 29, 3, 2.4, mix(green, INK, 0.2), { w: 1.6, s: 0 }) + ball(130, 38, 3, 2.4, mix(green, INK, 0.2), { w: 1.6, s: 0 }) + lines("106,26 114,27|106,38 114,37", 2.6) + block("96,20 102,12 106,22", "#f0e2b8", { w: 2, s: 0 }) + block("96,42 102,50 106,40", "#f0e2b8", { w: 2, s: 0 }) + lines("140,30 148,26 146,32 154,28", 2, "#f0ece4")
  );
};

// prettier-ignore
const dragonArchive: Room = {
  wall: "#a07a5a",
  floor: () => planks("#a8764a", "#6a4428", 25) + paint("108,70 146,84 150,122 126,146 84,140 60,112 70,84", "#5f3c26", 0.4) + paint("112,84 134,94 134,120 112,130 88,124 80,104", "#4a2c1e", 0.35),
  things: () =>
    shelf(180, 24, 52, 90, ["#d8483f", "#e8a03a", "#f0d050", "#8fae3f"]) + shelf(163, 28, 44, 90, ["#c8853f", "#8a3440", "#e8c48a"]) + dragon() + shelf(122, 180, 44, 180, ["#63a6c8", "#d86a9a", "#f0ece4"]) +
    at(170, 102, 0.4, 20, scroll()) + at(172, 116, 0.36, -30, scroll("#e8b87a")) + shelf(180, 152, 24, 90) + paper(88, 174, 20, "#d8b080") + candle(30, 172) + paper(130, 172, -20) + student(134, 56, -60, "#b8323a"),
};

// prettier-ignore
const starChamber: Room = {
  wall: "#54548a",
  floor: () => {
    const spots = [[62, 76], [84, 62], [112, 70], [138, 60], [146, 92], [128, 118], [142, 142], [96, 134], [66, 142], [58, 108]];
    const path = spots.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join("") + "Z";
    return `<path d="M0 0H200V200H0Z" fill="#1f2452"/>` + glow(100, 100, 110, "#4a5ac0", 0.7) + Array.from({ length: 50 }, (_, i) => dot(Math.round(chance(i) * 200), Math.round(chance(i + 77) * 200), 0.8 + chance(i + 5) * 1.2, "#cfd4ff")).join("") + `<path d="${path}" fill="none" stroke="#8a94e0" stroke-width="1.6" stroke-dasharray="4 3"/><circle cx="100" cy="100" r="62" fill="none" stroke="#d8a443" stroke-width="2.4" opacity=".7"/><circle cx="100" cy="100" r="67" fill="none" stroke="#d8a443" stroke-width="1" opacity=".7"/>` + spots.map(([x = 0, y = 0], i) => star(x, y, i % 3 ? 0.45 : 0.65, "#f2d45e", 1.6)).join("");
  },
  things: () =>
    at(46, 40, 1, 38, block("-26,-9 8,-7 8,7 -26,9", "#b8863a", { w: 3, s: 4 }), block("8,-5 24,-4 24,4 8,5", "#8a5a34", { w: 3, s: 2 }), block("-30,-10 -25,-10 -25,10 -30,10", "#63a6c8", { w: 2.4, s: 1 })) + student(68, 58, -50, "#6b4a8a") +
    ball(44, 164, 20, 15, "#e0a84a", { w: 3, s: 5 }) + `<ellipse cx="44" cy="164" rx="30" ry="7" fill="none" stroke="${INK}" stroke-width="6" transform="rotate(-18 44 164)"/><ellipse cx="44" cy="164" rx="30" ry="7" fill="none" stroke="#c8d0f0" stroke-width="2.6" transform="rotate(-18 44 164)"/>` +
    ball(100, 30, 12, 12, "#d0d4e8", { w: 3, s: 4 }) + dot(96, 27, 2.6, "#a0a4c0") + dot(104, 33, 2, "#a0a4c0") + ball(172, 100, 10, 10, "#d8483f", { w: 3, s: 3 }) + ball(28, 100, 8, 8, "#4fb08a", { w: 3, s: 3 }) + paper(84, 170, 10, "#f0d050") + star(100, 174, 0.8, "#f2d45e") + line("88,172 96,174", 1.6, "#f3e6c4", "none") + board(112, 172, 24, 6, "#8a5a34") + lines("114,166 114,184|122,166 122,184|130,166 130,184", 2.6, "#6d4426", "none"),
};

/** A sock, toe to the right. */
const sock = (x: number, y: number, turn: number, color: string, stripe: string, size = 1): string =>
  at(
    x,
    y,
    size,
    turn,
    blob("-5,-12! 5,-12! 5,2 14,6 13,13 2,13 -5,7", color, {
      w: 2.6,
      s: 3,
      in: lines("-8,-6 8,-6|-8,0 8,0", 3, stripe, "none"),
    }),
  );

// prettier-ignore
const lostChapel: Room = {
  wall: "#b09a8a",
  floor: () =>
    slabs("#b8a898", "#7a6a6a", 40) + [["#d8483f", 0], ["#e8c040", 60], ["#4f9a6a", 120], ["#4a86d8", 180], ["#8f58c0", 240], ["#e8883f", 300]].map(([c, t]) => `<g transform="rotate(${t} 100 100)"><path d="M100 100L74 52A54 54 0 0 1 126 52Z" fill="${c}" opacity=".42"/></g>`).join("") + `<circle cx="100" cy="100" r="55" fill="none" stroke="#f6ecd0" stroke-width="3" opacity=".8"/>` + dot(100, 100, 16, "#f6ecd0aa"),
  things: () =>
    board(74, 20, 52, 22, "#e8e0d0") + sock(99, 30, 0, "#d8483f", "#f4eede", 0.8) + candle(81, 31, 0.8) + candle(119, 31, 0.8) +
    board(76, 154, 48, 9, "#7a5232") + board(76, 168, 48, 9, "#7a5232") + student(88, 158, 0, "#4f7a3f") + student(112, 172, 0, "#8a3440") +
    line("20,174 44,166 74,176", 2.4, "#e8d8b0", "none") + sock(34, 176, 6, "#4a86d8", "#f2d45e", 0.62) + sock(52, 176, -8, "#8fae3f", "#4f5a2a", 0.62) + sock(31, 98, 90, "#e88fc0", "#8a3a6a", 0.8) + sock(168, 108, -80, "#f2c23e", "#8a5a14", 0.8) + sock(172, 172, 30, "#9a8ab0", "#4a3a6a", 0.6) + sock(28, 30, 12, "#e8883f", "#f4eede", 0.6) + peep(170, 94, 0.6),
};

export const FLOOR_THREE: Record<string, Room> = {
  "deep-vault": deepVault,
  "dream-well": dreamWell,
  "ancestor-hall": ancestorHall,
  "dragon-archive": dragonArchive,
  "star-chamber": starChamber,
  "lost-chapel": lostChapel,
};
