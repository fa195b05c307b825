"""One game between bots, and what is remembered of it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from app import bots
from app.engine.kernel.outcome import Outcome
from app.engine.kernel.requests import Command
from app.engine.registry import game
from app.simulate.watching import Watch


@dataclass(frozen=True, slots=True)
class Match:
    """Which game, the kind of bot in each seat, and the table options."""

    game: str
    players: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """What a game came to. `places` are the seats in turn order from the first player.

    `owners` are the cards that each seat has used, every card once a seat: recruited (Looterz) or played
    (Dungeonology). `marks` count what happened, `scholars` say who was who.
    """

    players: tuple[str, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    rounds: int
    decisions: int
    owners: frozenset[tuple[int, str]]
    marks: tuple[tuple[str, int], ...] = ()
    scholars: tuple[tuple[int, str], ...] = ()


def play(match: Match, seed: str) -> Played:
    """A whole game; the same seed gives the same game."""
    random = Random(seed)
    rules = game(match.game)
    content = rules.content()
    seats = len(match.players)
    options = rules.parse_options(dict(match.options), seats)
    state, _ = rules.setup(options, seats, random.randbytes(32))
    watch = Watch()
    decisions = 0
    while not (outcome := rules.outcome(state)):
        for seat in rules.asks(state):
            view = rules.view(state, seat)
            answer = bots.choose(match.players[seat], view, random, content)
            command = Command(view["request"]["id"], tuple(answer) if isinstance(answer, list) else answer)
            watch.see(match.game, rules.apply(state, seat, command))
            decisions += 1
    first = state.first
    return Played(
        match.players,
        tuple((first + place) % seats for place in range(seats)),
        outcome.winners,
        outcome.reason,
        state.round,
        decisions,
        frozenset(watch.owners),
        tuple((watch.marks + Counter(_verdict(outcome))).items()),
        tuple(watch.scholars.items()),
    )


def _verdict(outcome: Outcome) -> dict[str, int]:
    """How many survived the Wrath, where there was one (RM-92)."""
    wraths = [line.value for row in outcome.sheet for line in row.lines if line.label == "wrath"]
    return {"survivors": wraths.count(0)} if wraths else {}


def play_all(match: Match, seed: int, numbers: Sequence[int], turn_seats: bool) -> list[Played]:
    """The games with these numbers; with `turn_seats` every other one with the players moved on by a seat."""
    played = []
    for number in numbers:
        turn = number % len(match.players) if turn_seats else 0
        players = match.players[turn:] + match.players[:turn]
        played.append(play(replace(match, players=players), f"{seed}:{number}"))
    return played
