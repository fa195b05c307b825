"""A table whose host is gone gets another one."""

from contextlib import suppress
from datetime import timedelta
from uuid import UUID

from app.store import tables
from app.store.models import utc_now
from app.tables.changing import Change, Changes
from app.tables.pace import Pace
from app.tables.refused import Refused
from app.tables.whole import whole


class Hosts:
    """Notices hosts who have been away for long, and hands their tables on."""

    def __init__(self, changes: Changes, pace: Pace) -> None:
        self._changes = changes
        self._away = timedelta(seconds=pace.host_away)

    async def pass_on(self) -> None:
        """Makes somebody who is there the host wherever the host has been away for too long."""
        for table_id in await tables.ids_without_host(self._changes.memory.database, self._away):
            with suppress(Refused):  # The table is gone.
                await whole(self._pass_on(table_id))

    async def _pass_on(self, table_id: UUID) -> None:
        async with self._changes.change(table_id) as change:
            change.quiet = not self._is_host_away(change) or not change.hand_on()

    def _is_host_away(self, change: Change) -> bool:
        """Looked at again: they may have come back meanwhile."""
        since = next((s.absent_since for s in change.people() if s.person_id == change.table.host_id), None)
        return since is not None and utc_now() - since > self._away
