/** Whether every card has a face of its own in the frame of its family, and whether each is one sound picture. */
import { describe, expect, it } from "vitest";
import { catalog } from "../fixtures";
import { sound } from "../fixtures/sound";
import type { DungeonologyCatalog } from "../types";
import { backSvg, cardSvg, portraitSvg } from "./cards";
import type { Kind } from "./face";
import { trickType } from "./faces/tricks";

const { cards, tricks } = catalog as unknown as DungeonologyCatalog;
const KINDS = [...new Set(cards.map((card) => card.kind as Kind))];

describe("the cards' pictures", () => {
  it.each(cards.map((card) => [card.kind as Kind, card.id] as const))("%s: %s", (kind, id) => {
    for (const layout of ["full", "mini"] as const) sound(cardSvg(kind, id, layout));
    sound(portraitSvg(kind, id));
  });

  it.each(KINDS)("%s: no face comes twice, and none is nobody's", (kind) => {
    const faces = cards.filter((card) => card.kind === kind).map(({ id }) => portraitSvg(kind, id));
    expect(new Set([...faces, portraitSvg("tricks", "nobody")]).size).toBe(faces.length + 1);
  });

  it.each(KINDS)("%s: back", (kind) => sound(backSvg(kind)));

  it("frames each Trick by its type", () => {
    for (const { id, type } of tricks) expect(trickType(id)).toBe(type);
  });
});
