"""Deleting what nobody needs any more, a little at a time."""

from datetime import timedelta
from uuid import UUID

from app.store.database import Database

TABLES_AT_ONCE, PERSONS_AT_ONCE = 20, 500
"""How many are deleted by one statement: a table takes its games, with thousands of entries, along."""


async def delete_tables(database: Database, untouched_for: timedelta) -> list[UUID]:
    """Deletes some tables that nobody has changed, played or talked at for so long, or is connected to."""
    rows = await database.all(
        f"""
        DELETE FROM tables WHERE id IN (
            SELECT t.id FROM tables t
            WHERE t.changed_at < now() - $1::interval
                AND NOT EXISTS (SELECT 1 FROM presences p WHERE p.table_id = t.id)
                AND coalesce((SELECT l.at FROM log l WHERE l.game_id = t.game_id
                    ORDER BY l.revision DESC LIMIT 1) < now() - $1::interval, true)
                AND coalesce((SELECT c.at FROM chat c WHERE c.table_id = t.id
                    ORDER BY c.id DESC LIMIT 1) < now() - $1::interval, true)
            LIMIT {TABLES_AT_ONCE} FOR UPDATE OF t SKIP LOCKED
        ) RETURNING id
        """,
        untouched_for,
    )
    return [row["id"] for row in rows]


async def delete_persons(database: Database, unseen_for: timedelta) -> int:
    """Deletes some guests who were not here for so long and are named nowhere; returns how many."""
    rows = await database.all(
        f"""
        DELETE FROM persons WHERE id IN (
            SELECT p.id FROM persons p
            WHERE p.seen_at < now() - $1::interval
                AND NOT EXISTS (SELECT 1 FROM seats WHERE person_id = p.id)
                AND NOT EXISTS (SELECT 1 FROM tables WHERE host_id = p.id)
                AND NOT EXISTS (SELECT 1 FROM removals WHERE person_id = p.id)
                AND NOT EXISTS (SELECT 1 FROM spectators WHERE person_id = p.id)
                AND NOT EXISTS (SELECT 1 FROM chat WHERE person_id = p.id)
                AND NOT EXISTS (SELECT 1 FROM presences WHERE person_id = p.id)
            LIMIT {PERSONS_AT_ONCE} FOR UPDATE SKIP LOCKED
        ) RETURNING id
        """,
        unseen_for,
    )
    return len(rows)
