/** The events of a game's record that the check looks at, with all that was secret. */
import type { CardRef, Mode } from "../types";

/** What the host had chosen. */
export interface Options {
  mode: Mode;
  alert: string;
  clans: "base" | "expansion" | "both";
  zones: "three_floors" | "with_kragmortha";
}

interface Drawn {
  dice: [number];
  /** The number of the first draw. */
  draw: number;
}

export type ToldEvent =
  | ({ type: "game_started"; first: number } & Options)
  | ({ type: "randomized"; what: "trick"; seat: number } & Drawn)
  | ({ type: "randomized"; what: "scholar" | "first"; among: number[] } & Drawn)
  /** Cubes are called "cube:seat:column:colour". */
  | ({ type: "randomized"; what: "cube"; among: string[] } & Drawn)
  | ({ type: "shuffled"; what: "tricks" | "sorcery" | "university"; count: number } & Drawn)
  | { type: "first_player"; seat: number }
  | { type: "cube_moved"; cube: string; from: string }
  | { type: "trick_drawn"; seat: number; from: string; card: CardRef }
  | { type: "trick_played"; seat: number; card: string; hand_id: number }
  | { type: "trick_discarded"; seat: number; card: string; hand_id: number; discard_id: number }
  | { type: "trick_resolved"; card: string; discard_id: number }
  | { type: "trick_copied"; seat: number; card: string; id: number; discard_id: number }
  | { type: "trick_taken"; seat: number; victim: number; card: string; hand_id: number; id: number }
  | { type: "hand_shown"; seat: number; cards: CardRef[] }
  | { type: "divined"; cards: string[] }
  | { type: "divined_put_below"; cards: string[] }
  | { type: "jinx_drawn"; jinx: string }
  | { type: "jinx_discarded"; jinx: string }
  | { type: "intern_taken"; intern: string }
  | { type: "sorcery_drawn"; card: string }
  | { type: "student_drawn"; student: string }
  | { type: "university_filled"; added: number }
  | { type: "university_refilled"; students: number; omegas: number }
  | { type: "zone_drawn"; card: string; floor: number }
  | { type: "zone_placed"; card: string; floor: number }
  | { type: "zone_put_below"; card: string; floor: number }
  | { type: "stacks_uncovered"; stacks: string[] }
  | { type: "thesis_submitted"; clan: string }
  | { type: "clan_revealed"; clan: string }
  | { type: "panic_revealed"; card: string };

export type Told<T extends ToldEvent["type"]> = Extract<ToldEvent, { type: T }>;
