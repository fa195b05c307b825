/** Whether the log names Zones, cards and people as far as the viewer may know them. */
import { describe, expect, it } from "vitest";
import { spoken } from "../../../ui/log-lines";
import { catalog, fixtures } from "../fixtures";
import type { DungeonologyView } from "../types";
import { logLine } from "./log";
import { cardName, type Context } from "./names";

const view = fixtures.find(({ title }) => title === "dark_lord: minion_target")?.view as DungeonologyView;
const context: Context = {
  table: {} as Context["table"],
  catalog,
  view,
  seatName: (seat) => (seat === view.viewer ? "You" : `Person ${seat}`),
};
const [me, other, third] = [view.viewer ?? 0, ...view.seats.map(({ seat }) => seat)].filter(
  (seat, index, all) => all.indexOf(seat) === index,
) as [number, number, number];
const zone = (number: number): string => cardName(context, view.zones[number]?.card);

function said(type: string, fields: Record<string, unknown>): string {
  const line = logLine({ type, ...fields }, context);
  return line ? spoken(line, context) : "";
}

describe("the log", () => {
  it("says from where a cube comes and where it goes", () => {
    const cube = (from: string, to: string, how: string, colour = "riches"): string =>
      said("cube_moved", { cube: colour, from, to, how });
    expect(cube("space:1:0", "space:2:4", "raided")).toBe(
      `Riches from ${zone(1)} is Raided: now in ${zone(2)}.`,
    );
    expect(cube(`board:${other}:riches`, `board:${me}:riches`, "taken")).toBe(
      `Riches from the Note Board of Person ${other} changes hands: now on your Note Board.`,
    );
    expect(cube("space:1:0", `board:${other}:caste`, "collected", "universal")).toBe(
      `Universal from ${zone(1)} is Collected: now on the Note Board of Person ${other} as Caste.`,
    );
    expect(cube("reserve", "space:1:0", "filled")).toBe(`Riches moves: now in ${zone(1)}.`);
  });

  it("names the Zones on both sides of a Wall", () => {
    const link = view.links.find(({ kind }) => kind === "exit");
    const edge = link?.edges[0];
    const wall = { floor: view.zones[link?.a ?? 0]?.floor, ...edge };
    for (const type of ["wall_laid", "wall_broken"]) {
      expect(said(type, wall)).toContain(zone(link?.a ?? 0));
      expect(said(type, wall)).toContain(zone(link?.b ?? 0));
    }
  });

  it("names cards only for who knows them", () => {
    const [card] = catalog.cards.filter(({ kind }) => (kind as string) === "tricks");
    const cards = [{ id: 1, card: card?.id }];
    expect(said("hand_shown", { seat: other, to: me, count: 1, cards })).toBe(
      `Person ${other} shows you 1 card: ${card?.name}.`,
    );
    expect(said("hand_shown", { seat: other, to: third, count: 1 })).toBe(
      `Person ${other} shows Person ${third} 1 card.`,
    );
    expect(said("thesis_submitted", { seat: me, clan: card?.id })).toBe(
      `You submit a Thesis and read the Clan Card: ${card?.name}.`,
    );
    expect(said("thesis_submitted", { seat: other })).toBe(
      `Person ${other} submits a Thesis and reads the Clan Card.`,
    );
  });

  it("says who shouted, how, and who found it too quiet", () => {
    expect(said("shouted", { seat: other, loudness: "typed" })).toBe(
      `Person ${other} types “Aye, Dark Lord!” in full.`,
    );
    const votes = [
      { seat: me, vote: "no" },
      { seat: other, vote: "no" },
      { seat: third, vote: "yes" },
    ];
    expect(said("shout_judged", { seat: third, votes }).trim()).toBe(
      `Too quiet for you and Person ${other}. Loud enough for Person ${third}.`,
    );
    const yells = [
      { seat: me, loudness: 80 },
      { seat: other, loudness: "typed" },
    ];
    expect(said("yelled", { yells })).toBe(`“Yes, Dark Lord!”: you 80 and Person ${other} in writing.`);
  });

  it("says whom chance picks, and who wins", () => {
    expect(said("randomized", { what: "scholar", among: [me, other], dice: [1] })).toBe(
      `Chance picks Person ${other}.`,
    );
    expect(said("randomized", { what: "cube", among: ["cube:0:riches:riches"], dice: [0] })).toBe("");
    expect(said("game_ended", { winners: [me] })).toBe("The game is over: You win");
    expect(said("game_ended", { winners: [] })).toBe("The game is over: nobody wins");
  });
});
