"""Writes the record of a whole game between bots, for the tests of the check in the browser.

    python frontend/scripts/record.py

It is what `GET /api/tables/{id}/record` tells of such a game, but for the programs of the cards, which no
check needs. The bots choose at random, so that everything that can be checked happens in one game.
"""

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

from app import bots
from app.engine.kernel.events import Event
from app.engine.kernel.requests import Command
from app.engine.registry import game

OUT = Path(__file__).resolve().parent.parent / "src/games/looterz/fixtures/record.jsonl"
SEATS = 3
WANTED = {"foreseen_kept", "tower_ordered", "tower_buried", "tower_seen", "rigor_placed", "rolled"}
"""The game must have something of everything that can be checked."""


def play(number: int) -> dict[str, Any]:
    """The record of the game with this number."""
    random, rules = Random(number), game("looterz")
    state, events = rules.setup(rules.parse_options({}, SEATS), SEATS, random.randbytes(32))
    batches = [_batch(state.version, events)]
    while rules.outcome(state) is None:
        for seat in rules.asks(state):
            view = rules.view(state, seat)
            answer = bots.choose("random", view, random, rules.content())
            command = Command(view["request"]["id"], tuple(answer) if isinstance(answer, list) else answer)
            batches.append(_batch(state.version, rules.apply(state, seat, command)))
            batches[-1]["version"] = state.version
    full = json.loads(rules.content())["looterz"]
    cards = [{name: card[name] for name in ("id", "name", "copies")} for card in full]
    content = json.dumps({"looterz": cards}, separators=(",", ":"))
    return {
        "game": rules.name,
        "game_id": "b5d8f0a2-1111-4222-8333-444455556666",
        "seats": SEATS,
        "commitment": rules.commitment(state),
        "seed": state.seed,
        "content": content,
        "content_hash": hashlib.sha256(content.encode()).hexdigest(),
        "events": [batch for batch in batches if batch["events"]],
    }


def _batch(version: int, events: list[Event]) -> dict[str, Any]:
    return {"version": version, "events": [event.told() for event in events]}


def _is_wanted(record: dict[str, Any]) -> bool:
    events = [event for batch in record["events"] for event in batch["events"]]
    from_tower = any(event.get("from") == "tower" for event in events)
    return from_tower and {event["type"] for event in events} >= WANTED


def main() -> None:
    """Tries games until one has everything."""
    record = next(record for record in map(play, range(2000)) if _is_wanted(record))
    OUT.write_text(json.dumps(record, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
