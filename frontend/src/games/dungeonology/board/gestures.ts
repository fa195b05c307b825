/** Drag, pinch, wheel and double tap, as motions of the camera. */
import type { Attachment } from "svelte/attachments";
import type { Point } from "./geometry";
import type { Rig } from "./rig.svelte";

/** A finger trembles; up to here it is a tap. */
const TREMBLE = 8;
const DOUBLE = 320;

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export function gestures(rig: Rig, onDoubleTap: (point: Point) => void): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, Point>();
    let start: Point = { x: 0, y: 0 };
    let dragging = false;
    let tapped = { at: { x: 0, y: 0 }, time: 0 };

    const local = (event: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const besides = (event: Event): boolean => (event.target as Element).closest("[data-still]") !== null;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || besides(event)) return;
      if (fingers.size === 0) {
        start = local(event);
        dragging = false;
      }
      fingers.set(event.pointerId, local(event));
      rig.grab();
    };

    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      // The button was let go where nobody told us.
      if (event.buttons === 0) return up(event);
      const now = local(event);
      if (!dragging && fingers.size === 1 && apart(start, now) < TREMBLE) return;
      if (!dragging) for (const finger of fingers.keys()) element.setPointerCapture(finger);
      dragging = true;
      const other = [...fingers].find(([finger]) => finger !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (!other) return rig.pan(now.x - before.x, now.y - before.y);
      rig.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      rig.zoom(
        { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 },
        apart(now, other) / Math.max(1, apart(before, other)),
      );
    };

    const up = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
      rig.release();
      if (dragging || event.type === "pointercancel" || (event.target as Element).closest("button")) return;
      const tap = { at: local(event), time: event.timeStamp };
      if (tap.time - tapped.time < DOUBLE && apart(tap.at, tapped.at) < 30) onDoubleTap(tap.at);
      tapped = tap;
    };

    // The end of a drag is no click on what lies under the finger.
    const click = (event: MouseEvent): void => {
      if (!dragging) return;
      dragging = false;
      event.preventDefault();
      event.stopPropagation();
    };

    const wheel = (event: WheelEvent): void => {
      if (besides(event)) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
      rig.zoom(local(event), Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)));
    };

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("click", click, { capture: true });
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, { capture: true });
      element.removeEventListener("wheel", wheel);
    };
  };
}
