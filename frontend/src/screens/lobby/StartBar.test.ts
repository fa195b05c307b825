import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Table, TableSeat } from "../../lib/types";
import StartBar from "./StartBar.svelte";

const seat = (number: number, change: Partial<TableSeat>): TableSeat => ({
  seat: number,
  kind: "person",
  name: ["Ada", "Bertram", "Edda"][number] ?? null,
  bot: null,
  ready: false,
  connected: true,
  stand_in: false,
  deadline: null,
  absent_since: null,
  votes: [],
  ...change,
});

const table = (seats: TableSeat[], mySeat = 0) =>
  ({ id: "t", host_seat: 0, my_seat: mySeat, seats }) as Table;

let component: Record<string, unknown> | null = null;

function show(props: { table: Table; live: boolean }): { text: string; button: HTMLButtonElement } {
  component = mount(StartBar, { target: document.body, props });
  flushSync();
  return {
    text: document.querySelector("p")?.textContent?.trim() ?? "",
    button: document.querySelector("button") as HTMLButtonElement,
  };
}

afterEach(() => {
  if (component) void unmount(component);
  document.body.innerHTML = "";
});

describe("the host's start", () => {
  it("says that one is not enough", () => {
    const { text, button } = show({ table: table([seat(0, {}), seat(1, { kind: "empty" })]), live: true });
    expect(text).toContain("One alone is no party");
    expect(button.getAttribute("aria-disabled")).toBe("true");
  });

  it("names who is not ready", () => {
    const seats = [seat(0, {}), seat(1, {}), seat(2, { ready: true })];
    expect(show({ table: table(seats), live: true }).text).toBe("Bertram is not ready yet.");
  });

  it("waits for the line", () => {
    const seats = [seat(0, {}), seat(1, { ready: true })];
    expect(show({ table: table(seats), live: false }).text).toContain("The line is down");
  });

  it("is open when all are ready, bots included", () => {
    const { text, button } = show({
      table: table([seat(0, {}), seat(1, { kind: "bot", ready: true })]),
      live: true,
    });
    expect(text).toContain("all ready");
    expect(button.hasAttribute("aria-disabled")).toBe(false);
  });
});

describe("a guest", () => {
  it("is asked to be ready, then told whom to wait for", () => {
    const waiting = show({ table: table([seat(0, {}), seat(1, {})], 1), live: true });
    expect(waiting.button.textContent?.trim()).toBe("I am ready");
    if (component) void unmount(component);
    document.body.innerHTML = "";
    const ready = show({ table: table([seat(0, {}), seat(1, { ready: true }), seat(2, {})], 1), live: true });
    expect(ready.text).toBe("Waiting for Edda.");
  });
});
