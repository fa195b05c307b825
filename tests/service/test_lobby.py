"""Coming together at a table."""

import asyncio
from random import Random

import pytest

from tests.service.rig import Player, Refused, Server, play_to_the_end, seated, started


async def test_a_guest_needs_only_a_name(server: Server) -> None:
    ada = await server.person("  Ada   Lovelace ")
    assert (await ada.get("/me"))["person"] == {"id": ada.id, "name": "Ada Lovelace"}


async def test_a_new_name_is_seen_at_the_table(people: list[Player]) -> None:
    ada, bob, *_ = people
    table = await seated([ada, bob])
    await bob.call("PATCH", "/me", {"name": "Bobby"})
    assert (await ada.table(table))["seats"][1]["name"] == "Bobby"


async def test_open_look_join(people: list[Player]) -> None:
    ada, bob, *_ = people
    table = await ada.open(options={"coins_to_win": 9}, seats=3, clock="30s")
    assert table["status"] == "lobby"
    assert table["options"] == {"coins_to_win": 9}
    assert table["invite_path"] == f"/join/{table['code']}"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "empty", "empty"]
    invite = await bob.get(f"/invites/{table['code'].lower()}")
    assert invite == {
        "table_id": table["id"],
        "game": "looterz",
        "host_name": "Ada",
        "seats_free": 2,
        "status": "lobby",
    }
    joined = await bob.join(table)
    assert (joined["my_seat"], joined["host_seat"]) == (1, 0)
    assert (await bob.join(table))["my_seat"] == 1, "joining twice changes nothing"
    assert [mine["id"] for mine in (await bob.get("/tables"))["tables"]] == [table["id"]]


async def test_leaving_frees_the_seat_and_hands_the_host_on(people: list[Player]) -> None:
    ada, bob, cleo, _ = people
    table = await seated([ada, bob, cleo])
    await ada.do(table, "leave")
    left = await bob.table(table)
    assert left["seats"][0]["kind"] == "empty"
    assert left["host_seat"] == 1
    with pytest.raises(Refused, match="not_seated"):
        await ada.table(table)
    assert (await ada.join(table))["my_seat"] == 0


async def test_a_table_closes_with_the_last_person(people: list[Player]) -> None:
    ada, bob, *_ = people
    table = await ada.open()
    await ada.do(table, "bots", seat=3, kind="random")
    await ada.do(table, "leave")
    with pytest.raises(Refused, match="unknown_table"):
        await ada.table(table)
    with pytest.raises(Refused, match="wrong_code"):
        await bob.join(table)


async def test_the_host_kicks_for_good(people: list[Player]) -> None:
    ada, bob, cleo, _ = people
    table = await seated([ada, bob, cleo])
    other = await seated([cleo, bob])
    with pytest.raises(Refused, match="host_only"):
        await cleo.do(table, "kick", seat=1)
    with pytest.raises(Refused, match="not_yourself"):
        await ada.do(table, "kick", seat=0)
    with pytest.raises(Refused, match="empty_seat"):
        await ada.do(table, "kick", seat=5)
    await ada.do(table, "kick", seat=1)
    for attempt in (bob.table(table), bob.join(table), bob.do(table, "ready", ready=True)):
        with pytest.raises(Refused, match="seat_revoked"):
            await attempt
    assert (await bob.table(other))["my_seat"] == 1, "other tables are untouched"


async def test_bots_fill_seats(people: list[Player]) -> None:
    ada, bob, *_ = people
    table = await seated([ada, bob], seats=4)
    with pytest.raises(Refused, match="host_only"):
        await bob.do(table, "bots", seat=2, kind="random")
    with pytest.raises(Refused, match="seat_taken"):
        await ada.do(table, "bots", seat=1, kind="random")
    with pytest.raises(Refused, match="no_such_seat"):
        await ada.do(table, "bots", seat=4, kind="random")
    changed = await ada.do(table, "bots", seat=3, kind="heuristic")
    assert (changed["seats"][3]["kind"], changed["seats"][3]["bot"]) == ("bot", "heuristic")
    changed = await ada.do(table, "bots", seat=3, kind="random")
    assert changed["seats"][3]["bot"] == "random"
    changed = await ada.do(table, "bots", seat=3, kind=None)
    assert changed["seats"][3]["kind"] == "empty"


async def test_options_are_checked_and_need_a_new_agreement(people: list[Player]) -> None:
    ada, bob, *_ = people
    table = await seated([ada, bob])
    for wrong in ({"coins_to_win": 2}, {"coins_to_win": 31}, {"coins_to_win": True}, {"speed": 1}):
        with pytest.raises(Refused, match="bad_options"):
            await ada.do(table, "options", options=wrong)
        with pytest.raises(Refused, match="bad_options"):
            await ada.open(options=wrong)
    for seats in (1, 7):
        with pytest.raises(Refused, match="bad_seats"):
            await ada.do(table, "options", seats=seats)
    with pytest.raises(Refused, match="host_only"):
        await bob.do(table, "options", clock="30s")
    changed = await ada.do(table, "options", options={"coins_to_win": 5}, clock="2min", seats=2)
    assert (changed["options"], changed["clock"], len(changed["seats"])) == ({"coins_to_win": 5}, "2min", 2)
    assert [seat["ready"] for seat in changed["seats"]] == [True, False]


async def test_a_taken_seat_cannot_be_cut_off(people: list[Player]) -> None:
    ada, bob, cleo, _ = people
    table = await seated([ada, bob, cleo])
    with pytest.raises(Refused, match="seat_taken"):
        await ada.do(table, "options", seats=2)


async def test_start_needs_people_who_are_ready(people: list[Player]) -> None:
    ada, bob, cleo, _ = people
    table = await ada.open()
    with pytest.raises(Refused, match="too_few_seats"):
        await ada.do(table, "start")
    await bob.join(table)
    with pytest.raises(Refused, match="not_ready"):
        await ada.do(table, "start")
    await bob.do(table, "ready", ready=True)
    with pytest.raises(Refused, match="host_only"):
        await bob.do(table, "start")
    playing = await ada.do(table, "start")
    assert (playing["status"], playing["game_number"], len(playing["seats"])) == ("playing", 1, 2)
    for late in (cleo.join(table), ada.do(table, "start"), ada.do(table, "options", clock="off")):
        with pytest.raises(Refused, match="already_started"):
            await late


async def test_gaps_between_seats_close_at_the_start(people: list[Player]) -> None:
    ada, bob, cleo, _ = people
    table = await seated([ada, bob, cleo])
    await ada.do(table, "bots", seat=5, kind="random")
    await bob.do(table, "leave")
    await ada.do(table, "start")
    playing = await cleo.table(table)
    assert [(seat["seat"], seat["kind"]) for seat in playing["seats"]] == [
        (0, "person"),
        (1, "person"),
        (2, "bot"),
    ]
    assert playing["my_seat"] == 1
    assert (await cleo.game(table))["view"]["viewer"] == 1


async def test_rematch_with_the_same_people(people: list[Player]) -> None:
    ada, bob, cleo, _ = people
    table = await started([ada, bob, cleo], options={"coins_to_win": 3})
    with pytest.raises(Refused, match="not_finished"):
        await bob.do(table, "rematch")
    await play_to_the_end([ada, bob, cleo], table, Random(1))
    finished = await ada.table(table)
    assert finished["status"] == "finished"
    await cleo.do(table, "leave")
    again = await bob.do(table, "rematch")
    assert (again["status"], again["game_number"], again["game_id"]) == ("lobby", 2, None)
    assert [seat["name"] for seat in again["seats"][:3]] == ["Ada", "Bob", None]
    assert [seat["ready"] for seat in again["seats"][:2]] == [False, True]
    playing = await ada.do(table, "start")
    assert playing["game_id"] not in (None, finished["game_id"])
    assert (await bob.game(table))["version"] == 1


async def test_the_last_seat_is_taken_once(people: list[Player], server: Server) -> None:
    ada, *_ = people
    crowd = [await server.person(f"Guest {number}") for number in range(4)]
    for _ in range(20):
        table = await ada.open(seats=2)
        answers = await asyncio.gather(*(guest.join(table) for guest in crowd), return_exceptions=True)
        joined = [answer for answer in answers if isinstance(answer, dict)]
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert (len(joined), {answer.code for answer in refused}) == (1, {"table_full"})
        assert [seat["kind"] for seat in (await ada.table(table))["seats"]] == ["person", "person"]
        await ada.do(table, "leave")


async def test_leaving_and_starting_at_once(people: list[Player]) -> None:
    ada, bob, *_ = people
    for _ in range(20):
        table = await seated([ada, bob])
        start, _ = await asyncio.gather(
            ada.do(table, "start"), bob.do(table, "leave"), return_exceptions=True
        )
        after = await ada.table(table)
        if isinstance(start, Refused):
            assert start.code == "too_few_seats"
            assert (after["status"], after["seats"][1]["kind"]) == ("lobby", "empty")
        else:
            assert (after["status"], after["seats"][1]["stand_in"]) == ("playing", True)
        await ada.do(table, "leave")
