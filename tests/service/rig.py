"""A running server for tests, and people who use it as clients do: over REST and websockets."""

import asyncio
import copy
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import uvicorn
import websockets

from app import bots
from app.main import create_app
from app.serve import configuration
from app.settings import Settings
from app.tables.pace import Pace

JSON = dict[str, Any]

QUICK = Pace(
    clocks={"30s": 0.25, "2min": 3600.0},
    bot_delay=(0.0, 0.0),
    overdue_grace=0.3,
    absence=0.2,
    flicker=0.05,
    rest=3600.0,
    heartbeat=0.1,
    silence=30.0,
    company=3600.0,
    host_away=3600.0,
)
"""An afternoon in a second. Of the two clocks the short one runs out soon, the long one never."""

PATIENCE = 180.0
"""How long a test waits for what must happen. Never a measure of anything."""


class Server:
    """A real web server on a real port, in the test's own event loop."""

    def __init__(self, database_url: str, pace: Pace, **settings: Any) -> None:
        chosen = {"rate_limits": False, **settings}
        self.settings = Settings(_env_file=None, database_url=database_url, port=0, **chosen)
        self.app = create_app(self.settings, pace)
        config = configuration(self.settings)
        config.app = self.app
        self._server = uvicorn.Server(config)
        self._clients: list[httpx.AsyncClient] = []

    @property
    def tables(self) -> Any:
        return self.app.state.tables

    @property
    def port(self) -> int:
        return int(self._server.servers[0].sockets[0].getsockname()[1])

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Server"]:
        task = asyncio.create_task(self._server.serve())
        try:
            await until(lambda: self._server.started or task.done())
            yield self
        finally:
            for client in self._clients:
                await client.aclose()
            self._server.should_exit = True
            await task

    def client(self, **options: Any) -> httpx.AsyncClient:
        base = f"http://127.0.0.1:{self.port}/api"
        self._clients.append(httpx.AsyncClient(base_url=base, timeout=PATIENCE, **options))
        return self._clients[-1]

    async def person(self, name: str) -> "Player":
        http = self.client()
        answer = (await http.post("/guests", json={"name": name})).json()
        http.cookies.clear()
        http.headers["Authorization"] = f"Bearer {answer['token']}"
        return Player(name, answer["token"], answer["person"]["id"], http, self.port)


class Refused(AssertionError):
    """The server answered with an error; the test may have wanted just that."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__(f"{response.status_code} {response.text}")
        self.status = response.status_code
        self.text = response.text
        self.error: JSON = response.json()["error"]
        self.code: str = self.error["code"]
        assert set(response.json()) == {"error"}
        assert set(self.error) == {"code", "message", "details"}
        assert self.error["message"][0].isupper()
        assert self.error["message"].endswith("."), "a sentence"


@dataclass
class Player:
    """A person with a token; keeps every byte that the server has sent them."""

    name: str
    token: str
    id: str
    http: httpx.AsyncClient
    port: int
    received: list[str] = field(default_factory=list)

    def at(self, server: Server) -> "Player":
        """The same person at another server process."""
        http = server.client(headers=self.http.headers)
        return Player(self.name, self.token, self.id, http, server.port, self.received)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        response = await self.http.request(method, path, json=body)
        self.received.append(response.text)
        if response.is_error:
            raise Refused(response)
        return response.json() if response.content else None

    async def get(self, path: str) -> Any:
        return await self.call("GET", path)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.call("POST", path, {} if body is None else body)

    async def open(self, game: str = "looterz", **options: Any) -> JSON:
        table: JSON = await self.post("/tables", {"game": game, **options})
        return table

    async def join(self, table: JSON) -> JSON:
        joined: JSON = await self.post(f"/invites/{table['code']}")
        return joined

    async def table(self, table: JSON) -> JSON:
        answer: JSON = await self.get(f"/tables/{table['id']}")
        return answer

    async def game(self, table: JSON) -> JSON:
        answer: JSON = await self.get(f"/tables/{table['id']}/game")
        return answer

    async def do(self, table: JSON, what: str, **body: Any) -> Any:
        return await self.post(f"/tables/{table['id']}/{what}", body)

    async def command(self, table: JSON, ask: int, answer: Any, key: str = "", **more: Any) -> int:
        body = {"id": key or str(uuid4()), "command": {"ask": ask, "answer": answer}, **more}
        return int((await self.post(f"/tables/{table['id']}/commands", body))["version"])

    async def answer(self, table: JSON, random: Random) -> bool:
        """Answers at random what this person is being asked; returns whether there was anything."""
        view = (await self.game(table))["view"]
        if view["request"] is None:
            return False
        await self.command(table, view["request"]["id"], bots.choose("random", view, random))
        return True

    def live(self, table: JSON, query: str = "", **options: Any) -> "Live":
        return Live(self, f"ws://127.0.0.1:{self.port}/api/tables/{table['id']}/live{query}", options)


class Live:
    """A websocket client: applies snapshots and patches as docs/protocol.md says."""

    def __init__(self, player: Player, url: str, options: JSON) -> None:
        self.player = player
        self.frames: list[JSON] = []
        self.raw: list[str] = []
        self.table: JSON | None = None
        self.view: JSON | None = None
        self.version: int | None = None
        self.events: list[JSON] = []
        self.closed: int | None = None
        usual = {"additional_headers": {"Authorization": f"Bearer {player.token}"}, "compression": None}
        patient = {"max_size": None, "open_timeout": PATIENCE, "ping_interval": None}
        self._connecting = websockets.connect(url, **{**usual, **patient, **options})
        self._changed = asyncio.Event()

    async def __aenter__(self) -> "Live":
        self.socket = await self._connecting
        self._reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()
        await self._reader

    async def _read(self) -> None:
        try:
            async for raw in self.socket:
                self._take(str(raw))
                self._changed.set()
        except websockets.ConnectionClosedError:
            pass
        self.closed = self.socket.close_code
        self._changed.set()

    def _take(self, raw: str) -> None:
        frame = json.loads(raw)
        self.raw.append(raw)
        self.frames.append(frame)
        self.player.received.append(raw)
        match frame["type"]:
            case "table":
                self.table = frame["table"]
            case "snapshot":
                self.view, self.version = frame["view"], frame["version"]
                self.events += frame["events"]
            case "patch":
                assert frame["from"] == self.version
                self.view, self.version = patched(self.view, frame["ops"]), frame["to"]
                self.events += frame["events"]

    async def until(self, condition: Callable[[], Any]) -> None:
        """Waits until the condition holds after some frame."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self._changed.clear()
                await self._changed.wait()

    async def send(self, **frame: Any) -> None:
        await self.socket.send(json.dumps(frame))

    async def command(self, ask: int, answer: Any, key: str = "", **more: Any) -> JSON:
        """Sends a command and waits for its answer."""
        key = key or str(uuid4())
        before = len(self.frames)
        await self.send(type="command", id=key, command={"ask": ask, "answer": answer}, **more)
        return await self.reply(key, before)

    async def reply(self, key: str | None, after: int = 0) -> JSON:
        def found() -> list[JSON]:
            return [f for f in self.frames[after:] if f["type"] in ("accepted", "refused") and f["id"] == key]

        await self.until(found)
        return found()[0]

    def of_type(self, kind: str) -> list[JSON]:
        return [frame for frame in self.frames if frame["type"] == kind]


def patched(document: Any, ops: list[JSON]) -> Any:
    """RFC 6902, as far as the server uses it."""
    document = copy.deepcopy(document)
    for op in ops:
        *path, last = [part.replace("~1", "/").replace("~0", "~") for part in op["path"].split("/")[1:]]
        place = document
        for part in path:
            place = place[int(part)] if isinstance(place, list) else place[part]
        if isinstance(place, list):
            index = len(place) if last == "-" else int(last)
            if op["op"] == "add":
                place.insert(index, op["value"])
            elif op["op"] == "remove":
                place.pop(index)
            else:
                place[index] = op["value"]
        elif op["op"] == "remove":
            del place[last]
        else:
            place[last] = op["value"]
    return document


async def until(condition: Callable[[], Any]) -> None:
    """Waits until the condition holds."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it never happened"
        await asyncio.sleep(0.005)


async def until_true(condition: Callable[[], Any]) -> Any:
    """Waits until the coroutine's result is true, and returns it."""
    deadline = time.monotonic() + PATIENCE
    while not (result := await condition()):
        assert time.monotonic() < deadline, "it never happened"
        await asyncio.sleep(0.01)
    return result


async def seated(people: list[Player], game: str = "looterz", **options: Any) -> JSON:
    """A table at which these people sit, all ready, the first one as host."""
    table = await people[0].open(game, **options)
    for guest in people[1:]:
        await guest.join(table)
        await guest.do(table, "ready", ready=True)
    return await people[0].table(table)


async def started(people: list[Player], game: str = "looterz", **options: Any) -> JSON:
    """A table where these people have begun a game."""
    table = await seated(people, game, **options)
    answer: JSON = await people[0].do(table, "start")
    return answer


async def play_to_the_end(people: list[Player], table: JSON, random: Random, most: int = 5000) -> JSON:
    """Everybody answers at random until the game is over; returns the outcome."""
    for _ in range(most):
        for player in people:
            await player.answer(table, random)
        view = (await people[0].game(table))["view"]
        if view.get("outcome") or view.get("winners") is not None:
            return view
    raise AssertionError("the game does not end")


async def asked(people: list[Player], table: JSON) -> tuple[Player, JSON]:
    """Somebody who is being asked, and what."""
    for player in people:
        request = (await player.game(table))["view"]["request"]
        if request:
            return player, request
    raise AssertionError("nobody is being asked")
