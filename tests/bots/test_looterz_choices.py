"""What a sensible player does in plain situations."""

from random import Random
from typing import Any

import pytest

from app import bots
from app.engine.kernel.requests import Request, number_between, pick_exactly, pick_one
from tests.bots.driver import questions


def looter(id: int, card: str, hearts: int, power: int, owner: int, acted: bool = False) -> dict[str, Any]:
    return {"id": id, "card": card, "hearts": hearts, "power": power, "acted": acted, "owner": owner}


def view(request: Request, *rows: list[dict[str, Any]], coins: tuple[int, ...] = (), **changes: Any) -> Any:
    """Seat 0 is asked in its own dungeon phase, unless `changes` say otherwise."""
    _, _, beginning = next(questions(len(rows), 0))
    seats = [
        {"seat": seat, "coins": coins[seat] if coins else 0, "hand_count": 2, "looterz": row}
        for seat, row in enumerate(rows)
    ]
    return {
        **beginning,
        "viewer": 0,
        "turn": {"seat": 0, "phase": "dungeon"},
        "seats": seats,
        "hand": [],
        "request": request.to_json(1),
        **changes,
    }


def choose(seen: Any) -> Any:
    return bots.choose("heuristic", seen, Random(0))


def looterz(prompt: str, *ids: int, source: str | None = None, **params: int) -> Request:
    return pick_one(prompt, tuple(f"looter:{id}" for id in ids), source, params=params)


def test_it_sends_the_strongest_enemy_to_the_graveyard() -> None:
    mine, theirs = (
        [looter(1, "porter", 3, 1, 0)],
        [looter(2, "krystian", 1, 1, 1), looter(3, "khal-mar", 3, 3, 1)],
    )
    assert choose(view(looterz("destroy", 2, 3, 1, source="nekota"), mine, theirs)) == "looter:3"


def test_it_harms_the_leader_before_the_last() -> None:
    rows = [], [looter(2, "berserker", 2, 3, 1)], [looter(3, "berserker", 2, 3, 2)]
    assert choose(view(looterz("destroy", 2, 3), *rows, coins=(2, 0, 8))) == "looter:3"
    assert choose(view(looterz("destroy", 2, 3), *rows, coins=(2, 8, 0))) == "looter:2"


def test_it_searches_for_the_last_coin_rather_than_attack() -> None:
    mine, theirs = [looter(1, "khal-mar", 3, 3, 0)], [looter(2, "khal-mar", 1, 3, 1)]
    request = pick_one("dungeon_action", ("search:1", "attack:1", "end"))
    assert choose(view(request, mine, theirs, coins=(14, 14))) == "search:1"


def test_it_does_not_destroy_what_dies_profitably() -> None:
    mine, theirs = [], [looter(2, "miser", 1, 2, 1), looter(3, "torchbearer", 1, 2, 1)]
    assert choose(view(looterz("damage", 2, 3, source="archer"), mine, theirs)) == "looter:3"


def test_it_sacrifices_what_it_can_spare_or_what_pays() -> None:
    row = [looter(1, "khal-mar", 3, 3, 0), looter(2, "krystian", 1, 1, 0), looter(3, "berserker", 2, 3, 0)]
    assert choose(view(looterz("sacrifice", 1, 2, 3), row, [])) == "looter:2"
    row[1] = looter(2, "torchbearer", 2, 2, 0)
    row.append(looter(4, "miser", 1, 2, 0))
    assert choose(view(looterz("sacrifice", 1, 2, 3, 4), row, [])) == "looter:4"


def test_it_rids_itself_of_a_borrowed_looter_rather_than_give_it_back() -> None:
    row = [looter(id, "torchbearer", 2, 2, 0) for id in (1, 2, 3)] + [looter(4, "khal-mar", 3, 3, 1)]
    request = pick_exactly(1, "surplus_looterz", ("looter:1", "looter:2", "looter:3", "looter:4"))
    assert choose(view(request, row, [])) == ["looter:4"]


@pytest.mark.parametrize(("coins", "answer"), [((9, 3), "draw"), ((3, 9), "recruit:50")])
def test_it_calls_rigor_mortis_home_only_when_it_leads(coins: tuple[int, int], answer: str) -> None:
    request = pick_one("recruitment", ("draw", "recruit:50"))
    seen = view(
        request,
        [looter(id, "khal-mar", 3, 3, 0) for id in (1, 2, 3)],
        [looter(4, "torchbearer", 2, 2, 1)],
        coins=coins,
        hand=[{"id": 50, "card": "krystian"}],
        rigor=3,
        turn={"seat": 0, "phase": "second_recruitment"},
        tower={"count": 3, "known": [{"depth": 0, "card": "rigor"}]},
    )
    assert choose(seen) == answer


def test_it_never_bids_more_than_it_has_or_for_nothing() -> None:
    request = number_between(0, 3, "bid", "auctioneer")
    assert choose(view(request, [], [], coins=(3, 0), graveyard=[])) == 0
    rich = view(request, [], [], coins=(3, 0), graveyard=[{"id": 9, "card": "khal-mar"}])
    assert {bots.choose("heuristic", rich, Random(seed)) for seed in range(30)} <= {0, 1, 2, 3}


def test_it_discards_what_it_can_spare() -> None:
    hand = [{"id": 50, "card": "khal-mar"}, {"id": 51, "card": "krystian"}, {"id": 52, "card": "berserker"}]
    request = pick_exactly(1, "surplus_cards", ("card:50", "card:51", "card:52"))
    assert choose(view(request, [], [], hand=hand)) == ["card:51"]
