/**
 * The heads of the Scholars about the origin, some 100 wide and 130 high with the hat: the same one is on
 * the figure on the board and, large, on the card. A head is closed over the features it is given, so that
 * one may look different on each side of the card.
 */
import { INK, at, ball, blob, block, dot, line, lines, paint } from "../../../../art/drawing/pen";
import {
  bags,
  beakNose,
  brows,
  bulb,
  eye,
  eyes,
  fang,
  goblinEars,
  grin,
} from "../../../../art/drawing/parts";
import { feather } from "../../../../art/drawing/props";

export interface Head {
  skin: string;
  /** Colour of the clothes. */
  cloth: string;
  /** Where it ends at the top. */
  top: number;
  /** The head with these features. */
  around(features: string): string;
  /** The features of every day. */
  plain(): string;
  /** The features of the Exalted side. */
  grand(): string;
}

const ROUND = "0,-42 30,-34 43,-8 38,24 22,45 0,51 -22,45 -38,24 -43,-8 -30,-34";
const LONG = "0,-42 26,-34 38,-8 32,22 16,46 0,54 -16,46 -32,22 -38,-8 -26,-34";
const BROAD = "0,-40 32,-32 46,-4 44,24 26,44 0,50 -26,44 -44,24 -46,-4 -32,-32";
const blush = (y: number): string => dot(-27, y, 8, "#e2685a66", 6) + dot(27, y, 8, "#e2685a66", 6);

// prettier-ignore
const valerio: Head = {
  skin: "#e6ad84",
  cloth: "#b8323a",
  top: -94,
  around: (features) =>
    blob("-6,-66 -10,-86 14,-94 42,-82 56,-52! 36,-64 14,-62", "#d8433f", { s: 7, h: true }) + lines("4,-68 14,-80 34,-77|12,-66 28,-70", 2.4, "#8a1f2a") +
    blob(ROUND, "#e6ad84", { s: 9 }) + features +
    blob("-50,4! -54,-30 -36,-62 0,-73 36,-62 54,-30 50,4! 36,-10 0,-16 -36,-10", "#a3acbf", { s: 11, h: true, in: lines("0,-80 0,-10", 5, "#6d7488", "none") }) +
    blob("-52,-2! -40,-10 -34,30! -48,26", "#8d96aa", { s: 4 }) + blob("52,-2! 40,-10 34,30! 48,26", "#8d96aa", { s: 5 }) + line("-51,-2 0,-18 51,-2", 5) +
    lines("20,-60 28,-52 38,-54|26,-44 34,-40", 3) + at(-24, -40, 1, -38, block("-13,-5 13,-5 13,5 -13,5", "#f2d3a2", { w: 2.6, s: 2 }), block("-5,-13 5,-13 5,13 -5,13", "#f2d3a2", { w: 2.6, s: 2 })),
  plain: () =>
    eye(-15, 2, 12, -1, { look: [0.7, 0.3], iris: "#3f6f8f" }) + eye(15, 2, 12, 1, { look: [-0.7, 0.1], iris: "#3f6f8f" }) + brows(0, -14, 16, 10, -2, 6, "#7a4a22") +
    bulb(0, 16, 9, "#d98a6a") + grin(0, 27, 20, 14, { teeth: 4, gaps: [2] }, 0.5) + blush(22),
  grand: () =>
    eyes(0, 2, 16, 12, { look: [0, -0.5], iris: "#3f6f8f", lid: "#e6ad84", drop: 0.2, tilt: 14 }) + brows(0, -13, 16, 11, 6, 7, "#7a4a22") +
    bulb(0, 16, 9, "#d98a6a") + grin(0, 26, 26, 18, { teeth: 6, gaps: [4] }, 0.6),
};

// prettier-ignore
const sofia: Head = {
  skin: "#d69a74",
  cloth: "#2f7a70",
  top: -78,
  around: (features) =>
    blob("0,-76! 34,-62 56,-22 54,26 40,58 0,64 -40,58 -54,26 -56,-22 -34,-62", "#2f7a70", { s: 10, h: true }) + blob("0,-56 32,-44 42,-6 38,36 0,54 -38,36 -42,-6 -32,-44", "#1c2a33", { s: 0, w: 3 }) +
    blob(LONG, "#d69a74", { s: 8 }) + features +
    blob("-38,12! -42,-24 -24,-50 4,-54 30,-46 40,-16 38,10! 30,-10 18,-26! 8,-14 -4,-24! -14,-6 -26,-18! -32,0", "#6b2a3c", { s: 6, h: true }) + lines("-20,-44 -26,-22|0,-48 -2,-28|20,-42 22,-28", 2.4) +
    `<circle cx="34" cy="30" r="6" fill="none" stroke="${INK}" stroke-width="5"/><circle cx="34" cy="30" r="6" fill="none" stroke="#f2c23e" stroke-width="2.4"/>`,
  plain: () =>
    eyes(0, 4, 15, 11, { look: [0.9, 0], iris: "#4f9a5a", lid: "#d69a74", drop: 0.42, tilt: 8 }) + brows(0, -10, 15, 9, 3, 5, "#4a1c2a") +
    line("-2,10 -4,20 3,22", 3) + line("-12,34 4,36 18,28", 4) + line("17,25 21,30", 3) + lines("-24,18 -16,26|-20,26 -26,20", 2, "#a3503f"),
  grand: () =>
    eyes(0, 4, 15, 11, { look: [0, 0], iris: "#b4ea45", lid: "#d69a74", drop: 0.3, tilt: 16 }) + brows(0, -11, 15, 10, 6, 5.5, "#4a1c2a") +
    line("-2,10 -4,20 3,22", 3) + grin(3, 30, 18, 12, { teeth: 5 }, 0.6) + lines("-26,16 -18,24", 2, "#a3503f"),
};

// prettier-ignore
const vincenzo: Head = {
  skin: "#f2c9a2",
  cloth: "#3d63b0",
  top: -98,
  around: (features) =>
    blob("-40,4 -60,-6 -64,12 -56,24 -40,24", "#f2c9a2", { s: 4 }) + blob("40,4 60,-6 64,12 56,24 40,24", "#f2c9a2", { s: 4 }) + paint("-44,8 -56,2 -58,14 -46,18", "#d98a6a", 0.7) + paint("44,8 56,2 58,14 46,18", "#d98a6a", 0.7) +
    blob("-44,30! -48,-20 0,-44 48,-20 44,30! 34,8 -34,8", "#e0b24a", { s: 6 }) + blob(ROUND, "#f2c9a2", { s: 9 }) + features +
    blob("-42,2! -46,-24 46,-24 42,2! 30,-12 20,-2! 8,-14 -4,-4! -16,-14 -28,-2!", "#e0b24a", { s: 4 }) +
    blob("-66,-14 -30,-32 0,-36 30,-32 66,-14 44,-8 0,-18 -44,-8", "#2f4f94", { s: 5 }) + blob("-42,-26 -28,-62 6,-90 46,-97! 36,-76 40,-52 42,-26 0,-34", "#3d63b0", { s: 10, h: true }) + lines("-20,-60 0,-54 20,-62|18,-80 32,-77", 2.8) +
    [[-8, -48, 1], [22, -54, 0.8], [8, -76, 0.7]].map(([x = 0, y = 0, s = 1]) => at(x, y, s, 10, block("0,-10 3,-3 10,-3 4,2 6,9 0,5 -6,9 -4,2 -10,-3 -3,-3", "#f2d45e", { w: 2.2, s: 0 }))).join(""),
  plain: () => eyes(0, 10, 17, 14, { look: [0.1, -0.3], iris: "#5f8fc0", pupil: 0.24 }) + brows(0, -10, 17, 8, -5, 4, "#a8782a") + bulb(0, 24, 6, "#e8a284") + blob("0,32 9,38 6,47 -6,47 -9,38", "#471325", { w: 3, s: 0 }) + blush(30),
  grand: () => eyes(0, 10, 17, 15, { look: [0, -0.7], iris: "#ffd45e", pupil: 0.3 }) + brows(0, -12, 17, 9, -4, 4, "#a8782a") + bulb(0, 24, 6, "#e8a284") + grin(0, 34, 20, 15, { teeth: 5, tongue: true }, 0.6) + blush(30),
};

// prettier-ignore
const rebecca: Head = {
  skin: "#b97a52",
  cloth: "#7a3f74",
  top: -98,
  around: (features) =>
    at(20, -62, 0.5, 44, feather("#f0e8d6")) + at(-18, -60, 0.46, -38, feather("#63a6c8")) +
    ball(0, -62, 27, 24, "#c8551f", { s: 7, h: true }) + lines("-14,-70 4,-78 16,-66|-16,-58 0,-64 18,-56", 2.6) +
    blob("0,-54 40,-42 52,-4 46,36 34,44! 36,0 -36,0 -34,44! -46,36 -52,-4 -40,-42", "#c8551f", { s: 8, h: true }) + blob(LONG, "#b97a52", { s: 8 }) + features +
    blob("-40,2! -40,-30 0,-52 40,-30 40,2! 26,-20 4,-30! -14,-18 -28,-16", "#c8551f", { s: 5 }) + lines("-28,-30 -6,-40|10,-40 30,-26", 2.4),
  plain: () =>
    eyes(0, 4, 17, 10, { look: [0.3, 0.6], iris: "#4a2a18" }) + [-17, 17].map((x) => `<circle cx="${x}" cy="4" r="16" fill="#cfeaf222" stroke="${INK}" stroke-width="7"/><circle cx="${x}" cy="4" r="16" fill="none" stroke="#e0b24a" stroke-width="3.4"/>`).join("") + line("-4,1 4,1", 4) +
    brows(0, -19, 17, 8, -3, 4, "#7a2f10") + line("-2,18 -4,24 3,25", 2.6) + line("-11,36 0,33 11,36", 4) + [[-20, 26], [-14, 30], [20, 26], [14, 30]].map(([x = 0, y = 0]) => dot(x, y, 1.8, "#6d3a1c")).join("") + blob("22,30 30,32 28,40 20,38", "#241a3a", { w: 0, s: 0 }),
  grand: () =>
    [-17, 17].map((x) => `<circle cx="${x}" cy="4" r="16" fill="#fff3b8" stroke="${INK}" stroke-width="7"/><circle cx="${x}" cy="4" r="16" fill="none" stroke="#e0b24a" stroke-width="3.4"/><path d="M${x - 10} 8L${x + 2} -8M${x - 2} 12L${x + 10} -4" stroke="#fff" stroke-width="4"/>`).join("") + line("-4,1 4,1", 4) +
    brows(0, -20, 17, 10, 6, 5, "#7a2f10") + line("-2,18 -4,24 3,25", 2.6) + grin(0, 34, 17, 10, { teeth: 6 }, 0.7),
};

// prettier-ignore
const fluffy: Head = {
  skin: "#8fb04d",
  cloth: "#c8853f",
  top: -62,
  around: (features) =>
    blob("-6,-58 30,-54 54,-24 54,20 34,48 0,54 -34,48 -54,20 -54,-24 -36,-52", "#c8853f", { s: 9, h: true }) + blob(BROAD, "#8fb04d", { s: 8 }) + features +
    blob("-46,2! -48,-28 -24,-48 0,-52 24,-48 48,-28 46,2! 34,-18 18,-14! 8,-24 0,-16! -8,-24 -18,-14! -34,-18", "#c8853f", { s: 6 }) +
    blob("-38,-44 -62,-46 -78,-20 -72,22 -58,26 -50,0", "#7a4a22", { s: 6, h: true }) + blob("38,-44 62,-46 78,-20 72,22 58,26 50,0", "#7a4a22", { s: 6, h: true }) + lines("-20,-50 -12,-58|0,-52 2,-62|16,-50 22,-58", 3),
  plain: () =>
    eyes(0, 0, 20, 16, { look: [0, -0.5], iris: "#5a3a1a", pupil: 0.5 }) + brows(0, -20, 19, 8, -6, 4, "#3a4a1a") + blob("-8,12 8,12 3,21 -3,21", "#2a2030", { w: 2.6, s: 1 }) +
    grin(0, 26, 31, 17, { teeth: 5, gaps: [1] }, 0.4) + fang(-20, 40, 12, true) + fang(18, 41, 17, true) + blob("2,36 16,36 18,54 10,60 2,54", "#e0607a", { w: 3, s: 3 }) + line("9,40 10,52", 2),
  grand: () =>
    eyes(0, 0, 20, 15, { look: [0, -0.2], iris: "#f2c23e", pupil: 0.4, lid: "#8fb04d", drop: 0.24, tilt: 12 }) + brows(0, -17, 20, 11, 6, 6, "#3a4a1a") + blob("-8,12 8,12 3,21 -3,21", "#2a2030", { w: 2.6, s: 1 }) +
    grin(0, 24, 34, 24, { teeth: 7, gaps: [4], lower: 5 }, 0.4) + fang(-26, 42, 16, true) + fang(25, 43, 20, true, "#f2c23e"),
};

// prettier-ignore
const zbugbok: Head = {
  skin: "#a8a848",
  cloth: "#b49a5a",
  top: -78,
  around: (features) =>
    goblinEars(-34, 34, 6, 38, "#a8a848", 6) + blob(LONG, "#a8a848", { s: 8 }) + features +
    blob("-66,-14 -40,-28 0,-34 40,-28 66,-14 52,-6 0,-16 -52,-6", "#c8b070", { s: 5 }) + blob("-42,-24 -36,-58 0,-72 36,-58 42,-24 0,-32", "#d8c284", { s: 9, h: true }) + blob("-43,-36 0,-44 43,-36 43,-24 0,-32 -43,-24", "#7a4a2b", { s: 3, w: 3 }) + lines("0,-70 0,-46|-20,-64 -22,-44|20,-64 22,-44", 2.4) + ball(0, -72, 6, 4, "#d8c284", { w: 3, s: 1 }),
  plain: () =>
    eye(-15, 4, 10, -1, { look: [0.4, 0.3], iris: "#6a3a1a", lid: "#a8a848", drop: 0.3 }) + eye(16, 4, 15, 1, { look: [-0.2, 0.3], iris: "#6a3a1a" }) + `<circle cx="16" cy="4" r="18" fill="#cfeaf222" stroke="${INK}" stroke-width="7"/><circle cx="16" cy="4" r="18" fill="none" stroke="#d8a443" stroke-width="3.6"/>` + line("32,12 42,28", 4) +
    brows(0, -12, 16, 8, -2, 6, "#4a3a14") + beakNose(0, 22, 19, "#959a3a") + blob("0,34! 16,30 36,40 42,32! 34,52 12,50 0,42 -12,50 -34,52 -42,32! -36,40 -16,30", "#efe6d2", { s: 4 }),
  grand: () =>
    eyes(0, 4, 16, 12, { look: [0.4, -0.5], iris: "#d8a443", lid: "#a8a848", drop: 0.16, tilt: 8 }) + brows(0, -12, 16, 9, 4, 7, "#4a3a14") +
    grin(0, 42, 20, 14, { teeth: 4 }, 0.5) + beakNose(0, 22, 19, "#959a3a") + blob("0,34! 16,28 38,36 50,22! 40,48 14,46 0,41 -14,46 -40,48 -50,22! -38,36 -16,28", "#efe6d2", { s: 4 }),
};

// prettier-ignore
const lexA: Head = {
  skin: "#7fae74",
  cloth: "#5b3f8f",
  top: -80,
  around: (features) =>
    blob("10,-60 40,-80 66,-66 70,-30 58,6 70,40! 46,26 40,-10", "#d84a8a", { s: 7, h: true }) + lines("46,-64 56,-36 54,0|36,-58 48,-40", 2.6, "#7a1f4a") +
    goblinEars(-32, 34, 0, 44, "#7fae74", -6) + blob(LONG, "#7fae74", { s: 8 }) + features +
    blob("-40,-8! -42,-40 -14,-60 18,-60 42,-40 40,-8! 30,-26 12,-34 -10,-16! -20,-24", "#d84a8a", { s: 6, h: true }) + lines("-24,-46 -16,-28|2,-54 -2,-34|22,-50 30,-32", 2.4, "#7a1f4a") + dot(-58, 4, 4.4) + dot(-58, 4, 2.6, "#f2c23e") + dot(-52, 10, 4.4) + dot(-52, 10, 2.6, "#f2c23e"),
  plain: () =>
    blob("-40,-8 -18,-12 0,-6 18,-12 40,-8 38,14 18,20 0,10 -18,20 -38,14", "#241d34", { w: 3, s: 4 }) + eyes(0, 3, 18, 10, { look: [-0.9, 0], iris: "#f2c23e", lid: "#3a2f50", drop: 0.3, tilt: 8 }) +
    line("0,14 -4,24 4,25", 3) + line("-18,36 2,40 20,30", 4.4) + fang(-8, 38, 10) + line("19,27 24,32", 3),
  grand: () =>
    blob("-42,-10 -18,-14 0,-6 18,-14 42,-10 52,-22! 40,16 18,20 0,10 -18,20 -40,16 -52,-22!", "#241d34", { w: 3, s: 4 }) + eyes(0, 3, 18, 11, { look: [0, 0], iris: "#b4ea45", lid: "#3a2f50", drop: 0.24, tilt: 14 }) +
    line("0,14 -4,24 4,25", 3) + grin(0, 33, 22, 12, { teeth: 6 }, 0.6) + fang(-16, 34, 10) + fang(16, 34, 10),
};

// prettier-ignore
const matita: Head = {
  skin: "#c2c474",
  cloth: "#4a5568",
  top: -102,
  around: (features) =>
    goblinEars(-30, 30, 8, 36, "#c2c474", 18) + blob(LONG, "#c2c474", { s: 8 }) + features +
    block("-26,-58 26,-58 0,-102", "#eccb98", { s: 6 }) + block("-9,-86 9,-86 0,-102", "#2c2438", { w: 3, s: 3 }) +
    block("-38,-16 38,-16 30,-56 20,-64 10,-56 0,-64 -10,-56 -20,-64 -30,-56", "#f0b52e", { s: 9, h: true }) + lines("-12,-54 -14,-20|12,-54 14,-20", 3.4, "#a8741f", "none") + block("-42,-26 42,-26 43,-12 -43,-12", "#c9cfdb", { s: 4 }) + lines("-24,-25 -25,-13|0,-25 0,-13|24,-25 25,-13", 2.4, INK, "none"),
  plain: () =>
    eyes(0, 6, 15, 11, { look: [-0.4, 0.7], iris: "#5a4a8a", lid: "#c2c474", drop: 0.46, tilt: -8 }) + bags(0, 20, 15, 9) + brows(0, -8, 15, 7, -4, 3.4) + blob("-3,8 4,8 10,30 4,40! -4,30", "#aeb060", { w: 3, s: 3 }) + line("-14,42 0,39 12,44", 3.4) + dot(-22, 34, 4, "#2c2f5a", 3),
  grand: () =>
    eyes(0, 6, 15, 12, { look: [0, 0], iris: "#b4ea45", lid: "#c2c474", drop: 0.3, tilt: 14 }) + brows(0, -9, 15, 9, 5, 5) + blob("-3,8 4,8 10,28 4,38! -4,28", "#aeb060", { w: 3, s: 3 }) + grin(0, 40, 16, 8, { teeth: 5 }, 0.6),
};

export const HEADS: Record<string, Head> = {
  valerio,
  sofia,
  vincenzo,
  rebecca,
  fluffy,
  zbugbok,
  "lex-a": lexA,
  matita,
};
