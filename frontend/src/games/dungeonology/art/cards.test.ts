/** Whether every card of the catalogue is one sound picture, in the frame of its type and with a face of its own. */
import { describe, expect, it } from "vitest";
import { catalog } from "../fixtures";
import type { DungeonologyCatalog } from "../types";
import { backSvg, cardSvg, portraitSvg } from "./cards";
import type { Kind } from "./face";
import { trickType } from "./faces/tricks";

const { cards, tricks } = catalog as unknown as DungeonologyCatalog;
const KINDS = [...new Set(cards.map((card) => card.kind as Kind))];

/** Parts refer to each other by id: what is there twice must be the same thing. */
function sound(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const parts = new Set([...svg.matchAll(/ id="[^"]+"[^>]*>[^>]*>/g)].map(([part]) => part));
  const ids = [...parts].map((part) => part.split('"')[1]);
  expect(new Set(ids).size).toBe(ids.length);
}

function wellFormed(svg: string): void {
  const picture = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(picture.querySelector("parsererror")).toBeNull();
}

describe("the pictures of cards", () => {
  it.each(cards.map(({ kind, id }) => [kind as Kind, id] as const))("%s: %s", (kind, id) => {
    const full = cardSvg(kind, id, "full");
    for (const svg of [full, cardSvg(kind, id, "mini"), portraitSvg(kind, id)]) sound(svg);
    wellFormed(full);
  });

  it.each(KINDS)("the back of %s", (kind) => {
    sound(backSvg(kind));
    wellFormed(backSvg(kind));
  });

  it("frames each Trick by its type", () => {
    for (const { id, type } of tricks) expect(trickType(id)).toBe(type);
  });

  it.each(["tricks", "jinxes", "zones"] as const)("gives each of the %s a face of its own", (kind) => {
    const faces = cards.filter((card) => card.kind === kind).map(({ id }) => portraitSvg(kind, id));
    expect(new Set([...faces, portraitSvg("tricks", "nobody")]).size).toBe(faces.length + 1);
  });
});
