"""A change of a table other than a command: in one transaction that holds the table's row, then told."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from uuid import UUID
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncSession

from app.store import games, tables
from app.store.models import Seat, Table
from app.store.records import Status
from app.tables.announce import Announcer, Changed
from app.tables.memory import Memory
from app.tables.refused import Refused, not_seated, seat_revoked, spectators_do_not_play, unknown_table
from app.tables.seating import Seating, decode_seating


@dataclass(slots=True)
class Change:
    """The table under change; nobody else can change it meanwhile. `quiet`: nothing has changed after all."""

    session: AsyncSession
    table: Table
    status: Status
    quiet: bool = False

    async def seat_of(self, person_id: UUID) -> Seat:
        """The person's seat; refuses who has none."""
        for seat in self.table.seats:
            if seat.person_id == person_id:
                return seat
        if await tables.is_removed(self.session, self.table.id, person_id):
            raise seat_revoked()
        if await self.watches(person_id):
            raise spectators_do_not_play()
        raise not_seated()

    async def watches(self, person_id: UUID) -> bool:
        """Whether the person looks on without a seat."""
        return await tables.is_spectator(self.session, self.table.id, person_id)

    async def require_host(self, person_id: UUID) -> None:
        """Refuses everybody but the host."""
        await self.seat_of(person_id)
        if self.table.host_id != person_id:
            raise Refused("host_only", "Only the host of the table can do that.")

    def require_lobby(self) -> None:
        """Refuses while a game is on the table."""
        if self.status != "lobby":
            raise Refused("already_started", "The game has already started.")

    def seat(self, number: int) -> Seat:
        """The taken seat with this number; refuses a free one."""
        for seat in self.table.seats:
            if seat.seat == number:
                return seat
        raise Refused("empty_seat", "Nobody sits there.")

    def people(self) -> list[Seat]:
        """The seats of the people who have not left."""
        return [seat for seat in self.table.seats if seat.person_id is not None and not seat.left]

    def settle_host(self) -> None:
        """Makes another person the host if the host has left: one who is there, if anybody is."""
        people = self.people()
        if any(seat.person_id == self.table.host_id for seat in people) or self.hand_on():
            return
        if people:
            self._make_host(people)

    def hand_on(self) -> bool:
        """Makes the one host who is there and has sat here the longest; returns whether anybody is there."""
        present = [seat for seat in self.people() if seat.absent_since is None]
        if present:
            self._make_host(present)
        return bool(present)

    def _make_host(self, seats: list[Seat]) -> None:
        heir = min(seats, key=lambda seat: (seat.seated_at, seat.seat))
        assert heir.person_id is not None
        self.table.host_id = heir.person_id

    async def seating(self) -> Seating:
        """The seating of the game on the table, which nobody else can change meanwhile."""
        assert self.table.game_id is not None
        return decode_seating(await games.locked_seating(self.session, self.table.game_id))

    async def set_seating(self, seating: Seating) -> None:
        """Replaces it."""
        assert self.table.game_id is not None
        await games.set_seating(self.session, self.table.game_id, seating.encode())


class Changes:
    """Opens tables for change, and tells everybody afterwards."""

    def __init__(self, memory: Memory, announcer: Announcer) -> None:
        self.memory = memory
        self._announcer = announcer
        self._turns: WeakValueDictionary[UUID, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def change(self, table_id: UUID) -> AsyncGenerator[Change]:
        """The table for a change that is committed and told at the end, or dropped on any error."""
        # Who waits for a table waits here, not with one of the few connections that others need.
        turn = self._turns.setdefault(table_id, asyncio.Lock())
        async with turn, self.memory.database.transaction() as session:
            table = await tables.locked(session, table_id)
            if table is None:
                raise unknown_table()
            change = Change(session, table, await tables.status(session, table))
            yield change
            if change.quiet:
                return
            table.revision += 1
        self._announcer.announce(Changed(table_id, table.revision, 0))
        await self.memory.reload_and_tell(table_id)
