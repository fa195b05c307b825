"""Several server processes on one database, and what is left when one is killed."""

import asyncio
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from uuid import UUID

import pytest

from app.store import tables as store
from app.tables import memory
from app.tables.announce import Note
from tests.service.rig import (
    JSON,
    QUICK,
    Player,
    Refused,
    Server,
    asked,
    seated,
    started,
    until,
    until_true,
)


@asynccontextmanager
async def two_servers(url: str, **settings: object) -> AsyncIterator[tuple[Server, Server]]:
    async with (
        Server(url, QUICK, **settings).running() as one,
        Server(url, QUICK, **settings).running() as two,
    ):
        yield one, two


async def check_fan_out(one: Server, two: Server) -> None:
    """People at two processes see the same game, the same table and the same chat."""
    ada, bob = await one.person("Ada"), (await one.person("Bob")).at(two)
    table = await started([ada, bob])
    async with ada.live(table) as a, bob.live(table) as b:
        await asyncio.gather(*(live.until(lambda live=live: live.view) for live in (a, b)))
        for _ in range(15):
            player, request = await asked([ada, bob], table)
            version = await player.command(table, request["id"], request["default"])
            await asyncio.gather(
                *(live.until(lambda live=live, v=version: live.version == v) for live in (a, b))
            )
        for live, other in ((a, two), (b, one)):
            # Each reads at the process where the other one has played.
            assert live.view == (await live.player.at(other).game(table))["view"]
        await ada.do(table, "chat", text="Over there?")
        await b.until(lambda: b.of_type("chat"))
        await bob.do(table, "leave")
        await a.until(lambda: a.table["seats"][1]["stand_in"])


async def test_fan_out_through_postgres(database_url: str) -> None:
    async with two_servers(database_url) as (one, two):
        await check_fan_out(one, two)


async def test_a_change_that_was_not_told(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process killed between a commit and its announcement; the others find out by themselves."""
    watchful = replace(QUICK, look_again=0.2)
    async with (
        Server(database_url, watchful).running() as one,
        Server(database_url, watchful).running() as two,
    ):
        ada, bob = await one.person("Ada"), (await one.person("Bob")).at(two)
        table = await started([ada, bob])
        async with bob.live(table) as b:
            await b.until(lambda: b.view)
            for server in (one, two):
                monkeypatch.setattr(server.tables.commands._announcer, "announce", lambda note: None)
            player, request = await asked([ada, bob], table)
            await player.at(one).command(table, request["id"], request["default"])
            await b.until(lambda: b.version == 2)


async def test_reading_does_not_swallow_a_change(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request reads what another process has written before it is announced: sockets are told too."""
    async with two_servers(database_url) as (one, two):
        ada, bob = await one.person("Ada"), (await one.person("Bob")).at(two)
        table = await started([ada, bob])
        async with bob.live(table) as b:
            await b.until(lambda: b.view)
            held: list[Note] = []
            announce = one.tables.commands._announcer.announce
            monkeypatch.setattr(one.tables.commands._announcer, "announce", held.append)
            player, request = await asked([ada.at(one), bob.at(one)], table)
            await player.command(table, request["id"], request["default"])
            assert (await bob.game(table))["version"] == 2
            for note in held:
                announce(note)
            await b.until(lambda: b.version == 2)


@pytest.fixture
def redis_url(tmp_path: Path) -> str:
    """A Redis of its own; without the program the test is skipped, with the reason."""
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if program is None:
        pytest.skip("redis-server is not installed")
    socket = tmp_path / "redis.sock"
    arguments = [program, "--port", "0", "--unixsocket", str(socket), "--save", ""]
    process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL)
    try:
        yield f"unix://{socket}"
    finally:
        process.terminate()
        process.wait()


async def test_fan_out_through_redis(database_url: str, redis_url: str) -> None:
    async with two_servers(database_url, redis_url=redis_url) as (one, two):
        await check_fan_out(one, two)


async def test_two_commands_at_two_processes(database_url: str) -> None:
    """Both think that it is still their version; the database knows better."""
    async with two_servers(database_url) as (one, two):
        ada, bob = [await one.person(name) for name in ("Ada", "Bob")]
        table = await started([ada, bob])
        for _ in range(20):
            player, request = await asked([ada, bob], table)
            answers = await asyncio.gather(
                player.command(table, request["id"], request["default"], "one-" + str(request["id"])),
                player.at(two).command(table, request["id"], request["default"], "two-" + str(request["id"])),
                return_exceptions=True,
            )
            assert sorted(isinstance(answer, int) for answer in answers) == [False, True], answers
        assert (await ada.game(table))["version"] == 21


async def test_only_one_process_plays_for_the_bots(database_url: str) -> None:
    async with two_servers(database_url) as (one, two):
        assert [one.tables.driver.leads, two.tables.driver.leads].count(True) <= 1
        ada = (await one.person("Ada")).at(two)
        table = await seated([ada])
        for seat in (1, 2):
            await ada.do(table, "bots", seat=seat, kind="random")
        await ada.do(table, "start")
        await play_to_the_end_with_bots(ada, table)
        assert [one.tables.driver.leads, two.tables.driver.leads].count(True) == 1


async def play_to_the_end_with_bots(player: Player, table: JSON) -> None:
    async def is_over() -> bool:
        await player.answer(table, Random(1))
        return bool((await player.table(table))["status"] == "finished")

    await until_true(is_over)


async def test_the_lead_passes_on(database_url: str) -> None:
    """The process that drove bots and clocks stops; another one goes on with the game."""
    async with Server(database_url, QUICK).running() as two:
        async with Server(database_url, QUICK).running() as one:
            ada = (await one.person("Ada")).at(two)
            table = await seated([ada])
            await ada.do(table, "bots", seat=1, kind="random")
            await ada.do(table, "start")
        await play_to_the_end_with_bots(ada, table)


async def test_people_of_a_dead_process_are_away(database_url: str) -> None:
    """A process that was killed could not say goodbye for them."""
    async with Server(database_url, QUICK).running() as server:
        ada, bob = [await server.person(name) for name in ("Ada", "Bob")]
        table = await seated([ada, bob])
        database = server.tables.memory.database
        await database.one("INSERT INTO processes VALUES (gen_random_uuid(), now() - interval '1 minute')")
        await database.one(
            "INSERT INTO presences SELECT p.id, s.table_id, s.person_id FROM processes p, seats s "
            "WHERE p.seen_at < now() - interval '30 seconds' AND s.seat = 1"
        )
        await database.one("UPDATE seats SET absent_since = NULL WHERE seat = 1")

        async def bob_is_away() -> bool:
            return (await ada.table(table))["seats"][1]["absent_since"] is not None

        await until_true(bob_is_away)


async def test_a_clock_that_ran_out_while_no_server_ran(database_url: str) -> None:
    """There is a moment to answer after the start; then the default answer is given."""
    async with Server(database_url, QUICK).running() as server:
        ada, bob = [await server.person(name) for name in ("Ada", "Bob")]
        table = await started([ada, bob], clock="2min")
        await server.tables.memory.database.one(
            "UPDATE games SET seating = regexp_replace(seating, '(\"deadlines\":.\"\\d\":)\\d+', '\\11000')"
        )
    async with Server(database_url, replace(QUICK, overdue_grace=3600.0)).running() as server:
        await until(lambda: server.tables.driver._timers)
        assert (await ada.at(server).game(table))["version"] == 1
    async with Server(database_url, replace(QUICK, overdue_grace=0.1)).running() as server:
        ada = ada.at(server)

        async def has_gone_on() -> bool:
            return int((await ada.game(table))["version"]) > 1

        await until_true(has_gone_on)


async def test_a_game_that_cannot_be_loaded_stops_no_other(database_url: str) -> None:
    async with Server(database_url, replace(QUICK, bot_delay=(3600.0, 3600.0))).running() as server:
        ada = await server.person("Ada")
        broken, sound = await seated([ada]), await seated([ada])
        for table in (broken, sound):
            await ada.do(table, "bots", seat=1, kind="random")
            await ada.do(table, "start")
        await server.tables.memory.database.one(
            "UPDATE games SET state = '{}' WHERE table_id = $1", UUID(broken["id"])
        )
    async with Server(database_url, QUICK).running() as server:
        await play_to_the_end_with_bots(ada.at(server), sound)


async def test_a_table_that_cannot_be_loaded_hides_no_other(people: list[Player], server: Server) -> None:
    ada, bob, *_ = people
    broken, sound = await started([ada, bob]), await started([ada, bob])
    await server.tables.memory.database.one(
        "UPDATE games SET state = '{}', revision = revision + 1 WHERE table_id = $1", UUID(broken["id"])
    )
    assert [table["id"] for table in (await ada.get("/tables"))["tables"]] == [sound["id"]]
    with pytest.raises(Refused, match="internal_error"):
        await ada.table(broken)
    async with bob.live(sound) as live:
        await live.until(lambda: live.table)
        await ada.call("PATCH", "/me", {"name": "Ada L."})
        await live.until(lambda: live.table["seats"][0]["name"] == "Ada L.")


async def test_people_at_a_broken_table_of_a_dead_process_stop_no_others(
    people: list[Player], server: Server
) -> None:
    ada, bob, *_ = people
    broken, sound = await started([ada, bob]), await started([ada, bob])
    database = server.tables.memory.database
    await database.one("UPDATE games SET state = '{}' WHERE table_id = $1", UUID(broken["id"]))
    await database.one("INSERT INTO processes VALUES (gen_random_uuid(), now() - interval '1 minute')")
    await database.one(
        "INSERT INTO presences SELECT p.id, s.table_id, s.person_id FROM processes p, seats s "
        "WHERE p.seen_at < now() - interval '30 seconds' AND s.seat = 1"
    )
    await database.one("UPDATE seats SET absent_since = NULL WHERE seat = 1")

    async def bob_is_away() -> bool:
        return (await ada.table(sound))["seats"][1]["absent_since"] is not None

    await until_true(bob_is_away)


async def test_looking_for_changes_loads_only_what_has_changed(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when there are more games than a process remembers."""
    monkeypatch.setattr(memory, "LARGEST", 2)
    looks, loaded = 0, list[UUID]()
    all_revisions, load = store.all_revisions, memory.Memory.load

    async def watched_look(*arguments: Any) -> Any:
        nonlocal looks
        looks += 1
        return await all_revisions(*arguments)

    async def watched_load(self: memory.Memory, table_id: UUID) -> memory.LiveTable:
        loaded.append(table_id)
        return await load(self, table_id)

    async def look_twice() -> None:
        """The second look begins after the first has ended."""
        enough = looks + 2
        await until(lambda: looks >= enough)

    pace = replace(QUICK, look_again=0.05, bot_delay=(3600.0, 3600.0))
    async with Server(database_url, pace).running() as server:
        await until(lambda: server.tables.driver.leads)
        ada, bob = [await server.person(name) for name in ("Ada", "Bob")]
        tables = [await started([ada, bob]) for _ in range(5)]
        monkeypatch.setattr(store, "all_revisions", watched_look)
        await look_twice()
        monkeypatch.setattr(memory.Memory, "load", watched_load)
        await look_twice()
        assert loaded == []
        changed = UUID(tables[3]["id"])
        await server.tables.memory.database.one(
            "UPDATE tables SET revision = revision + 1 WHERE id = $1", changed
        )
        await until(lambda: loaded)
        await look_twice()
        assert loaded == [changed]
