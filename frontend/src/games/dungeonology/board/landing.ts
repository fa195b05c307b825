/**
 * How a thing comes to lie on the board, or goes: larger while it is in the air. Unlike Svelte's `scale` it
 * does not ask for the element's style, for which the browser would have to lay out the page in between.
 */
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../../../lib/settings.svelte";

interface Landing {
  from: number;
  duration: number;
}

export const landing = (_: Element, { from, duration }: Landing): TransitionConfig => ({
  duration: settings.still ? 0 : duration,
  easing: (time) => 1 - (1 - time) ** 3,
  css: (there, away) => `scale: ${1 + (from - 1) * away}; opacity: ${there}`,
});
