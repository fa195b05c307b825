"""Terse ways to bring a tiny game to the pause that a test is about."""

from typing import Any

from app.engine.kernel.events import Event
from app.engine.kernel.game import Game
from app.engine.kernel.requests import Command

SEED = bytes(range(32))


class Scene:
    """A game in play: `scene.answer(seat, answer)` goes on and gives the events as everybody hears them."""

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self.game = game
        self.state, events = game.setup(game.parse_options({}, seats), seats, SEED)
        self.last = events

    def answer(self, seat: int, answer: Any) -> list[dict[str, Any]]:
        assert self.state.ask is not None
        self.last = self.game.apply(self.state, seat, Command(self.state.ask.id, answer))
        return heard(self.last)

    def asked(self) -> dict[int, str]:
        """The open prompts by seat."""
        return {seat: request.prompt for seat, request in self.game.asks(self.state).items()}

    def stored(self) -> "Scene":
        """The same scene, gone through storage."""
        other = Scene(self.game, self.state.seats)
        other.state = self.game.decode(self.game.encode(self.state))
        return other

    def bytes(self) -> bytes:
        return self.game.encode(self.state)


def heard(events: list[Event]) -> list[dict[str, Any]]:
    return [event.to(None) for event in events]


def types(events: list[dict[str, Any]]) -> list[str]:
    return [event["type"] for event in events]
