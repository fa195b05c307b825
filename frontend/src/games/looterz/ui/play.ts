/** Moves what each event moves on the table of Looterz. */
import { tick } from "svelte";
import type { Beat, LogLine } from "../../../lib/game";
import { play as sound } from "../../../lib/sound";
import type { GameEvent } from "../../../lib/types";
import { Playback } from "../../../ui/playback";
import { after, findLooter } from "../rules/replay";
import { asLooterz, type EventOf, type LooterzCatalog, type LooterzEvent, type LooterzView } from "../types";
import { counted } from "../words/names";
import { logLine } from "../words/log";
import type { TableModel } from "./model.svelte";

const TUMBLE = 700;
const READ = 420;
const MOVE = 280;
const COIN_GAP = 70;

/** What flies over the table. */
export type Flying = { kind: "card"; card: string } | { kind: "back" | "coin" | "heart" };

export class Player extends Playback<LooterzView, TableModel, Flying> {
  #rolls = 0;

  protected line(event: GameEvent): LogLine | null {
    return logLine(event, this.model.context);
  }

  /** Without motion the dice still lie there to be read. */
  protected override end(beat: Beat<LooterzView>): void {
    if (this.duration(1) > 0) return;
    for (const event of beat.events.map(asLooterz)) {
      if (event.type === "searched" || event.type === "attacked" || event.type === "rolled")
        this.#showRoll(event);
    }
  }

  // ---- where things are ---------------------------------------------------------------------

  #find(...anchors: string[]): HTMLElement | null {
    for (const anchor of anchors) {
      const found = this.root()?.querySelector<HTMLElement>(`[data-anchor="${anchor}"]`);
      if (found) return found;
    }
    return null;
  }

  #box(...anchors: string[]): DOMRect | null {
    return this.#find(...anchors)?.getBoundingClientRect() ?? null;
  }

  #seatBox(seat: number): DOMRect | null {
    return seat === this.model.me
      ? this.#box("hand", `purse-${seat}`)
      : this.#box(`seat-${seat}`, `purse-${seat}`);
  }

  async #stage(event: LooterzEvent): Promise<void> {
    const { view, catalog } = this.model;
    this.model.staged = after(view, event, catalog as LooterzCatalog);
    await tick();
  }

  /** Flies a card into the place of an element that is there already, which stays unseen meanwhile. */
  async #land(from: DOMRect | null, target: HTMLElement | null, card: string | null): Promise<void> {
    if (!from || !target) return;
    const box = target.getBoundingClientRect();
    const ratio = 280 / 200;
    const width = Math.min(box.width, 130);
    const to = new DOMRect(box.left + (box.width - width) / 2, box.top, width, width * ratio);
    const hidden = hides(target);
    const before = hidden?.style.visibility ?? "";
    if (hidden) hidden.style.visibility = "hidden";
    await this.flights.fly({
      thing: card ? { kind: "card", card } : { kind: "back" },
      from,
      to,
      duration: this.duration(MOVE),
    });
    if (hidden) hidden.style.visibility = before;
  }

  async #coins(from: DOMRect | null, to: DOMRect | null, amount: number): Promise<void> {
    if (!from || !to) return;
    const count = Math.min(amount, 6);
    sound("coin");
    await Promise.all(
      Array.from({ length: count }, (_, index) =>
        this.flights.fly({
          thing: { kind: "coin" },
          from: small(from),
          to: small(to),
          duration: this.duration(MOVE),
          delay: this.duration(index * COIN_GAP),
        }),
      ),
    );
  }

  #shake(element: HTMLElement | null, distance = 6): void {
    const duration = this.duration(260);
    if (!element || duration === 0) return;
    const steps = [0, -distance, distance, -distance / 2, 0].map((x) => ({
      transform: `translateX(${x}px)`,
    }));
    element.animate(steps, { duration });
  }

  // ---- the events ---------------------------------------------------------------------------

  protected async show(raw: GameEvent): Promise<void> {
    const event = asLooterz(raw);
    switch (event.type) {
      case "searched":
      case "attacked":
      case "rolled":
        return this.#rolled(event);
      case "card_drawn":
        return this.#drawn(event);
      case "looter_recruited":
        return this.#recruited(event);
      case "looter_left":
        return this.#left(event);
      case "control_changed":
        return this.#changedSides(event);
      case "card_discarded":
        return this.#discarded(event);
      case "card_taken":
        return this.#taken(event);
      case "coins_gained":
        await this.#coins(
          this.#box("tower"),
          this.#box(`purse-${event.seat}`, `seat-${event.seat}`),
          event.amount,
        );
        return this.#stage(event);
      case "coins_lost":
        await this.#coins(this.#box(`purse-${event.seat}`), this.#box("tower"), event.amount);
        return this.#stage(event);
      case "coin_stolen":
        await this.#coins(this.#box(`purse-${event.victim}`), this.#box(`purse-${event.seat}`), event.amount);
        return this.#stage(event);
      case "coin_paid":
        await this.#coins(this.#box(`purse-${event.seat}`), this.#box(`purse-${event.to}`), 1);
        return this.#stage(event);
      case "hearts_changed":
        return this.#hearts(event);
      case "rigor_placed":
        return this.#rigor(event);
      case "skill_used":
        await this.#stage(event);
        this.#bounce(this.#find(`looter-${event.looter}`));
        return this.wait(READ);
      case "game_ended":
        await this.#stage(event);
        return this.wait(READ * 3);
      case "turn_started":
        this.model.roll = null;
        if (event.seat === this.model.view.viewer) this.model.banner += 1;
        return this.#stage(event);
      case "skipped":
      case "bids_revealed":
      case "tower_seen":
      case "tower_buried":
      case "tower_ordered":
        await this.#stage(event);
        return this.wait(READ * 1.6);
      default:
        return this.#stage(event);
    }
  }

  #showRoll(event: EventOf<"searched"> | EventOf<"attacked"> | EventOf<"rolled">): void {
    this.#rolls += 1;
    const result = outcomeOf(event);
    this.model.roll = {
      key: this.#rolls,
      card: event.card,
      dice: event.dice,
      lowest: event.type === "rolled" ? event.lowest : 1,
      highest: event.type === "rolled" ? event.highest : event.power,
      result,
    };
  }

  async #rolled(event: EventOf<"searched"> | EventOf<"attacked"> | EventOf<"rolled">): Promise<void> {
    sound("dice");
    this.#showRoll(event);
    if ("looter" in event) this.#bounce(this.#find(`looter-${event.looter}`));
    await this.wait(TUMBLE);
    if (event.type === "attacked" && event.hits > 0) this.#shake(this.#find(`looter-${event.target}`));
    await this.#stage(event);
    await this.wait(READ);
  }

  #bounce(element: HTMLElement | null): void {
    const duration = this.duration(300);
    if (!element || duration === 0) return;
    element.animate(
      [{ transform: "none" }, { transform: "translateY(-12px) scale(1.05)" }, { transform: "none" }],
      { duration },
    );
  }

  async #drawn(event: EventOf<"card_drawn">): Promise<void> {
    const from = this.#box("tower");
    await this.#stage(event);
    const own = event.card ? this.#find(`hand-${event.card.id}`, "hand") : null;
    sound("page");
    await this.#land(from, own ?? this.#find(`seat-${event.seat}`), event.card?.card ?? null);
  }

  async #recruited(event: EventOf<"looter_recruited">): Promise<void> {
    const origin = {
      hand:
        event.hand_id === undefined ? this.#seatBox(event.seat) : this.#box(`hand-${event.hand_id}`, "hand"),
      tower: this.#box("tower"),
      graveyard: this.#box("graveyard"),
    }[event.from];
    await this.#stage(event);
    sound("page");
    await this.#land(
      origin,
      this.#find(`looter-${event.looter.id}`, `seat-${event.seat}`),
      event.looter.card,
    );
  }

  async #left(event: EventOf<"looter_left">): Promise<void> {
    const from = this.#box(`looter-${event.looter}`, `seat-${event.seat}`);
    await this.#stage(event);
    await this.#land(from, this.#find("graveyard"), event.card);
  }

  async #changedSides(event: EventOf<"control_changed">): Promise<void> {
    const from = this.#box(`looter-${event.looter}`, `seat-${event.from}`);
    await this.#stage(event);
    await this.#land(from, this.#find(`looter-${event.looter}`, `seat-${event.to}`), event.card);
  }

  async #discarded(event: EventOf<"card_discarded">): Promise<void> {
    const from =
      event.hand_id === undefined ? this.#seatBox(event.seat) : this.#box(`hand-${event.hand_id}`, "hand");
    await this.#stage(event);
    await this.#land(from, this.#find("graveyard"), event.card);
  }

  async #taken(event: EventOf<"card_taken">): Promise<void> {
    const from = this.#box("graveyard");
    await this.#stage(event);
    const own = event.id === undefined ? null : this.#find(`hand-${event.id}`, "hand");
    await this.#land(from, own ?? this.#find(`seat-${event.seat}`), event.card);
  }

  async #hearts(event: EventOf<"hearts_changed">): Promise<void> {
    const found = findLooter(this.model.view, event.looter);
    const box = this.#box(`looter-${event.looter}`, `seat-${found?.seat.seat ?? -1}`);
    await this.#stage(event);
    if (event.delta < 0 && box) {
      const heart = new DOMRect(box.left + 4, box.top + 2, 26, 26);
      const fallen = new DOMRect(box.left - 6, box.top + 70, 26, 26);
      await this.flights.fly({
        thing: { kind: "heart" },
        from: heart,
        to: fallen,
        duration: this.duration(240),
      });
    } else this.#bounce(this.#find(`looter-${event.looter}`));
  }

  async #rigor(event: EventOf<"rigor_placed">): Promise<void> {
    const from = this.#box("tower");
    const to = this.#box(`rigor-${event.count}`, "rigor");
    if (from && to)
      await this.flights.fly({ thing: { kind: "back" }, from, to, duration: this.duration(MOVE + 120) });
    await this.#stage(event);
    sound(event.count === 4 ? "laugh" : "thud");
    const piece = this.#find(`rigor-${event.count}`);
    piece?.animate([{ transform: "scale(1.7)" }, { transform: "scale(0.94)" }, { transform: "none" }], {
      duration: this.duration(240),
    });
    this.#shake(this.root(), 5);
    await this.wait(event.count === 4 ? 1100 : READ);
  }
}

const small = (box: DOMRect): DOMRect =>
  new DOMRect(box.left + box.width / 2 - 15, box.top + box.height / 2 - 15, 30, 30);

/** What came of a roll, in two words. */
function outcomeOf(event: EventOf<"searched"> | EventOf<"attacked"> | EventOf<"rolled">): string {
  if (event.type === "searched") return event.coins === 0 ? "dust" : counted(event.coins, "coin");
  if (event.type === "attacked") return event.hits === 0 ? "a miss" : counted(event.hits, "hit");
  return event.hits === 0 ? "nothing" : `${event.hits}×`;
}

/** What must not be seen at the goal before the card has arrived. */
function hides(target: HTMLElement): HTMLElement | null {
  const anchor = target.dataset["anchor"] ?? "";
  if (anchor === "graveyard") return target.querySelector<HTMLElement>(".topmost");
  return /^(looter|hand)-/.test(anchor) ? target : null;
}
