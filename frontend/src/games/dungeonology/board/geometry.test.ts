import { describe, expect, it } from "vitest";
import recorded from "../fixtures/recorded.json";
import type { DungeonologyCatalog, DungeonologyView, ZoneView } from "../types";
import { edgeMiddle, edgePlace, exitsOf, meetings, openExits } from "./geometry";

const catalog = recorded.catalog as unknown as DungeonologyCatalog;
const views = recorded.situations.map((situation) => situation.view as unknown as DungeonologyView);
const cardOf = (zone: ZoneView) =>
  catalog.zones.find((card) => card.id === zone.card) as (typeof catalog.zones)[number];

describe("exits", () => {
  it("turn with the Zone", () => {
    const left = 1 << 0;
    const at = (turn: number) => edgeMiddle(exitsOf(left, { x: 0, y: 0, turn })[0] as never);
    expect([0, 1, 2, 3].map(at)).toEqual([
      { x: 0.5, y: 0 },
      { x: 2, y: 0.5 },
      { x: 1.5, y: 2 },
      { x: 0, y: 1.5 },
    ]);
  });

  it("have the engine's numbers", () => {
    for (const view of views)
      for (const link of view.links)
        for (const edge of link.edges) expect(edgePlace(edge.edge)).toEqual(edge);
  });

  it("meet where the engine says that Zones are connected", () => {
    for (const view of views)
      for (const link of view.links.filter(({ kind }) => kind === "exit")) {
        const [one, other] = [view.zones[link.a], view.zones[link.b]] as [ZoneView, ZoneView];
        const walls = new Set(view.walls.filter(({ floor }) => floor === one.floor).map(({ edge }) => edge));
        const met = meetings(cardOf(one).exits, one, [{ exits: cardOf(other).exits, zone: other }]);
        const open = met.map(({ edge }) => edge).filter((edge) => !walls.has(edge));
        expect(open.sort()).toEqual(link.edges.map(({ edge }) => edge).sort());
      }
  });

  it("are open where nothing lies behind them and no Wall", () => {
    const zone = (number: number, x: number): ZoneView =>
      ({ zone: number, floor: 1, x, y: 0, turn: 0 }) as ZoneView;
    const card = { exits: 0b1111_1111 } as (typeof catalog.zones)[number];
    const all = [zone(0, 0), zone(1, 2)];
    const open = openExits(all[0] as ZoneView, card, all, []);
    expect(open.map((exit) => exit.direction)).toEqual([0, 0, 2, 2, 3, 3]);
    const walls = [{ floor: 1, edge: open[0]?.edge ?? 0 }];
    expect(openExits(all[0] as ZoneView, card, all, walls)).toHaveLength(5);
  });
});
