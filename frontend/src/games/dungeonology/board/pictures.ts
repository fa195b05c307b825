/** The board's pictures: Zones, their backs, figures and tokens. */
import { show } from "../../../art/drawing/pictures.svelte";
import { figureSvg, tokenSvg } from "../art/figures";

const plainZone = (fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200"><rect x="3" y="3" width="194" height="194" rx="10" fill="#2a2036" stroke="#170e1f" stroke-width="6"/><rect x="16" y="16" width="168" height="168" rx="6" fill="${fill}"/></svg>`;

const FLOORS = ["#6b6f7e", "#7f8a62", "#87775c", "#5f7286", "#6d4f82"];

export const zoneImage = (card: string, floor: number): string =>
  show({
    key: `dungeonology zone ${card}`,
    draw: () => plainZone(FLOORS[floor] ?? "#666"),
    size: [200, 200],
  });
export const zoneBackImage = (floor: number): string =>
  show({
    key: `dungeonology zone back ${floor}`,
    draw: () => plainZone(FLOORS[floor] ?? "#666"),
    size: [100, 100],
  });
export const figureImage = (id: string): string =>
  show({ key: `dungeonology figure ${id}`, draw: () => figureSvg(id), size: [100, 130] });
export const tokenImage = (name: string): string =>
  show({ key: `dungeonology token ${name}`, draw: () => tokenSvg(name), size: [48, 48] });
