/** The Zone Effects as they are marked on the board; what each of them does the card's detail says. */
import type { ZoneCard } from "../types";

export type Effect = ZoneCard["effects"][number];

export interface EffectMark {
  /** A token's drawing, or */
  token?: string;
  /** an icon in a 24 × 24 box. */
  path?: string;
  /** A number or letter on it. */
  sign: string;
  tone: "bad" | "good" | "magic" | "plain" | "boss";
}

const PATHS: Record<string, string> = {
  danger: "M12 2 23 21H1ZM10.6 8h2.8l-.6 7h-1.600ZM12 16.600a1.500 1.500 0 1 1 0 3a1.500 1.500 0 0 1 0-3Z",
  ambush:
    "M3 2l9 8 9-8v4l-7 6.500 5 4.500 2-1 1 2-2 1.500 1 2-2 1-1.500-2-1.500 1-1-2 1-2-5-4.500-5 4.500 1 2-1 2-1.500-1-1.500 2-2-1 1-2L1 18l1-2 2 1 5-4.500L3 6Z",
  good_luck:
    "M12 11C9 9 7 7 8.500 4.500S12 4 12 7c0-3 2-5 3.500-2.500S15 9 12 11Zm1 1c2-3 4-5 6.500-3.500S20 12 17 12c3 0 5 2 2.500 3.500S15 15 13 12Zm-2 0c-2 3-4 5-6.500 3.500S4 12 7 12c-3 0-5-2-2.500-3.500S9 9 11 12Zm.500 1.500h1.500c0 4 1 6 3 8h-2c-2-2-2.500-5-2.500-8Z",
  bad_luck:
    "M5 10 4 3l5 3h6l5-3-1 7c1 6-2 11-7 11S4 16 5 10Zm3.500 1v3h2v-3Zm5 0v3h2v-3ZM10.500 16l1.500 2 1.500-2Z",
  camp: "M12 3 23 21H15l-3-7-3 7H1Z",
  bivouac: "M12 3 23 21H15l-3-7-3 7H1Z",
};

export function effectMark(effect: Effect): EffectMark {
  const sign = effect.number > 0 ? String(effect.number) : "";
  switch (effect.kind) {
    case "danger":
    case "ambush":
    case "bad_luck":
      return { path: PATHS[effect.kind] as string, sign, tone: "bad" };
    case "good_luck":
      return { path: PATHS["good_luck"] as string, sign, tone: "good" };
    case "camp":
      return { path: PATHS["camp"] as string, sign: "", tone: "good" };
    case "bivouac":
      return { path: PATHS["bivouac"] as string, sign: "", tone: "plain" };
    case "minion":
      return { sign: "", tone: "plain" };
    case "boss":
      return { token: "rigor", sign: "", tone: "boss" };
    case "passage":
      return { token: "passage", sign: effect.word, tone: "magic" };
    case "stairs":
    case "portal":
    case "teleport":
      return { token: effect.kind, sign: "", tone: "magic" };
    default:
      return { sign: effect.kind.slice(0, 1).toUpperCase(), tone: "plain" };
  }
}
