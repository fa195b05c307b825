/** Sorceries that are cast. Laid out by hand, one part of a picture a line. */
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
  mirrored,
  mix,
  paint,
  tube,
} from "../../../../../art/drawing/pen";
import { brows, bulb, clench, eye, eyes, fist, palm } from "../../../../../art/drawing/parts";
import { feather, spark } from "../../../../../art/drawing/props";
import type { Face } from "../../face";
import { kragmortha, vault } from "../lairs";
import { blush, cloud, glasses, gown, head, pointed, sweat } from "../people";
import { corridor, lecture, quad } from "../places";
import { bonyFist, bonyHand, embers, ironCrown, lord, merry, placed, roar, skullOf, smirk } from "../rigor";

// prettier-ignore
const magicGate = (): string =>
  blob("30,250! 30,96 52,40 104,12 156,40 178,96 178,250!", "#8a86a4", { s: 9, h: true }) + lines("34,120 52,120|36,76 56,84|60,36 72,54|104,14 104,34|148,36 138,54|172,80 154,86|176,124 156,124|34,160 52,160|176,164 156,164", 3) +
  blob("52,250! 52,100 70,56 104,36 138,56 156,100 156,250!", "#1c3a1e", { w: 4, s: 0, in: glow(104, 110, 90, "#c8ff5a", 0.95) + [70, 52, 34].map((r, i) => `<circle cx="104" cy="110" r="${r}" fill="none" stroke="#d8ff7a" stroke-width="4" stroke-dasharray="${r * 2} ${r}" transform="rotate(${i * 70} 104 110)" opacity=".8"/>`).join("") + placed(118, 96, 0.52, 6, lord(embers([-0.8, 0.6]), smirk(9))) }) +
  block("52,250 52,80 84,58 88,250", "#8a5a34", { s: 6, h: true }) + lines("62,76 63,240|74,68 76,240", 2.4) + block("50,104 86,98 86,108 50,114", "#5b5870", { w: 3, s: 2 }) + bonyFist(90, 140, 0.62, 180) +
  at(-24, 92, 0.68, 0, gown("#4f6a86"), ball(100, 112, 40, 44, "#8a4a1e", { s: 8, h: true }), ball(142, 112, 9, 13, "#d9a27c", { s: 3 }), at(98, 82, 1, -10, pointed("#7a3a5a"))) + tube("74,210 94,196 96,176", 14, "#4f6a86") + fist(96, 170, 0.75, 10, "#d9a27c") + lines("84,154 78,146|98,150 99,140|112,156 120,150", 3, "#fff2b8");

// prettier-ignore
const practisedCackle = (): string =>
  ball(100, 84, 82, 84, "#d8a443", { s: 8, h: true }) + ball(100, 84, 70, 72, "#5fa8a0", { w: 3.6, s: 0, in: glow(100, 90, 80, "#d8fff0", 0.6) + placed(100, 104, 0.66, 4, lord(merry(), roar())) + paint("44,60 60,30 84,16 62,40 52,68", "#fff", 0.4) + ball(86, 136, 6, 6, "#fff", { w: 2, s: 1 }) + ball(118, 140, 8, 8, "#fff", { w: 2, s: 1 }) + ball(106, 146, 5, 5, "#fff", { w: 2, s: 1 }) }) +
  block("-10,168 210,160 210,184 -10,192", "#d8d0e0", { w: 4, s: 4 }) + line("44,196 34,120 30,88", 9, INK, "none") + line("44,196 34,120 30,88", 5, "#57c7e3", "none") + at(29, 88, 1, -6, block("-4,-18 10,-18 10,6 -4,6", "#f4eede", { w: 2.8, s: 1 }), paint("-6,-22 8,-26 14,-16 4,-14", "#9ae6e0")) + bonyFist(38, 146, 0.9, 172) +
  at(164, 144, 1, 0, blob("-26,6 -22,-10 -4,-8 6,-18 24,-8 26,10 0,20", "#f2c23e", { s: 6 }), ball(10, -22, 15, 14, "#f2c23e", { w: 3.4, s: 4 }), blob("22,-24 36,-22 36,-16 22,-14", "#e8702a", { w: 2.8, s: 1 }), dot(14, -26, 3), block("-2,-36 0,-46 6,-38 12,-48 16,-38 22,-44 20,-34", "#d8a443", { w: 2.4, s: 1 }));

// prettier-ignore
const graspingDark = (): string => {
  const arm = (path: string, x: number, y: number, t: number): string => tube(path, 15, "#33205a") + palm(x, y, 0.85, t, "#46307a");
  return (
    arm("60,200 24,180 24,150", 22, 138, -16) + arm("140,80 176,70 184,48", 186, 36, 20) + arm("60,90 30,70 22,52", 18, 40, -26) +
    blob("100,10! 122,30 150,26! 158,54 186,80! 172,108 194,140! 178,170 190,250! 14,250! 22,170 6,136! 26,110 18,76! 44,54 50,24! 76,32", "#2a1848", { s: 14, h: true }) +
    eyes(100, 74, 30, 26, { white: "#d8f28a", iris: "#2a1848", pupil: 0.56, look: [0, 0.3] }) + dot(64, 68, 6, "#fff") + dot(124, 68, 6, "#fff") + dot(78, 86, 3.4, "#fff") + dot(138, 86, 3.4, "#fff") + brows(100, 42, 30, 13, -10, 7, "#8a6ad0") + line("88,112 100,105 112,112", 4.4, "#d8f28a") +
    at(100, 158, 1, 6, ball(-17, -34, 9, 9, "#c8853f", { w: 3.4, s: 3 }), ball(17, -34, 9, 9, "#c8853f", { w: 3.4, s: 3 }), ball(0, 16, 25, 26, "#c8853f", { s: 6, h: true }), ball(0, -20, 24, 21, "#c8853f", { s: 6, h: true }), ball(0, -13, 11, 8, "#ecc894", { w: 2.4, s: 1 }), dot(-9, -25, 3.4), lines("5,-29 13,-21|13,-29 5,-21", 2.6, INK, "none"), dot(0, -17, 3), lines("-14,20 -8,22|10,6 16,10", 2.4)) +
    tube("30,150 50,184 92,174", 17, "#33205a") + palm(104, 178, 0.8, 80, "#46307a") + tube("172,150 152,168 124,162", 17, "#33205a") + palm(116, 160, 0.72, -84, "#46307a")
  );
};

// prettier-ignore
const rollCall = (): string => {
  const raised = (x: number, y: number, c: string, skin: string): string => tube(`${x},250 ${x + 2},${y + 20}`, 20, c) + palm(x + 2, y, 1, x % 9, skin);
  return (
    placed(92, 84, 0.64, -4, lord(embers([0.7, 0.9], 5), smirk(-4)), at(100, 124, 1, 0, glasses(25, 21))) +
    at(158, 100, 1, 6, block("-28,-52 28,-52 26,110 -30,110", "#f1e2bd", { w: 3.6, s: 5 }), ball(0, -52, 31, 7, "#d8c08a", { w: 3, s: 2 }), [-36, -20, -4, 12, 28, 44, 60].map((y, i) => lines(`-18,${y} ${8 - ((i * 7) % 14)},${y}`, 3, "#6d5a44", "none") + (i % 3 === 1 ? lines(`12,${y - 5} 22,${y + 5}|22,${y - 5} 12,${y + 5}`, 3, "#c9362f", "none") : line(`12,${y} 15,${y + 4} 22,${y - 6}`, 3, "#3d8a5a", "none"))).join("")) +
    bonyFist(184, 92, 0.8, -6) + at(40, 150, 0.95, -28, feather("#a3302f")) + bonyFist(40, 148, 0.78, 190) +
    raised(22, 176, "#4a589c", "#9fb04d") + raised(74, 158, "#3f7d78", "#e0b184") + raised(116, 174, "#a8503a", "#b8805a")
  );
};

// prettier-ignore
const blackBargain = (): string => {
  const skin = "#e6b894";
  const print = (y: number): string => lines(`-26,${y} -16,${y}|-12,${y} 4,${y}|8,${y} 26,${y}`, 2, "#7a2f3c", "none");
  return (
    at(-14, 12, 0.98, 0, gown("#5f7a3a"), lean(4, head(skin) + blob("56,84 58,50 100,34 142,50 144,84 138,62 100,44 62,62", "#5b3424", { s: 5 }) + at(100, 70, 1, 0, print(-10), print(-4), print(2), print(8)) + eyes(100, 102, 19, 15, { look: [0.2, -0.95], iris: "#3f6f8f", pupil: 0.22 }) + brows(100, 84, 20, 8, -4, 4, "#5b3424") + bulb(100, 118, 9, "#d08a6a") + clench(100, 138, 20, 7, 6) + sweat(52, 98, 1.1))) +
    tube("136,66 160,98", 8, "#5b3a24") + `<circle cx="112" cy="46" r="34" fill="#f3d8ba" stroke="${INK}" stroke-width="11"/><circle cx="112" cy="46" r="34" fill="none" stroke="#d8a443" stroke-width="6"/>` + at(112, 46, 1, 4, lines("-24,-14 -2,-14|4,-14 20,-14|-28,-2 -14,-2|-8,-2 26,-2|-26,10 6,10|12,10 24,10|-18,22 14,22", 4.4, "#7a2f3c", "none")) + paint("90,34 100,22 112,18 100,28 94,40", "#fff", 0.8) + bonyFist(158, 96, 1, -40) + tube("184,108 206,112", 30, "#4a2f78") +
    at(38, 172, 1, -10, block("-34,-34 34,-34 34,40 -34,40", "#f1e2bd", { w: 3.6, s: 5 }), lines("-24,-22 22,-22|-24,-12 24,-12|-24,-2 10,-2", 3, "#6d5a44", "none"), ball(16, 14, 10, 10, "#a3302f", { w: 3, s: 3 })) + at(96, 172, 0.8, 62, feather("#2b2038")) + dot(82, 176, 4, "#b4ea45") + fist(106, 170, 0.8, 30, skin)
  );
};

// prettier-ignore
const forgetfulFog = (): string => {
  const skin = "#c98a5e";
  const boot = blob("-20,-34! 14,-36! 14,-4 40,4! 44,18 -22,18 -24,0", "#8a2f3c", { s: 6, h: true }) + block("-24,16 44,16 44,26 -24,26", "#3a2018", { w: 3, s: 1 }) + lines("-10,-26 2,-24|-10,-16 4,-14|-8,-6 8,-4", 3, "#f0e0c0");
  return (
    at(150, 70, 1.5, 0, cloud("#8f9ac8")) + at(40, 60, 1.3, 0, cloud("#7f8ab8")) + line("20,52 32,58 42,52", 4) + line("52,54 62,60 72,52", 4) + ball(46, 74, 6, 8, "#4a5590", { w: 3, s: 0 }) +
    at(10, 26, 0.88, 0, gown("#b58a3a"), lean(-10, head(skin) + eye(80, 98, 16, -1, { look: [-0.9, -0.4], iris: "#6b3a1a", pupil: 0.24 }) + eye(120, 98, 16, 1, { look: [0.9, 0.3], iris: "#6b3a1a", pupil: 0.24 }) + brows(100, 74, 20, 10, -7, 5, "#2b1f1a") + bulb(100, 116, 9, "#b87850") + blob("88,134 112,132 110,146 92,148", "#471325", { w: 3.4, s: 0 }) + paint("92,146 106,144 104,158 96,160", "#9fd6e8", 0.9) + at(94, 42, 1, 6, boot))) +
    blob("66,90 40,84 22,94! 34,98 48,108 62,104", "#c8d0f0", { w: 3, s: 2 }) + blob("132,84 158,76 178,84! 166,90 152,100 136,96", "#c8d0f0", { w: 3, s: 2 }) +
    at(18, 168, 1.1, 0, cloud("#a8b2da")) + at(176, 170, 1.2, 0, cloud("#b4bee4")) + at(96, 196, 1.2, 0, cloud("#98a2cc")) + bonyHand(184, 140, 0.8, -24)
  );
};

// prettier-ignore
const thunderclap = (): string => {
  const clap = tube("2,20 32,52", 30, "#4a2f78") + bonyHand(44, 78, 1.05, 52);
  return (
    glow(100, 46, 90, "#ffe27a", 0.9) + block("100,-20 110,20 128,4 122,34 150,26 126,52 156,66 120,64 124,92 102,70 82,92 82,64 44,66 74,50 50,26 80,36 74,4 92,20", "#ffe27a", { w: 3.6, s: 0 }) + clap + mirrored(clap) + spark(100, 46, 1.3) +
    at(34, 66, 0.66, 0, gown("#4f6a86"), blob("58,96! 40,60 52,64! 50,30 66,50! 74,14 86,44! 100,6 112,44! 128,14 134,50! 152,34 146,66! 162,66 142,98! 100,70", "#2b1f1a", { s: 6, h: true }), head("#5b4a4a"), eyes(100, 100, 19, 17, { pupil: 0.12 }), lines("62,82 74,76|138,82 126,76", 4), bulb(100, 118, 9, "#4a3a3c"), ball(100, 138, 11, 9, "#1b1222", { w: 3, s: 0 }), at(108, 142, 0.4, 0, cloud("#8a8690")), paint("66,120 78,126 72,136", "#2b1f1a", 0.6), paint("128,118 136,122 130,132", "#2b1f1a", 0.6)) +
    lines("34,150 22,140|30,166 16,164|166,150 178,140|170,166 184,164", 4, "#fff2b8") + dot(64, 84, 3, "#8a8690") + dot(140, 80, 4, "#8a8690")
  );
};

// prettier-ignore
const mildCurse = (): string => {
  const skin = "#e0b184";
  const tear = (x: number, y: number): string => at(x, y, 1, 0, blob("0,-10! 6,2 0,8 -6,2", "#9fd6e8", { w: 2.6, s: 2 }));
  return (
    placed(136, 78, 0.64, 10, lord(merry(), roar())) + tear(100, 74) + tear(92, 92) + tear(176, 88) + tear(182, 106) +
    at(-32, 22, 0.86, 0, gown("#3f7d78"), lean(-6, head(skin) + blob("56,92 58,62 80,48 120,48 142,62 144,92 130,72! 114,78 98,68! 82,80 68,74", "#8a4a1e", { s: 5 }) + eyes(100, 96, 19, 16, { look: [0, 0.9], iris: "#3f6f8f", pupil: 0.24 }) + brows(100, 72, 20, 10, -8, 5, "#6d3a18") + blush(30, 118) +
      blob("78,118 100,110 122,118 140,134 132,142 100,136 68,142 60,134", "#f0a030", { s: 6, h: true }) + blob("70,144 100,138 130,144 122,156 100,160 78,156", "#d8862a", { w: 3.4, s: 4 }) + dot(92, 122, 2.4) + dot(108, 122, 2.4) + tube("100,52 98,34 104,20", 4, "#4f9a4a", 2.6) + at(104, 10, 0.9, 0, [0, 72, 144, 216, 288].map((t) => at(0, 0, 1, t, ball(0, -12, 8, 10, "#e88fc0", { w: 2.6, s: 2 }))).join("") + ball(0, 0, 7, 7, "#f2c23e", { w: 2.6, s: 2 })))) +
    bonyHand(132, 172, 0.9, -64) + glow(44, 60, 40, "#b4ea45", 0.35) + at(22, 60, 0.5, 0, spark(0, 0, 1)) + at(92, 40, 0.4, 0, spark(0, 0, 1))
  );
};

// prettier-ignore
const surpriseExam = (): string =>
  at(0, -18, 1, 0,
    block("52,160 150,160 156,250 46,250", "#7a4a9a", { s: 8, h: true }), at(100, 190, 1.3, 0, block("0,-13 4,-4 13,-4 6,2 9,12 0,6 -9,12 -6,2 -13,-4 -4,-4", "#f2c23e", { w: 3, s: 2 })) + block("46,158 26,120 110,104 152,158", mix("#7a4a9a", INK, 0.25), { w: 4, s: 4 }) +
  [0, 1, 2, 3, 4].map((i) => `<path d="M74 ${166 - i * 9}q28 12 54 -4" fill="none" stroke="${INK}" stroke-width="9"/><path d="M74 ${166 - i * 9}q28 12 54 -4" fill="none" stroke="#c9d0dc" stroke-width="5"/>`).join("") + block("50,158 154,158 156,170 48,170", "#d8a443", { w: 3.6, s: 3 })) +
  placed(104, 78, 0.54, -8, skullOf(embers([0, 0.6], 4), roar()), ironCrown()) +
  at(164, 78, 1, 14, block("-24,-34 24,-34 24,38 -24,38", "#f4ead0", { w: 3.6, s: 4 }), lines("-14,-22 14,-22|-14,-12 8,-12|-14,8 14,8|-14,18 4,18", 3, "#6d5a44", "none"), `<circle cx="6" cy="-2" r="14" fill="none" stroke="#c9362f" stroke-width="4"/>` + lines("-2,-10 14,6|14,-10 -2,6", 4, "#c9362f", "none")) + bonyFist(166, 118, 0.72, 100) + bonyHand(40, 96, 0.66, -30) +
  [[20, 40, "#e2475c"], [56, 22, "#57c7e3"], [150, 24, "#a6e22e"], [30, 130, "#f2c23e"], [14, 84, "#e88fc0"], [186, 140, "#57c7e3"], [134, 40, "#f2c23e"], [66, 118, "#a6e22e"]].map(([x, y, c], i) => at(Number(x), Number(y), 1, i * 50, block("-6,-3 6,-3 6,3 -6,3", String(c), { w: 2.2, s: 0 }))).join("") +
  at(-30, 98, 0.6, -14, gown("#4f6a86"), head("#d9a27c"), blob("58,92! 44,60 56,60! 60,34 76,54! 92,24 104,50! 126,30 128,56! 148,52 142,92! 100,70", "#5b3424", { s: 5 }), eyes(100, 98, 19, 17, { pupil: 0.14, look: [0.6, -0.5] }), bulb(100, 116, 8, "#cf8a68"), ball(102, 138, 13, 13, "#471325", { w: 3.4, s: 0 }));

const face = (scene: Face["scene"], draw: Face["draw"], lift = 0): Face => ({ scene, draw, lift });

export const SPELLS: Record<string, Face> = {
  "magic-gate": face(() => vault("#5a5080"), magicGate),
  "practised-cackle": face(() => vault("#6a4a78", "#ffd8a0"), practisedCackle),
  "grasping-dark": face(corridor, graspingDark),
  "roll-call": face(lecture, rollCall),
  "black-bargain": face(() => vault("#4a3a5e"), blackBargain),
  "forgetful-fog": face(quad, forgetfulFog),
  thunderclap: face(() => kragmortha("#8a7ad8"), thunderclap),
  "mild-curse": face(lecture, mildCurse),
  "surprise-exam": face(lecture, surpriseExam),
};
