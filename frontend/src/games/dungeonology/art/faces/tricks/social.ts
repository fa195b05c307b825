/** The Social Tricks. Laid out by hand, one part of a picture a line. */
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
import { purse, scroll } from "../../../../../art/drawing/props";
import type { Face } from "../../face";
import { blush, glasses, gown, head, heart, longHead, openBook, pointed, square, wideHead } from "../people";
import { corridor, lecture, library, quad, tavern } from "../places";

const mug = (): string =>
  `<path d="M16 -14q22 -2 20 14q-2 14 -20 12" fill="none" stroke="${INK}" stroke-width="9"/><path d="M16 -14q22 -2 20 14q-2 14 -20 12" fill="none" stroke="#a8703a" stroke-width="4"/>` +
  block("-20,-24 20,-24 18,26 -18,26", "#a8703a", { w: 3.4, s: 5, h: true }) +
  lines("-20,-8 20,-8|-19,14 19,14", 4, "#6d4426", "none") +
  blob("-24,-22 -20,-36 -8,-34 0,-42 10,-35 20,-36 24,-22 12,-18 8,-8 2,-18 -12,-18", "#fff3d6", {
    w: 3,
    s: 3,
  });

// prettier-ignore
const flattery = (): string => {
  const skin = "#e0a98a";
  return (
    at(-24, 18, 0.86, 0, gown("#7a3a5a", "#e8b64a"), lean(10, longHead(skin) + blob("64,88 62,60 80,42 100,36 122,42 138,60 136,80! 124,62 100,56 76,64", "#2b1f2a", { s: 5 }) + line("70,94 82,84 94,94", 4.8) + line("106,94 118,84 130,94", 4.8) + brows(100, 74, 17, 10, -8, 5, "#2b1f2a") + beakNose(100, 116, 16, "#cf8a6c") + grin(100, 130, 28, 20, { teeth: 7, tooth: "#fffaf0" }, 0.6) + blush(28, 122, 8) + lines("94,134 97,126|90,136 84,130", 1.6, "#fff")), fist(128, 188, 0.9, -40, skin), fist(146, 186, 0.9, 40, skin)) +
    blob("92,190! 98,168 150,160 196,168 204,190! 196,206 104,208", "#b0364a", { s: 6, h: true }) + ball(98, 200, 5, 5, "#e8b64a", { w: 2.6, s: 1 }) +
    at(148, 118, 1, 4, glow(0, 0, 70, "#ffe27a", 0.7), block("-14,-64 34,-66 32,-10 -10,-8", "#8a4a24", { s: 7, h: true }), blob("-12,-24! 34,-24! 36,12 36,44! 22,52 -44,52 -58,44 -56,26 -34,16 -12,6", "#a85c30", { s: 8, h: true }), block("-58,44 38,44 38,56 -58,56", "#4a2a1a", { w: 3, s: 2 }), blob("-20,-70! 40,-72! 42,-54 -20,-52", "#e0c890", { w: 3.4, s: 3 }), eye(-6, 2, 10, -1, { lid: "#a85c30", drop: 0.4, look: [-0.4, 0.2] }), eye(18, 2, 10, 1, { lid: "#a85c30", drop: 0.4, look: [-0.4, 0.2] }), line("-8,24 6,30 22,22", 3.4), paint("-22,18 -14,14 -10,20 -18,24", "#ff8a8a", 0.7), paint("26,18 32,14 36,20 30,24", "#ff8a8a", 0.7)) +
    at(100, 40, 1, -12, heart(11)) + at(122, 20, 1, 10, heart(8)) + at(192, 60, 1, 14, heart(9)) + lines("186,32 190,22|108,84 98,78", 3, "#fff2b8")
  );
};

// prettier-ignore
const studyGroup = (): string => {
  const roll = (x: number, y: number, t: number): string => at(x, y, 0.9, t, blob("-22,4 -18,-12 0,-18 18,-12 22,4", "#d89a50", { w: 3, s: 4 }), blob("-26,2 -8,8 8,4 26,6 22,12 -22,12", "#7aae3f", { w: 2.6, s: 0 }), blob("-22,8 22,8 18,20 -18,20", "#d89a50", { w: 3, s: 3 }));
  return (
    at(-34, 4, 0.66, 0, gown("#5a7fb0"), lean(-20, head("#d9a27c") + line("68,102 80,108 92,102", 4.4) + line("108,102 120,108 132,102", 4.4) + bulb(100, 116, 9, "#cf8a68") + ball(100, 138, 10, 11, "#471325", { w: 3, s: 0 }) + at(100, 70, 0.9, -8, pointed("#4f6a86"))), ball(122, 128, 15, 15, "#cfe6f0", { w: 3, s: 3, o: 0.85 })) +
    at(100, 4, 0.66, 0, gown("#a8503a"), lean(8, goblinEars(62, 138, 100, 40, "#8fae4d", 6) + wideHead("#8fae4d") + eyes(100, 94, 18, 14, { look: [-0.2, 0.6], iris: "#8a5a1a" }) + bulb(100, 110, 8, "#7d9a3f") + ball(72, 128, 20, 17, "#8fae4d", { w: 3.4, s: 4 }) + ball(128, 128, 20, 17, "#8fae4d", { w: 3.4, s: 4 }) + line("88,134 100,138 112,134", 4) + at(100, 68, 0.9, 8, pointed("#4f6a86"))), palm(30, 150, 1.1, -10, "#8fae4d")) +
    at(34, 30, 0.68, 0, gown("#3f7d78"), lean(-2, longHead("#b8805a") + blob("66,86 66,58 82,44 100,40 118,44 134,58 134,86 122,66 100,62 78,66", "#2b1f1a", { s: 5 }) + eyes(100, 100, 16, 12, { look: [0, 0.9] }) + at(100, 100, 1, 0, glasses(16, 15)) + brows(100, 80, 16, 9, 5, 5) + beakNose(100, 120, 15, "#a8704c") + line("90,142 100,139 110,142", 3))) +
    block("-6,182 206,182 210,250 -10,250", "#8a5a34", { s: 6, h: true }) + at(100, 166, 1.1, 0, openBook()) + roll(34, 172, -6) + roll(160, 176, 8) + at(184, 158, 0.62, 0, mug()) + paint("52,180 60,178 58,184", "#e0b060") + dot(134, 186, 2.4, "#e0b060") + dot(126, 190, 1.8, "#e0b060")
  );
};

// prettier-ignore
const openDay = (): string => {
  const skin = "#9aa84f";
  const biscuit = (x: number, y: number, t: number): string => at(x, y, 1, t, ball(0, 0, 15, 13, "#d89a50", { w: 3, s: 4 }), dot(-5, -3, 2.4, "#5b3a24"), dot(4, -5, 2.2, "#5b3a24"), dot(6, 3, 2.4, "#5b3a24"), dot(-3, 5, 2, "#5b3a24"));
  return (
    at(168, 110, 1.1, 14, scroll(), [-16, -9, -2, 5, 12].map((y) => line(`-16,${y} ${12 - ((y + 16) % 5)},${y}`, 1.8, "#5f4630", "none")).join(""), ball(10, 20, 7, 7, "#c9362f", { w: 2.6, s: 2 }), blob("-24,24! 24,24! 30,96! -12,96!", "#efe2bd", { w: 3, s: 4 }), [34, 42, 50, 58].map((y) => line(`-14,${y} 20,${y}`, 1.8, "#5f4630", "none")).join("")) +
    at(4, 2, 0.96, 0, gown("#8a2634", "#f0e8d6"), lean(-6, goblinEars(62, 138, 100, 44, skin, 0) + wideHead(skin) + eyes(100, 96, 19, 15, { look: [0, 0.1], iris: "#6fae1e" }) + brows(100, 74, 19, 12, -8, 6, "#3a2a14") + bulb(100, 112, 9, "#84923a") + grin(100, 124, 36, 21, { teeth: 8, tooth: "#fffaf0" }, 0.7) + blush(34, 118) + at(100, 66, 0.84, -2, square())), blob("92,168! 108,168! 104,178 118,198! 96,188 100,178", "#d8a443", { w: 3, s: 2 })) +
    at(-8, 42, 0.82, 0, tube("24,236 14,210 36,184", 22, "#8a2634") + blob("8,162! 100,162! 84,178 24,178", "#c9d0dc", { s: 4 }) + biscuit(28, 154, -8) + biscuit(78, 154, 10) + biscuit(52, 152, 0) + biscuit(40, 138, 14) + biscuit(66, 138, -14) + palm(46, 182, 0.8, 8, skin) + lines("22,120 16,110|52,116 52,104|84,120 92,110", 3, "#ffe27a"))
  );
};

// prettier-ignore
const rumour = (): string => {
  const a = "#e6b894";
  const b = "#d9a27c";
  return (
    at(-38, 10, 0.9, 0, gown("#5a4f86"), lean(12, longHead(a) + blob("60,120 58,70 78,44 100,38 124,44 140,66 140,84! 118,66 92,70 78,100 74,130", "#8c2f1f", { s: 7, h: true }) + eye(92, 98, 11, -1, { lid: a, drop: 0.4, tilt: 6, look: [0.9, 0.1], iris: "#3f8f5a" }) + eye(118, 98, 10, 1, { lid: a, drop: 0.4, tilt: 6, look: [0.9, 0.1], iris: "#3f8f5a" }) + brows(105, 82, 14, 9, 4, 4.4, "#8c2f1f") + beakNose(110, 114, 13, "#d8a080") + blob("106,132 116,128 124,131 128,138 118,144 108,140", "#471325", { w: 3, s: 0 }))) +
    at(58, 18, 0.86, 0, gown("#c9a13b"), lean(-4, head(b) + blob("56,98 52,66 72,46 100,40 128,46 148,66 144,98 132,74 100,66 68,74", "#4a2f24", { s: 6, h: true }) + ball(128, 50, 16, 14, "#4a2f24", { s: 4 }) + eyes(100, 100, 19, 17, { pupil: 0.18, look: [-0.5, 0], iris: "#4f7a9a" }) + brows(100, 74, 19, 11, -7, 5, "#4a2f24") + bulb(100, 120, 7, "#cf8a68") + ball(102, 138, 11, 10, "#471325", { w: 3.4, s: 0 }) + blush(34, 124, 8)), palm(152, 166, 1, 20, b)) +
    tube("30,240 56,206 90,156", 20, "#5a4f86") + at(92, 140, 1, 0, palm(0, 0, 0.95, -60, a)) +
    at(150, 192, 1, -4, blob("-50,-16! 46,-18! 44,-8 50,44! -50,44! -46,0", "#efe2bd", { w: 3.4, s: 4 }), lines("-38,-8 36,-9|-38,2 30,1|-38,12 34,11", 2.4, "#5f4630", "none"), line("-38,22 -6,22", 2, "#c9362f", "none")) + lines("96,84 104,76|88,78 90,66", 3, "#fff2b8")
  );
};

// prettier-ignore
const bribe = (): string => {
  const skin = "#d9936c";
  return (
    at(172, 40, 1, 4, block("-5,-20 5,-20 5,220 -5,220", "#8a5a34", { w: 3.4, s: 3 }), blob("-5,-14! -30,-26 -34,6 -5,18!", "#c9d0dc", { s: 5 }), block("-4,-18 4,-18 0,-42", "#c9d0dc", { w: 3, s: 2 })) + at(0, -4, 1, 0, gown("#6f7686", "#c9d0dc"), block("82,180 118,180 112,226 100,236 88,226", "#8a2634", { w: 3, s: 4 }), lean(7,
      head(skin) + eyes(100, 98, 18, 14, { look: [0.9, -0.8], iris: "#6b3a1a", lid: skin, drop: 0.14 }) + brows(100, 78, 18, 12, -6, 7, "#5b3a24") + bulb(100, 114, 12, "#c97858") + blob("100,124 84,122 62,130! 76,138 92,134 100,130 108,134 124,138 138,130! 116,122", "#5b3a24", { w: 3, s: 3 }) + ball(102, 142, 6, 6, "#471325", { w: 3, s: 0 }) +
      blob("56,88 58,54 80,34 100,30 120,34 142,54 144,88! 122,78 100,76 78,78", "#8f97a8", { s: 9, h: true }) + block("54,76 146,76 150,88 50,88", "#aab2c2", { w: 3.4, s: 3 }) + blob("100,34! 92,14 104,-6 126,-8! 116,8 116,24 108,36", "#c23346", { w: 3.4, s: 4 }))) +
    tube("26,236 8,206 24,178", 24, "#6f7686") + palm(36, 186, 1.1, 62, skin) + at(50, 152, 1.15, -12, purse("#b5793f")) + tube("-10,140 10,128 24,128", 18, "#3b2f50") + fist(34, 124, 0.9, -84, "#8fae4d") + lines("76,140 88,134|74,158 88,162|66,124 74,112", 3, "#ffe27a")
  );
};

// prettier-ignore
const pubQuiz = (): string => {
  const skin = "#d9936c";
  return (
    at(166, 44, 1, 36, block("-26,-4 26,-4 26,6 -26,6", "#a8703a", { w: 3.4, s: 3 }), block("-24,6 -18,6 -20,44 -26,44", "#8a5a34", { w: 3, s: 2 }), block("24,6 18,6 20,44 26,44", "#8a5a34", { w: 3, s: 2 }), block("-26,-4 -20,-4 -22,-46 -28,-46", "#8a5a34", { w: 3, s: 2 }), block("26,-4 20,-4 22,-46 28,-46", "#8a5a34", { w: 3, s: 2 }), block("-26,-40 26,-40 26,-28 -26,-28", "#a8703a", { w: 3, s: 2 })) + lines("196,80 186,66|140,12 130,4", 3.4, "#fff2b8") +
    gown("#3f6f4a") + lean(2, head(skin) + blob("56,104 70,126 100,120 130,126 144,104 152,142 136,176! 116,164 100,186! 84,164 64,176! 48,142", "#c24a1f", { s: 9, h: true }) + paint("64,84 82,80 96,92 94,108 78,114 64,104", "#4a2a5a", 0.75) + eye(81, 97, 12, -1, { lid: "#a86a7a", drop: 0.5, low: 0.16, look: [0.3, 0.1] }) + eye(119, 95, 16, 1, { look: [-0.1, -0.2], iris: "#4f8a4a", pupil: 0.24 }) + brows(100, 76, 19, 13, 8, 8, "#8c3010") + bulb(100, 114, 13, "#c97858") + grin(100, 130, 26, 19, { teeth: 6, gaps: [1, 4], tongue: true }, 0.3) + blob("60,80 62,56 82,44 100,50! 96,38 112,46! 120,40 138,56 140,80 120,64 82,64", "#c24a1f", { s: 5 }) + at(128, 56, 1, 24, block("-14,-6 14,-6 14,6 -14,6", "#f0d8b0", { w: 2.6, s: 1 }))) +
    tube("28,232 6,186 18,138", 24, "#3f6f4a") + at(30, 96, 0.95, -22, mug()) + fist(20, 118, 0.95, 76, skin) + dot(50, 50, 4, "#ffe9b0") + dot(62, 62, 3, "#ffe9b0") + dot(60, 40, 2.4, "#ffe9b0") +
    tube("172,232 186,200 176,166", 24, "#3f6f4a") + blob("172,150! 166,124 170,112 178,112 180,128! 196,142 192,164 172,168 162,156", skin, { w: 3.4, s: 4 }) + lines("172,112 172,98|160,116 152,106|186,116 194,106", 3.4, "#ffe27a")
  );
};

const face = (scene: Face["scene"], draw: Face["draw"], lift = 0): Face => ({ scene, draw, lift });

export const SOCIAL: Record<string, Face> = {
  flattery: face(lecture, flattery, 4),
  "study-group": face(library, studyGroup, 6),
  "open-day": face(quad, openDay, 4),
  rumour: face(library, rumour, 8),
  bribe: face(corridor, bribe, 4),
  "pub-quiz": face(tavern, pubQuiz, 2),
};
