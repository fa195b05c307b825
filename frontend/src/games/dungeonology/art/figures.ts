/** Figures that stand on the board, and tokens that lie on it. */
import {
  INK,
  SHEET_DEFS,
  at,
  ball,
  blob,
  block,
  dot,
  freshSheet,
  glow,
  line,
  lines,
  tube,
} from "../../../art/drawing/pen";
import { BODIES } from "./figures/bodies";
import { HEADS } from "./figures/heads";
import { TOKENS, drawToken } from "./figures/tokens";

export { TOKENS };

/** All who can stand on the board. */
export const FIGURES = [...Object.keys(HEADS), "rigor"];

const base = (): string => ball(50, 117, 38, 11, "#6a6484", { w: 3.4, s: 4 });

// prettier-ignore
function rigor(): string {
  const bone = "#e8dcba";
  return (
    blob("50,30 84,58 92,116! 70,110 50,118 30,110 8,116! 16,58", "#3a2260", { w: 3.4, s: 8, h: true }) + blob("34,62 66,62 72,112! 50,118 28,112!", "#4a2f78", { w: 3, s: 6, in: lines("50,70 50,116", 3) }) +
    blob("10,76 14,58 32,54 40,68 26,80", "#5b5870", { w: 3, s: 4 }) + blob("90,76 86,58 68,54 60,68 74,80", "#5b5870", { w: 3, s: 4 }) + block("12,62 2,46 24,56", "#5b5870", { w: 2.8, s: 2 }) + block("88,62 98,46 76,56", "#5b5870", { w: 2.8, s: 2 }) +
    ["#e2475c", "#f2c23e", "#e88fc0", "#f4eede", "#ef7a35", "#e2475c", "#f2c23e"].map((c, i) => ball(30 + i * 6.6, 74 + Math.sin((i / 6) * Math.PI) * 12, 5, 5, c, { w: 2.4, s: 1 })).join("") +
    tube("84,80 88,96", 6, bone, 2.6) + block("86,30 91,30 92,118 86,118", "#5b3a24", { w: 2.8, s: 2 }) + glow(88, 24, 12, "#b4ea45", 0.8) + ball(88, 24, 8, 8, "#b4ea45", { w: 2.8, s: 2 }) + ball(88, 94, 5, 5, bone, { w: 2.6, s: 1 }) +
    blob("50,22 70,27 74,46 66,58 66,66 50,70 34,66 34,58 26,46 30,27", bone, { w: 3.4, s: 6 }) + dot(40, 45, 8, INK) + dot(60, 45, 8, INK) + dot(40, 46, 4.4, "#ff7a1f") + dot(60, 46, 4.4, "#ff7a1f") + dot(40, 46, 1.8, "#fff6c8") + dot(60, 46, 1.8, "#fff6c8") + lines("30,36 46,42|70,36 54,42", 3.4) + line("50,52 46,58", 3) + lines("38,62 62,62|44,58 44,67|50,59 50,68|56,58 56,67", 2, INK, "none") +
    blob("26,34! 22,6! 34,18! 40,2! 50,16! 60,2! 66,18! 78,6! 74,34! 50,26", "#d8a443", { w: 3.2, s: 4 }) + block("50,16 54,22 50,28 46,22", "#ff5a1a", { w: 2, s: 0 })
  );
}

function scholar(id: string): string {
  const head = HEADS[id];
  const body = BODIES[id];
  if (!head || !body) return "";
  const size = Math.min(0.56, 70 / (53 - head.top));
  return body(head.skin, head.cloth) + at(50, 75 - 53 * size, size, 0, head.around(head.plain()));
}

/** A standing figure on its round base, 100 × 130. */
export function figureSvg(id: string): string {
  freshSheet();
  const body = id === "rigor" ? rigor() : scholar(id);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="130" viewBox="0 0 100 130">${SHEET_DEFS}${base()}${body}</svg>`;
}

/** A token, 48 × 48: a cube, a student, a trap … */
export function tokenSvg(name: string): string {
  freshSheet();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">${SHEET_DEFS}${drawToken(name)}</svg>`;
}
