"""How processes tell each other that a table has changed: through PostgreSQL, or through Redis."""

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Callable
from typing import Protocol
from uuid import UUID

from redis.asyncio import Redis
from redis.exceptions import RedisError

from app.store.database import CHANNEL, Database
from app.tables.announce import Announcer, Note

SECONDS_BETWEEN_CHECKS = 10.0

log = logging.getLogger(__name__)


class Fanout(Announcer, Protocol):
    """Announces what this process does, and listens to what the others announce."""

    @abstractmethod
    async def listen(self, hear: Callable[[str], None], ready: Callable[[], None]) -> None:
        """Calls `ready`, then `hear` with every note of another process; raises when the line is lost."""

    @abstractmethod
    async def close(self) -> None:
        """Closes what is open."""


class PostgresFanout(Fanout):
    """NOTIFY within the statement that writes: told if and only if it is committed."""

    def __init__(self, database: Database, process_id: UUID) -> None:
        self._database = database
        self._own = f"{process_id} "

    def within(self, note: Note) -> str | None:
        return self._own + note.text()

    async def after(self, note: Note) -> None:
        return None

    async def listen(self, hear: Callable[[str], None], ready: Callable[[], None]) -> None:
        async with self._database.dedicated() as connection:

            def heard(_connection: object, _pid: int, _channel: str, payload: object) -> None:
                if not str(payload).startswith(self._own):
                    hear(str(payload).partition(" ")[2])

            await connection.add_listener(CHANNEL, heard)
            ready()
            while True:
                await asyncio.sleep(SECONDS_BETWEEN_CHECKS)
                await connection.execute("SELECT 1", timeout=SECONDS_BETWEEN_CHECKS)

    async def close(self) -> None:
        return None


class RedisFanout(Fanout):
    """Redis pub/sub after the commit."""

    def __init__(self, url: str, process_id: UUID) -> None:
        self._redis: Redis = Redis.from_url(url, decode_responses=True)
        self._own = f"{process_id} "

    def within(self, note: Note) -> str | None:
        return None

    async def after(self, note: Note) -> None:
        try:
            await self._redis.publish(CHANNEL, self._own + note.text())
        except (RedisError, OSError):
            # It is committed; the others see it with the next note about the table, or when they listen anew.
            log.exception("could not tell the other processes")

    async def listen(self, hear: Callable[[str], None], ready: Callable[[], None]) -> None:
        async with self._redis.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            ready()
            async for message in subscription.listen():
                if message["type"] == "message" and not message["data"].startswith(self._own):
                    hear(message["data"].partition(" ")[2])

    async def close(self) -> None:
        await self._redis.aclose()
