"""The games there are."""

from collections.abc import Callable
from functools import cache
from typing import Any

from app.engine.dungeonology.game import DungeonologyGame
from app.engine.kernel.game import Game
from app.engine.looterz.game import LooterzGame

_GAMES: dict[str, Callable[[str | None], Game[Any, Any]]] = {
    "looterz": LooterzGame,
    "dungeonology": DungeonologyGame,
}


def games() -> dict[str, Game[Any, Any]]:
    """Every game with its current content, by name."""
    return {name: game(name) for name in _GAMES}


@cache
def game(name: str, content: str | None = None) -> Game[Any, Any]:
    """A game by name, with the compiled content that a play is pinned to, or the current one.

    Raises KeyError for an unknown name.
    """
    return _GAMES[name](content)
