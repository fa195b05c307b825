/** Whether the guide to a first game speaks of questions that are asked, and finds the right words for each mode. */
import { describe, expect, it } from "vitest";
import type { Mode } from "../types";
import { guide, hintFor } from "./hints";
import { PHASES } from "./names";
import { QUESTIONS } from "./questions";

const MODES: Mode[] = ["standard", "dark_lord", "kragmortha"];

describe("hints", () => {
  it("belong to questions and phases that there are", () => {
    const phases: string[] = PHASES.map((phase) => phase.id);
    for (const mode of MODES)
      for (const id of Object.keys(guide(mode))) {
        const [prompt = "", phase] = id.split("/");
        expect(QUESTIONS, id).toHaveProperty(prompt);
        if (phase) expect(phases, id).toContain(phase);
      }
  });

  it("are short", () => {
    for (const mode of MODES)
      for (const [id, text] of Object.entries(guide(mode)))
        expect(text.length, `${mode} ${id}`).toBeLessThan(190);
  });

  it.each(MODES)("lead through a first turn of %s", (mode) => {
    for (const prompt of [
      "scholar",
      "place_zone",
      "action",
      "stealth_option",
      "alert_option",
      "stun_or_sacrifice",
    ])
      expect(hintFor(prompt, "action", mode), prompt).not.toBeNull();
    expect(hintFor("movement", "rest", mode)?.text).not.toBe(hintFor("movement", "movement", mode)?.text);
  });

  it("speak of the mode that is played", () => {
    expect(hintFor("thesis", "thesis", "standard")).not.toBeNull();
    expect(hintFor("thesis", "thesis", "kragmortha")).toBeNull();
    expect(hintFor("movement", "rest", "kragmortha")?.text).toContain("Portal");
    expect(hintFor("archive", "end", "standard")).toBeNull();
    expect(hintFor("minion_target", "movement", "dark_lord")).not.toBeNull();
    expect(hintFor("nothing_of_the_kind", "end", "standard")).toBeNull();
  });

  it("are remembered by mode only where the mode has its own", () => {
    expect(hintFor("surplus", "end", "standard")?.key).toBe(hintFor("surplus", "end", "dark_lord")?.key);
    expect(hintFor("scholar", "setup", "standard")?.key).not.toBe(
      hintFor("scholar", "setup", "kragmortha")?.key,
    );
  });
});
