"""What one command does to a game: pure, on a copy."""

from dataclasses import dataclass, replace

from app.engine.kernel.events import Event
from app.engine.kernel.requests import Command
from app.store.games import Origin
from app.tables.memory import Play
from app.tables.timing import Timing


@dataclass(frozen=True, slots=True)
class Move:
    """A command with the seat it is for and who gives it."""

    seat: int
    command: Command
    origin: Origin


def step(play: Play, move: Move, timing: Timing) -> tuple[Play, list[Event]]:
    """The game after the move, and the events it caused. Raises the engine's Refusal.

    `timing` says when the answers to a question that opens now are due.
    """
    state = play.game.decode(play.stored.encode())
    events = play.game.apply(state, move.seat, move.command)
    seating = play.seating.answered(move.seat, by_clock=move.origin == "clock")
    if state.version != play.version:
        seating = timing.asked(seating, state.ask.requests if state.ask else {})
    stored = play.game.encode(state).decode()
    return replace(play, state=state, stored=stored, revision=play.revision + 1, seating=seating), events
