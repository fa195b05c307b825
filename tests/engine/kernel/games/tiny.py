"""What the tiny games share: everything of the contract that their rules do not need to say."""

from abc import abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, TypeVar

import msgspec

from app.engine.kernel.agenda import AGENDA
from app.engine.kernel.game import Game, Options
from app.engine.kernel.outcome import Outcome, ScoreLine, ScoreRow
from app.engine.kernel.programs import Code, Node, compile_programs
from app.engine.kernel.refusal import Refusal
from app.engine.kernel.run import Run
from app.engine.kernel.state import GameState
from app.engine.kernel.vocabulary import Vocabulary


class Programs(msgspec.Struct, frozen=True):
    """The content of a game without cards."""

    programs: dict[str, Code]


S = TypeVar("S", bound=GameState)


class TinyGame(Game[S, Programs]):
    """A game without cards: its content is its programs, "main" the first of them."""

    state_type: type[S]
    vocabulary: ClassVar[Vocabulary]
    nodes: ClassVar[dict[str, Node]]
    min_seats = 2
    max_seats = 4
    schema = 1

    def __init__(self, content: str | None = None) -> None:
        if content is None:
            compiled = Programs(compile_programs((AGENDA, self.nodes)))
        else:
            compiled = msgspec.json.decode(content, type=Programs)
        super().__init__(self.state_type, compiled, self.vocabulary)

    @abstractmethod
    def begin(self, run: Run[S, Programs]) -> None:
        """Sets the table before "main" starts."""

    @abstractmethod
    def new_state(self, seats: int, seed: str) -> S:
        """A state in which nothing has happened."""

    def content(self) -> str:
        return msgspec.json.encode(self._content).decode()

    def options_schema(self) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": False, "properties": {}}

    def parse_options(self, raw: Mapping[str, object], seats: int) -> Options:
        if raw:
            raise Refusal("bad_options", "This game has no options.")
        return {}

    def start(self, options: Options, seats: int, seed: str) -> tuple[S, Run[S, Programs]]:
        state = self.new_state(seats, seed)
        run = Run(state, self._content)
        self.begin(run)
        run.call("main")
        return state, run

    def catalog(self, locale: str = "en") -> dict[str, Any]:
        return {"game": self.name, "title": self.title, "content_hash": self.content_hash}

    def status(self, state: S) -> list[str]:
        running = bool(state.stack or state.agenda or state.scheduled)
        checks = {
            "asked_or_over": (state.ask is None) == (state.outcome is not None),
            "nothing_left_running": state.outcome is None or not running,
        }
        return [name for name, holds in checks.items() if not holds]

    def deal_hidden(self, state: S, viewer: int | None, random: Random) -> None:
        """Nothing is hidden, unless the game says otherwise."""


def finish_by_points(run: Run[Any, Any], points: list[int], reason: str) -> None:
    """Ends the game; the most points win, also together."""
    best = max(points)
    rows = tuple(
        ScoreRow(seat, 1 + sum(other > own for other in points), (ScoreLine("points", own),))
        for seat, own in enumerate(points)
    )
    winners = tuple(seat for seat, own in enumerate(points) if own == best)
    run.emit("game_ended", winners=winners, reason=reason)
    run.finish(Outcome(winners, reason, rows))
