"""The record of a game that is over: whoever reads it can check every shuffle and roll."""

import hashlib
import json
from random import Random

import pytest

from tests.service.rig import JSON, Player, Refused, play_to_the_end, seated


class Draws:
    """The documented way from a seed to numbers, written down a second time."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.count = 0

    def below(self, limit: int) -> int:
        text = f"{self.seed}:{self.count}"
        self.count += 1
        return int(hashlib.sha256(text.encode()).hexdigest(), 16) % limit

    def shuffled(self, items: list[str]) -> list[str]:
        for last in range(len(items) - 1, 0, -1):
            chosen = self.below(last + 1)
            items[last], items[chosen] = items[chosen], items[last]
        return items


def check(record: JSON) -> int:
    """Plays the record's events on a Tower built from its seed; returns how many dice were checked."""
    draws = Draws(record["seed"])
    events = [event for batch in record["events"] for event in batch["events"]]
    assert events[0]["first"] == draws.below(record["seats"])
    cards = json.loads(record["content"])["looterz"]
    deck = draws.shuffled([card["id"] for card in cards for _ in range(card["copies"])])
    tower = draws.shuffled([*deck[:30], *["rigor"] * 4]) + deck[30:]
    depth, dice = 0, 0
    for event in events:
        match event["type"]:
            case "card_drawn":
                assert tower.pop(-1 - depth) == event["card"]["card"]
                depth = 0
            case "rigor_placed":
                assert tower.pop(-1 - depth) == "rigor"
                depth = 0
            case "looter_recruited" if event["from"] == "tower":
                assert tower.pop() == event["looter"]["card"]
            case "tower_seen":
                assert tower[-event["count"] :][::-1] == event["cards"]
            case "foreseen_kept":
                depth = event["depth"]
            case "tower_ordered":
                order = event["order"]
                tower[-len(order) :] = reversed([tower[-1 - place] for place in order])
            case "tower_buried":
                tower.insert(0, tower.pop())
            case "searched" | "attacked" | "rolled":
                assert event["draw"] == draws.count
                assert event["dice"] == [draws.below(6) + 1 for _ in event["dice"]]
                dice += len(event["dice"])
    return dice


async def test_a_record_is_told_after_the_end_and_checks(people: list[Player]) -> None:
    ada, bob, _, stranger = people
    for round in range(3):
        table = await seated([ada, bob])
        await ada.do(table, "start")
        commitment = (await bob.game(table))["view"]["commitment"]
        with pytest.raises(Refused) as refused:
            await ada.get(f"/tables/{table['id']}/record")
        assert (refused.value.status, refused.value.code) == (409, "not_finished")
        await play_to_the_end([ada, bob], table, Random(round))
        record = await bob.get(f"/tables/{table['id']}/record")
        assert record["commitment"] == commitment
        assert hashlib.sha256(record["seed"].encode()).hexdigest() == commitment
        assert hashlib.sha256(record["content"].encode()).hexdigest() == record["content_hash"]
        assert check(record) > 50
        with pytest.raises(Refused) as refused:
            await stranger.get(f"/tables/{table['id']}/record")
        assert refused.value.code == "not_seated"
