"""One game between bots, and what is remembered of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from app import bots
from app.engine.kernel.requests import Command
from app.engine.registry import game


@dataclass(frozen=True, slots=True)
class Match:
    """Which game, and the kind of bot in each seat."""

    game: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """What a game came to. `places` are the seats in turn order from the first player.

    `owners` are the cards that each seat has recruited, every card once a seat (Looterz).
    """

    players: tuple[str, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    rounds: int
    decisions: int
    owners: frozenset[tuple[int, str]]


def play(match: Match, seed: str) -> Played:
    """A whole game; the same seed gives the same game."""
    random = Random(seed)
    rules = game(match.game)
    content = rules.content()
    seats = len(match.players)
    state, events = rules.setup(rules.parse_options({}, seats), seats, random.randbytes(32))
    owners: set[tuple[int, str]] = set()
    decisions = 0
    while not (outcome := rules.outcome(state)):
        for seat in rules.asks(state):
            view = rules.view(state, seat)
            answer = bots.choose(match.players[seat], view, random, content)
            command = Command(view["request"]["id"], tuple(answer) if isinstance(answer, list) else answer)
            events = rules.apply(state, seat, command)
            decisions += 1
            for event in events:
                if event.type == "looter_recruited":
                    owners.add((event.public["seat"], event.public["looter"]["card"]))
    first = state.first
    return Played(
        match.players,
        tuple((first + place) % seats for place in range(seats)),
        outcome.winners,
        outcome.reason,
        state.round,
        decisions,
        frozenset(owners),
    )


def play_all(match: Match, seed: int, numbers: Sequence[int], turn_seats: bool) -> list[Played]:
    """The games with these numbers; with `turn_seats` every other one with the players moved on by a seat."""
    played = []
    for number in numbers:
        turn = number % len(match.players) if turn_seats else 0
        players = match.players[turn:] + match.players[:turn]
        played.append(play(Match(match.game, players), f"{seed}:{number}"))
    return played
