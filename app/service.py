"""The service of one process: its parts wired to each other, with a beginning and an end."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from uuid import uuid4

from app.live.fanout import Fanout, PostgresFanout, RedisFanout
from app.live.hub import Hub
from app.live.listener import Listener
from app.store.database import Database
from app.tables.limits import Limits
from app.tables.pace import Pace
from app.tables.parts import Tables
from app.tables.upkeep import Upkeep
from app.tables.whole import rest


class Service:
    """Tables, the sockets connected to them, and what happens by itself."""

    def __init__(self, database_url: str, redis_url: str | None, pace: Pace, limits: Limits) -> None:
        process_id = uuid4()
        self._pace = pace
        self._database = Database(database_url)
        self._fanout: Fanout = (
            RedisFanout(redis_url, process_id) if redis_url else PostgresFanout(self._database, process_id)
        )
        self.tables = Tables(self._database, self._fanout, pace, limits, process_id)
        self.hub = Hub(self.tables.memory, self.tables.absence, pace)
        self.tables.memory.watchers.append(self.hub)
        self.tables.chat.heard = self.hub.said
        self._listener = Listener(
            self._fanout, self.tables.memory, self.hub, self.tables.driver, self.tables.chat
        )
        self._upkeep = Upkeep(self.tables, pace, process_id, self.hub.arrive_again)

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """Listens to other processes, and drives bots and clocks, while the context lasts."""
        async with self._database.opened(), self._going_on():
            yield

    @asynccontextmanager
    async def _going_on(self) -> AsyncGenerator[None]:
        await self._upkeep.begin()
        loops = [
            asyncio.create_task(loop)
            for loop in (
                self._listener.run(),
                self._listener.look_again(self._pace.look_again),
                self._upkeep.beat(),
                self._upkeep.lead(),
            )
        ]
        await self._listener.is_ready.wait()
        try:
            yield
        finally:
            for loop in loops:
                loop.cancel()
            for loop in loops:
                with suppress(asyncio.CancelledError):
                    await loop
            await self._stop()

    async def _stop(self) -> None:
        await self.tables.driver.stop()
        await self.hub.stop()
        await self._listener.stop()
        await rest()
        await self._upkeep.end()
        await self._fanout.close()
