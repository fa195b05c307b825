import type { Attachment } from "svelte/attachments";

/**
 * Tells the height of what comes and goes. Unlike `bind:clientHeight` it waits for the page's own layout,
 * instead of asking for one while the rest of the page is still being changed.
 */
export const sized =
  (tell: (height: number) => void): Attachment<HTMLElement> =>
  (element) => {
    const observer = new ResizeObserver(() => tell(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  };
