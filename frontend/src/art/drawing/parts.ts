/** The face library: eyes, brows, noses, mouths, ears, hands. Every character is put together from these. */
import { INK, at, ball, blob, clipped, curve, dot, line, lines, mix, nextId, oval, paint } from "./pen";

export interface EyeOptions {
  /** Where the pupil looks, −1…1 each way. */
  look?: [number, number];
  iris?: string;
  white?: string;
  /** Skin colour of the lid; without it there is none. */
  lid?: string;
  /** How far the upper lid hangs, 0–1. */
  drop?: number;
  /** Lid slant in degrees; positive is angry, negative is sad. */
  tilt?: number;
  /** Lower lid, 0–1. */
  low?: number;
  /** Pupil size relative to the eye. */
  pupil?: number;
  slit?: boolean;
  /** Height relative to width. */
  tall?: number;
}

/** One eye; `side` −1 is the viewer's left. */
export function eye(x: number, y: number, r: number, side: -1 | 1, o: EyeOptions = {}): string {
  const {
    look = [0, 0],
    iris = "#3b2a1a",
    white = "#fff6df",
    drop = 0,
    tilt = 0,
    low = 0,
    pupil = 0.34,
    tall = 1.08,
  } = o;
  const ry = r * tall;
  const px = look[0] * r * 0.45;
  const py = look[1] * ry * 0.45;
  const black = o.slit
    ? `<path d="${oval(px, py, r * 0.16, r * 0.62)}" fill="${INK}"/>`
    : dot(px, py, r * pupil, INK);
  const turn = side * -tilt;
  const edge = -ry + ry * 2 * drop;
  const id = nextId("e");
  let inner =
    dot(0, 0, r * 2, white) +
    dot(r * 0.5, ry * 0.5, r * 1.1, mix(white, "#8a6f9a", 0.35), ry * 1.1) +
    dot(-r * 0.16, -ry * 0.14, r * 1.02, white, ry * 1.02);
  inner += dot(px, py, r * (pupil + 0.2), iris) + black + dot(px - r * 0.16, py - r * 0.2, r * 0.15, "#fff");
  if (o.lid && drop > 0) {
    inner += `<g transform="rotate(${turn})"><path d="M${-2 * r} ${-3 * r}H${2 * r}V${edge}Q0 ${edge + r * 0.25} ${-2 * r} ${edge}Z" fill="${o.lid}" stroke="${INK}" stroke-width="${Math.max(2, r * 0.24)}"/></g>`;
  }
  if (o.lid && low > 0) {
    const floor = ry - ry * 2 * low;
    inner += `<path d="M${-2 * r} ${3 * r}H${2 * r}V${floor}Q0 ${floor - r * 0.3} ${-2 * r} ${floor}Z" fill="${mix(o.lid, "#2a1640", 0.18)}" stroke="${INK}" stroke-width="2"/>`;
  }
  return (
    `<g transform="translate(${x} ${y})"><clipPath id="${id}"><path d="${oval(0, 0, r, ry)}"/></clipPath>` +
    `<g clip-path="url(#${id})">${inner}</g><path d="${oval(0, 0, r, ry)}" fill="none" stroke="${INK}" stroke-width="${Math.max(2.4, r * 0.26)}"/></g>`
  );
}

/** Two eyes about a middle. */
export const eyes = (cx: number, y: number, gap: number, r: number, o?: EyeOptions): string =>
  eye(cx - gap, y, r, -1, o) + eye(cx + gap, y, r, 1, o);

/** Two brows; positive tilt is angry. */
export function brows(
  cx: number,
  y: number,
  gap: number,
  half: number,
  tilt: number,
  w = 6,
  color = INK,
): string {
  return (
    line(
      `${cx - gap - half},${y - tilt} ${cx - gap},${y - Math.abs(tilt) * 0.3 - 2} ${cx - gap + half},${y + tilt}`,
      w,
      color,
    ) +
    line(
      `${cx + gap - half},${y + tilt} ${cx + gap},${y - Math.abs(tilt) * 0.3 - 2} ${cx + gap + half},${y - tilt}`,
      w,
      color,
    )
  );
}

/** Round nose. */
export const bulb = (x: number, y: number, r: number, color: string): string =>
  ball(x, y, r, r * 0.88, color, { w: 3.4, s: r * 0.45 }) +
  dot(x - r * 0.35, y - r * 0.3, r * 0.2, "#fff3d0");

/** Long drooping nose. */
export const beakNose = (x: number, y: number, size: number, color: string): string =>
  blob(
    `${x - size * 0.3},${y - size} ${x + size * 0.25},${y - size * 0.9} ${x + size * 0.5},${y} ${x + size * 0.35},${y + size * 0.6} ${x - size * 0.1},${y + size * 0.85} ${x - size * 0.55},${y + size * 0.5} ${x - size * 0.45},${y}`,
    color,
    { w: 3.4, s: size * 0.2 },
  ) +
  line(
    `${x - size * 0.4},${y + size * 0.35} ${x - size * 0.2},${y + size * 0.25} ${x - size * 0.05},${y + size * 0.4}`,
    2.4,
  );

export interface MouthOptions {
  teeth?: number;
  /** Missing teeth by index. */
  gaps?: number[];
  tongue?: boolean;
  tooth?: string;
  /** Lower teeth too. */
  lower?: number;
}

/** Open mouth with teeth: a laugh, a shout. `bend` lifts the corners. */
export function grin(x: number, y: number, w: number, h: number, o: MouthOptions = {}, bend = 0.35): string {
  const { teeth = 5, gaps = [], tooth = "#f7ecc8" } = o;
  const c = h * bend;
  const shape = curve(
    `${x - w},${y - c}! ${x - w * 0.5},${y + c * 0.2} ${x},${y + c * 0.4} ${x + w * 0.5},${y + c * 0.2} ${x + w},${y - c}! ${x + w * 0.72},${y + h * 0.62} ${x},${y + h} ${x - w * 0.72},${y + h * 0.62}`,
  );
  let inner = `<path d="${shape}" fill="#471325"/>`;
  if (o.tongue) inner += ball(x + w * 0.1, y + h * 0.95, w * 0.5, h * 0.4, "#d4556a", { w: 2, s: 3 });
  const step = (w * 2) / teeth;
  for (let i = 0; i < teeth; i += 1) {
    if (gaps.includes(i)) continue;
    const left = x - w + i * step;
    inner += `<path d="M${left} ${y - h}h${step}v${h * 1.28}q${-step / 2} ${h * 0.14} ${-step} 0Z" fill="${tooth}" stroke="${INK}" stroke-width="1.8"/>`;
  }
  const count = o.lower ?? 0;
  for (let i = 0; i < count; i += 1) {
    const left = x - w * 0.7 + (i * w * 1.4) / count;
    inner += `<path d="M${left} ${y + h * 1.1}v${-h * 0.4}h${(w * 1.4) / count}v${h * 0.4}Z" fill="${mix(tooth, "#8a6a40", 0.25)}" stroke="${INK}" stroke-width="1.8"/>`;
  }
  return (
    clipped(shape, inner) +
    `<path d="${shape}" fill="none" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"/>`
  );
}

/** Clenched teeth. */
export function clench(x: number, y: number, w: number, h: number, teeth = 5, tooth = "#f2e4b8"): string {
  const shape = curve(
    `${x - w},${y} ${x - w * 0.6},${y - h} ${x + w * 0.6},${y - h} ${x + w},${y} ${x + w * 0.7},${y + h} ${x - w * 0.7},${y + h}`,
  );
  let inner = `<path d="${shape}" fill="${tooth}"/>`;
  for (let i = 1; i < teeth; i += 1) {
    const cx = x - w + (i * w * 2) / teeth;
    inner += `<path d="M${cx} ${y - h * 1.2}V${y + h * 1.2}" stroke="${INK}" stroke-width="2"/>`;
  }
  inner += `<path d="M${x - w} ${y + h * 0.1}H${x + w}" stroke="${INK}" stroke-width="2.2"/>`;
  return clipped(shape, inner) + `<path d="${shape}" fill="none" stroke="${INK}" stroke-width="3.2"/>`;
}

/** A single fang; `up` for tusks. */
export const fang = (x: number, y: number, size: number, up = false, color = "#f7ecc8"): string => {
  const d = up ? -1 : 1;
  return blob(`${x - size * 0.4},${y}! ${x + size * 0.4},${y}! ${x + size * 0.1},${y + d * size}!`, color, {
    w: 2.4,
    s: size * 0.15,
  });
};

/** Long pointed ears of goblins. */
export const goblinEars = (
  left: number,
  right: number,
  y: number,
  size: number,
  color: string,
  droop = 0,
): string => {
  const ear = (x: number, side: number): string => {
    const tip = `${x + side * size},${y - size * 0.42 + droop}!`;
    return (
      blob(
        `${x},${y - size * 0.3} ${x + side * size * 0.5},${y - size * 0.42 + droop * 0.4} ${tip} ${x + side * size * 0.6},${y + size * 0.12 + droop * 0.5} ${x},${y + size * 0.34}`,
        color,
        { s: size * 0.12 },
      ) +
      paint(
        `${x},${y - size * 0.1} ${x + side * size * 0.45},${y - size * 0.2 + droop * 0.4} ${x + side * size * 0.75},${y - size * 0.28 + droop * 0.8}! ${x + side * size * 0.4},${y + size * 0.06 + droop * 0.4} ${x},${y + size * 0.16}`,
        mix(color, "#8c3350", 0.5),
        0.75,
      )
    );
  };
  return ear(left, -1) + ear(right, 1);
};

/** A fist around something upright. */
export const fist = (x: number, y: number, size: number, turn: number, skin: string): string =>
  at(
    x,
    y,
    size,
    turn,
    blob("-11,-13 8,-14 13,-6 13,6 9,13 -11,13 -15,6 -15,-7", skin, { w: 3.6, s: 5 }),
    lines("-15,-6.5 -4,-6 3,-7|-15,0 -4,0.5 4,0|-15,6.5 -4,6.5 3,7", 2.4),
    blob("-4,-16 7,-18 14,-12 9,-7 0,-8", skin, { w: 3, s: 2.5 }),
  );

/** An open hand, fingers up. */
export const palm = (x: number, y: number, size: number, turn: number, skin: string): string =>
  at(
    x,
    y,
    size,
    turn,
    blob(
      "-8,16 -11,4 -19,-5 -20,-11 -14,-10 -8,-3! -12,-20 -8,-24 -4,-20 -2,-6! 0,-25 4,-27 7,-23 5,-5! 11,-20 15,-20 15,-15 11,1 8,16",
      skin,
      { w: 3.4, s: 4 },
    ),
    lines("-5,5 0,3 6,5", 2),
  );

/** A hand with claws, hanging or reaching. */
export const claw = (x: number, y: number, size: number, turn: number, skin: string): string =>
  at(
    x,
    y,
    size,
    turn,
    ["-13,-8", "-4,-15", "6,-15", "14,-7"]
      .map((p) => {
        const [a, b] = p.split(",").map(Number) as [number, number];
        return (
          blob(
            `${a * 0.5 - 4},${b * 0.4} ${a - 4},${b} ${a},${b - 5} ${a + 4},${b} ${a * 0.5 + 4},${b * 0.4}`,
            skin,
            { w: 3, s: 2.5 },
          ) +
          blob(`${a - 3},${b - 4}! ${a + 3},${b - 4}! ${a * 1.15},${b - 14}!`, "#2f2436", { w: 1.6, s: 1.2 })
        );
      })
      .join(""),
    ball(0, 5, 12, 11, skin, { w: 3.2, s: 4 }),
  );

/** Wrinkles, freckles, scars and stubble as strokes. */
export const bags = (cx: number, y: number, gap: number, half: number): string =>
  lines(
    `${cx - gap - half},${y} ${cx - gap},${y + half * 0.45} ${cx - gap + half},${y}|${cx + gap - half},${y} ${cx + gap},${y + half * 0.45} ${cx + gap + half},${y}`,
    2.2,
  );

export const stubble = (places: string): string =>
  lines(
    places
      .trim()
      .split(/\s+/)
      .map((p) => {
        const [x, y] = p.split(",").map(Number) as [number, number];
        return `${x},${y} ${x + 1.5},${y + 4}`;
      })
      .join("|"),
    1.8,
  );
