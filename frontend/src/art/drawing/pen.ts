/**
 * The pen: turns short point lists into inked, shaded SVG.
 *
 * A shape is written as points "x,y x,y! x,y": a smooth closed curve through them, `!` marks a sharp
 * corner. Every shape gets the same treatment, so that one hand seems to have drawn all cards: a dark
 * outline that is heavier away from the torch (upper left), a warm rim towards it, one cool shade.
 */

import { unpack } from "./packed";

export const INK = "#1b1222";

type Point = { x: number; y: number; sharp: boolean };

let ids = 0;

/** Starts a fresh picture; ids need only be unique within one picture. */
export function freshSheet(): void {
  ids = 0;
}

/** A new id within the picture. */
export function nextId(prefix: string): string {
  ids += 1;
  return prefix + ids;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

function points(text: string): Point[] {
  return unpack(text)
    .trim()
    .split(/\s+/)
    .map((item) => {
      const sharp = item.endsWith("!");
      const [x, y] = (sharp ? item.slice(0, -1) : item).split(",").map(Number);
      return { x: x ?? 0, y: y ?? 0, sharp };
    });
}

/** Control point leaving `p` towards `q`, given the point on the other side of `p`. */
function handle(p: Point, q: Point, other: Point | undefined): [number, number] {
  const reach = Math.hypot(q.x - p.x, q.y - p.y) * 0.36;
  let dx = q.x - p.x;
  let dy = q.y - p.y;
  if (other && !p.sharp) {
    dx = q.x - other.x;
    dy = q.y - other.y;
  }
  const length = Math.hypot(dx, dy) || 1;
  return [p.x + (dx / length) * reach, p.y + (dy / length) * reach];
}

/** Path data of a curve through the points; closed unless told otherwise. */
export function curve(text: string, closed = true): string {
  const all = points(text);
  const count = all.length;
  const at = (index: number): Point | undefined => (closed ? all[(index + count) % count] : all[index]);
  const first = all[0];
  if (!first) return "";
  let path = `M${n(first.x)} ${n(first.y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const p = at(i);
    const q = at(i + 1);
    if (!p || !q) continue;
    const [ax, ay] = handle(p, q, at(i - 1));
    const [bx, by] = handle(q, p, at(i + 2));
    path += `C${n(ax)} ${n(ay)} ${n(bx)} ${n(by)} ${n(q.x)} ${n(q.y)}`;
  }
  return closed ? path + "Z" : path;
}

/** Path data of an ellipse. */
export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0Z`;
}

/** Path data of a rectangle or, with four corners, of any polygon "x,y x,y …". */
export function poly(text: string): string {
  return `M${unpack(text).replaceAll("!", "").trim().split(/\s+/).join("L").replaceAll(",", " ")}Z`;
}

function channels(color: string): [number, number, number] {
  const hex = color.length === 4 ? color.replace(/[^#]/g, "$&$&") : color;
  return [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];
}

/** Mixes two hex colours; `t` is the part of the second. */
export function mix(a: string, b: string, t: number): string {
  const x = channels(a);
  const y = channels(b);
  const hex = x.map((value, i) => Math.round(value + ((y[i] ?? 0) - value) * t));
  return "#" + hex.map((value) => value.toString(16).padStart(2, "0")).join("");
}

/** The cool shade and the warm rim of a colour. */
export const shadeOf = (color: string): string => mix(color, "#2a1640", 0.42);
export const rimOf = (color: string): string => mix(color, "#ffd890", 0.5);

export interface ShapeOptions {
  /** Outline width; 0 for none. */
  w?: number;
  /** Reach of the shade; 0 for a flat shape. */
  s?: number;
  /** Hatch the shade. */
  h?: boolean;
  /** Without the warm rim. */
  norim?: boolean;
  /** More drawing inside the shape, cut off at its outline. */
  in?: string;
  /** Outline colour. */
  ink?: string;
  /** Opacity of the fill. */
  o?: number;
}

/** A shape from ready path data. */
export function shaped(d: string, color: string, options: ShapeOptions = {}): string {
  const { w = 4, s = 7, ink = INK } = options;
  const id = nextId("p");
  // Written out each time: a `use` costs the browser three nodes more, and a picture has hundreds.
  const path = (more: string): string => `<path d="${d}" ${more}/>`;
  let out = `<clipPath id="${id}"><path d="${d}"/></clipPath>`;
  if (w > 0) {
    out += path(
      `transform="translate(${n(w * 0.16)} ${n(w * 0.26)})" fill="${ink}" stroke="${ink}" stroke-width="${w}" stroke-linejoin="round"`,
    );
  }
  const fade = options.o === undefined ? "" : ` opacity="${options.o}"`;
  if (s <= 0) {
    out += path(`fill="${color}"${fade}`);
    if (options.in) out += `<g clip-path="url(#${id})">${options.in}</g>`;
  } else {
    const rim = options.norim ? 0 : Math.min(2.4, s * 0.3);
    const hatch = options.h ? path('fill="url(#hatch)"') : "";
    out +=
      `<g clip-path="url(#${id})"${fade}>${path(`fill="${rimOf(color)}"`)}` +
      `<g transform="translate(${n(rim)} ${n(rim * 0.7)})"><g clip-path="url(#${id})">` +
      `${path(`fill="${shadeOf(color)}"`)}${hatch}` +
      `${path(`fill="${color}" transform="translate(${n(-s - rim)} ${n(-s * 0.75 - rim)})"`)}</g></g>${options.in ?? ""}</g>`;
  }
  if (w > 0) out += path(`fill="none" stroke="${ink}" stroke-width="${n(w * 0.72)}" stroke-linejoin="round"`);
  return out;
}

/** A smooth closed shape through the points. */
export const blob = (text: string, color: string, options?: ShapeOptions): string =>
  shaped(curve(text), color, options);

/** An ellipse. */
export const ball = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  color: string,
  options?: ShapeOptions,
): string => shaped(oval(cx, cy, rx, ry), color, options);

/** A polygon. */
export const block = (text: string, color: string, options?: ShapeOptions): string =>
  shaped(poly(text), color, options);

/** Flat paint without outline: patches, glows, markings. */
export const paint = (text: string, color: string, opacity = 1): string =>
  `<path d="${curve(text)}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

/** Flat dot. */
export const dot = (cx: number, cy: number, r: number, color = INK, ry = r): string =>
  `<path d="${oval(cx, cy, r, ry)}" fill="${color}"/>`;

type Sample = [number, number];

function cubic(p: Sample, a: Sample, b: Sample, q: Sample, t: number): Sample {
  const u = 1 - t;
  const f = (i: 0 | 1): number =>
    u * u * u * p[i] + 3 * u * u * t * a[i] + 3 * u * t * t * b[i] + t * t * t * q[i];
  return [f(0), f(1)];
}

function sampled(text: string): Sample[] {
  const all = points(text);
  const out: Sample[] = [];
  for (let i = 0; i < all.length - 1; i += 1) {
    const p = all[i];
    const q = all[i + 1];
    if (!p || !q) continue;
    const a = handle(p, q, all[i - 1]);
    const b = handle(q, p, all[i + 2]);
    const steps = Math.max(3, Math.ceil(Math.hypot(q.x - p.x, q.y - p.y) / 7));
    for (let k = i === 0 ? 0 : 1; k <= steps; k += 1) {
      out.push(cubic([p.x, p.y], a, b, [q.x, q.y], k / steps));
    }
  }
  return out;
}

export type Taper = "both" | "end" | "none";

function strokeWidth(t: number, w: number, taper: Taper): number {
  if (taper === "none") return w;
  if (taper === "end") return w * Math.pow(1 - t, 0.65) + 0.25;
  return w * Math.pow(Math.sin(Math.PI * (0.06 + t * 0.88)), 0.75);
}

/** A brush stroke through the points, thinning out like ink does. */
export function line(text: string, w = 3, color = INK, taper: Taper = "both"): string {
  const path = sampled(text);
  const left: string[] = [];
  const right: string[] = [];
  path.forEach(([x, y], i) => {
    const before = path[i - 1] ?? [x, y];
    const after = path[i + 1] ?? [x, y];
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    const half = strokeWidth(i / (path.length - 1), w, taper) / 2;
    left.push(`${n(x - (dy / length) * half)} ${n(y + (dx / length) * half)}`);
    right.unshift(`${n(x + (dy / length) * half)} ${n(y - (dx / length) * half)}`);
  });
  return `<path d="M${left.concat(right).join("L")}Z" fill="${color}"/>`;
}

/** Several brush strokes, separated by "|". */
export const lines = (text: string, w = 3, color = INK, taper: Taper = "both"): string =>
  unpack(text)
    .split("|")
    .map((one) => line(one, w, color, taper))
    .join("");

/** A tube of even width with outline: arms, tails, handles. */
export function tube(text: string, w: number, color: string, ink = 3.2): string {
  const d = curve(text, false);
  const stroke = (width: number, paintColor: string, more = ""): string =>
    `<path d="${d}" fill="none" stroke="${paintColor}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
  return (
    stroke(w + ink * 2, INK) +
    stroke(w, shadeOf(color)) +
    stroke(w * 0.62, color, ` transform="translate(${n(-w * 0.15)} ${n(-w * 0.15)})"`)
  );
}

/** Moves, scales, turns a group; negative scale mirrors. */
export function at(x: number, y: number, scale: number, turn: number, ...parts: string[]): string {
  const sx = scale;
  const sy = Math.abs(scale);
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${sx} ${sy})">${parts.join("")}</g>`;
}

/** Mirrors a group on the picture's vertical middle. */
export const mirrored = (...parts: string[]): string =>
  `<g transform="translate(200 0) scale(-1 1)">${parts.join("")}</g>`;

/** Cuts a group off at a shape. */
export function clipped(d: string, ...parts: string[]): string {
  const id = nextId("k");
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${parts.join("")}</g>`;
}

/** A soft light. */
export function glow(cx: number, cy: number, r: number, color: string, strength = 0.6): string {
  const id = nextId("g");
  return (
    `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity="${strength}"/>` +
    `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>` +
    `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="url(#${id})"/>`
  );
}

/** Shared definitions of every picture. */
export const SHEET_DEFS =
  `<defs><pattern id="hatch" width="4.6" height="4.6" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)">` +
  `<path d="M0 2.3h4.6" stroke="${INK}" stroke-width="1.1" opacity=".55"/></pattern></defs>`;

/** Leans a group about a point, the middle of a head unless told otherwise. */
export const lean = (turn: number, parts: string, x = 100, y = 120): string =>
  `<g transform="rotate(${turn} ${x} ${y})">${parts}</g>`;
