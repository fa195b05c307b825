"""Whole games as the service tells them after their end, for the tests of the client's check of chance.

A recorded game of each mode, and a long one in which decks run out and are made anew. Written anew by
`python -m tests.engine.dungeonology.client_records`.
"""

import json
from itertools import count
from random import Random

from app.engine.dungeonology.state import DungeonologyState
from app.engine.kernel.requests import Answer
from app.settings import ROOT
from tests.engine.dungeonology.recording import pinned_game, read
from tests.engine.told import Record, compact, happened, record

FILE = ROOT / "frontend/src/games/dungeonology/fixtures/records.jsonl"
RECORDED = (("standard", "too_quiet"), ("dark_lord", "second_turn"), ("kragmortha", "last_omega"))
ANEW = {"tricks", "sorcery"}
"""What is shuffled anew in the long game."""
NEEDED = {
    "tricks": ("id", "name", "copies"),
    "jinxes": ("id", "name", "copies"),
    "interns": ("id", "name"),
    "scholars": ("id", "name"),
    "clans": ("id", "name", "set"),
    "panics": ("id", "name", "set", "dark_lord_only"),
    "alerts": ("id", "name", "students", "omegas", "extra"),
    "sorceries": ("id", "name"),
    "zones": ("id", "name", "floor", "spaces", "effects"),
}
"""What the check wants of the content."""


def records() -> list[Record]:
    """All of them, as they are told today."""
    long = next(told for told in map(_random, count()) if _shuffled(told) >= ANEW)
    return [*(_recorded(mode, ending) for mode, ending in RECORDED), long]


def _recorded(mode: str, ending: str) -> Record:
    recording = read(mode, ending)
    answers = iter(recording["answers"])

    def next_answer(state: DungeonologyState) -> tuple[int, Answer]:
        seat, answer = next(answers)
        return seat, tuple(answer) if isinstance(answer, list) else answer

    seed = bytes.fromhex(recording["seed"])
    return record(pinned_game(), recording["options"], recording["seats"], seed, _content(), next_answer)


def _random(number: int) -> Record:
    random = Random(f"a long game {number}")

    def any_answer(state: DungeonologyState) -> tuple[int, Answer]:
        seat, request = next(iter(pinned_game().asks(state).items()))
        return seat, request.sample(random)

    return record(pinned_game(), {"clans": "base"}, 4, random.randbytes(32), _content(), any_answer)


def _content() -> str:
    full = json.loads(pinned_game().content())
    needed = {
        kind: {id: {name: card[name] for name in names if name in card} for id, card in full[kind].items()}
        for kind, names in NEEDED.items()
    }
    return compact(needed)


def _shuffled(told: Record) -> set[str]:
    return {event["what"] for event in happened(told) if event["type"] == "shuffled"}


def encoded() -> str:
    """The text of the file."""
    return "".join(f"{compact(told)}\n" for told in records())


if __name__ == "__main__":
    FILE.write_text(encoded(), encoding="utf-8")
