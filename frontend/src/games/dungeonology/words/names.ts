/** Names of cards, seats and phases, and the little grammar around them. */
import type { GameContext, LogPart } from "../../../lib/game";
import type { Cube, DungeonologyCatalog, DungeonologyView, Phase } from "../types";

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

/** "take_trick" as words, for keys that a newer server may send. */
export function readable(key: string): string {
  const words = key.replaceAll("_", " ").replaceAll("-", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of any card or Zone; ids are unique among all kinds. */
export const cardName = (context: Context, id: string | null | undefined): string =>
  id ? (context.catalog.cards.find((card) => card.id === id)?.name ?? readable(id)) : "Somebody";

/** The name of a placed Zone. */
export const zoneName = (context: Context, zone: number): string =>
  cardName(context, context.view.zones[zone]?.card);

export const counted = (number: number, thing: string): string =>
  number === 1 ? `1 ${thing}` : `${number} ${thing}s`;

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

/** The parts of a line of the log as one sentence. */
export function spoken(parts: readonly LogPart[], context: Context): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("seat" in part) return context.seatName(part.seat);
      return "card" in part ? cardName(context, part.card) : String(part.number);
    })
    .join("");
}
