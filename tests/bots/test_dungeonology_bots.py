"""Bots of Dungeonology answer legally, know nothing that their seat does not, and play well."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from app import bots
from app.bots.dungeonology.prompts import PROMPTS
from app.engine.registry import game
from app.simulate.play import Match, play_all
from app.simulate.tally import Tally
from tests.bots.driver import command

GAME = game("dungeonology")
MODES = ("standard", "dark_lord", "kragmortha")


def questions(mode: str, seats: int, number: int, kinds: tuple[str, ...]) -> Iterator[tuple[Any, int, Any]]:
    """State, seat and view at each question of a whole game."""
    random = Random(f"dungeonology {number}")
    options = GAME.parse_options({"mode": mode}, seats)
    state, _ = GAME.setup(options, seats, random.randbytes(32))
    while GAME.outcome(state) is None:
        for seat in GAME.asks(state):
            view = GAME.view(state, seat)
            yield state, seat, view
            answer = bots.choose(kinds[seat % len(kinds)], view, random)
            GAME.apply(state, seat, command(view, answer))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("mode", MODES)
def test_every_answer_is_legal_and_every_question_has_a_heuristic(mode: str, seats: int) -> None:
    for state, seat, view in questions(mode, seats, seats, ("random", "heuristic")):
        answer = bots.choose("heuristic", view, Random(seats))
        assert GAME.asks(state)[seat].allows(answer), (view["request"], answer)
        assert view["request"]["prompt"] in PROMPTS


@pytest.mark.parametrize("mode", MODES)
def test_an_answer_depends_on_what_the_seat_sees_alone(mode: str) -> None:
    dealt_anew: Counter[bool] = Counter()
    for state, seat, view in questions(mode, 3, 1, ("heuristic",)):
        other = GAME.redeal(state, seat, Random(7))
        dealt_anew[GAME.encode(other) != GAME.encode(state)] += 1
        mine = bots.choose("heuristic", view, Random(7))
        assert mine == bots.choose("heuristic", GAME.view(other, seat), Random(7))
    assert dealt_anew[True] > 100


@pytest.mark.parametrize("mode", MODES)
def test_the_heuristic_bot_beats_the_random_one(mode: str) -> None:
    tally = Tally(2)
    match = Match("dungeonology", ("heuristic", "random"), (("mode", mode),))
    tally.add(play_all(match, 1, range(12), turn_seats=True))
    assert tally.player("heuristic").hits >= 3 * tally.player("random").hits
