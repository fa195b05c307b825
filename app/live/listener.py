"""Follows what the other processes do."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any
from uuid import UUID

from app.live.fanout import Fanout
from app.live.hub import Hub
from app.store import tables
from app.tables.announce import Changed, parse_note
from app.tables.chat import Chat
from app.tables.driver import Driver
from app.tables.memory import Memory

SECONDS_TO_RECONNECT = 0.5
AT_ONCE = 4
"""How many tables are loaded at a time after a look: the others' requests need connections too."""

log = logging.getLogger(__name__)


class Listener:
    """Loads the tables that others have changed, as far as anybody here cares, once for many notes."""

    def __init__(self, fanout: Fanout, memory: Memory, hub: Hub, driver: Driver, chat: Chat) -> None:
        self._fanout = fanout
        self._memory = memory
        self._hub = hub
        self._driver = driver
        self._chat = chat
        self._wanted: dict[UUID, Changed] = {}
        self._tasks: dict[object, asyncio.Task[None]] = {}
        self._a_few = asyncio.Semaphore(AT_ONCE)
        self.is_ready = asyncio.Event()

    async def run(self) -> None:
        """Listens until cancelled, and connects again whenever the connection is lost."""
        while True:
            try:
                await self._fanout.run(self._hear, self._ready)
            except Exception:
                log.warning("lost the connection to the other processes; connecting again", exc_info=True)
            await asyncio.sleep(SECONDS_TO_RECONNECT)

    async def look_again(self, seconds: float) -> None:
        """Makes up for lost notes: a process may be killed between a commit and its announcement."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await self._look_again()
            except Exception:
                log.exception("could not look for changes")

    async def stop(self) -> None:
        """Drops what is not yet done."""
        for task in list(self._tasks.values()):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task

    def _ready(self) -> None:
        if self.is_ready.is_set():
            self._spawn(self, self._look_again())
        self.is_ready.set()

    async def _look_again(self) -> None:
        """Compares revisions; only what has another one than was told is loaded."""
        watched = self._hub.watched()
        known = await tables.all_revisions(self._memory.database, watched)
        if self._driver.leads:
            known |= await self._driver.in_play()
        cared_for = known.keys() | set(watched)
        for table_id in cared_for:
            is_told = table_id in known and self._memory.has_told(table_id, known[table_id])
            # Not under the table's own key, or a note that comes meanwhile would wait for the next look.
            if not is_told and ("look", table_id) not in self._tasks:
                self._spawn(("look", table_id), self._reload(table_id))
        self._memory.care_for(cared_for)

    async def _reload(self, table_id: UUID) -> None:
        async with self._a_few:
            await self._memory.reload_and_tell(table_id)

    def _hear(self, text: str) -> None:
        note = parse_note(text)
        if not isinstance(note, Changed):
            self._spawn(note, self._chat.pass_on(note.number))
            return
        if self._hub.watches(note.table_id) or self._driver.leads:
            self._wanted[note.table_id] = note.latest(self._wanted.get(note.table_id))
            if note.table_id not in self._tasks:
                self._spawn(note.table_id, self._catch_up(note.table_id))

    async def _catch_up(self, table_id: UUID) -> None:
        while (note := self._wanted.pop(table_id, None)) is not None:
            if not self._memory.has_told(table_id, (note.table_revision, note.game_revision)):
                await self._memory.reload_and_tell(table_id)

    def _spawn(self, key: object, work: Coroutine[Any, Any, None]) -> None:
        task = self._tasks[key] = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(lambda done: self._done(key, done))

    def _done(self, key: object, task: asyncio.Task[None]) -> None:
        self._tasks.pop(key, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("could not follow another process", exc_info=error)
