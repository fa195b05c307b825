/** Names of cards, seats and phases, and the little grammar around them. */
import { cardNames } from "../../../lib/cards";
import type { GameContext } from "../../../lib/game";
import type { Cube, DungeonologyCatalog, DungeonologyView, Phase } from "../types";
import { readable } from "../../../lib/words";

export { does, isViewer, listed, readable } from "../../../lib/words";

export type Context = GameContext<DungeonologyView>;

export const catalogOf = (context: Context): DungeonologyCatalog =>
  context.catalog as unknown as DungeonologyCatalog;

/** The phases of a turn that one sees go by. */
export const PHASES: { id: Phase; name: string; short: string }[] = [
  { id: "thesis", name: "Thesis", short: "Thesis" },
  { id: "rest", name: "Rest", short: "Rest" },
  { id: "movement", name: "Movement", short: "Move" },
  { id: "action", name: "Action", short: "Act" },
  { id: "end", name: "End", short: "End" },
];

export const phaseName = (phase: string): string =>
  PHASES.find((one) => one.id === phase)?.name ?? readable(phase);

export const CUBE_NAMES: Record<Cube, string> = {
  civilization: "Civilization",
  militia: "Militia",
  worship: "Worship",
  riches: "Riches",
  caste: "Caste",
  universal: "Universal",
};

export const cubeName = (cube: string): string => CUBE_NAMES[cube as Cube] ?? readable(cube);

/** The name of any card or Zone; ids are unique among all kinds. */
export const cardName = (context: Context, id: string | null | undefined): string =>
  id ? (cardNames(context.catalog).get(id) ?? readable(id)) : "Somebody";

/** The name of a placed Zone. */
export const zoneName = (context: Context, zone: number): string =>
  cardName(context, context.view.zones[zone]?.card);

/** The name of a Scholar's skill. */
export function skillName(context: Context, skill: string): string {
  for (const scholar of catalogOf(context).scholars)
    for (const one of scholar.side.skills) if (one.id === skill) return one.name;
  return readable(skill);
}

export const counted = (number: number, thing: string): string =>
  number === 1 ? `1 ${thing}` : `${number} ${thing}s`;
