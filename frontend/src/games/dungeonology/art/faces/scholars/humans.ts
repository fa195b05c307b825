/** The four Scholars of the base game, both sides. Laid out by hand, one part of a picture a line. */
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
import { eyes, fist, palm } from "../../../../../art/drawing/parts";
import { crown, feather, flame, pole, spark } from "../../../../../art/drawing/props";
import type { Face } from "../../face";
import { book } from "../../figures/bodies";
import { openBook } from "../../zones/furniture";
import { laboratory, lecture } from "../places";
import { clothOf, headOf, mantle, prize, shoulders, skinOf, swish } from "./bust";
import { dentedWall, forbiddenShelves, glory } from "./scenes";

const brick = (x: number, y: number, turn: number): string =>
  at(x, y, 1, turn, block("-13,-7 13,-7 13,7 -13,7", "#b8805f", { w: 3, s: 3 }));

/** Little stars that go round a head that met something. */
const dizzy = (): string =>
  [
    [46, 52],
    [70, 28],
    [134, 24],
    [160, 50],
  ]
    .map(([x = 0, y = 0], i) =>
      at(
        x,
        y,
        0.55 + (i % 2) * 0.2,
        i * 24,
        block("0,-16 5,-5 16,-5 7,3 10,15 0,8 -10,15 -7,3 -16,-5 -5,-5", "#ffe27a", { w: 3.6, s: 0 }),
      ),
    )
    .join("");

// prettier-ignore
const valerio: Face = {
  scene: dentedWall,
  lift: 16,
  draw: () =>
    shoulders("#8d96aa", block("70,150 130,150 136,260 64,260", clothOf("valerio"), { w: 3, s: 5 }) + paint("100,186! 114,204 100,236! 86,204", "#f2c23e")) + blob("16,206 24,178 52,164 72,178 60,202 34,212", "#a3acbf", { s: 6, h: true }) + blob("184,206 176,178 148,164 128,178 140,202 166,212", "#a3acbf", { s: 6, h: true }) + dot(34, 190, 3) + dot(166, 190, 3) +
    headOf("valerio", "plain", -7, 0.96, 110) + dizzy() + brick(30, 120, 20) + brick(176, 150, -30) + brick(22, 166, -14) + swish("40,96 30,86|164,128 176,122|36,142 24,142", "#e8c8a0") +
    fist(148, 214, 0.9, 12, skinOf("valerio")) + brick(152, 192, 10),
};

// prettier-ignore
const valerioExalted: Face = {
  scene: () => glory("#7a2430", "#e8a04a"),
  lift: 16,
  draw: () =>
    shoulders("#d8a443", block("70,150 130,150 136,260 64,260", clothOf("valerio"), { w: 3, s: 5 })) + mantle("#b8323a") +
    at(30, 196, 0.9, -14, block("-26,-44 26,-44 26,44 -26,44", "#8a5a34", { s: 6, h: true }), lines("-9,-44 -9,44|9,-44 9,44", 3, INK, "none"), block("-26,-30 26,-30 26,-22 -26,-22", "#5f6674", { w: 2.6, s: 1 }), ball(0, 6, 10, 10, "#2a1a20", { w: 3, s: 0 }), lines("-6,0 -18,-12|8,2 18,-8|2,16 6,30", 3)) +
    headOf("valerio", "grand", 4, 0.94, 110) + at(103, 72, 0.95, 4, crown()) + prize(40, 84, 0.9) + prize(164, 84, 0.9) +
    at(168, 170, 1, 14, block("-6,-14 6,-14 5,-74 0,-88 -5,-74", "#e8eef8", { w: 3, s: 3 }), block("-20,-16 20,-16 20,-8 -20,-8", "#d8a443", { w: 3, s: 2 }), block("-4,-8 4,-8 4,16 -4,16", "#5b3a24", { w: 3, s: 2 })) + fist(168, 180, 0.9, 14, skinOf("valerio")),
};

// prettier-ignore
const sofia: Face = {
  scene: forbiddenShelves,
  lift: 14,
  draw: () =>
    shoulders(clothOf("sofia"), lines("100,170 100,250", 4)) + block("30,204 170,204 172,218 28,218", "#5b3a24", { w: 3, s: 3 }) +
    headOf("sofia", "plain", 6, 0.98, 108) +
    at(46, 184, 1.9, -12, book("#8a2f45")) + [0, 1, 2].map((i) => `<ellipse cx="${26 - i * 4}" cy="${214 + i * 9}" rx="5" ry="8" fill="none" stroke="${INK}" stroke-width="6"/><ellipse cx="${26 - i * 4}" cy="${214 + i * 9}" rx="5" ry="8" fill="none" stroke="#c9cfdb" stroke-width="2.8"/>`).join("") + fist(68, 202, 0.8, -80, skinOf("sofia")) +
    tube("176,240 172,208 140,184 116,176", 20, clothOf("sofia")) + at(104, 168, 1, 4, tube("0,0 -1,-30", 9, skinOf("sofia"), 2.8), ball(2, 5, 13, 12, skinOf("sofia"), { w: 3.4, s: 4 }), lines("-3,2 9,1|-2,8 10,8", 2.4), line("-4,-30 1,-32", 2)),
};

// prettier-ignore
const sofiaExalted: Face = {
  scene: () => glory("#173f44", "#7fd0b0"),
  lift: 16,
  draw: () =>
    [[36, 76, -24, "#8a3440"], [164, 76, 24, "#3d63b0"], [26, 132, -10, "#d8a443"], [174, 132, 10, "#6b4a8a"]].map(([x, y, t, c]) => openBook(Number(x), Number(y), 1.5, Number(t), String(c))).join("") +
    shoulders(clothOf("sofia")) + mantle("#1f5a54") + headOf("sofia", "grand", -3, 0.92, 110) + at(98, 46, 0.9, -3, crown("#d8a443", "#3f9a58")) + prize(62, 56, 0.6) + prize(138, 56, 0.6) +
    tube("30,240 20,214 34,196", 20, clothOf("sofia")) + fist(38, 188, 0.85, 10, skinOf("sofia")) + `<circle cx="40" cy="206" r="17" fill="none" stroke="${INK}" stroke-width="8"/><circle cx="40" cy="206" r="17" fill="none" stroke="#f2c23e" stroke-width="4"/>` + [-30, 0, 30].map((t) => at(40, 222, 1, t, block("-3,0 3,0 3,30 9,30 9,35 3,35 3,40 -3,40", "#d8a443", { w: 2.6, s: 1 }))).join("") +
    tube("170,240 182,214 168,196", 20, clothOf("sofia")) + palm(164, 188, 0.9, -8, skinOf("sofia")),
};

/** A chick that was not meant. */
const chick = (x: number, y: number, size = 1): string =>
  at(
    x,
    y,
    size,
    0,
    ball(0, 0, 16, 15, "#f6d84a", { w: 3.4, s: 4 }),
    eyes(0, -4, 6, 5, { look: [0, 0.4] }),
    blob("-5,3! 5,3! 0,10!", "#e8782a", { w: 2.4, s: 1 }),
    lines("-2,-15 -4,-22|1,-15 3,-22", 2.4),
    blob("-16,0 -23,-4 -18,8", "#f6d84a", { w: 2.8, s: 1 }),
    blob("16,0 23,-4 18,8", "#f6d84a", { w: 2.8, s: 1 }),
  );

// prettier-ignore
const vincenzo: Face = {
  scene: lecture,
  lift: 16,
  draw: () =>
    shoulders(clothOf("vincenzo"), block("0,226 200,226 200,240 0,240", "#f2d45e", { w: 0, s: 0 }) + lines("100,180 100,250", 4)) + lines("64,168 100,190 136,168", 7, "#f2d45e", "none") +
    headOf("vincenzo", "plain", 4, 0.9, 116) +
    tube("166,236 180,204 172,178", 20, clothOf("vincenzo")) + at(172, 130, 1, 6, pole(110, "#8a5a34", 8)) + fist(172, 174, 0.85, 6, skinOf("vincenzo")) + glow(172, 106, 40, "#b4ea45", 0.6) + chick(172, 108, 1.1) + [[150, 86], [192, 82], [186, 132]].map(([x = 0, y = 0]) => at(x, y, 0.5, 20, block("0,-16 5,-5 16,-5 7,3 10,15 0,8 -10,15 -7,3 -16,-5 -5,-5", "#b4ea45", { w: 4, s: 0 }))).join("") +
    tube("34,236 20,212 34,190", 20, clothOf("vincenzo")) + at(44, 178, 1.5, 170, book("#8a3440")) + fist(36, 196, 0.8, -70, skinOf("vincenzo")),
};

// prettier-ignore
const vincenzoExalted: Face = {
  scene: () => glory("#1f2f6a", "#8fb0f0"),
  lift: 16,
  draw: () =>
    [[30, 120], [172, 128], [36, 70], [164, 66]].map(([x = 0, y = 0], i) => (i < 2 ? chick(x, y, 1) : at(x, y, 1, 0, spark(0, 0, 1)))).join("") +
    shoulders("#2f4f94") + mantle("#3d63b0") + headOf("vincenzo", "grand", 0, 0.9, 112) +
    blob("72,148! 84,142 100,146 116,142 128,148! 134,186 118,204 108,196 100,222 92,196 82,204 66,186", "#f4f0e6", { s: 7 }) + lines("84,160 82,186|100,156 100,200|116,160 118,186", 2.4, "#b8b0a0") + line("70,150 58,128", 2.4, "#c9362f", "none") + line("130,150 142,128", 2.4, "#c9362f", "none") + blob("86,146 100,138 114,146 108,154 100,150 92,154", "#471325", { w: 2.6, s: 0 }) +
    at(174, 120, 1, 8, pole(120, "#d8a443", 9)) + glow(176, 104, 44, "#63e0f0", 0.9) + ball(176, 106, 16, 16, "#63d0f0", { s: 5 }) + dot(170, 100, 4, "#fff") + fist(172, 186, 0.9, 8, skinOf("vincenzo")) + tube("34,240 18,214 26,184", 22, clothOf("vincenzo")) + palm(26, 174, 0.95, -10, skinOf("vincenzo")) + flame(26, 150, 0.5),
};

/** A heap of books whose top is at y. */
const heap = (x: number, y: number): string =>
  [0, 1, 2, 3, 4]
    .map((i) =>
      at(
        x,
        y + i * 17,
        1,
        0,
        block(
          `${-28 + (i % 2) * 5},-8 ${28 - (i % 3) * 4},-8 ${28 - (i % 3) * 4},9 ${-28 + (i % 2) * 5},9`,
          ["#3d63b0", "#b8323a", "#d8a443", "#2f7a70", "#6b4a8a"][i] ?? INK,
          { w: 3, s: 3 },
        ),
        lines(`${-18 + (i % 2) * 5},-6 ${-18 + (i % 2) * 5},7`, 2.4, "#f2d45e", "none"),
      ),
    )
    .join("");

// prettier-ignore
const rebecca: Face = {
  scene: laboratory,
  lift: 16,
  draw: () =>
    shoulders(clothOf("rebecca"), block("74,150 126,150 134,260 66,260", "#efe2bd", { w: 3, s: 4 })) + headOf("rebecca", "plain", -5, 0.94, 112) + heap(32, 160) + heap(172, 176) +
    blob("28,132! 76,146 118,184 150,180 160,196 128,206 80,190 58,168 24,152", "#f3e6c4", { w: 3.4, s: 4 }) + lines("44,146 62,152|72,160 92,174|84,172 100,184|112,192 132,194", 2.2, "#8a7a60", "none") + [[54, 142], [104, 178], [146, 188]].map(([x = 0, y = 0]) => [0, 60, 120].map((t) => at(x, y, 1, t, line("0,-6 0,6", 2.6, "#b8323a", "none"))).join("")).join("") +
    fist(60, 176, 0.8, -70, skinOf("rebecca")) + fist(148, 196, 0.8, 60, skinOf("rebecca")) + at(154, 190, 0.9, 24, feather("#f0e8d6")),
};

// prettier-ignore
const rebeccaExalted: Face = {
  scene: () => glory("#4a2348", "#e0a0d0"),
  lift: 16,
  draw: () => {
    const wing = (side: number): string => at(100, 176, side, 0, blob("20,0 60,-50 104,-84 108,-60! 98,-56 106,-34! 94,-34 102,-10! 88,-12 92,14! 70,8 40,24", "#f3e6c4", { s: 6 }), lines("56,-36 88,-62|54,-24 90,-44|52,-12 86,-24|48,0 80,-4", 2.2, "#8a7a60", "none"));
    return (
      wing(1) + wing(-1) + shoulders(clothOf("rebecca")) + mantle("#7a3f74") + headOf("rebecca", "grand", 0, 0.9, 112) + [-64, -36, 36, 64].map((t) => at(100, 112, 0.92, t, at(0, -70, 0.62, 4, feather(t % 64 ? "#63a6c8" : "#f0e8d6")))).join("") +
      tube("32,244 22,220 44,200", 20, clothOf("rebecca")) + tube("168,244 178,220 156,200", 20, clothOf("rebecca")) + at(100, 212, 1.15, 0, block("-34,-20 34,-20 38,22 -38,22", "#8a3440", { s: 4 }), blob("0,-17 -18,-23 -32,-18! -34,16! -18,11 0,18 18,11 34,16! 32,-18! 18,-23", "#f6ecd0", { w: 2.8, s: 3 }), line("0,-17 0,18", 2.6), lines("-26,-10 -8,-12|-26,-2 -8,-4|8,-12 26,-10|8,-4 26,-2", 2.2)) + glow(100, 206, 40, "#ffe27a", 0.6) + fist(52, 214, 0.8, -60, skinOf("rebecca")) + fist(148, 214, -0.8, 60, skinOf("rebecca"))
    );
  },
};

export const HUMANS: Record<string, Face> = {
  valerio,
  "valerio-exalted": valerioExalted,
  sofia,
  "sofia-exalted": sofiaExalted,
  vincenzo,
  "vincenzo-exalted": vincenzoExalted,
  rebecca,
  "rebecca-exalted": rebeccaExalted,
};
