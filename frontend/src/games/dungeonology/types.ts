/** The view, the cards and the events of Dungeonology, as the engine sends them. */
import type { BaseView, Catalog, CatalogCard, GameEvent } from "../../lib/types";
import type { Kind } from "./art/face";

export type Mode = "standard" | "dark_lord" | "kragmortha";
export type Phase = "setup" | "start" | "thesis" | "rest" | "movement" | "action" | "end";
export const COLOURS = ["civilization", "militia", "worship", "riches", "caste"] as const;
export type Colour = (typeof COLOURS)[number];
/** A cube's colour; Universal ones stand for any. */
export type Cube = Colour | "universal";

/** A Trick Card in one's own hand, or among the discards. */
export interface CardRef {
  id: number;
  card: string;
}

export interface SeatView {
  seat: number;
  scholar: string | null;
  /** Null when the Scholar is not in the Dungeon. */
  zone: number | null;
  home: number;
  students: number;
  stun: number;
  study_bonus: number;
  /** The Note Board: the cubes in each column, lowest first. */
  board: Record<Colour, Cube[]>;
  stars: number;
  exalted: boolean;
  hand_count: number;
  hand_size: number;
  speed: number;
  jinxes: string[];
  interns: { card: string; used: boolean }[];
  knowledge: number;
  /** The points of an accepted Thesis. */
  thesis: number | null;
  /** Died of it (Kragmortha). */
  removed: boolean;
  skills_used: string[];
}

/** A placed Zone: 2 × 2 half-units, its upper left corner at x, y; y grows downwards. */
export interface ZoneView {
  zone: number;
  card: string;
  /** 1–3, 4 for Kragmortha; other numbers are planes apart (the Castle's Areas). */
  floor: number;
  x: number;
  y: number;
  /** Quarter turns clockwise. */
  turn: number;
  /** Cubes by space; "" is free. */
  spaces: (Cube | "")[];
  traps: number;
  teleport: boolean;
  /** Pairs of Secret Passage tokens that lie here. */
  passages: number[];
  /** Zones to which stairs lead. */
  doors: number[];
  /** A Planar Portal's colour. */
  portal: string | null;
}

/** An edge of the plane: on that side of the half-unit at x, y. */
export interface EdgeView {
  edge: number;
  x: number;
  y: number;
  side: "top" | "left";
}

export type LinkKind = "exit" | "stairs" | "passage" | "teleport" | "portal" | (string & {});

export interface Pile {
  count: number;
  known: { depth: number; card: string }[];
}

export interface PlayedView {
  seat: number;
  card: string;
  side: "stealth" | "alert";
  bonus: number;
  doubled: boolean;
}

export interface TestView {
  kind: "study" | "espionage";
  seat: number;
  zone: number;
  target: number | null;
  stealth: number;
  alert: number;
  played: PlayedView[];
}

export interface DungeonologyView extends BaseView {
  mode: Mode;
  round: number;
  turn: {
    seat: number;
    /** The first player's seat. */
    first: number;
    number: number;
    phase: Phase;
    steps_left: number;
    /** Actions done this turn. */
    actions: string[];
  };
  seats: SeatView[];
  hand: CardRef[];
  /** Cards in the hands of others that the viewer has seen. */
  known_hands: { seat: number; card: string }[];
  zones: ZoneView[];
  walls: ({ floor: number } & EdgeView)[];
  /** Zones a step apart; `edges` are those on which exits meet. */
  links: { a: number; b: number; kind: LinkKind; edges: EdgeView[] }[];
  /** Zones left in the pile that only the Boss places (Dark Lord). */
  kragmortha: number;
  /** Minions in the Dungeon and their Zone (Dark Lord). */
  minions: Record<string, number>;
  /** The colours of the piles' tokens; null while face down (Kragmortha). */
  stacks: (string | null)[];
  /** At the start of whose turn the game ends (Kragmortha). */
  ender: number | null;
  /** The Zone that is just being placed. */
  placing: string | null;
  /** The piles of Zones, Floor I first. */
  piles: Pile[];
  tricks: Pile & { discards: CardRef[] };
  /** The Trick Card whose effect is running. */
  playing: string | null;
  jinxes: Pile;
  interns: number;
  sorcery: { count: number; showing: string | null; discards: string[] };
  campus: {
    /** The Alert Card. */
    alert: string;
    /** Omegas on its track. */
    omegas: number;
    university: { students: number; omegas: number };
    infirmary: number;
    panic: string | null;
    panic_lies: boolean;
    /** Null for who does not know it. */
    clan: string | null;
    clan_known_by: number[];
    maximum: "no" | "due" | "in_force";
    /** Turns each Scholar still has at Maximum Alert; empty before. */
    turns_left: number[];
  };
  /** Cubes in the reserve. */
  reserve: Record<Cube, number>;
  /** Rigor's Zone. */
  rigor: number | null;
  sighted: boolean;
  test: TestView | null;
  asked: { ask: number; seats: number[]; prompt: string; source: string | null } | null;
}

// ---- cards ----------------------------------------------------------------------------------

interface Described {
  id: string;
  name: string;
  flavour?: string;
}

export interface TrickCard extends Described {
  type: "fate" | "exploration" | "subterfuge" | "social" | "magic" | "notoriety";
  /** Bonus Value. */
  value: number;
  copies: number;
  main: { kind: string; text: string };
  options: { kind: "stealth" | "alert" | "aside" | (string & {}); text: string }[];
}

export interface PointsCard extends Described {
  points: number;
  copies: number;
  text: string;
}

export interface ScholarSide {
  hand_size: number;
  speed: number;
  skills: { id: string; name: string; kind: string; text: string }[];
  text: string;
}

export interface ScholarCard extends Described {
  title: string;
  set: "base" | "expansion";
  /** Initial Students. */
  students: number;
  side: ScholarSide;
  exalted: ScholarSide;
}

export interface ClanCard extends Described {
  set: "base" | "expansion";
  /** Cubes of the Thesis. */
  requirement: Partial<Record<Colour, number>>;
  points: number;
  modifiers: Partial<Record<Cube, number>>;
  text: string;
}

export interface PanicCard extends Described {
  dark_lord_only: boolean;
  text: string;
}

export interface AlertCard extends Described {
  students: number;
  omegas: number;
  track: number;
  clock: number;
  text: string;
}

export interface SorceryCard extends Described {
  text: string;
  minions: { minion: string; act: string; count: number; text: string }[];
}

export interface ZoneCard extends Described {
  floor: number;
  alert: number;
  /** Colours of the spaces; Kragmortha's are dark or clear. */
  spaces: (Cube | "dark" | "clear")[];
  /** Bit n: exit n, counted clockwise from the left one at the top. */
  exits: number;
  effects: { kind: string; number: number; word: string; text: string }[];
}

/** A line of the catalog's list of all cards, the same for every game. */
export interface ListedCard extends CatalogCard {
  kind: Kind;
}

export interface DungeonologyCatalog extends Catalog<ListedCard> {
  tricks: TrickCard[];
  jinxes: PointsCard[];
  interns: PointsCard[];
  scholars: ScholarCard[];
  clans: ClanCard[];
  panics: PanicCard[];
  alerts: AlertCard[];
  sorceries: SorceryCard[];
  zones: ZoneCard[];
  cubes: { id: Cube; value: number | null; star: number | null; supply: number }[];
  /** Most cubes in a column of the Note Board. */
  column_limit: number;
}

// ---- events ---------------------------------------------------------------------------------

/** What may happen, as far as the client shows it move; all others only appear in the log. */
export type DungeonologyEvent =
  | { type: "turn_started"; seat: number; round: number; turn: number }
  | { type: "phase_started"; seat: number; phase: Phase }
  | { type: "scholar_moved"; seat: number; zone: number | null; from: number | null; how: string }
  | { type: "rigor_moved"; zone: number; from: number | null }
  | { type: "minion_moved"; minion: string; zone: number | null; from: number | null; how: string }
  | { type: "minion_placed"; minion: string; zone: number }
  | { type: "minion_acted"; minion: string; act: string; count: number; zone: number }
  | { type: "minion_skipped"; minion: string; act: string }
  | {
      type: "zone_placed";
      seat: number;
      zone: number;
      card: string;
      floor: number;
      x: number;
      y: number;
      turn: number;
    }
  | { type: "zone_drawn"; seat: number; card: string; floor: number }
  | { type: "zone_filled"; zone: number; spaces: (Cube | "")[] }
  /** Places are "space:zone:index", "board:seat:colour", "reserve", … */
  | { type: "cube_moved"; cube: Cube; from: string; to: string; how: string }
  | { type: "trick_played"; seat: number; card: string; use: string; hand_id?: number }
  | { type: "trick_drawn"; seat: number; from: string; card?: CardRef }
  | { type: "trick_discarded"; seat: number; card: string; discard_id: number; hand_id?: number }
  | { type: "sorcery_drawn"; seat: number; card: string }
  | {
      type: "test_started";
      seat: number;
      kind: "study" | "espionage";
      zone: number;
      target?: number;
      stealth: number;
      alert: number;
    }
  | {
      type: "test_result";
      seat: number;
      kind: "study" | "espionage";
      stealth: number;
      alert: number;
      result: string;
    }
  | { type: "test_ended"; seat: number; kind: "study" | "espionage"; zone: number }
  | { type: "student_drawn"; seat: number; student: "student" | "omega"; students: number }
  | { type: "omega_drawn"; seat: number; track: number; placed: boolean }
  | { type: "stun_changed"; seat: number; stun: number; delta: number }
  | { type: "study_bonus_changed"; seat: number; bonus: number }
  | { type: "stacks_uncovered"; stacks: string[] }
  | { type: "panic_revealed"; card: string; turns: number[] }
  | { type: "clan_revealed"; clan: string }
  | { type: "thesis_accepted"; seat: number; clan: string; points: number }
  | { type: "shouted"; seat: number; loudness: number }
  | { type: "game_ended"; winners: number[]; reason: string };

export type EventOf<T extends DungeonologyEvent["type"]> = Extract<DungeonologyEvent, { type: T }>;

/** An event as it came, not yet known to be one of ours. */
export const asDungeonology = (event: GameEvent): DungeonologyEvent => event as unknown as DungeonologyEvent;
