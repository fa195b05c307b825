/** What all Scholars have: a head from the board's figures, and shoulders to set it on. */
import { at, blob, block, dot, lines, type ShapeOptions } from "../../../../../art/drawing/pen";
import { HEADS } from "../../figures/heads";

/** The head of a Scholar on one side of the card; under a tall hat it is smaller. */
export const headOf = (
  id: string,
  side: "plain" | "grand",
  turn: number,
  size: number,
  y: number,
): string => {
  const head = HEADS[id];
  return head ? at(100, y, size, turn, head.around(head[side]())) : "";
};

export const clothOf = (id: string): string => HEADS[id]?.cloth ?? "";
export const skinOf = (id: string): string => HEADS[id]?.skin ?? "";

export const shoulders = (color: string, inner = "", more: ShapeOptions = {}): string =>
  blob("12,250! 28,198 60,168 100,158 140,168 172,198 188,250!", color, {
    s: 12,
    h: true,
    in: inner,
    ...more,
  });

/** A cloak with a fur edge and a clasp, for those who are Exalted. */
export const mantle = (color: string): string =>
  blob("-10,260! 6,196 46,160 82,160 70,200 56,260!", color, { s: 9, h: true }) +
  blob("210,260! 194,196 154,160 118,160 130,200 144,260!", color, { s: 9, h: true }) +
  blob("40,172 60,154 100,164 140,154 160,172 140,190 100,182 60,190", "#f4eede", { s: 6 }) +
  lines("58,168 60,176|78,168 79,176|122,168 121,176|142,168 140,176|100,170 100,178", 3) +
  block("100,172 110,184 100,198 90,184", "#f2c23e", { w: 3, s: 3 }) +
  dot(100, 184, 3.4, "#b8323a");

/** A small star that is worth something. */
export const prize = (x: number, y: number, size = 1): string =>
  at(
    x,
    y,
    size,
    8,
    block("0,-16 5,-5 16,-5 7,3 10,15 0,8 -10,15 -7,3 -16,-5 -5,-5", "#ffe27a", { w: 3.4, s: 3 }),
  );

/** Lines that show something shakes, falls or flies. */
export const swish = (points: string, color = "#fff2b8"): string => lines(points, 3.6, color);
