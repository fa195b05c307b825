/** How the sums of the end come about, line after line, as the score sheet has them (EX-64, RM-90, RM-91). */
import type { Outcome, ScoreSheet } from "../../../lib/types";
import { COLOURS, type Cube, type DungeonologyCatalog, type DungeonologyView } from "../types";
import { rigorZones, worth } from "./score";

const CUBES: readonly string[] = [...COLOURS, "universal"];
export const isCube = (label: string): label is Cube => CUBES.includes(label);
/** What makes up a total, in the order of the score sheet. */
const LINES = [...CUBES, "thesis", "interns", "jinxes"];

/** What a Scholar, or one of Rigor's Zones, has of each line. */
export interface Row {
  /** Null for Rigor. */
  seat: number | null;
  /** Rigor's Zone. */
  card: string | null;
  cubes: Record<string, number>;
  points: Record<string, number>;
  struck: boolean;
  /** Out of the game, and not scored. */
  removed: boolean;
}

export interface Tally {
  /** The lines that anybody has something of. */
  lines: string[];
  /** Rigor's Zones come first. */
  rows: Row[];
  /** Null without Rigor's Wrath. */
  threshold: number | null;
}

/** What of the end is told at a time: so many lines are counted; afterwards what comes of them. */
export type Chapter = "sums" | "threshold" | "wrath" | "winner";
export interface Moment {
  chapter: Chapter;
  lines: number;
}

export const sumOf = ({ points }: Row, lines: readonly string[]): number =>
  lines.reduce((sum, label) => sum + (points[label] ?? 0), 0);

export function tallyOf(outcome: Outcome, view: DungeonologyView, catalog: DungeonologyCatalog): Tally {
  const his = rigorZones(view, catalog).map(({ zone }) => rowOfRigor(zone, view, catalog));
  const rows = [...his, ...outcome.sheet.map((sheet) => rowOfSeat(sheet, view))];
  const lines = LINES.filter((label) => rows.some(({ cubes, points }) => cubes[label] || points[label]));
  const threshold = his.length > 0 ? Math.max(...his.map((row) => sumOf(row, lines))) : null;
  return { lines, rows, threshold };
}

export function story({ lines, threshold }: Tally): Moment[] {
  const sums = lines.map((_, index): Moment => ({ chapter: "sums", lines: index + 1 }));
  const ends: Chapter[] = threshold === null ? ["winner"] : ["threshold", "wrath", "winner"];
  return [...sums, ...ends.map((chapter) => ({ chapter, lines: lines.length }))];
}

function rowOfRigor(
  { card, spaces }: DungeonologyView["zones"][0],
  view: DungeonologyView,
  catalog: DungeonologyCatalog,
): Row {
  const cubes = countedIn(spaces);
  const points = Object.fromEntries(
    Object.entries(cubes).map(([cube, count]) => [cube, count * worth(cube as Cube, view, catalog)]),
  );
  return { seat: null, card, cubes, points, struck: false, removed: false };
}

function rowOfSeat({ seat, lines }: ScoreSheet, view: DungeonologyView): Row {
  const points = Object.fromEntries(lines.map(({ label, value }) => [label, Number(value)]));
  return {
    seat,
    card: null,
    cubes: cubesOf(seat, view),
    points,
    struck: (points["wrath"] ?? 0) > 0,
    removed: "removed" in points,
  };
}

/** The cubes that count: those at home in Kragmortha Mode, those in each column otherwise. */
function cubesOf(seat: number, view: DungeonologyView): Record<string, number> {
  const player = view.seats[seat];
  if (!player) return {};
  if (view.mode === "kragmortha") return countedIn(view.zones[player.home]?.spaces ?? []);
  return Object.fromEntries(COLOURS.map((colour) => [colour, player.board[colour].length]));
}

const countedIn = (spaces: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    CUBES.map((cube) => [cube, spaces.filter((space) => space === cube).length] as const).filter(
      ([, count]) => count > 0,
    ),
  );
