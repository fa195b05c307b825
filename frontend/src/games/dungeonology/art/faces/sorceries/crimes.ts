/** Sorceries that take something away. Laid out by hand, one part of a picture a line. */
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
} from "../../../../../art/drawing/pen";
import { brows, bulb, eye, eyes, goblinEars, grin, palm } from "../../../../../art/drawing/parts";
import { coin, halo, sack } from "../../../../../art/drawing/props";
import type { Face } from "../../face";
import { vault } from "../lairs";
import { cloud, gown, head, sweat, wideHead } from "../people";
import { corridor, library, quad, tavern } from "../places";
import {
  BONE,
  bonyFist,
  bonyHand,
  embers,
  lord,
  mantle,
  merry,
  minion,
  placed,
  skullOf,
  smirk,
} from "../rigor";

/** A cube of Information about the origin. */
const cube = (color: string): string =>
  block("-20,-10 0,-20 20,-10 20,14 0,24 -20,14", color, { w: 3.6, s: 6 }) +
  paint("-20,-10! 0,-20! 20,-10! 0,0!", "#fff", 0.3) +
  lines("-20,-10 0,0 20,-10|0,0 0,24", 2.6, INK, "none");

// prettier-ignore
const longArm = (): string => {
  const bone = (path: string): string => tube(path, 13, BONE, 3.4);
  const joint = (x: number, y: number): string => ball(x - 6, y, 10, 10, BONE, { w: 3.4, s: 3 }) + ball(x + 6, y + 2, 10, 10, BONE, { w: 3.4, s: 3 });
  return (
    bone("30,36 158,22") + joint(26, 36) + bone("160,24 62,66") + joint(162, 22) + bone("60,68 152,84") + joint(58, 66) + joint(152, 86) +
    lines("70,28 72,36|110,23 112,31|120,39 124,46|96,49 100,56|94,70 92,78|120,74 118,82", 2.4) + lines("14,50 8,58|10,40 2,42|16,24 10,18", 3.2, "#dfe8ff") +
    at(-38, 48, 0.74, 0, gown("#3f7d78"), head("#e0b184") + blob("56,92 60,60 100,46 140,60 144,92 124,72 76,72", "#2b1f1a", { s: 5 }) + eyes(100, 98, 19, 16, { look: [0.9, 0.4], pupil: 0.2 }) + brows(100, 74, 19, 10, -8, 5) + bulb(100, 116, 8, "#d0906a") + ball(104, 138, 11, 10, "#471325", { w: 3.4, s: 0 }) + sweat(146, 78, 1.1)) + palm(84, 168, 0.85, 30, "#e0b184") +
    bonyHand(150, 98, 0.96, 184) + at(148, 150, 1, 6, cube("#7a4ab8"), at(-10, 7, 0.34, 8, block("-14,8 -16,-8 -7,0 0,-12 7,0 16,-8 14,8", "#ffe27a", { w: 4, s: 0 }))) + tube("162,120 168,140 160,152", 9, BONE, 2.8) + tube("134,120 126,138 134,152", 9, BONE, 2.8) + lines("112,136 102,130|114,166 104,172|184,166 192,172", 3.4, "#fff2b8")
  );
};

// prettier-ignore
const springClean = (): string =>
  placed(88, 86, 0.66, -5, mantle(), skullOf(embers([0.6, 0.7], 8), smirk(-5)),
    blob("36,98! 36,66 58,42 100,32 142,42 164,66 164,98! 132,78 100,74 68,78", "#c23346", { s: 8, h: true }) + [[60, 66], [84, 50], [114, 52], [140, 70], [100, 66]].map(([x = 0, y = 0]) => dot(x, y, 5, "#f7ecd0")).join("") + blob("98,36 78,10 70,24! 84,36", "#c23346", { w: 3.4, s: 3 }) + blob("102,36 124,8 132,24! 116,36", "#c23346", { w: 3.4, s: 3 }) + ball(100, 36, 9, 8, "#a3263a", { w: 3, s: 2 }),
    blob("52,214! 100,226 148,214! 160,300! 40,300!", "#f4eede", { s: 6 }) + lines("60,222 140,222", 3, "#c23346")) +
  line("156,176 172,70", 9, INK, "none") + line("156,176 172,70", 5, "#a8703a", "none") + at(172, 48, 0.86, 8, cloud("#e88fc0")) + lines("152,34 160,46|168,24 170,38|188,34 182,46|150,58 160,58|190,60 182,58", 2.6, "#f8d0e4") + bonyFist(160, 144, 0.86, 8) +
  at(40, 168, 1, -8, block("-44,-6 40,-10 52,22 -52,22", "#8d96aa", { s: 6, h: true }), block("-52,22 52,22 52,30 -52,30", "#6f7686", { w: 3, s: 1 }), at(-22, -12, 0.7, -14, cube("#3d8a5a")), at(22, -18, 0.7, 20, cube("#3f6fc0")), at(2, -16, 0.8, 8, cube("#e0b02e"))) +
  lines("10,120 24,128|60,118 54,130|84,138 74,144", 3, "#d8c8a8") + dot(30, 116, 3, "#d8c8a8") + dot(72, 126, 4, "#d8c8a8") + dot(12, 136, 3, "#d8c8a8");

// prettier-ignore
const pettyTheft = (): string => {
  const skin = "#9fbf5a";
  const tears = (x: number, side: number): string => blob(`${x},100! ${x + side * 22},96 ${x + side * 34},118 ${x + side * 30},134 ${x + side * 20},116`, "#9fd6e8", { w: 2.8, s: 2 });
  return (
    at(-10, 36, 0.82, 0, gown("#e8c46a", "#f4eede"), goblinEars(62, 138, 104, 46, skin, 14) + wideHead(skin) + tears(64, -1) + tears(136, 1) + line("66,102 80,92 92,102", 5.4) + line("108,102 120,92 134,102", 5.4) + brows(100, 80, 20, 10, -9, 5, "#3a4a14") + bulb(100, 112, 8, "#8aaa4a") + blob("70,124 100,118 130,124 128,146 100,152 72,146", "#471325", { w: 3.6, s: 0, in: ball(100, 150, 20, 11, "#d4556a", { w: 2, s: 2 }) + block("92,118 102,118 102,128 92,128", "#f7ecc8", { w: 2, s: 0 }) }) + tube("96,62 92,44 102,36", 6, "#5b3a24", 2.6) + blob("100,38 84,28 84,46", "#e2475c", { w: 2.6, s: 1 }) + blob("102,38 118,30 116,48", "#e2475c", { w: 2.6, s: 1 })) +
    palm(132, 158, 0.8, 24, skin) + palm(24, 164, 0.8, -20, skin) +
    line("150,126 160,70", 7, INK, "none") + line("150,126 160,70", 4, "#f4eede", "none") + at(162, 52, 1, 10, ball(0, 0, 25, 25, "#e2475c", { s: 6 }), `<path d="M0 0q6 -6 10 2q0 10 -12 9q-12 -4 -8 -16q8 -10 20 -3" fill="none" stroke="#fff3d0" stroke-width="4" stroke-linecap="round"/>`) +
    tube("206,128 190,124", 30, "#4a2f78") + at(168, 108, 0.9, -84, tube("-4,34 -2,8", 9, BONE, 2.8), tube("8,34 6,8", 9, BONE, 2.8), tube("14,4 26,-14 30,-32", 9, BONE, 2.8), tube("8,2 16,-20 18,-40", 9, BONE, 2.8), blob("-14,10 -12,-6 0,-10 12,-6 14,10 0,16", BONE, { w: 3.2, s: 4 }), tube("0,-4 -4,-20 -12,-26", 9, BONE, 2.8), tube("-10,0 -24,-8 -18,-22", 9, BONE, 2.8)) + lines("136,40 126,34|146,24 140,14|186,34 194,26", 3.4, "#fff2b8")
  );
};

// prettier-ignore
const velvetGlove = (): string => {
  const skin = "#d9a27c";
  const velvet = "#6a2f8a";
  return (
    at(-36, 6, 0.86, 0, gown("#5f7a3a"), lean(-16, head(skin) + blob("56,96 50,66 76,44 112,42 142,58 146,86! 124,70 80,72", "#5b3424", { s: 5 }) + line("64,92 76,98 64,104", 5) + eye(106, 96, 15, 1, { pupil: 0.16, look: [0.3, 0] }) + brows(96, 74, 20, 10, -8, 5, "#5b3424") + bulb(84, 116, 10, "#cf8a68") + blob("66,136 82,126 96,134 92,150 74,152", "#471325", { w: 3.4, s: 0 }) + lines("112,120 128,114|114,130 130,132", 3))) +
    at(20, 30, 0.7, -20, block("0,-12 3,-4 12,-4 5,2 8,11 0,6 -8,11 -5,2 -12,-4 -3,-4", "#ffe27a", { w: 3, s: 0 })) + at(52, 14, 0.9, 10, block("0,-12 3,-4 12,-4 5,2 8,11 0,6 -8,11 -5,2 -12,-4 -3,-4", "#ffe27a", { w: 3, s: 0 })) + at(10, 66, 0.6, 30, block("0,-12 3,-4 12,-4 5,2 8,11 0,6 -8,11 -5,2 -12,-4 -3,-4", "#ffe27a", { w: 3, s: 0 })) +
    block("62,76 84,84 90,62 100,90 124,82 104,104 112,130 88,112 70,128 76,104", "#fff2b8", { w: 3, s: 0 }) +
    blob("170,60 212,50! 212,160! 168,150", "#4a2f78", { s: 8, h: true }) + blob("156,56! 168,48 180,54! 176,106 180,158! 168,162 156,154! 152,106", "#f4eede", { s: 4 }) + lines("164,60 162,150", 2.4, "#b8b0c8") +
    blob("160,64! 158,146! 126,152 104,144 94,124 94,92 104,68 130,58", velvet, { s: 12, h: true }) + [[98, 78, 15], [92, 98, 15], [92, 118, 15], [100, 136, 13]].map(([x = 0, y = 0, r = 0]) => blob(`${x + 26},${y - r * 0.7} ${x - 4},${y - r * 0.8} ${x - r},${y} ${x - 4},${y + r * 0.8} ${x + 26},${y + r * 0.7}`, velvet, { w: 3.4, s: 5 })).join("") + blob("146,128 120,122 102,132 104,146 126,148 146,146", velvet, { w: 3.4, s: 5 }) + paint("112,68 130,62 144,66 128,70", "#e0b0ff", 0.7) + lines("140,84 152,84|140,96 152,96|140,108 152,108", 3, "#3a1850") + ball(168, 108, 7, 7, "#f2c23e", { w: 3, s: 2 })
  );
};

// prettier-ignore
const movingDay = (): string => {
  const crate = (x: number, y: number, w: number, h: number): string => block(`${x},${y} ${x + w},${y} ${x + w},${y + h} ${x},${y + h}`, "#c8965a", { s: 6, h: true }) + block(`${x + w / 2 - 5},${y} ${x + w / 2 + 5},${y} ${x + w / 2 + 5},${y + h} ${x + w / 2 - 5},${y + h}`, "#e8cf9a", { w: 2, s: 0 });
  return (
    placed(150, 92, 0.52, 12, lord(embers([-0.9, 0.3]), smirk(8))) +
    crate(26, 114, 92, 46) + crate(36, 84, 70, 30) +
    at(70, 84, 1, -6, block("-26,0 -22,-44 22,-44 26,0", "#8f8aa8", { s: 6, h: true }), block("-30,-44 0,-80 30,-44", "#a3302f", { s: 5, h: true }), block("-8,0 -8,-18 0,-26 8,-18 8,0", "#3a2418", { w: 3, s: 0 }), [-14, 8].map((x) => block(`${x},-38 ${x + 8},-38 ${x + 8},-28 ${x},-28`, "#f2b84b", { w: 2.6, s: 0 })).join(""), tube("14,-64 14,-84", 8, "#6d4426", 2.6), line("0,-80 0,-90", 3), block("0,-92 14,-88 0,-84", "#f2c23e", { w: 2, s: 0 })) + palm(88, 52, 0.42, 30, "#e0b184") +
    lines("30,136 118,136", 3, "#8a5f34", "none") + bonyFist(122, 138, 0.9, 176) + bonyFist(22, 140, 0.9, 6) +
    at(40, 166, 0.36, -8, minion("#8fae4d", eyes(100, 98, 20, 16, { look: [0.3, -0.9] }) + bulb(100, 116, 10, "#7d9a3f") + grin(100, 128, 26, 12, { teeth: 5 }, -0.4))) + at(100, 168, 0.36, 6, minion("#a8a848", eyes(100, 98, 20, 16, { look: [-0.3, -0.9] }) + bulb(100, 116, 10, "#8f903a") + grin(100, 128, 26, 12, { teeth: 5 }, -0.4))) + sweat(68, 156, 0.8) + sweat(130, 164, 0.8)
  );
};

// prettier-ignore
const falseMercy = (): string => {
  const wing = (side: 1 | -1): string => at(100 + side * 56, 96, side, 0, blob("-14,40! 0,-10 30,-40 52,-44! 44,-22 56,-20! 44,-2 52,4! 36,16 40,24! 14,42", "#f4eede", { s: 7, h: true }), lines("8,20 34,-20|16,28 40,0", 2.6, "#b8b0a0"));
  return (
    glow(100, 70, 110, "#fff0b0", 0.7) + wing(1) + wing(-1) + placed(100, 96, 0.6, 4, lord(merry(), smirk(10))) + halo(102, 14, 36, -4) +
    bonyHand(40, 172, 0.84, -16) + at(38, 118, 1.1, -22, blob("-30,-9 -22,-11 22,-11 30,-9 32,0 30,9 22,11 -22,11 -30,9 -32,0", "#f0c090", { w: 3.4, s: 3 }), block("-10,-10 10,-10 10,10 -10,10", "#f8dcb8", { w: 2.4, s: 1 }), dot(-4, -3, 1.4), dot(4, -3, 1.4), dot(-4, 4, 1.4), dot(4, 4, 1.4), dot(-22, 0, 1.6), dot(22, 0, 1.6)) +
    at(168, 166, 0.92, 8, sack()) + at(158, 126, 0.6, -14, cube("#c9362f")) + at(178, 124, 0.6, 12, cube("#3f6fc0")) + bonyFist(146, 142, 0.72, 196) + lines("14,92 8,84|28,86 26,76|60,92 66,84", 3.2, "#fff6d0")
  );
};

// prettier-ignore
const royalTithe = (): string => {
  const pile = (x: number, count: number): string => Array.from({ length: count }, (_, i) => ball(x + ((i * 5) % 7) - 3, 178 - i * 9, 19, 8, "#f2c23e", { w: 3, s: 4 })).join("");
  return (
    placed(88, 78, 0.62, -3, lord(embers([0.5, 0.9], -4), smirk(10))) +
    at(0, -22, 1, 0, block("-10,172 210,164 210,250 -10,250", "#7a2634", { w: 4, s: 7, h: true }) + line("-6,180 206,172", 4, "#d8a443", "none") + 
      pile(124, 3) + pile(150, 9) + pile(184, 7) + bonyFist(140, 160, 0.8, 176) + coin(150, 94, 1.1) + coin(184, 112, 0.9) +
      ball(50, 176, 19, 8, "#f2c23e", { w: 3, s: 4 }) + line("40,174 56,172", 2, "#fff3c0") + at(80, 166, 0.62, -86, bonyHand(0, 0, 1, 0)) + coin(34, 164, 1.5) +
      tube("-6,206 8,196", 18, "#4f6a86") + palm(18, 182, 0.8, 40, "#e0b184") + lines("36,154 30,146|50,152 50,142|64,156 70,148", 3.2, "#fff2b8"))
  );
};

const face = (scene: Face["scene"], draw: Face["draw"], lift = 0): Face => ({ scene, draw, lift });

export const CRIMES: Record<string, Face> = {
  "long-arm": face(library, longArm),
  "spring-clean": face(library, springClean),
  "petty-theft": face(tavern, pettyTheft),
  "velvet-glove": face(corridor, velvetGlove),
  "moving-day": face(quad, movingDay),
  "false-mercy": face(() => vault("#5a5080", "#ffe27a"), falseMercy),
  "royal-tithe": face(() => vault("#5e3a4a", "#ffb04a"), royalTithe),
};
