/**
 * Shows a beat step by step: each event changes a copy of the view the way the engine changed the
 * state. Only what lies on the table is followed; the beat's own view always has the last word.
 */
import type { Looter, LooterzCatalog, LooterzEvent, LooterzView, SeatView } from "../types";

type SeatChange = (seat: SeatView) => SeatView;

function withSeat(view: LooterzView, seat: number, change: SeatChange): LooterzView {
  return { ...view, seats: view.seats.map((one) => (one.seat === seat ? change(one) : one)) };
}

function withLooter(view: LooterzView, id: number, change: (looter: Looter) => Looter): LooterzView {
  const seats = view.seats.map((seat) =>
    seat.looterz.some((looter) => looter.id === id)
      ? { ...seat, looterz: seat.looterz.map((looter) => (looter.id === id ? change(looter) : looter)) }
      : seat,
  );
  return { ...view, seats };
}

const printedPower = (card: string, catalog: LooterzCatalog): number =>
  catalog.cards.find((one) => one.id === card)?.power ?? 1;

/** A new turn: everybody may act again, and drummed-up Power is gone. */
const rested = (looter: Looter, catalog: LooterzCatalog): Looter => ({
  ...looter,
  acted: false,
  power: printedPower(looter.card, catalog),
});

const acted = (looter: Looter): Looter => ({ ...looter, acted: true });
const hand =
  (count: number): SeatChange =>
  (seat) => ({ ...seat, hand_count: seat.hand_count + count });
const coins =
  (count: number): SeatChange =>
  (seat) => ({ ...seat, coins: count });

function shorter(view: LooterzView): LooterzView["tower"] {
  const known = view.tower.known
    .filter(({ depth }) => depth > 0)
    .map(({ depth, card }) => ({ depth: depth - 1, card }));
  return { count: Math.max(0, view.tower.count - 1), known };
}

export function findLooter(view: LooterzView, id: number): { seat: SeatView; looter: Looter } | null {
  for (const seat of view.seats) {
    const looter = seat.looterz.find((one) => one.id === id);
    if (looter) return { seat, looter };
  }
  return null;
}

function withoutLooter(view: LooterzView, id: number): LooterzView {
  const seats = view.seats.map((seat) => ({
    ...seat,
    looterz: seat.looterz.filter((looter) => looter.id !== id),
  }));
  return { ...view, seats };
}

type Handlers = {
  [T in LooterzEvent["type"]]?: (
    view: LooterzView,
    event: Extract<LooterzEvent, { type: T }>,
    catalog: LooterzCatalog,
  ) => LooterzView;
};

const handlers: Handlers = {
  turn_started: (view, event, catalog) => ({
    ...view,
    round: event.round,
    turn: { seat: event.seat, phase: "first_recruitment" },
    seats: view.seats.map((seat) => ({ ...seat, looterz: seat.looterz.map((one) => rested(one, catalog)) })),
  }),
  phase_started: (view, event) => ({ ...view, turn: { seat: event.seat, phase: event.phase } }),
  card_drawn: (view, event) => {
    const next = withSeat({ ...view, tower: shorter(view) }, event.seat, hand(1));
    return event.card ? { ...next, hand: [...next.hand, event.card] } : next;
  },
  rigor_placed: (view, event) => ({ ...view, rigor: event.count, tower: shorter(view) }),
  looter_recruited: (view, event, catalog) => {
    const power = printedPower(event.looter.card, catalog);
    const looter = { ...event.looter, power, acted: false, owner: event.seat };
    const next = withSeat(leaveOrigin(view, event), event.seat, (seat) => ({
      ...seat,
      hand_count: seat.hand_count - (event.from === "hand" ? 1 : 0),
      looterz: [...seat.looterz, looter],
    }));
    return { ...next, hand: next.hand.filter((card) => card.id !== event.hand_id) };
  },
  searched: (view, event) => withLooter(view, event.looter, acted),
  attacked: (view, event) => withLooter(view, event.looter, acted),
  skill_used: (view, event) => (event.keyword === "activate" ? withLooter(view, event.looter, acted) : view),
  hearts_changed: (view, event) =>
    withLooter(view, event.looter, (looter) => ({ ...looter, hearts: event.hearts })),
  boosted: (view, event) =>
    withSeat(view, event.seat, (seat) => ({
      ...seat,
      looterz: seat.looterz.map((looter) =>
        looter.card === event.card ? looter : { ...looter, power: looter.power + event.amount },
      ),
    })),
  coins_gained: (view, event) => withSeat(view, event.seat, coins(event.coins)),
  coins_lost: (view, event) => withSeat(view, event.seat, coins(event.coins)),
  coin_stolen: (view, event) =>
    withSeat(withSeat(view, event.victim, coins(event.victim_coins)), event.seat, coins(event.coins)),
  coin_paid: (view, event) =>
    withSeat(withSeat(view, event.seat, coins(event.coins)), event.to, coins(event.to_coins)),
  looter_left: (view, event) => {
    const next = withoutLooter(view, event.looter);
    if (event.graveyard_id === null) return next;
    return { ...next, graveyard: [...next.graveyard, { id: event.graveyard_id, card: event.card }] };
  },
  control_changed: (view, event) => {
    const found = findLooter(view, event.looter);
    if (!found) return view;
    return withSeat(withoutLooter(view, event.looter), event.to, (seat) => ({
      ...seat,
      looterz: [...seat.looterz, found.looter],
    }));
  },
  card_discarded: (view, event) => {
    const next = withSeat(view, event.seat, hand(-1));
    return {
      ...next,
      hand: next.hand.filter((card) => card.id !== event.hand_id),
      graveyard: [...next.graveyard, { id: event.graveyard_id, card: event.card }],
    };
  },
  card_taken: (view, event) => {
    const next = withSeat(view, event.seat, hand(1));
    return {
      ...next,
      hand: event.id === undefined ? next.hand : [...next.hand, { id: event.id, card: event.card }],
      graveyard: next.graveyard.filter((card) => card.id !== event.graveyard_id),
    };
  },
};

function leaveOrigin(
  view: LooterzView,
  event: Extract<LooterzEvent, { type: "looter_recruited" }>,
): LooterzView {
  if (event.from === "tower") return { ...view, tower: shorter(view) };
  if (event.from !== "graveyard") return view;
  const from = view.graveyard.findLastIndex((card) => card.card === event.looter.card);
  return { ...view, graveyard: view.graveyard.filter((_, index) => index !== from) };
}

/** The view after one event, as far as the table shows it. */
export function after(view: LooterzView, event: LooterzEvent, catalog: LooterzCatalog): LooterzView {
  const handler = handlers[event.type] as
    ((view: LooterzView, event: LooterzEvent, catalog: LooterzCatalog) => LooterzView) | undefined;
  return handler ? handler(view, event, catalog) : view;
}
