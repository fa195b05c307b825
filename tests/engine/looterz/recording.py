"""Recorded games: the seed, the options and the answers of a whole game, and how it must end.

A recording is played on the cards it was recorded with (`recorded/content.json`), so it stays true when cards
change, and proves that a game in progress keeps its cards.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from app.engine import registry
from app.engine.kernel.events import Event
from app.engine.kernel.requests import Command
from app.engine.looterz.game import LooterzGame
from app.engine.looterz.state import LooterzState

RECORDED = Path(__file__).parent / "recorded"
CONTENT = RECORDED / "content.json"


@dataclass(frozen=True)
class Recording:
    """A whole game. An answer is [seat, answer]; `outcome` is the view's."""

    ending: str
    seats: int
    options: dict[str, Any]
    seed: str
    answers: list[list[Any]]
    outcome: dict[str, Any]

    @property
    def file(self) -> Path:
        """Where the recording is kept."""
        return RECORDED / f"{self.ending}.json"

    def write(self) -> None:
        """Keeps the recording, an answer a line."""
        fields = asdict(self)
        answers = ",\n  ".join(json.dumps(answer) for answer in fields.pop("answers"))
        head = json.dumps(fields, indent=1)[:-2]
        self.file.write_text(f'{head},\n "answers": [\n  {answers}\n ]\n}}\n', encoding="utf-8")


def read(ending: str) -> Recording:
    """The recording of a game with this ending."""
    return Recording(**json.loads((RECORDED / f"{ending}.json").read_text(encoding="utf-8")))


@cache
def pinned_game() -> LooterzGame:
    """The game with the cards of the recordings."""
    game = registry.game("looterz", CONTENT.read_text(encoding="utf-8"))
    assert isinstance(game, LooterzGame)
    return game


@dataclass
class Pause:
    """A moment at which the game waits, or is over, and what happened since the last one."""

    state: LooterzState
    events: list[Event]


def replay(recording: Recording, stored: bool = False) -> Iterator[Pause]:
    """Plays a recording on; every answer must be one that is asked for.

    With `stored` the game goes on from its stored form after every pause.
    """
    game = pinned_game()
    options = game.parse_options(recording.options, recording.seats)
    state, events = game.setup(options, recording.seats, bytes.fromhex(recording.seed))
    yield Pause(state, events)
    for seat, answer in recording.answers:
        answer = tuple(answer) if isinstance(answer, list) else answer
        state = game.decode(game.encode(state)) if stored else state
        assert state.ask is not None
        yield Pause(state, game.apply(state, seat, Command(state.ask.id, answer)))
