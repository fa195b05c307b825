/** The picture of a whole card: frame, place, figure, ribbon and, on the large one, the parchment for the text. */
import { faceOf } from "./faces";
import {
  INK,
  SHEET_DEFS,
  at,
  ball,
  blob,
  block,
  clipped,
  dot,
  freshSheet,
  glow,
  line,
  lines,
  mix,
  oval,
  paint,
} from "./pen";
import { horn, skull } from "./props";
import { place, type Family } from "./scenes";

export type Layout = "full" | "mini";

export const CARD_WIDTH = 200;
export const CARD_HEIGHT = 280;

/** Frame, ribbon tail and ornament colour of each family. */
export const FAMILY_COLORS: Record<Family, { frame: string; tail: string; metal: string }> = {
  demon: { frame: "#8a2634", tail: "#5f1826", metal: "#f0a24a" },
  undead: { frame: "#5a7a78", tail: "#37524f", metal: "#eadfbe" },
  beast: { frame: "#5f7f3a", tail: "#3f5a26", metal: "#d8c46a" },
  rogue: { frame: "#4a589c", tail: "#303b74", metal: "#f2c23e" },
  brute: { frame: "#a0652f", tail: "#6d4220", metal: "#c9d0dc" },
  magic: { frame: "#6f4aa6", tail: "#4a2f78", metal: "#b4ea45" },
  holy: { frame: "#c29a3f", tail: "#8a6a22", metal: "#fff3cf" },
  machine: { frame: "#8a7468", tail: "#5c4a42", metal: "#e08a4a" },
};

const EDGE =
  "9,3 60,4 140,2 191,3 198,10 197,90 199,180 197,270 190,277 120,276 60,278 10,277 3,270 3,190 1,100 3,10";

// prettier-ignore
const ORNAMENTS: Record<Family, (color: string) => string> = {
  demon: (c) => at(0, 0, 0.34, 0, at(4, 10, 1, 20, horn(c))),
  undead: (c) => skull(0.52, c),
  beast: (c) => at(0, 2, 0.8, -40, blob("-14,8! -6,-8 14,-10! 8,8 -6,12", c, { w: 3, s: 3 }), line("-12,8 10,-8", 2)),
  rogue: (c) => ball(0, 0, 10, 10.5, c, { w: 3, s: 3 }) + `<circle r="6" fill="none" stroke="#a8741f" stroke-width="1.8"/>`,
  brute: (c) => ball(0, 0, 9, 9, c, { w: 3.2, s: 4 }) + lines("-4,-4 4,4", 2.4),
  magic: (c) => block("0,-13 3.4,-4 13,-4 5.5,2 8.5,12 0,6 -8.5,12 -5.5,2 -13,-4 -3.4,-4", c, { w: 3, s: 2 }),
  holy: (c) => [0, 45, 90, 135, 180, 225, 270, 315].map((t) => at(0, 0, 1, t, block("-3,-8 3,-8 0,-15", c, { w: 2.4, s: 0 }))).join("") + ball(0, 0, 8, 8, c, { w: 3, s: 3 }),
  machine: (c) => [0, 60, 120, 180, 240, 300].map((t) => at(0, 0, 1, t, block("-3.4,-13 3.4,-13 3.4,-6 -3.4,-6", c, { w: 2.4, s: 0 }))).join("") + ball(0, 0, 9, 9, c, { w: 3, s: 3 }) + dot(0, 0, 3.6),
};

const windowOf: Record<Layout, [left: number, top: number, right: number, bottom: number]> = {
  full: [11, 11, 189, 192],
  mini: [9, 9, 191, 254],
};

function aperture(layout: Layout): string {
  const [l, t, r, b] = windowOf[layout];
  return `M${l} ${t + 5}Q${l} ${t} ${l + 5} ${t}L${r - 6} ${t + 1}Q${r} ${t} ${r} ${t + 6}L${r - 1} ${b}H${l + 1}Z`;
}

function picture(card: string, layout: Layout): string {
  const { family, draw, lift } = faceOf(card);
  const turned = [...card].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 1;
  const scene = place(family, turned);
  const fit =
    layout === "full"
      ? at(11, 11, 0.89, 0, scene, at(0, -lift, 1, 0, draw()))
      : at(0, 10, 1, 0, scene, draw());
  return (
    clipped(aperture(layout), fit) +
    `<path d="${aperture(layout)}" fill="none" stroke="${INK}" stroke-width="4.5"/>`
  );
}

// prettier-ignore
function ribbon(y: number, h: number, tail: string): string {
  const fold = (x: number, side: number): string =>
    block(`${x},${y + 7} ${x - side * 15},${y + 9} ${x - side * 9},${y + 7 + h / 2} ${x - side * 15},${y + h + 7} ${x},${y + h + 5}`, tail, { w: 3.4, s: 3 });
  return (
    fold(14, 1) + fold(186, -1) +
    blob(`7,${y}! 60,${y - 3} 100,${y - 4} 140,${y - 3} 193,${y}! 192,${y + h}! 140,${y + h - 3} 100,${y + h - 4} 60,${y + h - 3} 8,${y + h}!`, "#f3e5c0", { w: 4, s: 4 }) +
    lines(`12,${y + 5} 18,${y + 5}|12,${y + h - 6} 20,${y + h - 7}|182,${y + 5} 188,${y + 5}|180,${y + h - 7} 188,${y + h - 6}`, 1.6)
  );
}

// prettier-ignore
function parchment(): string {
  return (
    block("11,192 189,192 188,268 100,270 12,268", "#f1e2bd", { w: 3.6, s: 5, in:
      paint("12,262 60,254 120,264 188,256 188,270 12,270", "#dcc592", 0.6) + dot(24, 250, 4, "#dcc59280", 3) + dot(172, 226, 6, "#dcc59270", 4) +
      lines("16,214 22,216|184,240 178,242|18,256 26,254", 1.4, "#a8874890") })
  );
}

function frame(family: Family): string {
  const { frame: color } = FAMILY_COLORS[family];
  return (
    blob(EDGE.replace(/(\d) /g, "$1! "), color, { w: 5, s: 5, h: true }) +
    `<path d="M7 20V262M193 22V262M22 7H178M22 272H178" stroke="${mix(color, "#fff0c0", 0.35)}" stroke-width="1.6" opacity=".7" fill="none"/>`
  );
}

/** The whole card as SVG text; numbers and words are laid over it as real text. */
export function cardSvg(card: string, layout: Layout): string {
  freshSheet();
  const { family } = faceOf(card);
  const { tail, metal } = FAMILY_COLORS[family];
  const ornament = ORNAMENTS[family](metal);
  const bottom = layout === "full" ? parchment() + ribbon(171, 35, tail) : ribbon(233, 32, tail);
  return svg(
    frame(family) +
      picture(card, layout) +
      bottom +
      at(100, 8, 0.7, 0, ornament) +
      (layout === "full" ? at(10, 270, 0.7, 0, ornament) + at(190, 270, 0.7, 0, ornament) : ""),
  );
}

/** Only the figure in its place, for small round portraits. */
export function portraitSvg(card: string): string {
  freshSheet();
  const { family, draw } = faceOf(card);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="20 20 160 160">${SHEET_DEFS}${place(family, false)}${draw()}</svg>`;
}

/** The back: the Tower of Dark Sorcery, which looks at you. */
// prettier-ignore
export function backSvg(): string {
  freshSheet();
  const stones = [[86, 150, 14], [106, 166, 12], [88, 186, 12], [104, 206, 16], [84, 222, 12], [110, 140, 9]].map(([x = 0, y = 0, w = 0]) => block(`${x},${y} ${x + w},${y} ${x + w},${y + 8} ${x},${y + 8}`, "#5a4a72", { w: 2, s: 0 })).join("");
  const star = (x: number, y: number, s: number): string => at(x, y, s, 0, block("0,-8 2,-2 8,0 2,2 0,8 -2,2 -8,0 -2,-2", "#d8a443", { w: 1.6, s: 0 }));
  return svg(
    blob(EDGE.replace(/(\d) /g, "$1! "), "#4a3568", { w: 5, s: 5, h: true }) +
    clipped("M14 18Q14 14 18 14H182Q186 14 186 18V262Q186 266 182 266H18Q14 266 14 262Z",
      `<path d="M0 0H200V280H0Z" fill="#2a1d42"/>` + glow(100, 92, 120, "#b4ea45", 0.4) +
      [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((t) => `<path d="M100 92L92 -90H108Z" transform="rotate(${t} 100 92)" fill="#3b2a5c" opacity=".55"/>`).join("") +
      paint("0,240 40,222 80,232 120,220 170,234 210,222 210,300! -10,300!", "#1a1129") +
      blob("60,290! 68,200 72,124 128,124 132,200 140,290!", "#6b5a86", { s: 12, h: true, in: stones }) +
      block("62,126 62,108 74,108 74,116 86,116 86,106 100,106 114,106 114,116 126,116 126,108 138,108 138,126", "#7d6a9a", { s: 5 }) +
      blob("56,110! 68,60 100,14! 132,60 144,110! 122,116 100,118 78,116", "#8a3440", { s: 10, h: true }) + lines("100,20 92,108|100,20 112,108|84,50 72,106|116,50 130,106", 2.4) +
      blob("50,92 74,70 100,62 126,70 150,92 126,114 100,122 74,114", "#f4ecd0", { w: 5, s: 7 }) + ball(100, 92, 22, 24, "#b4ea45", { w: 3.4, s: 5 }) + `<path d="${oval(100, 92, 6, 19)}" fill="${INK}"/>` + dot(92, 82, 4.5, "#fff") + lines("62,72 54,62|82,60 78,48|118,60 122,48|138,72 146,62", 3) +
      blob("88,240! 88,212 100,202 112,212 112,240!", "#1b1222", { w: 3, s: 0 }) + paint("94,238! 96,216 100,212 104,216 106,238!", "#f2b84b", 0.9) +
      star(34, 40, 1) + star(166, 40, 1) + star(30, 190, 0.8) + star(170, 190, 0.8) + star(40, 120, 0.6) + star(162, 128, 0.6)) +
    `<path d="M14 18Q14 14 18 14H182Q186 14 186 18V262Q186 266 182 266H18Q14 266 14 262Z" fill="none" stroke="${INK}" stroke-width="4"/><path d="M20 22H180V258H20Z" fill="none" stroke="#d8a443" stroke-width="2"/>` +
    [[16, 16], [184, 16], [16, 264], [184, 264]].map(([x = 0, y = 0]) => ball(x, y, 8, 8, "#d8a443", { w: 3, s: 3 })).join(""),
  );
}

function svg(inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">${SHEET_DEFS}${inner}</svg>`;
}
