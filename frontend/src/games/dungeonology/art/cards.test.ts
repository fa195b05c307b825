/** Whether every card has a face of its own, and whether each is one sound picture. */
import { describe, expect, it } from "vitest";
import { catalog } from "../fixtures";
import { sound } from "../fixtures/sound";
import type { DungeonologyCatalog } from "../types";
import { cardSvg, portraitSvg } from "./cards";
import type { Kind } from "./face";

const { cards } = catalog as unknown as DungeonologyCatalog;

describe("the cards' pictures", () => {
  it.each(cards.map((card) => [card.kind as Kind, card.id] as const))("%s: %s", (kind, id) => {
    const full = cardSvg(kind, id, "full");
    sound(full);
    sound(cardSvg(kind, id, "mini"));
    sound(portraitSvg(kind, id));
    expect(full).not.toBe(cardSvg(kind, "nobody", "full"));
  });
});
