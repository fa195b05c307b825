/** The Tricks of Subterfuge. Laid out by hand, one part of a picture a line. */
import {
  INK,
  at,
  ball,
  blob,
  block,
  glow,
  lean,
  line,
  lines,
  mix,
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
import { dagger, flame } from "../../../../../art/drawing/props";
import type { Face } from "../../face";
import { blush, cloud, glasses, gown, head, longHead, openBook, sweat, wideHead } from "../people";
import { corridor, lecture, library, tavern } from "../places";

// prettier-ignore
const backstab = (): string => {
  const skin = "#e6b894";
  return (
    at(46, -18, 0.9, 6,
      blob("30,250! 40,180 66,150 100,140 134,150 160,180 170,250!", "#2f2a44", { s: 10, h: true }), blob("100,26! 132,50 146,88 140,126 120,150 100,156 80,150 60,126 54,88 68,50", "#3b3556", { s: 10, h: true }), ball(100, 104, 34, 42, "#0d0714", { w: 3.4, s: 0 }),
      eye(87, 96, 11, -1, { white: "#ffe46b", iris: "#c9362f", lid: "#0d0714", drop: 0.3, tilt: 24, look: [-0.6, 0.4] }), eye(114, 96, 11, 1, { white: "#ffe46b", iris: "#c9362f", lid: "#0d0714", drop: 0.3, tilt: 24, look: [-0.6, 0.4] }), grin(100, 120, 22, 12, { teeth: 7, tooth: "#fff6df" }, 0.7), tube("150,190 184,140 168,72", 22, "#2f2a44"), at(158, 58, 1.5, 186, dagger("#d8e0ee")), fist(160, 58, 1.05, 6, "#5b5470")) +
    at(-20, 46, 0.84, 0, gown("#c9a13b", "#f0e8d6"), lean(-5, head(skin) + blob("56,96 54,70 72,50 100,44 128,50 146,70 144,96 134,78! 100,64 66,78!", "#d8d0c0", { s: 5 }) + line("68,98 80,90 92,98", 4.6) + line("108,98 120,90 132,98", 4.6) + bulb(100, 112, 10, "#d98a6a") + line("78,126 88,136 100,138 114,135 124,125", 3.6) + lines("78,126 74,122|124,125 128,121", 2.6) + blush(34, 118) + at(100, 98, 1, 0, glasses(20, 17))), at(100, 192, 1.25, 0, openBook("#4a589c")))
  );
};

// prettier-ignore
const tripwire = (): string => {
  const skin = "#8fae4d";
  const boot = (tilt: number): string => at(0, 0, 1, tilt, block("-22,-150 24,-150 22,-60 -20,-60", "#4a589c", { w: 4, s: 7, h: true }), blob("-24,-70! 26,-70! 26,-20 30,14! 20,24 -40,24 -62,20 -64,4 -46,-10 -22,-18", "#6d4226", { w: 4, s: 8, h: true }), block("-62,20 30,20 30,32 -62,32", "#3a2418", { w: 3.4, s: 2 }), block("-28,-78 30,-78 30,-58 -28,-58", "#8a5a34", { w: 3.4, s: 3 }), lines("-18,-44 -4,-40|-20,-30 -6,-26", 3, "#e8c46a", "none"));
  return (
    at(112, 120, 1, 0, boot(0)) + at(182, 86, 0.95, 0, boot(-28)) + lines("60,106 40,98|64,122 46,122", 4, "#dfe8ff") +
    line("30,196 90,170 206,162", 6, INK, "none") + line("30,196 90,170 206,162", 3, "#f0e2b8", "none") +
    at(-26, 74, 0.72, -14, goblinEars(62, 138, 104, 46, skin, -10) + wideHead(skin) + eye(80, 96, 17, -1, { look: [0.8, -0.8], iris: "#8a5a1a" }) + eye(120, 96, 17, 1, { look: [0.8, -0.8], iris: "#8a5a1a" }) + brows(100, 74, 20, 11, 7, 6, "#3a2a14") + bulb(100, 113, 9, "#7d9a3f") + grin(100, 126, 34, 17, { teeth: 7, gaps: [2] }, 0.7) + blob("62,72 78,54 100,48 124,54 140,72 100,64", "#5b3a24", { s: 4 })) +
    fist(100, 172, 0.8, 80, skin) + fist(28, 196, 0.8, 80, skin)
  );
};

// prettier-ignore
const falseBeard = (): string => {
  const skin = "#9aa84f";
  return (
    gown("#7a3a5a") + lean(-4,
      goblinEars(62, 138, 96, 42, skin, 4) + wideHead(skin) + line("58,88 50,112 62,124", 3, INK, "none") + line("142,88 150,108 140,122", 3, INK, "none") +
      eye(80, 94, 14, -1, { look: [0.5, 0.4], iris: "#8a5a1a", lid: skin, drop: 0.25, tilt: 6 }) + line("108,94 120,86 134,96", 5.4) + lines("112,99 122,95 130,99", 2) + line("66,76 80,70 94,76", 11, "#b5772f") + line("106,68 122,62 138,72", 11, "#b5772f") + bulb(100, 110, 12, "#c9705a") +
      at(0, 0, 1, 0, blob("60,118 78,124 100,120 122,124 142,116 152,150 140,186 124,204! 116,192 102,214! 92,194 74,206! 58,180 48,146", "#b5772f", { s: 10, h: true }), blob("100,120 82,118 62,130! 82,136 100,130 118,136 138,130! 118,118", "#cf8f44", { w: 3.4, s: 3 }), eye(84, 160, 13, -1, { look: [0.4, -0.7], iris: "#4f7a9a" }), eye(114, 158, 15, 1, { look: [-0.1, -0.8], iris: "#4f7a9a" }), brows(99, 142, 16, 8, -5, 4, "#6d4426"), line("90,180 98,174 108,181", 3.4)) +
      blob("56,72 62,46 100,34 138,46 144,72 100,62", "#4a589c", { s: 6, h: true }) + blob("44,76 100,62 156,76 150,84 100,72 50,84", "#3a4680", { w: 3.4, s: 3 })) +
    tube("174,226 186,196 168,166", 20, "#7a3a5a") + fist(164, 158, 0.85, -30, skin) + lines("150,142 160,132|158,148 170,142", 3, "#ffe27a")
  );
};

// prettier-ignore
const greasedFloor = (): string =>
  paint("-10,172! 60,160 150,164 210,154! 210,260! -10,260!", "#8a7a3a") + paint("6,190 60,170 150,174 196,170 176,194 90,206", "#e8d86a", 0.8) + lines("110,184 150,181|120,194 140,192", 3, "#fff6c0") +
  at(0, 24, 0.76, -24,
    tube("64,176 40,206 6,206", 20, "#2f2a44") + tube("90,186 70,226 34,240", 20, "#2f2a44") + blob("-12,190 -4,192 8,202 10,220 -4,218 -14,204", "#1b1222", { w: 3, s: 2 }) + blob("18,226 26,228 38,236 40,252 26,252 16,240", "#1b1222", { w: 3, s: 2 }),
    blob("56,190! 60,150 84,134 116,134 140,150 150,196! 100,206", "#2f2a44", { s: 9, h: true, in: block("88,130 112,130 106,210 94,210", "#f0e8d6", { w: 3, s: 3 }) }), blob("100,142! 86,134 86,152! 100,146 114,152! 114,134", "#c9362f", { w: 3, s: 2 }),
    blob("100,52 128,60 136,84 126,104 122,124 78,124 74,104 64,84 72,60", "#eadfbe", { s: 8, h: true }), eyes(100, 86, 15, 13, { pupil: 0.16, iris: "#c9362f", look: [0.4, -0.3] }), paint("100,100! 105,108! 95,108!", INK), ball(100, 117, 11, 7, "#1b1222", { w: 3, s: 0 }), lines("92,112 92,118|100,110 100,117|108,112 108,118", 2.2, "#eadfbe", "none"), lines("84,58 78,46 92,52|116,58 124,48 108,52", 4),
    tube("132,160 164,150 180,120", 18, "#2f2a44"), palm(184, 108, 0.9, 20, "#eadfbe"), tube("66,160 40,140 40,110", 18, "#2f2a44"), palm(38, 98, 0.9, -20, "#eadfbe")) +
  at(148, 44, 0.95, 24, blob("-44,6 44,6 30,16 -30,16", "#c9d0dc", { s: 4 }), blob("-24,4 -28,-12 -12,-26 10,-26 26,-14 24,4", "#b5703a", { s: 7, h: true }), tube("22,-12 36,-24", 6, "#b5703a", 2.6), ball(38, -27, 5, 5, "#f7ecc8", { w: 2.6, s: 1 }), lines("-12,-16 -4,-20|-16,-8 -6,-12", 2.4, "#f0c080")) +
  lines("120,24 108,14|190,86 196,98|116,60 104,62", 3.4, "#dfe8ff") + lines("6,140 26,134|2,158 20,154", 3.4, "#dfe8ff");

// prettier-ignore
const sleightOfSleeve = (): string => {
  const skin = "#d6a98a";
  const card = (turn: number, c: string): string => at(0, 0, 1, turn, block("-13,-52 13,-52 13,-14 -13,-14", "#f7ecc8", { w: 3, s: 3 }), at(0, -33, 1, 0, block("0,-10 7,0 0,10 -7,0", c, { w: 0, s: 0 })));
  const sleeve = (more: string): string => tube("10,236 14,206 30,178", 30, "#3a3350") + at(36, 164, 1, 14, block("-20,-8 20,-8 22,14 -22,14", "#c23346", { w: 3.4, s: 4 })) + more;
  return (
    gown("#3a3350", "#c23346") + lean(4, longHead(skin) +
      eye(85, 96, 11, -1, { lid: skin, drop: 0.45, tilt: 4, look: [0.9, 0.3], iris: "#6b4a8a" }) + eye(115, 96, 11, 1, { lid: skin, drop: 0.45, tilt: 4, look: [0.9, 0.3], iris: "#6b4a8a" }) + brows(100, 80, 16, 10, -5, 5, "#2f2420") + beakNose(99, 116, 16, "#cf9a78") + blob("100,126 88,124 70,134 60,124! 70,142 88,136 100,132 112,136 130,142 140,124! 130,134 112,124", "#2f2420", { w: 2.6, s: 1 }) + line("86,144 100,148 118,140", 3.4) +
      blob("48,72 100,58 152,72 146,82 100,70 54,82", "#2b2440", { s: 4 }) + block("70,18 130,18 132,64 100,58 68,64", "#3a3350", { s: 8, h: true }) + block("69,50 131,50 132,62 100,56 68,62", "#c23346", { w: 3, s: 2 })) +
    sleeve(at(42, 150, 1, -10, card(-34, "#c9362f"), card(-12, INK), card(12, "#c9362f"), card(34, INK)) + palm(40, 148, 0.95, -8, skin)) +
    mirrored(sleeve("")) + palm(164, 136, -0.95, 12, skin) + tube("170,158 192,130 184,76 160,58", 9, "#b8d04a") + at(140, 74, 0.85, -20, card(0, "#c9362f")) + palm(154, 50, 0.62, -50, "#b8d04a")
  );
};

// prettier-ignore
const smokePot = (): string => {
  const skin = "#c98a62";
  const puff = (x: number, y: number, r: number, c: string): string =>
    at(x, y, r / 34, 0, cloud(c), line("-22,4 -14,-10 2,-12 8,0 0,8 -6,2", 3, mix(c, INK, 0.45)));
  return (
    puff(30, 60, 44, "#9a93b4") + puff(170, 54, 48, "#8d86a8") + puff(100, 30, 44, "#a9a2c2") + gown("#4c4663") + lean(-3,
      head(skin) + blob("54,92 56,58 80,40 120,40 144,58 146,92 124,74 76,74", "#2f2a44", { s: 7, h: true }) + eyes(100, 98, 19, 14, { lid: skin, drop: 0.36, low: 0.28, tilt: -10, white: "#ffd8d0", iris: "#4f8a4a", look: [0.1, 0.2] }) + bags(100, 116, 19, 11) + brows(100, 78, 19, 12, -7, 6, "#2b1f24") + at(62, 128, 0.9, 10, sweat(0, 0)) + sweat(140, 128, 0.9) +
      blob("58,122 100,112 142,122 136,152 100,172 64,152", "#c23346", { s: 7, h: true }) + lines("76,132 100,126 124,132|84,146 100,142 116,146", 2.6, "#7c1d2e") + blob("92,118 104,116 112,122 104,128 92,127", "#a82a3e", { w: 2.6, s: 2 })) +
    puff(20, 150, 36, "#c2bbd8") + puff(176, 118, 34, "#b4adcc") + puff(56, 190, 40, "#d4cee6") + puff(186, 186, 36, "#c2bbd8") +
    at(132, 164, 1, 8, blob("-24,-16! 24,-16! 32,6 24,28 -24,28 -32,6", "#5b3a2c", { s: 7, h: true }), ball(0, -17, 26, 7, "#2b1a18", { w: 3.4, s: 0 }), block("-30,2 30,2 30,10 -30,10", "#d8a443", { w: 2.6, s: 2 })) + glow(130, 146, 30, "#ff9a3c", 0.8) + flame(130, 150, 0.4) + puff(134, 122, 20, "#ece6f6") + fist(166, 178, 0.9, 84, skin)
  );
};

const face = (scene: Face["scene"], draw: Face["draw"], lift = 0): Face => ({ scene, draw, lift });

export const SUBTERFUGE: Record<string, Face> = {
  backstab: face(library, backstab, 4),
  tripwire: face(corridor, tripwire, 4),
  "false-beard": face(tavern, falseBeard, 12),
  "greased-floor": face(corridor, greasedFloor, 6),
  "sleight-of-sleeve": face(tavern, sleightOfSleeve, 4),
  "smoke-pot": face(lecture, smokePot),
};
