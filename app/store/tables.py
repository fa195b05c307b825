"""Queries about tables and their seats."""

from collections.abc import Sequence
from datetime import timedelta
from uuid import UUID

from sqlalchemy import delete, exists, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import selectinload

from app.store.database import Database
from app.store.models import Game, Person, Presence, Removal, Seat, Spectator, Table
from app.store.records import SeatRecord, SpectatorRecord, Status, TableRecord

LISTED = 50
"""How many of their tables a person is shown."""

_is_connected = exists().where(
    Presence.table_id == Spectator.table_id, Presence.person_id == Spectator.person_id
)


async def locked(session: AsyncSession, table_id: UUID) -> Table | None:
    """The table with its seats, its row locked until the end of the transaction."""
    return await session.scalar(
        select(Table)
        .where(Table.id == table_id)
        .options(selectinload(Table.seats))
        .with_for_update(of=Table)
        .execution_options(populate_existing=True)
    )


async def load(session: AsyncSession, table_id: UUID) -> TableRecord | None:
    """The table as it is now."""
    table = await session.get(Table, table_id)
    if table is None:
        return None
    seats = await session.execute(
        select(Seat, Person.name)
        .outerjoin(Person, Person.id == Seat.person_id)
        .where(Seat.table_id == table_id)
        .order_by(Seat.seat)
    )
    removed = await session.scalars(select(Removal.person_id).where(Removal.table_id == table_id))
    spectators = await session.execute(
        select(Spectator.person_id, Person.name, _is_connected)
        .join(Person, Person.id == Spectator.person_id)
        .where(Spectator.table_id == table_id)
        .order_by(Person.name, Person.id)
    )
    return TableRecord(
        id=table.id,
        code=table.code,
        watch_code=table.watch_code,
        game=table.game,
        options=table.options,
        clock=table.clock,
        capacity=table.capacity,
        host_id=table.host_id,
        game_number=table.game_number,
        game_id=table.game_id,
        revision=table.revision,
        seats=tuple(_seat(seat, name) for seat, name in seats),
        removed=frozenset(removed),
        spectators=tuple(SpectatorRecord(*row) for row in spectators),
    )


def _seat(seat: Seat, name: str | None) -> SeatRecord:
    return SeatRecord(seat.seat, seat.person_id, name, seat.bot, seat.ready, seat.left, seat.absent_since)


async def revisions(database: Database, table_id: UUID) -> tuple[int, int] | None:
    """The revisions of the table and of its game (0 without one)."""
    row = await database.one(
        """
        SELECT t.revision, coalesce(g.revision, 0) FROM tables t LEFT JOIN games g ON g.id = t.game_id
        WHERE t.id = $1
        """,
        table_id,
    )
    return row and (row[0], row[1])


async def all_revisions(database: Database, table_ids: list[UUID]) -> dict[UUID, tuple[int, int]]:
    """`revisions` of those of the tables that exist."""
    rows = await database.all(
        """
        SELECT t.id, t.revision, coalesce(g.revision, 0) FROM tables t LEFT JOIN games g ON g.id = t.game_id
        WHERE t.id = ANY($1::uuid[])
        """,
        table_ids,
    )
    return {row[0]: (row[1], row[2]) for row in rows}


async def id_by_code(database: Database, code: str) -> UUID | None:
    """The table that an invite code leads to."""
    row = await database.one("SELECT id FROM tables WHERE code = $1", code)
    return row and row["id"]


async def id_by_watch_code(database: Database, code: str) -> UUID | None:
    """The table that spectators come to with a code."""
    row = await database.one("SELECT id FROM tables WHERE watch_code = $1", code)
    return row and row["id"]


async def ids_of(database: Database, person_id: UUID) -> list[UUID]:
    """The tables where a person sits, the last changed first."""
    rows = await database.all(
        """
        SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id
        WHERE s.person_id = $1 AND NOT s.left ORDER BY t.changed_at DESC LIMIT $2
        """,
        person_id,
        LISTED,
    )
    return [row["id"] for row in rows]


async def revisions_in_play(database: Database, here_within: timedelta) -> dict[UUID, tuple[int, int]]:
    """`revisions` of the tables with a game that goes on, and with a clock or with people who were there."""
    rows = await database.all(
        """
        SELECT t.id, t.revision, g.revision FROM tables t JOIN games g ON g.id = t.game_id
        WHERE g.ended_at IS NULL AND (
            t.clock <> 'off'
            OR EXISTS (SELECT 1 FROM presences p WHERE p.table_id = t.id)
            OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person_id IS NOT NULL
                AND NOT s.left AND coalesce(s.absent_since > now() - $1::interval, true)))
        """,
        here_within,
    )
    return {row[0]: (row[1], row[2]) for row in rows}


async def ids_without_host(database: Database, away_for: timedelta) -> list[UUID]:
    """The tables to which somebody is connected, but for so long not the host."""
    rows = await database.all(
        """
        SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id AND s.person_id = t.host_id
        WHERE t.id IN (SELECT table_id FROM presences) AND s.absent_since < now() - $1::interval
            AND EXISTS (SELECT 1 FROM seats h WHERE h.table_id = t.id AND h.person_id IS NOT NULL
                AND h.absent_since IS NULL AND NOT h.left)
        """,
        away_for,
    )
    return [row["id"] for row in rows]


async def status(session: AsyncSession, table: Table) -> Status:
    """Whether the table is a lobby, has a game, or one that is over."""
    if table.game_id is None:
        return "lobby"
    ended = await session.scalar(select(Game.ended_at).where(Game.id == table.game_id))
    return "playing" if ended is None else "finished"


async def remove_for_good(session: AsyncSession, table_id: UUID, person_id: UUID) -> None:
    """Notes that a person may not come back to a table."""
    await session.execute(
        insert(Removal).values(table_id=table_id, person_id=person_id).on_conflict_do_nothing()
    )


async def is_removed(session: AsyncSession, table_id: UUID, person_id: UUID) -> bool:
    """Whether the person's seat here was revoked."""
    return await session.get(Removal, (table_id, person_id)) is not None


async def add_spectator(session: AsyncSession, table_id: UUID, person_id: UUID) -> None:
    """Notes that a person may look on at a table."""
    await session.execute(
        insert(Spectator).values(table_id=table_id, person_id=person_id).on_conflict_do_nothing()
    )


async def is_spectator(session: AsyncSession, table_id: UUID, person_id: UUID) -> bool:
    """Whether the person may look on at a table."""
    return await session.get(Spectator, (table_id, person_id), populate_existing=True) is not None


async def spectator_ids(session: AsyncSession, table_id: UUID) -> Sequence[UUID]:
    """The people who may look on at a table."""
    found = await session.scalars(select(Spectator.person_id).where(Spectator.table_id == table_id))
    return found.all()


async def remove_spectators(session: AsyncSession, table_id: UUID, person_id: UUID | None = None) -> None:
    """Nobody (or this person) looks on any more."""
    gone = delete(Spectator).where(Spectator.table_id == table_id)
    await session.execute(gone if person_id is None else gone.where(Spectator.person_id == person_id))
