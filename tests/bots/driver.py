"""Games between bots, and the pauses in them."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from app import bots
from app.engine.kernel.requests import Command
from app.engine.registry import game

Asked = tuple[Any, int, dict[str, Any]]
LOOTERZ = game("looterz")


def questions(
    seats: int, number: int, kind: Callable[[int], str] = lambda seat: "heuristic"
) -> Iterator[Asked]:
    """State, seat and view at each question of a whole game; `kind` is the bot of each seat."""
    random = Random(f"bots {number}")
    state, _ = LOOTERZ.setup(LOOTERZ.parse_options({}, seats), seats, random.randbytes(32))
    while LOOTERZ.outcome(state) is None:
        for seat in LOOTERZ.asks(state):
            view = LOOTERZ.view(state, seat)
            yield state, seat, view
            answer = bots.choose(kind(seat), view, random)
            LOOTERZ.apply(state, seat, command(view, answer))


def command(view: dict[str, Any], answer: bots.Answer) -> Command:
    return Command(view["request"]["id"], tuple(answer) if isinstance(answer, list) else answer)
