import { describe, expect, it } from "vitest";
import type { Request } from "../../../lib/types";
import { affordances } from "../rules/affordances";
import { actions } from "./actions";

const asked = (prompt: string, choices: string[]) => {
  const request: Request = {
    id: 1,
    kind: "one",
    prompt,
    params: {},
    source: null,
    choices,
    min: 1,
    max: 1,
    default: choices[0] ?? "",
  };
  return actions(affordances(request), request);
};

describe("the one primary action", () => {
  it("is what carries the turn on", () => {
    expect(asked("action", ["end", "main:3", "study"])).toEqual({ primary: "study", others: ["end"] });
    expect(asked("movement", ["step:2", "explore", "rest", "end"]).primary).toBe("explore");
    expect(asked("movement", ["portal", "step:2", "rest", "end"]).primary).toBe("portal");
    expect(asked("stealth_option", ["stealth:1:0", "done", "knowledge"]).primary).toBe("done");
  });

  it("is Rest only when one must", () => {
    expect(asked("movement", ["rest", "end"]).primary).toBe("end");
    expect(asked("movement", ["rest"]).primary).toBe("rest");
  });

  it("is nobody's where answers weigh the same", () => {
    expect(asked("stun_or_sacrifice", ["stun", "sacrifice"])).toEqual({
      primary: null,
      others: ["stun", "sacrifice"],
    });
  });

  it("leaves no button out", () => {
    const choices = ["end", "study", "archive", "portal", "unheard-of"];
    const { primary, others } = asked("action", choices);
    expect([primary, ...others].sort()).toEqual([...choices].sort());
  });
});
