/** What cubes and cards are worth as far as a viewer may know, by the printed values. */
import {
  COLOURS,
  type Colour,
  type Cube,
  type DungeonologyCatalog,
  type DungeonologyView,
  type SeatView,
  type ZoneView,
} from "../types";

/** A Universal cube in a Starting Zone or one of Rigor's, whatever the Clan says (RM-90). */
const UNIVERSAL = 7;

/** What a cube counts by its print, and by the Clan Card besides, as far as that is known. */
export function worthOf(
  cube: Cube,
  view: DungeonologyView,
  catalog: DungeonologyCatalog,
): { printed: number; clan: number } {
  const printed = catalog.cubes.find((one) => one.id === cube)?.value ?? UNIVERSAL;
  const clan = catalog.clans.find((one) => one.id === view.campus.clan);
  return { printed, clan: cube === "universal" ? 0 : (clan?.modifiers[cube] ?? 0) };
}

/** What a cube counts in all; a Universal one as in a Starting Zone (RM-90). */
export function worth(cube: Cube, view: DungeonologyView, catalog: DungeonologyCatalog): number {
  const { printed, clan } = worthOf(cube, view, catalog);
  return printed + clan;
}

/** Points of Interns, Jinxes and an accepted Thesis. */
function besides(seat: SeatView, catalog: DungeonologyCatalog): number {
  const points = (cards: readonly { id: string; points: number }[], card: string): number =>
    cards.find((one) => one.id === card)?.points ?? 0;
  const jinxes = seat.jinxes.reduce((sum, card) => sum + points(catalog.jinxes, card), 0);
  const interns = seat.interns.reduce((sum, { card }) => sum + points(catalog.interns, card), 0);
  return jinxes + interns + (seat.thesis ?? 0);
}

/** The value of the cubes in a Zone (RM-90). */
export function zoneValue(zone: ZoneView, view: DungeonologyView, catalog: DungeonologyCatalog): number {
  return zone.spaces.reduce((sum, cube) => sum + (cube ? worth(cube, view, catalog) : 0), 0);
}

/**
 * What a Scholar would score now: cubes on the Note Board, a Universal one as its column's colour (EX-64);
 * in Kragmortha Mode those in the Starting Zone instead (RM-90). An unknown Clan Card counts nothing.
 */
export function score(seat: SeatView, view: DungeonologyView, catalog: DungeonologyCatalog): number {
  const home = view.zones[seat.home];
  const cubes =
    view.mode === "kragmortha"
      ? home && seat.scholar
        ? zoneValue(home, view, catalog)
        : 0
      : COLOURS.reduce((sum, colour) => sum + seat.board[colour].length * worth(colour, view, catalog), 0);
  return cubes + besides(seat, catalog);
}

/** Rigor's two Zones in Kragmortha Mode and their values; the higher is the Threshold (RM-91). */
export function rigorZones(
  view: DungeonologyView,
  catalog: DungeonologyCatalog,
): { zone: ZoneView; value: number }[] {
  if (view.mode !== "kragmortha") return [];
  const his = new Set(
    catalog.zones
      .filter((card) => card.floor === 4 && card.effects.some(({ kind }) => kind === "boss"))
      .map((card) => card.id),
  );
  return view.zones
    .filter((zone) => his.has(zone.card))
    .map((zone) => ({ zone, value: zoneValue(zone, view, catalog) }));
}

/** Stars of a Note Board with so many cubes in each column (EX-03). */
export function stars(counts: Record<Colour, number>, catalog: DungeonologyCatalog): number {
  return COLOURS.filter((colour) => {
    const star = catalog.cubes.find((one) => one.id === colour)?.star ?? null;
    return star !== null && counts[colour] >= star;
  }).length;
}
