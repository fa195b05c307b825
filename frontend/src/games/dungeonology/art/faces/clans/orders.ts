/** The Clans that have taken vows. Laid out by hand, one part of a picture a line. */
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
} from "../../../../../art/drawing/pen";
import { bags, beakNose, brows, bulb, eye, eyes, fist, goblinEars } from "../../../../../art/drawing/parts";
import { feather, flame, note } from "../../../../../art/drawing/props";
import type { Face } from "../../face";
import { lodge } from "../lairs";
import { blush, gown, head, longHead, openBook, wideHead } from "../people";
import { quad } from "../places";

/** Somebody in a deep hood; the face is drawn into it, about 100,106. */
// prettier-ignore
const hooded = (color: string, face: string): string =>
  blob("24,250! 34,196 60,164 100,152 140,164 166,196 176,250!", color, { s: 11, h: true, in: lines("72,196 64,250|128,196 136,250", 3.4) }) +
  blob("100,22! 128,42 152,80 152,124 138,156 100,168 62,156 48,124 48,80 72,42", color, { s: 9, h: true }) +
  blob("100,52 128,70 138,102 130,136 100,154 70,136 62,102 72,70", mix(color, INK, 0.7), { w: 3.6, s: 0, in: face });

// prettier-ignore
const gildedLadle = (): string => {
  const skin = "#e0a98a";
  return (
    at(30, -10, 0.84, 0, hooded("#7a5a34", head(skin) + line("68,98 80,92 92,98", 5) + line("108,98 120,92 132,98", 5) + brows(100, 80, 19, 10, -8, 5, "#5b3424") + bulb(100, 110, 10, "#d08a6a") + line("84,128 100,124 116,129", 4.4) + blush(32, 118)) + line("70,164 100,176 130,164", 6, "#e8b64a", "none")) +
    glow(46, 54, 70, "#ffe27a", 0.9) + line("52,206 46,76", 15, INK, "none") + line("52,206 46,76", 9, "#f2c23e", "none") + at(44, 50, 1, -4, blob("-36,-6! 36,-6! 32,18 12,32 -12,32 -32,18", "#f2c23e", { s: 9, h: true }), ball(0, -6, 36, 10, "#b5802a", { w: 3.6, s: 4 }), paint("-24,4 -22,16 -12,24 -20,12", "#fff3c0")) + [[14, 22], [82, 26], [86, 62], [6, 70]].map(([x = 0, y = 0]) => at(x, y, 0.6, 0, block("0,-12 3,-3 12,0 3,3 0,12 -3,3 -12,0 -3,-3", "#fff6d0", { w: 0, s: 0 }))).join("") + fist(50, 128, 0.95, 4, skin) +
    blob("72,158! 186,152! 184,186 160,216 104,220 78,192", "#4f5566", { s: 9, h: true }) + ball(129, 156, 57, 14, "#c8d8d0", { w: 4, s: 3 }) + dot(140, 156, 5.4, INK) + dot(139, 155, 4.4, "#6fae3f") + `<ellipse cx="139" cy="156" rx="16" ry="5" fill="none" stroke="#fff" stroke-width="2" opacity=".7"/>` + paint("96,150 110,146 120,148 104,153", "#fff", 0.7)
  );
};

// prettier-ignore
const ironLectern = (): string => {
  const steel = "#9aa3b5";
  return (
    tube("150,-10 172,90 182,190", 8, "#a3302f") + block("142,-10 158,-12 150,-40", steel, { w: 3, s: 2 }) +
    at(42, -22, 0.72, 0, gown("#8d96aa", "#a3302f"), blob("100,40 132,50 146,84 144,124 126,152 100,160 74,152 56,124 54,84 68,50", steel, { s: 11, h: true }), blob("58,84 100,74 142,84 140,112 100,106 60,112", INK, { w: 3.4, s: 0 }), eyes(100, 96, 18, 12, { look: [-0.5, 0.9], white: "#ffe9a0" }), line("100,106 100,158", 4), lines("80,124 80,144|90,122 90,146|110,122 110,146|120,124 120,144", 3.4, INK, "none"), at(112, 42, 1, 24, feather("#c23346")), at(96, 42, 0.8, -10, feather("#e2475c"))) +
    at(56, 124, 1, -4,
      blob("-34,-60! -38,-82! -22,-64 4,-64 18,-84! 18,-58 30,-26 28,10 36,50 24,72 -20,72 -34,50 -36,10 -42,-30", "#7a4a2c", { s: 10, h: true }), blob("-26,-62 12,-62 16,-20 10,20 -22,20 -32,-20", steel, { w: 3.6, s: 6, h: true }), block("-14,-66 2,-66 -6,-96", "#d8a443", { w: 3.2, s: 2 }),
      eye(-24, -26, 10, -1, { look: [0.6, 0.5], lid: "#7a4a2c", drop: 0.36 }), eye(12, -26, 10, 1, { look: [-0.3, 0.5], lid: "#7a4a2c", drop: 0.36 }), dot(-14, 50, 5), dot(12, 50, 5), line("-20,62 0,66 20,60", 3)) +
    block("104,206 132,206 128,156 108,156", "#5b5870", { s: 4 }) + block("70,150 166,142 172,158 76,168", "#6f6a88", { s: 5, h: true }) + at(120, 136, 1.05, -5, openBook("#a3302f")) + fist(176, 142, 1, 6, steel) +
    at(178, 60, 0.9, 8, block("-16,-26 16,-26 16,-20 -16,-20", "#d8a443", { w: 3, s: 1 }), block("-16,20 16,20 16,26 -16,26", "#d8a443", { w: 3, s: 1 }), blob("-12,-20! 12,-20! 2,0! 12,20! -12,20! -2,0!", "#cfe6f0", { w: 3, s: 2 }), paint("-9,20! 0,8 9,20!", "#e8c46a"), line("0,0 0,12", 2, "#e8c46a", "none"))
  );
};

// prettier-ignore
const quietCandle = (): string => {
  const skin = "#d9a27c";
  return (
    at(0, -10, 0.9, 0, blob("24,250! 40,180 66,150 134,150 160,180 176,250!", "#2f3a5e", { s: 11, h: true }) + blob("100,20 140,36 160,80 158,140 170,190! 100,200 30,190! 42,140 40,80 60,36", "#2f3a5e", { s: 11, h: true }) + blob("100,38 130,50 144,84 142,128 126,160 100,172 74,160 58,128 56,84 70,50", "#f4eede", { s: 6 }) + at(0, 4, 1, 0, blob("100,56 126,64 136,92 132,124 116,146 100,152 84,146 68,124 64,92 74,64", skin, { s: 7, h: true }) + line("70,98 82,106 94,98", 5) + line("106,98 118,106 130,98", 5) + lines("70,104 67,108|76,106 74,111|130,104 133,108|124,106 126,111", 2) + brows(100, 84, 18, 10, -5, 4, "#5b3424") + bulb(100, 114, 7, "#c98a68") + line("90,130 100,134 110,130", 4) + blush(27, 122))) +
    glow(30, 128, 60, "#ffc45a", 0.9) + glow(170, 128, 60, "#ffc45a", 0.9) + at(100, 148, 1, -3, block("-58,-9 58,-9 58,9 -58,9", "#efe2bd", { w: 4, s: 5 }), blob("-58,6 -50,22 -46,8 -34,10 -30,30 -24,8", "#efe2bd", { w: 3, s: 2 }), blob("58,6 52,26 46,8 36,8 32,18 28,8", "#efe2bd", { w: 3, s: 2 })) +
    at(40, 150, 0.9, -38, flame(0, 0, 0.8)) + at(160, 144, 0.9, 38, flame(0, 0, 0.8)) + tube("50,206 56,180 70,166", 20, "#2f3a5e") + tube("150,206 144,180 130,166", 20, "#2f3a5e") + fist(78, 152, 0.85, 84, skin) + fist(122, 150, 0.85, 84, skin)
  );
};

// prettier-ignore
const mumblingChoir = (): string => {
  const mumble = line("88,130 94,134 100,129 106,134 112,130", 4.6);
  return (
    at(-34, 6, 0.66, -6, hooded("#5b6a4a", wideHead("#8fae4d") + goblinEars(62, 138, 104, 10, "#8fae4d") + eyes(100, 98, 18, 14, { look: [0.95, 0], iris: "#8a5a1a" }) + brows(100, 78, 18, 9, -5, 5) + bulb(100, 112, 8, "#7d9a3f") + mumble)) +
    at(104, 4, 0.66, 6, hooded("#5b6a4a", longHead("#b8805a") + eyes(100, 98, 16, 13, { look: [-0.95, 0], iris: "#4a2a14" }) + brows(100, 80, 16, 9, -5, 5) + beakNose(100, 116, 13, "#a8704c") + line("90,138 100,134 110,138", 4.6))) +
    at(30, 22, 0.72, 0, hooded("#6f7f58", head("#e6b894") + eye(81, 98, 15, -1, { look: [-0.9, 0.2], iris: "#3f6f8f", pupil: 0.24 }) + eye(119, 98, 15, 1, { look: [0.9, 0.2], iris: "#3f6f8f", pupil: 0.24 }) + bags(100, 116, 19, 11) + brows(100, 76, 19, 9, -8, 5, "#8a7a5a") + bulb(100, 116, 8, "#d08a6a") + blob("86,130 92,136 100,131 108,136 114,130 110,142 90,142", "#471325", { w: 3, s: 0 }))) +
    at(100, 176, 1.35, 0, openBook("#5b6a4a")) + at(100, 176, 1, 0, lines("-40,-12 -34,-18 -30,-10 -24,-18|-40,2 -34,-4 -28,4 -20,-2|14,-14 20,-20 26,-12 36,-18|14,0 22,-6 28,2 38,-4", 2.6, "#a3302f", "none")) +
    note(22, 36, 1.1, "#f2c23e") + note(60, 22, 0.9, "#f2c23e") + note(138, 22, 1, "#f2c23e") + note(180, 34, 1.2, "#f2c23e") + fist(46, 176, 0.8, 80, "#e6b894") + fist(154, 176, 0.8, 80, "#e6b894")
  );
};

const face = (scene: Face["scene"], draw: Face["draw"], lift = 0): Face => ({ scene, draw, lift });

export const ORDERS: Record<string, Face> = {
  "gilded-ladle": face(() => lodge("#8a2634"), gildedLadle),
  "iron-lectern": face(quad, ironLectern),
  "quiet-candle": face(() => lodge("#3f5a8f", "#cfd8f0"), quietCandle),
  "mumbling-choir": face(() => lodge("#3f5f4a"), mumblingChoir),
};
