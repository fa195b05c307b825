/** The faces of the Panics. Laid out by hand, one part of a picture a line. */
import {
  at,
  ball,
  blob,
  block,
  glow,
  lean,
  line,
  lines,
  mirrored,
  paint,
  tube,
} from "../../../../art/drawing/pen";
import { brows, bulb, eye, eyes, goblinEars, grin, palm } from "../../../../art/drawing/parts";
import { coin, feather, sack } from "../../../../art/drawing/props";
import type { Face } from "../face";
import { kragmortha, vault } from "./lairs";
import { cloud, gown, head, longHead, pointed, sweat, wideHead } from "./people";
import { corridor, quad } from "./places";
import { bonyFist, bonyHand, bored, embers, lord, merry, minion, placed, roar, smirk } from "./rigor";

const shout = (y: number): string =>
  ball(100, y, 17, 20, "#471325", { w: 3.4, s: 0 }) + ball(100, y + 13, 10, 7, "#d4556a", { w: 2, s: 2 });

// prettier-ignore
const stampede = (): string =>
  at(134, 28, 0.42, 10, gown("#7a3a5a"), wideHead("#8fae4d"), eyes(100, 98, 19, 16, { pupil: 0.16 }), shout(130), at(100, 70, 0.9, 8, pointed("#4f6a86"))) + at(24, 22, 0.42, -12, gown("#3f7d78"), head("#b8805a"), eyes(100, 98, 19, 16, { pupil: 0.16 }), shout(134), at(100, 68, 0.9, -8, pointed("#7a3a5a"))) + at(76, 10, 0.42, 2, gown("#a8503a"), longHead("#e6b894"), eyes(100, 98, 16, 14, { pupil: 0.16 }), shout(134), at(100, 64, 0.8, 0, pointed("#3f6a5a"))) +
  tube("34,92 20,66 30,44", 12, "#3f7d78") + palm(30, 40, 0.6, -10, "#b8805a") + tube("180,94 190,66 182,48", 12, "#7a3a5a") + palm(182, 42, 0.6, 14, "#8fae4d") +
  at(-16, 56, 0.62, -10, gown("#5f7a3a"), goblinEars(62, 138, 100, 44, "#a8a848", -8), wideHead("#a8a848"), eye(80, 98, 18, -1, { pupil: 0.14, look: [0.6, 0.2] }), eye(120, 98, 18, 1, { pupil: 0.14, look: [0.2, 0.2] }), bulb(100, 116, 9, "#8f903a"), grin(100, 128, 34, 22, { teeth: 6, gaps: [2] }, -0.2), sweat(40, 64)) +
  at(78, 46, 0.68, 12, gown("#4f6a86"), head("#e0b184"), blob("56,94! 46,62 56,62! 60,38 76,54! 92,30 106,52! 126,34 130,58! 150,56 144,94! 100,70", "#8a4a1e", { s: 5 }), eyes(100, 98, 19, 17, { pupil: 0.14, look: [-0.2, 0.3] }), bulb(100, 116, 9, "#d0906a"), shout(138), sweat(158, 60)) + tube("176,160 194,130 188,104", 15, "#4f6a86") + palm(188, 98, 0.75, 14, "#e0b184") +
  at(20, 182, 0.9, 0, cloud("#c9b48a")) + at(176, 184, 1, 0, cloud("#c9b48a")) + at(96, 194, 1, 0, cloud("#d8c49a")) +
  at(66, 166, 1, 12, block("-4,-44 4,-44 5,30 -5,30", "#d8a443", { w: 3, s: 3 }), ball(0, -48, 8, 8, "#f2c23e", { w: 3, s: 2 }), block("-16,28 16,28 20,38 -20,38", "#8a5a24", { w: 3, s: 2 })) + tube("76,122 88,158 112,172 144,174 206,162", 7, "#c23346", 2.8);

// prettier-ignore
const lightsOut = (): string => {
  const skin = "#7d9a3f";
  const pair = (x: number, y: number, r: number, look: [number, number]): string => eyes(x, y, r * 1.3, r, { white: "#f4e8b0", look, pupil: 0.4 });
  const wick = (x: number, t: number): string => at(x, 140, 1, t, block("-6,-2 6,-2 6,34 -6,34", "#efe2bd", { w: 3, s: 3 }), line("0,32 0,44", 3));
  return (
    glow(100, 120, 84, "#ffb04a", 0.5) + pair(36, 52, 11, [0.8, 0.6]) + pair(160, 44, 13, [-0.7, 0.7]) + pair(98, 28, 9, [0, 0.9]) + pair(28, 116, 9, [0.9, 0]) + pair(176, 104, 10, [-0.9, 0.2]) + pair(174, 152, 8, [-0.9, -0.3]) + pair(22, 160, 10, [0.9, -0.3]) + pair(128, 66, 7, [-0.3, 0.9]) +
    lines("142,28 154,32|166,30 178,24", 4, "#5a4a80") +
    at(6, 20, 0.92, 0, gown("#2b2440", "#4a3f5a"), goblinEars(62, 138, 100, 46, skin, 10) + wideHead(skin) + eyes(100, 98, 20, 16, { look: [0.9, -0.5], iris: "#c98a2a", pupil: 0.26 }) + brows(100, 74, 20, 10, -9, 5, "#2b3414") + bulb(100, 114, 9, "#6d8a34") + ball(72, 130, 17, 15, skin, { w: 3, s: 3 }) + ball(128, 130, 17, 15, skin, { w: 3, s: 3 }) + line("80,136 100,140 120,136", 4) + wick(88, 12) + wick(102, -4) + wick(114, -20) + sweat(48, 82)) +
    paint("118,196 110,176 122,160 112,140 124,124! 132,144 124,160 132,178", "#cfc8e0", 0.45) + paint("96,60 88,48 98,38! 102,50", "#cfc8e0", 0.3)
  );
};

// prettier-ignore
const lastBell = (): string => {
  const runner = (x: number, y: number, c: string, skin: string, flip: number): string => at(x, y, 0.5 * flip, 12, tube("-10,40 -34,56 -52,44", 13, c), tube("10,40 34,58 56,62", 13, c), blob("-24,46! -20,0 0,-10 20,0 26,46!", c, { s: 5 }), tube("-16,8 -40,14 -44,-6", 11, c), tube("16,8 38,0 46,-22", 11, c), ball(4, -36, 28, 30, skin, { s: 5 }), eyes(8, -40, 11, 9, { look: [0.8, 0] }), ball(10, -18, 8, 7, "#471325", { w: 2.6, s: 0 }), at(2, -56, 0.6, -6, pointed("#7a3a5a")));
  return (
    block("-10,-6 210,-6 210,14 -10,14", "#5b3a24", { w: 4, s: 4 }) + block("88,8 112,8 112,24 88,24", "#3a2418", { w: 3, s: 2 }) +
    lean(-20, ball(100, 132, 15, 15, "#6d4426", { w: 4, s: 4 }) + blob("100,18 122,28 132,60 142,98 164,120! 36,120! 58,98 68,60 78,28", "#d8a443", { s: 13, h: true }) + blob("34,118 100,130 166,118 168,128 100,142 32,128", "#b5802a", { w: 3.6, s: 4 }) + line("62,70 100,78 138,70", 4, "#a8741f", "none") + eyes(100, 66, 17, 13, { lid: "#d8a443", drop: 0.2, tilt: 18, iris: "#c9362f" }) + grin(100, 88, 30, 18, { teeth: 6 }, 0.5), 100, 20) +
    lines("24,40 10,30|14,64 2,60|178,54 192,46|184,84 198,82|176,26 186,14", 4.4, "#ffe27a") + `<path d="M186 106q16 -20 8 -46M8 108q-10 -20 -4 -40" fill="none" stroke="#ffe27a" stroke-width="4" stroke-linecap="round" opacity=".8"/>` +
    runner(40, 152, "#a8503a", "#e0b184", -1) + runner(170, 148, "#4f6a86", "#8fae4d", 1) + runner(112, 166, "#3f7d78", "#b8805a", 1) + at(76, 150, 0.5, -60, feather("#f4eede")) + at(148, 118, 0.4, 50, feather("#f4eede")) + at(14, 120, 0.4, 20, feather("#f4eede"))
  );
};

// prettier-ignore
const servant = (x: number, y: number, size: number, turn: number, skin: string, load: string): string =>
  at(x, y, size, turn, tube("-54,70 -68,0 -40,-70", 22, "#5b5870"), tube("54,70 68,0 40,-70", 22, "#5b5870"), load, at(-100, -106, 1, 0, gown("#5b5870", "#3a3350"), goblinEars(60, 140, 104, 46, skin, 6), blob("100,62 130,66 144,90 140,122 122,146 100,155 78,146 60,122 56,90 70,66", skin, { s: 10, h: true }), blob("50,104! 52,58 74,40 100,36 126,40 148,58 150,104! 100,96", "#7a7690", { s: 8, h: true }), block("92,42 108,42 100,12", "#c9c4dc", { w: 3.2, s: 3 })));

// prettier-ignore
const comeBack = (): string => {
  const arm = tube("60,120 30,112 14,84", 26, "#4a2f78") + bonyHand(18, 62, 0.82, -20);
  return (
    glow(100, 80, 110, "#c8ff5a", 0.9) + [94, 76].map((r, i) => `<circle cx="100" cy="84" r="${r}" fill="none" stroke="#d8ff7a" stroke-width="5" stroke-dasharray="${r} ${r * 0.3}" transform="rotate(${i * 60} 100 84)" opacity=".75"/>`).join("") +
    arm + mirrored(arm) + placed(100, 84, 0.6, -3, lord(merry(), roar())) +
    servant(38, 160, 0.44, -6, "#8fae4d", at(0, -104, 1.5, -10, sack())) + servant(100, 184, 0.4, 0, "#a8a848", at(0, -84, 1.5, 0, block("-40,-20 40,-20 40,20 -40,20", "#8a5a34", { w: 4, s: 5 }), block("-6,-8 6,-8 6,8 -6,8", "#d8a443", { w: 3, s: 1 }))) + servant(164, 160, 0.44, 8, "#7fae74", at(0, -104, 1.5, 10, sack("#c9a13b"))) + coin(20, 134, 0.8) + coin(182, 128, 0.8)
  );
};

// prettier-ignore
const finalRaid = (): string =>
  placed(78, 84, 0.64, -9, lord(bored(), smirk(-6))) + bonyFist(36, 148, 0.95, -16) +
  at(152, 98, 1, 10, block("-24,-20 -20,-62 20,-62 24,-20", "#8f8aa8", { s: 6, h: true }), block("-28,-62 -28,-76 -18,-76 -18,-68 -6,-68 -6,-78 6,-78 6,-68 18,-68 18,-76 28,-76 28,-62", "#8f8aa8", { w: 3.4, s: 3 }), eyes(0, -42, 11, 10, { pupil: 0.16 }), ball(0, -26, 7, 6, "#3a2418", { w: 3, s: 0 }), blob("-22,-20 -12,4 -18,26 18,26 12,4 22,-20", "#8f8aa8", { s: 5 }), blob("-18,26 -30,54 30,54 18,26", "#8f8aa8", { s: 6, h: true }), lines("-10,-60 -4,-50|12,-58 18,-46|-14,34 -8,44|10,36 14,48", 2.6), tube("0,-76 0,-96", 3, "#6d4426", 2.4), block("2,-96 18,-91 2,-86", "#f2c23e", { w: 2.4, s: 0 })) +
  bonyFist(152, 100, 1.15, 10) + tube("184,108 210,130", 30, "#4a2f78") +
  [[128, 160, "#3d8a5a"], [150, 176, "#3f6fc0"], [112, 178, "#c9362f"]].map(([x, y, c], i) => at(Number(x), Number(y), 0.55, i * 24 - 20, block("-20,-10 0,-20 20,-10 20,14 0,24 -20,14", String(c), { w: 4, s: 6 }))).join("") + coin(172, 166, 0.9) + coin(184, 144, 0.8) + at(120, 132, 0.9, 8, blob("0,-11! 6,2 0,8 -6,2", "#f2c23e", { w: 2.4, s: 2 })) + at(178, 176, 0.9, 8, blob("0,-11! 6,2 0,8 -6,2", "#57c7e3", { w: 2.4, s: 2 }));

// prettier-ignore
const ayeDarkLord = (): string => {
  const crier = (x: number, y: number, t: number, skin: string): string =>
    at(x, y, 0.5, t, minion(skin, line("66,104 80,94 92,104", 5) + line("108,104 120,94 134,104", 5) + bulb(100, 112, 8, skin) + blob("76,122 100,116 124,122 126,150 100,160 74,150", "#471325", { w: 3.6, s: 0, in: ball(100, 154, 18, 10, "#d4556a", { w: 2, s: 2 }) + block("88,116 112,116 112,126 88,126", "#f7ecc8", { w: 2, s: 0 }) })));
  return (
    placed(106, 76, 0.6, 10, lord(embers([-0.7, 0.8], -6), smirk(4))) + tube("24,140 14,104 34,84", 24, "#4a2f78") + bonyHand(52, 96, 0.7, 24) + lines("44,116 34,124|60,126 56,136", 3, "#ffe27a") +
    crier(34, 150, -10, "#8fae4d") + crier(100, 160, 0, "#a8a848") + crier(166, 148, 10, "#7fae74") +
    lines("4,116 0,106|66,128 74,120|126,130 134,122|194,114 200,106", 4, "#fff2b8")
  );
};

export const PANICS: Record<string, Face> = {
  stampede: { scene: corridor, draw: stampede },
  "lights-out": { scene: () => `<path d="M0 0H200V240H0Z" fill="#0f0a1c"/>`, draw: lightsOut },
  "last-bell": { scene: quad, draw: lastBell },
  "come-back-to-me": { scene: () => kragmortha(), draw: comeBack },
  "final-raid": { scene: () => vault("#5e3a2a", "#e0703a"), draw: finalRaid },
  "aye-dark-lord": { scene: () => kragmortha("#a03ad8"), draw: ayeDarkLord },
};
