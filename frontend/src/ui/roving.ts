/**
 * Keeps the links in long lines out of the tab order: Enter on the box goes to the newest of them, arrow
 * keys from one to the next, Escape back to the box.
 */
import type { Attachment } from "svelte/attachments";
import { cardDetail } from "./card-detail.svelte";

const steps: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

export const roving: Attachment<HTMLElement> = (box) => {
  const links = () => [...box.querySelectorAll<HTMLElement>("ol :is(a, button)")];

  function withdraw(): void {
    for (const link of links()) link.tabIndex = -1;
  }

  function onkeydown(event: KeyboardEvent): void {
    const all = links();
    const at = all.indexOf(event.target as HTMLElement);
    const to = target(event.key, all, at);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    to.focus();
  }

  function target(key: string, all: HTMLElement[], at: number): HTMLElement | undefined {
    if (at < 0) return key === "Enter" && document.activeElement === box ? all.at(-1) : undefined;
    if (key === "Escape") return cardDetail.pinned ? undefined : box;
    const step = steps[key];
    return step ? all[at + step] : undefined;
  }

  withdraw();
  const observer = new MutationObserver(withdraw);
  observer.observe(box, { childList: true, subtree: true });
  box.addEventListener("keydown", onkeydown);
  return () => {
    observer.disconnect();
    box.removeEventListener("keydown", onkeydown);
  };
};
