/** The pictures of Dungeonology. */
import { show } from "../../../art/drawing/pictures.svelte";
import { backSvg, cardSvg, portraitSvg, type Layout } from "./cards";
import type { Kind } from "./face";

const CARD: [number, number] = [150, 210];

export const cardImage = (kind: Kind, card: string, layout: Layout): string =>
  show({
    key: `dungeonology ${layout} ${card}`,
    draw: () => cardSvg(kind, card, layout),
    size: layout === "mini" ? CARD : null,
  });
export const portraitImage = (kind: Kind, card: string): string =>
  show({ key: `dungeonology portrait ${card}`, draw: () => portraitSvg(kind, card), size: [72, 72] });
export const backImage = (kind: Kind): string =>
  show({ key: `dungeonology back ${kind}`, draw: () => backSvg(kind), size: CARD });
