/** The camera in somebody's hand: where it is, where it glides to, and what it may not do meanwhile. */
import { settings } from "../../../lib/settings.svelte";
import { between, fitted, kept, panned, revealed, zoomedAt, type Camera } from "./camera";
import type { Point } from "./geometry";
import type { Box } from "./planes";

const GLIDE = 340;
/** A Zone must be so large to be read: scale at which the camera brings something into view. */
const LEGIBLE = 0.5;
/** Air around what is fitted, in world pixels. */
const MARGIN = 44;
/** And around what is brought into view. */
const AIR = 14;

const airy = ({ left, top, right, bottom }: Box): Box => ({
  left: left - AIR,
  top: top - AIR,
  right: right + AIR,
  bottom: bottom + AIR,
});
const same = (one: Camera, other: Camera): boolean =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 1 && Math.abs(one.scale / other.scale - 1) < 0.005;

export class Rig {
  now = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  /** While it moves the browser keeps the world as a picture; at rest it draws it sharp again. */
  moving = $state(false);
  /** The window that nothing else of the table covers, in pixels of the board. */
  window: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  /** The part of it that no Test or Sorcery Card covers. */
  clear: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  world: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  /** The hand has been on it since it was fitted. */
  touched = false;
  #placed = false;
  #held = false;
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** A finger or the mouse is on the board. */
  grab(): void {
    this.#held = true;
    this.#stop();
  }
  release(): void {
    this.#held = false;
    this.#settle();
  }

  pan(dx: number, dy: number): void {
    this.#byHand(panned(this.now, dx, dy));
  }
  zoom(point: Point, factor: number): void {
    this.#byHand(zoomedAt(this.now, point, factor));
  }
  /** A step of zooming by button or key, around the middle of the window. */
  step(factor: number): void {
    const { left, right, top, bottom } = this.window;
    this.touched = true;
    this.glide(zoomedAt(this.now, { x: (left + right) / 2, y: (top + bottom) / 2 }, factor));
  }

  fit(box: Box, most = 1): Camera {
    const wide = {
      left: box.left - MARGIN,
      top: box.top - MARGIN,
      right: box.right + MARGIN,
      bottom: box.bottom + MARGIN,
    };
    return fitted(wide, this.window, most);
  }

  /** Goes to `base`, or stays, and brings the box into view; never out of a hand. */
  follow(base: Camera | null, box: Box | null): void {
    if (this.#held) return;
    const from = base ?? this.now;
    const target = box ? revealed(from, airy(box), this.clear, LEGIBLE) : from;
    if (this.#placed) this.glide(target);
    else this.#put(target);
    this.#placed = true;
  }

  #put(target: Camera): void {
    this.#stop();
    this.now = target;
  }

  glide(target: Camera): void {
    const from = this.now;
    if (settings.still || document.hidden || same(from, target)) return this.#put(target);
    this.#stop();
    const start = performance.now();
    this.moving = true;
    const frame = (time: number): void => {
      const share = Math.max(0, Math.min(1, (time - start) / GLIDE));
      this.now = between(from, target, 1 - (1 - share) ** 3, this.window);
      if (share < 1) this.#frame = requestAnimationFrame(frame);
      else this.#settle();
    };
    this.#frame = requestAnimationFrame(frame);
  }

  #byHand(camera: Camera): void {
    this.#stop();
    this.touched = true;
    this.moving = true;
    this.now = kept(camera, this.world, this.window);
    this.#settle();
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  #settle(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      if (!this.#held) this.moving = false;
    }, 160);
  }
}
