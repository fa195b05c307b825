/// <reference types="node" />
/** Whether there are words for all that the engine can ask and tell; and what they say. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { spoken } from "../../../ui/log-lines";
import { catalog, fixtures } from "../fixtures";
import type { DungeonologyCatalog, DungeonologyView } from "../types";
import { END_REASONS, outcomeWords, statusWords } from "./ending";
import { KNOWN, logLine } from "./log";
import type { Context } from "./names";
import { choiceLabel } from "./choices";
import { promptWords, waitingWords } from "./prompts";
import { MINION_TARGETS } from "./minion-targets";
import { QUESTIONS } from "./questions";

const ENGINE = "../app/engine/dungeonology";
const engine = (): string =>
  readdirSync(ENGINE, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".py"))
    .map((file) => readFileSync(`${ENGINE}/${file}`, "utf8"))
    .join("\n");
const found = (...patterns: RegExp[]): string[] => [
  ...new Set(patterns.flatMap((pattern) => [...engine().matchAll(pattern)].map((match) => match[1] ?? ""))),
];

/** Events that only the table shows, or that say nothing a person would miss. */
const SILENT = [
  "divined_put_below",
  "phase_started",
  "randomized",
  "shuffled",
  "test_ended",
  "trick_resolved",
  "turn_ended",
  "zone_filled",
  "zone_placed",
  "zone_taken_back",
];

const contextOf = (view: DungeonologyView): Context => ({
  table: { game_id: "test", seats: [] } as unknown as Context["table"],
  catalog,
  view,
  seatName: (seat) => (seat === view.viewer ? "You" : (["Ada", "Bo", "Cy", "Di"][seat] ?? `Seat ${seat}`)),
});

describe.skipIf(!existsSync(ENGINE))("words for the engine", () => {
  it("cover every question", () => {
    const prompts = found(
      /ask_one\(\s*\w[\w.]*,\s*"(\w+)"/g,
      /Request\(\s*"\w+",\s*"(\w+)"/g,
      /pick_exactly\([^"\n]*"(\w+)"/g,
      /put_in_order\(\s*"(\w+)"/g,
      /prompt="(\w+)"/g,
      /pick_one\(\s*"(\w+)"/g,
    );
    expect(prompts.length).toBeGreaterThan(40);
    expect(prompts.filter((prompt) => !(prompt in QUESTIONS))).toEqual([]);
    expect(Object.keys(QUESTIONS).filter((prompt) => !prompts.includes(prompt))).toEqual([]);
  });

  it("cover every event", () => {
    const events = found(/emit\(\s*"(\w+)"/g, /emit_to\(\s*"(\w+)"/g, /tell\(\s*"(\w+)"/g);
    expect(events.length).toBeGreaterThan(50);
    expect(events.filter((event) => !KNOWN.includes(event) && !SILENT.includes(event))).toEqual([]);
  });

  it("cover every end", () => {
    const reasons = found(/finish\(run, "(\w+)"\)/g, /reason="(\w+_\w+)"/g);
    expect(reasons.filter((reason) => !END_REASONS.includes(reason) && !reason.startsWith("does_"))).toEqual(
      [],
    );
  });
});

describe("words in situations", () => {
  for (const { title, view, history = [] } of fixtures) {
    const context = contextOf(view);

    it(`${title}: the question and its choices read well`, () => {
      const words = view.request ? promptWords(view.request, context) : waitingWords(context);
      const labels = (view.request?.choices ?? []).map((raw) => choiceLabel(raw, view.request!, context));
      const all = [...Object.values(words), ...labels, ...Object.values(statusWords(view, context))].join(
        " ",
      );
      expect(all).not.toMatch(/undefined|NaN|_|\[object (?!Object\])/);
      expect(labels.filter((label) => /\d+:\d|:$/.test(label))).toEqual([]);
      if (view.outcome) expect(outcomeWords(view.outcome, context).reason).not.toMatch(/undefined|_/);
    });

    it(`${title}: the log reads well`, () => {
      const lines = history.map((event) => logLine(event, context)).filter((line) => line !== null);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(spoken(line, context)).not.toMatch(/undefined|NaN|_/);
    });
  }
});

describe("the Target of a Minion Action", () => {
  const view = fixtures.find(({ title }) => title === "dark_lord: minion_target")?.view as DungeonologyView;
  const asked = (act: string): string => {
    const request = { ...view.request!, params: { minion: "zbugbok", act } };
    return promptWords(request, contextOf(view)).question;
  };

  it("is asked for in the words of each Action on a card", () => {
    const { sorceries } = catalog as unknown as DungeonologyCatalog;
    const acts = new Set(sorceries.flatMap(({ minions }) => minions.map(({ act }) => act)));
    const worded = Object.keys(MINION_TARGETS);
    expect([...acts].sort()).toEqual([...worded].sort());
    expect(new Set(worded.map(asked)).size).toBe(worded.length);
  });

  it("is asked for by the Minion's name", () => {
    expect(asked("draw_student")).toBe("Where does Zbugbok make Scholars draw a Student?");
    expect(asked("raid")).toBe("Which Zone does Zbugbok Raid?");
  });
});

describe("words of Kragmortha Mode", () => {
  const shown = (title: string): string => {
    const view = fixtures.find((fixture) => fixture.title === title)?.view;
    return view?.request ? Object.values(promptWords(view.request, contextOf(view))).join(" ") : "";
  };

  it("promise no other Zone than Rigor's two for what is Raided", () => {
    expect(shown("kragmortha: raid_place")).toContain("Rigor’s two Zones hold equally many cubes.");
  });

  it("tell the reader of their own Wrath in the middle of a sentence", () => {
    const view = fixtures.find(({ title }) => title === "kragmortha: the end")?.view as DungeonologyView;
    const lines = ["total", "threshold", "wrath"].map((label) => ({ label, value: 1 }));
    const outcome = { winners: [], reason: "last_omega", sheet: [{ seat: 0, place: 1, lines }] };
    const words = outcomeWords(outcome, contextOf({ ...view, viewer: 0 }));
    expect(words.reason).toContain("Rigor’s Wrath took you.");
    expect(words.value?.("jinxes", -2)).toBe("−2");
  });

  it("name no way that there is not", () => {
    expect(shown("kragmortha: movement")).toContain("Where to?");
    expect(shown("kragmortha: movement")).not.toMatch(/stairs|passages/);
  });
});
