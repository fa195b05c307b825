/** Jinxes of the body. Laid out by hand, one part of a picture a line. */
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
  beakNose,
  brows,
  bulb,
  clench,
  eye,
  eyes,
  fist,
  goblinEars,
  palm,
} from "../../../../../art/drawing/parts";
import { bottle, coin } from "../../../../../art/drawing/props";
import type { Face } from "../../face";
import { blush, gown, head, longHead, openBook, pointed, sweat, wideHead } from "../people";
import { corridor, lecture, library, quad, tavern } from "../places";

// prettier-ignore
const leadenSoles = (): string => {
  const skin = "#d9a27c";
  const boot = at(0, 0, 1, 0, tube("6,-60 2,-30 0,-10", 20, "#4f6a86"), blob("-16,-30! 18,-30! 20,-4 30,8! 32,20 -46,20 -48,4 -34,-6 -16,-10", "#6f7686", { s: 8, h: true, w: 4.5 }), block("-52,20 36,20 38,44 -54,44", "#4f5566", { w: 4.5, s: 6, h: true }), lines("-40,32 -30,32|-12,32 0,32|18,32 26,32", 3, "#8f97a8"), dot(-30, 6, 3), dot(-12, 2, 3), dot(6, 4, 3));
  return (
    lines("4,206 40,200 70,208|120,206 160,198 200,206|60,196 54,186 66,180|140,192 150,184", 3, "#1b1222") +
    at(34, -12, 0.68, 0, gown("#4f6a86"), lean(-8, head(skin) + paint("70,126 84,112 96,126 84,138", "#d8453a", 0.5) + paint("130,126 116,112 104,126 116,138", "#d8453a", 0.5) + blob("56,92 60,60 100,46 140,60 144,92 120,74 80,74", "#5b3a24", { s: 5 }) + eye(81, 98, 14, -1, { lid: skin, drop: 0.3, low: 0.2, tilt: -10, look: [-0.3, 0.8] }) + eye(119, 98, 14, 1, { lid: skin, drop: 0.3, low: 0.2, tilt: -10, look: [-0.3, 0.8] }) + brows(100, 78, 19, 11, -9, 6, "#5b3a24") + bulb(100, 114, 9, "#cf8068") + clench(100, 136, 24, 9, 7), 100, 150), sweat(46, 92, 1.2), sweat(156, 86, 1.2), sweat(168, 116)) +
    tube("76,150 60,132 92,112", 17, "#4f6a86") + fist(72, 152, 0.9, 20, skin) + at(134, 162, 0.92, 0, boot) + at(62, 146, 1.02, 14, boot) + lines("8,128 18,120|12,142 22,138|104,118 112,110", 3.2, "#dfe8ff")
  );
};

// prettier-ignore
const hiccups = (): string => {
  const skin = "#8fae4d";
  const bubble = (x: number, y: number, r: number): string => ball(x, y, r, r, "#bfe6f0", { w: 3, s: r * 0.3, o: 0.85 }) + dot(x - r * 0.35, y - r * 0.35, r * 0.2, "#fff");
  return (
    gown("#7a3a5a") + lean(7, goblinEars(62, 138, 98, 44, skin, -14) + wideHead(skin) + eyes(100, 96, 19, 17, { pupil: 0.14, iris: "#8a5a1a", look: [0, 0.2] }) + brows(100, 70, 19, 10, -7, 5, "#3a2a14") + bulb(100, 116, 8, "#7d9a3f") + ball(74, 132, 15, 14, skin, { w: 3, s: 3 }) + ball(126, 132, 15, 14, skin, { w: 3, s: 3 }) + blush(26, 132, 8) + palm(100, 146, 0.95, 4, skin)) + at(104, 38, 0.8, 18, pointed("#4f6a86")) + lines("70,58 64,48|138,60 146,52|84,50 82,40", 3.4, "#fff2b8") +
    bubble(44, 60, 17) + bubble(24, 96, 11) + bubble(164, 80, 14) + bubble(178, 44, 20) + bubble(154, 34, 8) + bubble(30, 30, 9) + at(26, 168, 1, -14, block("-16,-22 16,-22 13,22 -13,22", "#cfe4ea", { w: 3.4, s: 4 }), blob("-15,-8! -4,-14 6,-4 15,-12! 13,20 -13,20", "#57a7e3", { w: 0, s: 3 })) + fist(24, 178, 0.9, 80, skin) + dot(44, 140, 3, "#8fc8f0") + dot(50, 150, 2.4, "#8fc8f0") + tube("0,240 0,214 14,190", 20, "#7a3a5a")
  );
};

// prettier-ignore
const butterfingers = (): string => {
  const skin = "#e0b184";
  const drip = (x: number, y: number, h: number): string => blob(`${x - 5},${y}! ${x + 5},${y}! ${x + 4},${y + h} ${x},${y + h + 6} ${x - 4},${y + h}`, "#f2cf4a", { w: 2.4, s: 1 });
  const greasy = (x: number, y: number, flip: number): string => at(x, y, 1.1 * flip, 18, palm(0, 0, 1, 0, skin), paint("-18,-12 -8,-22 4,-26 15,-20 10,0 0,6 -10,0", "#f2cf4a", 0.75), lines("-8,-16 -4,-6|4,-20 3,-8", 2.4, "#fff6c8"), drip(-10, 0, 12), drip(4, 4, 18));
  return (
    at(14, -6, 0.86, 0, gown("#3f7d78"), lean(-4, head(skin) + blob("54,92 58,60 82,44 118,44 142,60 146,92 134,72! 116,76 100,62! 84,76 66,72!", "#2b1f1a", { s: 5 }) + eyes(100, 98, 19, 16, { pupil: 0.18, look: [0.2, 0.9], iris: "#6b3a1a" }) + brows(100, 74, 19, 11, -9, 5, "#2b1f1a") + bulb(100, 118, 8, "#d0906a") + ball(100, 138, 12, 9, "#471325", { w: 3.4, s: 0 }) + block("92,131 108,131 107,137 93,137", "#f7ecc8", { w: 1.6, s: 0 }), 100, 150)) +
    tube("20,236 8,196 30,160", 20, "#3f7d78") + greasy(38, 142, 1) + tube("180,236 192,196 170,160", 20, "#3f7d78") + greasy(162, 142, -1) +
    at(104, 176, 0.9, 24, openBook("#8a2634")) + at(66, 188, 0.6, -30, bottle()) + coin(146, 190, 0.8) + coin(132, 160, 0.7) + lines("84,140 84,152|104,138 104,148|124,142 124,150", 3, "#dfe8ff")
  );
};

// prettier-ignore
const glowingEars = (): string => {
  const skin = "#9aa84f";
  const ear = (): string => glow(30, 78, 66, "#ffe27a", 0.9) + blob("70,92 40,60 6,40! 4,84 28,116 66,122", "#ffd45e", { s: 6, w: 4.5 }) + paint("62,98 38,74 16,58! 18,84 34,104 60,112", "#fff6c8") + lines("20,72 40,88 52,102|26,92 40,100", 2.6, "#e8903a");
  return (
    ear() + mirrored(ear()) + gown("#4c4663") + wideHead(skin) + blob("60,84 66,62 84,50 116,50 134,62 140,84 118,70 82,70", "#3b2a2a", { s: 5 }) + eye(80, 98, 14, -1, { lid: skin, drop: 0.3, look: [-0.2, 0.9], iris: "#8a5a1a" }) + eye(120, 98, 14, 1, { lid: skin, drop: 0.3, look: [-0.2, 0.9], iris: "#8a5a1a" }) + brows(100, 78, 20, 11, -6, 5, "#3b2a2a") + bulb(100, 114, 9, "#84923a") + line("84,136 94,131 106,132 116,137", 3.6) + paint("58,100 64,84 66,124 60,120", "#ffe27a", 0.7) + paint("142,100 136,84 134,124 140,120", "#ffe27a", 0.7) +
    at(100, 182, 1.5, 0, openBook("#3d6b5a")) + fist(46, 190, 0.85, 80, skin) + fist(154, 190, 0.85, -80, skin) +
    at(20, 28, 0.9, -20, ball(0, 0, 4, 7, "#5b4a3a", { w: 2.4, s: 1 }), blob("-2,-2! -20,-14 -18,4!", "#d8d0e0", { w: 2.6, s: 2 }), blob("2,-2! 20,-14 18,4!", "#d8d0e0", { w: 2.6, s: 2 })) + at(182, 30, 0.8, 24, ball(0, 0, 4, 7, "#5b4a3a", { w: 2.4, s: 1 }), blob("-2,-2! -20,-14 -18,4!", "#d8d0e0", { w: 2.6, s: 2 }), blob("2,-2! 20,-14 18,4!", "#d8d0e0", { w: 2.6, s: 2 }))
  );
};

// prettier-ignore
const chilblains = (): string => {
  const skin = "#e8bd98";
  const toe = (x: number, y: number, r: number): string => ball(x, y, r, r * 1.1, "#f0a090", { w: 3.4, s: r * 0.3 }) + blob(`${x - r * 0.5},${y - r * 0.3} ${x},${y - r * 0.8} ${x + r * 0.5},${y - r * 0.3} ${x},${y}`, "#ffe0d0", { w: 2, s: 1 });
  const foot = blob("-34,60! -38,20 -36,-10 -30,-28 24,-34 34,-14 34,20 30,60!", skin, { s: 9, h: true, w: 4.5 }) + paint("-30,-6 24,-14 30,6 -32,14", "#e8604a", 0.5) + toe(-26, -34, 15) + toe(-4, -42, 11) + toe(12, -40, 10) + toe(26, -34, 9) + toe(37, -24, 8) + lines("-30,-58 -34,-68|-4,-60 -4,-70|16,-58 20,-68|40,-40 48,-48", 3.4, "#ff6a4a");
  return (
    at(30, -16, 0.72, 0, gown("#8f6c48", "#c23346"), lean(4, head(skin) + blob("66,92 78,86 92,96", skin, { w: 0, s: 0 }) + lines("66,88 92,98 66,106|134,88 108,98 134,106", 5) + brows(100, 78, 20, 12, 8, 7, "#5b3a24") + bulb(100, 116, 12, "#e8604a") + ball(100, 142, 18, 10, "#471325", { w: 3.4, s: 0 }) + block("88,134 112,134 110,141 90,141", "#f7ecc8", { w: 1.8, s: 0 }) + blob("54,86 60,54 100,38 140,54 146,86 100,70", "#4a6a9a", { s: 6, h: true }) + blob("50,84 100,68 150,84 150,98 100,82 50,98", "#f0e8d6", { w: 3.4, s: 3 }) + ball(100, 34, 13, 12, "#f0e8d6", { w: 3.4, s: 3 })), sweat(50, 126), sweat(152, 126)) +
    at(58, 166, 1, -10, foot) + at(146, 166, -1, 10, foot) + fist(20, 184, 0.85, 40, skin) + fist(182, 184, 0.85, -40, skin) + [[22, 40], [176, 30], [18, 100], [184, 96], [150, 60], [44, 70]].map(([x = 0, y = 0]) => at(x, y, 0.8, 10, lines("0,-9 0,9|-8,-5 8,5|-8,5 8,-5", 2.6, "#e6f4ff", "none"))).join("")
  );
};

// prettier-ignore
const strongPerfume = (): string => {
  const skin = "#c98a62";
  const reek = (y: number, c: string): string => lines(`-6,${y} 40,${y - 18} 80,${y + 8} 130,${y - 14} 206,${y + 4}`, 14, c);
  return (
    `<g opacity=".5">${reek(50, "#e87ab0")}${reek(96, "#a6e22e")}${reek(150, "#e87ab0")}</g>` + gown("#8a3a6a", "#f0d8e8") + lean(-7, longHead(skin) + blob("62,120 58,70 76,44 100,38 124,44 142,70 138,120 130,88! 112,64 88,66 70,88!", "#2b1f3a", { s: 7, h: true }) + ball(100, 38, 18, 15, "#2b1f3a", { s: 4 }) + line("72,98 82,104 94,99", 4.4) + line("106,99 118,104 128,98", 4.4) + lines("72,100 66,104|128,100 134,104", 2.6) + brows(100, 84, 17, 10, -7, 4.4, "#2b1f3a") + beakNose(100, 118, 13, "#bd7a54") + blob("88,138 96,133 100,135 104,133 112,138 100,145", "#c2334a", { w: 2.6, s: 2 }) + blush(28, 124, 9)) +
    at(42, 146, 1, -16, blob("-22,-12! 22,-12! 28,14 16,30 -16,30 -28,14", "#e87ab0", { s: 6, h: true }), block("-8,-24 8,-24 8,-12 -8,-12", "#d8a443", { w: 3, s: 2 }), tube("-8,-20 -26,-18", 4, "#5b3a24", 2.4), ball(-36, -16, 13, 12, "#8a2634", { w: 3.4, s: 4 }), lines("-14,2 0,-6 14,4", 2.6, "#fff")) + fist(46, 176, 0.9, 70, skin) + [[66, 112], [82, 100], [72, 130], [94, 84]].map(([x = 0, y = 0], i) => dot(x, y, 3.4 - i * 0.4, "#ffd0e8")).join("") +
    at(164, 84, 1.5, 160, ball(0, 0, 7, 9, "#4a5a2a", { w: 3, s: 2 }), blob("-3,-4! -22,-12 -18,8!", "#e6f4ff", { w: 2.6, s: 1, o: 0.9 }), blob("3,-4! 22,-12 18,8!", "#e6f4ff", { w: 2.6, s: 1, o: 0.9 }), lines("-6,-8 -10,-14|6,-8 10,-14", 2)) + at(167, 88, 1.3, 0, lines("-8,-10 -2,-4|-2,-10 -8,-4|4,-10 10,-4|10,-10 4,-4", 2.4, "#ffe27a", "none"))
  );
};

// prettier-ignore
const newDoorRash = (): string => {
  const skin = "#e6b894";
  const spots = [[72, 92], [66, 116], [84, 132], [118, 76], [134, 92], [130, 122], [112, 136], [98, 70], [88, 84], [110, 98], [76, 76], [122, 108]];
  return (
    block("118,-4 206,-12 206,250 118,250", "#8a5a34", { w: 5, s: 9, h: true, in: lines("146,-10 146,250|176,-10 176,250", 3.4) }) + block("112,40 160,36 166,46 160,56 112,52", "#5f6674", { w: 3.4, s: 3 }) + block("112,150 160,148 166,158 160,168 112,164", "#5f6674", { w: 3.4, s: 3 }) + dot(124, 46, 3, "#c9d0dc") + dot(142, 46, 3, "#c9d0dc") + dot(124, 158, 3, "#c9d0dc") + ball(188, 112, 11, 12, "#d8a443", { w: 3.4, s: 3 }) +
    at(-26, 6, 0.94, 0, gown("#4a589c"), lean(-8, head(skin) + blob("56,92 56,60 78,44 112,42 142,58 146,90! 128,70 100,66 74,74", "#c9a13b", { s: 6, h: true }) + spots.map(([x = 0, y = 0], i) => ball(x, y, 5 + (i % 3), 5 + (i % 3), "#e2483a", { w: 2.6, s: 2 }) + dot(x - 1, y - 2, 1.6, "#ffe0b0")).join("") + eye(82, 102, 14, -1, { look: [0.9, 0], iris: "#4f8a4a", pupil: 0.2 }) + eye(120, 102, 14, 1, { look: [0.9, 0], iris: "#4f8a4a", pupil: 0.2 }) + brows(100, 82, 19, 10, -8, 5, "#8a6a24") + ball(101, 118, 10, 9, "#e2483a", { w: 3.4, s: 3 }) + line("86,142 94,136 102,142 110,136 118,142", 3.6))) + palm(112, 156, 0.95, 50, skin) + dot(108, 160, 4, "#e2483a") + dot(118, 150, 3, "#e2483a") + fist(14, 176, 0.85, -30, skin) + lines("130,120 138,112|134,132 144,130", 3.2, "#fff2b8")
  );
};

const face = (scene: Face["scene"], draw: Face["draw"], lift = 0): Face => ({ scene, draw, lift });

export const BODY: Record<string, Face> = {
  "leaden-soles": face(corridor, leadenSoles, 4),
  hiccups: face(tavern, hiccups, 0),
  butterfingers: face(library, butterfingers, 8),
  "glowing-ears": face(quad, glowingEars, 2),
  chilblains: face(quad, chilblains, 8),
  "strong-perfume": face(lecture, strongPerfume, 2),
  "new-door-rash": face(tavern, newDoorRash, 0),
};
