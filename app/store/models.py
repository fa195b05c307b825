"""The tables of the database."""

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from sqlalchemy import BigInteger, DateTime, ForeignKey, Index, MetaData, UniqueConstraint, func, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


def utc_now() -> datetime:
    """The time, as the database keeps it."""
    return datetime.now(UTC)


class Base(DeclarativeBase):
    """Base of all models."""

    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map = {datetime: DateTime(timezone=True), dict[str, Any]: JSONB}  # noqa: RUF012


class Person(Base):
    """Somebody with a name and a secret token, of which only the hash is kept.

    `seen_at` is a day behind at most: to note every request would make each of them write.
    """

    __tablename__ = "persons"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    name: Mapped[str]
    token_hash: Mapped[bytes] = mapped_column(unique=True)
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    seen_at: Mapped[datetime] = mapped_column(server_default=func.now(), index=True)


class Table(Base):
    """Where people sit. `game_id` is the game on the table; without one the table is a lobby.

    `code` leads to a seat, `watch_code` to a place from which one may only look on (None: there are none).

    `revision` grows with every change of this row or its seats, so that a process can tell whether what it
    remembers of the table still holds.
    """

    __tablename__ = "tables"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    code: Mapped[str] = mapped_column(unique=True)
    watch_code: Mapped[str | None] = mapped_column(unique=True, default=None)
    game: Mapped[str]
    options: Mapped[dict[str, Any]]
    clock: Mapped[str]
    capacity: Mapped[int]
    host_id: Mapped[UUID] = mapped_column(ForeignKey("persons.id"), index=True)
    game_number: Mapped[int] = mapped_column(default=1)
    game_id: Mapped[UUID | None] = mapped_column(default=None)
    revision: Mapped[int] = mapped_column(BigInteger, default=1)
    changed_at: Mapped[datetime] = mapped_column(server_default=func.now(), onupdate=func.now(), index=True)

    seats: Mapped[list["Seat"]] = relationship(
        order_by="Seat.seat", lazy="raise", cascade="all, delete-orphan", passive_deletes=True
    )


class Seat(Base):
    """A place taken at a table, by a person or by a bot; free ones have no row.

    `absent_since` is None while the person is connected. `left` says that the person left a game that goes on
    (or is over); their place is kept until they return or a new game starts.
    """

    __tablename__ = "seats"
    __table_args__ = (
        Index(
            "uq_seats_person",
            "table_id",
            "person_id",
            unique=True,
            postgresql_where=text("person_id IS NOT NULL"),
        ),
    )

    table_id: Mapped[UUID] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[UUID | None] = mapped_column(ForeignKey("persons.id"), index=True, default=None)
    bot: Mapped[str | None] = mapped_column(default=None)
    ready: Mapped[bool] = mapped_column(default=False)
    left: Mapped[bool] = mapped_column(default=False)
    absent_since: Mapped[datetime | None] = mapped_column(default=None)
    seated_at: Mapped[datetime] = mapped_column(server_default=func.now())


class Removal(Base):
    """Somebody whose seat at a table was revoked; they cannot come back to it."""

    __tablename__ = "removals"

    table_id: Mapped[UUID] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[UUID] = mapped_column(ForeignKey("persons.id"), primary_key=True, index=True)


class Spectator(Base):
    """Somebody who may look on at a table, without a seat."""

    __tablename__ = "spectators"

    table_id: Mapped[UUID] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[UUID] = mapped_column(ForeignKey("persons.id"), primary_key=True, index=True)


class Content(Base):
    """Compiled game content, stored once and pinned by its hash by every game played with it."""

    __tablename__ = "contents"

    hash: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    program: Mapped[str]


class Game(Base):
    """One play: its state, complete and secret.

    `revision` grows with every write, `version` (public) only when the game goes on: a sealed answer changes
    the one and not the other. `seating` holds deadlines, stand-ins and votes.
    """

    __tablename__ = "games"
    __table_args__ = (UniqueConstraint("table_id", "number"),)

    id: Mapped[UUID] = mapped_column(primary_key=True)
    table_id: Mapped[UUID] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    number: Mapped[int]
    content_hash: Mapped[str] = mapped_column(ForeignKey("contents.hash"))
    schema: Mapped[int]
    state: Mapped[str]
    revision: Mapped[int] = mapped_column(BigInteger, default=1)
    version: Mapped[int]
    seating: Mapped[str]
    started_at: Mapped[datetime] = mapped_column(server_default=func.now())
    ended_at: Mapped[datetime | None] = mapped_column(default=None)


class LogEntry(Base):
    """What one write did: the command, and every event with its visibility.

    `key` is the idempotency key of the person's command, unlike any other of theirs: a command that is sent
    again after the next game has begun may not count there. The version it was answered with is `version`.
    """

    __tablename__ = "log"
    __table_args__ = (
        Index(
            "uq_log_key",
            "person_id",
            "key",
            unique=True,
            postgresql_where=text("key IS NOT NULL"),
        ),
    )

    game_id: Mapped[UUID] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    revision: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    version: Mapped[int]
    origin: Mapped[str]
    seat: Mapped[int | None] = mapped_column(default=None)
    person_id: Mapped[UUID | None] = mapped_column(default=None)
    key: Mapped[str | None] = mapped_column(default=None)
    command: Mapped[str | None] = mapped_column(default=None)
    events: Mapped[str]
    at: Mapped[datetime] = mapped_column(server_default=func.now())


class ChatMessage(Base):
    """One line of chat, with the name its writer had then."""

    __tablename__ = "chat"
    __table_args__ = (Index("ix_chat_table", "table_id", "id"),)

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    table_id: Mapped[UUID] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    person_id: Mapped[UUID] = mapped_column(ForeignKey("persons.id"), index=True)
    seat: Mapped[int]
    name: Mapped[str]
    text: Mapped[str]
    at: Mapped[datetime] = mapped_column(server_default=func.now())


class Process(Base):
    """A running server process; one that was not seen for a while is dead."""

    __tablename__ = "processes"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    seen_at: Mapped[datetime] = mapped_column(server_default=func.now())


class Presence(Base):
    """A person has at least one open socket at a table in a process."""

    __tablename__ = "presences"
    __table_args__ = (Index("ix_presences_table", "table_id", "person_id"),)

    process_id: Mapped[UUID] = mapped_column(ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[UUID] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[UUID] = mapped_column(ForeignKey("persons.id"), primary_key=True, index=True)
