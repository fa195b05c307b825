/** The Tricks of Exploration. Laid out by hand, one part of a picture a line. */
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
import { flame } from "../../../../../art/drawing/props";
import type { Face } from "../../face";
import { blush, gown, head, longHead, pointed, square, sweat, wideHead } from "../people";
import { corridor, lecture, library, quad } from "../places";

const watching = (x: number, y: number, look: number): string =>
  dot(x, y, 15, "#0d0714", 11) + eyes(x, y, 6, 5, { white: "#ffe46b", look: [look, -0.2] });

// prettier-ignore
const secretPassage = (): string => {
  const skin = "#8fae4d";
  const books = (y: number, colours: string[]): string => colours.map((c, i) => block(`${104 + i * 15},${y - 34 - (i % 2) * 5} ${117 + i * 15},${y - 34 - (i % 2) * 5} ${117 + i * 15},${y} ${104 + i * 15},${y}`, c, { w: 2.6, s: 2 }) + line(`${107 + i * 15},${y - 26} ${114 + i * 15},${y - 26}`, 2, "#e8c46a", "none")).join("");
  return (
    watching(22, 74, 0.8) + watching(176, 26, -0.6) + block("30,16 130,16 130,250 30,250", "#0d0714", { w: 6, s: 0 }) + glow(74, 130, 80, "#ffb04a", 0.6) +
    at(-14, 16, 0.86, 0, gown("#7a3a5a"), lean(8, goblinEars(62, 136, 104, 42, skin, 2) + wideHead(skin) + eyes(100, 98, 19, 15, { look: [0.7, -0.1], iris: "#8a5a1a" }) + brows(100, 78, 19, 10, -5, 5, "#3a2a14") + bulb(102, 114, 9, "#7d9a3f") + grin(102, 126, 26, 15, { teeth: 5, gaps: [3] }, 0.6) + at(100, 68, 0.84, 6, pointed("#4f6a86")))) +
    block("98,10 196,24 196,250 98,250", "#6d4426", { w: 5, s: 8 }) + block("104,22 188,32 188,240 104,240", "#2b1a1a", { w: 3, s: 0 }) + books(76, ["#8a2f3c", "#3d6b5a", "#9a7b3a", "#4a589c", "#7a4a6a"]) + books(132, ["#4a589c", "#9a7b3a", "#8a2f3c", "#5f4630", "#3d6b5a"]) + books(188, ["#3d6b5a", "#7a4a6a", "#4a589c", "#8a2f3c", "#9a7b3a"]) +
    [76, 132, 188].map((y) => block(`100,${y} 190,${y} 190,${y + 8} 100,${y + 8}`, "#8a5a34", { w: 2.6, s: 2 })).join("") + watching(157, 112, -0.7) + palm(98, 150, 0.85, 62, skin) + flame(38, 150, 0.6) + block("32,150 44,150 44,196 32,196", "#efe2bd", { w: 3, s: 3 })
  );
};

// prettier-ignore
const threeLeagueSocks = (): string => {
  const skin = "#e0b184";
  const sock = (more: string): string =>
    blob("-18,-60! 22,-60! 23,-12 32,18 24,38 -10,41 -54,42 -68,24 -52,6 -24,2 -18,-20", "#efe2bd", { s: 9, h: true, w: 5, in: [-52, -32, -12].map((y) => line(`-40,${y} 0,${y + 3} 40,${y}`, 10, "#c2334a", "none")).join("") + lines("-22,-4 -12,20 -14,50|-38,0 -30,22 -32,50", 10, "#c2334a", "none") + dot(30, 34, 20, "#4f6a86") + dot(-64, 30, 20, "#4f6a86", 28) }) + block("-22,-66 26,-66 26,-50 -22,-50", "#4f6a86", { w: 4, s: 4 }) + more;
  const toe = ball(-66, 26, 13, 12, skin, { s: 4 }) + blob("-78,22 -74,16 -68,20 -72,28", "#f6dcc0", { w: 2, s: 1 });
  const wind = lines("4,40 60,46|0,66 44,70|6,92 40,94|196,26 160,36|202,60 168,66|198,92 170,94|150,196 196,206|120,214 170,226", 4, "#dfe8ff");
  return (
    wind + tube("74,140 60,120 86,110", 22, "#4f7a4a") + tube("122,142 140,124 112,112", 22, "#4f7a4a") +
    at(38, -12, 0.64, 0, gown("#4f7a4a"), lean(-4, head(skin) + blob("56,92 54,62 76,44 108,40 140,54 146,90! 128,70 100,66 74,72", "#8a4a24", { s: 6, h: true }) + blob("120,48 150,24 176,30! 152,40 140,56", "#8a4a24", { s: 3 }) + eyes(100, 96, 18, 16, { look: [-0.3, 0.5], iris: "#4f8a4a", pupil: 0.22 }) + brows(100, 72, 18, 11, -7, 6, "#8a4a24") + bulb(100, 114, 8, "#d98a6a") + grin(100, 126, 30, 22, { teeth: 6, tongue: true }, 0.3) + blush(34, 118)), tube("34,200 10,190 2,160", 20, "#4f7a4a"), palm(0, 146, 1.2, -30, skin), tube("166,200 190,190 198,160", 20, "#4f7a4a"), palm(200, 146, -1.2, 30, skin)) +
    at(144, 168, 0.95, -24, sock("")) + at(78, 164, 1.05, 26, sock(toe))
  );
};

// prettier-ignore
const chalkMap = (): string => {
  const skin = "#c98a62";
  const drip = (x: number, y: number, h: number): string => line(`${x},${y} ${x + 1},${y + h}`, 3.4, "#d8e6da", "end");
  return (
    at(15, -12, 0.85, 0, gown("#4a589c"), lean(3, longHead(skin) + blob("62,94 58,60 78,44 100,40 124,44 142,60 138,96 130,70! 122,92! 112,68! 100,88! 90,68! 80,92! 72,72!", "#3a2a2a", { s: 5, h: true }) + eyes(100, 100, 15, 12, { look: [0.1, 0.8], lid: skin, drop: 0.4, tilt: -14, iris: "#4f7a9a" }) + beakNose(99, 120, 16, "#bd7a54") + line("86,142 94,137 102,140 112,136 118,140", 3.6)), at(100, 62, 0.92, -6, blob("-66,6! -20,-12 20,-12 66,2! 40,14 0,16 -40,16", "#3f5a6a", { s: 5 }), blob("-32,-6 -20,-28 10,-30 30,-10", "#4f6f82", { s: 6, h: true })), sweat(40, 78, 0.8), sweat(162, 72, 0.8)) +
    at(100, 158, 1, -5, block("-76,-40 76,-40 78,46 -78,46", "#8a5a34", { w: 5, s: 4 }), block("-67,-32 67,-32 68,38 -68,38", "#2f4a42", { w: 3, s: 4 }), `<g fill="none" stroke="#d8e6da" stroke-width="3"><path d="M-56 -22H-28V-4H-56ZM-10 -24H18V-8H-10ZM36 -20H58V2H36ZM-28 -13H-10M18 -16H36"/><path d="M-42 2Q-30 16 -8 8T24 10" stroke-dasharray="6 5"/><path d="M30 8L44 22M44 8L30 22" stroke="#ff8a7a" stroke-width="5"/></g>`, drip(-54, -4, 30), drip(-40, 2, 32), drip(-28, -6, 30), drip(-10, -8, 40), drip(6, -8, 26), drip(18, -8, 38), drip(37, 20, 18), drip(46, 2, 30), drip(58, 0, 24)) +
    fist(24, 162, 0.85, -84, skin) + fist(178, 150, 0.85, 84, skin) + ["14,10", "50,0", "86,14", "128,2", "160,16", "190,4", "30,56", "176,62", "8,110", "192,116", "60,30", "142,40"].map((p) => { const [x = 0, y = 0] = p.split(",").map(Number); return line(`${x},${y} ${x - 8},${y + 26}`, 2.6, "#b8d4f0"); }).join("")
  );
};

// prettier-ignore
const convenientTrapdoor = (): string => {
  const skin = "#d9a27c";
  return (
    at(0, -36, 1, 0, blob("20,184! 60,172 140,172 180,184! 196,250! 4,250!", "#08040c", { w: 5, s: 0 }) + block("22,184 -4,140 2,130 42,172", "#8a5a34", { s: 4 }) + block("178,184 204,140 198,130 158,172", "#8a5a34", { s: 4 }) + lines("8,142 34,176|192,142 166,176", 2.4)) +
    at(36, 0, 0.64, 0,
      tube("78,196 70,220 60,214", 15, "#5b3a24") + tube("122,196 134,216 146,208", 15, "#5b3a24") + blob("52,210! 60,172 80,154 120,154 140,172 148,210! 120,200 100,210 78,200", "#3f7d78", { s: 9, h: true }) + blob("74,160 100,152 126,160 116,176 100,168 84,176", "#d8c99a", { s: 3 }) +
      tube("64,172 40,150 22,108", 17, "#3f7d78") + tube("136,172 160,150 178,108", 17, "#3f7d78") + palm(20, 96, 1.1, -18, skin) + palm(180, 96, -1.1, 18, skin) +
      head(skin) + blob("60,88 64,62 100,50 136,62 140,88! 122,74 100,80 78,74", "#c9a13b", { s: 5 }) + eyes(100, 100, 18, 18, { pupil: 0.16, iris: "#4f7a9a", look: [0, 0.2] }) + brows(100, 72, 18, 10, -8, 5, "#8a6a24") + bulb(100, 120, 7, "#cf8a68") + clench(100, 136, 20, 8, 6), sweat(50, 80), sweat(150, 76)) +
    at(102, 24, 0.5, 8, pointed("#6a4a9a")) + lines("74,146 74,160|126,144 126,158|100,148 100,162", 3, "#9a8ab0", "end") + watching(62, 182, 0.6) + watching(140, 190, -0.6) + watching(98, 208, 0.1)
  );
};

// prettier-ignore
const emergencyMasonry = (): string => {
  const skin = "#d9936c";
  const brick = (x: number, y: number, w = 44): string => block(`${x},${y} ${x + w},${y - 1} ${x + w},${y + 24} ${x},${y + 25}`, (x + y) % 3 ? "#a85a3e" : "#b96a48", { w: 3, s: 4, h: true });
  return (
    at(0, -8, 1, 0, gown("#5f6674", "#8f97a8"), lean(-4, head(skin) + blob("56,104 70,124 100,128 130,124 144,104 152,140 140,176! 120,166 100,190! 80,166 60,176! 48,140", "#8a4a24", { s: 9, h: true }) + eyes(100, 96, 18, 13, { look: [0.1, 0.6], iris: "#4f8a4a" }) + brows(100, 78, 18, 13, 7, 8, "#6d3418") + bulb(100, 114, 13, "#c97858") + blob("100,122 84,122 70,134 86,138 100,132 114,138 130,134 116,122", "#a85c30", { w: 3, s: 3 }) + line("90,144 100,140 112,145", 3.4) + paint("90,104 104,102 112,110 100,114", "#cfc6b8") + blob("58,76 62,50 100,36 138,50 142,76 122,66 100,62 78,66", "#e8b64a", { s: 7, h: true }) + block("48,72 152,72 156,82 44,82", "#d09a30", { w: 3.4, s: 3 }))) +
    [0, 46, 92, 138].map((x) => brick(x - 4 + 20, 196)).join("") + brick(-28, 196) + [-6, 40, 86, 132, 178].map((x) => brick(x, 222)).join("") + brick(-6, 170) + brick(40, 170, 36) + brick(132, 170) + brick(178, 170) + brick(-28, 144) + brick(178, 118) + brick(160, 144) +
    paint("80,170 96,164 126,166 130,172 110,176 88,175", "#cfc6b8") + at(72, 160, 1, 6, brick(-22, -12)) + palm(46, 158, 0.85, -76, skin) + tube("174,226 182,180 166,150", 20, "#5f6674") + at(164, 128, 1, 26, block("-3,-2 3,-2 3,-14 -3,-14", "#8f97a8", { w: 2.6, s: 1 }), blob("-16,-14! 16,-14! 0,-50!", "#c9d0dc", { w: 3.4, s: 4 }), paint("-9,-18 9,-18 4,-32 -3,-30", "#b8ae9e")) + fist(164, 140, 0.95, 24, skin)
  );
};

// prettier-ignore
const pebbleOfElsewhere = (): string => {
  const skin = "#9aa84f";
  const portal = (x: number, y: number, turn: number): string => glow(x, y, 50, "#a6e22e", 0.7) + at(x, y, 1, turn, ball(0, 0, 31, 15, "#a6e22e", { s: 0 }), ball(0, 0, 22, 9, "#2a4a12", { w: 2.6, s: 0 }), line("-12,2 0,-4 12,1 4,4", 2.6, "#d8ff8a"));
  return (
    gown("#6a4a9a") + lean(-7, goblinEars(62, 138, 104, 42, skin, 4) + wideHead(skin) + eye(80, 98, 16, -1, { look: [0.6, -0.9], iris: "#8a5a1a", pupil: 0.26 }) + eye(120, 98, 16, 1, { look: [0.6, -0.9], iris: "#8a5a1a", pupil: 0.26 }) + brows(100, 76, 20, 11, -7, 6, "#3a2a14") + bulb(100, 114, 9, "#84923a") + ball(100, 134, 9, 10, "#471325", { w: 3.4, s: 0 }) + at(100, 66, 0.72, -4, square())) +
    tube("20,236 10,200 42,164", 20, "#6a4a9a") + portal(48, 158, 8) + lines("24,136 18,126|48,130 48,118|74,138 82,128", 3, "#d8ff8a") +
    portal(156, 22, 176) + tube("156,26 160,46 156,62", 18, "#6a4a9a") + at(154, 72, 1, 186, palm(0, 0, 0.9, 0, skin)) + at(144, 102, 1, 0, glow(0, 0, 26, "#a6e22e", 0.9), ball(0, 0, 13, 10, "#9b96b8", { s: 4 }), line("-5,2 0,-4 5,1 1,3", 2, "#c8ff5a")) + sweat(50, 96, 0.9) +
    lines("176,90 188,94|126,118 120,128|166,116 174,126", 3, "#d8ff8a")
  );
};

const face = (scene: Face["scene"], draw: Face["draw"], lift = 0): Face => ({ scene, draw, lift });

export const EXPLORATION: Record<string, Face> = {
  "secret-passage": face(library, secretPassage),
  "three-league-socks": face(quad, threeLeagueSocks, 12),
  "chalk-map": face(quad, chalkMap, 14),
  "convenient-trapdoor": face(lecture, convenientTrapdoor, -2),
  "emergency-masonry": face(corridor, emergencyMasonry, 16),
  "pebble-of-elsewhere": face(corridor, pebbleOfElsewhere, 2),
};
