/** The picture of a whole card: its family's frame about the figure in its place. */
import { faceOf } from "./faces";
import { backed, framed, portrait, type Layout, type Livery, type View } from "../../../art/drawing/frame";
import {
  INK,
  at,
  ball,
  blob,
  block,
  dot,
  freshSheet,
  glow,
  line,
  lines,
  oval,
  paint,
} from "../../../art/drawing/pen";
import { horn, skull } from "../../../art/drawing/props";
import { place, type Family } from "./scenes";

export type { Layout };

/** Frame, ribbon tail and ornament colour of each family. */
const LIVERIES: Record<Family, Livery> = {
  demon: { frame: "#8a2634", tail: "#5f1826", metal: "#f0a24a" },
  undead: { frame: "#5a7a78", tail: "#37524f", metal: "#eadfbe" },
  beast: { frame: "#5f7f3a", tail: "#3f5a26", metal: "#d8c46a" },
  rogue: { frame: "#4a589c", tail: "#303b74", metal: "#f2c23e" },
  brute: { frame: "#a0652f", tail: "#6d4220", metal: "#c9d0dc" },
  magic: { frame: "#6f4aa6", tail: "#4a2f78", metal: "#b4ea45" },
  holy: { frame: "#c29a3f", tail: "#8a6a22", metal: "#fff3cf" },
  machine: { frame: "#8a7468", tail: "#5c4a42", metal: "#e08a4a" },
};

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

function view(card: string, turned: boolean): View {
  const { family, draw, lift } = faceOf(card);
  return { scene: place(family, turned), figure: draw(), lift };
}

/** The whole card as SVG text; numbers and words are laid over it as real text. */
export function cardSvg(card: string, layout: Layout): string {
  freshSheet();
  const { family } = faceOf(card);
  const livery = LIVERIES[family];
  const turned = [...card].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 1;
  return framed(livery, ORNAMENTS[family](livery.metal), view(card, turned), layout);
}

/** Only the figure in its place, for small round portraits. */
export function portraitSvg(card: string): string {
  freshSheet();
  return portrait(view(card, false));
}

/** The back: the Tower of Dark Sorcery, which looks at you. */
// prettier-ignore
export function backSvg(): string {
  freshSheet();
  const stones = [[86, 150, 14], [106, 166, 12], [88, 186, 12], [104, 206, 16], [84, 222, 12], [110, 140, 9]].map(([x = 0, y = 0, w = 0]) => block(`${x},${y} ${x + w},${y} ${x + w},${y + 8} ${x},${y + 8}`, "#5a4a72", { w: 2, s: 0 })).join("");
  const star = (x: number, y: number, s: number): string => at(x, y, s, 0, block("0,-8 2,-2 8,0 2,2 0,8 -2,2 -8,0 -2,-2", "#d8a443", { w: 1.6, s: 0 }));
  return backed("#4a3568",
      `<path d="M0 0H200V280H0Z" fill="#2a1d42"/>` + glow(100, 92, 120, "#b4ea45", 0.4) +
      [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((t) => `<path d="M100 92L92 -90H108Z" transform="rotate(${t} 100 92)" fill="#3b2a5c" opacity=".55"/>`).join("") +
      paint("0,240 40,222 80,232 120,220 170,234 210,222 210,300! -10,300!", "#1a1129") +
      blob("60,290! 68,200 72,124 128,124 132,200 140,290!", "#6b5a86", { s: 12, h: true, in: stones }) +
      block("62,126 62,108 74,108 74,116 86,116 86,106 100,106 114,106 114,116 126,116 126,108 138,108 138,126", "#7d6a9a", { s: 5 }) +
      blob("56,110! 68,60 100,14! 132,60 144,110! 122,116 100,118 78,116", "#8a3440", { s: 10, h: true }) + lines("100,20 92,108|100,20 112,108|84,50 72,106|116,50 130,106", 2.4) +
      blob("50,92 74,70 100,62 126,70 150,92 126,114 100,122 74,114", "#f4ecd0", { w: 5, s: 7 }) + ball(100, 92, 22, 24, "#b4ea45", { w: 3.4, s: 5 }) + `<path d="${oval(100, 92, 6, 19)}" fill="${INK}"/>` + dot(92, 82, 4.5, "#fff") + lines("62,72 54,62|82,60 78,48|118,60 122,48|138,72 146,62", 3) +
      blob("88,240! 88,212 100,202 112,212 112,240!", "#1b1222", { w: 3, s: 0 }) + paint("94,238! 96,216 100,212 104,216 106,238!", "#f2b84b", 0.9) +
      star(34, 40, 1) + star(166, 40, 1) + star(30, 190, 0.8) + star(170, 190, 0.8) + star(40, 120, 0.6) + star(162, 128, 0.6),
  );
}
