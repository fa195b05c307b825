/**
 * What the parts of the table share: the view on show, what the open question allows, and what the
 * player has picked so far. Rules live on the server; this only remembers fingers.
 */
import type { GameContext, GameTableProps } from "../../../lib/game";
import type { Answer, Outcome, Request } from "../../../lib/types";
import type { Acting } from "../rules/acting";
import { affordances, complete, parseChoice, toggle } from "../rules/affordances";
import { reach, type Way } from "../rules/reach";
import { Archiving } from "./archiving.svelte";
import type { DungeonologyCatalog, DungeonologyView, EventOf, SeatView, ZoneCard, ZoneView } from "../types";

type Props = GameTableProps<DungeonologyView>;

/** What the drawer or side sheet shows. */
export type Sheet = { kind: "seat"; seat: number } | { kind: "campus" } | { kind: "discards" } | null;

export class TableModel {
  #props: Props;
  /** The view between the events of a beat; null when nothing plays. */
  staged = $state.raw<DungeonologyView | null>(null);
  picked = $state.raw<string[]>([]);
  order = $state.raw<string[]>([]);
  number = $state(0);
  /** Card of the hand whose uses are open. */
  opened = $state<number | null>(null);
  sheet = $state.raw<Sheet>(null);
  handOpen = $state(false);
  /** Zones still to step through, once a way of several steps was chosen. */
  route = $state.raw<number[]>([]);
  /** Zones to which the board is asked to move; `key` grows with every wish. */
  focus = $state.raw<{ zones: number[]; key: number } | null>(null);
  /** The Zone to which one is about to walk: a second tap, or the dock's button, goes there. */
  aim = $state<number | null>(null);
  /** How much of the board's upper part a Test or a Sorcery Card covers, in pixels. */
  covered = $state(0);
  /** What happens just now, in words. */
  ticker = $state("");
  /** The result of the Test that has just been compared. */
  verdict = $state.raw<EventOf<"test_result"> | null>(null);
  /** The Minion whose line of the Sorcery Card is being done, and where; null: the card's own effect is. */
  acting = $state.raw<Acting | null>(null);

  readonly archiving = new Archiving(this);

  /** A Clan or Panic Card that is just being turned up. */
  revealed = $state<string | null>(null);
  /** The end, while its story is told, and how long its sums take, in ms. */
  ending = $state.raw<{ outcome: Outcome; counting: number } | null>(null);

  constructor(props: Props) {
    this.#props = props;
  }

  get view(): DungeonologyView {
    return this.staged ?? this.#props.view;
  }
  get catalog(): DungeonologyCatalog {
    return this.#props.catalog as unknown as DungeonologyCatalog;
  }
  readonly context = $derived.by((): GameContext<DungeonologyView> => ({
    ...this.#props.context,
    view: this.view,
  }));
  get table(): Props["table"] {
    return this.#props.table;
  }
  get pending(): boolean {
    return this.#props.pending;
  }
  get playing(): boolean {
    return this.staged !== null;
  }
  get request(): Request | null {
    return this.playing ? null : this.#props.request;
  }
  readonly lit = $derived.by(() => affordances(this.request));

  /** The seat at the lower edge: the viewer's, or the first for a spectator. */
  get me(): number {
    return this.view.viewer ?? 0;
  }
  get mySeat(): SeatView | undefined {
    return this.view.seats[this.me];
  }
  /** The others, clockwise from the seat after mine. */
  get others(): SeatView[] {
    const { seats } = this.view;
    return seats.map((_, step) => seats[(this.me + 1 + step) % seats.length] as SeatView).slice(0, -1);
  }

  readonly zoneCards = $derived.by(() => new Map(this.catalog.zones.map((card) => [card.id, card])));
  zoneCard(zone: ZoneView): ZoneCard | undefined {
    return this.zoneCards.get(zone.card);
  }

  /** While one moves: every Zone within the steps left, with the way to it. */
  readonly ways = $derived.by((): Map<number, Way> => {
    const zone = this.mySeat?.zone ?? null;
    if (this.request?.prompt !== "movement" || zone === null || this.lit.zones.size === 0) return new Map();
    return reach(this.view, zone, Number(this.request.params["steps"] ?? 0));
  });

  /** A new question: fingers off; a way that was chosen is walked on. */
  reset(request: Request | null): void {
    this.picked = [];
    this.aim = null;
    this.archiving.drag.letGo();
    this.order = request?.kind === "order" ? [...request.choices] : [];
    this.number = request?.kind === "number" ? Number(request.default) || request.min : 0;
    this.opened = null;
    if (!request) return;
    const hand = new Set(this.view.hand.map((card) => String(card.id)));
    this.handOpen = request.choices.some((choice) => {
      const { verb, rest } = parseChoice(choice);
      return ["card", "alert", "stealth"].includes(verb) && hand.has(rest[0] ?? "");
    });
    this.#walkOn(request);
  }

  #walkOn(request: Request): void {
    const [zone, ...rest] = this.route;
    const step = `step:${zone}`;
    this.route =
      zone !== undefined && request.prompt === "movement" && request.choices.includes(step) ? rest : [];
    if (this.route === rest) this.#props.answer(step);
  }

  /** First tap aims, second tap walks. */
  aimAt(zone: number): void {
    if (this.aim === zone) this.walk(zone);
    else if (this.ways.has(zone)) {
      this.picked = [];
      this.aim = zone;
    }
  }

  /** Walks to a Zone in reach, step by step; stops where something happens. */
  walk(zone: number): void {
    const way = this.ways.get(zone);
    if (!way) return;
    this.route = way.path.slice(1);
    this.send(`step:${way.path[0]}`);
  }

  /** Moves an item of the order that is being made. */
  shift(index: number, step: number): void {
    const order = [...this.order];
    const [item] = order.splice(index, 1);
    if (item === undefined) return;
    order.splice(index + step, 0, item);
    this.order = order;
  }

  /** The card behind an id among the choices: in the own hand, among the discards, or in a hand shown. */
  faceOf(id: number): string | null {
    const lying = [...this.view.hand, ...this.view.tricks.discards].find((card) => card.id === id);
    return lying?.card ?? this.#shown.get(id) ?? null;
  }

  /** A hand that was shown lies in the order of its cards, as the choices do. */
  readonly #shown = $derived.by((): Map<number, string> => {
    const { request } = this;
    if (request?.prompt !== "take_trick") return new Map();
    const victim = Number(request.params["victim"]);
    const hand = this.view.known_hands.filter((card) => card.seat === victim);
    return new Map(
      request.choices.flatMap((choice, index): [number, string][] => {
        const card = hand[index]?.card;
        return card ? [[Number(parseChoice(choice).rest[0]), card]] : [];
      }),
    );
  });

  isPicked(choice: string | undefined): boolean {
    return choice !== undefined && this.picked.includes(choice);
  }

  /** First tap picks, second tap does it; with several to pick, taps add and remove. */
  pick(choice: string | undefined): void {
    const { request } = this;
    if (!request || choice === undefined || !request.choices.includes(choice)) return;
    this.aim = null;
    if (request.kind === "one" && this.picked[0] === choice) this.send(choice);
    else this.picked = toggle(this.picked, choice, request.kind === "many" ? request.max : 1);
  }

  get ready(): boolean {
    return this.request !== null && complete(this.request, this.picked);
  }

  /** Gives what was picked. */
  confirm(): void {
    const { request } = this;
    if (!request || !this.ready) return;
    if (request.kind === "order") this.send(this.order);
    else if (request.kind === "number") this.send(this.number);
    else if (request.kind === "many") this.send(this.picked);
    else if (this.picked[0] !== undefined) this.send(this.picked[0]);
  }

  send(answer: Answer): void {
    if (!this.request) return;
    this.picked = [];
    this.aim = null;
    this.opened = null;
    // On a phone what follows needs the room.
    this.handOpen = false;
    this.#props.answer(answer);
  }

  show(...zones: number[]): void {
    this.focus = { zones, key: (this.focus?.key ?? 0) + 1 };
  }
}
