import { flushSync, mount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Dice from "./Dice.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

const label = () => document.querySelector("[role=img]")?.getAttribute("aria-label");

it("tumbles, then settles to the true results and says what counts", () => {
  mount(Dice, { target: document.body, props: { dice: [2, 3, 5], power: 3 } });
  flushSync();
  expect(label()).toBe("Dice are rolling");
  vi.advanceTimersByTime(1000);
  flushSync();
  expect(label()).toBe("Rolled 2, 3, 5: 2 of 3 at most 3");
  expect(document.querySelectorAll(".tick")).toHaveLength(2);
});

it("lies still when told so", () => {
  mount(Dice, { target: document.body, props: { dice: [6], tumble: false } });
  flushSync();
  expect(label()).toBe("Rolled 6");
});
