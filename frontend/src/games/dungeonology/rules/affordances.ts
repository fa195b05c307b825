/**
 * What a player may touch. The choices of the open request are the only source: nothing else on the
 * table is ever lit or clickable.
 */
import type { Request } from "../../../lib/types";

/** A place and turn for the Zone that is being placed. */
export interface Spot {
  raw: string;
  /** Null: the Floor is the request's. */
  floor: number | null;
  x: number;
  y: number;
  turn: number;
}

/** A wall that may be laid: on an edge, between the Scholar's Zone and another. */
export interface Edge {
  raw: string;
  edge: number;
  zone: number;
}

/** One use of a card in the hand: its main effect, an option of a Test, or simply the card. */
export interface CardUse {
  raw: string;
  verb: "main" | "aside" | "stealth" | "alert" | "card";
  /** Which of the card's options. */
  option: number | null;
}

export interface Affordances {
  /** Zones one may step to, or choose. */
  zones: Map<number, string>;
  spots: Spot[];
  walls: Edge[];
  /** Spaces with a cube, by "zone:index". */
  spaces: Map<string, string>;
  seats: Map<number, string>;
  /** Uses of a card, by the card's id; in the hand or among the discards. */
  cards: Map<number, CardUse[]>;
  /** Cubes on Note Boards, by "seat:column:cube[:index]". */
  cubes: Map<string, string>;
  /** Columns of the own Note Board. */
  columns: Map<string, string>;
  jinxes: Map<string, string>;
  /** Interns of the own row, by place. */
  interns: Map<number, string>;
  /** Skills of the own Scholar, by id. */
  skills: Map<string, string>;
  scholars: Map<string, string>;
  minions: Map<string, string>;
  /** Cards of a deck that were looked at, by depth. */
  deck: Map<number, string>;
  /** Choices without a place on the table: "end", "yes", "study" and whatever a newer server sends. */
  buttons: string[];
}

const nothing = (): Affordances => ({
  zones: new Map(),
  spots: [],
  walls: [],
  spaces: new Map(),
  seats: new Map(),
  cards: new Map(),
  cubes: new Map(),
  columns: new Map(),
  jinxes: new Map(),
  interns: new Map(),
  skills: new Map(),
  scholars: new Map(),
  minions: new Map(),
  deck: new Map(),
  buttons: [],
});

/** The choice's verb, and what follows it. */
export function parseChoice(raw: string): { verb: string; rest: string[] } {
  const [verb = "", ...rest] = raw.split(":");
  return { verb, rest };
}

/** Everything that the request allows; a number has no place on the table. */
export function affordances(request: Request | null): Affordances {
  const lit = nothing();
  if (!request || request.kind === "number") return lit;
  for (const raw of request.choices) place(lit, raw);
  return lit;
}

function place(lit: Affordances, raw: string): void {
  const { verb, rest } = parseChoice(raw);
  const [first = "", second = null] = rest;
  switch (verb) {
    case "step":
    case "zone":
      return void lit.zones.set(Number(first), raw);
    case "place":
      return void lit.spots.push(spot(raw, rest.map(Number)));
    case "wall":
      return void lit.walls.push({ raw, edge: Number(first), zone: Number(second) });
    case "space":
      return void lit.spaces.set(rest.join(":"), raw);
    case "seat":
    case "espionage":
      return void lit.seats.set(Number(first), raw);
    // One can spy on somebody and hold the bag open to them at the same time.
    case "bag":
      return lit.seats.has(Number(first))
        ? void lit.buttons.push(raw)
        : void lit.seats.set(Number(first), raw);
    case "main":
    case "aside":
    case "stealth":
    case "alert":
    case "card": {
      const uses = lit.cards.get(Number(first)) ?? [];
      uses.push({ raw, verb, option: second === null ? null : Number(second) });
      return void lit.cards.set(Number(first), uses);
    }
    case "cube":
      return void lit.cubes.set(rest.join(":"), raw);
    case "bivouac":
      return void lit.cubes.set(rest.slice(1).join(":"), raw);
    case "column":
      return void lit.columns.set(first, raw);
    case "jinx":
      return void lit.jinxes.set(first, raw);
    case "intern":
      return void lit.interns.set(Number(first), raw);
    case "skill":
    case "action":
      return void lit.skills.set(first, raw);
    case "scholar":
      return void lit.scholars.set(first, raw);
    case "minion":
      return void lit.minions.set(first, raw);
    case "deck":
      return void lit.deck.set(Number(first), raw);
    default:
      lit.buttons.push(raw);
  }
}

/** "place:x:y:turn", or with the Floor before them where it may be any. */
function spot(raw: string, numbers: number[]): Spot {
  const [turn = 0, y = 0, x = 0, floor = null] = [...numbers].reverse();
  return { raw, floor, x, y, turn };
}
