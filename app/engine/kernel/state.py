"""The part of a state that every game shares: everything a paused game needs to go on.

All of it is plain data, so that a state can be cloned, stored and moved at every pause.
"""

from functools import lru_cache

import msgspec

from app.engine.kernel.outcome import Outcome
from app.engine.kernel.requests import Ask

Value = None | bool | int | str | tuple[int | str, ...]
"""What a frame may remember: ids, numbers, words and tuples of them; never an object of the state."""

Env = dict[str, Value]


class Frame(msgspec.Struct):
    """A running program: `label` is the index of its next instruction, `env` its variables."""

    program: str
    label: int
    env: Env


class Trigger(msgspec.Struct, frozen=True):
    """A program waiting on the agenda, controlled by `seat`; `source` is the card it comes from."""

    id: int
    program: str
    seat: int
    source: str
    env: Env


class Modifier(msgspec.Struct, frozen=True):
    """Adds `amount` to the value `name` of the thing with id `subject` until the moment called `until`."""

    name: str
    subject: int
    amount: int
    until: str


class GameState(msgspec.Struct, kw_only=True):
    """Base of every game's state.

    `seed` (hex) is secret until the game is over; `draws` counts what was drawn from it; `commitment` is the
    public promise about it, kept beside it because a state that is dealt anew gets another seed.
    `version` is public: it grows by one whenever the game goes on, never with a sealed answer.
    `agenda` holds fresh triggers, `scheduled` those whose turn a frame already decides.
    """

    seats: int
    seed: str
    commitment: str = ""
    draws: int = 0
    version: int = 1
    next_ask: int = 1
    next_id: int = 1
    stack: list[Frame] = []
    agenda: list[Trigger] = []
    scheduled: dict[int, Trigger] = {}
    modifiers: list[Modifier] = []
    ask: Ask | None = None
    outcome: Outcome | None = None

    def seats_from(self, seat: int) -> tuple[int, ...]:
        """All seats, clockwise from the given one."""
        return _clockwise(seat, self.seats)

    def new_id(self) -> int:
        """A fresh id for a thing that somebody can see; a thing that moves out of sight gets a new one."""
        fresh = self.next_id
        self.next_id += 1
        return fresh


@lru_cache(maxsize=64)
def _clockwise(seat: int, seats: int) -> tuple[int, ...]:
    return (*range(seat, seats), *range(seat))
