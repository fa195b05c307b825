"""Kills a server while people play, over and over, and proves from its database that all went well."""

import asyncio
import json
import os
import signal
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from uuid import UUID

import msgspec

from app.engine import registry
from app.engine.kernel.events import decode_events, encode_events
from app.engine.kernel.game import Game
from app.engine.kernel.requests import Command
from app.store.database import Database
from app.store.postgres import embedded_postgres
from tests.server import RunningServer, running_server
from tests.service.crowd import LiveGamer, Party, party
from tests.service.rig import until, until_true

SETTINGS = {"bot_delay_min": "0", "bot_delay_max": "0.02", "rate_limits": "false"}

Row = Any


@dataclass(frozen=True)
class Tally:
    """What happened while the server was killed."""

    kills: int
    acknowledged: int
    repeated: int
    games: int
    entries: int


async def kill_again_and_again(
    folder: Path, kills: int, seats: list[int], most: int, progress: Callable[[int], None]
) -> Tally:
    """Lets the tables of `seats` people be played, with a kill after `most` commands or less each time.

    Every other time the database is killed with the server, in the middle of what it writes.
    """
    random = Random(kills)
    parties: list[Party] = []
    for number in range(kills):
        with running_server(folder, **SETTINGS) as server:
            if not parties:
                parties = [await party(server.address, n, count, random) for n, count in enumerate(seats)]
            tasks = await playing(parties, server)
            await until_so_many_more(parties, random.randint(0, most))
            await asyncio.sleep(random.uniform(0.0, 0.02))
            kill(server, folder, with_database=number % 2 == 1)
            await asyncio.gather(*tasks)
        progress(number + 1)
    with running_server(folder, **SETTINGS) as server:
        for each in parties:
            each.rest()
        tasks = await playing(parties, server)
        for each in parties:
            await until_true(each.is_settled)
    await asyncio.gather(*tasks)
    with embedded_postgres(folder) as url:
        database = Database(url)
        async with database.opened():
            entries = [await check_party(database, each) for each in parties]
    people = [gamer for each in parties for gamer in each.everybody]
    for gamer in people:
        await gamer.player.http.aclose()
    return Tally(
        kills=kills,
        acknowledged=sum(len(gamer.acknowledged) for gamer in people),
        repeated=sum(sent.times > 1 for gamer in people for sent in gamer.settled),
        games=sum(games for games, _ in entries),
        entries=sum(count for _, count in entries),
    )


async def until_so_many_more(parties: list[Party], count: int) -> None:
    """Waits until so many more commands are acknowledged."""

    def acknowledged() -> int:
        return sum(len(gamer.acknowledged) for each in parties for gamer in each.people)

    enough = acknowledged() + count
    await until(lambda: acknowledged() >= enough)


async def playing(parties: list[Party], server: RunningServer) -> list[asyncio.Task[None]]:
    """Everybody plays, each in a task that ends when the server does."""
    for each in parties:
        for gamer in each.everybody:
            await gamer.move_to(server.address)
    plays = [gamer.play() for each in parties for gamer in each.everybody]
    return [asyncio.create_task(work) for work in (*plays, *(each.keep_going() for each in parties))]


def kill(server: RunningServer, folder: Path, with_database: bool) -> None:
    """Without a warning, as a lack of memory or a pulled plug would."""
    victims = [server.process.pid]
    if with_database:
        victims.append(int((folder / "postgres" / "postmaster.pid").read_text().split()[0]))
    for victim in victims:
        with suppress(ProcessLookupError):
            os.kill(victim, signal.SIGKILL)


async def check_party(database: Database, each: Party) -> tuple[int, int]:
    """Checks the games of a table against what its people were told; returns how many games and entries."""
    table_id = UUID(each.table["id"])
    games = await database.all(
        "SELECT g.*, c.game, c.program, t.options FROM games g JOIN contents c ON c.hash = g.content_hash "
        "JOIN tables t ON t.id = g.table_id WHERE g.table_id = $1 ORDER BY g.number",
        table_id,
    )
    entries: list[Row] = []
    for game in games:
        log = await database.all("SELECT * FROM log WHERE game_id = $1 ORDER BY revision", game["id"])
        check_game(game, log, each)
        entries += log
    check_commands(entries, each)
    return len(games), len(entries)


def check_commands(entries: list[Row], each: Party) -> None:
    """Every acknowledged command was carried out, once, and every refused one was not."""
    by_key = {entry["key"]: entry for entry in entries if entry["key"]}
    assert max(Counter(entry["key"] for entry in entries if entry["key"]).values()) == 1
    for gamer in each.people:
        for sent in gamer.settled:
            entry = by_key.pop(sent.key, None)
            if sent.version is None:
                assert entry is None, f"{sent} was refused and carried out"
            else:
                assert entry is not None, f"{sent} was acknowledged and lost"
                assert entry["version"] == sent.version
                assert json.loads(entry["command"]) == {"ask": sent.ask, "answer": sent.answer}
                assert entry["person_id"] == UUID(gamer.player.id)
    assert by_key == {}, "what was carried out was acknowledged"


def check_game(stored: Row, log: list[Row], each: Party) -> None:
    """The log, played again, leads to the stored state, and to what every socket shows and was told."""
    rules: Game[Any, Any] = registry.game(stored["game"], stored["program"])
    seed = bytes.fromhex(rules.decode(stored["state"]).seed)
    seats = rules.decode(stored["state"]).seats
    options = rules.parse_options(json.loads(stored["options"]), seats)
    state, events = rules.setup(options, seats, seed)
    version = 1
    for number, entry in enumerate(log, start=1):
        assert entry["revision"] == number, "no entry is missing"
        if number > 1:
            events = rules.apply(state, entry["seat"], msgspec.json.decode(entry["command"], type=Command))
        assert entry["version"] in (version, version + 1)
        version = entry["version"]
        assert state.version == version
        assert encode_events(events).decode() == entry["events"]
    assert rules.encode(state).decode() == stored["state"]
    assert (stored["version"], stored["revision"]) == (version, len(log))
    for gamer in each.sockets:
        check_socket(gamer, str(stored["id"]), rules, state, log)


def check_socket(gamer: LiveGamer, game_id: str, rules: Game[Any, Any], state: Any, log: list[Row]) -> None:
    """A socket was told every event once, and the last one shows the state."""
    if game_id not in gamer.first:
        return  # They were not connected while it was played.
    since, viewer = gamer.first[game_id]
    told = [
        event.to(viewer)
        for entry in log
        if entry["version"] > since
        for event in decode_events(entry["events"])
    ]
    seen = gamer.told[game_id]
    assert seen == as_json(told)[: len(seen)]
    assert gamer.live is not None
    if gamer.live.view is not None and gamer.at is not None and gamer.at[0] == game_id:
        assert (gamer.at[1], len(seen)) == (state.version, len(told))
        assert gamer.live.view == as_json(rules.view(state, viewer))


def as_json(value: Any) -> Any:
    """The value as a client receives it."""
    return json.loads(json.dumps(value))
