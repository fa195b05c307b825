/** The Tricks of Fate. Laid out by hand, one part of a picture a line. */
import {
  at,
  ball,
  blob,
  block,
  dot,
  glow,
  lean,
  line,
  lines,
  mirrored,
  paint,
  tube,
} from "../../../../../art/drawing/pen";
import {
  bags,
  beakNose,
  brows,
  bulb,
  eye,
  eyes,
  fist,
  goblinEars,
  grin,
  palm,
} from "../../../../../art/drawing/parts";
import { die, feather, skull } from "../../../../../art/drawing/props";
import type { Face } from "../../face";
import { blush, cloud, glasses, gown, head, longHead, openBook, pointed, sweat, wideHead } from "../people";
import { library, quad, tavern, tent } from "../places";

const arrow = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    1,
    turn,
    tube("0,0 52,0", 4, "#b98a52", 2.4),
    blob("44,0! 52,-9 64,-9! 58,0! 64,9! 52,9", "#c9362f", { w: 2.4, s: 2 }),
  );

// prettier-ignore
const dumbLuck = (): string => {
  const skin = "#8fae4d";
  return (
    arrow(150, 70, -14) + arrow(152, 118, 6) + at(50, 84, 1, 188, arrow(0, 0, 0)) + gown("#a8703a") +
    lean(-5,
      goblinEars(62, 138, 100, 44, skin, 10) + wideHead(skin) + eye(80, 98, 17, -1, { look: [0.8, 0.1], iris: "#8a5a1a", pupil: 0.26 }) + eye(120, 98, 17, 1, { look: [-0.7, -0.2], iris: "#8a5a1a", pupil: 0.26 }) + brows(100, 74, 20, 11, -6, 5, "#3a2a14") +
      bulb(100, 114, 9, "#7d9a3f") + grin(100, 126, 34, 20, { teeth: 6, gaps: [2, 5], tongue: true }, 0.6) + blush(34, 120) + at(96, 66, 0.95, -8, pointed("#4f6a86")) + arrow(112, 26, -34)) +
    tube("166,226 178,196 164,166", 22, "#a8703a") + tube("162,160 160,130 164,108", 6, "#4f8a3f") + at(164, 100, 1.15, 12, ...[0, 90, 180, 270].map((t) => at(0, 0, 1, t, blob("0,0! -14,-8 -13,-20 0,-17 13,-20 14,-8", "#5fae3f", { w: 3, s: 4 }), line("0,-2 0,-13", 1.8)))) + fist(163, 160, 0.95, 6, skin)
  );
};

// prettier-ignore
const secondWind = (): string => {
  const skin = "#e0a98a";
  return (
    gown("#3f7d78") + lean(9,
      head(skin) + paint("70,122 84,112 96,124 84,136", "#d8453a", 0.5) + paint("130,122 116,112 104,124 116,136", "#d8453a", 0.5) +
      blob("58,92 62,66 84,52 110,46 140,54 160,46! 152,62 170,64! 150,76 166,84! 142,92 130,74 104,70 80,76", "#8a4a24", { s: 6, h: true }) +
      eye(82, 98, 13, -1, { lid: skin, drop: 0.5, tilt: -12, look: [-0.4, 0.2], iris: "#4f7a9a" }) + eye(116, 98, 13, 1, { lid: skin, drop: 0.4, tilt: -12, look: [-0.6, 0.1], iris: "#4f7a9a" }) + bags(99, 113, 17, 9) +
      bulb(98, 114, 9, "#d8806a") + ball(98, 134, 13, 9, "#471325", { w: 3.4, s: 0 }) + blob("92,134 108,134 112,154 102,162 92,154", "#e2687a", { w: 3, s: 3 }) + line("101,138 103,154", 2) + sweat(142, 116) + sweat(58, 126, 0.8)) +
    at(36, 74, 1.15, 0, cloud("#cfe4f0"), line("-14,-8 -6,-12 2,-8", 3), line("8,-9 15,-12 22,-8", 3), ball(23, 8, 8, 8, "#e8a0a8", { w: 3, s: 2 }), ball(26, 8, 4, 5, "#471325", { w: 2.4, s: 0 }), paint("-10,6 0,0 8,6 0,14", "#e87a8a", 0.5)) +
    lines("70,74 92,66 120,72 140,64|70,88 84,84|68,100 90,108 110,108|74,60 104,44 130,50", 3.4, "#e6f4ff", "end") + tube("30,230 22,206 44,190", 22, "#3f7d78") + palm(52, 182, 0.95, 30, skin)
  );
};

// prettier-ignore
const coinOnItsEdge = (): string => {
  const shouting = (skin: string, hair: string, nose: string): string =>
    blob("-30,250! -20,190 14,160 44,170 60,200 64,250!", hair === "#f0eadc" ? "#7a3a5a" : "#4a589c", { s: 8, h: true }) +
    blob("-10,60 30,46 58,58 70,84 66,112 56,140 30,152 -10,146", skin, { s: 9, h: true }) + blob("-20,40 20,26 52,38 64,62! 44,58 24,64 8,86 -20,90", hair, { s: 6, h: true }) +
    eye(44, 86, 14, 1, { lid: skin, drop: 0.24, tilt: 16, look: [0.8, 0.2], iris: "#6b3a1a" }) + line("28,70 46,68 62,80", 8, hair) + blob("60,88 72,92 82,106 78,116 64,114", nose, { w: 3.4, s: 4 }) + blob("36,118! 60,116 72,122! 66,138 48,142", "#471325", { w: 3.4, s: 0 }) + block("44,118 62,117 61,124 45,125", "#f7ecc8", { w: 1.8, s: 0 });
  return (
    shouting("#d9a27c", "#f0eadc", "#cf8a68") + mirrored(shouting("#9aa84f", "#5b3a24", "#84923a")) +
    block("-6,196 206,196 210,250 -10,250", "#8a5a34", { s: 6, h: true }) + lines("20,212 90,210|120,224 190,222", 2.4) +
    glow(100, 150, 70, "#ffe27a", 0.6) + ball(106, 158, 22, 40, "#a8741f", { s: 0 }) + ball(98, 158, 22, 40, "#f2c23e", { s: 8 }) + `<ellipse cx="98" cy="158" rx="14" ry="30" fill="none" stroke="#a8741f" stroke-width="3"/>` + at(98, 158, 0.5, 0, skull(1, "#d8a443")) + lines("100,108 100,96|78,120 70,112|124,120 132,112", 3.4, "#fff2b8") +
    palm(38, 196, 0.85, 50, "#d9a27c") + palm(162, 196, -0.85, -50, "#9aa84f")
  );
};

// prettier-ignore
const loadedDice = (): string => {
  const skin = "#cf9468";
  return (
    at(30, -6, 0.7, 0, gown("#5f4a6a", "#3b2f50"), lean(4, head(skin) + blob("54,84 60,56 100,44 140,56 146,84 120,74 80,74", "#3b2a2a", { s: 5 }) + eyes(100, 94, 18, 15, { look: [-0.1, 0.9], pupil: 0.18, iris: "#4f8a4a" }) + brows(100, 72, 18, 10, -7, 6, "#3b2a2a") + bulb(100, 112, 8, "#c9785a") + line("78,134 88,128 96,134 104,128 112,134 122,128", 3.6)), sweat(144, 92), sweat(58, 78, 0.9)) +
    tube("150,232 176,214 168,160 146,150", 13, "#7a9a3a") + tube("52,232 20,216 30,166", 12, "#7a9a3a") + [[170, 206], [173, 186], [166, 166]].map(([x = 0, y = 0]) => dot(x, y, 2.4, "#d8e8a0")).join("") +
    at(100, 160, 1, -7, blob("-46,-42! 46,-42! 46,44! -46,44!", "#f3e6c4", { s: 11, h: true, w: 5 }), eye(-22, -18, 12, -1, { iris: "#c9362f", slit: true, look: [0.3, -0.4] }), eye(22, -18, 12, 1, { iris: "#c9362f", slit: true, look: [-0.3, -0.4] }), eye(0, 2, 9, 1, { iris: "#6fae1e", look: [0, -0.5] }), grin(0, 20, 32, 15, { teeth: 7 }, 0.3)) +
    at(36, 150, 0.9, 20, die(1, 0, 3)) + fist(40, 232, 0.8, 80, skin)
  );
};

// prettier-ignore
const misreadOmen = (): string => {
  const crow = (turn: number, look: number): string => at(0, 0, 1, turn,
    blob("-20,30! -26,2 -18,-16 -2,-22 14,-18 22,-2 20,22 10,38 -4,46 -14,60! -22,54!", "#2b2440", { s: 7, h: true }), ball(2, -24, 17, 16, "#352c4c", { s: 5 }), blob("12,-30! 42,-20! 14,-14", "#d8a443", { w: 3, s: 2 }), line("14,-21 36,-20", 2), eye(6, -28, 8, 1, { iris: "#e8b64a", look: [look, 0.1] }), lines("-12,4 4,16 10,0|-10,16 2,28", 2.2, "#5a4f78"), lines("0,44 0,56|8,42 9,56", 3, "#d8a443", "none"));
  const skin = "#b8805a";
  return (
    at(14, 38, 0.86, 0, gown("#8a3a6a", "#d8a443"), lean(-6, longHead(skin) + blob("64,86 62,60 82,44 100,40 118,44 138,60 136,86! 118,70 100,66 82,70", "#c9a13b", { s: 6 }) + line("64,76 100,64 136,76", 4, "#8a2f3c", "none") + line("72,94 84,90 94,98", 5) + eye(116, 98, 15, 1, { iris: "#6fae1e", look: [0.1, -0.8] }) + brows(100, 80, 17, 10, -5, 5) + beakNose(98, 118, 18, "#a8704c") + grin(102, 136, 20, 11, { teeth: 4, gaps: [1] }, 0.6)), palm(36, 158, 1, -16, skin), tube("14,240 20,206 36,178", 22, "#8a3a6a")) +
    tube("-10,86 40,80 110,84 210,70", 10, "#5b3a24") + at(36, 44, 0.76, 0, crow(-6, 0.6)) + at(98, 40, 0.76, 0, crow(2, 0.2)) + at(158, 34, 0.76, 0, crow(-2, 0.8)) + at(176, 140, 0.5, 40, feather("#2b2440"))
  );
};

// prettier-ignore
const borrowedTime = (): string =>
  gown("#33283f", "#4a3a58") + blob("100,24! 138,44 156,90 150,138 128,164 100,170 72,164 50,138 44,90 62,44", "#33283f", { s: 11, h: true }) + ball(100, 108, 42, 54, "#150e1e", { w: 3.4, s: 0 }) +
  at(100, 106, 1.85, 0, skull(1)) + eye(85, 102, 11, -1, { white: "#1b1222", iris: "#57c7e3", look: [0.2, 0.5], pupil: 0.2 }) + eye(115, 102, 11, 1, { white: "#1b1222", iris: "#57c7e3", look: [0.2, 0.5], pupil: 0.2 }) + at(100, 108, 1, 0, glasses(17, 16)) + lines("76,84 92,88|124,84 108,88", 4) + lines("60,106 70,107|140,106 130,107", 3, "#d8a443", "none") +
  at(146, 158, 1, 10, block("-24,-40 24,-40 24,-33 -24,-33", "#a8703a", { w: 3, s: 2 }), blob("-18,-33! 18,-33! 16,-14 4,0 16,14 18,33! -18,33! -16,14 -4,0 -16,-14", "#cfe4ea", { s: 4 }), paint("-13,-18 13,-18 2,-1 -2,-1", "#f2c23e"), paint("-15,32! 0,14 15,32!", "#f2c23e"), line("0,0 0,20", 2, "#f2c23e", "none"), block("-24,33 24,33 24,40 -24,40", "#a8703a", { w: 3, s: 2 })) +
  at(178, 164, 1, 0, fist(0, 0, 0.95, 90, "#eadfbe")) + at(50, 192, 1.1, -6, openBook("#8a2634")) + at(46, 152, 1, -16, block("-6,-30 6,-30 5,-6 -5,-6", "#8a5a34", { w: 3, s: 2 }), ball(0, -32, 9, 8, "#a8703a", { w: 3, s: 3 }), block("-18,-6 18,-6 18,8 -18,8", "#c9362f", { w: 3, s: 3 })) + fist(44, 134, 0.85, -14, "#eadfbe");

const face = (scene: Face["scene"], draw: Face["draw"], lift = 0): Face => ({ scene, draw, lift });

export const FATE: Record<string, Face> = {
  "dumb-luck": face(quad, dumbLuck, 4),
  "second-wind": face(quad, secondWind),
  "coin-on-its-edge": face(tavern, coinOnItsEdge, 14),
  "loaded-dice": face(tavern, loadedDice, 18),
  "misread-omen": face(tent, misreadOmen),
  "borrowed-time": face(library, borrowedTime, 6),
};
