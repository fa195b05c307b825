"""The games there are."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from app.engine.dungeonology.game import DungeonologyGame
from app.engine.kernel.game import Game
from app.engine.looterz.game import LooterzGame

_GAMES: dict[str, Callable[[str | None], Game[Any, Any]]] = {
    "looterz": LooterzGame,
    "dungeonology": DungeonologyGame,
}
EARLIER = 32
"""How many games with earlier content are kept; one that is needed again later is made anew."""


def games() -> dict[str, Game[Any, Any]]:
    """Every game with its current content, by name."""
    return {name: game(name) for name in _GAMES}


def game(name: str, content: str | None = None) -> Game[Any, Any]:
    """A game by name, with the compiled content that a play is pinned to, or the current one.

    Raises KeyError for an unknown name.
    """
    current = _current(name)
    if content is None or content == current.content():
        return current
    return _earlier(name, content)


@cache
def _current(name: str) -> Game[Any, Any]:
    return _GAMES[name](None)


@lru_cache(maxsize=EARLIER)
def _earlier(name: str, content: str) -> Game[Any, Any]:
    return _GAMES[name](content)
