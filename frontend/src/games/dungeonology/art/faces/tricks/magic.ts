/** The Tricks of Magic. Laid out by hand, one part of a picture a line. */
import {
  INK,
  at,
  ball,
  blob,
  block,
  curve,
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
import { bottle, coin } from "../../../../../art/drawing/props";
import type { Face } from "../../face";
import { blush, cloud, gown, head, heart, longHead, openBook, pointed, wideHead } from "../people";
import { laboratory, lecture, library, quad, tavern } from "../places";

// prettier-ignore
const lovePotion = (): string => {
  const skin = "#8fae4d";
  const lovesick = (x: number): string => ball(x, 96, 17, 18, "#fff6df", { w: 4, s: 3 }) + at(x, 97, 1, 0, heart(11)) + dot(x - 4, 91, 2.4, "#fff");
  return (
    gown("#b0506a") + lean(-8, goblinEars(62, 138, 102, 44, skin, 8) + wideHead(skin) + lovesick(80) + lovesick(120) + brows(100, 72, 20, 11, -7, 5, "#3a2a14") + bulb(100, 113, 9, "#7d9a3f") + grin(100, 124, 30, 18, { teeth: 5, gaps: [1], tongue: true }, 0.6) + blush(36, 118) + blob("96,66! 92,44 98,30 104,44 106,64! 100,68", "#5b3a24", { w: 3, s: 2 }) + at(100, 34, 1, 8, blob("-2,0! -20,-12 -20,10!", "#e8486a", { w: 3, s: 2 }), blob("2,0! 20,-12 20,10!", "#e8486a", { w: 3, s: 2 }), dot(0, 0, 4))) +
    glow(38, 140, 50, "#ff8ac0", 0.8) + at(38, 146, 1.35, -14, bottle("#ff7ab0"), at(0, 6, 1, 0, heart(6, "#c9244a"))) + fist(40, 168, 0.9, -10, skin) +
    at(160, 156, 1.05, 26, blob("-24,-26 22,-30! 34,-8 30,22 6,32 -24,24 -34,0", "#a8703a", { s: 7, h: true }), ball(24, -20, 9, 16, "#5b3a24", { w: 3, s: 0 }), lines("-20,-6 -10,8|-4,-10 0,6", 2.4)) + coin(196, 150, 0.9) + coin(190, 176, 0.8) + coin(182, 196, 0.9) + palm(128, 172, 0.85, 70, skin) +
    at(58, 70, 1, -16, heart(9)) + at(34, 92, 1, 10, heart(6)) + at(160, 54, 1, 14, heart(10)) + at(176, 92, 1, -10, heart(7))
  );
};

// prettier-ignore
const misaddressedSpell = (): string => {
  const soot = "#5a5060";
  return (
    glow(100, 110, 110, "#a6e22e", 0.5) + block("100,0 112,40 150,16 142,52 190,50 158,82 200,104 158,118 180,160 132,142 100,190 70,142 20,160 42,118 0,104 42,82 10,50 58,52 50,16 88,40", "#c8f05a", { w: 4, s: 5 }) +
    at(10, 14, 0.9, 0, gown("#6a4a9a"), lean(4, longHead("#a88a80") + paint("64,60 136,60 134,110 118,118 122,150 100,164 84,146 86,116 66,108", soot, 0.8) +
      blob("66,84! 40,80 56,66! 30,52 58,50! 44,22 72,36! 72,4 90,28! 102,-2 112,28! 132,6 130,36! 158,24 142,52! 170,54 144,68! 160,82 134,84! 116,68 84,68", "#3a3044", { s: 6, h: true }) +
      eyes(100, 98, 17, 16, { pupil: 0.14, iris: "#4f8a4a", look: [0, 0.1] }) + brows(100, 74, 17, 9, -6, 4) + beakNose(100, 118, 15, "#7a6a70") + ball(100, 142, 8, 6, "#1b1222", { w: 3, s: 0 }) + at(122, 140, 0.3, 30, cloud("#cfc8e0")) + blob("88,160! 112,160! 106,180 96,196! 90,184", "#d8d0e0", { s: 3 }))) +
    at(40, 170, 1, -20, block("-34,-24 34,-24 34,24 -34,24", "#efe2bd", { w: 3.6, s: 5 }), blob("-34,-24! 0,-54! 34,-24! 0,2!", "#d8c590", { w: 3.4, s: 4 }), lines("-34,24 -8,-2|34,24 8,-2", 2.4), at(0, 8, 1, 0, ball(0, 0, 8, 8, "#a6e22e", { w: 3, s: 2 }))) + fist(66, 186, 0.85, 60, "#a88a80") + paint("146,180 196,170 200,210 150,214", "#efe2bd") + at(168, 172, 1, 14, block("-26,-18 26,-18 26,18 -26,18", "#efe2bd", { w: 3.4, s: 4 }), lines("-18,-8 16,-9|-18,0 10,-1", 2.4, "#5f4630", "none"), line("-20,-2 18,4", 3, "#c9362f", "none")) + fist(146, 184, 0.85, -60, "#a88a80")
  );
};

// prettier-ignore
const levitation = (): string => {
  const skin = "#e0b184";
  return (
    block("-6,-6 206,-6 206,22 -6,22", "#5b3a24", { w: 4, s: 5 }) + [18, 78, 138, 190].map((x) => block(`${x - 9},10 ${x + 9},10 ${x + 9},34 ${x - 9},34`, "#7a4e2c", { w: 3.4, s: 4 })).join("") + lines("84,28 76,40 82,48|118,28 124,38 120,50", 3, "#2b1a12") +
    at(100, 104, 0.9, 180, at(-100, -110, 1, 0,
      blob("30,250! 44,200 66,172 100,158 134,172 156,200 170,250! 150,228! 128,246! 108,226! 88,246! 66,226! 48,246!", "#4f6a9a", { s: 10, h: true }) + blob("66,170 82,158 100,164 118,158 134,170 122,186! 100,176 78,186!", "#d8c99a", { s: 3 }) + tube("52,200 30,176 20,150", 18, "#4f6a9a") + palm(18, 140, 0.95, -20, skin) + tube("148,200 170,176 180,150", 18, "#4f6a9a") + palm(182, 140, -0.95, 20, skin) +
      head(skin) + blob("56,92 60,66 66,80! 74,48 84,70! 92,40 100,66! 110,38 116,70! 128,48 134,80! 142,66 144,92! 122,76 78,76", "#8a4a24", { s: 5 }) + eyes(100, 100, 19, 17, { pupil: 0.18, look: [0, -0.7], iris: "#4f7a9a" }) + brows(100, 76, 19, 10, -7, 5, "#8a4a24") + bulb(100, 120, 7, "#d0906a") + clench(100, 138, 22, 8, 6) + blush(34, 124))) +
    at(46, 172, 0.6, -150, pointed("#6a4a9a")) + at(156, 168, 0.8, 18, openBook("#3d6b5a")) + lines("46,120 46,132|60,124 60,136|150,132 150,142|166,134 166,144", 3, "#c8f05a") + glow(100, 20, 60, "#a6e22e", 0.35) + [[30, 60], [172, 66], [26, 110], [178, 112]].map(([x = 0, y = 0]) => at(x, y, 0.55, 12, block("0,-12 3,-3 12,0 3,3 0,12 -3,3 -12,0 -3,-3", "#c8f05a", { w: 3, s: 0 }))).join("")
  );
};

// prettier-ignore
const summonColleague = (): string => {
  const skin = "#d9a27c";
  return (
    `<g fill="none" stroke="#a6e22e" stroke-width="4"><ellipse cx="100" cy="186" rx="92" ry="22"/><ellipse cx="100" cy="186" rx="74" ry="15" stroke-width="2.4"/></g>` + glow(100, 180, 110, "#a6e22e", 0.5) + paint("10,186! 26,40 174,40 190,186!", "#c8f05a", 0.18) +
    at(22, 14, 0.78, 0,
      blob("40,214! 50,178 70,158 100,150 130,158 150,178 160,214! 100,222", "#8fb8d8", { s: 9, h: true, in: [60, 84, 108, 132].map((x) => line(`${x},150 ${x - 4},230`, 5, "#e6f0f8", "none")).join("") }) + lines("100,160 100,214", 2.4) + dot(104, 176, 3) + dot(104, 194, 3) + blob("56,214 80,210 90,222 84,232 46,232 44,222", "#e8709a", { s: 4 }) + blob("144,214 120,210 110,222 116,232 154,232 156,222", "#e8709a", { s: 4 }) + ball(56, 216, 8, 7, "#f6e0e8", { w: 2.6, s: 2 }) + ball(144, 216, 8, 7, "#f6e0e8", { w: 2.6, s: 2 }) +
      head(skin) + eye(81, 100, 13, -1, { lid: skin, drop: 0.4, tilt: 18, look: [0.2, 0.2], iris: "#6b3a1a" }) + eye(119, 100, 13, 1, { lid: skin, drop: 0.4, tilt: 18, look: [0.2, 0.2], iris: "#6b3a1a" }) + bags(100, 115, 19, 10) + brows(100, 84, 19, 13, 8, 8, "#b8b0a8") + bulb(100, 116, 10, "#cf8a68") + blob("100,124 80,124 66,140 84,142 100,136 116,142 134,140 120,124", "#d8d0c8", { w: 3, s: 3 }) + line("84,150 100,144 116,151", 3.6) +
      blob("58,86! 62,58 86,40 116,34 150,44 172,76 178,110! 164,98 152,78 140,70 142,86! 100,72", "#e8e0f4", { s: 7, h: true, in: lines("70,50 80,80|96,38 104,76|126,36 132,76", 6, "#b0506a", "none") }) + blob("56,84 100,72 144,84 144,96 100,84 56,96", "#b0506a", { w: 3.4, s: 3 }) + ball(178, 116, 11, 11, "#f6f0ff", { w: 3.4, s: 3 }) +
      tube("54,190 26,186 20,160", 18, "#8fb8d8") + at(14, 132, 1, -8, blob("-14,-18! 14,-18! 12,18! -12,18!", "#c9362f", { s: 4 }), `<path d="M-14 -10q-14 0 -12 12q2 8 13 6" fill="none" stroke="${INK}" stroke-width="5"/>`, line("-6,-26 -2,-34 -6,-42", 3, "#fff", "both"), line("6,-26 10,-34 6,-42", 3, "#fff", "both")) + fist(22, 146, 0.9, 4, skin) + tube("146,190 174,190 180,164", 18, "#8fb8d8") + fist(180, 152, 0.95, 14, skin) + at(182, 132, 1, 14, block("-3,12 3,12 3,-36 -3,-36", "#57c7e3", { w: 2.6, s: 1 }), block("-3,-36 -12,-36 -12,-20 -3,-20", "#fff", { w: 2.4, s: 1 })))
  );
};

// prettier-ignore
const invisibleInk = (): string => {
  const skin = "#d9c0a0";
  const blot = (x: number, y: number, s: number): string => at(x, y, s, 0, blob("0,-12 6,-8 14,-10 10,0 16,8 4,8 0,16 -6,8 -14,8 -10,0 -14,-8 -5,-6", "#2b2a5a", { w: 0, s: 0 }));
  return (
    gown("#4a3568", "#d8d0e8") + lean(-6, longHead(skin) + blob("70,128 84,140 100,138 116,140 130,128 128,160 112,196 98,216! 88,190 74,166", "#e8e4f0", { s: 8, h: true }) + line("70,96 82,88 94,95", 4.6) + line("106,95 118,88 130,96", 4.6) + brows(100, 78, 17, 11, -7, 7, "#e8e4f0") + beakNose(100, 116, 17, "#cfae8c") + blob("100,124 86,123 70,134 86,140 100,134 114,140 130,134 114,123", "#f6f2fa", { w: 3, s: 3 }) + line("90,144 100,149 112,143", 3) + blot(118, 112, 0.8) + blot(78, 126, 0.5) + at(100, 64, 0.78, -4, pointed("#4a3568", "#a6e22e"))) + blot(64, 200, 1) + blot(140, 190, 0.8) +
    tube("172,232 184,196 168,160", 22, "#4a3568") + fist(160, 148, 1, 20, skin) + at(158, 138, 1.1, 24, `<path d="${curve("0,4! -14,-18 -18,-44 -6,-68! 10,-48 12,-22")}" fill="#ffffff22" stroke="#e6f4ff" stroke-width="2.6" stroke-dasharray="5 5"/><path d="M0 8L-5 -60M0 26L0 8" stroke="#e6f4ff" stroke-width="2.4" stroke-dasharray="5 5"/>`) + lines("186,66 192,56|196,92 204,90|146,70 138,62", 3, "#c8f05a") +
    at(40, 184, 1.1, -6, blob("-20,-8! 20,-8! 24,22! -24,22!", "#5a7fb0", { s: 5 }), block("-10,-22 10,-22 12,-8 -12,-8", "#5a7fb0", { w: 3, s: 3 }), ball(0, -22, 11, 4, "#1b1a40", { w: 2.6, s: 0 })) + dot(150, 170, 3, "#2b2a5a", 4)
  );
};

// prettier-ignore
const itchingHex = (): string => {
  const skin = "#e0a98a";
  const bug = (x: number, y: number, t: number): string => at(x, y, 1, t, lines("-8,-4 -12,-8|-8,0 -14,0|-8,4 -12,8|8,-4 12,-8|8,0 14,0|8,4 12,8", 2, INK, "none"), ball(0, 0, 8, 6, "#a6e22e", { w: 2.6, s: 2 }), dot(6, -2, 1.6));
  const spots = (places: number[][]): string => places.map(([x = 0, y = 0]) => dot(x, y, 3.4, "#c9453a") + dot(x - 1, y - 1, 1.2, "#ffb0a0")).join("");
  return (
    gown("#3f7d78") + lean(12, head(skin) + blob("54,96 40,80 54,70! 42,50 64,54! 66,32 84,46! 96,26 106,44! 124,28 128,48! 150,42 142,62! 162,70 146,96! 132,74 100,66 70,76", "#8a4a24", { s: 6, h: true }) + eye(80, 98, 18, -1, { look: [-0.8, 0.5], pupil: 0.16, iris: "#6fae1e" }) + eye(120, 98, 14, 1, { look: [0.7, -0.6], pupil: 0.16, iris: "#6fae1e" }) + brows(100, 74, 20, 11, -8, 6, "#8a4a24") + bulb(100, 117, 9, "#cf8068") + clench(100, 136, 27, 10, 7) + spots([[68, 122], [76, 132], [134, 118], [126, 130], [92, 84], [110, 148], [84, 146]])) +
    tube("20,236 -2,180 34,120", 22, "#3f7d78") + at(48, 108, 1.05, 62, blob("-8,14 -12,-2 -16,-14 -10,-16 -6,-6! -6,-20 0,-21 1,-6! 6,-20 12,-17 8,-3! 16,-12 19,-7 11,6 8,16", skin, { w: 3.4, s: 4 })) + lines("38,88 28,80|32,98 20,96|56,84 52,74", 3.2, "#fff2b8") +
    tube("176,236 204,196 172,172", 22, "#3f7d78") + at(154, 176, 1.05, -78, blob("-8,14 -12,-2 -16,-14 -10,-16 -6,-6! -6,-20 0,-21 1,-6! 6,-20 12,-17 8,-3! 16,-12 19,-7 11,6 8,16", skin, { w: 3.4, s: 4 })) + lines("138,158 130,150|134,172 124,172|140,190 130,196", 3.2, "#fff2b8") +
    glow(170, 60, 50, "#a6e22e", 0.6) + bug(172, 52, -20) + bug(186, 92, 30) + bug(24, 44, 14) + bug(100, 186, 8) + bug(150, 24, 40) + at(66, 186, 0.8, -24, block("-18,-22 18,-22 18,22 -18,22", "#efe2bd", { w: 3, s: 3 }), lines("-11,-10 11,-10|-11,0 11,0|-11,10 6,10", 2, "#8a6a48", "none"))
  );
};

const face = (scene: Face["scene"], draw: Face["draw"], lift = 0): Face => ({ scene, draw, lift });

export const MAGIC: Record<string, Face> = {
  "love-potion": face(tavern, lovePotion, 8),
  "misaddressed-spell": face(library, misaddressedSpell, 8),
  levitation: face(lecture, levitation, 2),
  "summon-colleague": face(laboratory, summonColleague, 8),
  "invisible-ink": face(laboratory, invisibleInk, 2),
  "itching-hex": face(quad, itchingHex, 6),
};
