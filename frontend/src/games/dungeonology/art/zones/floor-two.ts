/** The Zones of Floor II: things to read, to bathe in and to pay for. */
import { INK, at, ball, blob, block, dot, glow, line, lines, mix, paint } from "../../../../art/drawing/pen";
import { coin, skull } from "../../../../art/drawing/props";
import {
  board,
  bone,
  candle,
  gear,
  openBook,
  paper,
  peep,
  plinth,
  pool,
  rat,
  shelf,
  student,
} from "./furniture";
import { checks, planks, slabs } from "./ground";
import type { Room } from "./room";

/** Rings of steps that lead down. */
const steps = (color: string, radii: number[]): string =>
  radii
    .map(
      (r, i) =>
        `<circle cx="100" cy="100" r="${r}" fill="${mix(color, INK, 0.12 + i * 0.13)}" stroke="${INK}" stroke-width="2"/>` +
        `<path d="M${100 - r + 4} 100a${r - 4} ${r - 4} 0 0 1 ${r - 4} ${4 - r}" fill="none" stroke="${mix(color, "#ffffff", 0.2)}" stroke-width="1.6"/>`,
    )
    .join("");

/** A book that bites. */
const biter = (x: number, y: number, turn: number, color: string): string =>
  at(
    x,
    y,
    1,
    turn,
    openBook(0, 0, 1, 0, color),
    lines("-11,-7 -9,-3 -7,-7 -5,-3 -3,-7 -1,-3 1,-7 3,-3 5,-7 7,-3 9,-7 11,-3", 1.8, "#fff"),
    peep(0, 2, 0.6),
    paint("-2,8 4,8 5,15 -1,15", "#d4556a"),
  );

// prettier-ignore
const readingPit: Room = {
  wall: "#7c8aa8",
  floor: () => planks("#5a7890", "#37506a", 20) + steps("#7fa0b8", [64, 54, 45]),
  things: () =>
    shelf(78, 21, 44) + shelf(180, 78, 44, 90) + shelf(21, 110, 86, -90) + shelf(122, 180, 98, 180) +
    biter(36, 158, 20, "#8a3440") + openBook(60, 154, 0.8, -30, "#3f6f8f") + biter(166, 36, -20, "#5d8a4a") + student(44, 36, 140, "#6b4a8a") + candle(30, 30, 0.9) + candle(152, 170, 0.9) + paper(170, 170, 24) + openBook(40, 100, 0.6, 80, "#b8863a"),
};

// prettier-ignore
const boneCourt: Room = {
  wall: "#b8ac90",
  floor: () => slabs("#d0c0a0", "#8a7a60", 40) + block("52,54 148,54 148,146 52,146", "#b0486a", { w: 2.4, s: 0 }) + `<path d="M57 59H143V141H57Z" fill="none" stroke="#e8cf9a" stroke-width="2.4"/>`,
  things: () =>
    board(74, 20, 52, 22, "#6d4426") + ball(100, 30, 17, 11, "#f4eede", { w: 2.6, s: 2 }) + at(100, 31, 0.5, 0, skull(1)) + at(118, 38, 1, 30, board(-3, -10, 4, 16, "#8a5a34"), board(-7, -14, 12, 7, "#a8703a")) +
    board(152, 22, 28, 50, "#8a5a34") + [32, 48, 64].map((y, i) => at(160, y, 0.36, -90 + i * 8, skull(1)) + at(173, y + 2, 0.36, -90 - i * 9, skull(1, "#d8c69a"))).join("") +
    board(20, 26, 24, 52, "#8a5a34") + [38, 66].map((y) => at(32, y, 0.4, 90, skull(1))).join("") + at(32, 52, 0.4, 150, skull(1, "#d8c69a")) +
    bone(100, 172, 26, 20) + bone(92, 178, 20, -30) + bone(114, 176, 16, 80) + at(82, 170, 0.36, -60, skull(1)) + bone(28, 114, 14, 70) + paper(170, 100, 20) + plinth(172, 116, 8, "#eadfbe"),
};

// prettier-ignore
const oozeBaths: Room = {
  wall: "#9ab0b0",
  floor: () => checks("#dce8e0", "#a8c8c4", 20) + pool("100,42 146,54 160,100 144,146 100,156 54,146 40,100 56,54", "#8fc43f") + paint("100,54 136,64 148,100 134,134 100,144 66,134 52,100 66,64", "#a8d84a", 0.8) + [[70, 74, 6], [132, 78, 4], [126, 132, 7], [72, 128, 4], [100, 62, 3]].map(([x = 0, y = 0, r = 0]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#c8ee7a" stroke="#5f8a24" stroke-width="1.6"/>`).join("") + glow(100, 100, 90, "#d8ff7a", 0.3),
  things: () =>
    peep(64, 142, 1) + peep(146, 60, 0.7) + blob("48,128 40,134 30,132! 34,146 48,148 56,140", "#a8d84a", { w: 2.6, s: 2 }) +
    board(128, 20, 52, 12, "#8ab0b8") + ["#d8483f", "#f0d050", "#f4eede"].map((c, i) => board(132 + i * 16, 22, 12, 22, c)).join("") + board(20, 26, 12, 52, "#8ab0b8") + ball(27, 38, 6, 6, "#e8883f", { w: 2.4, s: 2 }) + ball(27, 54, 6, 6, "#63a6c8", { w: 2.4, s: 2 }) + board(22, 64, 10, 8, "#f0d8e0") +
    at(140, 122, 1, 30, ball(0, 0, 8, 6, "#f6d040", { w: 2.4, s: 2 }), ball(6, -3, 4, 4, "#f6d040", { w: 2.2, s: 1 }), blob("9,-4 15,-3 9,0", "#e8782a", { w: 1.8, s: 0 }), dot(6, -4, 1.1)) +
    student(150, 176, -20, "#f4eede") + lines("90,176 92,168|98,178 100,170|106,174 108,166", 2.2, "#7a9a9a"),
};

/** A coffin from above, its head up. */
const coffin = (x: number, y: number, turn: number, color: string): string =>
  at(
    x,
    y,
    1,
    turn,
    block("-7,-20 7,-20 12,-9 8,20 -8,20 -12,-9", color, { w: 3, s: 4 }),
    block("-5,-16 5,-16 8,-8 5,16 -5,16 -8,-8", mix(color, "#ffffff", 0.14), { w: 1.6, s: 0 }),
    lines("0,-12 0,4|-4,-7 4,-7", 2.4, "#d8a443", "none"),
  );

// prettier-ignore
const clockCrypt: Room = {
  wall: "#857a9a",
  floor: () =>
    slabs("#6a6088", "#453c60", 40) + ball(100, 100, 62, 62, "#c89a4a", { w: 3, s: 0 }) + dot(100, 100, 55, "#e8d8b0") + `<circle cx="100" cy="100" r="55" fill="none" stroke="${INK}" stroke-width="2"/>` +
    Array.from({ length: 12 }, (_, i) => at(100, 100, 1, i * 30, block("-2,-52 2,-52 2,-43 -2,-43", i % 3 ? "#8a6a3a" : "#5a2f2a", { w: 0, s: 0 }))).join("") + at(100, 100, 1, 118, block("-3,8 3,8 2,-34 0,-42 -2,-34", "#a88a5a", { w: 0, s: 0 })) + at(100, 100, 1, -20, block("-3,8 3,8 3,-22 0,-30 -3,-22", "#a88a5a", { w: 0, s: 0 })) + dot(100, 100, 5, "#a88a5a"),
  things: () =>
    gear(36, 36, 19, "#b8863a", 9) + gear(62, 28, 12, "#9aa3b5", 7) + gear(32, 62, 11, "#c8653f", 7) +
    coffin(42, 163, 90, "#7a5232") + gear(86, 176, 11, "#9aa3b5", 7) + at(68, 158, 0.42, 30, skull(1)) +
    coffin(172, 100, 0, "#6a4630") + peep(172, 93, 0.6) + gear(104, 24, 9, "#b8863a", 7) + gear(116, 178, 9, "#c8653f", 7) + student(158, 34, -140, "#4f7a3f") + lines("164,22 172,18|170,30 178,30", 2.4) + bone(30, 100, 14, 80),
};

/** A mirror along a wall; about the origin, its glass down. */
const mirror = (x: number, y: number, turn: number, inside: string): string =>
  at(
    x,
    y,
    1,
    turn,
    block("-19,-9 19,-9 19,9 -19,9", "#d8a443", { w: 3, s: 2 }),
    block("-15,-5 15,-5 15,6 -15,6", "#a8d8e8", {
      w: 2,
      s: 0,
      in: lines("-12,6 -2,-6|-6,8 6,-6", 2, "#e8f8ff", "none") + inside,
    }),
  );

// prettier-ignore
const mirrorGallery: Room = {
  wall: "#a08ab0",
  floor: () => checks("#d8cfe0", "#8a78a4", 25) + block("100,42 158,100 100,158 42,100", "#efe8f4", { w: 2.4, s: 0 }) + block("100,54 146,100 100,146 54,100", "#cfc0dc", { w: 1.6, s: 0 }),
  things: () =>
    mirror(100, 26, 0, peep(0, 1, 0.7)) + mirror(26, 100, -90, at(0, 0, 0.6, 0, student(0, 2, 0, "#b8323a"))) + mirror(100, 174, 180, peep(0, 0, 0.8, "#ffb0a0")) + mirror(174, 96, 90, at(0, 0, 0.3, 0, skull(1))) + mirror(174, 138, 90, peep(0, 0, 0.7)) +
    student(44, 100, -90, "#b8323a") + student(158, 42, 45, "#3d63b0") + candle(28, 30) + candle(172, 28) + candle(28, 172) + lines("140,168 152,176 150,164|152,176 160,172", 2, "#6a5a8a", "none"),
};

// prettier-ignore
const tollBridge: Room = {
  wall: "#8a8a80",
  floor: () =>
    slabs("#a89878", "#6a5c48", 40) + paint("210,20! 210,84! 172,92 84,176 80,210! 16,210! 24,166 110,84 160,30", INK) + paint("210,26! 210,78! 168,88 78,172 74,210! 22,210! 30,168 114,88 164,34", "#2f6f8a") +
    lines("200,46 176,56 160,74|190,66 166,78|58,196 62,176 74,160|40,186 48,172|180,36 190,34", 2.2, "#7fc0d0") + block("44,58 64,40 156,142 136,160", "#a8743f", { w: 3, s: 0, in: lines("40,84 82,48|56,98 96,62|68,112 108,76|82,126 122,90|94,140 134,104|110,154 148,120", 2, "#5b3a1c", "none") }),
  things: () =>
    rail("48,56 142,160") + rail("64,40 158,142") + peep(182, 60, 0.9) + peep(52, 186, 0.7) +
    board(76, 21, 34, 22, "#8a3440") + block("72,40 114,40 114,47 72,47", "#f3e6c4", { w: 2.4, s: 0, in: lines("74,48 82,40|86,48 94,40|98,48 106,40|110,48 118,40", 4, "#b8323a", "none") }) + student(93, 31, 180, "#d8a443") + at(116, 34, 0.6, 0, coin(0, 0)) + at(120, 26, 0.6, 0, coin(0, 0)) +
    board(20, 84, 18, 34) + at(29, 94, 0.6, 0, coin(0, 0)) + at(29, 106, 0.36, 90, skull(1)) + board(112, 166, 44, 12, "#6d4426") + rat(172, 172, -40) + bone(172, 118, 14, 60),
};

/** A rope with its posts. */
function rail(points: string): string {
  const [from = "", to = ""] = points.split(" ");
  const post = (p: string): string => {
    const [x = 0, y = 0] = p.split(",").map(Number);
    return ball(x, y, 5, 5, "#6d4426", { w: 2.6, s: 1 });
  };
  return line(points, 5, INK, "none") + line(points, 2.4, "#d8c08a", "none") + post(from) + post(to);
}

export const FLOOR_TWO: Record<string, Room> = {
  "reading-pit": readingPit,
  "bone-court": boneCourt,
  "ooze-baths": oozeBaths,
  "clock-crypt": clockCrypt,
  "mirror-gallery": mirrorGallery,
  "toll-bridge": tollBridge,
};
