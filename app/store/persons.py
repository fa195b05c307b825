"""Queries about persons."""

from uuid import UUID

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.store.database import Database
from app.store.models import Person, Seat, Table
from app.store.records import PersonRecord


async def add(database: Database, person: PersonRecord, token_hash: bytes) -> None:
    """Stores a new person."""
    await database.one(
        "INSERT INTO persons (id, name, token_hash) VALUES ($1, $2, $3)", person.id, person.name, token_hash
    )


async def by_token(database: Database, token_hash: bytes) -> PersonRecord | None:
    """Whose token has this hash; notes that they are here, once a day."""
    row = await database.one(
        "SELECT id, name, seen_at < now() - interval '1 day' AS is_new_day FROM persons "
        "WHERE token_hash = $1",
        token_hash,
    )
    if row is not None and row["is_new_day"]:
        await database.one("UPDATE persons SET seen_at = now() WHERE id = $1", row["id"])
    return row and PersonRecord(row["id"], row["name"])


async def rename(session: AsyncSession, person_id: UUID, name: str) -> list[tuple[UUID, int]]:
    """Gives a person another name; returns the tables whose seats show it, with their new revisions."""
    await session.execute(update(Person).where(Person.id == person_id).values(name=name))
    sits_at = select(Seat.table_id).where(Seat.person_id == person_id)
    changed = await session.execute(
        update(Table)
        .where(Table.id.in_(sits_at))
        .values(revision=Table.revision + 1)
        .returning(Table.id, Table.revision)
    )
    return [(table_id, revision) for table_id, revision in changed]
