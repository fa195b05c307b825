/** Trick Cards on their way from the deck through the hands to the discard pile. */
import type { CardRef } from "../types";
import type { Box, Looks } from "./box";

type TrickEvent =
  | "trick_drawn"
  | "trick_played"
  | "trick_discarded"
  | "trick_resolved"
  | "trick_copied"
  | "trick_taken"
  | "hand_shown"
  | "divined"
  | "divined_put_below";

export const TRICKS: Looks<TrickEvent> = {
  trick_drawn: ({ seat, from, card }, box) => {
    const deck = box.dealt.tricks;
    if (from === "deck") box.card(card.card, deck.pop(), "a Trick Card drawn");
    else keep(card.card, box);
    box.hands[seat]?.push(card);
  },
  trick_played: ({ seat, card, hand_id }, box) => {
    box.check.card(card, takeOut(box.hands[seat], hand_id), "a Trick Card played");
  },
  trick_discarded: ({ seat, card, hand_id, discard_id }, box) => {
    byChance(seat, hand_id, box);
    box.check.card(card, takeOut(box.hands[seat], hand_id), "a Trick Card discarded");
    box.discards.push({ id: discard_id, card });
  },
  trick_resolved: ({ card, discard_id }, box) => {
    box.discards.push({ id: discard_id, card });
  },
  trick_copied: ({ seat, card, id, discard_id }, box) => {
    box.check.card(card, takeOut(box.discards, discard_id), "a Trick Card copied");
    box.hands[seat]?.push({ id, card });
  },
  trick_taken: ({ seat, victim, card, hand_id, id }, box) => {
    byChance(victim, hand_id, box);
    box.check.card(card, takeOut(box.hands[victim], hand_id), "a Trick Card taken");
    box.hands[seat]?.push({ id, card });
  },
  hand_shown: ({ seat, cards }, box) => {
    const hand = box.hands[seat] ?? [];
    cards.forEach(({ card }, place) => box.card(card, hand[place]?.card, "a Trick Card shown"));
    hand.splice(0, hand.length, ...cards);
  },
  divined: ({ cards }, box) => {
    box.foreseen = cards.length;
    const top = box.dealt.tricks.slice(-cards.length).reverse();
    cards.forEach((card, depth) => box.card(card, top[depth], "a Trick Card foreseen"));
  },
  divined_put_below: ({ cards }, box) => {
    const deck = box.dealt.tricks;
    const seen = deck.splice(deck.length - cards.length);
    if ([...seen].sort().join() !== [...cards].sort().join())
      box.check.differs("other Trick Cards were put under the deck than had been foreseen");
    deck.unshift(...[...cards].reverse());
  },
};

/** One of the cards foreseen leaves the deck; equal ones are all the same. */
function keep(card: string, box: Box): void {
  const deck = box.dealt.tricks;
  const place = deck.lastIndexOf(card);
  if (place < deck.length - box.foreseen) box.check.differs(`${box.check.name(card)} had not been foreseen`);
  else deck.splice(place, 1);
}

function takeOut(cards: CardRef[] | undefined, id: number): string | undefined {
  const place = cards?.findIndex((card) => card.id === id) ?? -1;
  return place < 0 ? undefined : cards?.splice(place, 1)[0]?.card;
}

/** Whether the card that left a hand is the one that chance chose. */
function byChance(seat: number, id: number, box: Box): void {
  const { trick } = box.chosen;
  if (trick === undefined) return;
  const face = (wanted: number) => box.hands[seat]?.find((card) => card.id === wanted)?.card;
  if (trick !== id) box.check.card(face(id), face(trick), "the Trick Card lost at random");
  box.chosen = {};
}
