/**
 * A thing in hand, by mouse, finger or pen, on its way to a place that takes it: any element with
 * `data-drop`. Dropped elsewhere, or with Escape, nothing has happened.
 */
import type { Attachment } from "svelte/attachments";

/** A finger trembles; up to here it is a tap. */
const TREMBLE = 8;

interface Held {
  thing: string;
  /** Where the hand is in the window. */
  x: number;
  y: number;
  /** A finger hides what lies under it. */
  touch: boolean;
}

export class Drag {
  held = $state.raw<Held | null>(null);
  /** The place under the hand. */
  over = $state<string | null>(null);
  #ondrop: (thing: string, place: string) => void;

  constructor(ondrop: (thing: string, place: string) => void) {
    this.#ondrop = ondrop;
  }

  /** The element is the thing: it can be dragged, and still be tapped. */
  source(thing: string): Attachment<HTMLElement> {
    return (element) => {
      let start: { x: number; y: number; pointer: number } | null = null;
      let dragged = false;

      const down = (event: PointerEvent): void => {
        if (event.button !== 0 || !event.isPrimary) return;
        start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
        dragged = false;
        element.setPointerCapture(event.pointerId);
      };
      const move = (event: PointerEvent): void => {
        if (event.pointerId !== start?.pointer) return;
        const { clientX: x, clientY: y } = event;
        if (!dragged && Math.hypot(x - start.x, y - start.y) < TREMBLE) return;
        if (dragged && this.held === null) return; // it was let go with Escape
        dragged = true;
        this.#carry({ thing, x, y, touch: event.pointerType === "touch" });
      };
      const up = (event: PointerEvent): void => {
        if (event.pointerId !== start?.pointer) return;
        start = null;
        const { held, over } = this;
        this.letGo();
        if (held && over !== null && event.type === "pointerup") this.#ondrop(thing, over);
      };
      // The end of a drag is no click.
      const click = (event: MouseEvent): void => {
        if (!dragged) return;
        dragged = false;
        event.preventDefault();
        event.stopPropagation();
      };

      const listening = new AbortController();
      const { signal } = listening;
      element.style.touchAction = "none";
      element.addEventListener("pointerdown", down, { signal });
      element.addEventListener("pointermove", move, { signal });
      element.addEventListener("pointerup", up, { signal });
      element.addEventListener("pointercancel", up, { signal });
      element.addEventListener("click", click, { signal, capture: true });
      return () => {
        if (start) this.letGo();
        element.style.touchAction = "";
        listening.abort();
      };
    };
  }

  letGo(): void {
    this.held = null;
    this.over = null;
    window.removeEventListener("keydown", this.#onkeydown, { capture: true });
  }

  #carry(held: Held): void {
    if (this.held === null) window.addEventListener("keydown", this.#onkeydown, { capture: true });
    this.held = held;
    this.over = placeAt(held.x, held.y);
  }

  #onkeydown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.letGo();
  };
}

function placeAt(x: number, y: number): string | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]");
  return place?.dataset["drop"] ?? null;
}
