"""Clocks, people who go away, and the bots that play for them."""

import asyncio
from dataclasses import replace
from random import Random
from uuid import UUID

import pytest

from tests.service.rig import (
    JSON,
    QUICK,
    Player,
    Refused,
    Server,
    play_to_the_end,
    seated,
    started,
    until,
    until_true,
)

SLOW_BOTS = replace(QUICK, bot_delay=(3600.0, 3600.0))
"""Bots that never come to answer, so that a test can look around."""


async def seats(player: Player, table: JSON) -> list[JSON]:
    answer: list[JSON] = (await player.table(table))["seats"]
    return answer


async def my_seat(player: Player, table: JSON) -> JSON:
    answer = await player.table(table)
    seat: JSON = answer["seats"][answer["my_seat"]]
    return seat


async def test_bots_play_among_themselves_while_a_person_thinks(people: list[Player]) -> None:
    ada, *_ = people
    table = await ada.open()
    for seat in (1, 2, 3):
        await ada.do(table, "bots", seat=seat, kind="random")
    await ada.do(table, "start")

    async def is_asked() -> bool:
        return (await ada.game(table))["view"]["request"] is not None

    for _ in range(5):
        await until_true(is_asked)
        await ada.answer(table, Random(3))


async def test_the_clock_gives_the_default_answer_then_a_bot_stands_in(
    people: list[Player], server: Server
) -> None:
    ada, bob, *_ = people
    table = await started([ada, bob], clock="2min")
    first = [seat["seat"] for seat in await seats(ada, table) if seat["deadline"]]
    assert len(first) == 1, "only who is asked has a deadline"
    table = await started([ada, bob], clock="30s")

    async def someone_sleeps() -> list[int]:
        return [seat["seat"] for seat in await seats(ada, table) if seat["stand_in"]]

    sleepers = await until_true(someone_sleeps)
    rows = await server.tables.memory.database.all(
        "SELECT origin, seat FROM log WHERE revision > 1 AND game_id = $1 ORDER BY revision",
        UUID(table["game_id"]),
    )
    by_sleeper = [row["origin"] for row in rows if row["seat"] == sleepers[0]]
    assert by_sleeper[:2] == ["clock", "clock"]
    assert set(by_sleeper[2:]) <= {"stand_in"}


async def test_who_returns_plays_again(database_url: str) -> None:
    clocks = {"30s": 0.25}
    async with Server(database_url, replace(SLOW_BOTS, clocks=clocks)).running() as server:
        ada, bob = [await server.person(name) for name in ("Ada", "Bob")]
        table = await started([ada, bob], clock="30s")

        async def sleeper_is_asked() -> Player | None:
            sleeping = [player for player in (ada, bob) if (await my_seat(player, table))["stand_in"]]
            for player in sleeping:
                if (await player.game(table))["view"]["request"]:
                    return player
            return None

        player = await until_true(sleeper_is_asked)
        request = (await player.game(table))["view"]["request"]
        with pytest.raises(Refused, match="stand_in_plays"):
            await player.command(table, request["id"], request["default"])
        clocks["30s"] = 3600.0
        await player.do(table, "return")
        seat = await my_seat(player, table)
        assert (seat["stand_in"], seat["deadline"] is not None) == (False, True), "with time to think"


@pytest.mark.rule("RM-99")
async def test_a_shout_has_a_time_of_its_own_that_waits_for_who_is_away(database_url: str) -> None:
    pace = replace(SLOW_BOTS, tempo=0.1, flicker=0.0)  # two seconds instead of twenty
    async with Server(database_url, pace).running() as server:
        ada, bob = [await server.person(name) for name in ("Ada", "Bob")]
        table = await seated([ada, bob], "dungeonology", options={"mode": "kragmortha"})
        async with ada.live(table) as here:
            async with bob.live(table) as gone:
                await gone.until(lambda: gone.table)
            await here.until(lambda: here.table and not here.table["seats"][1]["connected"])
            await ada.do(table, "start")

            async def has_yelled() -> bool:
                return (await ada.game(table))["view"]["request"] is None

            await until_true(has_yelled)
            assert (await my_seat(bob, table))["deadline"] is None
            async with bob.live(table) as back:
                await back.until(lambda: back.table)
                await here.until(lambda: here.view["asked"] and here.view["asked"]["prompt"] != "yell")
        assert not [seat for seat in await seats(ada, table) if seat["stand_in"]]


async def test_leaving_in_mid_game_and_coming_back(people: list[Player]) -> None:
    ada, bob, cleo, _ = people
    table = await started([ada, bob, cleo])
    async with bob.live(table) as live:
        await live.until(lambda: live.view)
        await bob.do(table, "leave")
        await live.until(lambda: live.closed)
        assert (live.closed, live.frames[-1]["code"]) == (4403, "left")
    assert (await seats(ada, table))[1]["stand_in"]
    assert (await bob.get("/tables"))["tables"] == []
    assert (await ada.table(table))["host_seat"] == 0
    await ada.do(table, "leave")
    assert (await cleo.table(table))["host_seat"] == 2
    async with bob.live(table) as live:  # Opening the page again is coming back.
        await live.until(lambda: live.view)
        assert not (await seats(cleo, table))[1]["stand_in"]
    await bob.do(table, "leave")
    assert (await bob.join(table))["my_seat"] == 1, "so is the invite link"
    assert not (await seats(cleo, table))[1]["stand_in"]
    assert len((await bob.get("/tables"))["tables"]) == 1


async def test_bots_rest_when_everybody_has_left(people: list[Player], server: Server) -> None:
    ada, bob, *_ = people
    table = await started([ada, bob], options={"coins_to_win": 3})
    await ada.do(table, "leave")
    await bob.do(table, "leave")
    await until(lambda: at_rest(server))
    assert (await ada.table(table))["status"] == "playing"
    await ada.do(table, "return")
    await play_to_the_end([ada], table, Random(4))


def at_rest(server: Server) -> bool:
    driver = server.tables.driver
    return driver.leads and not driver._timers and not driver._tasks


async def test_bots_play_on_for_who_looks_on(people: list[Player]) -> None:
    ada, bob, cleo, _ = people
    table = await started([ada, bob], options={"coins_to_win": 3})
    await cleo.post("/watch/" + table["watch_path"].rpartition("/")[2])
    await ada.do(table, "leave")
    await bob.do(table, "leave")
    async with cleo.live(table) as live:
        await live.until(lambda: live.view and live.view["outcome"])


async def test_bots_rest_while_nobody_is_there_and_go_on_when_somebody_comes(database_url: str) -> None:
    """Also when the last person was there a moment ago, as the bots began to think."""
    pace = replace(QUICK, company=3.0, bot_delay=(3.2, 3.2))
    async with Server(database_url, pace).running() as server:
        ada = await server.person("Ada")
        table = await seated([ada])
        for seat in range(1, 6):
            await ada.do(table, "bots", seat=seat, kind="random")
        await ada.do(table, "start")
        await until_true(lambda: ada_waits_for_bots_at_rest(ada, table, server))
        before = (await ada.game(table))["version"]
        async with ada.live(table) as live:
            await live.until(lambda: live.version and live.version > before)


async def ada_waits_for_bots_at_rest(ada: Player, table: JSON, server: Server) -> bool:
    return not await ada.answer(table, Random(1)) and at_rest(server)


async def test_the_others_vote_for_a_stand_in(people: list[Player]) -> None:
    ada, bob, cleo, dan = people
    table = await started([ada, bob, cleo, dan])
    async with ada.live(table) as a, cleo.live(table) as c, dan.live(table) as d:
        await asyncio.gather(*(live.until(lambda live=live: live.view) for live in (a, c, d)))
        async with bob.live(table) as b:
            await b.until(lambda: b.view)
            with pytest.raises(Refused, match="not_absent"):
                await ada.do(table, "stand_in_votes", seat=1, vote=True)

        await a.until(lambda: not a.table["seats"][1]["connected"])
        await asyncio.sleep(QUICK.absence)
        await ada.do(table, "stand_in_votes", seat=1, vote=True)
        seat = (await seats(ada, table))[1]
        assert (seat["votes"], seat["stand_in"]) == ([0], False)
        await ada.do(table, "stand_in_votes", seat=1, vote=False)
        assert (await seats(ada, table))[1]["votes"] == []
        await ada.do(table, "stand_in_votes", seat=1, vote=True)
        await dan.do(table, "stand_in_votes", seat=1, vote=True)
        seat = (await seats(ada, table))[1]
        assert (seat["votes"], seat["stand_in"]) == ([], True)
        with pytest.raises(Refused, match="stand_in_plays"):
            await cleo.do(table, "stand_in_votes", seat=1, vote=True)
        for seat_number in (0, 7):
            with pytest.raises(Refused, match=r"bad_vote|empty_seat"):
                await ada.do(table, "stand_in_votes", seat=seat_number, vote=True)
        async with bob.live(table) as b:
            await b.until(lambda: b.table and not b.table["seats"][1]["stand_in"])


async def test_with_a_clock_there_is_no_vote(people: list[Player]) -> None:
    ada, bob, *_ = people
    table = await started([ada, bob], clock="2min")
    with pytest.raises(Refused, match="clock_decides"):
        await ada.do(table, "stand_in_votes", seat=1, vote=True)
    lobby = await seated([ada, bob])
    with pytest.raises(Refused, match="not_playing"):
        await ada.do(lobby, "stand_in_votes", seat=1, vote=True)


async def test_who_plays_over_rest_is_not_away(database_url: str) -> None:
    async with Server(database_url, replace(QUICK, rest=0.0)).running() as server:
        ada, bob = [await server.person(name) for name in ("Ada", "Bob")]
        table = await started([ada, bob])
        before = (await seats(ada, table))[1]["absent_since"]
        await bob.game(table)
        assert (await seats(ada, table))[1]["absent_since"] > before


async def test_kicked_in_mid_game_a_bot_takes_over_for_good(people: list[Player]) -> None:
    ada, bob, *_ = people
    table = await started([ada, bob], options={"coins_to_win": 3}, clock="2min")
    await ada.do(table, "kick", seat=1)
    seat = (await seats(ada, table))[1]
    assert (seat["kind"], seat["stand_in"], seat["deadline"]) == ("bot", False, None)
    with pytest.raises(Refused, match="already_started"):
        await ada.do(table, "kick", seat=1)
    await play_to_the_end([ada], table, Random(1))


async def test_a_barrier_does_not_tell_who_is_late(people: list[Player]) -> None:
    """Deadlines stand for all who are asked until the last answer is in."""
    ada, bob, cleo, _ = people
    table = await started([ada, bob, cleo], "whispers", clock="2min")
    await ada.command(table, 1, "tribute")
    before = await seats(ada, table)
    assert [seat["deadline"] is not None for seat in before] == [False, True, True]
    request = (await bob.game(table))["view"]["request"]
    await bob.command(table, request["id"], request["default"])
    assert await seats(ada, table) == before


async def test_who_has_left_does_not_vote(people: list[Player]) -> None:
    ada, bob, cleo, _ = people
    table = await started([ada, bob, cleo])
    await asyncio.sleep(QUICK.absence)
    await cleo.do(table, "leave")
    with pytest.raises(Refused, match="stand_in_plays"):
        await cleo.do(table, "stand_in_votes", seat=1, vote=True)
    await ada.do(table, "stand_in_votes", seat=1, vote=True)
    assert (await seats(ada, table))[1]["stand_in"], "and does not count among those who decide"


@pytest.mark.parametrize("begun", [False, True])
async def test_a_host_who_is_gone_is_followed_by_who_sits_there_the_longest(
    database_url: str, begun: bool
) -> None:
    async with Server(database_url, replace(QUICK, host_away=0.3)).running() as server:
        ada, bob, cleo, dan = [await server.person(name) for name in ("Ada", "Bob", "Cleo", "Dan")]
        table = await seated([ada, bob, cleo, dan])
        await bob.do(table, "leave")
        await bob.join(table)
        await bob.do(table, "ready", ready=True)
        async with bob.live(table) as b, cleo.live(table) as c:
            async with ada.live(table) as a:
                await asyncio.gather(*(live.until(lambda live=live: live.table) for live in (a, b, c)))
                await c.until(lambda: all(seat["connected"] for seat in c.table["seats"][:3]))
                if begun:
                    await ada.do(table, "start")
            await c.until(lambda: c.table["host_seat"] != 0)
            assert c.table["host_seat"] == 2
            async with ada.live(table) as a:
                await a.until(lambda: a.table)
                assert a.table["host_seat"] == 2, "coming back is not enough"
