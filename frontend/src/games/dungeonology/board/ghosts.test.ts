import { describe, expect, it } from "vitest";
import { affordances } from "../rules/affordances";
import type { Request } from "../../../lib/types";
import { ghostsOf, nextTurn, shownTurn, type Ghost } from "./ghosts";

const spots = (choices: string[]) => affordances({ kind: "one", choices } as unknown as Request).spots;
const ghosts = (...choices: string[]): Ghost[] => ghostsOf(spots(choices), 1);

describe("ghosts", () => {
  it("are one a place, with its turns in order", () => {
    const [one, other] = ghosts("place:2:-1:3", "place:2:-1:0", "place:0:2:1");
    expect(one).toMatchObject({ floor: 1, x: 2, y: -1 });
    expect(one?.turns.map((turn) => turn.turn)).toEqual([0, 3]);
    expect(other?.turns).toEqual([{ turn: 1, raw: "place:0:2:1" }]);
  });

  it("keep planes apart where any Floor will do", () => {
    expect(ghosts("place:1:0:2:0", "place:2:0:2:0").map((ghost) => ghost.floor)).toEqual([1, 2]);
  });

  it("show the wished turn, or the next that is legal", () => {
    const [ghost] = ghosts("place:0:0:1", "place:0:0:3") as [Ghost];
    expect([0, 1, 2, 3].map((wished) => shownTurn(ghost, wished).turn)).toEqual([1, 1, 3, 3]);
    const [first] = ghosts("place:0:0:0", "place:0:0:1") as [Ghost];
    expect(shownTurn(first, 3).turn).toBe(0);
  });

  it("are turned through the legal turns, both ways round", () => {
    const [ghost] = ghosts("place:0:0:0", "place:0:0:1", "place:0:0:3") as [Ghost];
    expect([nextTurn(ghost, 0, 1), nextTurn(ghost, 1, 1), nextTurn(ghost, 3, 1)]).toEqual([1, 3, 0]);
    expect(nextTurn(ghost, 0, -1)).toBe(3);
  });
});
