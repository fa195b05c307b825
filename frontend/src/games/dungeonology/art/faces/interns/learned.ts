/** The Interns who know, watch or merely attend. Laid out by hand, one part of a picture a line. */
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
import {
  bags,
  beakNose,
  brows,
  bulb,
  eye,
  eyes,
  fist,
  goblinEars,
  palm,
} from "../../../../../art/drawing/parts";
import type { Face } from "../../face";
import { blush, glasses, gown, head, longHead, square, sweat, wideHead } from "../people";
import { laboratory, lecture, library, tent } from "../places";
import { rooftop } from "../scholars/scenes";

const leaf = (x: number, y: number, size: number, turn: number, color = "#6fae3f"): string =>
  at(
    x,
    y,
    size,
    turn,
    blob("0,4! -12,-10 -10,-28 0,-42! 10,-28 12,-10", color, { w: 3, s: 4 }) + line("0,0 0,-34", 2),
  );

// prettier-ignore
const herbalist = (): string => {
  const skin = "#8fc07a";
  return (
    paint("150,170 140,140 158,110 146,80 162,50 154,20! 172,50 160,80 174,110 158,140 168,170", "#b4ea45", 0.55) + paint("120,176 132,150 120,124 130,100! 138,124 146,150", "#b4ea45", 0.45) +
    at(-6, -6, 0.92, 0, gown("#7a5a9a", "#f0e8d6"), goblinEars(62, 138, 102, 40, skin, 8) + [-64, -40, -18, 4, 26, 48, 70].map((t, i) => leaf(100 + t * 0.4, 72, 1 + (i % 2) * 0.25, t, i % 2 ? "#4f9a4a" : "#7abf4a")).join("") + wideHead(skin) + leaf(80, 76, 0.7, -50, "#7abf4a") + leaf(102, 74, 0.75, 8, "#4f9a4a") + leaf(122, 78, 0.7, 56, "#7abf4a") +
      eyes(100, 100, 20, 16, { look: [0.6, 0.6], iris: "#2f7a50" }) + bags(100, 118, 20, 12) + brows(100, 78, 20, 9, -7, 4, "#2f5a2a") + bulb(100, 120, 8, "#7aae66") + line("84,138 94,134 104,139 116,135", 4) + sweat(52, 92) + [[78, 126], [72, 122], [124, 126], [130, 122]].map(([x = 0, y = 0]) => dot(x, y, 1.8, "#4f8a44")).join("")) +
    tube("40,196 44,176 36,160", 17, "#7a5a9a") + leaf(24, 148, 0.9, -28) + leaf(38, 146, 1.1, 2, "#4f9a4a") + leaf(50, 150, 0.9, 30) + dot(18, 112, 5, "#e88fc0") + dot(56, 116, 5, "#e88fc0") + fist(36, 158, 0.85, 0, skin) +
    tube("166,104 152,150", 8, "#e8dcba") + blob("114,150! 184,146! 180,178 164,194 134,194 118,180", "#8d96aa", { s: 7, h: true }) + ball(149, 149, 35, 9, "#b4ea45", { w: 3.4, s: 3 }) + dot(140, 148, 4, "#eaffb0") + dot(158, 151, 3, "#eaffb0") + fist(162, 116, 0.8, 14, skin) + at(164, 158, 1, 0, block("-12,8 12,6 12,16 -12,18", "#f2d3a2", { w: 2.4, s: 1 }))
  );
};

// prettier-ignore
const lookout = (): string => {
  const skin = "#e6b894";
  const stare = (x: number): string => eye(x, 98, 24, 1, { pupil: 0.22, iris: "#d8a443" }) + lines(`${x - 21},92 ${x - 12},95|${x - 20},106 ${x - 11},103|${x + 21},92 ${x + 12},95|${x + 20},106 ${x + 11},102|${x - 4},120 ${x - 1},111`, 1.8, "#c9362f");
  return (
    at(0, 10, 0.94, 0, gown("#5a4a34", "#8a7a5a"), head(skin) + stare(76) + stare(124) + bulb(100, 122, 7, "#d08a6a") + line("90,140 100,138 110,140", 4) + lines("58,124 64,130|142,124 136,130", 2.2) +
      blob("48,92! 40,26! 66,44 100,38 134,44 160,26! 152,92! 128,66 100,74 72,66", "#7a5a3a", { s: 9, h: true }) + paint("100,58! 92,70 100,84! 108,70", "#e8a53a") + lines("60,54 66,64|140,54 134,64|84,50 86,60|116,50 114,60", 2.8) + lines("66,76 84,66|134,76 116,66", 2.4)) +
    tube("150,210 176,190 170,166", 17, "#5a4a34") + at(168, 140, 0.9, 24, block("-10,-46 10,-46 10,0 -10,0", "#d8a443", { w: 3.4, s: 4 }), block("-14,-2 14,-2 14,36 -14,36", "#a8622a", { w: 3.4, s: 5, h: true }), block("-12,-50 12,-50 12,-42 -12,-42", "#8a5a24", { w: 3, s: 1 })) + fist(168, 158, 0.8, 20, skin) +
    at(28, 140, 0.86, -8, blob("0,-38 20,-34 26,-4 22,26 0,38 -22,26 -26,-4 -20,-34", "#a8885a", { s: 8, h: true }), blob("-22,-26! -24,-46! -8,-36 8,-36 24,-46! 22,-26!", "#a8885a", { w: 3, s: 2 }), ball(-9, -18, 10, 10, "#efe2bd", { w: 2.6, s: 0 }), ball(9, -18, 10, 10, "#efe2bd", { w: 2.6, s: 0 }), line("-16,-18 -9,-13 -2,-18", 3.4), line("2,-18 9,-13 16,-18", 3.4), block("-4,-12 4,-12 0,-2", "#e8a53a", { w: 2.4, s: 0 }), lines("-10,6 -6,12|0,4 0,11|10,6 6,12|-6,20 -2,26|6,20 4,26", 2.2, "#5b3a24"), blob("-26,-4 -32,16 -20,28 -18,6", "#8a6a44", { w: 3, s: 2 }), blob("26,-4 32,16 20,28 18,6", "#8a6a44", { w: 3, s: 2 })) +
    [[44, 92, 5], [56, 78, 7], [70, 60, 9]].map(([x = 0, y = 0, r = 0]) => ball(x - 28, y - 8, r, r, "#cfe6f0", { w: 2.4, s: 1, o: 0.8 })).join("")
  );
};

// prettier-ignore
const librarian = (): string => {
  const skin = "#e8c4a8";
  return (
    at(150, 60, 0.85, 10, blob("0,-46 30,-40 44,-10 44,60 -44,60 -44,-10 -30,-40", "#7a6ab0", { s: 8, h: true }), blob("-34,-34! -48,-62! -16,-44", "#efe2bd", { w: 3, s: 2 }), blob("34,-34! 48,-62! 16,-44", "#efe2bd", { w: 3, s: 2 }), eyes(0, -8, 16, 14, { look: [-0.9, 0.7], iris: "#c9362f", pupil: 0.24 }), brows(0, -28, 16, 9, -8, 5), line("-22,20 22,20", 4), lines("-16,15 -16,25|-8,15 -8,25|0,15 0,25|8,15 8,25|16,15 16,25", 2.6, INK, "none"), sweat(-44, -14), palm(-26, 44, 0.8, -8, "#7a6ab0"), palm(22, 46, 0.8, 10, "#7a6ab0")) +
    at(-22, 6, 0.88, 0, gown("#3a4a5a", "#f0e8d6"), ball(100, 46, 26, 22, "#9a98a4", { s: 6, h: true }) + line("72,58 128,34", 5, "#e8b64a", "none") + longHead(skin) + blob("66,92! 66,58 100,44 134,58 134,92! 120,66 100,58 80,66", "#9a98a4", { s: 5, h: true }) +
      eyes(100, 98, 17, 12, { look: [0.9, -0.2], lid: skin, drop: 0.36, tilt: 14, iris: "#3f6f8f" }) + brows(100, 80, 17, 12, 6, 5, "#6a6874") + at(100, 106, 1, 0, glasses(17, 14)) + line("69,106 60,122 56,150", 2, "#d8a443", "none") + beakNose(100, 122, 13, "#d8ac8c") + blob("92,146 100,142 108,146 100,151", "#a3404f", { w: 2.6, s: 1 }) + ball(100, 170, 8, 7, "#7fae74", { w: 2.6, s: 2 })) +
    tube("118,206 112,184 84,170", 16, "#3a4a5a") + blob("66,184 62,168 68,154 82,156 90,166 84,184", skin, { w: 3.4, s: 4 }) + tube("68,160 67,144 66,131", 9, skin) + lines("72,160 84,163|70,168 84,171", 2.2) + lines("48,112 40,106|44,124 34,124|84,108 92,102", 3, "#fff2b8")
  );
};

// prettier-ignore
const oracle = (): string => {
  const skin = "#c9a06a";
  const brick = block("-26,-12 26,-12 26,14 -26,14", "#b5533a", { w: 3.6, s: 5, h: true });
  return (
    at(8, -2, 0.92, 0, gown("#5a3a8a", "#e8b64a"), at(0, 6, 1, 0, head(skin) + eye(80, 104, 15, -1, { look: [0, -0.9], lid: skin, drop: 0.3, tilt: -10, iris: "#6a3a8a" }) + eye(120, 104, 15, 1, { look: [0, -0.9], lid: skin, drop: 0.3, tilt: -10, iris: "#6a3a8a" }) + bulb(100, 120, 8, "#b88850") + line("84,138 100,142 118,136", 4.4) + blush(34, 124)) +
      blob("46,92! 40,66 58,44 100,34 142,44 160,66 154,92! 100,76", "#3f7d9a", { s: 9, h: true }) + lines("52,80 100,58 146,48|58,54 100,68 148,82|74,42 110,52 150,64", 3) + ball(100, 66, 11, 12, "#c9362f", { w: 3, s: 3 })) +
    at(146, 22, 1.05, 24, brick) + lines("170,-4 186,-14|186,10 200,2|160,-2 168,-12", 4, "#dfe8ff") +
    glow(96, 168, 66, "#8fd8f0", 0.7) + block("62,196 130,196 138,216 54,216", "#d8a443", { w: 3.4, s: 4 }) + ball(96, 164, 38, 38, "#5fa8c8", { s: 9, in: glow(90, 158, 30, "#e0f8ff", 0.9) + at(98, 152, 0.5, 24, brick) + lines("112,138 118,132|118,146 124,142", 2.4, "#fff") + ball(94, 178, 11, 11, skin, { w: 2.6, s: 2 }) + blob("82,174 94,162 106,174", "#3f7d9a", { w: 2.6, s: 1 }) + dot(90, 178, 1.8) + dot(98, 178, 1.8) }) + paint("72,150 80,138 90,134 84,142 78,154", "#fff", 0.8) +
    palm(44, 170, 0.95, -14, skin) + palm(148, 170, 0.95, 14, skin)
  );
};

// prettier-ignore
const nephew = (): string => {
  const skin = "#f0c4a4";
  const medal = (x: number, y: number, c: string): string => at(x, y, 1, 0, block("-6,-14 6,-14 4,0 -4,0", c, { w: 2.4, s: 0 }), ball(0, 6, 8, 8, "#f2c23e", { w: 2.8, s: 3 }));
  const sole = (x: number, t: number): string => at(x, 152, 1, t, blob("-15,-36 0,-42 15,-36 18,-8 13,8 15,30 -15,30 -13,8 -18,-8", "#5b3424", { s: 6, h: true }), block("-13,12 13,12 13,30 -13,30", "#3a2018", { w: 2.6, s: 1 }), lines("-9,-22 9,-22|-10,-12 10,-12", 2.4));
  return (
    blob("14,250! 18,80 34,40 100,26 166,40 182,80 186,250!", "#8a2634", { s: 10, h: true }) + [[34, 64], [100, 40], [166, 64], [28, 120], [172, 120]].map(([x = 0, y = 0]) => dot(x, y, 3.4, "#e8b64a")).join("") +
    at(10, -2, 0.9, 0, gown("#f0e0c0", "#6a4aa0")) + lean(8, at(14, 4, 0.86, 0, ball(100, 146, 34, 20, skin, { s: 5 }) + head(skin) + eyes(100, 98, 19, 14, { lid: skin, drop: 0.58, look: [0.2, 0.6], iris: "#3f6f8f" }) + brows(100, 78, 19, 9, -5, 4, "#a8782a") + bulb(100, 112, 8, "#e8a284") + line("80,130 98,136 122,126", 4) + line("120,122 126,130", 3) + blush(32, 120, 10) + blob("58,92! 58,62 78,50 122,50 142,62 142,92! 128,74 116,70 100,76! 82,70 70,76", "#e0b24a", { s: 5 })) + at(100, 50, 0.92, 0, square("#6a4aa0"))) +
    medal(66, 156, "#c9362f") + medal(86, 162, "#4a589c") + medal(106, 164, "#3d8a5a") + medal(126, 160, "#c9362f") +
    tube("166,196 178,172 164,152", 15, "#f0e0c0") + [[0, 0], [10, 2], [5, 10], [-5, 8], [2, 18], [11, 12]].map(([x = 0, y = 0]) => ball(164 + x, 132 + y, 6, 6, "#8a4a9a", { w: 2.4, s: 2 })).join("") + line("166,130 172,118", 3, "#4f7a2a") + fist(162, 150, 0.75, 0, skin) +
    sole(32, -16) + sole(66, 4) + block("-10,184 206,184 206,204 -10,204", "#7a4a2c", { w: 4, s: 3 })
  );
};

const face = (scene: Face["scene"], draw: Face["draw"], lift = 0): Face => ({ scene, draw, lift });

export const LEARNED: Record<string, Face> = {
  herbalist: face(laboratory, herbalist),
  lookout: face(rooftop, lookout),
  librarian: face(library, librarian),
  oracle: face(tent, oracle),
  nephew: face(lecture, nephew),
};
