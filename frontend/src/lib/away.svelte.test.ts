import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Away } from "./away.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

afterEach(() => vi.useRealTimers());

describe("away", () => {
  it("has nothing to report of a game that is new to this device", () => {
    expect(new Away("a", 12).since).toBeNull();
  });

  it("reports from the last version that was seen, when the page is opened again", () => {
    const first = new Away("a", 7);
    const other = new Away("b", 3);
    for (const away of [first, other]) away.sees(away === first ? 7 : 3);
    for (const away of [first, other]) away.leaves();
    expect(new Away("a", 9).since).toBe(7);
    expect(new Away("a", 7).since, "nothing has happened").toBeNull();
  });

  it("reports what happened while the page was out of sight", () => {
    const away = new Away("a", 4);
    away.sees(4);
    away.leaves();
    away.sees(6);
    vi.advanceTimersByTime(60_000);
    away.returns(6);
    expect(away.since).toBe(4);
    away.sees(7);
    expect(away.since).toBe(4);
    away.read(7);
    expect(away.since).toBeNull();
    away.sees(8);
    expect(away.since).toBeNull();
  });

  it("waits a moment for what the connection brings late, and no longer", () => {
    const away = new Away("a", 4);
    for (const [delay, since] of [
      [2_000, 4],
      [20_000, null],
    ] as const) {
      away.read(4);
      away.leaves();
      vi.advanceTimersByTime(60_000);
      away.returns(4);
      vi.advanceTimersByTime(delay);
      away.sees(5);
      expect(away.since).toBe(since);
    }
  });

  it("does not report a glance away", () => {
    const away = new Away("a", 4);
    away.sees(4);
    away.leaves();
    vi.advanceTimersByTime(5_000);
    away.returns(9);
    expect(away.since).toBeNull();
  });

  it("lives without a memory", () => {
    localStorage.setItem("rigor.seen", "{nonsense");
    expect(new Away("a", 3).since).toBeNull();
  });
});
