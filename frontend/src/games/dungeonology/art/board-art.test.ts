/** Whether all that can lie or stand on the board is drawn, each as one sound picture. */
import { describe, expect, it } from "vitest";
import { catalog } from "../fixtures";
import { sound } from "../fixtures/sound";
import type { DungeonologyCatalog } from "../types";
import { SCHOLARS } from "./faces/scholars";
import { FIGURES, TOKENS, figureSvg, tokenSvg } from "./figures";
import { AREA_NAMES, areaSvg, zoneBackSvg, zoneSvg } from "./zones";

const { zones, scholars, cubes } = catalog as unknown as DungeonologyCatalog;
const BLANK = zoneSvg("nowhere", 0).length;

describe("the board's pictures", () => {
  it.each(zones.map((zone) => [zone.id, zone.exits] as const))("Zone %s", (id, exits) => {
    const svg = zoneSvg(id, exits);
    expect(svg.length).toBeGreaterThan(BLANK * 10);
    sound(svg);
  });

  it("shows every exit", () => {
    const seen = [0, 1, 2, 3, 4, 5, 6, 7].map((exit) => zoneSvg("camp", 1 << exit));
    expect(new Set([...seen, zoneSvg("camp", 0)]).size).toBe(9);
  });

  it.each([...FIGURES])("figure %s", (id) => sound(figureSvg(id)));
  it.each([...TOKENS])("token %s", (name) => sound(tokenSvg(name)));
  it.each([...AREA_NAMES])("behind %s", (name) => sound(areaSvg(name)));
  it.each([1, 2, 3, 4])("back of Floor %i", (floor) => sound(zoneBackSvg(floor)));

  it("has a figure and two faces for every Scholar, and a token for every cube", () => {
    for (const { id } of scholars) {
      expect(FIGURES).toContain(id);
      expect(Object.keys(SCHOLARS)).toEqual(expect.arrayContaining([id, `${id}-exalted`]));
    }
    for (const { id } of cubes) expect(TOKENS).toContain(id);
  });
});
