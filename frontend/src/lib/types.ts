/** The shapes that travel between server and client (docs/protocol.md), in snake_case as on the wire. */

// ---- asking and answering -------------------------------------------------------------------

export type RequestKind = "one" | "many" | "order" | "number";

/** An answer: one choice, several choices (in order, for "order"), or a number. */
export type Answer = string | string[] | number;

/** The seat's own open question. */
export interface Request {
  id: number;
  kind: RequestKind;
  /** Key of the words; the words themselves are the client's. */
  prompt: string;
  params: Record<string, string | number>;
  /** The card that asks; null when the rules ask. */
  source: string | null;
  /** "verb" or "verb:object". */
  choices: string[];
  min: number;
  max: number;
  /** Given when a clock runs out. */
  default: Answer;
}

export interface Command {
  ask: number;
  answer: Answer;
}

/** What everybody may know of a question that is open. */
export interface PublicPrompt {
  prompt: string;
  source: string | null;
  seats: number[];
}

// ---- views and events -----------------------------------------------------------------------

export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

export interface ScoreLine {
  label: string;
  value: number | string;
}

export interface ScoreSheet {
  seat: number;
  lines: ScoreLine[];
  place: number;
}

export interface Outcome {
  winners: number[];
  reason: string;
  sheet: ScoreSheet[];
}

/** What the view of every game has; each game widens it with its own fields. */
export interface BaseView {
  game: string;
  version: number;
  /** Seat of the viewer; null for a spectator. */
  viewer: number | null;
  turn: { seat: number; phase: string };
  asked: { ask: number; seats: number[] } | null;
  prompt_public: PublicPrompt | null;
  request: Request | null;
  /** The seat's sealed answer is given and others still owe theirs. */
  answered: boolean;
  commitment: string;
  seed: string | null;
  outcome: Outcome | null;
}

// ---- tables ---------------------------------------------------------------------------------

export type TableStatus = "lobby" | "playing" | "finished";
export type Clock = "off" | "30s" | "2min";
export type BotKind = "heuristic" | "random";

export interface TableSeat {
  seat: number;
  kind: "empty" | "person" | "bot";
  name: string | null;
  bot: BotKind | null;
  ready: boolean;
  connected: boolean;
  /** A bot plays for the person until they return. */
  stand_in: boolean;
  /** When the open question's default answer is given (ISO time). */
  deadline: string | null;
  absent_since: string | null;
  /** Seats that voted for a stand-in here. */
  votes: number[];
}

/** Somebody who may look on. */
export interface Watcher {
  id: string;
  name: string;
  connected: boolean;
}

export interface Table {
  id: string;
  /** Null for spectators, who are not invited to sit down. */
  code: string | null;
  invite_path: string | null;
  /** The link for spectators; null when the host does not want any. */
  watch_path: string | null;
  /** How many spectators are connected. */
  spectators: number;
  /** Everybody who may look on; null for all but the host. */
  watchers: Watcher[] | null;
  game: string;
  status: TableStatus;
  options: Record<string, unknown>;
  clock: Clock;
  host_seat: number;
  /** Null for spectators. */
  my_seat: number | null;
  game_id: string | null;
  game_number: number;
  seats: TableSeat[];
}

export interface Invite {
  table_id: string;
  game: string;
  host_name: string;
  seats_free: number;
  status: TableStatus;
}

export interface Person {
  id: string;
  name: string;
}

export interface GameInfo {
  name: string;
  title: string;
  min_seats: number;
  max_seats: number;
  options_schema: Record<string, unknown>;
}

export interface ChatMessage {
  id: string | number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

/** Events of one version, as this seat may know them. */
export interface EventBatch<E extends GameEvent = GameEvent> {
  version: number;
  events: E[];
}

/** A game that is over, with all that was secret while it went on. */
export interface GameRecord {
  game: string;
  game_id: string;
  seats: number;
  commitment: string;
  seed: string;
  content: string;
  content_hash: string;
  events: EventBatch[];
}

// ---- catalog --------------------------------------------------------------------------------

export interface CatalogKeyword {
  id: string;
  name: string;
  text: string;
  rules: string[];
}

export interface CatalogCard {
  id: string;
  name: string;
  title?: string;
  keywords: string[];
  text: { keyword: string; text: string }[];
  flavour?: string;
  copies?: number;
  rules: string[];
  [field: string]: unknown;
}

export interface Catalog<C extends CatalogCard = CatalogCard> {
  game: string;
  title: string;
  content_hash: string;
  cards: C[];
  keywords: CatalogKeyword[];
}

// ---- websocket ------------------------------------------------------------------------------

export type PatchOp =
  | { op: "add" | "replace" | "test"; path: string; value: unknown }
  | { op: "remove"; path: string }
  | { op: "move" | "copy"; from: string; path: string };

export type ServerMessage =
  | { type: "table"; table: Table }
  /** `events`: what happened since the version with which the client came back. */
  | { type: "snapshot"; game_id: string; version: number; view: BaseView; events?: GameEvent[] }
  | { type: "patch"; game_id: string; from: number; to: number; ops: PatchOp[]; events: GameEvent[] }
  | { type: "accepted"; id: string; version: number }
  | { type: "refused"; id: string | null; code: string; message: string; version: number | null }
  | { type: "chat"; message: ChatMessage }
  | { type: "pong" }
  | { type: "removed"; code: string; message: string };

export type ClientMessage =
  | { type: "command"; id: string; version: number; command: Command }
  | { type: "chat"; text: string }
  | { type: "ping" };

export interface ApiErrorBody {
  error: { code: string; message: string; details: Record<string, unknown> | null };
}
