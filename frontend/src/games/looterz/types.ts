/** The view and the events of Looterz, as the engine sends them. */
import type { BaseView, Catalog, CatalogCard, GameEvent } from "../../lib/types";

export type Phase = "first_recruitment" | "dungeon" | "second_recruitment" | "sacrifice";
export type KeywordId = "activate" | "recruit" | "last_wish" | "decoy" | "sacrifice" | "steal";

export interface Looter {
  id: number;
  card: string;
  hearts: number;
  power: number;
  acted: boolean;
  /** Differs from the seat it stands at while it is borrowed. */
  owner: number;
}

/** A card in a hand or in the Graveyard. */
export interface CardRef {
  id: number;
  card: string;
}

export interface SeatView {
  seat: number;
  coins: number;
  hand_count: number;
  looterz: Looter[];
}

export interface LooterzView extends BaseView {
  round: number;
  turn: { seat: number; phase: Phase };
  target: number;
  seats: SeatView[];
  hand: CardRef[];
  tower: { count: number; known: { depth: number; card: string }[] };
  /** Oldest first. */
  graveyard: CardRef[];
  /** Rigor Mortis cards placed. */
  rigor: number;
  /** Some servers tell the public part of the question here, others in `prompt_public`. */
  asked: { ask: number; seats: number[]; prompt?: string; source?: string | null } | null;
}

export interface LooterzCard extends CatalogCard {
  hearts: number;
  power: number;
  copies: number;
  keyword?: KeywordId | null;
}

export type LooterzCatalog = Catalog<LooterzCard>;

interface Dice {
  dice: number[];
  /** Number of the first draw of the seed that the roll took. */
  draw?: number;
}

/** What may happen; an event the client does not know has only a type. */
export type LooterzEvent =
  | { type: "game_started"; first: number; seats: number; target: number }
  | { type: "turn_started"; seat: number; round: number }
  | { type: "phase_started"; seat: number; phase: Phase }
  | { type: "card_drawn"; seat: number; card?: CardRef }
  | { type: "rigor_placed"; seat: number; count: number }
  | {
      type: "looter_recruited";
      seat: number;
      looter: { id: number; card: string; hearts: number };
      from: "hand" | "tower" | "graveyard";
      hand_id?: number;
    }
  | ({ type: "searched"; seat: number; looter: number; card: string; power: number; coins: number } & Dice)
  | ({
      type: "attacked";
      seat: number;
      looter: number;
      card: string;
      target: number;
      target_card: string;
      power: number;
      hits: number;
    } & Dice)
  | { type: "skill_used"; seat: number; looter: number; card: string; keyword: KeywordId }
  | ({ type: "rolled"; seat: number; card: string; lowest: number; highest: number; hits: number } & Dice)
  | { type: "hearts_changed"; looter: number; hearts: number; delta: number }
  | { type: "coins_gained"; seat: number; amount: number; coins: number }
  | { type: "coins_lost"; seat: number; amount: number; coins: number }
  | {
      type: "coin_stolen";
      seat: number;
      victim: number;
      amount: number;
      coins: number;
      victim_coins: number;
    }
  | { type: "coin_paid"; seat: number; to: number; coins: number; to_coins: number }
  | {
      type: "looter_left";
      seat: number;
      looter: number;
      card: string;
      reason: "destroyed" | "sacrificed" | "returned";
      graveyard_id: number | null;
    }
  | { type: "control_changed"; looter: number; card: string; from: number; to: number; returned: boolean }
  | { type: "card_discarded"; seat: number; card: string; graveyard_id: number; hand_id?: number }
  | { type: "card_taken"; seat: number; card: string; from: "graveyard"; graveyard_id: number; id?: number }
  | { type: "tower_seen"; seat: number; count: number; cards?: string[] }
  | { type: "foreseen_kept"; seat: number; depth?: number }
  | { type: "tower_ordered"; seat: number; order?: number[] }
  | { type: "tower_buried"; seat: number }
  | { type: "boosted"; seat: number; card: string; amount: number }
  | { type: "bids_revealed"; card: string; bids: { seat: number; bid: number }[] }
  | { type: "skipped"; card: string | null; reason: string }
  | { type: "turn_ended"; seat: number }
  | { type: "game_ended"; winners: number[]; reason: string };

export type EventOf<T extends LooterzEvent["type"]> = Extract<LooterzEvent, { type: T }>;

/** An event as it came, not yet known to be one of ours. */
export const asLooterz = (event: GameEvent): LooterzEvent => event as unknown as LooterzEvent;
