/** What lies behind the Zones in Kragmortha Mode: the Castle in its storm, and the four planes apart (RM-71, RM-78). */
import { at, ball, blob, block, dot, glow, line, lines, mix, paint } from "../../../../art/drawing/pen";
import { coin, scroll, skull } from "../../../../art/drawing/props";
import { pencil } from "../figures/bodies";
import { bone, paper, peep } from "./furniture";
import { chance } from "./ground";

interface Area {
  dark: string;
  light: string;
  /** What floats about in it, one after the other, each about the origin. */
  drift: (() => string)[];
}

const chewed = (): string =>
  ball(0, 0, 12, 12, "#d8483f", { s: 4 }) + line("-9,-6 0,-2 10,-5", 2.4, "#f6ecd0", "none");
const paw = (): string =>
  ball(0, 6, 11, 9, "#7a4a22", { s: 3 }) +
  [-12, -4, 5, 13].map((x, i) => ball(x, i % 3 ? -9 : -4, 4.4, 5, "#7a4a22", { w: 3, s: 1 })).join("");
const map = (): string =>
  block("-18,-13 18,-13 18,13 -18,13", "#ecd8a4", { w: 3, s: 3 }) +
  lines("-12,6 -6,-6 2,2 8,-4", 2, "#8a5a34", "none") +
  lines("8,-9 14,-3|14,-9 8,-3", 2.4, "#c9362f", "none");
const needle = (): string =>
  ball(0, 0, 14, 14, "#d8a443", { w: 3, s: 4 }) +
  dot(0, 0, 10, "#f6ecd0") +
  block("0,-9 3,0 0,9 -3,0", "#c9362f", { w: 1.8, s: 0 });
const leftGlove = (color: string) => (): string =>
  blob("-8,-10! 8,-10! 9,4 9,16 4,17 4,7! 2,20 -3,20 -3,7! -6,17 -11,15 -9,3", color, { w: 3, s: 3 }) +
  blob("8,-2 17,3 14,9 8,5", color, { w: 3, s: 0 });

// prettier-ignore
const AREAS: Record<string, Area> = {
  fluffy: { dark: "#3f2c1c", light: "#e8a04a", drift: [() => bone(0, 0, 24, 20), chewed, paw, () => at(0, 0, 0.5, 0, skull(1))] },
  zbugbok: { dark: "#2f3a26", light: "#d8c46a", drift: [map, needle, () => at(0, 0, 0.5, 20, scroll()), () => at(0, 0, 0.9, 0, coin(0, 0))] },
  "lex-a": { dark: "#3c1f42", light: "#e070b0", drift: [leftGlove("#b8323a"), () => at(0, 0, 0.8, 0, coin(0, 0)), leftGlove("#3d63b0"), () => peep(0, 0, 1.3, "#ffe27a")] },
  matita: { dark: "#232c46", light: "#7ac0f0", drift: [() => at(0, 20, 0.8, 0, pencil()), () => paper(0, 0, 10), () => at(0, 0, 0.5, -10, scroll()), () => ball(0, 0, 9, 7, "#2c2f6a", { s: 2 }) + dot(12, 8, 3, "#2c2f6a")] },
};

const SIZE = 400;

/** Things in a ring about the middle, where the Zones will lie. */
const drifting = (drift: Area["drift"]): string =>
  Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * Math.PI * 2;
    const r = 132 + chance(i + 3) * 62;
    const thing = drift[i % drift.length] as () => string;
    return at(
      200 + Math.round(Math.cos(a) * r),
      200 + Math.round(Math.sin(a) * r),
      0.7 + chance(i) * 0.4,
      Math.round(chance(i + 9) * 80 - 40),
      thing(),
    );
  }).join("");

/** Slow arms of a whirl. */
const whirl = (color: string): string =>
  [0, 72, 144, 216, 288]
    .map(
      (t) =>
        `<g transform="rotate(${t} 200 200)">${paint("200,200 250,150 330,140 400,190 420,260 380,210 320,180 260,180", color, 0.5)}</g>`,
    )
    .join("");

// prettier-ignore
function castle(): string {
  const tower = (x: number, w: number, y: number): string =>
    block(`${x},400 ${x},${y} ${x - 5},${y} ${x - 5},${y - 16} ${x + w * 0.25},${y - 16} ${x + w * 0.25},${y - 8} ${x + w * 0.42},${y - 8} ${x + w * 0.42},${y - 16} ${x + w * 0.58},${y - 16} ${x + w * 0.58},${y - 8} ${x + w * 0.75},${y - 8} ${x + w * 0.75},${y - 16} ${x + w + 5},${y - 16} ${x + w + 5},${y} ${x + w},${y} ${x + w},400`, "#2a1f44", { s: 8, h: true }) +
    `<path d="M${x + w / 2 - 5} ${y + 26}h10v16h-10Z" fill="#b4ea45"/>` + glow(x + w / 2, y + 34, 24, "#b4ea45", 0.5);
  const bolt = (x: number, y: number, turn: number): string => at(x, y, 1.6, turn, block("4,-26 -9,3 -1,3 -7,27 10,-4 2,-4 10,-26", "#d8f07a", { w: 2.4, s: 0 }));
  return (
    `<path d="M0 0H400V400H0Z" fill="#1c1433"/>` + glow(200, 150, 260, "#5a3f98", 0.7) +
    paint("-20,40! 60,14 130,50 210,20 300,54 420,24! 420,-20! -20,-20!", "#120b24") + paint("-20,110! 70,80 150,112 240,84 320,116 420,90! 420,128! 320,140 240,112 150,140 70,110 -20,140!", "#2c2052", 0.8) +
    bolt(70, 96, 10) + bolt(338, 104, -12) + tower(150, 100, 170) + block("186,154 186,96 200,60 214,96 214,154", "#2a1f44", { s: 6 }) + block("176,98 200,30 224,98", "#4a2f78", { s: 5, h: true }) + glow(200, 120, 30, "#b4ea45", 0.6) + block("195,112 205,112 205,132 195,132", "#b4ea45", { w: 0, s: 0 }) + tower(18, 54, 200) + tower(328, 54, 190) + tower(92, 44, 262) + tower(266, 44, 256) + paint("-10,360 80,340 200,352 320,338 410,356 410,420! -10,420!", "#120b24")
  );
}

function plane({ dark, light, drift }: Area): string {
  return (
    `<path d="M0 0H${SIZE}V${SIZE}H0Z" fill="${dark}"/>` +
    whirl(mix(dark, light, 0.22)) +
    glow(200, 200, 200, light, 0.4) +
    Array.from({ length: 40 }, (_, i) =>
      dot(Math.round(chance(i + 20) * SIZE), Math.round(chance(i + 60) * SIZE), 1.4, mix(dark, light, 0.7)),
    ).join("") +
    drifting(drift)
  );
}

/** The names of all backgrounds: the Castle, and the Areas by their Minion. */
export const AREA_NAMES = ["castle", ...Object.keys(AREAS)];

/** A background, 400 × 400. */
export function drawArea(name: string): string {
  const area = AREAS[name];
  return area ? plane(area) : castle();
}
