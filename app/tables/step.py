"""What one command does to a game: pure, on a copy."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from app.engine.kernel.events import Event
from app.engine.kernel.requests import Command
from app.store.games import Origin
from app.tables.memory import Play


@dataclass(frozen=True, slots=True)
class Move:
    """A command with the seat it is for and who gives it."""

    seat: int
    command: Command
    origin: Origin


def step(play: Play, move: Move, bots: Collection[int], deadline: float | None) -> tuple[Play, list[Event]]:
    """The game after the move, and the events it caused. Raises the engine's Refusal.

    `deadline` is when the answers to a question that opens now are due; None without a clock.
    """
    state = play.game.decode(play.stored.encode())
    events = play.game.apply(state, move.seat, move.command)
    seating = play.seating.answered(move.seat, by_clock=move.origin == "clock")
    if state.version != play.version:
        seating = seating.moved_on(state.ask.requests if state.ask else (), bots, deadline)
    stored = play.game.encode(state).decode()
    return replace(play, state=state, stored=stored, revision=play.revision + 1, seating=seating), events
