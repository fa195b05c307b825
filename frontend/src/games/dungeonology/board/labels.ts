/** What screen readers say about a Zone. */
import type { ZoneCard, ZoneView } from "../types";
import { CUBE_NAMES, cardName, counted, listed, type Context } from "../words/names";

export function zoneLabel(
  zone: ZoneView,
  card: ZoneCard | undefined,
  context: Context,
  can: string | null,
): string {
  const cubes = zone.spaces
    .filter((cube) => cube !== "")
    .map((cube) => CUBE_NAMES[cube as keyof typeof CUBE_NAMES]);
  const parts = [
    cardName(context, zone.card),
    can,
    card ? `Alert ${card.alert}` : null,
    card && card.spaces.length > 0 ? (cubes.length > 0 ? `cubes: ${cubes.join(", ")}` : "no cubes") : null,
    card && card.effects.length > 0 ? card.effects.map((effect) => effect.text).join(", ") : null,
    zone.traps > 0 ? counted(zone.traps, "Trap") : null,
    zone.teleport ? "a Teleport" : null,
    zone.passages.length > 0 ? "a Secret Passage" : null,
    zone.portal ? `Portal of ${cardName(context, zone.portal)}` : null,
    present(zone.zone, context),
  ];
  return parts.filter((part) => part !== null).join("; ");
}

function present(zone: number, context: Context): string | null {
  const { seats, rigor, minions } = context.view;
  const here = seats.filter((seat) => seat.zone === zone).map((seat) => context.seatName(seat.seat));
  for (const [minion, at] of Object.entries(minions)) if (at === zone) here.push(cardName(context, minion));
  if (rigor === zone) here.push("Rigor Mortis");
  return here.length > 0 ? `here: ${listed(here)}` : null;
}

export const stepsLabel = (steps: number): string => `${counted(steps, "step")} away, can be reached`;
