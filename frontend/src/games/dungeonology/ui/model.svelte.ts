/** The table of Dungeonology in the player's hands: what the question lights, what is open, where one is about to go. */
import type { Answer, Outcome, Request } from "../../../lib/types";
import { PickingModel } from "../../../ui/picking-model.svelte";
import type { Acting } from "../rules/acting";
import { affordances, parseChoice } from "../rules/affordances";
import { reach, type Way } from "../rules/reach";
import type { Moment, Tally } from "../rules/tally";
import { Archiving } from "./archiving.svelte";
import type { DungeonologyCatalog, DungeonologyView, EventOf, ZoneCard, ZoneView } from "../types";

/** What the drawer or side sheet shows. */
export type Sheet = { kind: "seat"; seat: number } | { kind: "campus" } | { kind: "discards" } | null;

export class TableModel extends PickingModel<DungeonologyView, DungeonologyCatalog> {
  /** Card of the hand whose uses are open. */
  opened = $state<number | null>(null);
  sheet = $state.raw<Sheet>(null);
  /** Zones still to step through, once a way of several steps was chosen. */
  route = $state.raw<number[]>([]);
  /** Zones, or the plates with the stacks' tokens, to which the board is asked to move; `key` grows with every wish. */
  focus = $state.raw<{ on: number[] | "stacks"; key: number } | null>(null);
  /** The Zone to which one is about to walk: a second tap, or the dock's button, goes there. */
  aim = $state<number | null>(null);
  /** How much of the board's upper part a Test or a Sorcery Card covers, in pixels. */
  covered = $state(0);
  /** The result of the Test that has just been compared. */
  verdict = $state.raw<EventOf<"test_result"> | null>(null);
  /** The Minion whose line of the Sorcery Card is being done, and where; null: the card's own effect is. */
  acting = $state.raw<Acting | null>(null);

  readonly archiving = new Archiving(this);

  /** A Clan or Panic Card that is just being turned up. */
  revealed = $state<string | null>(null);
  /** The end, while its story is told, and how far that has come. */
  ending = $state.raw<{ outcome: Outcome; tally: Tally; moment: Moment } | null>(null);

  readonly lit = $derived.by(() => affordances(this.request));

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

  /** A way that was chosen is walked on. */
  override reset(request: Request | null): void {
    super.reset(request);
    this.archiving.drag.letGo();
    this.opened = null;
    if (!request) return;
    const hand = new Set(this.view.hand.map((card) => String(card.id)));
    this.handOpen = request.choices.some((choice) => {
      const { verb, rest } = parseChoice(choice);
      return ["card", "alert", "stealth"].includes(verb) && hand.has(rest[0] ?? "");
    });
    this.#walkOn(request);
  }

  protected override letGo(): void {
    this.aim = null;
  }

  #walkOn(request: Request): void {
    const [zone, ...rest] = this.route;
    const step = `step:${zone}`;
    this.route =
      zone !== undefined && request.prompt === "movement" && request.choices.includes(step) ? rest : [];
    if (this.route === rest) this.send(step);
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

  override send(answer: Answer): void {
    if (!this.request) return;
    this.opened = null;
    // On a phone what follows needs the room.
    this.handOpen = false;
    super.send(answer);
  }

  show(...zones: number[]): void {
    this.#look(zones);
  }
  showStacks(): void {
    this.#look("stacks");
  }
  #look(on: number[] | "stacks"): void {
    this.focus = { on, key: (this.focus?.key ?? 0) + 1 };
  }
}
