"""Trick Cards: the deck, the hands, the discard pile (EX-06, EX-27, EX-43)."""

from app.engine.dungeonology.base import (
    DungeonologyRun,
    Requests,
    ask_one,
    hand_card,
    object_id,
    randomize_trick,
    shuffle_cards,
    source,
)
from app.engine.kernel.requests import pick_exactly, put_in_order
from app.engine.kernel.state import Env
from app.engine.kernel.visibility import EVERYBODY, Card, reveal_to
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()


def _replenish(run: DungeonologyRun) -> None:
    """An empty deck is made anew of the discard pile (EX-27)."""
    state = run.state
    if not state.tricks and state.discards:
        state.tricks, state.discards, state.resolved = state.discards, [], []
        shuffle_cards(run, state.tricks, "tricks")


def draw_trick(run: DungeonologyRun, seat: int) -> bool:
    """A Trick Card comes into a hand; only its owner learns which. False when there is none."""
    _replenish(run)
    if not run.state.tricks:
        return False
    into_hand(run, seat, run.state.tricks.pop(), "deck")
    return True


def into_hand(run: DungeonologyRun, seat: int, card: Card, origin: str) -> None:
    """A card that others do not know comes into a hand."""
    reveal_to(card, seat)
    card.id = run.state.new_id()
    run.state.players[seat].hand.append(card)
    shown = {"card": {"id": card.id, "card": card.face}}
    run.emit("trick_drawn", {seat: shown}, seat=seat, **{"from": origin})


def out_of_hand(run: DungeonologyRun, seat: int, id: int) -> Card:
    """Removes the card with this id from a hand."""
    card = hand_card(run.state, seat, id)
    run.state.players[seat].hand.remove(card)
    return card


def onto_discards(run: DungeonologyRun, face: str) -> Card:
    """A card that everybody sees comes onto the discard pile."""
    card = Card(run.state.new_id(), face, EVERYBODY)
    run.state.discards.append(card)
    return card


def discard(run: DungeonologyRun, seat: int, id: int) -> None:
    """A card goes from a hand to the discard pile."""
    face = out_of_hand(run, seat, id).face
    card = onto_discards(run, face)
    run.emit("trick_discarded", {seat: {"hand_id": id}}, seat=seat, card=face, discard_id=card.id)


@VOCABULARY.operation
def draw_tricks(run: DungeonologyRun, env: Env, seat: int, count: int) -> None:
    """So many Trick Cards, or as many as there are."""
    for _ in range(count):
        if not draw_trick(run, seat):
            return


@VOCABULARY.question
def hand_cards(run: DungeonologyRun, env: Env, seat: int, count: int) -> Requests:
    """Cards of one's own hand, exactly so many, or all if there are fewer."""
    choices = tuple(f"card:{card.id}" for card in run.state.players[seat].hand)
    return {seat: pick_exactly(count, "discard", choices, source(run, env))} if choices else {}


@VOCABULARY.operation
def discard_tricks(run: DungeonologyRun, env: Env, seat: int, cards: tuple[str, ...] | None) -> None:
    """The chosen cards are discarded."""
    for card in cards or ():
        discard(run, seat, object_id(card))


@VOCABULARY.operation
def discard_at_random(run: DungeonologyRun, env: Env, seat: int, count: int) -> None:
    """Randomized cards are discarded."""
    hand = run.state.players[seat].hand
    for _ in range(min(count, len(hand))):
        discard(run, seat, randomize_trick(run, seat).id)


@VOCABULARY.operation
def take_random_trick(run: DungeonologyRun, env: Env, seat: int, you: int) -> None:
    """A randomized card goes from one hand into another; the two learn which."""
    if run.state.players[seat].hand:
        _hand_over(run, seat, you, randomize_trick(run, seat).id)


def _hand_over(run: DungeonologyRun, seat: int, you: int, id: int) -> None:
    """A card goes from one hand into another, seen by the two; others no longer know what is in that hand."""
    for card in run.state.players[seat].hand:
        card.known &= 1 << seat | 1 << you
    card = out_of_hand(run, seat, id)
    reveal_to(card, you)
    card.id = run.state.new_id()
    run.state.players[you].hand.append(card)
    lost = {"hand_id": id, "card": card.face}
    taken = {"card": card.face, "id": card.id}
    run.emit("trick_taken", {seat: lost, you: taken}, seat=you, victim=seat)


@VOCABULARY.operation
def show_hand(run: DungeonologyRun, env: Env, seat: int, you: int) -> None:
    """`you` sees all cards of a hand (RM-37), which get new ids, as nobody could follow the old ones."""
    hand = run.state.players[seat].hand
    for card in hand:
        reveal_to(card, you)
        card.id = run.state.new_id()
    shown = {"cards": [{"id": card.id, "card": card.face} for card in hand]}
    run.emit("hand_shown", {seat: shown, you: shown}, seat=seat, to=you, count=len(hand))


@VOCABULARY.question
def shown_card(run: DungeonologyRun, env: Env, seat: int, you: int) -> Requests:
    """Which card of the hand shown is taken."""
    choices = [f"card:{card.id}" for card in run.state.players[seat].hand]
    return ask_one(you, "take_trick", choices, source(run, env), victim=seat)


@VOCABULARY.operation
def take_shown(run: DungeonologyRun, env: Env, seat: int, you: int, card: str | None) -> None:
    """The chosen card of the hand shown changes hands."""
    if card is not None:
        _hand_over(run, seat, you, object_id(card))


@VOCABULARY.operation
def look_at_tricks(run: DungeonologyRun, env: Env, seat: int, count: int) -> None:
    """Divination: `seat` alone sees the top cards (EX-43).

    Others who had seen one of them lose track of it, as its way from here on is secret.
    """
    state = run.state
    if len(state.tricks) < count and state.discards:
        rest, state.tricks = state.tricks, []
        _replenish(run)
        state.tricks += rest
    top = state.tricks[::-1][:count]
    for card in top:
        card.known = 1 << seat
    run.emit("divined", {seat: {"cards": [card.face for card in top]}}, seat=seat, count=len(top))
    env["seen"] = len(top)


@VOCABULARY.question
def divined_card(run: DungeonologyRun, env: Env, seat: int, count: int) -> Requests:
    """Which of the cards seen is kept; "deck:0" is the top card."""
    choices = [f"deck:{depth}" for depth in range(min(count, len(run.state.tricks)))]
    return ask_one(seat, "keep_divined", choices, source(run, env))


@VOCABULARY.operation
def keep_divined(run: DungeonologyRun, env: Env, seat: int, kept: str | None, count: int) -> None:
    """One of the cards seen comes into the hand."""
    if kept is not None:
        card = run.state.tricks.pop(-1 - object_id(kept))
        into_hand(run, seat, card, "divination")
        env["seen"] = _seen(env) - 1


def _seen(env: Env) -> int:
    seen = env["seen"]
    assert isinstance(seen, int)
    return seen


@VOCABULARY.question
def divined_order(run: DungeonologyRun, env: Env, seat: int) -> Requests:
    """In which order the other cards seen go to the bottom, the first uppermost."""
    choices = tuple(f"deck:{depth}" for depth in range(_seen(env)))
    return {seat: put_in_order("order_divined", choices, source(run, env))} if choices else {}


@VOCABULARY.operation
def put_divined_below(run: DungeonologyRun, env: Env, order: tuple[str, ...] | None) -> None:
    """The other cards seen go to the bottom of the deck, in an order that only who has seen them knows."""
    deck, seat = run.state.tricks, env["seat"]
    ordered = [deck[-1 - object_id(choice)] for choice in order or ()]
    if ordered:
        assert isinstance(seat, int)
        del deck[-len(ordered) :]
        deck[:0] = reversed(ordered)
        faces = [card.face for card in ordered]
        run.emit("divined_put_below", {seat: {"cards": faces}}, seat=seat, count=len(faces))
