"""People who try to win by tricks, or to spoil the service for others."""

import asyncio
import base64
import contextlib
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from uuid import UUID

import asyncpg
import pytest
from sqlalchemy import make_url

from app.api.deps import network_of
from app.live import hub
from app.store import presence
from app.store import tables as store
from app.store.database import Database
from app.store.postgres import embedded_postgres
from app.tables import driver, refused
from app.tables.limits import RATES, Deed, Rate
from tests.service.rig import (
    QUICK,
    Player,
    Refused,
    Server,
    asked,
    play_to_the_end,
    seated,
    started,
    until,
    until_true,
)


async def test_leaving_and_returning_gives_no_more_time(database_url: str) -> None:
    """Who leaves and comes back during a question answers it by the same deadline."""
    async with Server(database_url, replace(QUICK, bot_delay=(3600.0, 3600.0))).running() as server:
        ada, bob = [await server.person(name) for name in ("Ada", "Bob")]
        table = await started([ada, bob], clock="2min")
        player, _ = await asked([ada, bob], table)
        seat = (await player.table(table))["my_seat"]
        before = (await player.table(table))["seats"][seat]["deadline"]
        await player.do(table, "leave")
        await player.do(table, "return")
        assert (await player.table(table))["seats"][seat]["deadline"] == before


async def test_there_always_is_a_host(people: list[Player]) -> None:
    """The host is gone when the others come back for another game."""
    ada, bob, *_ = people
    table = await started([ada, bob], options={"coins_to_win": 3})
    await ada.do(table, "leave")
    await bob.do(table, "leave")
    await ada.do(table, "return")
    assert (await ada.table(table))["host_seat"] == (await ada.table(table))["my_seat"]
    await bob.do(table, "return")
    await play_to_the_end([ada, bob], table, Random(2))
    await ada.do(table, "leave")
    await bob.do(table, "leave")
    await ada.do(table, "rematch")
    await ada.do(table, "bots", seat=1, kind="random")


async def test_a_version_below_all_versions(people: list[Player]) -> None:
    ada, bob, *_ = people
    table = await started([ada, bob])
    async with ada.live(table, f"?version={-(10**14)}&game={table['game_id']}") as live:
        await live.until(lambda: live.view or live.closed)
        assert live.view


async def test_a_command_sent_again_after_the_game(people: list[Player]) -> None:
    """Its answer was lost, and meanwhile the game ended and the next one began: it does not count there."""
    ada, bob, *_ = people
    table = await started([ada, bob], options={"coins_to_win": 3})
    player, request = await asked([ada, bob], table)
    send = player.command(table, request["id"], request["default"], "lost")
    version = await send
    await play_to_the_end([ada, bob], table, Random(5))
    await ada.do(table, "rematch")
    assert await player.command(table, request["id"], request["default"], "lost") == version
    await bob.do(table, "ready", ready=True)
    await ada.do(table, "start")
    again, next_request = await asked([ada, bob], table)
    if again is player and next_request == request:
        assert await player.command(table, request["id"], request["default"], "lost") == version
    with pytest.raises(Refused, match="key_reused"):
        await player.command(table, request["id"], "another", "lost")
    assert (await ada.game(table))["version"] == 1


async def test_a_command_sent_again_from_a_seat_that_a_bot_has_taken(people: list[Player]) -> None:
    ada, bob, cleo, _ = people
    table = await started([ada, bob, cleo])
    player, request = await asked([bob, cleo, ada], table)
    version = await player.command(table, request["id"], request["default"], "lost")
    await player.do(table, "leave")
    assert await player.command(table, request["id"], request["default"], "lost") == version
    with pytest.raises(Refused, match="stand_in_plays"):
        await player.command(table, request["id"], request["default"], "new")


async def test_a_key_is_for_one_table(people: list[Player]) -> None:
    ada, bob, *_ = people
    used_by: set[str] = set()
    while True:
        table = await started([ada, bob])
        player, request = await asked([ada, bob], table)
        if player.name in used_by:
            break
        await player.command(table, request["id"], request["default"], "first")
        used_by.add(player.name)
    with pytest.raises(Refused, match="key_reused"):
        await player.command(table, request["id"], request["default"], "first")


async def test_a_closed_table(people: list[Player]) -> None:
    ada, *_ = people
    table = await ada.open()
    async with ada.live(table) as live:
        await live.until(lambda: live.table)
        await ada.do(table, "leave")
        await live.until(lambda: live.closed)
        assert (live.frames[-1]["code"], live.closed) == ("table_closed", 4404)


async def test_a_person_has_so_many_sockets_at_a_table(
    people: list[Player], server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "MOST_SOCKETS", 3)
    ada, bob, *_ = people
    table = await seated([ada, bob])
    async with contextlib.AsyncExitStack() as sockets:
        for _ in range(3):
            live = await sockets.enter_async_context(ada.live(table))
            await live.until(lambda live=live: live.table)  # only then is it counted
        fourth = await sockets.enter_async_context(ada.live(table))
        await fourth.until(lambda: fourth.closed)
        assert (fourth.closed, fourth.frames) == (4429, []), "they keep their seat and may try again"
        async with bob.live(table) as other:
            await other.until(lambda: other.table)
    await until(lambda: not server.app.state.hub._here)
    async with ada.live(table) as live:
        await live.until(lambda: live.table)


async def test_sockets_are_not_opened_without_end(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "socket", Rate(3, 3600.0))
    async with Server(database_url, QUICK, rate_limits=True).running() as server:
        ada = await server.person("Ada")
        table = await ada.open()
        for _ in range(3):
            async with ada.live(table) as live:
                await live.until(lambda live=live: live.table or live.closed)
        async with ada.live(table) as live:
            await live.until(lambda: live.closed)
            assert live.closed == 4429


async def test_names_are_not_changed_without_end(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each change is shown at every table of the person."""
    monkeypatch.setitem(RATES, "name", Rate(3, 3600.0))
    async with Server(database_url, QUICK, rate_limits=True).running() as server:
        ada = await server.person("Ada")
        for number in range(3):
            await ada.call("PATCH", "/me", {"name": f"Ada {number}"})
        with pytest.raises(Refused, match="slow_down"):
            await ada.call("PATCH", "/me", {"name": "Ada again"})


@pytest.mark.parametrize("deed", ["events", "record"])
async def test_whole_games_are_not_read_without_end(
    database_url: str, monkeypatch: pytest.MonkeyPatch, deed: Deed
) -> None:
    monkeypatch.setitem(RATES, deed, Rate(3, 3600.0))
    async with Server(database_url, QUICK, rate_limits=True).running() as server:
        ada = await server.person("Ada")
        table = await ada.open()
        answers = [await ada.http.get(f"/tables/{table['id']}/{deed}") for _ in range(4)]
        assert [Refused(answer).code for answer in answers] == ["not_playing"] * 3 + ["slow_down"]


async def test_who_comes_back_at_the_last_moment_is_there(
    people: list[Player], server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next socket opens while the absence is being noted, which may not be the last word."""
    ada, bob, *_ = people
    table = await seated([ada, bob])
    at_it, goes_on, depart = asyncio.Event(), asyncio.Event(), presence.depart

    async def slow_depart(*arguments: Any) -> bool:
        at_it.set()
        await goes_on.wait()
        return await depart(*arguments)

    monkeypatch.setattr(presence, "depart", slow_depart)
    async with bob.live(table) as watching:
        async with ada.live(table) as live:
            await live.until(lambda: live.table)
        await at_it.wait()
        async with ada.live(table) as live:
            await live.until(lambda: live.table)
            goes_on.set()
            await until(lambda: not server.app.state.hub._tasks)
            assert await presence.is_present(server.tables.memory.database, UUID(table["id"]), UUID(ada.id))
            await watching.until(lambda: watching.table and watching.table["seats"][0]["connected"])


async def test_a_busy_table_does_not_stop_the_others(people: list[Player], server: Server) -> None:
    """Whoever waits for a table keeps no connection that others need."""
    ada, bob, *_ = people
    busy, other = await ada.open(), await bob.open()
    database: Database = server.tables.memory.database
    async with database.transaction() as session:
        await store.locked(session, UUID(busy["id"]))
        waiting = [asyncio.create_task(ada.do(busy, "options", clock="30s")) for _ in range(20)]
        await asyncio.sleep(0.3)
        assert (await bob.do(other, "options", clock="30s"))["clock"] == "30s"
    await asyncio.gather(*waiting)


async def test_pings_of_a_client_that_does_not_read(people: list[Player], server: Server) -> None:
    ada, *_ = people
    table = await ada.open()
    key = base64.b64encode(b"0123456789abcdef").decode()
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1)
    writer.write(
        f"GET /api/tables/{table['id']}/live HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ada.token}\r\n"
        f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    await reader.read(1)
    ping = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125
    with contextlib.suppress(ConnectionError):
        for _ in range(200):
            writer.write(ping * 1000)
            await writer.drain()
    connections = server._server.server_state.connections
    assert max(connection.transport.get_write_buffer_size() for connection in connections) < 2**20
    writer.close()


async def test_nobody_on_the_way_keeps_an_answer(people: list[Player], server: Server) -> None:
    for path in ("/me", "/games", "/nowhere"):
        assert (await people[0].http.get(path)).headers["cache-control"] == "no-store"


async def test_a_bot_that_was_too_slow_tries_again(
    people: list[Player], server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others wrote to the same game all the time, so that its answer found no gap."""
    ada, *_ = people
    table = await seated([ada])
    await ada.do(table, "bots", seat=1, kind="random")
    by_itself, refusals = server.tables.commands.by_itself, iter(range(3))

    async def busy(*arguments: Any) -> None:
        if next(refusals, None) is not None:
            raise refused.Refused("busy", "Try again.")
        await by_itself(*arguments)

    monkeypatch.setattr(driver, "SECONDS_TO_RETRY", 0.01)
    monkeypatch.setattr(server.tables.commands, "by_itself", busy)
    await ada.do(table, "start")
    for _ in range(3):
        await until_true(lambda: ada.answer(table, Random(1)))


async def test_a_command_while_the_database_is_away(
    people: list[Player], server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been carried out: both ways say so with the same code."""
    ada, bob, *_ = people
    table = await started([ada, bob])

    async def away(*_: Any) -> None:
        raise ConnectionResetError

    monkeypatch.setattr(server.tables.commands, "by_person", away)
    with pytest.raises(Refused, match="unavailable"):
        await ada.command(table, 1, "draw")
    async with ada.live(table) as live:
        assert (await live.command(1, "draw"))["code"] == "unavailable"


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_whole_network_counts_as_one_address(host: str, network: str) -> None:
    assert network_of(host) == network


async def test_failed_statements_do_not_fill_the_log(tmp_path: Path) -> None:
    """Anybody can make one fail, over and over, with an idempotency key that was used before."""
    with embedded_postgres(tmp_path) as url:
        parsed = make_url(url)
        connection = await asyncpg.connect(
            host=parsed.query["host"], port=parsed.port, user=parsed.username, database=parsed.database
        )
        with pytest.raises(asyncpg.DivisionByZeroError):
            await connection.fetchval("SELECT 1 / 0")
        await connection.close()
    assert "division" not in (tmp_path / "postgres.log").read_text()
