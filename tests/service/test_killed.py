"""A server as the command line starts it: killed in mid-game, and started again with its database."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx

from app.settings import ROOT
from tests.service.rig import JSON, PATIENCE, Player, play_to_the_end, seated, until_true

SETTINGS = {"RIGOR_BOT_DELAY_MIN": "0", "RIGOR_BOT_DELAY_MAX": "0.02", "RIGOR_RATE_LIMITS": "false"}


@dataclass
class Sent:
    """A command that was acknowledged."""

    player: Player
    ask: int
    answer: Any
    key: str
    version: int


async def start(data: Path) -> tuple[Process, int]:
    """A server on its data folder, and its port."""
    database = ("DATABASE_URL", "REDIS_URL", "RIGOR_DATABASE_URL", "RIGOR_REDIS_URL")
    inherited = {name: value for name, value in os.environ.items() if name not in database}
    environment = {**inherited, **SETTINGS, "RIGOR_DATA_DIR": str(data)}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "app", "--port", "0"), cwd=ROOT, env=environment, stdout=PIPE
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    return process, int(line.partition("127.0.0.1:")[2].split()[0])


async def stop(process: Process, how: signal.Signals) -> None:
    process.send_signal(how)
    await process.communicate()


async def connect(player: Player, port: int) -> None:
    await player.http.aclose()
    headers = {"Authorization": f"Bearer {player.token}"}
    player.port = port
    player.http = httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}/api", headers=headers, timeout=PATIENCE
    )


async def greet(name: str, port: int) -> Player:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api", timeout=PATIENCE) as http:
        answer = (await http.post("/guests", json={"name": name})).json()
    player = Player(name, answer["token"], answer["person"]["id"], http, port)
    await connect(player, port)
    return player


async def play(player: Player, table: JSON, random: Random, acknowledged: list[Sent]) -> None:
    """Answers as fast as possible, until the connection breaks."""
    while True:
        request = (await player.game(table))["view"]["request"]
        if request is not None:
            answer, key = random.choice(request["choices"]), f"{player.name}-{request['id']}"
            version = await player.command(table, request["id"], answer, key)
            acknowledged.append(Sent(player, request["id"], answer, key, version))


async def play_until_killed(
    process: Process, people: list[Player], table: JSON, random: Random
) -> list[Sent]:
    """Kills the server while everybody plays; returns what it has acknowledged."""
    acknowledged: list[Sent] = []

    async def enough() -> bool:
        return len(acknowledged) >= 6

    tasks = [asyncio.create_task(play(person, table, random, acknowledged)) for person in people]
    await until_true(enough)
    await stop(process, signal.SIGKILL)
    await asyncio.gather(*tasks, return_exceptions=True)
    return acknowledged


async def test_nothing_acknowledged_is_lost_and_the_game_goes_on(tmp_path: Path) -> None:
    process, port = await start(tmp_path)
    people = [await greet(name, port) for name in ("Ada", "Bob")]
    try:
        ada, random = people[0], Random(3)
        table = await seated(people)
        await ada.do(table, "bots", seat=2, kind="heuristic")
        await ada.do(table, "start")
        for _ in range(3):
            acknowledged = await play_until_killed(process, people, table, random)
            process, port = await start(tmp_path)
            for person in people:
                await connect(person, port)
            assert (await ada.game(table))["version"] >= max(sent.version for sent in acknowledged)
            for sent in acknowledged:
                again = await sent.player.command(table, sent.ask, sent.answer, sent.key)
                assert again == sent.version, "the answer is remembered"
        last = await play_to_the_end(people, table, random)
        events = (await ada.get(f"/tables/{table['id']}/events?after=0"))["events"]
        assert events[0]["events"][0]["type"] == "game_started"
        assert events[-1]["version"] == last["version"]
        assert events[-1]["events"][-1]["type"] == "game_ended"
    finally:
        for person in people:
            await person.http.aclose()
        await stop(process, signal.SIGTERM)
