"""How processes tell each other that a table has changed: through PostgreSQL, or through Redis."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from uuid import UUID

from redis.asyncio import Redis

from app.store.database import Database, Driver
from app.tables.announce import Changed, Note

CHANNEL = "rigor"
SECONDS_BETWEEN_CHECKS = 10.0

Hear = Callable[[str], None]


class Fanout(ABC):
    """Announces what this process does, and listens to what the others announce.

    Announcements are sent soon after the commit, many at once, and of a table only the latest. One that is
    lost is made up for by looking into the database now and then (`Listener`).
    """

    def __init__(self, process_id: UUID) -> None:
        self._own = f"{process_id} "
        self._pending: dict[object, Note] = {}
        self._wake = asyncio.Event()

    def announce(self, note: Note) -> None:
        """Sends the note soon."""
        if isinstance(note, Changed):
            self._pending[note.table_id] = note.latest(self._pending.get(note.table_id))
        else:
            self._pending[note] = note
        self._wake.set()

    @abstractmethod
    async def run(self, hear: Hear, ready: Callable[[], None]) -> None:
        """Sends, and calls `hear` with all notes of other processes, after `ready`; raises when cut off."""

    @abstractmethod
    async def close(self) -> None:
        """Closes what is open."""

    async def _next_texts(self) -> list[str]:
        """What is to be sent; waits for something, but not for ever."""
        try:
            async with asyncio.timeout(SECONDS_BETWEEN_CHECKS):
                await self._wake.wait()
        except TimeoutError:
            return []
        self._wake.clear()
        pending, self._pending = self._pending, {}
        return [self._own + note.text() for note in pending.values()]

    def _listen_to(self, text: str, hear: Hear) -> None:
        if not text.startswith(self._own):
            hear(text.partition(" ")[2])


class PostgresFanout(Fanout):
    """LISTEN and NOTIFY, on one connection.

    Not within the statement that writes: PostgreSQL lets commits with a NOTIFY wait for each other, each for
    the disk, so that there could be no more of them than the disk has flushes.
    """

    def __init__(self, database: Database, process_id: UUID) -> None:
        super().__init__(process_id)
        self._database = database

    async def run(self, hear: Hear, ready: Callable[[], None]) -> None:
        async with self._database.dedicated() as connection:

            def heard(_connection: object, _pid: int, _channel: str, payload: object) -> None:
                self._listen_to(str(payload), hear)

            await connection.execute("SET synchronous_commit = off")  # There is nothing to be kept.
            await connection.add_listener(CHANNEL, heard)
            ready()
            while True:
                await self._send(connection, await self._next_texts())

    async def close(self) -> None:
        return None

    async def _send(self, connection: Driver, texts: Sequence[str]) -> None:
        """Also with nothing to send: it finds out whether the connection is alive."""
        statement = f"SELECT pg_notify('{CHANNEL}', note) FROM unnest($1::text[]) AS note"
        await connection.execute(statement, texts, timeout=SECONDS_BETWEEN_CHECKS)


class RedisFanout(Fanout):
    """Redis pub/sub."""

    def __init__(self, url: str, process_id: UUID) -> None:
        super().__init__(process_id)
        self._redis: Redis = Redis.from_url(url, decode_responses=True)

    async def run(self, hear: Hear, ready: Callable[[], None]) -> None:
        async with self._redis.pubsub() as subscription, asyncio.TaskGroup() as tasks:
            await subscription.subscribe(CHANNEL)
            ready()
            tasks.create_task(self._send())
            async for message in subscription.listen():
                if message["type"] == "message":
                    self._listen_to(message["data"], hear)

    async def _send(self) -> None:
        while True:
            for text in await self._next_texts():
                await self._redis.publish(CHANNEL, text)

    async def close(self) -> None:
        await self._redis.aclose()
