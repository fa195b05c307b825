"""A server as the command line starts it: killed in mid-game, and started again with its database."""

import asyncio
import signal
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx

from app import bots
from tests.server import RunningServer, running_server
from tests.service.rig import JSON, PATIENCE, Player, play_to_the_end, seated, until_true

SETTINGS = {"bot_delay_min": "0", "bot_delay_max": "0.02", "rate_limits": "false"}


@dataclass
class Sent:
    """A command that was acknowledged."""

    player: Player
    ask: int
    answer: Any
    key: str
    version: int


async def connect(player: Player, server: RunningServer) -> None:
    await player.http.aclose()
    headers = {"Authorization": f"Bearer {player.token}"}
    player.http = httpx.AsyncClient(base_url=f"{server.address}/api", headers=headers, timeout=PATIENCE)


async def greet(name: str, server: RunningServer) -> Player:
    http = httpx.AsyncClient(base_url=f"{server.address}/api", timeout=PATIENCE)
    answer = (await http.post("/guests", json={"name": name})).json()
    player = Player(name, answer["token"], answer["person"]["id"], http, port=0)
    await connect(player, server)
    return player


async def play(player: Player, table: JSON, random: Random, acknowledged: list[Sent]) -> None:
    """Answers as fast as possible, until the connection breaks."""
    while True:
        view = (await player.game(table))["view"]
        if (request := view["request"]) is not None:
            answer, key = bots.choose("random", view, random), f"{player.name}-{request['id']}"
            version = await player.command(table, request["id"], answer, key)
            acknowledged.append(Sent(player, request["id"], answer, key, version))


async def play_until_killed(
    server: RunningServer, people: list[Player], table: JSON, random: Random
) -> list[Sent]:
    """Kills the server while everybody plays; returns what it has acknowledged."""
    acknowledged: list[Sent] = []

    async def enough() -> bool:
        return len(acknowledged) >= 6

    tasks = [asyncio.create_task(play(person, table, random, acknowledged)) for person in people]
    await until_true(enough)
    server.process.send_signal(signal.SIGKILL)
    await asyncio.gather(*tasks, return_exceptions=True)
    return acknowledged


async def test_nothing_acknowledged_is_lost_and_the_game_goes_on(tmp_path: Path) -> None:
    with ExitStack() as servers:
        server = servers.enter_context(running_server(tmp_path, **SETTINGS))
        people = [await greet(name, server) for name in ("Ada", "Bob")]
        ada, random = people[0], Random(3)
        table = await seated(people, options={"coins_to_win": 30})
        await ada.do(table, "bots", seat=2, kind="heuristic")
        await ada.do(table, "start")
        for _ in range(3):
            acknowledged = await play_until_killed(server, people, table, random)
            server = servers.enter_context(running_server(tmp_path, **SETTINGS))
            for person in people:
                await connect(person, server)
            assert (await ada.game(table))["version"] >= max(sent.version for sent in acknowledged)
            for sent in acknowledged:
                again = await sent.player.command(table, sent.ask, sent.answer, sent.key)
                assert again == sent.version, "the answer is remembered"
        last = await play_to_the_end(people, table, random)
        events = (await ada.get(f"/tables/{table['id']}/events?after=0"))["events"]
        assert events[0]["events"][0]["type"] == "game_started"
        assert events[-1]["version"] == last["version"]
        assert events[-1]["events"][-1]["type"] == "game_ended"
        for person in people:
            await person.http.aclose()
