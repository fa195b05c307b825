/** Rigor Mortis as he is on all cards: skull, iron crown, shoulders with the garland of his holidays, hands. */
import {
  INK,
  at,
  blob,
  block,
  dot,
  glow,
  line,
  lines,
  mirrored,
  mix,
  paint,
  tube,
} from "../../../../art/drawing/pen";
import { goblinEars } from "../../../../art/drawing/parts";
import { spark } from "../../../../art/drawing/props";
import { gown, wideHead } from "./people";

export const BONE = "#e8dcba";
const IRON = "#5b5870";
const HOLE = "#1b0f1c";

const socket = (x: number): string =>
  blob(`${x - 19},112 ${x - 8},98 ${x + 10},98 ${x + 20},112 ${x + 12},132 ${x - 10},132`, HOLE, {
    w: 3.6,
    s: 0,
  });

const ember = (x: number, [dx, dy]: readonly [number, number]): string =>
  glow(x, 115, 34, "#ff7a1f", 0.95) +
  dot(x + dx * 5, 115 + dy * 5, 12, "#ff5a1a") +
  dot(x + dx * 5, 115 + dy * 5, 8, "#ffb23c") +
  dot(x + dx * 5, 115 + dy * 5, 4, "#fff6c8");

/** Embers that look somewhere; positive tilt of the brows is angry. */
export const embers = (look: readonly [number, number], tilt = 9): string =>
  ember(76, look) +
  ember(124, look) +
  lines(
    `56,${101 - tilt} 76,${98 - Math.abs(tilt) * 0.3} 95,${101 + tilt}|144,${101 - tilt} 124,${98 - Math.abs(tilt) * 0.3} 105,${101 + tilt}`,
    9,
  );

/** Eyes shut with pleasure. */
export const merry = (): string =>
  lines("60,120 68,108 76,106 86,111 92,121|108,121 114,111 124,106 132,108 140,120", 7, "#ffb23c") +
  lines("58,96 74,88 92,94|142,96 126,88 108,94", 7);

/** Eyes half shut: he is bored. */
export const bored = (): string => {
  const lid = (x: number): string =>
    paint(`${x - 22},118! ${x - 20},94 ${x},92 ${x + 20},94 ${x + 22},118!`, mix(BONE, "#7a6a58", 0.35)) +
    line(`${x - 20},117 ${x},119 ${x + 20},117`, 4.4);
  return ember(76, [0, 0.8]) + ember(124, [0, 0.8]) + lid(76) + lid(124);
};

/** His teeth, shut; `bend` lifts the corners. */
export const smirk = (bend = 6): string =>
  blob(`64,${166 - bend} 100,168 136,${166 - bend} 134,184 100,190 66,184`, "#f0e6c6", {
    w: 3.6,
    s: 4,
    in:
      line(`58,${177 - bend} 100,179 142,${177 - bend}`, 3, INK, "none") +
      lines("76,156 77,192|88,160 89,192|100,162 100,194|112,160 111,192|124,156 123,192", 2.6, INK, "none"),
  });

/** His laugh. */
export const roar = (): string =>
  blob("60,158! 80,160 100,164 120,160 140,158! 134,194 100,204 66,194", HOLE, {
    w: 3.6,
    s: 0,
    in:
      glow(100, 186, 30, "#ff7a1f", 0.8) +
      [64, 77, 90, 103, 116, 129]
        .map((x, i) =>
          block(
            `${x},152 ${x + 12},152 ${x + 11},${174 - (i % 2) * 3} ${x + 1},${174 - (i % 2) * 3}`,
            i === 4 ? "#f2c23e" : "#f7efd2",
            { w: 2.2, s: 2 },
          ),
        )
        .join("") +
      [70, 82, 94, 106, 118]
        .map((x) => block(`${x},192 ${x + 11},192 ${x + 11},210 ${x},210`, "#e0d2a8", { w: 2.2, s: 2 }))
        .join(""),
  });

/** The skull about 100,130 with these eyes and this mouth, uncrowned. */
export const skullOf = (eyes: string, mouth: string): string =>
  blob(
    "100,62 138,70 160,96 158,128 146,148 144,168! 132,200 100,210 68,200 56,168! 54,148 42,128 40,96 62,70",
    BONE,
    { s: 13, h: true },
  ) +
  lines("130,76 138,90 132,98 140,106|60,84 66,90", 2.8) +
  socket(76) +
  socket(124) +
  eyes +
  blob("100,128! 90,146 94,152 100,146! 106,152 110,146", HOLE, { w: 0, s: 0 }) +
  lines("56,142 66,150 68,160|144,142 134,150 132,160", 3.4) +
  mouth;

/** The iron crown with its brass band. */
export const ironCrown = (): string =>
  blob(
    "40,84! 26,22! 52,54! 66,8! 82,48! 100,-6! 118,48! 134,8! 148,54! 174,22! 160,84! 130,70 100,66 70,70",
    "#6f6a88",
    { s: 9, h: true },
  ) +
  blob("38,82 70,68 100,64 130,68 162,82 160,94 130,80 100,76 70,80 40,94", "#d8a443", { s: 5 }) +
  block("100,46 108,58 100,70 92,58", "#ff5a1a", { w: 3, s: 3 }) +
  block("66,52 71,61 66,69 61,61", "#b4ea45", { w: 2.6, s: 2 }) +
  block("134,52 139,61 134,69 129,61", "#b4ea45", { w: 2.6, s: 2 }) +
  spark(100, 56, 0.7);

const garland = (): string =>
  [
    [48, 196],
    [56, 212],
    [70, 226],
    [85, 235],
    [102, 239],
    [119, 235],
    [133, 225],
    [145, 212],
    [152, 196],
  ]
    .map(([x = 0, y = 0], i) =>
      at(
        x,
        y,
        1,
        i * 40,
        blob(
          "0,-13 5,-5 12,-4 8,3 8,11 0,8 -8,11 -8,3 -12,-4 -5,-5",
          ["#e2475c", "#f2c23e", "#e88fc0", "#f4eede", "#ef7a35"][i % 5] ?? INK,
          { w: 2.4, s: 2 },
        ),
        dot(0, 0, 3, "#d8a443"),
      ),
    )
    .join("");

/** His shoulders, in iron and violet; the head of `skullOf` stands on them. */
export const mantle = (): string => {
  const pauldron =
    blob("92,212 60,190 24,190 -6,214 -10,262 40,256 84,250", IRON, { s: 10, h: true }) +
    block("6,206 -8,164 24,194", IRON, { s: 4 }) +
    block("34,192 30,150 54,188", IRON, { s: 4 });
  return (
    blob("-10,300! 10,226 60,200 140,200 190,226 210,300!", "#3a2a56", { s: 12, h: true }) +
    pauldron +
    mirrored(pauldron) +
    blob(
      "40,216 20,150 44,128 70,180 100,200 130,180 156,128 180,150 160,216 130,232 100,240 70,232",
      "#4a2f78",
      {
        s: 8,
        h: true,
      },
    ) +
    garland()
  );
};

/** All of him, crowned. */
export const lord = (eyes: string, mouth: string): string => mantle() + skullOf(eyes, mouth) + ironCrown();

const finger = (path: string): string => tube(path, 9, BONE, 2.8);

/** A bony hand, open, fingers up, its wrist at the origin; about 60 high. */
export const bonyHand = (x: number, y: number, size: number, turn: number): string =>
  at(
    x,
    y,
    size,
    turn,
    tube("-4,14 -3,-6", 9, BONE, 2.8) + tube("6,14 5,-6", 9, BONE, 2.8),
    finger("-10,-14 -24,-24 -30,-36"),
    finger("-8,-18 -14,-38 -14,-58"),
    finger("0,-20 0,-44 2,-66"),
    finger("8,-18 14,-38 18,-56"),
    blob("-14,-6 -12,-22 0,-26 12,-22 14,-6 0,2", BONE, { w: 3.2, s: 4 }),
    finger("11,-12 24,-20 32,-32"),
    lines(
      "-17,-38 -11,-38|-3,-44 3,-44|11,-40 17,-38|-26,-28 -22,-24|24,-26 28,-22|-5,-20 -4,-8|5,-20 4,-8",
      2.4,
    ),
  );

/** Bony fingers closed about something upright. */
export const bonyFist = (x: number, y: number, size: number, turn: number): string =>
  at(
    x,
    y,
    size,
    turn,
    tube("16,10 34,14", 9, BONE, 2.8) + tube("16,0 34,0", 9, BONE, 2.8),
    blob("0,-18 18,-16 22,0 18,16 0,18", BONE, { w: 3.2, s: 4 }),
    [-13, -4, 5, 14].map((y0) => finger(`12,${y0} -10,${y0 - 1} -13,${y0 + 4}`)).join(""),
    lines("0,-17 0,-10|0,-8 0,-1|0,1 0,8|0,10 0,17", 2.4),
  );

/** A sleeve of his, from one point to another; the hand is drawn on its end. */
export const sleeve = (path: string): string => tube(path, 30, "#4a2f78") + tube(path, 12, "#5d3f90", 0);

/** All of him or a part, the middle of his face at this point. */
export const placed = (x: number, y: number, size: number, turn: number, ...parts: string[]): string =>
  at(x, y, size, turn, at(-100, -130, 1, 0, ...parts));

/** A Minion about the origin, some 150 wide: iron cap, long ears, eager to please. */
export const minion = (skin: string, features: string): string =>
  at(
    -100,
    -106,
    1,
    0,
    gown("#5b5870", "#3a3350"),
    goblinEars(60, 140, 104, 46, skin, 6),
    wideHead(skin),
    features,
    blob("50,86! 52,58 74,40 100,36 126,40 148,58 150,86! 100,74", "#7a7690", { s: 8, h: true }),
    block("92,42 108,42 100,12", "#c9c4dc", { w: 3.2, s: 3 }),
    line("50,84 100,70 150,84", 6, "#d8a443", "none"),
  );
