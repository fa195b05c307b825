"""Players that need no human. A bot sees what its seat sees, and knows the cards as everybody does."""

from collections.abc import Callable
from random import Random
from typing import Any

from app.bots import dungeonology, looterz, uniform

View = dict[str, Any]
Answer = str | int | list[str]

KINDS = ("heuristic", "random")
"""The kinds of bot that a seat can have, the best one first."""

_HEURISTICS: dict[str, Callable[[View, Random, str | None], Answer]] = {
    "dungeonology": dungeonology.answer,
    "looterz": looterz.answer,
}


def choose(kind: str, view: View, random: Random, content: str | None = None) -> Answer:
    """The answer of a bot to `view["request"]`; in a game it has no heuristics for, a random one.

    `content` is the compiled content to which the play is pinned (public, the same for everybody); without it
    the current one.
    """
    heuristic = _HEURISTICS.get(view["game"]) if kind == "heuristic" else None
    if heuristic is None:
        return uniform.answer(view["request"], random)
    return heuristic(view, random, content)
