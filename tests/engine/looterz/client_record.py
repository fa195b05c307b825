"""A whole game as the service tells it after its end, for the tests of the client's check of chance.

The bots choose at random, so that everything that can be checked happens in one game. Written anew by
`python -m tests.engine.looterz.client_record`.
"""

import json
from itertools import count
from random import Random

from app import bots
from app.engine.kernel.requests import Answer
from app.engine.looterz.state import LooterzState
from app.settings import ROOT
from tests.engine.looterz.recording import pinned_game
from tests.engine.told import Record, compact, happened, record

FILE = ROOT / "frontend/src/games/looterz/fixtures/record.jsonl"
SEATS = 3
WANTED = {"foreseen_kept", "tower_ordered", "tower_buried", "tower_seen", "rigor_placed", "rolled"}
"""The game must have something of everything that can be checked."""


def _played(number: int) -> Record:
    random, game = Random(number), pinned_game()

    def any_answer(state: LooterzState) -> tuple[int, Answer]:
        seat = next(iter(game.asks(state)))
        answer = bots.choose("random", game.view(state, seat), random)
        return seat, tuple(answer) if isinstance(answer, list) else answer

    return record(game, {}, SEATS, random.randbytes(32), _content(), any_answer)


def _content() -> str:
    """What the check wants of the cards."""
    cards = json.loads(pinned_game().content())["looterz"]
    return compact({"looterz": [{name: card[name] for name in ("id", "name", "copies")} for card in cards]})


def _has_everything(told: Record) -> bool:
    events = happened(told)
    from_tower = any(event.get("from") == "tower" for event in events)
    return from_tower and {event["type"] for event in events} >= WANTED


def encoded() -> str:
    """The text of the file: the first game that has everything, as it is told today."""
    return compact(next(told for told in map(_played, count()) if _has_everything(told))) + "\n"


if __name__ == "__main__":
    FILE.write_text(encoded(), encoding="utf-8")
