/** Everything that lies ready before the first turn, shuffled anew (app/engine/dungeonology/setup.py). */
import type { Draws } from "../../../lib/draws";
import type { Content } from "./content";
import type { Options } from "./events";

/** Piles are drawn from their end. */
export interface Deal {
  /** The Zones of each Floor, Floor I first; in Kragmortha Mode those of each Area. */
  piles: string[][];
  /** The colours of the Areas' stacks, in Kragmortha Mode. */
  stacks: string[];
  tricks: string[];
  jinxes: string[];
  interns: string[];
  sorceries: string[];
  /** The first is the one in play; so with the Panic Cards. */
  clans: string[];
  panics: string[];
  bag: string[];
}

const castle = 4;
/** Zones of Floors III, II and I in each stack (RM-74). */
const stackSizes = [
  [2, 1, 2],
  [2, 2, 1],
  [1, 1, 2],
  [1, 2, 1],
] as const;

/** The shuffles come in the order in which the server makes them. */
export async function deal(draws: Draws, content: Content, options: Options, seats: number): Promise<Deal> {
  const zones =
    options.mode === "kragmortha"
      ? await dealAreas(draws, content)
      : { piles: await dealFloors(draws, content, options), stacks: [] };
  return {
    ...zones,
    tricks: await draws.shuffled(copies(content.tricks)),
    jinxes: await draws.shuffled(copies(content.jinxes)),
    interns: await draws.shuffled(Object.keys(content.interns)),
    sorceries: await draws.shuffled(Object.keys(content.sorceries)),
    clans: await draws.shuffled(clansOf(content, options)),
    panics: await draws.shuffled(panicsOf(content, options)),
    bag: await draws.shuffled(studentsOf(content, options, seats)),
  };
}

const copies = (cards: Record<string, { id: string; copies: number }>): string[] =>
  Object.values(cards).flatMap((card) => Array<string>(card.copies).fill(card.id));

const zonesOf = (content: Content, floor: number) =>
  Object.values(content.zones).filter((zone) => zone.floor === floor && zone.id !== "camp");

/** In Dark Lord Mode the fourth pile is the one from which only Rigor places Zones (RM-50). */
async function dealFloors(draws: Draws, content: Content, options: Options): Promise<string[][]> {
  const without = options.mode === "standard" && options.zones === "three_floors";
  const piles: string[][] = [];
  for (let floor = 1; floor <= (without ? castle - 1 : castle); floor += 1)
    piles.push(await draws.shuffled(zonesOf(content, floor).map((zone) => zone.id)));
  return piles;
}

async function dealAreas(draws: Draws, content: Content): Promise<Pick<Deal, "piles" | "stacks">> {
  const floors: string[][] = [];
  for (const floor of [1, 2, 3]) {
    const zones = zonesOf(content, floor).filter((zone) => zone.spaces.length > 0);
    floors.push(await draws.shuffled(zones.map((zone) => zone.id)));
  }
  const [first = [], second = [], third = []] = floors;
  const taken = (pile: string[], count: number): string[] => pile.splice(-count).reverse();
  const piles = stackSizes.map(([deep, middle, top]) => [
    ...taken(third, deep),
    ...taken(second, middle),
    ...taken(first, top),
  ]);
  const portals = zonesOf(content, castle)
    .flatMap((zone) => zone.effects.filter((effect) => effect.kind === "minion"))
    .map((effect) => effect.word);
  return { piles, stacks: await draws.shuffled(portals) };
}

const clansOf = (content: Content, { clans }: Options): string[] =>
  Object.values(content.clans)
    .filter((clan) => clans === "both" || clan.set === clans)
    .map((clan) => clan.id);

/** RM-15, RM-50; none in Kragmortha Mode (RM-81). */
function panicsOf(content: Content, { mode }: Options): string[] {
  if (mode === "kragmortha") return [];
  return Object.values(content.panics)
    .filter((panic) => (mode === "dark_lord" ? panic.set === "expansion" : !panic.dark_lord_only))
    .map((panic) => panic.id);
}

function studentsOf(content: Content, options: Options, seats: number): string[] {
  const alert = content.alerts[options.alert];
  if (!alert) return [];
  const students = seats * (alert.students + (alert.extra?.[seats - 2] ?? 0));
  return filled(students, alert.omegas);
}

export const filled = (students: number, omegas: number): string[] => [
  ...Array<string>(students).fill("student"),
  ...Array<string>(omegas).fill("omega"),
];
