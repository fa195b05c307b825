/**
 * Pictures as data URLs, made once each. As images the drawings cost no elements in the page, and the
 * browser keeps them as pixels while cards fly.
 */
import { backSvg, cardSvg, portraitSvg, type Layout } from "./card-art";
import { candlesSvg, hoardSvg } from "./decor";
import { rigorSvg } from "./rigor";

const made = new Map<string, string>();

function once(key: string, draw: () => string): string {
  let url = made.get(key);
  if (url === undefined) {
    url = `data:image/svg+xml,${escaped(draw())}`;
    made.set(key, url);
  }
  return url;
}

/** Only what a data URL cannot hold: half the length of encodeURIComponent. */
const escaped = (svg: string): string =>
  svg.replaceAll('"', "'").replace(/[%#<>{}]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

export const cardImage = (card: string, layout: Layout): string =>
  once(`${layout} ${card}`, () => cardSvg(card, layout));
export const portraitImage = (card: string): string => once(`portrait ${card}`, () => portraitSvg(card));
export const backImage = (): string => once("back", backSvg);
export const rigorImage = (open: boolean): string => once(`rigor ${open}`, () => rigorSvg(open));
export const decorImage = (which: "candles" | "hoard"): string =>
  once(which, which === "candles" ? candlesSvg : hoardSvg);
