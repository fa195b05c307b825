"""Random games of every mode and option: sound at every pause, and the law of hidden information."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from app.engine.dungeonology.game import DungeonologyGame
from app.engine.kernel.game import Options
from tests.engine.contract.driver import pauses, viewers
from tests.engine.contract.law import check_pause

TABLES = [
    {"mode": "standard", "zones": "three_floors", "alert": "hard", "clans": "base"},
    {"mode": "standard", "zones": "with_kragmortha", "alert": "relaxed", "clans": "expansion"},
    {"mode": "dark_lord", "alert": "normal", "clans": "both"},
    {"mode": "kragmortha", "alert": "normal", "clans": "both"},
]


class Table(DungeonologyGame):
    """A game that is always played with the same options."""

    def __init__(self, options: Mapping[str, object]) -> None:
        super().__init__()
        self._options = options

    def parse_options(self, raw: Mapping[str, object], seats: int) -> Options:
        return super().parse_options({**self._options, **raw}, seats)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options['mode']}-{options['alert']}")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_random_game_is_sound_and_hides_what_is_hidden(options: dict[str, Any], seats: int) -> None:
    game, random = Table(options), Random(seats)
    for state in pauses(game, seats, 5):
        assert game.status(state) == []
        if random.random() < 0.1:
            for viewer in viewers(state):
                check_pause(game, state, viewer, random)
    assert game.outcome(state) is not None
