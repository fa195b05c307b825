/**
 * What the parts of any game's table share: the view on show, the open question, and what the player has
 * picked so far. Rules live on the server; this only remembers fingers.
 */
import type { GameContext, GameTableProps } from "../lib/game";
import type { Answer, BaseView, Catalog, Request } from "../lib/types";
import { complete, moved, toggle } from "./picking";

/** A view whose seats lie in their order. */
export interface SeatsView extends BaseView {
  seats: unknown[];
}

export class PickingModel<V extends SeatsView, C = Catalog> {
  #props: GameTableProps<V>;
  /** The view between the events of a beat; null when nothing plays. */
  staged = $state.raw<V | null>(null);
  picked = $state.raw<string[]>([]);
  order = $state.raw<string[]>([]);
  number = $state(0);
  handOpen = $state(false);
  /** What happens just now, in words. */
  ticker = $state("");

  constructor(props: GameTableProps<V>) {
    this.#props = props;
  }

  get view(): V {
    return this.staged ?? this.#props.view;
  }
  get catalog(): C {
    return this.#props.catalog as C;
  }
  readonly context = $derived.by((): GameContext<V> => ({ ...this.#props.context, view: this.view }));
  get table(): GameTableProps["table"] {
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

  /** The seat at the lower edge: the viewer's, or the first for a spectator. */
  get me(): number {
    return this.view.viewer ?? 0;
  }
  get mySeat(): V["seats"][number] | undefined {
    return this.view.seats[this.me];
  }
  /** The others, clockwise from the seat after mine. */
  get others(): V["seats"] {
    const { seats } = this.view;
    return [...seats.slice(this.me + 1), ...seats.slice(0, this.me)];
  }

  /** A new question: fingers off. */
  reset(request: Request | null): void {
    this.picked = [];
    this.order = request?.kind === "order" ? [...request.choices] : [];
    this.number = request?.kind === "number" ? Number(request.default) || request.min : 0;
    this.letGo();
  }

  /** Drops what else the player was about to do; something is picked instead, or the answer is given. */
  protected letGo(): void {}

  isPicked(choice: string | undefined): boolean {
    return choice !== undefined && this.picked.includes(choice);
  }

  /** First tap picks, second tap does it; with several to pick, taps add and remove. */
  pick(choice: string | undefined): void {
    const { request } = this;
    if (!request || choice === undefined || !request.choices.includes(choice)) return;
    this.letGo();
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
    this.letGo();
    this.picked = [];
    this.#props.answer(answer);
  }

  /** Moves an item of the order that is being made. */
  shift(index: number, step: number): void {
    this.order = moved(this.order, index, step);
  }
}
