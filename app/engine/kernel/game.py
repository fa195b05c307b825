"""The contract that every game fulfils, and the part of it that is the same for all."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from hashlib import sha256
from random import Random
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from app.engine.kernel.agenda import AGENDA_VOCABULARY
from app.engine.kernel.chance import commitment
from app.engine.kernel.common import COMMON_VOCABULARY
from app.engine.kernel.events import Event
from app.engine.kernel.outcome import Outcome
from app.engine.kernel.programs import Code
from app.engine.kernel.refusal import Refusal
from app.engine.kernel.requests import Command, Request
from app.engine.kernel.run import Program, Run, resume
from app.engine.kernel.state import GameState
from app.engine.kernel.view import View, view_of, view_of_all
from app.engine.kernel.vocabulary import Vocabulary


class Content(Protocol):
    """What a game is pinned to: the cards and every program that it runs, those of the rules included.

    Frames point into programs by number, so that a game in progress must keep all of them as they were.
    """

    @property
    def programs(self) -> Mapping[str, Code]:
        """The programs by name."""


S = TypeVar("S", bound=GameState)
C = TypeVar("C", bound=Content)
Options = Mapping[str, Any]


class Game(ABC, Generic[S, C]):
    """The rules of one game with one set of compiled content. Holds no state of any play.

    `apply` changes the state it is given or raises Refusal and changes nothing; everything else only reads.
    """

    name: str
    title: str
    min_seats: int
    max_seats: int
    schema: int
    """Grows with every change of the stored form of a state."""

    def __init__(self, state_type: type[S], content: C, vocabulary: Vocabulary) -> None:
        self._content = content
        everything = Vocabulary()
        for part in (AGENDA_VOCABULARY, COMMON_VOCABULARY, vocabulary):
            everything.include(part)
        self._programs = {name: Program(code, everything) for name, code in content.programs.items()}
        self._encoder = msgspec.json.Encoder()
        self._decoder = msgspec.json.Decoder(state_type)

    @property
    def content_hash(self) -> str:
        """What pins the content: the hash (hex) of its text."""
        return sha256(self.content().encode()).hexdigest()

    @abstractmethod
    def content(self) -> str:
        """The compiled content as JSON text; the registry makes the same game of it again."""

    @abstractmethod
    def options_schema(self) -> dict[str, Any]:
        """The JSON Schema of the table options, with defaults and descriptions."""

    @abstractmethod
    def parse_options(self, raw: Mapping[str, object], seats: int) -> Options:
        """The options with defaults filled in; raises Refusal("bad_options")."""

    @abstractmethod
    def start(self, options: Options, seats: int, seed: str) -> tuple[S, Run[S, C]]:
        """A state set up to just before the first question, and the run that has begun it."""

    def shown_to_all(self, state: S) -> View:
        """What the game's own part of the view has for everybody alike, as JSON values."""
        return {}

    @abstractmethod
    def shown(self, state: S, viewer: int | None) -> View:
        """What it has beside that for one viewer."""

    @abstractmethod
    def catalog(self, locale: str = "en") -> dict[str, Any]:
        """What a client shows and what is the same in every game: cards with their texts, keywords."""

    @abstractmethod
    def status(self, state: S) -> list[str]:
        """The names of the invariants that the state breaks; empty when it is sound."""

    @abstractmethod
    def deal_hidden(self, state: S, viewer: int | None, random: Random) -> None:
        """Deals the faces that `viewer` does not know among each other, in place."""

    def setup(self, options: Options, seats: int, seed: bytes) -> tuple[S, list[Event]]:
        """A new game, run to its first question, and the events of its setup.

        `seed` are 32 bytes of secure random; they stay secret until the game is over.
        """
        state, run = self.start(options, seats, seed.hex())
        state.commitment = commitment(state.seed)
        resume(run, self._programs)
        return state, run.events

    def asks(self, state: S) -> Mapping[int, Request]:
        """The open questions that still wait for an answer, by seat. Answering them is all one can do."""
        return state.ask.waiting() if state.ask else {}

    def apply(self, state: S, seat: int, command: Command) -> list[Event]:
        """Takes one answer and goes on as far as possible.

        Returns the events it caused: none while other seats still owe theirs (the answer is sealed).
        Raises Refusal: game_over, stale_ask, not_asked, illegal_answer.
        """
        ask = state.ask
        if ask is None:
            raise Refusal("game_over", "This game is over.")
        if command.ask != ask.id:
            raise Refusal("stale_ask", "That question is no longer open. The game has moved on.")
        if seat not in ask.requests or seat in ask.answers:
            raise Refusal("not_asked", "You are not being asked anything at the moment.")
        ask.answers[seat] = ask.requests[seat].check(command.answer)
        if not ask.complete:
            return []
        self._release(state)
        run = Run(state, self._content)
        resume(run, self._programs)
        return run.events

    def _release(self, state: S) -> None:
        """Opens the barrier: hands the answers to the frame that asked."""
        assert state.ask is not None
        env = state.stack[-1].env
        for seat, variable in state.ask.into.items():  # not in the order in which the answers came
            env[variable] = state.ask.answers[seat]
        state.ask = None
        state.version += 1

    def view(self, state: S, viewer: int | None) -> View:
        """What `viewer` (a seat, or None for a spectator) may see, as JSON values."""
        return self.viewing(state)(viewer)

    def viewing(self, state: S) -> Callable[[int | None], View]:
        """How a state is seen: a function that makes the view of each viewer, what all see only once."""
        common = view_of_all(self.name, state, self.shown_to_all(state))
        return lambda viewer: view_of(common, state, viewer, self.shown(state, viewer))

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return state.outcome

    def commitment(self, state: S) -> str:
        """The public promise (hex) about the seed."""
        return state.commitment

    def redeal(self, state: S, viewer: int | None, random: Random) -> S:
        """A state that `viewer` cannot tell from this one.

        Hidden faces and the seed are others; sealed answers of other seats are still to be given. Once the
        game is over its seed is public, and nothing is hidden any more.
        """
        other = self.clone(state)
        if other.outcome is None:
            other.seed = random.randbytes(32).hex()
            if other.ask is not None:
                other.ask.take_back_answers_of_others(viewer)
            self.deal_hidden(other, viewer, random)
        return other

    def ask_others_again(self, state: S, viewer: int | None) -> None:
        """Makes the open questions to others than `viewer` anew, after their cards were dealt anew.

        A sealed answer that is none any more becomes the default.
        """
        ask = state.ask
        if ask is None:
            return
        frame = state.stack[-1]
        state.ask = None
        self._programs[frame.program].steps[frame.label - 1](Run(state, self._content), frame)
        again, state.ask, state.next_ask = state.ask, ask, ask.id + 1
        requests: Mapping[int, Request] = again.requests if again is not None else {}
        for seat in ask.requests:
            if seat != viewer and seat in requests:
                ask.requests[seat] = requests[seat]
                if seat in ask.answers and not requests[seat].allows(ask.answers[seat]):
                    ask.answers[seat] = requests[seat].default

    def encode(self, state: S) -> bytes:
        """The state as JSON text, complete and secret."""
        return self._encoder.encode(state)

    def decode(self, data: bytes | str) -> S:
        """The inverse of `encode`."""
        return self._decoder.decode(data)

    def clone(self, state: S) -> S:
        """An independent copy."""
        return self.decode(self.encode(state))
