"""The games, and what a host may set for them."""

from collections.abc import Mapping
from typing import Any

from app.engine import registry
from app.engine.kernel.game import Game
from app.engine.kernel.refusal import Refusal
from app.tables.refused import Refused

Rules = Game[Any, Any]
"""The rules of some game."""


def known_game(name: str) -> Rules:
    """The rules of a game by its name."""
    try:
        return registry.game(name)
    except KeyError:
        raise Refused("unknown_game", "There is no such game here.") from None


def checked_capacity(rules: Rules, seats: int) -> int:
    """The number of seats, if the game can be played by so many."""
    if not rules.min_seats <= seats <= rules.max_seats:
        raise Refused("bad_seats", f"{rules.title} has {rules.min_seats} to {rules.max_seats} seats.")
    return seats


def checked_options(rules: Rules, raw: Mapping[str, object], seats: int) -> dict[str, object]:
    """The options as the host chose them, with the defaults of those left out, if the game allows them."""
    try:
        rules.parse_options(raw, seats)
    except Refusal as refusal:
        raise Refused(refusal.code, refusal.message) from None
    properties: Mapping[str, Mapping[str, object]] = rules.options_schema()["properties"]
    return {name: raw.get(name, schema.get("default")) for name, schema in properties.items()}
