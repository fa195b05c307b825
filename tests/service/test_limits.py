"""Who is too fast, too slow, or asks while the database is away."""

import asyncio
from contextlib import suppress
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import make_url

from app.live.socket import CLOSED_TOO_SLOW, LONGEST_QUEUE, Socket
from app.tables import limits
from app.tables.limits import RATES, Limits, Rate
from tests.service.conftest import execute
from tests.service.rig import QUICK, Player, Refused, Server, asked, seated, started

END_ALL_CONNECTIONS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'"


class Clock:
    now = 0.0

    def monotonic(self) -> float:
        return self.now


def test_a_burst_and_then_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    rate, bucket = RATES["chat"], Limits()
    for _ in range(rate.burst):
        bucket.take("chat", "ada")
    with pytest.raises(limits.Refused) as refused:
        bucket.take("chat", "ada")
    assert refused.value.details == {"retry_after": 2}
    bucket.take("chat", "bob")
    bucket.take("guest", "ada")
    clock.now += rate.seconds
    bucket.take("chat", "ada")
    with pytest.raises(limits.Refused):
        bucket.take("chat", "ada")
    clock.now += 3600
    for _ in range(rate.burst):
        bucket.take("chat", "ada")


def test_the_memory_of_limits_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    bucket = Limits()
    for number in range(50):
        bucket.take("guest", str(number))
    assert len(bucket._buckets) == 10


async def test_codes_cannot_be_guessed(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "wrong_code", Rate(10, 3600.0))
    async with Server(database_url, QUICK, rate_limits=True).running() as server:
        ada, eve = [await server.person(name) for name in ("Ada", "Eve")]
        table = await ada.open()
        codes: list[str] = []
        for number in range(RATES["wrong_code"].burst + 3):
            try:
                await eve.get(f"/invites/AAAA{number:02}".replace("0", "A").replace("1", "B"))
            except Refused as refused:
                codes.append(refused.code)
        assert codes == ["wrong_code"] * RATES["wrong_code"].burst + ["slow_down"] * 3
        with pytest.raises(Refused, match="slow_down") as stopped:
            await eve.join(table)
        assert stopped.value.status == 429
        # Another name does not help: the address is counted too.
        mallory = await server.person("Mallory")
        with pytest.raises(Refused, match="slow_down"):
            await mallory.join(table)


async def test_right_codes_are_not_counted(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "wrong_code", Rate(10, 3600.0))
    async with Server(database_url, QUICK, rate_limits=True).running() as server:
        ada, bob = [await server.person(name) for name in ("Ada", "Bob")]
        table = await ada.open()
        for _ in range(2 * RATES["wrong_code"].burst):
            await bob.get(f"/invites/{table['code']}")


async def test_chatter_is_limited_on_both_ways(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "chat", Rate(8, 3600.0))
    async with Server(database_url, QUICK, rate_limits=True).running() as server:
        ada = await server.person("Ada")
        table = await ada.open()
        async with ada.live(table) as live:
            for _ in range(RATES["chat"].burst):
                await live.send(type="chat", text="la")
            await live.send(type="chat", text="la")
            assert (await live.reply(None))["code"] == "slow_down"
        response = await ada.http.post(f"/tables/{table['id']}/chat", json={"text": "la"})
        assert (response.status_code, Refused(response).code) == (429, "slow_down")
        assert int(response.headers["retry-after"]) >= 1


class StuckWire:
    """A client that does not read."""

    closed: tuple[int, str | None] | None = None

    def __init__(self) -> None:
        self.goes_on = asyncio.Event()

    async def send_text(self, data: str) -> None:
        await self.goes_on.wait()

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.closed = code, reason


async def test_a_slow_client_is_dropped() -> None:
    wire = StuckWire()
    socket = Socket(wire, uuid4(), uuid4())
    pump = asyncio.create_task(socket.pump())
    for number in range(LONGEST_QUEUE + 2):
        socket.send(str(number))
        await asyncio.sleep(0)
    wire.goes_on.set()
    await pump
    assert wire.closed is not None
    assert wire.closed[0] == CLOSED_TOO_SLOW
    socket.send("never mind")


async def test_commands_after_lost_connections(
    people: list[Player], server: Server, database_server: str
) -> None:
    """The database ends all connections at once: the lead, the listener and the pools come back."""
    ada, bob, *_ = people
    table = await seated([ada, bob])
    await ada.do(table, "bots", seat=2, kind="random")
    await ada.do(table, "start")
    name = make_url(server.settings.database_url or "").database
    async with ada.live(table) as live:
        await live.until(lambda: live.view)
        for _ in range(3):
            await execute(database_server, END_ALL_CONNECTIONS.format(name))
            for _ in range(4):
                player, request = await asked_again([ada, bob], table)
                await player.command(table, request["id"], request["default"])
        version = (await ada.game(table))["version"]
        await live.until(lambda: live.version >= version)


async def asked_again(people: list[Player], table: Any) -> Any:
    """Whoever is asked, once bots have played and connections are back."""
    while True:
        with suppress(AssertionError):
            return await asked(people, table)
        await asyncio.sleep(0.05)


async def test_an_error_of_ours_says_nothing(people: list[Player], server: Server, monkeypatch: Any) -> None:
    ada, bob, *_ = people
    table = await started([ada, bob])

    async def broken(*_: Any) -> None:
        raise RuntimeError("the seed is 12345")

    monkeypatch.setattr(server.tables.commands, "by_person", broken)
    with pytest.raises(Refused, match="internal_error") as refused:
        await ada.command(table, 1, "draw")
    assert refused.value.status == 500
    assert "seed" not in refused.value.text
    async with ada.live(table) as live:
        reply = await live.command(1, "draw")
        assert (reply["code"], "seed" in reply["message"]) == ("internal_error", False)
