"""A whole game as the service tells it after its end, for the tests of the client's check of chance."""

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

from app.engine.kernel.events import Event
from app.engine.kernel.game import Game
from app.engine.kernel.requests import Answer, Command
from app.engine.kernel.state import GameState

Record = dict[str, Any]
Player = Callable[[Any], tuple[int, Answer]]
"""Who of those who are asked answers next, and what, by the state."""


def record(
    game: Game[Any, Any], options: Mapping[str, object], seats: int, seed: bytes, content: str, player: Player
) -> Record:
    """Plays the game to its end. `content` is what of the cards is told."""
    state, events = game.setup(game.parse_options(options, seats), seats, seed)
    batches = [_batch(state, events)]
    while game.outcome(state) is None:
        seat, answer = player(state)
        batches.append(_batch(state, game.apply(state, seat, Command(state.ask.id, answer))))
    return {
        "game": game.name,
        "game_id": "b5d8f0a2-1111-4222-8333-444455556666",
        "seats": seats,
        "commitment": game.commitment(state),
        "seed": seed.hex(),
        "content": content,
        "content_hash": hashlib.sha256(content.encode()).hexdigest(),
        "events": [batch for batch in batches if batch["events"]],
    }


def _batch(state: GameState, events: list[Event]) -> dict[str, Any]:
    return {"version": state.version, "events": [event.told() for event in events]}


def happened(told: Record) -> list[dict[str, Any]]:
    """All events of a record."""
    return [event for batch in told["events"] for event in batch["events"]]


def compact(told: object) -> str:
    """JSON as the service sends it."""
    return json.dumps(told, separators=(",", ":"))
