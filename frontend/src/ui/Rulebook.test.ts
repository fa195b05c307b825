import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../lib/api";
import { attempt } from "../lib/attempt";
import { notices } from "../lib/notices.svelte";
import { ruleSheet } from "../lib/rule-sheet.svelte";
import { parseRulebook } from "../lib/rulebook";
import Rulebook from "./Rulebook.svelte";
import RuleSheet from "./RuleSheet.svelte";
import Toasts from "./Toasts.svelte";

const book = parseRulebook(
  "# Snails\n\n## Speed\n\n### LZ-01 Slow\n\nSnails are slow, see LZ-02.\n\n### LZ-02 Slower\n\n" +
    "**Our ruling.** Uphill even more.\n\n## Shells\n\n### LZ-03 Homes\n\nA shell is a home.\n",
);
const cards = new Map([["LZ-03", ["Old Sheldon"]]]);
const shown: Record<string, unknown>[] = [];

function show<T extends Record<string, unknown>>(component: T): T {
  shown.push(component);
  flushSync();
  return component;
}

const titles = (): (string | undefined)[] =>
  [...document.querySelectorAll("article .heading span")].map((title) => title.textContent?.trim());

function search(words: string): void {
  const input = document.querySelector("input") as HTMLInputElement;
  input.value = words;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  for (const component of shown.splice(0)) void unmount(component);
  ruleSheet.close();
  document.body.innerHTML = "";
});

describe("a rule book", () => {
  it("offers what is in the book to be searched for", () => {
    show(mount(Rulebook, { target: document.body, props: { book, cards } }));
    expect(document.querySelector("input")?.placeholder).toBe("slow, LZ-01, Old Sheldon …");
  });

  it("shows all rules under their sections, each with its address", () => {
    show(mount(Rulebook, { target: document.body, props: { book, cards } }));
    expect(titles()).toEqual(["Slow", "Slower", "Homes"]);
    expect([...document.querySelectorAll("h2")].map((title) => title.textContent?.trim())).toEqual([
      "Speed",
      "Shells",
    ]);
    expect(document.querySelector("#LZ-01 p a")?.getAttribute("href")).toBe("/rules/looterz#LZ-02");
    expect(document.querySelector("#LZ-03 .cards")?.textContent).toContain("Old Sheldon");
  });

  it("shows what is searched for, says how much it is, and marks it", () => {
    show(mount(Rulebook, { target: document.body, props: { book, cards } }));
    search("slow");
    expect(titles()).toEqual(["Slow", "Slower"]);
    expect(document.querySelector("[role=status]")?.textContent?.trim()).toBe("2 rules");
    expect(document.querySelector("mark")?.textContent).toBe("Slow");
    search("sheldon");
    expect(titles()).toEqual(["Homes"]);
    search("<b>");
    search("tortoise (");
    expect(titles()).toEqual([]);
    expect(document.body.textContent).toContain("Not in this book");
    search("");
    expect(titles()).toHaveLength(3);
  });

  it("shows only the rules asked for, in their order, until one searches", () => {
    show(mount(Rulebook, { target: document.body, props: { book, cards, only: ["LZ-03", "LZ-01"] } }));
    expect(titles()).toEqual(["Homes", "Slow"]);
    search("uphill");
    expect(titles()).toEqual(["Slower"]);
  });

  it("reveals a rule that a search has hidden", async () => {
    const reader = show(mount(Rulebook, { target: document.body, props: { book, cards } }));
    search("uphill");
    await (reader as unknown as { reveal(target: string): Promise<void> }).reveal("LZ-03");
    expect(document.activeElement?.textContent).toContain("Homes");
  });
});

describe("the sheet beside the game", () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
      this.open = true;
    });
    HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
      this.open = false;
    });
  });

  it("takes over links to rules, with all that a link names, and no other links", async () => {
    show(mount(RuleSheet, { target: document.body, props: { game: "looterz" } }));
    document.body.insertAdjacentHTML(
      "beforeend",
      '<a id="one" href="/rules/looterz#LZ-56" data-rules="LZ-56 LZ-35"></a>' +
        '<a id="all" href="/rules/looterz"></a><a id="other" href="#somewhere"></a>',
    );
    const follow = (id: string): boolean => {
      const click = new MouseEvent("click", { bubbles: true, cancelable: true });
      return document.getElementById(id)?.dispatchEvent(click) === false;
    };
    expect(follow("other")).toBe(false);
    expect(ruleSheet.open).toBe(false);
    expect(follow("one")).toBe(true);
    expect(ruleSheet.trail).toEqual([["LZ-56", "LZ-35"]]);
    expect(follow("all")).toBe(true);
    expect(ruleSheet.trail.at(-1)).toEqual([]);
    ruleSheet.back();
    expect(ruleSheet.trail).toEqual([["LZ-56", "LZ-35"]]);
    await tick();
    expect(document.querySelector("dialog")?.open).toBe(true);
  });
});

it("a refusal leads to the rule of its game", async () => {
  show(mount(Toasts, { target: document.body }));
  const refused = Promise.reject(new ApiError("too_few_seats", "Two are needed.", 409));
  expect(await attempt(refused, "looterz")).toBe(false);
  flushSync();
  const link = document.querySelector(".toast a");
  expect(link?.getAttribute("href")).toBe("/rules/looterz#LZ-02");
  for (const notice of notices.list) notices.close(notice.id);
});
