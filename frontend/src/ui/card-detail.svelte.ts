/**
 * Card details on hover, focus, long press or tap; a right click or "?" makes them stay. Any element shows
 * a card:
 *   <button {@attach detail("murfa")}>  or, when the element has no action of its own:
 *   <span {@attach detail("murfa", { tap: true })}>
 * CardPopover.svelte, once per table, draws it.
 */
import type { Attachment } from "svelte/attachments";

export const popoverId = "card-detail";

class CardDetail {
  card = $state<string | null>(null);
  anchor = $state.raw<HTMLElement | null>(null);
  /** Opened on purpose: stays until closed. */
  pinned = $state(false);
  /** By keyboard: its links are to be reached, and the card gets the focus back. */
  reading = $state(false);

  show(card: string, anchor: HTMLElement, pinned = false): void {
    this.hide();
    this.card = card;
    this.anchor = anchor;
    this.pinned = pinned;
    anchor.setAttribute("aria-describedby", popoverId);
  }

  hide(): void {
    this.anchor?.removeAttribute("aria-describedby");
    if (this.reading) this.anchor?.focus({ preventScroll: true });
    this.reading = false;
    this.card = null;
    this.anchor = null;
    this.pinned = false;
  }
}

export const cardDetail = new CardDetail();

const delays = { hover: 300, focus: 500, press: 450 };

const attachments = new Map<string, Attachment<HTMLElement>>();

/** One attachment for a card, so that an element which is updated without need keeps its listeners. */
export function detail(
  card: string | null | undefined,
  { tap = false } = {},
): Attachment<HTMLElement> | undefined {
  if (!card) return undefined;
  const key = `${card} ${tap}`;
  const attachment = attachments.get(key) ?? listening(card, tap);
  attachments.set(key, attachment);
  return attachment;
}

function listening(card: string, tap: boolean): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;

    const later = (delay: number, pinned = false) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = pinned;
        cardDetail.show(card, element, pinned);
      }, delay);
    };
    const away = () => {
      clearTimeout(timer);
      if (cardDetail.anchor === element && !cardDetail.pinned) cardDetail.hide();
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && later(delays.hover)],
      ["pointerleave", away],
      ["focus", () => element.matches(":focus-visible") && later(delays.focus)],
      ["blur", away],
      [
        "pointerdown",
        (event) => {
          pressed = false;
          if ((event as PointerEvent).pointerType !== "mouse") later(delays.press, true);
        },
      ],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", () => clearTimeout(timer)],
      // Something around it took the finger, to be dragged.
      ["lostpointercapture", () => clearTimeout(timer)],
      [
        "contextmenu",
        (event) => {
          // A long press on Android opens the browser's menu; ours is open already.
          event.preventDefault();
          clearTimeout(timer);
          if (!pressed) cardDetail.show(card, element, true);
        },
      ],
      [
        "keydown",
        (event) => {
          if ((event as KeyboardEvent).key !== "?") return;
          clearTimeout(timer);
          cardDetail.show(card, element, true);
          cardDetail.reading = true;
        },
      ],
      [
        "click",
        (event) => {
          clearTimeout(timer);
          if (pressed) {
            // The finger asked to look, not to act.
            event.preventDefault();
            event.stopImmediatePropagation();
            pressed = false;
          } else if (tap) {
            event.stopPropagation();
            if (cardDetail.anchor === element && cardDetail.pinned) cardDetail.hide();
            else cardDetail.show(card, element, true);
          } else {
            away();
          }
        },
      ],
    ];
    for (const [type, listener] of listeners)
      element.addEventListener(type, listener, { capture: type === "click" });
    return () => {
      clearTimeout(timer);
      if (cardDetail.anchor === element) cardDetail.hide();
      for (const [type, listener] of listeners) {
        element.removeEventListener(type, listener, { capture: type === "click" });
      }
    };
  };
}
