"""Lasting effects: what they change, and when they end."""

from app.engine.kernel.modifiers import expire, forget, modified, modify
from app.engine.kernel.state import GameState


def state_with(*lasting: tuple[str, int, int, str]) -> GameState:
    state = GameState(seats=2, seed="00")
    for name, subject, amount, until in lasting:
        modify(state, name, subject, amount, until)
    return state


def test_without_modifiers_a_value_is_as_printed() -> None:
    assert modified(state_with().modifiers, "power", 1, printed=3) == 3


def test_modifiers_of_one_value_of_one_thing_add_up() -> None:
    state = state_with(
        ("power", 1, 1, "end_of_turn"), ("power", 1, 2, "end_of_game"), ("power", 1, -4, "end_of_turn")
    )
    assert modified(state.modifiers, "power", 1, printed=3) == 2


def test_other_things_and_other_values_are_left_alone() -> None:
    state = state_with(("power", 1, 1, "end_of_turn"))
    assert modified(state.modifiers, "power", 2, printed=3) == 3
    assert modified(state.modifiers, "speed", 1, printed=3) == 3


def test_only_what_lasts_until_the_moment_ends_with_it() -> None:
    state = state_with(("power", 1, 1, "end_of_turn"), ("power", 1, 10, "end_of_game"))
    expire(state, "end_of_turn")
    assert modified(state.modifiers, "power", 1, printed=0) == 10
    expire(state, "end_of_game")
    assert state.modifiers == []


def test_a_thing_that_leaves_takes_its_own_modifiers_along() -> None:
    state = state_with(("power", 1, 1, "end_of_turn"), ("power", 2, 1, "end_of_turn"))
    forget(state, 1)
    assert modified(state.modifiers, "power", 1, printed=3) == 3
    assert modified(state.modifiers, "power", 2, printed=3) == 4
