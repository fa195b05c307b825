"""Whole games as the service tells them after their end, for the tests of the client's check of chance.

A recorded game of each mode, and a long one in which decks run out and are made anew. Written anew by
`python -m tests.engine.dungeonology.client_records`.
"""

import hashlib
import json
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from app.engine.dungeonology.state import DungeonologyState
from app.engine.kernel.events import Event
from app.engine.kernel.requests import Answer, Command
from app.settings import ROOT
from tests.engine.dungeonology.recording import pinned_game, read

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

Record = dict[str, Any]
Player = Callable[[DungeonologyState], tuple[int, Answer]]


def records() -> list[Record]:
    """All of them, as they are told today."""
    long = next(record for record in map(_random, count()) if _shuffled(record) >= ANEW)
    return [*(_recorded(mode, ending) for mode, ending in RECORDED), long]


def _recorded(mode: str, ending: str) -> Record:
    recording = read(mode, ending)
    answers = iter(recording["answers"])

    def next_answer(state: DungeonologyState) -> tuple[int, Answer]:
        seat, answer = next(answers)
        return seat, tuple(answer) if isinstance(answer, list) else answer

    return _record(recording["options"], recording["seats"], recording["seed"], next_answer)


def _random(number: int) -> Record:
    random = Random(f"a long game {number}")

    def any_answer(state: DungeonologyState) -> tuple[int, Answer]:
        seat, request = next(iter(pinned_game().asks(state).items()))
        return seat, request.sample(random)

    return _record({"clans": "base"}, 4, random.randbytes(32).hex(), any_answer)


def _record(options: dict[str, str], seats: int, seed: str, player: Player) -> Record:
    game, content = pinned_game(), _content()
    state, events = game.setup(game.parse_options(options, seats), seats, bytes.fromhex(seed))
    batches = [_batch(state, events)]
    while state.outcome is None:
        seat, answer = player(state)
        assert state.ask is not None
        batches.append(_batch(state, game.apply(state, seat, Command(state.ask.id, answer))))
    return {
        "game": game.name,
        "game_id": "b5d8f0a2-1111-4222-8333-444455556666",
        "seats": seats,
        "commitment": game.commitment(state),
        "seed": seed,
        "content": content,
        "content_hash": hashlib.sha256(content.encode()).hexdigest(),
        "events": [batch for batch in batches if batch["events"]],
    }


def _batch(state: DungeonologyState, events: list[Event]) -> dict[str, Any]:
    return {"version": state.version, "events": [event.told() for event in events]}


def _content() -> str:
    full = json.loads(pinned_game().content())
    needed = {
        kind: {id: {name: card[name] for name in names if name in card} for id, card in full[kind].items()}
        for kind, names in NEEDED.items()
    }
    return json.dumps(needed, separators=(",", ":"))


def _shuffled(record: Record) -> set[str]:
    events = (event for batch in record["events"] for event in batch["events"])
    return {event["what"] for event in events if event["type"] == "shuffled"}


def encoded() -> str:
    """The text of the file."""
    return "".join(json.dumps(record, separators=(",", ":")) + "\n" for record in records())


if __name__ == "__main__":
    FILE.write_text(encoded(), encoding="utf-8")
