/** Whether one is told what archiving costs, and whether what is dragged counts as chosen (RM-85). */
import { describe, expect, it } from "vitest";
import type { GameTableProps } from "../../../lib/game";
import type { Request } from "../../../lib/types";
import { catalog, fixtures } from "../fixtures";
import type { DungeonologyView, SeatView } from "../types";
import { TableModel } from "../ui/model.svelte";
import { archiveCost } from "./archive";
import { zoneName, type Context } from "./names";

const recorded = fixtures.find(({ title }) => title === "kragmortha: archive_cubes")
  ?.view as DungeonologyView;
const me = recorded.viewer ?? 0;
const home = recorded.seats[me]?.home ?? 0;
const BOARD = {
  civilization: [],
  militia: [],
  worship: ["worship", "worship"],
  riches: ["riches", "universal", "riches"],
  caste: [],
} satisfies SeatView["board"];

/** The own board with two Stars, the Starting Zone with so many cubes, and Rigor's Zones empty or rich. */
function situation(archived: number, hoard = 0): Context {
  const view: DungeonologyView = {
    ...recorded,
    campus: { ...recorded.campus, clan: null },
    seats: recorded.seats.map((seat) =>
      seat.seat === me
        ? { ...seat, board: BOARD, stars: 2, exalted: true, jinxes: [], interns: [], thesis: null }
        : seat,
    ),
    zones: recorded.zones.map((zone) => ({
      ...zone,
      spaces: zone.spaces.map((_, index) =>
        zone.zone === home && index < archived
          ? "civilization"
          : zone.zone !== home && index < hoard
            ? "caste"
            : "",
      ),
    })),
  };
  return { table: {} as Context["table"], catalog, view, seatName: (seat) => `Person ${seat}` };
}

const choices = [
  ...BOARD.worship.map((cube, index) => `cube:${me}:worship:${cube}:${index}`),
  ...BOARD.riches.map((cube, index) => `cube:${me}:riches:${cube}:${index + 2}`),
];
const asked = (prompt: string, all = choices): Request => ({
  id: 1,
  kind: "many",
  prompt,
  params: {},
  source: null,
  choices: all,
  min: 1,
  max: prompt === "archive_room" ? 1 : 4,
  default: all.slice(0, 1),
});

describe("what archiving costs", () => {
  const cost = (context: Context, ...picked: string[]): string =>
    archiveCost(asked("archive_cubes"), picked, context).join(" ");

  it("is nothing while nothing is chosen", () => {
    expect(cost(situation(0))).toBe("");
  });

  it("counts the points where they will score, a Universal cube seven", () => {
    const said = cost(situation(1, 3), `cube:${me}:riches:riches:2`, `cube:${me}:riches:universal:3`);
    expect(said).toContain(`2 cubes worth 12 points for ${zoneName(situation(0), home)}.`);
    expect(said).toContain("Your points: 2 now, 14 then. Rigor’s Threshold: 18.");
  });

  it("names the Stars that go, and that one is no longer Exalted", () => {
    expect(cost(situation(0), choices[0] ?? "")).toContain("You lose 1 Star and are no longer Exalted.");
    expect(cost(situation(0), ...choices.slice(1, 4))).toContain("You lose 2 Stars");
  });

  it("says how many archived earlier must make room", () => {
    expect(cost(situation(4), ...choices.slice(0, 3))).toContain(
      "There is room for 1: 2 cubes archived earlier must go for good",
    );
    expect(cost(situation(2), ...choices.slice(0, 3))).not.toContain("room");
  });

  it("warns of Rigor's Wrath", () => {
    expect(cost(situation(1, 1), ...choices.slice(0, 1))).toContain("Threshold: 6, and his Wrath");
    expect(cost(situation(0, 1), ...choices.slice(0, 1))).not.toContain("Wrath");
  });

  it("is what is thrown out, when room is made", () => {
    const room = asked("archive_room", [`space:${home}:0`, `space:${home}:1`]);
    expect(archiveCost(room, [`space:${home}:0`], situation(2))).toEqual([
      "Gone for good: 1 cube worth 2 points.",
      "Your points: 4 now, 2 then. Rigor’s Threshold: 0.",
    ]);
  });
});

describe("cubes that are dragged", () => {
  function table(request: Request): TableModel {
    const context = situation(0);
    return new TableModel({ ...context, context, request } as unknown as GameTableProps<DungeonologyView>);
  }
  /** The hand holds a cube over a place. */
  function over(m: TableModel, thing: string, place: string | null): readonly string[] {
    m.archiving.drag.held = { thing, x: 0, y: 0, touch: false };
    m.archiving.drag.over = place;
    return m.archiving.considered;
  }

  it("count while they are over the Starting Zone, four at most", () => {
    const m = table(asked("archive_cubes"));
    expect(over(m, choices[0] ?? "", "home")).toEqual([choices[0]]);
    expect(over(m, choices[0] ?? "", null)).toEqual([]);
    m.picked = choices.slice(0, 4);
    expect(over(m, choices[4] ?? "", "home")).toEqual(choices.slice(0, 4));
  });

  it("are taken back on the Note Board", () => {
    const m = table(asked("archive_cubes"));
    m.picked = choices.slice(0, 2);
    expect(over(m, choices[0] ?? "", "board")).toEqual([choices[1]]);
    expect(over(m, choices[0] ?? "", "home")).toEqual(choices.slice(0, 2));
  });

  it("go from the Starting Zone to the Reserve, when room is made", () => {
    const m = table(asked("archive_room", [`space:${home}:0`]));
    expect(over(m, `space:${home}:0`, "reserve")).toEqual([`space:${home}:0`]);
  });
});
