/** The contract between the shell and one game's client: what a folder under src/games/ exports. */
import type { Component } from "svelte";
import type { Answer, BaseView, Catalog, GameEvent, GameRecord, Outcome, Request, Table } from "./types";

/** A step of play: what happened, and the view after it. */
export interface Beat<V extends BaseView = BaseView, E extends GameEvent = GameEvent> {
  version: number;
  events: E[];
  view: V;
}

/** Given to a game while it plays a beat. */
export interface BeatControl {
  /** Shows the beat's view now. Called for you at the end when you do not call it. */
  commit(): void;
  /** Resolves after `ms` at the player's animation speed; at once when skipped, hidden or with reduced motion. */
  wait(ms: number): Promise<void>;
  /** Duration at the player's speed, in ms; 0 means: do not animate. */
  duration(ms: number): number;
  /** Aborted when the player skips, or when the client lags behind. */
  signal: AbortSignal;
}

export type BeatPlayer<V extends BaseView = BaseView, E extends GameEvent = GameEvent> = (
  beat: Beat<V, E>,
  control: BeatControl,
) => Promise<void> | void;

/** What a game's words need to name seats and cards. */
export interface GameContext<V extends BaseView = BaseView> {
  table: Table;
  catalog: Catalog;
  view: V;
  /** "You", or the person's name. */
  seatName(seat: number): string;
}

export interface GameTableProps<V extends BaseView = BaseView, E extends GameEvent = GameEvent> {
  /** The view on show; it trails the newest while beats are played. */
  view: V;
  /** The viewer's open question; null while beats are played or an answer is under way. */
  request: Request | null;
  table: Table;
  catalog: Catalog;
  context: GameContext<V>;
  /** An answer was sent and is neither accepted nor refused yet. */
  pending: boolean;
  /** Answers the open request. */
  answer(answer: Answer): void;
  /** Registers the game's animations; returns the way to unregister (call in $effect). */
  onbeat(player: BeatPlayer<V, E>): () => void;
}

/** One line of the log. `parts` keeps names apart from words, so that seats and cards can be marked. */
export interface LogLine {
  parts: LogPart[];
  /** Turn and phase headings stand out. */
  heading?: boolean;
  /** Seat whose shield stands before the line. */
  seat?: number | null;
  icon?: Component;
}

export type LogPart =
  | string
  | { seat: number }
  | { card: string }
  /** A number, or a word that a rule explains. */
  | { number: number | string; rule?: string };

/** The words of the status line over the table. */
export interface StatusWords {
  /** "Your turn", "Ada's turn". */
  turn: string;
  /** "Dungeon" */
  phase: string;
  /** All phases of a turn in order, for the little track; empty to hide it. */
  phases?: { id: string; name: string }[];
  /** What the phase is about. */
  rule?: string | undefined;
}

export interface OutcomeWords {
  /** "Ada wins with 10 coins." */
  title: string;
  /** Why it ended. */
  reason: string;
  /** The rule of this end. */
  rule?: string | undefined;
  /** Words for the sheet's labels. */
  label(label: string): string;
  /** A value in words, where its number says nothing; undefined for the number itself. */
  value?(label: string, value: number | string): string | undefined;
}

/** What a game found when it checked its shuffles and rolls. */
export interface Finding {
  /** "61 cards and 143 dice" */
  checked: string;
  /** What is not as the seed says, as sentences. */
  differences: string[];
}

/** Recomputes all chance of a game from its seed; `progress` is told the share that is done. */
export type Verify = (record: GameRecord, progress: (share: number) => void) => Promise<Finding>;

export interface Fixture<V extends BaseView = BaseView, E extends GameEvent = GameEvent> {
  /** Shown in the mock's list. */
  title: string;
  table?: Partial<Table>;
  view: V;
  /** Played one by one by the mock's button. */
  beats?: Beat<V, E>[];
  /** Events before the view, for the log. */
  history?: E[];
}

/** All faces of a game on one sheet; "mini" as small as they get on the table. */
export interface SheetProps {
  catalog: Catalog;
  width: number;
  layout: "full" | "mini";
}

export interface GameModule<V extends BaseView = BaseView, E extends GameEvent = GameEvent> {
  name: string;
  title: string;
  Table: Component<GameTableProps<V, E>>;
  /** Detail of a card, shown in the shared popover (hover, focus, tap). */
  CardDetail: Component<{ card: string; catalog: Catalog }>;
  status(view: V, context: GameContext<V>): StatusWords;
  log(event: E, context: GameContext<V>): LogLine | null;
  /** Rules behind a question, by its key. */
  promptRules(prompt: string): readonly string[];
  outcome(outcome: Outcome, context: GameContext<V>): OutcomeWords;
  /** Checks a game that is over. `rule` says what is shuffled when. */
  fairness?: { rule: string; verify: Verify };
  /** For development: `?mock`, and `?mock&sheet` for the contact sheet. */
  fixtures(): Promise<{ catalog: Catalog; fixtures: Fixture<V, E>[]; Sheet: Component<SheetProps> }>;
}
