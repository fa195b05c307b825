/** What archiving brings and costs, said before it is done (RM-85). */
import type { Request } from "../../../lib/types";
import { parseChoice } from "../rules/affordances";
import { rigorZones, score, stars, worth } from "../rules/score";
import { COLOURS, type Colour, type Cube, type SeatView } from "../types";
import { catalogOf, counted, zoneName, type Context } from "./names";

/** The cube of a choice: on the Note Board, or in the Starting Zone. */
export function cubeOf(raw: string, { view }: Context): Cube {
  const { verb, rest } = parseChoice(raw);
  const cube = verb === "space" ? view.zones[Number(rest[0])]?.spaces[Number(rest[1])] : rest[2];
  return cube as Cube;
}

export function archiveCost(request: Request, picked: readonly string[], context: Context): string[] {
  const seat = context.view.seats[context.view.viewer ?? 0];
  if (!seat || picked.length === 0) return [];
  const points = picked.reduce(
    (sum, raw) => sum + worth(cubeOf(raw, context), context.view, catalogOf(context)),
    0,
  );
  const cubes = `${counted(picked.length, "cube")} worth ${counted(points, "point")}`;
  return request.prompt === "archive_room"
    ? [`Gone for good: ${cubes}.`, balance(seat, -points, context)]
    : [
        `${cubes} for ${zoneName(context, seat.home)}.`,
        ...makingRoom(seat, picked.length, context),
        ...losingStars(seat, picked, context),
        balance(seat, points, context),
      ];
}

function makingRoom(seat: SeatView, count: number, { view }: Context): string[] {
  const room = view.zones[seat.home]?.spaces.filter((space) => space === "").length ?? 0;
  if (count <= room) return [];
  const lacking = counted(count - room, "cube");
  return [`There is room for ${room}: ${lacking} archived earlier must go for good, you choose which.`];
}

function losingStars(seat: SeatView, picked: readonly string[], context: Context): string[] {
  const columns = picked.map((raw) => parseChoice(raw).rest[1]);
  const counts = Object.fromEntries(
    COLOURS.map((colour) => [
      colour,
      seat.board[colour].length - columns.filter((column) => column === colour).length,
    ]),
  ) as Record<Colour, number>;
  const left = stars(counts, catalogOf(context));
  if (left >= seat.stars) return [];
  const fallen = seat.exalted && left < 2 ? " and are no longer Exalted" : "";
  return [`You lose ${counted(seat.stars - left, "Star")}${fallen}.`];
}

/** Points now and then; Rigor's Wrath takes whoever reaches his Threshold (RM-92). */
function balance(seat: SeatView, change: number, context: Context): string {
  const catalog = catalogOf(context);
  const now = score(seat, context.view, catalog);
  const threshold = Math.max(0, ...rigorZones(context.view, catalog).map(({ value }) => value));
  const then = now + change;
  const wrath = threshold > 0 && then >= threshold ? ", and his Wrath takes who reaches it!" : ".";
  return `Your points: ${signed(now)} now, ${signed(then)} then. Rigor’s Threshold: ${threshold}${wrath}`;
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
