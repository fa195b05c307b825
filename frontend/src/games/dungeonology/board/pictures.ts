/** The board's pictures: Zones, their backs, figures and tokens. */
import { show } from "../../../art/drawing/pictures.svelte";
import { figureSvg, tokenSvg } from "../art/figures";
import { areaSvg, zoneBackSvg, zoneSvg } from "../art/zones";

/** A Zone with its printed exits; it is not turned. */
export const zoneImage = (card: string, exits: number): string =>
  show({ key: `dungeonology zone ${card}`, draw: () => zoneSvg(card, exits), size: [200, 200] });
export const zoneBackImage = (floor: number): string =>
  show({ key: `dungeonology zone back ${floor}`, draw: () => zoneBackSvg(floor), size: [60, 60] });
/** What lies behind the Castle, or behind a Minion's Area. */
export const areaImage = (name: string): string =>
  show({ key: `dungeonology area ${name}`, draw: () => areaSvg(name), size: [400, 400] });
export const figureImage = (id: string): string =>
  show({ key: `dungeonology figure ${id}`, draw: () => figureSvg(id), size: [100, 130] });
export const tokenImage = (name: string): string =>
  show({ key: `dungeonology token ${name}`, draw: () => tokenSvg(name), size: [48, 48] });
