"""Queries about games and their log."""

from dataclasses import dataclass
from typing import Literal
from uuid import UUID

import asyncpg
from sqlalchemy import select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from app.store.database import Database
from app.store.models import Content, Game, LogEntry
from app.store.records import AnsweredRecord, GameRecord, LogRecord

Origin = Literal["setup", "person", "bot", "stand_in", "clock"]
"""Who gave a command."""

# One statement, so one round trip and no lock held in between: it writes nothing unless both the game and the
# table still are what the command was checked against. The idempotency key is a unique index of the log.
_WRITE = """
WITH moved AS (
    UPDATE games SET state = $4, seating = $5, version = $6, revision = games.revision + 1,
        ended_at = CASE WHEN $7 THEN now() END
    FROM tables
    WHERE games.id = $1 AND games.revision = $2
        AND tables.id = games.table_id AND tables.game_id = games.id AND tables.revision = $3
    RETURNING games.revision
), logged AS (
    INSERT INTO log (game_id, revision, version, origin, seat, person_id, key, command, events)
    SELECT $1, revision, $6, $8, $9, $10, $11, $12, $13 FROM moved
)
SELECT revision FROM moved
"""


@dataclass(frozen=True, slots=True)
class Write:
    """What one accepted command leaves in the database, and what it was checked against."""

    game_id: UUID
    game_revision: int
    table_revision: int
    state: str
    seating: str
    version: int
    ended: bool
    origin: Origin
    seat: int
    person_id: UUID | None
    key: str | None
    command: str
    events: str


async def write(database: Database, change: Write) -> Literal["written", "outdated", "key_used"]:
    """Writes a command, unless the game or the table has changed or the person's key was used before."""
    try:
        row = await database.one(
            _WRITE,
            change.game_id,
            change.game_revision,
            change.table_revision,
            change.state,
            change.seating,
            change.version,
            change.ended,
            change.origin,
            change.seat,
            change.person_id,
            change.key,
            change.command,
            change.events,
        )
    except asyncpg.UniqueViolationError:
        return "key_used"
    return "outdated" if row is None else "written"


async def answered(database: Database, person_id: UUID, key: str) -> AnsweredRecord | None:
    """The command that a person sent with this key, in whichever game."""
    row = await database.one(
        """
        SELECT g.table_id, l.command, l.version FROM log l JOIN games g ON g.id = l.game_id
        WHERE l.person_id = $1 AND l.key = $2
        """,
        person_id,
        key,
    )
    return row and AnsweredRecord(row["table_id"], row["command"], row["version"])


async def add(session: AsyncSession, game: Game, content: Content, events: str) -> None:
    """Stores a game that has just been set up, with its content and the first entry of its log."""
    values = {"hash": content.hash, "game": content.game, "program": content.program}
    await session.execute(insert(Content).values(values).on_conflict_do_nothing())
    session.add(game)
    await session.flush()
    session.add(LogEntry(game_id=game.id, revision=1, version=game.version, origin="setup", events=events))


async def load(session: AsyncSession, game_id: UUID) -> GameRecord:
    """The game as it is now."""
    rows = await session.execute(
        select(Game, Content).join(Content, Content.hash == Game.content_hash).where(Game.id == game_id)
    )
    game, content = rows.one()
    return GameRecord(
        id=game.id,
        name=content.game,
        content=content.program,
        schema=game.schema,
        state=game.state,
        revision=game.revision,
        version=game.version,
        seating=game.seating,
    )


async def locked_seating(session: AsyncSession, game_id: UUID) -> str:
    """A game's seating, its row locked until the end of the transaction."""
    seating = await session.scalar(select(Game.seating).where(Game.id == game_id).with_for_update())
    assert seating is not None
    return seating


async def set_seating(session: AsyncSession, game_id: UUID, seating: str) -> None:
    """Replaces a game's seating."""
    await session.execute(
        update(Game).where(Game.id == game_id).values(seating=seating, revision=Game.revision + 1)
    )


async def log_after_revision(database: Database, game_id: UUID, revision: int) -> list[LogRecord]:
    """What was written after a revision, in order."""
    return await _log(database, "revision", game_id, revision)


async def log_after_version(database: Database, game_id: UUID, version: int) -> list[LogRecord]:
    """What happened after a public version, in order."""
    return await _log(database, "version", game_id, version)


async def _log(database: Database, column: str, game_id: UUID, number: int) -> list[LogRecord]:
    rows = await database.all(
        f"SELECT revision, version, events FROM log WHERE game_id = $1 AND {column} > $2 ORDER BY revision",
        game_id,
        number,
    )
    return [LogRecord(row["revision"], row["version"], row["events"]) for row in rows]
