/** Names of cards, seats and phases, and the little grammar around them. */
import type { Catalog } from "../../../lib/types";
import type { GameContext } from "../../../lib/game";
import type { KeywordId, LooterzCard, LooterzView, Phase } from "../types";
import { readable } from "../../../lib/words";

export { does, isViewer, listed, readable } from "../../../lib/words";

export type Context = GameContext<LooterzView>;

export const PHASES: { id: Phase; name: string; short: string }[] = [
  { id: "first_recruitment", name: "First Recruitment", short: "Recruit" },
  { id: "dungeon", name: "Dungeon", short: "Dungeon" },
  { id: "second_recruitment", name: "Second Recruitment", short: "Recruit" },
  { id: "sacrifice", name: "Sacrifice", short: "Sacrifice" },
];

export const phaseName = (phase: string): string =>
  PHASES.find((one) => one.id === phase)?.name ?? readable(phase);

export const KEYWORD_NAMES: Record<KeywordId, string> = {
  activate: "Activate",
  recruit: "Recruit",
  last_wish: "Last Wish",
  decoy: "Decoy",
  sacrifice: "Sacrifice",
  steal: "Steal",
};

export function cardOf(catalog: Catalog, id: string): LooterzCard | undefined {
  return catalog.cards.find((card) => card.id === id) as LooterzCard | undefined;
}

/** The name as on the ribbon: "Murfa". */
export const cardName = (catalog: Catalog, id: string | null | undefined): string =>
  id ? (cardOf(catalog, id)?.name ?? readable(id)) : "Somebody";

/** Name and trade: "Murfa, the Charming Cat". */
export function fullName(card: LooterzCard): string {
  return card.title ? `${card.name}, ${card.title}` : card.name;
}

export const counted = (number: number, thing: string): string =>
  number === 1 ? `1 ${thing}` : `${number} ${thing === "Looter" ? "Looterz" : `${thing}s`}`;
