import { describe, expect, it } from "vitest";
import type { DungeonologyView } from "../types";
import { piecesOf, standsOf, type Piece } from "./pieces";

const view = {
  rigor: 3,
  minions: { fluffy: 3 },
  seats: [
    { seat: 0, scholar: "sofia", zone: 3 },
    { seat: 1, scholar: "valerio", zone: null },
    { seat: 2, scholar: null, zone: 0 },
  ],
} as unknown as DungeonologyView;

describe("figures", () => {
  it("are Rigor, the Minions and the Scholars who are in the Dungeon", () => {
    expect(piecesOf(view).map((piece) => piece.id)).toEqual(["rigor", "minion-fluffy", "seat-0"]);
  });

  it("stand side by side within their Zone, however many there are", () => {
    const crowd = [..."abcdefghi"].map((id): Piece => ({
      id,
      kind: "scholar",
      figure: id,
      zone: 1,
      seat: 0,
    }));
    for (let count = 1; count <= crowd.length; count += 1) {
      const stands = [...standsOf(crowd.slice(0, count)).values()];
      expect(new Set(stands.map(({ x, y }) => `${Math.round(x)} ${y}`)).size).toBe(count);
      for (const { x } of stands) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(200);
      }
    }
  });
});
