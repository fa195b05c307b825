"""Queries about running processes and who is connected to them."""

from datetime import datetime, timedelta
from uuid import UUID

from app.store.database import Database


async def heartbeat(database: Database, process_id: UUID) -> bool:
    """Notes that a process is alive; returns whether it was not on the list (any more)."""
    row = await database.one(
        """
        INSERT INTO processes (id) VALUES ($1)
        ON CONFLICT (id) DO UPDATE SET seen_at = now() RETURNING xmax = 0
        """,
        process_id,
    )
    return row is not None and row[0]


async def arrive(database: Database, process_id: UUID, table_id: UUID, person_id: UUID) -> None:
    """Notes that a person is connected to a table through a process."""
    await database.one(
        """
        WITH alive AS (INSERT INTO processes (id) VALUES ($1) ON CONFLICT DO NOTHING)
        INSERT INTO presences (process_id, table_id, person_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
        """,
        process_id,
        table_id,
        person_id,
    )


async def depart(database: Database, process_id: UUID, table_id: UUID, person_id: UUID) -> bool:
    """Notes that a person has left a process; returns whether they are connected through no other."""
    await database.one(
        "DELETE FROM presences WHERE process_id = $1 AND table_id = $2 AND person_id = $3",
        process_id,
        table_id,
        person_id,
    )
    return not await is_present(database, table_id, person_id)


async def is_present(database: Database, table_id: UUID, person_id: UUID) -> bool:
    """Whether a person is connected to a table through any process."""
    row = await database.one(
        "SELECT 1 FROM presences WHERE table_id = $1 AND person_id = $2 LIMIT 1", table_id, person_id
    )
    return row is not None


async def forget(database: Database, process_id: UUID) -> None:
    """Takes a process off the list, and everybody connected through it."""
    await database.one("DELETE FROM processes WHERE id = $1", process_id)


async def dead_processes(database: Database, silent_for: timedelta) -> list[tuple[UUID, datetime]]:
    """Processes that have been silent for too long, and when each was last seen."""
    rows = await database.all(
        "SELECT id, seen_at FROM processes WHERE seen_at < now() - $1::interval", silent_for
    )
    return [(row["id"], row["seen_at"]) for row in rows]


async def connected_through(database: Database, process_id: UUID) -> list[tuple[UUID, UUID]]:
    """Tables and persons connected through a process."""
    rows = await database.all("SELECT table_id, person_id FROM presences WHERE process_id = $1", process_id)
    return [(row["table_id"], row["person_id"]) for row in rows]
