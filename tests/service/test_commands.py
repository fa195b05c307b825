"""The one path of a command: once, in order, and with a reason when it is refused."""

import asyncio
from uuid import UUID, uuid4

import pytest

from app.engine.kernel.requests import Command
from app.store import games
from app.store.database import Database
from app.tables.commands import Order
from tests.service.rig import JSON, Player, Refused, Server, asked, started


async def _log(server: Server) -> list[tuple[int, int, str | None]]:
    rows = await server.tables.memory.database.all("SELECT revision, version, key FROM log ORDER BY revision")
    return [tuple(row) for row in rows]


async def test_the_same_key_has_one_effect_and_one_answer(people: list[Player], server: Server) -> None:
    ada, bob, *_ = people
    table = await started([ada, bob])
    player, request = await asked([ada, bob], table)
    key = str(uuid4())
    first = await player.command(table, request["id"], request["default"], key)
    log = await _log(server)
    after = await player.game(table)
    for _ in range(3):
        assert await player.command(table, request["id"], request["default"], key) == first
    # Also when the game has moved on, and with any version named.
    other, next_request = await asked([ada, bob], table)
    await other.command(table, next_request["id"], next_request["default"])
    assert await player.command(table, request["id"], request["default"], key, version=77) == first
    assert (await _log(server))[: len(log)] == log
    assert len(await _log(server)) == len(log) + 1
    assert after["version"] == first


async def test_a_key_is_a_persons_own(people: list[Player]) -> None:
    ada, bob, cleo, _ = people
    table = await started([ada, bob, cleo], "whispers")
    await ada.command(table, 1, "tribute", "same")
    for player in (bob, cleo):
        request = (await player.game(table))["view"]["request"]
        await player.command(table, request["id"], request["default"], "same")
    assert (await ada.game(table))["version"] == 3


async def test_a_key_used_for_another_command(people: list[Player]) -> None:
    ada, bob, *_ = people
    table = await started([ada, bob])
    player, request = await asked([ada, bob], table)
    await player.command(table, request["id"], request["choices"][0], "one-key")
    for answer in ("pass", ["a", "list"], 3):
        with pytest.raises(Refused, match="key_reused"):
            await player.command(table, request["id"], answer, "one-key")


async def test_an_open_ask_is_enough_whatever_the_version(people: list[Player]) -> None:
    """Behind a barrier the version names the same question as before, and as after the table changed."""
    ada, bob, cleo, _ = people
    table = await started([ada, bob, cleo], "whispers")
    await ada.command(table, 1, "tribute")
    for player in (bob, cleo):
        request = (await player.game(table))["view"]["request"]
        await player.command(table, request["id"], request["default"], version=1)


async def test_what_is_stale(people: list[Player]) -> None:
    ada, bob, *_ = people
    table = await started([ada, bob])
    player, request = await asked([ada, bob], table)
    await player.command(table, request["id"], request["default"])
    with pytest.raises(Refused, match="stale_ask") as refused:
        await player.command(table, request["id"], request["default"])
    assert refused.value.error["details"] == {"version": 2}
    with pytest.raises(Refused, match="stale_version") as refused:
        await player.command(table, request["id"], request["default"], version=1)
    assert (refused.value.status, refused.value.error["details"]) == (409, {"version": 2})
    async with player.live(table) as live:
        await live.until(lambda: live.view)
        reply = await live.command(request["id"], request["default"], version=1)
        assert (reply["type"], reply["code"], reply["version"]) == ("refused", "stale_version", 2)
        assert await player.game(table) == await player.game(table)


async def test_two_commands_at_one_version(people: list[Player], server: Server) -> None:
    """One of them is carried out, the other is refused; over and over."""
    ada, bob, *_ = people
    table = await started([ada, bob])
    for _ in range(20):
        player, request = await asked([ada, bob], table)
        version = (await player.game(table))["version"]
        answers = await asyncio.gather(
            *(player.command(table, request["id"], request["default"], version=version) for _ in range(2)),
            return_exceptions=True,
        )
        accepted = [answer for answer in answers if isinstance(answer, int)]
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert accepted == [version + 1]
        assert [answer.code for answer in refused] in (["stale_version"], ["not_asked"], ["stale_ask"])
    revisions = [revision for revision, *_ in await _log(server)]
    assert revisions == list(range(1, 22))


async def test_one_command_sent_many_times_at_once(people: list[Player], server: Server) -> None:
    ada, bob, *_ = people
    table = await started([ada, bob])
    for number in range(10):
        player, request = await asked([ada, bob], table)
        version = (await player.game(table))["version"]
        send = [player.command(table, request["id"], request["default"], f"key-{number}") for _ in range(5)]
        assert await asyncio.gather(*send) == [version + 1] * 5
    assert len(await _log(server)) == 11


async def test_a_command_is_finished_though_its_sender_is_gone(
    people: list[Player], server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cancelled in the middle of the write: it is written all the same, and told to the others."""
    ada, bob, *_ = people
    table = await started([ada, bob])
    player, request = await asked([ada, bob], table)
    other = {"Ada": bob, "Bob": ada}[player.name]
    at_the_database, goes_on, write = asyncio.Event(), asyncio.Event(), games.write

    async def slow_write(database: Database, change: games.Write) -> str:
        at_the_database.set()
        await goes_on.wait()
        return await write(database, change)

    monkeypatch.setattr(games, "write", slow_write)
    async with other.live(table) as watching:
        await watching.until(lambda: watching.view)
        order = Order(UUID(player.id), "last-words", Command(request["id"], request["default"]))
        sending = asyncio.create_task(server.tables.commands.by_person(UUID(table["id"]), order))
        await at_the_database.wait()
        sending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await sending
        goes_on.set()
        await watching.until(lambda: watching.version == 2)
    assert await player.command(table, request["id"], request["default"], "last-words") == 2


async def test_a_revoked_seat_is_refused_at_once(people: list[Player]) -> None:
    """Also on a socket that was opened before; the game goes on with a bot in the seat."""
    ada, bob, cleo, _ = people
    table = await started([ada, bob, cleo])
    async with bob.live(table) as live:
        await live.until(lambda: live.view)
        await ada.do(table, "kick", seat=1)
        await live.until(lambda: live.closed)
        assert live.closed == 4403
        assert live.frames[-1]["type"] == "removed"
        assert live.frames[-1]["code"] == "seat_revoked"
    for path in ("", "/game", "/events", "/chat"):
        with pytest.raises(Refused, match="seat_revoked"):
            await bob.get(f"/tables/{table['id']}{path}")
    with pytest.raises(Refused, match="seat_revoked"):
        await bob.command(table, 1, "draw")
    async with bob.live(table) as live:
        await live.until(lambda: live.closed)
        assert (live.closed, live.frames[0]["code"]) == (4403, "seat_revoked")
    seat: JSON = (await ada.table(table))["seats"][1]
    assert (seat["kind"], seat["bot"]) == ("bot", "heuristic")
