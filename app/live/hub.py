"""All rooms of this process: brings what happens at the tables to whoever is connected to them."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncGenerator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any
from uuid import UUID

from app.engine.kernel.events import decode_events
from app.live.room import Room, visible
from app.live.socket import CLOSED_GOING_AWAY, Socket
from app.store import games
from app.store.models import utc_now
from app.store.records import ChatRecord, LogRecord
from app.tables.absence import Absence
from app.tables.commands import viewer_of
from app.tables.memory import LiveTable, Memory, News
from app.tables.pace import Pace
from app.tables.public import JSON, chat_json
from app.tables.refused import Refused

MOST_SOCKETS = 20
"""How many sockets a person may have at one table."""

log = logging.getLogger(__name__)


class Hub:
    """Watches tables and keeps the rooms up to date."""

    def __init__(self, memory: Memory, absence: Absence, pace: Pace) -> None:
        self._memory = memory
        self._absence = absence
        self._pace = pace
        self._rooms: dict[UUID, Room] = {}
        self._here: Counter[tuple[UUID, UUID]] = Counter()
        """Sockets by table and person, also those of who is still arriving."""
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def connected(self, socket: Socket, seen: tuple[UUID, int] | None) -> AsyncGenerator[None]:
        """Connects a socket to its table while the context lasts; refuses who neither sits nor watches there.

        `seen` is the game and version that the client has.
        """
        viewer_of(await self._memory.fresh(socket.table_id), socket.person_id)
        place = socket.table_id, socket.person_id
        if self._here[place] >= MOST_SOCKETS:
            raise Refused("slow_down", "You have this table open too many times. Close some of its windows.")
        self._here[place] += 1
        try:
            await self._absence.arrive(*place)
            await self._enter(socket, seen)
            yield
        finally:
            self._leave(socket)

    async def _enter(self, socket: Socket, seen: tuple[UUID, int] | None) -> None:
        async with self._memory.lock(socket.table_id):
            # Whatever was written before this is in the view; whatever comes after is told to the room.
            live = await self._memory.fresh(socket.table_id)
            missed = await self._missed(live, viewer_of(live, socket.person_id), seen)
            room = self._rooms.get(socket.table_id)
            if room is None:
                room = self._rooms[socket.table_id] = Room(live)
            elif room.live is not live:
                await self._memory.tell(socket.table_id, live)
            room.enter(socket, missed)

    def _leave(self, socket: Socket) -> None:
        """Forgets a socket. A person without any is away after a moment, unless they come back."""
        room = self._rooms.get(socket.table_id)
        if room is not None:
            room.leave(socket)
            if not room.sockets:
                del self._rooms[socket.table_id]
        place = socket.table_id, socket.person_id
        self._here[place] -= 1
        if not self._here[place]:
            del self._here[place]
            self._spawn(self._depart(*place))

    async def changed(self, table_id: UUID, live: LiveTable | None, news: Sequence[News]) -> None:
        """The table has changed; what this process has not heard of meanwhile is read from the log."""
        room = self._rooms.get(table_id)
        if room is None:
            return
        if live is None:
            del self._rooms[table_id]
            room.close("table_closed", "This table was closed.")
            return
        room.advance(live, await self._all_news(room.live, live, news))

    def said(self, record: ChatRecord) -> None:
        """Somebody has said something at a table."""
        if (room := self._rooms.get(record.table_id)) is not None:
            room.say(chat_json(record))

    def watches(self, table_id: UUID) -> bool:
        """Whether anybody is connected to the table here."""
        return table_id in self._rooms

    def watched(self) -> list[UUID]:
        """The tables to which anybody is connected here."""
        return list(self._rooms)

    async def arrive_again(self) -> None:
        """Notes again who is connected here, after others took this process for dead."""
        for table_id, room in list(self._rooms.items()):
            for person_id in list(room.sockets):
                try:
                    await self._absence.arrive(table_id, person_id)
                except Exception:  # Whoever was removed, or a broken table, may not stop all others.
                    log.exception("could not note that somebody is at table %s", table_id)

    async def stop(self) -> None:
        """Closes all sockets; the clients connect again when the server is back."""
        for room in self._rooms.values():
            for sockets in room.sockets.values():
                for socket in sockets:
                    socket.close(CLOSED_GOING_AWAY, "The server is restarting.")
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _depart(self, table_id: UUID, person_id: UUID) -> None:
        since, place = utc_now(), (table_id, person_id)
        await asyncio.sleep(self._pace.flicker)
        if place not in self._here:
            with suppress(Refused):  # The table may be gone.
                await self._absence.depart(table_id, person_id, since)
                if place in self._here:  # They have come back meanwhile, and that may be what was undone.
                    await self._absence.arrive(table_id, person_id)

    async def _all_news(self, before: LiveTable, live: LiveTable, news: Sequence[News]) -> Sequence[News]:
        old, new = before.play, live.play
        if old is None or new is None or old.id != new.id or old.revision + len(news) == new.revision:
            return news
        return [
            _news(entry)
            for entry in await games.log_after_revision(self._memory.database, new.id, old.revision)
        ]

    async def _missed(self, live: LiveTable, viewer: int | None, seen: tuple[UUID, int] | None) -> list[JSON]:
        if seen is None or live.play is None or seen[0] != live.play.id:
            return []
        entries = await games.log_after_version(self._memory.database, live.play.id, seen[1])
        return visible([_news(entry) for entry in entries], viewer)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("could not note an absence", exc_info=error)


def _news(entry: LogRecord) -> News:
    return News(entry.revision, entry.version, decode_events(entry.events))
