/** The names of a game's cards. */
import type { Catalog } from "./types";

const made = new WeakMap<Catalog, ReadonlyMap<string, string>>();

/** Names by id; looked up with every line and label, so made once for a catalog. */
export function cardNames(catalog: Catalog): ReadonlyMap<string, string> {
  const names = made.get(catalog) ?? new Map(catalog.cards.map((card) => [card.id, card.name]));
  made.set(catalog, names);
  return names;
}
