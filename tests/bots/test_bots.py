"""Bots answer every question legally, know nothing that their seat does not, and play well enough."""

from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from app import bots
from app.bots.looterz.prompts import PROMPTS
from app.engine.kernel.requests import Request
from tests.bots.driver import LOOTERZ, questions

SEATS = (2, 3, 4, 5, 6)


@pytest.mark.parametrize("kind", bots.KINDS)
@pytest.mark.parametrize("seats", SEATS)
def test_every_answer_is_legal(kind: str, seats: int) -> None:
    for number in range(3):
        for state, seat, view in questions(seats, number, lambda seat: "random"):
            answer = bots.choose(kind, view, Random(number))
            assert LOOTERZ.asks(state)[seat].allows(answer), (view["request"], answer)


def test_there_is_a_heuristic_for_every_question_that_comes_up() -> None:
    asked = {view["request"]["prompt"] for number in range(30) for _, _, view in questions(4, number, _mixed)}
    assert asked <= set(PROMPTS)
    assert set(PROMPTS) - asked <= {"surplus_cards"}, "hardly anybody ever holds more than ten cards"


def _mixed(seat: int) -> str:
    return bots.KINDS[seat % 2]


@pytest.mark.parametrize("kind", bots.KINDS)
def test_an_answer_depends_on_what_the_seat_sees_alone(kind: str) -> None:
    """The same bot in front of a game with all that is hidden from it dealt anew does the same."""
    dealt_anew = 0
    for number in range(2):
        for state, seat, view in questions(4, number):
            other = LOOTERZ.redeal(state, seat, Random(number))
            dealt_anew += LOOTERZ.encode(other) != LOOTERZ.encode(state)
            mine = bots.choose(kind, view, Random(7))
            theirs = bots.choose(kind, LOOTERZ.view(other, seat), Random(7))
            assert mine == theirs
    assert dealt_anew > 100


def test_a_bot_leaves_the_view_as_it_is() -> None:
    for _, _, view in questions(3, 0):
        before = deepcopy(view)
        bots.choose("heuristic", view, Random(0))
        assert view == before


def test_an_unknown_question_gets_its_default_answer() -> None:
    view = _view_with(Request("one", "never_heard_of", "b", ("a", "b")))
    assert bots.choose("heuristic", view, Random(0)) == "b"
    view = _view_with(Request("many", "never_heard_of", ("b", "c"), ("a", "b", "c"), 2, 2))
    assert bots.choose("heuristic", view, Random(0)) == ["b", "c"]


def test_a_game_without_heuristics_gets_random_answers() -> None:
    view = {**_view_with(Request("one", "recruitment", "a", ("a", "b"))), "game": "tic-tac-toe"}
    assert {bots.choose("heuristic", view, Random(seed)) for seed in range(20)} == {"a", "b"}


def test_a_random_number_may_be_a_word_instead() -> None:
    view = _view_with(Request("number", "bid", 1, ("pass",), 1, 2))
    counted = Counter(bots.choose("random", view, Random(seed)) for seed in range(90))
    assert set(counted) == {1, 2, "pass"}


def _view_with(request: Request) -> dict[str, Any]:
    _, _, view = next(questions(2, 0))
    return {**view, "request": request.to_json(1)}


def test_the_heuristic_bot_beats_the_random_one() -> None:
    won = 0
    for number in range(20):
        clever = number % 2
        *_, (state, _, _) = questions(2, number, lambda seat, clever=clever: bots.KINDS[seat != clever])
        won += clever in state.outcome.winners
    assert won >= 16
