/** Names of cards, seats and phases, and the little grammar around them. */
import type { Catalog } from "../../../lib/types";
import type { GameContext } from "../../../lib/game";
import type { KeywordId, LooterzCard, LooterzView, Phase } from "../types";

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

/** "take_from_graveyard" as words, for keys that a newer server may send. */
export function readable(key: string): string {
  const words = key.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

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

/** "and"-list: "Ada", "Ada and Bo", "Ada, Bo and Cy". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "nobody";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

export const isViewer = (seat: number, context: Context): boolean => seat === context.view.viewer;

/** The verb that fits the seat: "You draw", "Ada draws". */
export function does(seat: number, context: Context, plain: string, third = `${plain}s`): string {
  return isViewer(seat, context) ? plain : third;
}

export const possessive = (name: string): string =>
  name === "You" ? "your" : name.endsWith("s") ? `${name}’` : `${name}’s`;
