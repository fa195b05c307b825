/** The figures on the board and where in their Zone they stand. */
import type { DungeonologyView } from "../types";

export interface Piece {
  id: string;
  kind: "scholar" | "rigor" | "minion";
  /** The drawing's name. */
  figure: string;
  zone: number;
  seat: number | null;
}

/** Where a figure's foot stands, from the upper left corner of its Zone, and how wide it is. */
export interface Stand {
  x: number;
  y: number;
  width: number;
}

export function piecesOf(view: Pick<DungeonologyView, "seats" | "minions" | "rigor">): Piece[] {
  const pieces: Piece[] = [];
  if (view.rigor !== null)
    pieces.push({ id: "rigor", kind: "rigor", figure: "rigor", zone: view.rigor, seat: null });
  for (const [minion, zone] of Object.entries(view.minions))
    pieces.push({ id: `minion-${minion}`, kind: "minion", figure: minion, zone, seat: null });
  for (const { seat, scholar, zone } of view.seats)
    if (scholar !== null && zone !== null)
      pieces.push({ id: `seat-${seat}`, kind: "scholar", figure: scholar, zone, seat });
  return pieces;
}

const WIDTHS: Record<Piece["kind"], number> = { rigor: 78, minion: 50, scholar: 58 };
const ROOM = 184;
const MIDDLE = 100;
const FRONT = 146;
const BACK = 112;
const IN_A_ROW = 4;

/** Side by side between the name above and the spaces below; in two rows when it gets crowded. */
export function standsOf(pieces: readonly Piece[]): Map<string, Stand> {
  const stands = new Map<string, Stand>();
  const zones = new Map<number, Piece[]>();
  for (const piece of pieces) zones.set(piece.zone, [...(zones.get(piece.zone) ?? []), piece]);
  for (const here of zones.values()) {
    const behind = here.length > IN_A_ROW ? Math.ceil(here.length / 2) : 0;
    lineUp(here.slice(0, behind), BACK, stands);
    lineUp(here.slice(behind), FRONT, stands);
  }
  return stands;
}

function lineUp(row: readonly Piece[], y: number, stands: Map<string, Stand>): void {
  const wide = row.reduce((sum, piece) => sum + WIDTHS[piece.kind], 0);
  const closer = Math.min(1, ROOM / wide);
  let x = MIDDLE - (wide * closer) / 2;
  for (const piece of row) {
    const width = WIDTHS[piece.kind];
    stands.set(piece.id, { x: x + (width * closer) / 2, y, width });
    x += width * closer;
  }
}
