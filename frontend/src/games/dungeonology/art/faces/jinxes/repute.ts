/** Jinxes of mind and repute. Laid out by hand, one part of a picture a line. */
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
import {
  bags,
  beakNose,
  brows,
  bulb,
  clench,
  eye,
  eyes,
  fist,
  goblinEars,
  grin,
  palm,
} from "../../../../../art/drawing/parts";
import { coin, scroll, skull } from "../../../../../art/drawing/props";
import type { Face } from "../../face";
import { blush, glasses, gown, head, heart, longHead, openBook, pointed, sweat } from "../people";
import { corridor, laboratory, lecture, library, quad, stage } from "../places";

// prettier-ignore
const openSatchel = (): string => {
  const skin = "#d9a27c";
  return (
    at(-14, -10, 0.84, 0, gown("#5a7fb0"), lean(-7, head(skin) + line("68,100 80,91 92,99", 4.6) + line("108,99 120,91 132,100", 4.6) + brows(100, 78, 19, 11, -6, 5, "#5b3a24") + bulb(100, 114, 9, "#cf8a68") + blob("92,132 108,132 106,142 94,142", "#471325", { w: 3, s: 0 }) + blush(34, 120) + at(100, 68, 0.92, -8, pointed("#4f6a86")))) + at(30, 36, 1, 0, lines("0,0 0,-14|0,-14 8,-17", 2.6, "#fff2b8", "none"), dot(-3, 1, 4, "#fff2b8", 3)) +
    tube("60,150 110,140 150,154", 8, "#6d4226") + at(136, 152, 1.05, -6, at(-26, -22, 0.7, -16, scroll()), at(4, -28, 0.8, 12, openBook("#3d6b5a")), at(34, -22, 0.9, 24, block("-8,-30 8,-30 8,20 -8,20", "#c9362f", { w: 3, s: 3 })), blob("-48,-16! 48,-16! 54,44! -54,44!", "#a8703a", { s: 9, h: true, w: 4.5 }), block("-34,8 34,8 34,44 -34,44", "#8a5a34", { w: 3.4, s: 4 }), block("-8,2 8,2 8,14 -8,14", "#d8a443", { w: 3, s: 2 })) +
    tube("210,64 186,92 172,110", 15, "#5f4a6a") + at(168, 118, 1, 40, palm(0, 0, 0.8, 180, "#8fae4d")) + tube("212,150 206,130 196,124", 13, "#7a3a5a") + at(190, 128, 1, 100, palm(0, 0, 0.7, 180, "#b8805a")) + tube("84,250 74,222 84,190", 13, "#3d6b5a") + at(88, 180, 1, 22, palm(0, 0, 0.75, 0, "#eadfbe")) + coin(112, 196, 0.8)
  );
};

// prettier-ignore
const famousFace = (): string => {
  const skin = "#c98a62";
  const bust = (): string => blob("60,86 52,60 74,40 100,36 126,40 148,60 140,86! 124,66 100,62 76,66", "#3a2a2a", { s: 5 }) + blob("100,124 84,121 62,126! 74,142 90,138 100,132 110,138 126,142 138,126! 116,121", "#3a2a2a", { w: 3, s: 2 });
  const poster = (x: number, y: number, turn: number, size: number): string => at(x, y, size, turn, block("-46,-60 46,-60 46,62 -46,62", "#e8d8b0", { w: 5, s: 5 }), at(-50, -52, 0.5, 0, gown("#8a7a5a"), longHead("#d0b088"), bust(), eyes(100, 100, 16, 11, { look: [0, 0] }), beakNose(100, 118, 14, "#b89468")), block("-38,-54 38,-54 38,-46 -38,-46", "#8a2634", { w: 0, s: 0 }), block("-34,46 34,46 34,56 -34,56", "#8a2634", { w: 0, s: 0 }), dot(0, -57, 3.4, "#6f7686"));
  return (
    poster(36, 66, -7, 0.72) + poster(166, 60, 6, 0.74) + poster(174, 160, -4, 0.62) + poster(24, 160, 8, 0.62) +
    at(12, 12, 0.88, 0, gown("#4a3f5e", "#6d5f86"), lean(3, longHead(skin) + bust() + eye(84, 100, 14, -1, { look: [-0.9, 0], pupil: 0.2 }) + eye(116, 100, 14, 1, { look: [-0.9, 0], pupil: 0.2 }) + brows(100, 80, 16, 10, -8, 5) + beakNose(100, 118, 15, "#bd7a54") + blob("40,74 70,66 100,70 130,66 160,74 146,84 100,80 54,84", "#2b2440", { s: 4 }) + blob("66,72 70,40 86,28 100,32 114,28 130,40 134,72 100,76", "#3a3358", { s: 8, h: true })), sweat(52, 110), sweat(150, 106)) +
    at(0, 20, 1, 0, blob("44,184 60,160 78,154! 100,170 122,154! 140,160 156,184 150,240! 50,240!", "#4a3f5e", { s: 7, h: true }), line("100,170 98,240", 3)) + fist(66, 184, 0.85, 30, skin) + fist(134, 184, 0.85, -30, skin)
  );
};

// prettier-ignore
const absentMind = (): string => {
  const skin = "#e6b894";
  return (
    gown("#7a6a4a", "#d8c99a") + lean(-4, head(skin) + blob("46,112 40,92 48,78 62,82 64,104 60,118", "#e6e0ee", { s: 4 }) + blob("154,112 160,92 152,78 138,82 136,104 140,118", "#e6e0ee", { s: 4 }) + eye(81, 104, 13, -1, { look: [-0.4, -0.8], iris: "#57a7c3", pupil: 0.22 }) + eye(119, 104, 13, 1, { look: [0.5, -0.7], iris: "#57a7c3", pupil: 0.22 }) + brows(100, 86, 19, 10, -6, 6, "#cfc8d8") + bulb(100, 120, 9, "#d8906a") + line("90,140 98,137 110,141", 3.6) + at(100, 74, 1, 0, glasses(17, 13)) +
      ball(100, 56, 34, 12, "#471325", { w: 4, s: 0 }) + dot(100, 58, 12, "#2a0a16", 5) + at(128, 30, 1, 40, blob("-34,10! -26,-14 0,-26 26,-14 34,10! 0,2", skin, { s: 7, h: true }), paint("-24,2 0,-6 24,2 0,-2", "#471325", 0.7), lines("-8,-25 -10,-32|0,-26 2,-34|8,-25 12,-30", 2.4, "#e6e0ee")) + at(84, 26, 1, -12, ball(0, 0, 11, 8, "#8a7a3a", { w: 3, s: 3 }), blob("-2,-6! -26,-22 -24,2!", "#f2c23e", { w: 3, s: 3 }), blob("2,-6! 22,-26 26,-4!", "#f2c23e", { w: 3, s: 3 }), dot(-14, -8, 3, "#c9362f"), dot(13, -10, 3, "#c9362f"))) +
    at(42, 170, 1, -20, block("-6,-40 6,-40 6,26 -6,26", "#d8a443", { w: 3, s: 3 }), ball(0, -44, 13, 13, "#d8a443", { w: 3.4, s: 3 }), dot(0, -44, 5.5, "#3a2430"), block("6,10 20,10 20,16 14,16 14,22 6,22", "#d8a443", { w: 3, s: 2 })) + fist(44, 182, 0.95, -20, skin) + palm(160, 166, 1, 16, skin) + tube("180,236 184,206 166,184", 20, "#7a6a4a") + lines("28,104 20,96|26,118 16,118", 3, "#fff2b8")
  );
};

// prettier-ignore
const fanClub = (): string => {
  const skin = "#d9a27c";
  const fan = (x: number, y: number, s: number, c: string, hat: string): string => at(x, y, s, 0, goblinEars(-34, 34, 0, 26, c, 0), ball(0, 0, 38, 36, c, { s: 8 }), at(-15, -4, 1, 0, ball(0, 0, 13, 14, "#fff6df", { w: 3, s: 2 }), heart(9)), at(15, -4, 1, 0, ball(0, 0, 13, 14, "#fff6df", { w: 3, s: 2 }), heart(9)), grin(0, 14, 20, 14, { teeth: 5, tongue: true }, 0.5), at(0, -30, 0.6, 6, pointed(hat)));
  const banner = (x: number, y: number, t: number): string => at(x, y, 1, t, block("-4,-30 4,-30 4,70 -4,70", "#8a5a34", { w: 3, s: 2 }), blob("-34,-44! 34,-40! 32,4! 12,-2 -10,6 -34,2!", "#f0e2b8", { s: 5 }), at(0, -21, 1, 0, heart(15)));
  return (
    banner(34, 74, -12) + banner(168, 70, 12) +
    at(26, 8, 0.74, 0, gown("#4a589c"), lean(4, longHead(skin) + blob("64,88 62,58 82,42 100,38 118,42 138,58 136,88 122,66 100,60 78,66", "#3b2a2a", { s: 5 }) + eyes(100, 100, 16, 12, { lid: skin, drop: 0.45, tilt: -8, look: [0, 0.3] }) + bags(100, 114, 16, 9) + brows(100, 82, 16, 10, -6, 5) + beakNose(100, 120, 14, "#cf8a68") + line("84,146 92,140 102,143 112,139 118,144", 3.4) + paint("74,122 84,118 90,128 80,132", "#d8344a", 0.8))) +
    fan(40, 168, 0.92, "#8fae4d", "#c0506a") + fan(160, 172, 0.98, "#a8b85a", "#4f8a3f") + fan(100, 190, 0.85, "#7a9a5a", "#c9a13b") + at(88, 118, 1, 0, palm(0, 0, 0.7, -60, "#8fae4d")) + at(124, 124, 1, 0, palm(0, 0, 0.7, 60, "#a8b85a")) + at(140, 36, 1, 10, heart(8)) + at(66, 110, 1, -10, heart(7)) + at(140, 112, 1, 8, heart(7))
  );
};

// prettier-ignore
const stageFright = (): string => {
  const skin = "#e0c8a8";
  return (
    glow(100, 90, 120, "#fff2b8", 0.5) + at(24, 4, 0.76, 0, gown("#4a3568", "#f0e8d6"), lean(0, head(skin) + blob("56,94 60,66 68,82! 74,46 86,70! 92,34 100,66! 108,34 114,70! 126,46 132,82! 140,66 144,94 122,80 78,80", "#5b3a24", { s: 5 }) + eyes(100, 102, 20, 19, { pupil: 0.1, iris: "#4f7a9a" }) + brows(100, 74, 20, 10, -9, 5, "#5b3a24") + bulb(100, 124, 6, "#c8a888") + line("72,142 80,136 88,144 96,136 104,144 112,136 120,144 128,138", 4)), sweat(50, 84, 1.3), sweat(152, 90, 1.3), sweat(44, 124), sweat(160, 126), block("56,186 88,182 90,222 56,226", "#efe2bd", { w: 3, s: 3 }), fist(56, 200, 0.9, 70, skin), fist(142, 206, 0.9, -60, skin)) +
    lines("24,112 16,120 24,128|176,112 184,120 176,128|14,138 8,146 16,152|186,138 192,146 184,152", 3, "#fff2b8") +
    [[16, 188, "#2b2038"], [52, 196, "#33283f"], [92, 188, "#2b2038"], [130, 198, "#33283f"], [168, 188, "#2b2038"], [198, 198, "#33283f"]].map(([x, y, c]) => ball(Number(x), Number(y), 22, 24, String(c), { w: 3, s: 0 }) + eyes(Number(x), Number(y) - 6, 7, 5.5, { white: "#ffe46b", look: [0, -0.6] })).join("")
  );
};

// prettier-ignore
const rattlingBones = (): string => {
  const skin = "#b8805a";
  const bone = "#eadfbe";
  const rattle = lines("150,34 160,28|152,50 164,50|92,20 88,10|74,28 66,20|160,76 172,80", 3.4, "#fff2b8");
  return (
    at(34, -24, 0.86, 4, blob("60,250! 62,170 80,156 120,156 138,170 140,250!", "#33283f", { s: 8 }), lines("72,180 96,172|128,180 104,172|70,196 96,190|130,196 104,190|100,160 100,220", 6, bone, "none"), at(100, 92, 2, 8, skull(1, bone)), eye(85, 86, 10, -1, { white: "#1b1222", iris: "#ffe46b", look: [-0.7, 0.7] }), eye(117, 91, 10, 1, { white: "#1b1222", iris: "#ffe46b", look: [-0.7, 0.7] }), lines("76,124 76,134|92,132 92,142|112,134 112,144", 2.4, bone)) + rattle +
    at(-28, 40, 0.84, 0, gown("#3f7d78"), lean(-8, head(skin) + blob("54,96 56,60 78,44 112,42 142,58 146,94! 128,70 100,66 74,74", "#2b1f1a", { s: 6, h: true }) + eye(81, 102, 15, -1, { look: [0.95, -0.3], pupil: 0.2 }) + eye(119, 102, 15, 1, { look: [0.95, -0.3], pupil: 0.2 }) + brows(100, 78, 19, 10, -8, 5, "#2b1f1a") + bulb(100, 118, 9, "#a8704c") + clench(100, 138, 22, 8, 8)), sweat(54, 88)) +
    tube("190,150 160,150 128,160", 9, bone) + at(114, 168, 1, 0, palm(0, 0, 0.85, -70, bone)) + at(40, 190, 1, 20, tube("-16,0 16,0", 8, bone), ball(-19, -5, 6, 6, bone, { w: 3, s: 2 }), ball(-19, 5, 6, 6, bone, { w: 3, s: 2 }), ball(19, -5, 6, 6, bone, { w: 3, s: 2 }), ball(19, 5, 6, 6, bone, { w: 3, s: 2 }))
  );
};

// prettier-ignore
const honestFace = (): string => {
  const skin = "#f0c8a0";
  return (
    glow(100, 96, 100, "#fff2b8", 0.8) + [0, 40, 80, 120, 160, 200, 240, 280, 320].map((t) => at(100, 100, 1, t, paint("-7,-76! 7,-76! 14,-130! -14,-130!", "#fff2b8", 0.5))).join("") +
    gown("#8fb8d8", "#ffffff") + lean(-3, head(skin) + blob("54,98 56,62 76,46 104,40 136,52 146,92! 134,76 116,62 92,72 70,80", "#e8b64a", { s: 6, h: true }) + eyes(100, 100, 19, 18, { look: [0, 0], iris: "#57a7e3", pupil: 0.36 }) + lines("64,92 58,86|68,86 64,79|136,92 142,86|132,86 136,79", 2.6) + brows(100, 74, 19, 10, -5, 5, "#b5862a") + bulb(100, 122, 7, "#e8a080") + grin(100, 132, 20, 12, { teeth: 6, gaps: [2], tooth: "#ffffff" }, 0.7) + [[66, 122], [72, 128], [76, 120], [134, 122], [128, 128], [124, 120]].map(([x = 0, y = 0]) => dot(x, y, 2, "#c9804a")).join("") + blush(32, 126, 9)) +
    palm(146, 172, 1, 8, skin) + tube("178,236 178,214 154,190", 20, "#8fb8d8") + at(48, 178, 1, 0, heart(17)) + fist(44, 196, 0.9, 60, skin) +
    at(26, 42, 1, -8, ball(0, 0, 17, 15, "#8fae4d", { s: 4 }), eyes(0, -2, 6, 5, { look: [0.8, 0.4] }), line("-6,8 0,5 7,9", 2.6), brows(0, -9, 6, 5, 3, 3)) + at(180, 46, 1, 8, ball(0, 0, 17, 15, "#b8805a", { s: 4 }), eyes(0, -2, 6, 5, { look: [-0.8, 0.4] }), line("-6,8 0,5 7,9", 2.6), brows(0, -9, 6, 5, 3, 3))
  );
};

// prettier-ignore
const hungryShadow = (): string => {
  const skin = "#d9a27c";
  const black = "#171026";
  return (
    blob("70,250! 72,170 54,110 60,50! 82,70 116,40 150,64 178,34! 190,90 184,150 200,196 206,250!", black, { w: 0, s: 0 }) + eye(104, 86, 15, -1, { white: "#d4f06a", iris: "#6fae1e", slit: true, look: [-0.5, 0.5] }) + eye(154, 86, 15, 1, { white: "#d4f06a", iris: "#6fae1e", slit: true, look: [-0.5, 0.5] }) + lines("88,64 106,60 120,68|140,66 154,58 172,66", 5, "#d4f06a") + grin(130, 112, 46, 34, { teeth: 9, tooth: "#f2f7d0", tongue: true, lower: 6 }, 0.3) +
    at(126, 146, 0.9, -16, block("-20,-16 18,-18 20,14 8,20 4,12 -6,22 -12,14 -20,20", "#efe2bd", { w: 3, s: 3 }), lines("-12,-8 10,-9|-12,0 12,-1", 2.2, "#5f4630", "none")) + at(170, 160, 0.6, 30, block("-14,-12 12,-14 16,8 0,14 -12,8", "#efe2bd", { w: 4, s: 3 })) + tube("190,200 176,176 150,156", 16, black) +
    at(-34, 52, 0.78, 0, gown("#7a3a5a"), lean(-4, head(skin) + blob("54,96 56,60 78,44 112,42 142,58 146,94! 128,70 100,66 74,74", "#8a4a24", { s: 6, h: true }) + eye(81, 102, 14, -1, { look: [0.7, -0.2], pupil: 0.24, lid: skin, drop: 0.2, tilt: -12 }) + eye(119, 102, 14, 1, { look: [0.7, -0.2], pupil: 0.24, lid: skin, drop: 0.2, tilt: -12 }) + brows(100, 80, 19, 10, -8, 5, "#8a4a24") + bulb(100, 118, 8, "#cf8a68") + line("84,142 92,136 100,140 108,135 118,142", 3.6)), at(100, 196, 1.1, 6, block("-30,-20 30,-20 30,24 -30,24", "#8a2634", { w: 3.4, s: 4 }), block("-24,-24 22,-26 26,-4! 14,2 10,-6 0,4 -8,-4 -16,4 -26,-4!", "#efe2bd", { w: 3, s: 3 })))
  );
};

const face = (scene: Face["scene"], draw: Face["draw"], lift = 0): Face => ({ scene, draw, lift });

export const REPUTE: Record<string, Face> = {
  "open-satchel": face(quad, openSatchel, 6),
  "famous-face": face(corridor, famousFace, 2),
  "absent-mind": face(library, absentMind, -2),
  "fan-club": face(quad, fanClub, 16),
  "stage-fright": face(stage, stageFright, 12),
  "rattling-bones": face(laboratory, rattlingBones, 2),
  "honest-face": face(lecture, honestFace, 2),
  "hungry-shadow": face(library, hungryShadow, 0),
};
