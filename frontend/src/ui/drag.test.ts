/** Whether a thing in hand goes where it is let go, and nowhere else. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Drag } from "./drag.svelte";

let thing: HTMLElement;
let place: HTMLElement;
let dropped: string[];
let clicks: number;
let drag: Drag;
let detach: () => void;

/** jsdom knows neither layout nor pointers: where x is 100 or more, the place lies. */
function point(type: string, x: number, { button = 0, pointerId = 1 } = {}): void {
  const event = new MouseEvent(type, { bubbles: true, button, clientX: x, clientY: 0 });
  thing.dispatchEvent(Object.assign(event, { pointerId, isPrimary: true, pointerType: "touch" }));
}

beforeEach(() => {
  document.body.innerHTML = `<button>cube</button><div data-drop="home"><i></i></div>`;
  thing = document.querySelector("button") as HTMLElement;
  place = document.querySelector("i") as HTMLElement;
  thing.setPointerCapture = () => {};
  document.elementFromPoint = (x) => (x >= 100 ? place : thing);
  dropped = [];
  clicks = 0;
  thing.addEventListener("click", () => (clicks += 1));
  drag = new Drag((what, where) => dropped.push(`${what} on ${where}`));
  detach = drag.source("cube")(thing) as () => void;
});

afterEach(() => vi.restoreAllMocks());

it("drops what was dragged on the place under the hand", () => {
  point("pointerdown", 0);
  point("pointermove", 50);
  expect(drag.held).toEqual({ thing: "cube", x: 50, y: 0, touch: true });
  expect(drag.over).toBeNull();
  point("pointermove", 120);
  expect(drag.over).toBe("home");
  point("pointerup", 120);
  point("click", 120);
  expect(dropped).toEqual(["cube on home"]);
  expect(drag.held).toBeNull();
  expect(clicks).toBe(0);
});

it("takes a trembling finger for a tap", () => {
  point("pointerdown", 0);
  point("pointermove", 5);
  expect(drag.held).toBeNull();
  point("pointerup", 5);
  point("click", 5);
  expect(clicks).toBe(1);
  expect(dropped).toEqual([]);
});

it("changes nothing when it is dropped elsewhere or the browser takes the finger away", () => {
  point("pointerdown", 0);
  point("pointermove", 120);
  point("pointermove", 50);
  point("pointerup", 50);
  point("pointerdown", 0);
  point("pointermove", 120);
  point("pointercancel", 120);
  expect(dropped).toEqual([]);
  expect(drag.held).toBeNull();
});

it("lets go with Escape, which nobody else hears, and does not pick it up again", () => {
  const heard = vi.fn();
  window.addEventListener("keydown", heard);
  point("pointerdown", 0);
  point("pointermove", 120);
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  point("pointermove", 130);
  expect(drag.held).toBeNull();
  point("pointerup", 130);
  point("click", 130);
  expect(dropped).toEqual([]);
  expect(clicks).toBe(0);
  expect(heard).not.toHaveBeenCalled();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(heard).toHaveBeenCalledOnce();
  window.removeEventListener("keydown", heard);
});

it("goes with the element", () => {
  point("pointerdown", 0);
  point("pointermove", 120);
  detach();
  expect(drag.held).toBeNull();
});

it("ignores other buttons and other fingers", () => {
  point("pointerdown", 0, { button: 2 });
  point("pointermove", 120);
  point("pointerdown", 0);
  point("pointermove", 120, { pointerId: 2 });
  expect(drag.held).toBeNull();
});
