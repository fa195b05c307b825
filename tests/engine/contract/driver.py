"""How every game is played at random, pause by pause, for whatever is to be checked at each."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from app.engine import registry
from app.engine.kernel.events import Event
from app.engine.kernel.game import Game
from app.engine.kernel.requests import Command
from app.engine.kernel.state import GameState
from tests.engine.kernel.games.powder import Powder
from tests.engine.kernel.games.snares import Snares
from tests.engine.kernel.games.whispers import Whispers

AnyGame = Game[Any, Any]
LONGEST_GAME = 3000
GAMES: tuple[AnyGame, ...] = (*registry.games().values(), Powder(), Snares(), Whispers())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_table = pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.name}-{seats}")
        for game in GAMES
        for seats in range(game.min_seats, game.max_seats + 1)
    ],
)


def seed_of(number: int) -> bytes:
    return Random(f"seed {number}").randbytes(32)


def new_game(game: AnyGame, seats: int, number: int = 0) -> tuple[Any, list[Event]]:
    return game.setup(game.parse_options({}, seats), seats, seed_of(number))


def viewers(state: GameState) -> tuple[int | None, ...]:
    return (*range(state.seats), None)


def view_bytes(game: AnyGame, state: GameState, viewer: int | None) -> bytes:
    return msgspec.json.encode(game.view(state, viewer))


def random_command(game: AnyGame, state: GameState, random: Random) -> tuple[int, Command]:
    """A legal command of any of the seats that are asked."""
    seat, request = random.choice(sorted(game.asks(state).items(), key=lambda item: item[0]))
    assert state.ask is not None
    return seat, Command(state.ask.id, request.sample(random))


def pauses(game: AnyGame, seats: int, number: int = 0) -> Iterator[Any]:
    """The same state at each pause of a random game, the last time when it is over."""
    random = Random(f"answers {number}")
    state, _ = new_game(game, seats, number)
    for _ in range(LONGEST_GAME):
        yield state
        if game.outcome(state) is not None:
            return
        game.apply(state, *random_command(game, state, random))
    raise AssertionError(f"{game.name} did not end after {LONGEST_GAME} commands")
