"""Old tables and guests are not kept for ever."""

import logging
from datetime import timedelta

from app.store import tidying
from app.tables.memory import Memory
from app.tables.pace import Pace

log = logging.getLogger(__name__)


class Tidying:
    """Deletes tables that nobody has touched for long, with all that is theirs, and forgotten guests."""

    def __init__(self, memory: Memory, pace: Pace) -> None:
        self._memory = memory
        self._keep = timedelta(seconds=pace.keep)

    async def tidy(self) -> None:
        """Deletes what is old enough; what fails now is done the next time."""
        if not self._keep:
            return
        try:
            await self._tidy()
        except Exception:
            log.exception("could not delete what is old")

    async def _tidy(self) -> None:
        while gone := await tidying.delete_tables(self._memory.database, self._keep):
            for table_id in gone:
                await self._memory.reload_and_tell(table_id)
        while await tidying.delete_persons(self._memory.database, self._keep):
            pass
