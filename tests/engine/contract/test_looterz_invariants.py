"""Every invariant of Looterz is noticed when it is broken, by its own name and no other."""

import inspect
import re
from collections.abc import Callable

import pytest

from app.engine.kernel.state import Frame
from app.engine.looterz import invariants
from app.engine.looterz.game import LooterzGame
from app.engine.looterz.state import RIGOR, LooterzState
from tests.engine.contract.driver import pauses

GAME = LooterzGame()


def lose_a_card(state: LooterzState) -> None:
    state.players[0].hand.pop()


def exchange_a_card(state: LooterzState) -> None:
    card = state.players[0].hand[0]
    card.face = "medic" if card.face != "medic" else "murfa"


def place_a_fifth_rigor(state: LooterzState) -> None:
    state.rigor += 1


def lift_rigor(state: LooterzState) -> None:
    next(card for card in state.tower if card.face == RIGOR).lower = False


def keep_a_dead_looter(state: LooterzState) -> None:
    state.all_looterz()[0].hearts = 0


def heal_above_print(state: LooterzState) -> None:
    state.all_looterz()[0].hearts = 4


def owe_coins(state: LooterzState) -> None:
    state.players[1].coins = -1


def use_an_id_twice(state: LooterzState) -> None:
    state.players[0].hand[0].id = state.all_looterz()[0].id


def use_an_id_of_the_future(state: LooterzState) -> None:
    state.players[0].hand[0].id = state.next_id


def hide_a_hand_from_its_owner(state: LooterzState) -> None:
    state.players[1].hand[0].known = 1


def ask_nobody(state: LooterzState) -> None:
    state.ask = None


def play_on_with_the_target(state: LooterzState) -> None:
    state.players[0].coins = state.target


def leave_a_frame(state: LooterzState) -> None:
    state.stack.append(Frame("turns", 0, {}))


DOCTORED: list[tuple[Callable[[LooterzState], None], str]] = [
    (lose_a_card, "cards_conserved"),
    (exchange_a_card, "cards_conserved"),
    (place_a_fifth_rigor, "four_rigor_cards"),
    (lift_rigor, "rigor_only_in_lower_half"),
    (keep_a_dead_looter, "hearts_within_print"),
    (heal_above_print, "hearts_within_print"),
    (owe_coins, "coins_not_negative"),
    (use_an_id_twice, "ids_unique"),
    (use_an_id_of_the_future, "ids_unique"),
    (hide_a_hand_from_its_owner, "hands_known_to_their_owners"),
    (ask_nobody, "asked_or_over"),
    (play_on_with_the_target, "no_target_held_in_play"),
    (leave_a_frame, "nothing_left_running"),
]


@pytest.mark.parametrize(("doctor", "name"), DOCTORED, ids=lambda value: getattr(value, "__name__", None))
def test_a_broken_invariant_is_named(doctor: Callable[[LooterzState], None], name: str) -> None:
    *_, over = pauses(GAME, 3, 1)
    going_on = next(
        state
        for state in pauses(GAME, 3, 1)
        if state.all_looterz() and all(player.hand for player in state.players)
    )
    state = over if name == "nothing_left_running" else going_on
    assert GAME.status(state) == []
    doctor(state)
    assert GAME.status(state) == [name]


def test_every_invariant_is_tried() -> None:
    names = re.findall(r'^ +"(\w+)":', inspect.getsource(invariants.broken_invariants), re.MULTILINE)
    assert set(names) == {name for _, name in DOCTORED}
