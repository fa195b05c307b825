/** The four goblins of the expansion, both sides. Laid out by hand, one part of a picture a line. */
import {
  INK,
  at,
  ball,
  blob,
  block,
  dot,
  glow,
  line,
  lines,
  paint,
  tube,
} from "../../../../../art/drawing/pen";
import { fist, palm } from "../../../../../art/drawing/parts";
import { coin, crown, flame, scroll, skull } from "../../../../../art/drawing/props";
import type { Face } from "../../face";
import { compass, pencil, swag } from "../../figures/bodies";
import { bone, gold, paper } from "../../zones/furniture";
import { clothOf, headOf, mantle, prize, shoulders, skinOf, swish } from "./bust";
import { cell, crossroads, doghouse, glory, rooftop } from "./scenes";

const collar = (color: string): string =>
  blob("62,156 100,170 138,156 140,170 100,186 60,170", color, { w: 3.4, s: 3 }) +
  [72, 86, 114, 128]
    .map((x) =>
      block(
        `${x - 4},${172 - Math.abs(100 - x) * 0.2} ${x + 4},${172 - Math.abs(100 - x) * 0.2} ${x},${160 - Math.abs(100 - x) * 0.2}`,
        "#c9cfdb",
        { w: 2.2, s: 0 },
      ),
    )
    .join("");

const paw = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    1,
    turn,
    blob("-14,-8 -8,-16 0,-12 8,-16 14,-8 13,10 -13,10", clothOf("fluffy"), { w: 3.4, s: 4 }),
    lines("-5,-12 -4,-4|5,-12 4,-4", 2.4),
  );

// prettier-ignore
const fluffy: Face = {
  scene: doghouse,
  lift: 30,
  draw: () =>
    tube("168,240 190,206 180,176", 18, clothOf("fluffy")) + lines("190,160 198,150|168,164 162,152", 3.4, "#f0e2b8") + shoulders(clothOf("fluffy"), ball(100, 226, 44, 50, "#ecc894", { w: 0, s: 0 })) + collar("#b8323a") +
    headOf("fluffy", "plain", -9, 0.98, 110) + at(100, 196, 1, 0, ball(0, 0, 12, 13, "#f2c23e", { w: 3, s: 3 }), at(0, 1, 0.34, 0, skull(1, "#a8741f"))) +
    at(52, 204, 1, -18, block("-26,-15 26,-15 26,15 -26,15", "#f3e6c4", { w: 3, s: 3 }), lines("-18,-7 14,-7|-18,0 16,0|-18,7 4,7", 2.2, "#8a7a60", "none"), dot(18, 8, 6, "#b8323a"), blob("14,-18! 30,-18! 30,2! 24,-2 22,-8 16,-8", clothOf("fluffy"), { w: 0, s: 0 })) + paw(40, 220, 10) + paw(158, 214, -8) + bone(154, 196, 40, -14),
};

// prettier-ignore
const fluffyExalted: Face = {
  scene: () => glory("#6a3a1c", "#f0b060"),
  lift: 20,
  draw: () =>
    shoulders(clothOf("fluffy"), ball(100, 226, 44, 50, "#ecc894", { w: 0, s: 0 })) + mantle("#8a3440") +
    headOf("fluffy", "grand", 0, 0.98, 108) + at(100, 54, 1.05, 0, crown("#d8a443", "#4f9a6a")) + prize(44, 44, 0.8) + prize(156, 44, 0.8) +
    at(168, 196, 1, 8, blob("-24,-30 24,-30 20,-4 8,6 -8,6 -20,-4", "#f2c23e", { s: 6 }), block("-6,4 6,4 8,22 -8,22", "#f2c23e", { w: 3, s: 2 }), block("-18,20 18,20 18,30 -18,30", "#8a5a34", { w: 3, s: 2 }), `<path d="M-23 -24Q-40 -22 -34 -8Q-28 0 -18 -8M23 -24Q40 -22 34 -8Q28 0 18 -8" fill="none" stroke="${INK}" stroke-width="4"/>`, bone(-8, -36, 24, 60), bone(8, -38, 24, 110)) +
    at(42, 200, 1.1, -8, [0, 45, 90, 135].map((t) => at(0, 0, 1, t, block("-20,-8 20,-8 20,8 -20,8", "#b8323a", { w: 3, s: 0 }))).join(""), block("-10,12 -2,14 -6,40 -16,38", "#8a2430", { w: 3, s: 0 }), block("10,12 2,14 6,40 16,38", "#8a2430", { w: 3, s: 0 }), ball(0, 0, 14, 14, "#f6ecd0", { w: 3, s: 3 }), at(0, 0, 0.46, 0, skull(1, "#d8a443"))) + paw(140, 228, 0) + paw(64, 228, 0),
};

const mapSheet = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    1,
    turn,
    block("-44,-30 44,-28 42,30 -42,30", "#ecd8a4", { w: 3.4, s: 5 }),
    lines("-15,-29 -14,30|15,-28 14,30", 2, "#b89a60", "none"),
    paint("-36,-16 -22,-20 -18,-6 -34,-4", "#8fb078"),
    paint("10,4 30,2 32,18 12,20", "#8fb078"),
    `<path d="M-30 14Q-16 -10 0 8T30 -14" fill="none" stroke="#8a5a34" stroke-width="3" stroke-dasharray="5 4"/>`,
    lines("24,-22 36,-10|36,-22 24,-10", 4, "#c9362f", "none"),
  );

// prettier-ignore
const zbugbok: Face = {
  scene: crossroads,
  lift: 28,
  draw: () =>
    shoulders(clothOf("zbugbok"), block("84,150 116,150 118,260 82,260", "#d8c284", { w: 0, s: 0 }) + lines("52,166 152,250", 10, "#5b3a24", "none")) + blob("68,160 100,172 132,160 128,180 100,188 72,180", "#b8483a", { w: 3.4, s: 4 }) +
    headOf("zbugbok", "plain", 7, 0.98, 108) +
    mapSheet(62, 202, -172) + fist(26, 200, 0.8, -70, skinOf("zbugbok")) + fist(102, 208, 0.8, 70, skinOf("zbugbok")) +
    at(160, 196, 1.7, 10, compass()) + fist(150, 216, 0.8, 40, skinOf("zbugbok")) + at(170, 120, 0.9, 0, line("0,-8 8,-14 12,-6 6,0 4,6", 4, "#ffe27a", "none"), dot(4, 13, 2.6, "#ffe27a")),
};

// prettier-ignore
const zbugbokExalted: Face = {
  scene: () => glory("#3a4a24", "#e8d07a"),
  lift: 22,
  draw: () =>
    gold(24, 216, 1.5) + gold(178, 216, 1.6) + gold(60, 238, 1.2) + gold(140, 238, 1.3) +
    at(172, 106, 1, 7, block("-4,-6 4,-6 4,110 -4,110", "#8a5a34", { w: 3, s: 2 }), blob("-4,-4! -30,-12 -48,0! -44,28! -24,20 -4,30!", "#b8323a", { s: 4 }), at(-25, 10, 0.5, -6, skull(1))) +
    shoulders(clothOf("zbugbok"), lines("52,166 152,250", 10, "#5b3a24", "none")) + mantle("#7a4a2b") + headOf("zbugbok", "grand", -3, 0.96, 106) + prize(48, 44, 0.8) + prize(132, 26, 0.6) + prize(68, 28, 0.6) +
    at(40, 176, 1, -6, block("-16,34 16,34 18,44 -18,44", "#b8863a", { w: 3, s: 2 }), blob("-13,34 -16,6 -10,-6 10,-6 16,6 13,34", "#f2c23e", { s: 5 }), ball(0, -18, 16, 15, "#f2c23e", { s: 5 }), dot(-6, -20, 3.6), dot(6, -20, 3.6), lines("-8,-10 8,-10|-4,-13 -4,-7|0,-13 0,-7|4,-13 4,-7", 2.2, INK, "none"), blob("-14,-26 -24,-34 -18,-18", "#f2c23e", { w: 3, s: 1 }), blob("14,-26 24,-34 18,-18", "#f2c23e", { w: 3, s: 1 })) + glow(40, 170, 50, "#fff0a0", 0.6) + fist(44, 218, 0.85, -80, skinOf("zbugbok")) + fist(168, 190, 0.85, 8, skinOf("zbugbok")),
};

/** A left hand in its red glove, palm out. */
const redHand = (x: number, y: number, size: number, turn: number): string =>
  palm(x, y, size, turn, "#b8323a");

// prettier-ignore
const lexA: Face = {
  scene: rooftop,
  lift: 24,
  draw: () =>
    shoulders(clothOf("lex-a"), lines("60,160 130,250|140,160 70,250", 6, "#241d34", "none")) + blob("66,160 100,174 134,160 138,172 100,190 62,172", "#d84a8a", { w: 3.4, s: 4 }) +
    headOf("lex-a", "plain", -6, 0.96, 108) +
    at(158, 188, 2, 6, swag()) + fist(156, 156, 0.85, 6, skinOf("lex-a")) +
    tube("30,240 18,206 34,176", 20, clothOf("lex-a")) + redHand(38, 152, 1.05, -8) + at(40, 112, 1, 0, coin(0, 0, 1.3)) + swish("24,104 16,96|56,104 64,98|40,94 40,84", "#ffe27a"),
};

// prettier-ignore
const lexAExalted: Face = {
  scene: () => glory("#2a1f5a", "#c080e0"),
  lift: 24,
  draw: () => {
    const jewel = (x: number, y: number, color: string): string => at(x, y, 1, 10, block("-12,-6 -6,-13 6,-13 12,-6 0,13", color, { w: 3.2, s: 3 }), lines("-12,-6 12,-6|-4,-6 0,10|4,-6 0,10", 1.8, INK, "none"));
    return (
      blob("-10,260! 0,150 30,120 60,160 140,160 170,120 200,150 210,260!", "#2f2350", { s: 10, h: true }) + shoulders(clothOf("lex-a"), lines("60,160 130,250|140,160 70,250", 6, "#241d34", "none")) + mantle("#d84a8a") +
      headOf("lex-a", "grand", 3, 0.92, 110) + jewel(30, 120, "#4fb0d8") + jewel(26, 84, "#d8483f") + jewel(46, 50, "#4f9a5a") + jewel(150, 44, "#f2c23e") + prize(176, 74, 0.9) + prize(178, 112, 0.7) +
      tube("30,244 14,214 26,186", 20, clothOf("lex-a")) + redHand(30, 166, 1.05, -10) + tube("170,244 186,216 172,192", 20, clothOf("lex-a")) + at(168, 160, 0.9, 10, crown()) + fist(168, 182, 0.85, 6, skinOf("lex-a"))
    );
  },
};

// prettier-ignore
const matita: Face = {
  scene: cell,
  lift: 18,
  draw: () =>
    shoulders(clothOf("matita")) + blob("56,164 70,150 88,160 100,152 112,160 130,150 144,164 134,182 116,174 100,184 84,174 66,182", "#f4eede", { s: 4 }) +
    headOf("matita", "plain", 4, 0.88, 116) +
    block("-6,222 206,214 206,250 -6,250", "#7a5232", { s: 5 }) + at(66, 210, 1.2, -8, block("-34,-12 34,-12 40,14 -40,14", "#f3e6c4", { w: 3, s: 3 }), lines("-26,-6 20,-6|-28,0 24,0|-30,6 4,6", 2, "#6a5a48", "none")) + paper(140, 214, 70) + paper(150, 210, 50) + ball(170, 210, 12, 10, "#2c2f6a", { w: 3, s: 3 }) + ball(170, 203, 8, 3, "#4a4f9a", { w: 2.4, s: 0 }) +
    at(112, 214, 1.05, 28, pencil()) + fist(122, 194, 0.85, 22, skinOf("matita")) + at(24, 206, 1, 0, block("-7,-20 7,-20 8,12 -8,12", "#f4e8cc", { w: 3, s: 3 })) + flame(24, 186, 0.55) + swish("96,208 88,212|140,160 146,152", "#f3e6c4"),
};

// prettier-ignore
const matitaExalted: Face = {
  scene: () => glory("#24305a", "#f0c85a"),
  lift: 18,
  draw: () => {
    const shaving = (x: number, y: number, turn: number): string => at(x, y, 1, turn, blob("-18,0! -8,-10 6,-10 18,-2! 10,4 4,0! 0,8 -10,8", "#eccb98", { w: 3, s: 2 }), line("-18,0 -6,-8 8,-9 18,-2", 3.4, "#f0b52e", "none"));
    return (
      shaving(30, 96, -30) + shaving(168, 70, 40) + shaving(40, 52, 20) + shaving(26, 140, 70) +
      shoulders(clothOf("matita")) + mantle("#4a5568") + headOf("matita", "grand", 0, 0.86, 114) + prize(150, 46, 0.8) + prize(52, 32, 0.6) +
      at(172, 232, 1.7, 4, pencil()) + glow(178, 106, 36, "#fff0a0", 0.9) + fist(172, 188, 0.9, 4, skinOf("matita")) +
      tube("32,246 18,222 36,196", 20, clothOf("matita")) + at(40, 176, 1, -10, scroll(), lines("-14,-14 12,-14|-14,-5 14,-5|-14,4 6,4", 2.4, "#8a7a60", "none"), ball(8, 16, 7, 7, "#b8323a", { w: 2.6, s: 2 })) + fist(46, 208, 0.8, -70, skinOf("matita"))
    );
  },
};

export const GOBLINS: Record<string, Face> = {
  fluffy,
  "fluffy-exalted": fluffyExalted,
  zbugbok,
  "zbugbok-exalted": zbugbokExalted,
  "lex-a": lexA,
  "lex-a-exalted": lexAExalted,
  matita,
  "matita-exalted": matitaExalted,
};
