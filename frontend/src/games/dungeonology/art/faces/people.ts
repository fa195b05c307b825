/** Bodies and heads that several faces share; what makes them somebody is drawn on top. */
import {
  INK,
  at,
  ball,
  blob,
  block,
  dot,
  line,
  lines,
  mix,
  paint,
  type ShapeOptions,
} from "../../../../art/drawing/pen";

/** Shoulders and chest in a gown, with collar. */
export const gown = (color: string, collar = mix(color, "#fff0c0", 0.55), more: ShapeOptions = {}): string =>
  blob("24,250! 36,198 62,168 100,156 138,168 164,198 176,250!", color, {
    s: 11,
    h: true,
    in: lines("72,196 64,250|128,196 136,250", 3.4),
    ...more,
  }) + blob("66,166 82,154 100,160 118,154 134,166 122,184! 100,172 78,184!", collar, { s: 4 });

/** A round-cheeked head about 100,106 with the ears of men. */
export const head = (skin: string): string =>
  ball(61, 108, 11, 14, skin, { s: 3 }) +
  ball(139, 108, 11, 14, skin, { s: 3 }) +
  blob("100,54 126,60 140,86 138,118 122,146 100,156 78,146 62,118 60,86 74,60", skin, { s: 9, h: true });

/** A long, clever head. */
export const longHead = (skin: string): string =>
  ball(68, 104, 9, 13, skin, { s: 3 }) +
  ball(132, 104, 9, 13, skin, { s: 3 }) +
  blob("100,46 122,54 132,80 130,114 116,148 100,160 84,148 70,114 68,80 78,54", skin, { s: 8, h: true });

/** A goblin's head: wide, flat on top. */
export const wideHead = (skin: string): string =>
  blob("100,62 130,66 144,90 140,122 122,146 100,155 78,146 60,122 56,90 70,66", skin, { s: 10, h: true });

/** The pointed hat of a student, its brim at the origin. */
export const pointed = (color: string, band = "#c9362f"): string =>
  blob("-52,-2! -26,-10 0,-13 26,-10 52,-2! 34,10 0,13 -34,10", color, { s: 4 }) +
  blob("-29,-10 -16,-40 -6,-72 14,-94! 12,-70 22,-44 30,-10 0,-4", mix(color, "#ffffff", 0.12), {
    s: 7,
    h: true,
  }) +
  line("-27,-15 0,-9 27,-15", 6, band, "none") +
  lines("-8,-52 8,-48|-4,-64 8,-62", 2.4);

/** The square cap of those who have passed, its middle at the origin. */
export const square = (color = "#3a3358"): string =>
  blob("-34,-6 34,-6 32,14 0,20 -32,14", mix(color, INK, 0.3), { w: 3.4, s: 4 }) +
  block("0,-34 66,-14 0,6 -66,-14", color, { s: 5 }) +
  line("0,-14 46,-6 50,20", 3, "#f2c23e", "none") +
  block("45,18 55,18 57,34 43,34", "#f2c23e", { w: 2.6, s: 2 });

/** Round spectacles about the origin. */
export const glasses = (gap: number, r: number, color = "#d8a443"): string =>
  `<g fill="none" stroke="${INK}" stroke-width="6"><circle cx="${-gap}" r="${r}"/><circle cx="${gap}" r="${r}"/></g><g fill="none" stroke="${color}" stroke-width="3"><circle cx="${-gap}" r="${r}"/><circle cx="${gap}" r="${r}"/><path d="M${r - gap} -2Q0 -7 ${gap - r} -2"/></g>`;

export const blush = (gap: number, y: number, size = 9): string =>
  paint(
    `${100 - gap - size},${y} ${100 - gap},${y - size * 0.6} ${100 - gap + size},${y} ${100 - gap},${y + size * 0.6}`,
    "#d4556a",
    0.45,
  ) +
  paint(
    `${100 + gap - size},${y} ${100 + gap},${y - size * 0.6} ${100 + gap + size},${y} ${100 + gap},${y + size * 0.6}`,
    "#d4556a",
    0.45,
  );

export const sweat = (x: number, y: number, size = 1): string =>
  at(x, y, size, 8, blob("0,-11! 6,2 0,8 -6,2", "#9fd6e8", { w: 2.4, s: 2 }), dot(-1, 2, 1.6, "#fff"));

/** A heart about the origin. */
export const heart = (size: number, color = "#e8486a"): string =>
  blob(
    `0,${-size * 0.5}! ${size * 0.6},${-size * 0.9} ${size},${-size * 0.3} ${size * 0.5},${size * 0.4} 0,${size}! ${-size * 0.5},${size * 0.4} ${-size},${-size * 0.3} ${-size * 0.6},${-size * 0.9}`,
    color,
    { w: 3, s: size * 0.2 },
  );

/** An open book seen from the front, about 60 wide. */
export const openBook = (cover = "#7a2f3c"): string =>
  block("-36,-18 36,-18 38,24 -38,24", cover, { w: 3.4, s: 4 }) +
  blob("0,-16! -14,-24 -33,-22! -34,18! -14,14 0,20! 14,14 34,18! 33,-22! 14,-24", "#f1e2bd", {
    w: 3,
    s: 4,
  }) +
  line("0,-16 0,20", 2.4) +
  lines("-28,-12 -8,-11|-28,-4 -8,-3|-28,4 -10,5|8,-11 28,-12|8,-3 28,-4|10,5 28,4", 1.8, "#8a6a48", "none");

/** A puffy cloud about the origin, some 70 wide. */
export const cloud = (color: string): string =>
  blob(
    "28,-2! 27,14 16,20! 12,32 -6,30 -8,24! -22,32 -34,20 -28,10! -42,2 -36,-16 -24,-14! -22,-32 -2,-36 4,-24! 16,-34 32,-22 26,-10!",
    color,
    { w: 3, s: 8, h: true },
  );
