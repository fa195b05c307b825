/** The pictures of all cards: the face in its window, framed by its kind. */
import { framed, portrait, torchlight, type Layout, type View } from "../../../art/drawing/frame";
import { freshSheet } from "../../../art/drawing/pen";
import { BACKS } from "./backs";
import type { Face, Kind } from "./face";
import { ALERTS } from "./faces/alerts";
import { CLANS } from "./faces/clans";
import { INTERNS } from "./faces/interns";
import { JINXES } from "./faces/jinxes";
import { PANICS } from "./faces/panics";
import { SCHOLARS } from "./faces/scholars";
import { SORCERIES } from "./faces/sorceries";
import { stranger } from "./faces/stranger";
import { TRICKS, trickType } from "./faces/tricks";
import { zoneFace } from "./faces/zones";
import { LIVERIES, ORNAMENTS, type Family } from "./liveries";

export type { Layout };

const FACES: Record<Exclude<Kind, "zones">, Record<string, Face>> = {
  tricks: TRICKS,
  jinxes: JINXES,
  interns: INTERNS,
  scholars: SCHOLARS,
  clans: CLANS,
  panics: PANICS,
  alerts: ALERTS,
  sorceries: SORCERIES,
};

function family(kind: Kind, card: string): Family {
  if (kind === "tricks") return trickType(card);
  return card.endsWith("-exalted") ? "exalted" : kind;
}

const faceOf = (kind: Kind, card: string): Face =>
  kind === "zones" ? zoneFace(card) : (FACES[kind][card] ?? stranger);

function view(kind: Kind, card: string): View {
  const { scene, draw, lift = 0 } = faceOf(kind, card);
  return { scene: scene() + torchlight(), figure: draw(), lift };
}

/** The whole card as SVG text, 200 × 280; numbers and words are laid over it as real text. */
export function cardSvg(kind: Kind, card: string, layout: Layout): string {
  freshSheet();
  const seen = view(kind, card);
  const name = family(kind, card);
  const livery = LIVERIES[name];
  return framed(livery, ORNAMENTS[name](livery.metal), seen, layout);
}

/** Only the figure in its place, square, for small portraits. */
export function portraitSvg(kind: Kind, card: string): string {
  freshSheet();
  return portrait(view(kind, card));
}

/** The back of a kind of cards. */
export function backSvg(kind: Kind): string {
  freshSheet();
  return BACKS[kind]();
}
