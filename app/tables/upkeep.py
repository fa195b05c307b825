"""What a server process does all the time: says that it is alive, and has or seeks the lead."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from datetime import timedelta
from uuid import UUID

from app.store import leader, presence
from app.store.database import Driver as Connection
from app.store.models import utc_now
from app.tables.pace import Pace
from app.tables.parts import Tables

SECONDS_TO_TRY_AGAIN = 1.0

log = logging.getLogger(__name__)


class Upkeep:
    """The leader drives the bots and clocks of all tables, notices processes that have died, and tidies up.

    The lead is a lock that the database frees by itself when the leader's connection ends.
    """

    def __init__(
        self, tables: Tables, pace: Pace, process_id: UUID, revived: Callable[[], Awaitable[None]]
    ) -> None:
        self._database = tables.memory.database
        self._absence = tables.absence
        self._driver = tables.driver
        self._hosts = tables.hosts
        self._tidying = tables.tidying
        self._pace = pace
        self._process_id = process_id
        self._revived = revived

    async def begin(self) -> None:
        """Puts this process on the list."""
        await presence.heartbeat(self._database, self._process_id)

    async def beat(self) -> None:
        """Says that this process is alive, until cancelled."""
        while True:
            await asyncio.sleep(self._pace.heartbeat)
            try:
                if await presence.heartbeat(self._database, self._process_id):
                    await self._revived()
            except Exception:
                log.exception("could not say that this process is alive")

    async def lead(self) -> None:
        """Seeks the lead, and does the leader's work while it lasts, until cancelled."""
        while True:
            try:
                async with leader.candidacy(self._database) as connection:
                    await self._lead(connection)
            except Exception:
                log.exception("lost the lead")
            finally:
                self._driver.give_up_the_lead()
            await asyncio.sleep(SECONDS_TO_TRY_AGAIN)

    async def _lead(self, connection: Connection) -> None:
        while not await leader.try_to_lead(connection):  # noqa: ASYNC110, the other one is another process
            await asyncio.sleep(SECONDS_TO_TRY_AGAIN)
        await self._driver.take_the_lead()
        tidied = -self._pace.tidy
        while True:
            await self._bury_the_dead()
            await self._hosts.pass_on()
            if time.monotonic() >= tidied + self._pace.tidy:
                await self._tidying.tidy()
                tidied = time.monotonic()
            await asyncio.sleep(self._pace.heartbeat)
            await leader.still_leads(connection)

    async def end(self) -> None:
        """Takes this process off the list; who was connected to it is away from now on."""
        await self._absence.bury(self._process_id, utc_now())

    async def _bury_the_dead(self) -> None:
        silence = timedelta(seconds=self._pace.silence)
        for process_id, seen_at in await presence.dead_processes(self._database, silence):
            await self._absence.bury(process_id, seen_at)
