/** The pictures of Looterz. */
import { show } from "../../../art/drawing/pictures.svelte";
import { backSvg, cardSvg, portraitSvg, type Layout } from "./card-art";
import { candlesSvg, hoardSvg } from "./decor";
import { rigorSvg } from "./rigor";

const CARD: [number, number] = [150, 210];

export const cardImage = (card: string, layout: Layout): string =>
  show({
    key: `${layout} ${card}`,
    draw: () => cardSvg(card, layout),
    size: layout === "mini" ? CARD : null,
  });
export const portraitImage = (card: string): string =>
  show({ key: `portrait ${card}`, draw: () => portraitSvg(card), size: [60, 60] });
export const backImage = (): string => show({ key: "back", draw: backSvg, size: CARD });
export const rigorImage = (open: boolean): string =>
  show({ key: `rigor ${open}`, draw: () => rigorSvg(open), size: [230, 322] });
export const decorImage = (which: "candles" | "hoard"): string =>
  show({ key: which, draw: which === "candles" ? candlesSvg : hoardSvg, size: [208, 150] });
