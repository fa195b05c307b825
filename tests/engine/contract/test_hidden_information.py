"""The law of hidden information over random games, and that each way to break it is noticed."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.dungeonology.game import DungeonologyGame
from app.engine.kernel.events import Event
from app.engine.kernel.game import View
from app.engine.kernel.refusal import Refusal
from app.engine.kernel.requests import Command
from app.engine.kernel.visibility import knows, reveal_to
from app.engine.looterz import tower
from app.engine.looterz.dungeon import LooterzRun
from app.engine.looterz.game import LooterzGame
from app.engine.looterz.state import LooterzState
from tests.engine.contract.driver import AnyGame, every_game, pauses, random_command, viewers
from tests.engine.contract.law import Leak, cards_of, check_pause
from tests.engine.kernel.games.whispers import Whispers, WhispersState


def check_game(game: AnyGame, seats: int, number: int, share: float = 1.0) -> None:
    """Checks the law for all viewers at the given share of the pauses of one random game."""
    random = Random(number)
    for state in pauses(game, seats, number):
        if random.random() <= share:
            for viewer in viewers(state):
                check_pause(game, state, viewer, random)


@every_game
@settings(max_examples=12)
@given(data=st.data(), number=st.integers(0, 2**32))
def test_nobody_receives_anything_that_depends_on_hidden_cards(
    game: AnyGame, data: st.DataObject, number: int
) -> None:
    check_game(game, data.draw(st.integers(game.min_seats, game.max_seats)), number, share=0.25)


@every_game
def test_a_redeal_leaves_nothing_open_that_is_known(game: AnyGame) -> None:
    """Invariants hold, and once the game is over, and its seed public, nothing is dealt anew."""
    random = Random(1)
    for state in pauses(game, game.max_seats, 1):
        other = game.redeal(state, 0, random)
        assert game.status(other) == []
        assert (other.seed == state.seed) == (game.outcome(state) is not None)
    assert game.encode(game.redeal(state, 0, random)) == game.encode(state)


@pytest.mark.parametrize("game", [LooterzGame(), Whispers()], ids=lambda game: game.name)
@pytest.mark.parametrize("viewer", [0, None])
def test_a_redeal_really_permutes(game: AnyGame, viewer: int | None) -> None:
    """Over many deals a hidden place holds almost as many faces as there are."""
    random = Random(2)
    state = list(zip(range(4), pauses(game, 3, 2), strict=False))[-1][1]
    deals = [[card.face for card in cards_of(game.redeal(state, viewer, random))] for _ in range(200)]
    faces_by_place = [set(faces) for faces in zip(*deals, strict=True)]
    hidden = [faces for faces in faces_by_place if len(faces) > 1]
    assert len(hidden) > len(faces_by_place) / 2
    assert min(len(faces) for faces in hidden) > 5


@pytest.mark.parametrize("viewer", [0, None])
def test_a_redeal_of_dungeonology_permutes_everything_hidden(viewer: int | None) -> None:
    """The others' hands, every pile, the bag, the Panic and the Clan Card hold other faces in many deals."""
    game, random = DungeonologyGame(), Random(4)
    state = list(zip(range(30), pauses(game, 3, 1), strict=False))[-1][1]
    cards = cards_of(state)
    hidden = [place for place, card in enumerate(cards) if not knows(card, viewer)]
    deals = [[card.face for card in cards_of(game.redeal(state, viewer, random))] for _ in range(60)]
    assert all(len({deal[place] for deal in deals}) > 1 for place in hidden)
    hand = state.players[1].hand
    places = (hand, *state.piles[:3], state.tricks, state.bag, state.panic[:1], state.clan[:1])
    named = [card for cards_there in places for card in cards_there]
    assert all(any(card is cards[place] for place in hidden) for card in named)


def test_a_redeal_takes_back_the_sealed_answers_of_others() -> None:
    game = Whispers()
    state = next(state for state in pauses(game, 4, 3) if state.ask and len(state.ask.answers) == 2)
    assert state.ask is not None
    answers = state.ask.answers
    for viewer in viewers(state):
        other = game.redeal(state, viewer, Random(3))
        assert other.ask is not None
        assert other.ask.answers == {seat: answers[seat] for seat in answers if seat == viewer}


ViewLeak = Callable[[Any, int | None, View], None]


def other_seat(state: Any, viewer: int | None) -> int:
    return 0 if viewer is None else (viewer + 1) % state.seats


def show_a_hand(state: LooterzState, viewer: int | None, view: View) -> None:
    view["hint"] = [card.face for card in state.players[other_seat(state, viewer)].hand]


def show_what_a_hand_holds(state: LooterzState, viewer: int | None, view: View) -> None:
    view["hint"] = any(card.face == "nekota" for card in state.players[other_seat(state, viewer)].hand)


def show_the_order_of_a_hand(state: LooterzState, viewer: int | None, view: View) -> None:
    hand = state.players[other_seat(state, viewer)].hand
    view["hint"] = [card.id for card in sorted(hand, key=lambda card: card.face)]


def show_the_tower(state: LooterzState, viewer: int | None, view: View) -> None:
    view["tower"]["known"] = [{"depth": 0, "card": card.face} for card in state.tower[-1:]]


def show_the_bottom(state: LooterzState, viewer: int | None, view: View) -> None:
    view["hint"] = state.tower[0].face == "rigor" if state.tower else None


def show_what_others_have_seen(state: LooterzState, viewer: int | None, view: View) -> None:
    view["tower"]["known"] = [card.face for card in state.tower if card.known]


def show_the_seed(state: LooterzState, viewer: int | None, view: View) -> None:
    view["seed"] = state.seed


def show_who_has_answered(state: WhispersState, viewer: int | None, view: View) -> None:
    view["asked"] = sorted(state.ask.waiting()) if state.ask else []


def show_sealed_answers(state: WhispersState, viewer: int | None, view: View) -> None:
    view["hint"] = str(state.ask.answers) if state.ask else None


@pytest.mark.parametrize(
    "leak",
    [
        show_a_hand,
        show_what_a_hand_holds,
        show_the_order_of_a_hand,
        show_the_tower,
        show_the_bottom,
        show_what_others_have_seen,
        show_the_seed,
    ],
    ids=lambda leak: leak.__name__,
)
def test_a_view_that_leaks_is_caught(leak: ViewLeak) -> None:
    class Leaky(LooterzGame):
        def view(self, state: LooterzState, viewer: int | None) -> View:
            view = super().view(state, viewer)
            leak(state, viewer, view)
            return view

    _caught(Leaky(), "the view of")


@pytest.mark.parametrize("leak", [show_who_has_answered, show_sealed_answers], ids=lambda leak: leak.__name__)
def test_a_view_that_unseals_answers_is_caught(leak: ViewLeak) -> None:
    class Leaky(Whispers):
        def view(self, state: WhispersState, viewer: int | None) -> View:
            view = super().view(state, viewer)
            leak(state, viewer, view)
            return view

    _caught(Leaky(), "the view of|without an event")


def _caught(game: AnyGame, words: str) -> None:
    """One of the first games is caught, for what is meant to be caught."""
    with pytest.raises(Leak, match=words):
        _check_games(game)


def _check_games(game: AnyGame) -> None:
    for number in range(20):
        check_game(game, 3, number)


EventLeak = Callable[[LooterzState, list[Event]], None]


def hint_at_the_tower(state: LooterzState, events: list[Event]) -> None:
    """An event that everybody hears in the same form, save for a number that depends on a hidden face."""
    if state.tower:
        events.insert(0, Event("hint", {"letters": len(state.tower[-1].face)}))


def name_private_parts_in_public(state: LooterzState, events: list[Event]) -> None:
    for index, event in enumerate(events):
        if event.type == "card_drawn":
            (private,) = event.private.values()
            events[index] = Event(event.type, {**event.public, "length": len(private["card"]["card"])})


def tell_by_silence(state: LooterzState, events: list[Event]) -> None:
    if state.tower and state.tower[-1].face < "m":
        events.clear()


@pytest.mark.parametrize(
    "leak",
    [hint_at_the_tower, name_private_parts_in_public, tell_by_silence],
    ids=lambda leak: leak.__name__,
)
def test_an_event_that_leaks_is_caught(leak: EventLeak) -> None:
    class Leaky(LooterzGame):
        def apply(self, state: LooterzState, seat: int, command: Command) -> list[Event]:
            events = super().apply(state, seat, command)
            leak(state, events)
            return events

    _caught(Leaky(), "hears ")


def test_an_id_that_can_be_followed_is_caught() -> None:
    class Leaky(LooterzGame):
        def view(self, state: LooterzState, viewer: int | None) -> View:
            view = super().view(state, viewer)
            for row, player in zip(view["seats"], state.players, strict=True):
                row["backs"] = [{"id": card.id} for card in player.hand]
            return view

    _caught(Leaky(), "can follow a hidden card")


def test_an_event_with_an_id_that_can_be_followed_is_caught() -> None:
    class Leaky(LooterzGame):
        def apply(self, state: LooterzState, seat: int, command: Command) -> list[Event]:
            return [
                Event(event.type, {**event.public, **event.private.get(seat, {})})
                if event.type in ("looter_recruited", "card_discarded")
                else event
                for event in super().apply(state, seat, command)
            ]

    _caught(Leaky(), "can follow a hidden card")


def tell_everybody(kind: str) -> AnyGame:
    """Looterz with all private parts of one type of event public."""

    class Leaky(LooterzGame):
        def apply(self, state: LooterzState, seat: int, command: Command) -> list[Event]:
            return [
                Event(event.type, event.told()) if event.type == kind else event
                for event in super().apply(state, seat, command)
            ]

    return Leaky()


def test_a_card_that_an_event_shows_to_all_is_caught() -> None:
    _caught(tell_everybody("card_drawn"), "can follow a hidden card")
    _caught(tell_everybody("tower_seen"), "without knowing it afterwards")


def foresight(number: int) -> LooterzState:
    """The seat whose turn it is recruits a Seer, while the next seat knows the top of the Tower already."""
    game = LooterzGame()
    state: LooterzState = next(pauses(game, 3, number))
    (card, *_) = state.players[state.active].hand
    seer = next(other for other in cards_of(state) if other.face == "seer")
    card.face, seer.face = seer.face, card.face
    for known in state.tower[-3:]:
        reveal_to(known, (state.active + 1) % 3)
    assert state.ask is not None
    game.apply(state, state.active, Command(state.ask.id, f"recruit:{card.id}"))
    assert [request.prompt for request in game.asks(state).values()] == ["take_foreseen"]
    return state


def check_foresight() -> None:
    """Checks the law for all viewers while one looks at cards that another knew, and changes their order."""
    game, random = LooterzGame(), Random(4)
    for number in range(5):
        state = foresight(number)
        while state.ask and next(iter(state.ask.requests.values())).prompt.endswith("foreseen"):
            for viewer in viewers(state) * 4:
                check_pause(game, state, viewer, random)
            game.apply(state, *random_command(game, state, random))


def test_a_secret_order_of_cards_that_another_knew_does_not_show() -> None:
    check_foresight()


def test_a_secret_order_that_shows_in_what_another_knew_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def look_only(run: LooterzRun, seat: int, count: int) -> None:
        for card in run.state.tower[-count:]:
            reveal_to(card, seat)

    monkeypatch.setattr(tower, "look", look_only)
    with pytest.raises(Leak, match="without an event"):
        check_foresight()


def test_a_secret_choice_that_shows_is_caught() -> None:
    class Leaky(Whispers):
        def apply(self, state: WhispersState, seat: int, command: Command) -> list[Event]:
            events = super().apply(state, seat, command)
            if not events and isinstance(command.answer, tuple):
                state.points[0] += len(command.answer[0]) + int(command.answer[0][-1])
            return events

    _caught(Leaky(), "without an event")


def test_a_refusal_that_leaks_is_caught() -> None:
    class Leaky(LooterzGame):
        def apply(self, state: LooterzState, seat: int, command: Command) -> list[Event]:
            try:
                return super().apply(state, seat, command)
            except Refusal as refusal:
                top = state.tower[-1].face if state.tower else "nothing"
                raise Refusal(refusal.code, f"{refusal.message} Wait for {top}.") from refusal

    _caught(Leaky(), "a refusal tells")


def test_a_redeal_that_changes_a_known_card_is_caught() -> None:
    class Careless(Whispers):
        def deal_hidden(self, state: WhispersState, viewer: int | None, random: Random) -> None:
            super().deal_hidden(state, None, random)

    _caught(Careless(), "knew this card to be another one")


def test_an_answer_that_depends_on_anothers_hand_is_caught() -> None:
    """A question with a choice less when the next player holds a certain card."""

    class Leaky(Whispers):
        def view(self, state: WhispersState, viewer: int | None) -> View:
            view = super().view(state, viewer)
            neighbour = state.hands[other_seat(state, viewer)]
            if view["request"] and any(card.face == "face-1" for card in neighbour):
                view["request"]["choices"] = view["request"]["choices"][:1]
            return view

    _caught(Leaky(), "the view of")
