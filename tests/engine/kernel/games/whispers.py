"""Whispers: in the middle of one player's effect all others secretly give a card at once (a barrier).

Each turn the active player throws a card away or calls for a tribute: everybody else gives a card of the
hand, sealed; the cards are shown, and the active player keeps as many of them as they say now.
"""

from random import Random
from typing import Any, ClassVar

from app.engine.kernel.chance import shuffle
from app.engine.kernel.programs import ask, choose, do, for_each, repeat_while, sequence, when
from app.engine.kernel.requests import Request, number_between, pick_exactly, pick_one
from app.engine.kernel.run import Run
from app.engine.kernel.state import Env, GameState, Value
from app.engine.kernel.visibility import EVERYBODY, Card, deal_again, knows, reveal_to
from app.engine.kernel.vocabulary import Vocabulary
from tests.engine.kernel.games.tiny import Programs, TinyGame, finish_by_points

VOCABULARY = Vocabulary()


class WhispersState(GameState, kw_only=True):
    hands: list[list[Card]]
    pile: list[Card]
    table: list[Card]
    gone: list[Card]
    points: list[int]
    active: int = 0

    def seats_in_turn_order(self) -> tuple[int, ...]:
        return tuple((self.active + step) % self.seats for step in range(self.seats))


WhispersRun = Run[WhispersState, Programs]


@VOCABULARY.condition
def cards_left(run: WhispersRun, env: Env) -> bool:
    return any(run.state.hands)


@VOCABULARY.condition
def equals(run: WhispersRun, env: Env, value: Value, to: str) -> bool:
    return value == to


@VOCABULARY.question
def call(run: WhispersRun, env: Env) -> dict[int, Request]:
    return {run.state.active: pick_one("call", ("tribute", "throw"))}


@VOCABULARY.question
def gift(run: WhispersRun, env: Env) -> dict[int, Request]:
    """Whoever has a card gives one. How many cards a hand has is public, so that this tells nothing."""
    return {
        seat: pick_exactly(1, "gift", tuple(f"card:{card.id}" for card in run.state.hands[seat]))
        for seat in run.state.seats_in_turn_order()[1:]
        if run.state.hands[seat]
    }


@VOCABULARY.question
def kept(run: WhispersRun, env: Env) -> dict[int, Request]:
    return {run.state.active: number_between(0, len(run.state.table), "kept")}


@VOCABULARY.list
def givers(run: WhispersRun, env: Env) -> tuple[int | str, ...]:
    seats = env["gift"]
    assert isinstance(seats, tuple)
    return seats


@VOCABULARY.operation
def start_tribute(run: WhispersRun, env: Env) -> None:
    run.call("tribute")


@VOCABULARY.operation
def show_gift(run: WhispersRun, env: Env, giver: int) -> None:
    choices = env[f"gift.{giver}"]
    assert isinstance(choices, tuple)
    _show(run, giver, int(str(choices[0]).partition(":")[2]))


@VOCABULARY.operation
def throw(run: WhispersRun, env: Env) -> None:
    hand = run.state.hands[run.state.active]
    if hand:
        _show(run, run.state.active, hand[0].id)
    _clear_table(run)


def _show(run: WhispersRun, seat: int, card_id: int) -> None:
    hand = run.state.hands[seat]
    card = next(card for card in hand if card.id == card_id)
    hand.remove(card)
    card.known = EVERYBODY
    card.id = run.state.new_id()
    run.state.table.append(card)
    run.emit("card_shown", seat=seat, card={"id": card.id, "face": card.face})


def _clear_table(run: WhispersRun) -> None:
    run.state.gone += run.state.table
    run.state.table.clear()


@VOCABULARY.operation
def keep(run: WhispersRun, env: Env, count: int) -> None:
    run.state.points[run.state.active] += count
    _clear_table(run)
    run.emit("kept", seat=run.state.active, count=count)


@VOCABULARY.operation
def next_seat(run: WhispersRun, env: Env) -> None:
    run.state.active = run.state.seats_in_turn_order()[1]


@VOCABULARY.operation
def count_points(run: WhispersRun, env: Env) -> None:
    finish_by_points(run, run.state.points, "no_cards")


class Whispers(TinyGame[WhispersState]):
    name = "whispers"
    title = "Whispers"
    state_type = WhispersState
    vocabulary = VOCABULARY
    nodes: ClassVar = {
        "main": sequence(
            repeat_while(
                "cards_left",
                sequence(
                    choose("call", into="call"),
                    when("equals", do("start_tribute"), otherwise=do("throw"), value="$call", to="tribute"),
                    do("next_seat"),
                ),
            ),
            do("count_points"),
        ),
        "tribute": sequence(
            ask("gift", into="gift"),
            for_each("givers", "giver", do("show_gift", giver="$giver")),
            choose("kept", into="kept"),
            do("keep", count="$kept"),
        ),
    }

    def new_state(self, seats: int, seed: str) -> WhispersState:
        return WhispersState(seats=seats, seed=seed, hands=[], pile=[], table=[], gone=[], points=[0] * seats)

    def begin(self, run: WhispersRun) -> None:
        state = run.state
        state.pile = [Card(state.new_id(), f"face-{number}") for number in range(16)]
        shuffle(state, state.pile)
        for seat in range(state.seats):
            state.hands.append([state.pile.pop() for _ in range(3)])
            for card in state.hands[seat]:
                card.id = state.new_id()
                reveal_to(card, seat)
            run.emit("dealt", {seat: {"hand": [card.face for card in state.hands[seat]]}}, seat=seat)

    def shown(self, state: WhispersState, viewer: int | None) -> dict[str, Any]:
        own = state.hands[viewer] if viewer is not None else []
        return {
            "active": state.active,
            "points": list(state.points),
            "hand": [{"id": card.id, "face": card.face} for card in own],
            "hand_counts": [len(hand) for hand in state.hands],
            "table": [{"id": card.id, "face": card.face} for card in state.table],
        }

    def deal_hidden(self, state: WhispersState, viewer: int | None, random: Random) -> None:
        places = (*state.pile, *(card for hand in state.hands for card in hand))
        deal_again([card for card in places if not knows(card, viewer)], random)
