"""People who play at full pace at a server that is killed again and again, and go on where it broke."""

import asyncio
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
import websockets

from app import bots
from tests.service.rig import JSON, PATIENCE, Live, Player, Refused

BREAKS = (httpx.TransportError, OSError, websockets.WebSocketException)
"""How a client notices that the server is gone."""

UNSETTLED = {"internal_error", "unavailable", "busy"}
"""Codes that leave open whether a command was carried out."""


@dataclass
class Sent:
    """A command, and how it was answered: with a version, or the code of a refusal."""

    key: str
    ask: int
    answer: Any
    version: int | None = None
    refused: str | None = None
    times: int = 0


class Gamer:
    """One person at a table. Sends a command with the same key until it is answered."""

    def __init__(self, player: Player, table: JSON, random: Random) -> None:
        self.player = player
        self.table = table
        self.random = random
        self.resting = False
        self.open: Sent | None = None
        self.settled: list[Sent] = []

    @property
    def acknowledged(self) -> list[Sent]:
        """The commands that were accepted."""
        return [sent for sent in self.settled if sent.version is not None]

    async def move_to(self, address: str) -> None:
        """Has the server at another address from now on."""
        await self.player.http.aclose()
        headers = {"Authorization": f"Bearer {self.player.token}"}
        self.player.http = httpx.AsyncClient(base_url=f"{address}/api", headers=headers, timeout=PATIENCE)
        self.player.port = urlsplit(address).port or 0

    async def play(self) -> None:
        """Plays until the connection breaks."""
        with suppress(*BREAKS):
            await self._play()

    async def _play(self) -> None:
        while True:
            if self.open is not None:
                await self._send(self.open)
            elif (view := await self._view()) is not None and view["request"] and not self.resting:
                self.open = self._decide(view)
            else:
                await asyncio.sleep(0.03)

    async def _view(self) -> JSON | None:
        with suppress(Refused):  # Between two games.
            view: JSON = (await self.player.game(self.table))["view"]
            return view
        return None

    async def _send(self, sent: Sent) -> None:
        sent.times += 1
        try:
            version = await self.player.command(self.table, sent.ask, sent.answer, sent.key)
        except Refused as refused:
            self._settle(sent, None, refused.code)
        else:
            self._settle(sent, version, None)

    def _decide(self, view: JSON) -> Sent:
        key = f"{self.player.name}-{len(self.settled)}"
        return Sent(key, view["request"]["id"], bots.choose("random", view, self.random))

    def _settle(self, sent: Sent, version: int | None, refused: str | None) -> None:
        if refused not in UNSETTLED:
            sent.version, sent.refused = version, refused
            self.settled.append(sent)
            self.open = None


class LiveGamer(Gamer):
    """A person with a websocket, or a spectator, who is never asked; remembers all that they were told."""

    def __init__(self, player: Player, table: JSON, random: Random) -> None:
        super().__init__(player, table, random)
        self.live: Live | None = None
        self.at: tuple[str, int] | None = None
        self.first: dict[str, tuple[int, int | None]] = {}
        """The version with which they first saw each game, and their seat in it."""
        self.told: dict[str, list[JSON]] = defaultdict(list)
        """The events of each game."""

    async def _play(self) -> None:
        query = "?game={}&version={}".format(*self.at) if self.at else ""
        async with self.player.live(self.table, query) as live:
            self.live = live
            try:
                while not live.closed:
                    if self.open is not None:
                        await self._send_live(live, self.open)
                    elif (question := self._question(live)) is not None:
                        self.open = self._decide(question)
                    else:
                        await live.until(lambda: live.closed or self._question(live))
            finally:
                self._remember(live)

    def _question(self, live: Live) -> JSON | None:
        return live.view if live.view and live.view["request"] and not self.resting else None

    async def _send_live(self, live: Live, sent: Sent) -> None:
        sent.times += 1
        after = len(live.frames)

        def reply() -> JSON | None:
            return next((f for f in live.frames[after:] if f.get("id") == sent.key), None)

        with suppress(websockets.ConnectionClosed):
            command = {"ask": sent.ask, "answer": sent.answer}
            await live.send(type="command", id=sent.key, command=command)
            await live.until(lambda: live.closed or reply())
        if (frame := reply()) is not None:
            accepted = frame["type"] == "accepted"
            self._settle(sent, frame["version"] if accepted else None, None if accepted else frame["code"])

    def _remember(self, live: Live) -> None:
        for frame in live.frames:
            if frame["type"] == "snapshot":
                self.first.setdefault(frame["game_id"], (frame["version"], frame["view"]["viewer"]))
                self.at = frame["game_id"], frame["version"]
            elif frame["type"] == "patch":
                self.at = frame["game_id"], frame["to"]
            else:
                continue
            self.told[frame["game_id"]] += frame["events"]


class Party:
    """A table of people, bots and a spectator; one game after the other."""

    def __init__(self, table: JSON, people: list[Gamer], spectator: LiveGamer) -> None:
        self.table = table
        self.people = people
        self.spectator = spectator
        self.resting = False

    @property
    def everybody(self) -> list[Gamer]:
        """The people and the spectator."""
        return [*self.people, self.spectator]

    @property
    def sockets(self) -> list[LiveGamer]:
        """Those with a websocket."""
        return [gamer for gamer in self.everybody if isinstance(gamer, LiveGamer)]

    async def keep_going(self) -> None:
        """The host begins another game whenever one is over, until the connection breaks."""
        host, *guests = [gamer.player for gamer in self.people]
        with suppress(*BREAKS):
            while not self.resting:
                with suppress(Refused):
                    status = (await host.table(self.table))["status"]
                    if status == "finished":
                        await host.do(self.table, "rematch")
                    elif status == "lobby":
                        for guest in guests:
                            await guest.do(self.table, "ready", ready=True)
                        await host.do(self.table, "start")
                await asyncio.sleep(0.1)

    def rest(self) -> None:
        """From now on nobody sends anything new."""
        self.resting = True
        for gamer in self.everybody:
            gamer.resting = True

    async def is_settled(self) -> bool:
        """Whether every command is answered, the game waits for a person, and all sockets show it."""
        if any(gamer.open for gamer in self.everybody):
            return False
        views = [await gamer._view() for gamer in self.people]
        if not all(view and (view["outcome"] or any(v and v["request"] for v in views)) for view in views):
            return (await self.people[0].player.table(self.table))["status"] == "lobby"
        return all(
            g.live and g.live.view and g.live.version == (views[0] or {})["version"] for g in self.sockets
        )


async def greet(name: str, address: str) -> Player:
    """A new guest."""
    async with httpx.AsyncClient(base_url=f"{address}/api", timeout=PATIENCE) as http:
        answer = (await http.post("/guests", json={"name": name})).json()
    return Player(name, answer["token"], answer["person"]["id"], httpx.AsyncClient(), port=0)


async def party(address: str, number: int, seats: int, random: Random) -> Party:
    """Two to four people (every other one over REST alone), two bots, and somebody who looks on."""
    names = [f"P{number}{letter}" for letter in "abcd"[:seats]]
    players = [await greet(name, address) for name in (*names, f"W{number}")]
    people: list[Gamer] = []
    for index, player in enumerate(players[:-1]):
        people.append((LiveGamer if index % 2 == 0 else Gamer)(player, {}, random))
        await people[-1].move_to(address)
    host = players[0]
    table = await host.open(seats=seats + 2, options={"coins_to_win": 5})
    for player in players[1:-1]:
        await player.join(table)
    for seat, kind in ((seats, "heuristic"), (seats + 1, "random")):
        await host.do(table, "bots", seat=seat, kind=kind)
    spectator = LiveGamer(players[-1], table, random)
    await spectator.move_to(address)
    await spectator.player.post("/watch/" + table["watch_path"].rpartition("/")[2])
    for person in people:
        person.table = table
    return Party(table, people, spectator)
