/**
 * The anatomy of a card, the same in every game: edge, window, ribbon and, on the large one, the parchment
 * for the text. Numbers and words are laid over it as real text.
 */
import { INK, SHEET_DEFS, at, ball, blob, block, clipped, dot, glow, lines, mix, paint } from "./pen";

/** "full" has the text, "mini" is for the table. */
export type Layout = "full" | "mini";

const CARD_WIDTH = 200;
const CARD_HEIGHT = 280;

/** Colours of a family of cards: edge, tails of the ribbon, ornament. */
export interface Livery {
  frame: string;
  tail: string;
  metal: string;
}

/** What is seen in the window of a card, 200 × 240 units. */
export interface View {
  scene: string;
  figure: string;
  /** How far the figure moves up on the large card, whose window is lower. */
  lift: number;
}

const EDGE =
  "9,3 60,4 140,2 191,3 198,10 197,90 199,180 197,270 190,277 120,276 60,278 10,277 3,270 3,190 1,100 3,10";

const WINDOW: Record<Layout, [left: number, top: number, right: number, bottom: number]> = {
  full: [11, 11, 189, 192],
  mini: [9, 9, 191, 254],
};

function aperture(layout: Layout): string {
  const [l, t, r, b] = WINDOW[layout];
  return `M${l} ${t + 5}Q${l} ${t} ${l + 5} ${t}L${r - 6} ${t + 1}Q${r} ${t} ${r} ${t + 6}L${r - 1} ${b}H${l + 1}Z`;
}

function seen({ scene, figure, lift }: View, layout: Layout): string {
  const fit =
    layout === "full"
      ? at(11, 11, 0.89, 0, scene, at(0, -lift, 1, 0, figure))
      : at(0, 10, 1, 0, scene, figure);
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

const board = (color: string): string => blob(EDGE.replace(/(\d) /g, "$1! "), color, { w: 5, s: 5, h: true });

const edge = (color: string): string =>
  board(color) +
  `<path d="M7 20V262M193 22V262M22 7H178M22 272H178" stroke="${mix(color, "#fff0c0", 0.35)}" stroke-width="1.6" opacity=".7" fill="none"/>`;

/** A whole card; the ornament is drawn about the origin, some 26 units wide. */
export function framed(livery: Livery, ornament: string, view: View, layout: Layout): string {
  const corners = at(10, 270, 0.7, 0, ornament) + at(190, 270, 0.7, 0, ornament);
  return cardSheet(
    edge(livery.frame) +
      seen(view, layout) +
      (layout === "full" ? parchment() + ribbon(171, 35, livery.tail) : ribbon(233, 32, livery.tail)) +
      at(100, 8, 0.7, 0, ornament) +
      (layout === "full" ? corners : ""),
  );
}

const BACK_WINDOW = "M14 18Q14 14 18 14H182Q186 14 186 18V262Q186 266 182 266H18Q14 266 14 262Z";

/** A card's back: what is drawn lies inside a brass line with a stud in each corner. */
export function backed(color: string, inner: string): string {
  const stud = (x: number, y: number): string => ball(x, y, 8, 8, "#d8a443", { w: 3, s: 3 });
  return cardSheet(
    board(color) +
      clipped(BACK_WINDOW, inner) +
      `<path d="${BACK_WINDOW}" fill="none" stroke="${INK}" stroke-width="4"/><path d="M20 22H180V258H20Z" fill="none" stroke="#d8a443" stroke-width="2"/>` +
      stud(16, 16) +
      stud(184, 16) +
      stud(16, 264) +
      stud(184, 264),
  );
}

/** Only the figure in its place, for small round portraits. */
export const portrait = ({ scene, figure }: View): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="20 20 160 160">${SHEET_DEFS}${scene}${figure}</svg>`;

/** The one light of all places: a torch at the upper left, dark towards the edges. */
export const torchlight = (): string =>
  `<radialGradient id="vig" cx=".45" cy=".38" r=".75"><stop offset=".5" stop-color="#0d0714" stop-opacity="0"/><stop offset="1" stop-color="#0d0714" stop-opacity=".55"/></radialGradient>` +
  `<path d="M0 0H200V240H0Z" fill="url(#vig)"/>` +
  glow(0, 10, 150, "#ffab4a", 0.28);

const cardSheet = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">${SHEET_DEFS}${inner}</svg>`;
