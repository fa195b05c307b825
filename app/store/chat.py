"""Queries about chat."""

from uuid import UUID

from app.store.database import Database, Row
from app.store.records import ChatRecord

KEPT = 100
"""How many messages somebody who arrives is shown."""

_COLUMNS = "id, table_id, seat, name, text, at"


async def add(
    database: Database, table_id: UUID, person_id: UUID, seat: int, name: str, text: str
) -> ChatRecord:
    """Stores a message."""
    row = await database.one(
        f"""
        INSERT INTO chat (table_id, person_id, seat, name, text) VALUES ($1, $2, $3, $4, $5)
        RETURNING {_COLUMNS}
        """,
        table_id,
        person_id,
        seat,
        name,
        text,
    )
    return _record(row)


async def latest(database: Database, table_id: UUID) -> list[ChatRecord]:
    """The table's last messages, the oldest first."""
    rows = await database.all(
        f"SELECT {_COLUMNS} FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT {KEPT}", table_id
    )
    return [_record(row) for row in reversed(rows)]


async def message(database: Database, number: int) -> ChatRecord | None:
    """One message."""
    row = await database.one(f"SELECT {_COLUMNS} FROM chat WHERE id = $1", number)
    return row and _record(row)


def _record(row: Row) -> ChatRecord:
    return ChatRecord(row["id"], row["table_id"], row["seat"], row["name"], row["text"], row["at"])
