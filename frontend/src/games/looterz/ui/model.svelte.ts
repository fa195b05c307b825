/**
 * What the parts of the table share: the view on show, what the open question allows, and what the
 * player has picked so far. Rules live on the server; this only remembers fingers.
 */
import type { GameContext, GameTableProps } from "../../../lib/game";
import type { Answer, Catalog, Request } from "../../../lib/types";
import { affordances, complete, moved, toggle, type LooterVerb } from "../rules/affordances";
import type { LooterzView, SeatView } from "../types";

type Props = GameTableProps<LooterzView>;

/** The dice on show. */
export interface Roll {
  key: number;
  card: string;
  dice: readonly number[];
  /** Results from … to … count. */
  lowest: number;
  highest: number;
  /** What came of it: "2 coins", "a miss". */
  result: string;
}

export class TableModel {
  #props: Props;
  /** The view between the events of a beat; null when nothing plays. */
  staged = $state.raw<LooterzView | null>(null);
  picked = $state.raw<string[]>([]);
  order = $state.raw<string[]>([]);
  number = $state(0);
  /** Own Looter whose actions are open. */
  acting = $state<number | null>(null);
  /** Opponent opened on a phone. */
  opened = $state<number | null>(null);
  graveyard = $state(false);
  handOpen = $state(false);
  roll = $state.raw<Roll | null>(null);
  /** Counts the viewer's turns that began while looking on; each rolls out a banner. */
  banner = $state(0);
  /** What happens just now, in words. */
  ticker = $state("");

  constructor(props: Props) {
    this.#props = props;
  }

  get view(): LooterzView {
    return this.staged ?? this.#props.view;
  }
  get catalog(): Catalog {
    return this.#props.catalog;
  }
  get context(): GameContext<LooterzView> {
    return { ...this.#props.context, view: this.view };
  }
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
    return this.view.seats.find((seat) => seat.seat === this.me);
  }
  /** The others, clockwise from the seat after mine. */
  get others(): SeatView[] {
    const { seats } = this.view;
    return seats.map((_, step) => seats[(this.me + 1 + step) % seats.length] as SeatView).slice(0, -1);
  }

  /** A new question: fingers off. */
  reset(request: Request | null): void {
    this.picked = [];
    this.order = request?.kind === "order" ? [...request.choices] : [];
    this.number = request?.kind === "number" ? Number(request.default) || request.min : 0;
    this.acting = null;
    this.graveyard = false;
    if (request) this.handOpen = request.prompt === "recruitment" || this.#asksHand(request);
  }

  #asksHand(request: Request | null): boolean {
    const ids = new Set(this.view.hand.map((card) => `card:${card.id}`));
    return request?.choices.some((choice) => ids.has(choice)) ?? false;
  }

  isPicked(choice: string | undefined): boolean {
    return choice !== undefined && this.picked.includes(choice);
  }

  /** First tap picks, second tap does it; with several to pick, taps add and remove. */
  pick(choice: string | undefined): void {
    const { request } = this;
    if (!request || choice === undefined || !request.choices.includes(choice)) return;
    this.acting = null;
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

  act(verb: LooterVerb, looter: number): void {
    this.send(`${verb}:${looter}`);
  }

  send(answer: Answer): void {
    if (!this.request) return;
    this.acting = null;
    this.picked = [];
    this.#props.answer(answer);
  }

  shift(index: number, step: number): void {
    this.order = moved(this.order, index, step);
  }
}
