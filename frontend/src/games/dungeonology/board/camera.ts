/** The camera's arithmetic: a point of the world is on the screen at `point × scale + (x, y)`. */
import type { Point } from "./geometry";
import type { Box } from "./planes";

export interface Camera extends Point {
  scale: number;
}

export const NEAREST = 1.8;
export const FURTHEST = 0.16;
/** How much of the world must stay in the window, in pixels. */
const KEPT = 90;
/** Not worth a zoom. */
const NEARLY = 0.8;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** Zooms so that what lies under `point` stays there. */
export function zoomedAt(camera: Camera, point: Point, factor: number): Camera {
  const scale = clamp(camera.scale * factor, FURTHEST, NEAREST);
  const ratio = scale / camera.scale;
  return {
    x: point.x - (point.x - camera.x) * ratio,
    y: point.y - (point.y - camera.y) * ratio,
    scale,
  };
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** Shows the box in the middle of the window, as large as it fits, but not larger than `most`. */
export function fitted(box: Box, window: Box, most: number): Camera {
  const wide = (window.right - window.left) / Math.max(1, box.right - box.left);
  const tall = (window.bottom - window.top) / Math.max(1, box.bottom - box.top);
  return centred(box, window, clamp(Math.min(wide, tall), FURTHEST, most));
}

export function centred(box: Box, window: Box, scale: number): Camera {
  return {
    x: (window.left + window.right) / 2 - ((box.left + box.right) / 2) * scale,
    y: (window.top + window.bottom) / 2 - ((box.top + box.bottom) / 2) * scale,
    scale,
  };
}

/** The box as it is on the screen. */
export const onScreen = (camera: Camera, box: Box): Box => ({
  left: box.left * camera.scale + camera.x,
  top: box.top * camera.scale + camera.y,
  right: box.right * camera.scale + camera.x,
  bottom: box.bottom * camera.scale + camera.y,
});

/** Keeps a bit of the world in the window, however far one drags. */
export function kept(camera: Camera, world: Box, window: Box): Camera {
  const box = onScreen(camera, world);
  const dx = clamp(0, window.left + KEPT - box.right, window.right - KEPT - box.left);
  const dy = clamp(0, window.top + KEPT - box.bottom, window.bottom - KEPT - box.top);
  return panned(camera, dx, dy);
}

/** The least motion that brings the box into the window, at a scale at which it can be read. */
export function revealed(camera: Camera, box: Box, window: Box, least: number): Camera {
  const most = fitted(box, window, NEAREST).scale;
  if (most < camera.scale) return fitted(box, window, most);
  if (camera.scale < least * NEARLY) return fitted(box, window, Math.min(most, least));
  const shown = onScreen(camera, box);
  const dx = shown.left < window.left ? window.left - shown.left : Math.min(0, window.right - shown.right);
  const dy = shown.top < window.top ? window.top - shown.top : Math.min(0, window.bottom - shown.bottom);
  return dx === 0 && dy === 0 ? camera : panned(camera, dx, dy);
}

/** A camera on the way; the scale grows evenly to the eye. */
export function between(from: Camera, to: Camera, share: number, window: Box): Camera {
  const scale = from.scale * (to.scale / from.scale) ** share;
  const looks = (camera: Camera): Point => ({
    x: ((window.left + window.right) / 2 - camera.x) / camera.scale,
    y: ((window.top + window.bottom) / 2 - camera.y) / camera.scale,
  });
  const [start, end] = [looks(from), looks(to)];
  const way =
    Math.abs(to.scale - from.scale) < 1e-6
      ? share
      : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
  return {
    x: (window.left + window.right) / 2 - (start.x + (end.x - start.x) * way) * scale,
    y: (window.top + window.bottom) / 2 - (start.y + (end.y - start.y) * way) * scale,
    scale,
  };
}
