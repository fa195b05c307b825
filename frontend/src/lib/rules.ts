/** Links to rules, and the books they lead to, which are fetched when somebody looks into one. */
import { games } from "../games/registry";
import { api } from "./api";
import type { Catalog } from "./types";

/** Identifiers begin with two letters of their own in each book. */
export const isRule = (text: string): boolean => /^(LZ|EX|RM)-\d+$/.test(text);

/** The address of a rule. */
export const ruleHref = (rule: string): string =>
  `/rules/${rule.startsWith("LZ") ? "looterz" : "dungeonology"}#${rule}`;

/** The rule behind a refusal's code, where there is one. */
export const refusalRule = (game: string, code: string): string | undefined => games[game]?.refusals[code];

/** Names of the cards that each rule explains. */
export function cardsByRule(catalog: Catalog): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const card of catalog.cards)
    for (const rule of card.rules) names.set(rule, [...(names.get(rule) ?? []), card.name]);
  return names;
}

async function fetchLibrary(game: string) {
  const [view, { parseRulebook }, text, cards] = await Promise.all([
    import("../ui/Rulebook.svelte"),
    import("./rulebook"),
    games[game]?.rules() ?? "",
    // The book can be read without its cards.
    api.catalog(game).then(cardsByRule, () => new Map<string, string[]>()),
  ]);
  return { Book: view.default, book: parseRulebook(text), cards };
}

const shelf = new Map<string, ReturnType<typeof fetchLibrary>>();

/** A game's rule book and what shows it. What could not be fetched is tried again the next time. */
export function loadRules(game: string): ReturnType<typeof fetchLibrary> {
  const taken = shelf.get(game);
  if (taken) return taken;
  const coming = fetchLibrary(game);
  shelf.set(game, coming);
  coming.catch(() => shelf.delete(game));
  return coming;
}
