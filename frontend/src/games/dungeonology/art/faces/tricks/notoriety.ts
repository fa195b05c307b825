/** The Tricks of Notoriety. Laid out by hand, one part of a picture a line. */
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
  paint,
  tube,
} from "../../../../../art/drawing/pen";
import { beakNose, brows, bulb, eye, eyes, fist, grin, palm } from "../../../../../art/drawing/parts";
import { skull } from "../../../../../art/drawing/props";
import type { Face } from "../../face";
import { blush, cloud, glasses, gown, head, longHead, pointed, square, sweat } from "../people";
import { lecture, library, quad, stage } from "../places";

// prettier-ignore
const frontPage = (): string => {
  const skin = "#e6b894";
  const mop = (c: string): string => blob("56,94 54,60 76,44 100,56! 108,38 132,44 148,64 144,94 130,74 100,72 72,74", c, { s: 5, h: true });
  return (
    palm(14, 96, 1, 30, "#8fae4d") + tube("-10,150 4,124 12,110", 16, "#5f4630") + palm(186, 90, -1, -30, "#b8805a") + tube("210,146 196,120 188,104", 16, "#7a3a5a") +
    at(22, -14, 0.78, 0, gown("#4a589c"), head(skin) + mop("#c9a13b") + eyes(100, 100, 19, 16, { pupil: 0.16, look: [0, 0.7], iris: "#4f7a9a" }) + brows(100, 78, 19, 10, -8, 5, "#8a6a24") + bulb(100, 120, 8, "#d0906a"), sweat(52, 84), sweat(148, 84)) +
    at(100, 156, 1, -3, block("-82,-56 82,-56 84,66 -84,66", "#efe6d2", { w: 4, s: 6 }), line("0,-56 0,66", 2, "#b8ae98", "none"), block("-72,-46 72,-46 72,-32 -72,-32", "#2b2440", { w: 0, s: 0 }), block("-38,-24 38,-24 38,58 -38,58", "#cfc4a8", { w: 3, s: 0 }), at(-50, -46, 0.5, 0, gown("#8f879c", "#d8d2e0"), head("#ded6c2"), mop("#9a92a4"), eyes(100, 100, 19, 13, { iris: "#5a5266" }), bulb(100, 116, 8, "#bfb6a4"), grin(100, 128, 24, 13, { teeth: 6, tooth: "#fff" }, 0.6)), [-20, -8, 4, 16, 28, 40].map((y) => lines(`-74,${y} -46,${y}|46,${y} 74,${y}`, 2.4, "#8a8296", "none")).join("")) +
    fist(16, 158, 0.85, -88, skin) + fist(184, 150, 0.85, 88, skin)
  );
};

// prettier-ignore
const plagiarism = (): string => {
  const scholar = (skin: string, coat: string, hair: string, look: number, sly: boolean): string =>
    gown(coat) + longHead(skin) + blob("64,88 64,58 82,42 100,38 118,42 136,58 136,88 124,66 100,60 76,66", hair, { s: 5 }) + eyes(100, 98, 16, 13, sly ? { lid: skin, drop: 0.3, look: [look, 0.5] } : { look: [look, 0.8] }) + brows(100, 80, 16, 10, sly ? -6 : 5, 5, hair) + bulb(100, 114, 9, "#cf8a68") + blob("100,124 84,120 66,116! 74,134 90,136 100,130 110,136 126,134 134,116! 116,120", hair, { w: 3, s: 2 }) + (sly ? grin(102, 138, 16, 9, { teeth: 5 }, 0.6) : line("88,144 100,140 112,144", 3.4));
  const desk = (x: number): string => at(x, 182, 1, x < 100 ? -4 : 4, block("-34,-16 34,-16 38,18 -38,18", "#efe2bd", { w: 3.4, s: 4 }), lines("-24,-8 22,-8|-26,0 24,0|-27,8 8,8", 2.4, "#5f4630", "none"));
  const quill = (x: number, y: number, c: string): string => at(x, y, 0.62, 22, blob("0,0! -14,-20 -18,-46 -6,-70! 10,-50 12,-24", c, { w: 4, s: 5 }), line("0,12 -7,-62", 3));
  return (
    at(-30, 12, 0.8, 0, scholar("#d9a27c", "#3f7d78", "#3b2a2a", -0.1, false)) + at(74, 12, 0.8, 0, lean(-9, scholar("#9aa84f", "#c0506a", "#3b2a2a", -0.9, true), 100, 200)) +
    block("-6,196 206,196 210,250 -10,250", "#7a4e2c", { s: 6, h: true }) + desk(52) + desk(150) + quill(80, 176, "#f0e8d6") + fist(82, 176, 0.75, 10, "#d9a27c") + quill(178, 174, "#f2c23e") + fist(180, 174, 0.75, 10, "#9aa84f")
  );
};

// prettier-ignore
const standingOvation = (): string => {
  const skin = "#b8805a";
  const rose = (x: number, y: number, t: number): string => at(x, y, 1, t, tube("0,6 2,34", 3.4, "#4f8a3f", 2.2), ball(0, 0, 9, 9, "#d8344a", { w: 3, s: 3 }), lines("-4,0 0,-4 4,0 0,4", 2));
  const clap = (x: number, y: number, c: string): string => at(x, y, 0.95, 0, palm(-8, 0, 1, 16, c), palm(10, 0, -1, -16, c)) + tube(`${x - 12},${y + 60} ${x - 8},${y + 16}`, 16, "#2b2038") + tube(`${x + 14},${y + 60} ${x + 9},${y + 16}`, 16, "#2b2038") + lines(`${x - 26},${y - 20} ${x - 32},${y - 28}|${x + 28},${y - 20} ${x + 34},${y - 28}|${x},${y - 30} ${x},${y - 40}`, 3, "#ffe27a");
  return (
    at(14, 0, 0.86, 0, gown("#4a3568", "#f0e8d6"), tube("40,206 20,172 20,132", 22, "#4a3568"), palm(20, 118, 1, -16, skin), tube("160,206 180,172 180,132", 22, "#4a3568"), palm(180, 118, -1, 16, skin), lean(-5, longHead(skin) + line("70,98 82,89 94,97", 4.8) + line("106,97 118,89 130,98", 4.8) + brows(100, 78, 17, 10, -7, 5) + beakNose(100, 116, 15, "#a8704c") + grin(100, 130, 24, 15, { teeth: 8, tooth: "#fffaf0" }, 0.6) + blob("92,152 108,152 106,172 100,182! 94,172", "#2b1f2a", { w: 3, s: 2 }) + blush(29, 120, 8) + at(100, 62, 0.84, 0, square())), blob("92,172! 84,164 84,182! 100,176 116,182! 116,164 108,172", "#c9362f", { w: 3, s: 2 })) +
    rose(40, 44, -40) + rose(164, 40, 30) + rose(30, 110, -70) + rose(176, 150, 60) + clap(34, 178, "#8fae4d") + clap(100, 192, "#e6b894") + clap(164, 180, "#eadfbe")
  );
};

// prettier-ignore
const sternLetter = (): string => {
  const skin = "#e8c8b0";
  return (
    gown("#5a4a78", "#f6f0ff") + at(100, 172, 1, 0, ball(0, 0, 9, 10, "#4f9a8a", { w: 3, s: 3 })) + lean(-3, head(skin) + ball(100, 36, 24, 21, "#d8d0e0", { s: 5 }) + lines("86,34 100,26 114,34", 2.4) + blob("56,104 52,70 72,48 100,44 128,48 148,70 144,104 134,80 112,68 100,76! 88,68 66,80", "#d8d0e0", { s: 6, h: true }) +
      eye(81, 104, 12, -1, { lid: "#c8a0b0", drop: 0.36, tilt: 20, look: [0.1, 0.3], iris: "#4f7a9a" }) + eye(119, 104, 12, 1, { lid: "#c8a0b0", drop: 0.36, tilt: 20, look: [0.1, 0.3], iris: "#4f7a9a" }) + brows(100, 88, 19, 11, 7, 4.4, "#8a8296") + at(100, 105, 1, 0, glasses(19, 16)) + `<path d="M64 108Q50 140 60 170M136 108Q150 140 140 170" fill="none" stroke="#d8a443" stroke-width="2"/>` + bulb(100, 122, 7, "#d8a090") + line("84,142 94,137 100,139 106,137 116,142", 4) + lines("80,136 76,142|120,136 124,142", 2) + blush(34, 126, 8)) +
    at(152, 148, 1.15, 14, block("-28,-18 24,-22 34,-12 34,18 -20,24 -28,14", "#a85a3e", { w: 4, s: 7, h: true }), block("-16,-22 18,-25 22,24 -12,27", "#efe2bd", { w: 3, s: 3 }), lines("-8,-14 12,-16|-7,-8 14,-10|-6,12 14,10", 2, "#5f4630", "none"), line("-29,2 34,-2", 4, "#c9362f", "none"), ball(3, 0, 8, 8, "#c9362f", { w: 3, s: 2 })) + fist(172, 182, 1, 66, skin) + tube("24,236 14,204 34,182", 20, "#5a4a78") + fist(42, 172, 0.9, -24, skin) + at(38, 160, 0.9, -18, blob("0,0! -14,-20 -18,-46 -6,-70! 10,-50 12,-24", "#f6f0ff", { w: 3.4, s: 5 }), line("0,14 -7,-62", 2.4)) + dot(52, 196, 4, "#2b2a5a")
  );
};

// prettier-ignore
const nameDropping = (): string => {
  const skin = "#d9a27c";
  return (
    blob("60,250! 56,120 84,40 128,4 176,20 204,90 206,250!", "#171022", { s: 0, w: 0 }) + at(140, 74, 2.7, 4, skull(1, "#b9bd92")) + glow(119, 68, 30, "#a6e22e", 0.9) + glow(162, 71, 30, "#a6e22e", 0.9) + dot(119, 70, 8, "#c8ff5a") + dot(161, 73, 8, "#c8ff5a") + lines("96,42 118,50 136,62|186,50 164,54 146,64", 8) + palm(196, 150, -1.3, 40, "#b9bd92") +
    at(-30, 46, 0.84, 0, gown("#c9a13b", "#f0e8d6"), lean(-8, head(skin) + blob("54,96 54,62 76,44 106,40 138,54 146,90! 128,68 104,76 84,64 68,80", "#5b3a24", { s: 6, h: true }) + line("66,98 80,89 94,97", 4.8) + line("106,97 120,89 134,98", 4.8) + brows(100, 78, 19, 11, -7, 5, "#5b3a24") + bulb(100, 112, 9, "#cf8a68") + grin(100, 126, 24, 18, { teeth: 5, tongue: true }, 0.4) + blush(34, 118)), tube("170,236 184,204 164,176", 20, "#c9a13b"), palm(158, 164, 1, -30, skin), tube("28,236 10,206 20,176", 20, "#c9a13b"), fist(22, 164, 0.95, -10, skin), block("16,134 24,134 25,156 15,156", skin, { w: 3, s: 2 })) +
    [[16, 52], [42, 34], [70, 48]].map(([x = 0, y = 0], i) => at(x + 6, y, 0.85, i * 8 - 8, blob("-20,-14 0,-17 20,-14 22,2 8,10 -2,20! -4,10 -22,3", "#f6f0e0", { w: 3, s: 3 }), at(0, -3, 0.36, 0, skull(1, "#8a8296")))).join("")
  );
};

// prettier-ignore
const lastWord = (): string =>
  at(30, 10, 1.5, 0, cloud("#6c6585")) + at(168, 20, 1.7, 40, cloud("#7d7698")) + at(110, -4, 1.3, 90, cloud("#5c5575")) + glow(100, 180, 110, "#ff8a3c", 0.7) +
  blob("24,250! 36,200! 44,206 56,176! 64,184 82,164 118,164 136,184! 146,176 158,206! 166,200 176,250!", "#33283f", { s: 9, h: true, in: lines("84,180 80,250|116,180 120,250", 3) }) + block("92,160 108,160 107,182 93,182", "#d8cfae", { w: 3.4, s: 3 }) + lines("72,186 90,180|70,196 90,190|128,186 110,180|130,196 110,190", 4, "#d8cfae", "none") +
  at(18, 28, 0.82, 0, lean(-6, at(100, 106, 2.25, 0, skull(1, "#cfc6a4")) + eye(82, 103, 12, -1, { white: "#1b1222", iris: "#fff6df", pupil: 0.1, look: [0.6, -0.2] }) + eye(118, 103, 12, 1, { white: "#1b1222", iris: "#fff6df", pupil: 0.1, look: [0.6, -0.2] }) + brows(100, 76, 20, 10, -8, 5) + paint("60,80 76,64 84,84 70,96", "#3a3044", 0.7) + paint("126,134 142,120 140,140", "#3a3044", 0.7) + ball(100, 138, 8, 9, "#1b1222", { w: 3, s: 0 }) +
    at(100, 66, 0.86, 8, pointed("#4a3a58", "#6d3a2a")) + paint("106,-10 122,0 116,22 104,14", "#171022") + at(118, -2, 0.3, 0, cloud("#cfc8e0")))) +
  tube("168,232 184,196 172,164", 18, "#33283f") + at(168, 148, 1, 8, blob("-11,12 -13,-2 -8,-10 -5,-8! -6,-40 2,-42 5,-10! 13,-8 14,4 9,14", "#d8cfae", { w: 3.4, s: 4 }), lines("-4,-26 4,-26|-5,-2 10,-1|-5,5 9,5", 2)) +
  tube("30,232 16,206 30,180", 18, "#33283f") + at(40, 166, 1, -24, block("-4,34 4,34 4,-10 -4,-10", "#8a5a34", { w: 3, s: 2 }), block("-4,-10 4,-10 8,-24! 1,-18 -2,-30! -6,-18!", "#8a5a34", { w: 3, s: 2 })) + fist(36, 174, 0.9, -20, "#d8cfae") + dot(60, 150, 3, "#ff9a3c") + dot(28, 126, 2.4, "#ffd45e") + dot(144, 60, 2.6, "#ff9a3c") + dot(176, 92, 2.2, "#ffd45e");

const face = (scene: Face["scene"], draw: Face["draw"], lift = 0): Face => ({ scene, draw, lift });

export const NOTORIETY: Record<string, Face> = {
  "front-page": face(quad, frontPage, 8),
  plagiarism: face(lecture, plagiarism, 10),
  "standing-ovation": face(stage, standingOvation, 12),
  "stern-letter": face(library, sternLetter, -4),
  "name-dropping": face(library, nameDropping, 2),
  "last-word": face(lecture, lastWord, -8),
};
