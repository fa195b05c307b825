/** Things to hold, wear and steal; each drawn about its own origin and placed with `at`. */
import { INK, at, ball, blob, block, dot, glow, line, lines, mix, paint, tube } from "./pen";

const STEEL = "#9aa3b5";
const BRASS = "#d8a443";
const WOOD = "#8a5a34";

/** A flame about 40 tall, its foot at the origin. */
export const flame = (x: number, y: number, size: number): string =>
  glow(x, y - 18 * size, 46 * size, "#ff9a3c", 0.65) +
  at(
    x,
    y,
    size,
    0,
    blob("0,-44! 8,-30 6,-22! 16,-28! 15,-8 8,4 -8,4 -15,-6 -13,-20! -8,-16 -9,-32", "#ff7a22", {
      w: 3.2,
      s: 0,
    }),
    paint("0,-28! 6,-16 9,-6 5,3 -6,3 -9,-6 -5,-14", "#ffc44a"),
    paint("0,-14! 4,-5 2,3 -3,3 -4,-4", "#fff2b8"),
  );

export const coin = (x: number, y: number, size = 1): string =>
  at(
    x,
    y,
    size,
    -12,
    ball(0, 0, 9, 9.5, "#f2c23e", { w: 3, s: 3 }),
    `<circle r="5.4" fill="none" stroke="#a8741f" stroke-width="1.6"/>`,
    line("-1,-3 0,3", 2, "#a8741f", "none"),
  );

/** Dagger, point up, grip at the origin. */
export const dagger = (blade = STEEL): string =>
  block("-5,-8 5,-8 4,-40 0,-50 -4,-40", blade, { w: 3, s: 3 }) +
  line("0,-12 0,-40", 1.6) +
  block("-13,-10 13,-10 13,-4 -13,-4", BRASS, { w: 3, s: 2 }) +
  block("-4,-4 4,-4 4,14 -4,14", "#5b3a24", { w: 3, s: 2 });

/** A purse with a drawstring. */
export const purse = (color = "#a8703a"): string =>
  blob("-6,-14 6,-14 17,2 18,16 8,24 -9,24 -18,15 -16,1", color, { w: 3.4, s: 6, h: true }) +
  blob("-8,-15 -12,-25 -4,-22 0,-27 5,-22 12,-25 8,-15", color, { w: 3, s: 2 }) +
  line("-9,-14 0,-11 9,-14", 3.4, "#e8c46a", "none") +
  lines("-8,4 -4,10|7,0 9,8", 2);

export const sack = (color = "#b08a58", turn = 0): string =>
  at(
    0,
    0,
    1,
    turn,
    blob("-8,-30 8,-30 26,-12 34,12 26,32 0,36 -27,31 -34,10 -24,-12", color, { w: 4, s: 9, h: true }),
    blob("-9,-30 -14,-42 -4,-38 3,-44 9,-38 14,-41 8,-29", color, { w: 3.4, s: 3 }),
    line("-10,-30 0,-26 10,-30", 4, "#6d4a28", "none"),
    lines("-14,-14 -18,2|12,-14 18,0|-4,-20 -5,-12", 2.2),
  );

/** A pole from the origin downwards. */
export const pole = (length: number, color = WOOD, width = 8): string =>
  block(`${-width / 2},0 ${width / 2},0 ${width / 2},${length} ${-width / 2},${length}`, color, {
    w: 3.2,
    s: 3,
  });

export const crown = (color = BRASS, jewel = "#c9362f"): string =>
  blob("-26,10! -30,-16! -15,-4! -9,-24! 0,-5! 10,-24! 15,-4! 30,-16! 26,10! 0,15", color, { w: 3.6, s: 5 }) +
  dot(-30, -17, 4, BRASS) +
  dot(-9, -25, 4, BRASS) +
  dot(10, -25, 4, BRASS) +
  dot(30, -17, 4, BRASS) +
  ball(0, 5, 4.5, 4, jewel, { w: 2, s: 1.5 }) +
  ball(-16, 3, 3, 3, "#4f9a6a", { w: 2, s: 1 }) +
  ball(16, 3, 3, 3, "#4f9a6a", { w: 2, s: 1 });

/** Horn of a helmet or a demon, root at the origin, bending to the left. */
export const horn = (color = "#e8dab0"): string =>
  blob("8,12 -16,6 -38,-10 -44,-46! -28,-26 -8,-16 12,-14", color, { w: 3.8, s: 6 }) +
  lines("-14,4 -12,-14|-24,-2 -19,-19|-32,-10 -26,-24", 2.4);

export const skull = (size: number, color = "#eadfbe"): string =>
  at(
    0,
    0,
    size,
    0,
    blob("0,-22 16,-17 21,-2 15,9 13,18 -13,18 -15,9 -21,-2 -16,-17", color, { w: 3.4, s: 5 }),
    dot(-8, -2, 5.6, INK, 6.2),
    dot(8, -2, 5.6, INK, 6.2),
    paint("0,4! 3,10! -3,10!", INK),
    lines("-6,13 -6,18|0,13 0,18|6,13 6,18", 2, INK, "none"),
  );

export const lanternLamp = (light = "#ffd45e"): string =>
  glow(0, 4, 48, light, 0.8) +
  `<path d="M-9 -14Q0 -32 9 -14" fill="none" stroke="${INK}" stroke-width="3.4"/>` +
  block("-12,-14 12,-14 9,-20 -9,-20", BRASS, { w: 3, s: 2 }) +
  block("-11,-14 11,-14 13,18 -13,18", light, { w: 3, s: 0 }) +
  blob("0,-8! 5,4 4,12 -4,12 -5,4", "#ff9a2a", { w: 0, s: 0 }) +
  lines("-4,-14 -5,18|4,-14 5,18", 2.4, INK, "none") +
  block("-15,18 15,18 13,25 -13,25", BRASS, { w: 3, s: 2 });

export const bottle = (color = "#a6e22e"): string =>
  block("-4,-30 4,-30 4,-14 -4,-14", "#cfe0d8", { w: 2.6, s: 1 }) +
  blob("-5,-15 5,-15 14,4 14,20 -14,20 -14,4", mix(color, "#ffffff", 0.1), { w: 3, s: 5 }) +
  block("-5,-36 5,-36 5,-29 -5,-29", WOOD, { w: 2.4, s: 1 });

export const die = (size: number, turn: number, pips = 5, color = "#f3e6c4"): string => {
  const spots: Record<number, number[][]> = {
    1: [[0, 0]],
    2: [
      [-6, -6],
      [6, 6],
    ],
    3: [
      [-6, -6],
      [0, 0],
      [6, 6],
    ],
    5: [
      [-6, -6],
      [6, 6],
      [0, 0],
      [6, -6],
      [-6, 6],
    ],
    6: [
      [-6, -7],
      [-6, 0],
      [-6, 7],
      [6, -7],
      [6, 0],
      [6, 7],
    ],
  };
  return at(
    0,
    0,
    size,
    turn,
    blob("-13,-13! 13,-13! 13,13! -13,13!", color, { w: 3.2, s: 4 }),
    (spots[pips] ?? []).map(([x = 0, y = 0]) => dot(x, y, 2.9)).join(""),
  );
};

export const feather = (color: string): string =>
  blob("0,0! -14,-20 -18,-46 -6,-70! 10,-50 12,-24", color, { w: 3.2, s: 5 }) +
  line("0,4 -4,-30 -7,-62", 2.2) +
  lines("-3,-24 -12,-32|-3,-24 6,-32|-5,-40 -12,-48|-5,-40 4,-46", 1.6);

export const note = (x: number, y: number, size: number, color = INK): string =>
  at(
    x,
    y,
    size,
    8,
    dot(0, 0, 5, color, 3.8),
    `<path d="M4.4 -1V-20L14 -16" fill="none" stroke="${color}" stroke-width="2.6"/>`,
  );

export const halo = (x: number, y: number, rx: number, turn: number): string =>
  glow(x, y, rx * 1.6, "#ffe27a", 0.5) +
  at(
    x,
    y,
    1,
    turn,
    `<ellipse rx="${rx}" ry="${rx * 0.28}" fill="none" stroke="${INK}" stroke-width="9"/><ellipse rx="${rx}" ry="${rx * 0.28}" fill="none" stroke="#ffdf6a" stroke-width="4.4"/>`,
  );

/** Sausage string, hanging. */
export const sausages = (count: number): string => {
  let out = "";
  for (let i = 0; i < count; i += 1)
    out += at(
      i % 2 ? 3 : -3,
      i * 23,
      1,
      i % 2 ? -14 : 14,
      blob("-6,-9 6,-9 8,0 6,10 -6,10 -8,0", "#c8563f", { w: 3, s: 3 }),
      line("-3,-5 -4,4", 1.8, "#f0a080"),
    );
  return out;
};

export const target = (r: number): string =>
  ball(0, 0, r, r, "#f3ead0", { w: 3, s: 0 }) +
  `<circle r="${r * 0.74}" fill="#c9362f"/><circle r="${r * 0.48}" fill="#f3ead0"/><circle r="${r * 0.24}" fill="#c9362f"/>`;

export const scroll = (color = "#efe2bd"): string =>
  block("-22,-26 22,-26 22,26 -22,26", color, { w: 3, s: 4 }) +
  ball(0, -26, 25, 5, mix(color, "#8a6a40", 0.2), { w: 3, s: 2 }) +
  ball(0, 26, 25, 5, mix(color, "#8a6a40", 0.2), { w: 3, s: 2 });

/** Fire and sparks of a fuse. */
export const spark = (x: number, y: number, size: number): string =>
  glow(x, y, 26 * size, "#ffd45e", 0.8) +
  at(
    x,
    y,
    size,
    0,
    blob(
      "0,-16! 3,-5! 12,-11! 6,-1! 16,4! 5,5! 7,15! 0,7! -8,14! -5,4! -15,2! -6,-2! -11,-11! -3,-5!",
      "#ffe27a",
      { w: 2.4, s: 0 },
    ),
    dot(0, 0, 3.4, "#fff"),
  );

export const arm = (path: string, width: number, color: string): string => tube(path, width, color);
