import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Beat } from "./game";
import { Stage } from "./stage.svelte";
import type { BaseView } from "./types";

const view = (version: number) => ({ version }) as BaseView;
const beat = (version: number): Beat => ({ version, events: [{ type: `e${version}` }], view: view(version) });

let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  stage = new Stage();
  stage.reset(view(1));
});

afterEach(() => vi.useRealTimers());

describe("stage", () => {
  it("plays one beat after the other and shows each view when its turn comes", async () => {
    const played: number[] = [];
    stage.onbeat(async (current, control) => {
      played.push(current.version);
      await control.wait(100);
    });
    stage.push(beat(2));
    stage.push(beat(3));
    expect(stage.view?.version).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.view?.version).toBe(2);
    expect(stage.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(101);
    expect(stage.view?.version).toBe(3);
    expect(stage.playing).toBe(false);
    expect(played).toEqual([2, 3]);
  });

  it("lets a player show the view in the middle of its animation", async () => {
    stage.onbeat(async (_beat, control) => {
      control.commit();
      await control.wait(500);
    });
    stage.push(beat(2));
    expect(stage.view?.version).toBe(2);
    expect(stage.playing).toBe(true);
  });

  it("tells of a beat with the view that it ends with, while it is still played", () => {
    stage.onbeat((_beat, control) => control.wait(100));
    expect(stage.told?.version).toBe(1);
    stage.push(beat(2));
    stage.push(beat(3));
    expect(stage.log.map(({ version }) => version)).toEqual([2]);
    expect(stage.told?.version).toBe(2);
    expect(stage.view?.version).toBe(1);
  });

  it("skips", async () => {
    stage.onbeat((_beat, control) => control.wait(5_000));
    stage.push(beat(2));
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.view?.version).toBe(2);
  });

  it("does not wait for ever, and survives a broken animation", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    let broken = true;
    stage.onbeat(() => (broken ? Promise.reject(new Error("oops")) : new Promise(() => {})));
    stage.push(beat(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.view?.version).toBe(2);
    broken = false;
    stage.push(beat(3));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(stage.view?.version).toBe(3);
  });

  it("stops what it no longer waits for", async () => {
    let stopped = false;
    stage.onbeat((_beat, { signal }) => {
      signal.addEventListener("abort", () => (stopped = true));
      return new Promise(() => {});
    });
    stage.push(beat(2));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(stopped).toBe(true);
  });

  it("hurries when it is far behind", async () => {
    stage.onbeat((_beat, control) => control.wait(1_000));
    for (let version = 2; version < 16; version++) stage.push(beat(version));
    await vi.advanceTimersByTimeAsync(1_100);
    expect(stage.view?.version).toBeGreaterThan(6);
  });

  it("lets the page answer between two beats, however far it is behind", async () => {
    for (let version = 2; version < 9; version += 1) stage.push(beat(version));
    for (let step = 0; step < 50; step += 1) await Promise.resolve();
    expect(stage.view?.version).toBe(2);
    await vi.runAllTimersAsync();
    expect(stage.view?.version).toBe(8);
  });

  it("drops what waited when a snapshot comes", async () => {
    stage.onbeat((_beat, control) => control.wait(1_000));
    stage.push(beat(2));
    stage.push(beat(3));
    stage.reset(view(9));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(stage.view?.version).toBe(9);
    stage.push(beat(10));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stage.view?.version).toBe(10);
  });
});
