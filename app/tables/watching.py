"""Looking on at a table without a seat."""

from hashlib import sha256
from uuid import UUID

from sqlalchemy.exc import IntegrityError

from app.store import tables
from app.tables.changing import Changes
from app.tables.codes import new_code, parse_code
from app.tables.refused import Refused, seat_revoked
from app.tables.whole import whole

MOST_SPECTATORS = 100
CODE_ATTEMPTS = 5


class Watching:
    """Who may see what everybody may see. The watch code is the key, and the host changes the lock."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._database = changes.memory.database

    async def table_of(self, code: str) -> UUID:
        """The table that a watch code leads to."""
        known = parse_code(code)
        table_id = await tables.id_by_watch_code(self._database, known) if known else None
        if table_id is None:
            raise Refused("wrong_code", "This link does not lead to a table (any more). Ask its host.")
        return table_id

    async def join(self, table_id: UUID, person_id: UUID, code: str) -> None:
        """The person may look on from now on; nothing happens if they sit here or watch already."""
        await whole(self._join(table_id, person_id, code))

    async def _join(self, table_id: UUID, person_id: UUID, code: str) -> None:
        async with self._changes.change(table_id) as change:
            if await tables.is_removed(change.session, table_id, person_id):
                raise seat_revoked()
            if change.table.watch_code != parse_code(code):  # The host was faster.
                raise Refused("wrong_code", "This link does not lead to a table any more. Ask its host.")
            seated = any(seat.person_id == person_id for seat in change.table.seats)
            if seated or await change.watches(person_id):
                change.quiet = True
                return
            if len(await tables.spectator_ids(change.session, table_id)) >= MOST_SPECTATORS:
                raise Refused("too_many_spectators", "There is no room to watch from. Ask the host.")
            await tables.add_spectator(change.session, table_id, person_id)

    async def allow(self, table_id: UUID, host_id: UUID, allowed: bool) -> None:
        """Gives the table a new watch code, or none. Whoever was watching is turned out."""
        for _ in range(CODE_ATTEMPTS):
            try:
                await whole(self._allow(table_id, host_id, new_code() if allowed else None))
            except IntegrityError:
                continue  # The code is taken.
            return
        raise Refused("busy", "No free watch code was found. Try again.")

    async def _allow(self, table_id: UUID, host_id: UUID, code: str | None) -> None:
        async with self._changes.change(table_id) as change:
            await change.require_host(host_id)
            change.table.watch_code = code
            await tables.remove_spectators(change.session, table_id)

    async def turn_out(self, table_id: UUID, host_id: UUID, spectator: str) -> None:
        """One spectator may neither look on nor come back to the table; the others stay."""
        await whole(self._turn_out(table_id, host_id, spectator))

    async def _turn_out(self, table_id: UUID, host_id: UUID, spectator: str) -> None:
        async with self._changes.change(table_id) as change:
            await change.require_host(host_id)
            for person_id in await tables.spectator_ids(change.session, table_id):
                if spectator_id(table_id, person_id) == spectator:
                    await tables.remove_for_good(change.session, table_id, person_id)
                    await tables.remove_spectators(change.session, table_id, person_id)
                    return
            raise Refused("not_watching", "They do not watch this table any more.")


def spectator_id(table_id: UUID, person_id: UUID) -> str:
    """What a spectator is called for the host; nobody can tell from it who watches at two tables."""
    return sha256(table_id.bytes + person_id.bytes).hexdigest()[:16]
