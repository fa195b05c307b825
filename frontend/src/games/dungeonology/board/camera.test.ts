import { describe, expect, it } from "vitest";
import { FURTHEST, NEAREST, between, fitted, kept, onScreen, panned, revealed, zoomedAt } from "./camera";

const window = { left: 0, top: 0, right: 400, bottom: 300 };
const world = { left: -500, top: -200, right: 500, bottom: 400 };
const start = { x: 20, y: -30, scale: 0.5 };

describe("the camera", () => {
  it("keeps what is under the pointer there while it zooms", () => {
    const point = { x: 130, y: 90 };
    const under = { x: (point.x - start.x) / start.scale, y: (point.y - start.y) / start.scale };
    const after = zoomedAt(start, point, 1.7);
    expect(after.scale).toBeCloseTo(0.85);
    expect(under.x * after.scale + after.x).toBeCloseTo(point.x);
    expect(under.y * after.scale + after.y).toBeCloseTo(point.y);
  });

  it("zooms no nearer and no further than it may", () => {
    expect(zoomedAt(start, { x: 0, y: 0 }, 1000).scale).toBe(NEAREST);
    expect(zoomedAt(start, { x: 0, y: 0 }, 0.0001).scale).toBe(FURTHEST);
  });

  it("fits a box in the middle of the window", () => {
    const box = onScreen(fitted(world, window, 1), world);
    expect(box.left).toBeCloseTo(0);
    expect(box.right).toBeCloseTo(400);
    expect((box.top + box.bottom) / 2).toBeCloseTo(150);
    expect(fitted({ left: 0, top: 0, right: 10, bottom: 10 }, window, 1).scale).toBe(1);
  });

  it("keeps a bit of the world in the window", () => {
    const lost = kept(panned(start, 5000, -5000), world, window);
    const box = onScreen(lost, world);
    expect(box.left).toBeLessThan(window.right);
    expect(box.bottom).toBeGreaterThan(window.top);
    expect(kept(fitted(world, window, 1), world, window)).toEqual(fitted(world, window, 1));
  });
});

describe("bringing something into view", () => {
  const at = { x: 0, y: 0, scale: 1 };

  it("does nothing when it is there", () => {
    expect(revealed(at, { left: 10, top: 10, right: 210, bottom: 210 }, window, 0.5)).toBe(at);
  });

  it("moves as little as it must", () => {
    expect(revealed(at, { left: 300, top: 10, right: 500, bottom: 210 }, window, 0.5)).toEqual({
      x: -100,
      y: 0,
      scale: 1,
    });
  });

  it("comes nearer where nothing could be read, and goes back where it would not fit", () => {
    expect(
      revealed({ ...at, scale: 0.2 }, { left: 0, top: 0, right: 200, bottom: 200 }, window, 0.5).scale,
    ).toBe(0.5);
    const wide = { left: 0, top: 0, right: 700, bottom: 500 };
    expect(revealed({ ...at, scale: 0.45 }, wide, window, 0.5)).toMatchObject({ scale: 0.45 });
    expect(revealed(at, world, window, 0.5).scale).toBeCloseTo(0.4);
  });
});

it("a glide begins and ends where it should", () => {
  const end = { x: -200, y: 40, scale: 1.2 };
  for (const [share, camera] of [
    [0, start],
    [1, end],
  ] as const) {
    const now = between(start, end, share, window);
    expect(now.x).toBeCloseTo(camera.x);
    expect(now.y).toBeCloseTo(camera.y);
    expect(now.scale).toBeCloseTo(camera.scale);
  }
});
