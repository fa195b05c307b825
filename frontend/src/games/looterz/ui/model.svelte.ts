/** The table of Looterz in the player's hands: what the question lights, and what is open. */
import type { Request } from "../../../lib/types";
import { PickingModel } from "../../../ui/picking-model.svelte";
import { affordances, type LooterVerb } from "../rules/affordances";
import type { LooterzView } from "../types";

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

export class TableModel extends PickingModel<LooterzView> {
  /** Own Looter whose actions are open. */
  acting = $state<number | null>(null);
  /** Opponent opened on a phone. */
  opened = $state<number | null>(null);
  graveyard = $state(false);
  roll = $state.raw<Roll | null>(null);
  /** Counts the viewer's turns that began while looking on; each rolls out a banner. */
  banner = $state(0);

  readonly lit = $derived.by(() => affordances(this.request));

  override reset(request: Request | null): void {
    super.reset(request);
    this.graveyard = false;
    if (request) this.handOpen = request.prompt === "recruitment" || this.#asksHand(request);
  }

  #asksHand(request: Request): boolean {
    const ids = new Set(this.view.hand.map((card) => `card:${card.id}`));
    return request.choices.some((choice) => ids.has(choice));
  }

  protected override letGo(): void {
    this.acting = null;
  }

  act(verb: LooterVerb, looter: number): void {
    this.send(`${verb}:${looter}`);
  }
}
