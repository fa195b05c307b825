"""What queries return: plain values, free of any session."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal
from uuid import UUID

Status = Literal["lobby", "playing", "finished"]


@dataclass(frozen=True, slots=True)
class PersonRecord:
    """Somebody who has shown their token."""

    id: UUID
    name: str


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat that is taken: by a person (`person_id`, `name`) or by a bot (`bot`)."""

    seat: int
    person_id: UUID | None
    name: str | None
    bot: str | None
    ready: bool
    left: bool
    absent_since: datetime | None


@dataclass(frozen=True, slots=True)
class SpectatorRecord:
    """Somebody who may look on."""

    person_id: UUID
    name: str
    connected: bool


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table with its taken seats, the people who may look on, and those who may not come back to it."""

    id: UUID
    code: str
    watch_code: str | None
    game: str
    options: dict[str, Any]
    clock: str
    capacity: int
    host_id: UUID
    game_number: int
    game_id: UUID | None
    revision: int
    seats: tuple[SeatRecord, ...]
    removed: frozenset[UUID]
    spectators: tuple[SpectatorRecord, ...]

    @property
    def watching(self) -> int:
        """How many spectators are connected."""
        return sum(spectator.connected for spectator in self.spectators)

    def may_watch(self, person_id: UUID) -> bool:
        """Whether the person may look on."""
        return any(spectator.person_id == person_id for spectator in self.spectators)

    def seat_of(self, person_id: UUID) -> SeatRecord | None:
        """Where the person sits."""
        return next((seat for seat in self.seats if seat.person_id == person_id), None)


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A stored game with its content."""

    id: UUID
    name: str
    content: str
    schema: int
    state: str
    revision: int
    version: int
    seating: str


@dataclass(frozen=True, slots=True)
class AnsweredRecord:
    """A command that was carried out, and the version it was answered with."""

    table_id: UUID
    command: str
    version: int


@dataclass(frozen=True, slots=True)
class LogRecord:
    """The events of one write."""

    revision: int
    version: int
    events: str


@dataclass(frozen=True, slots=True)
class ChatRecord:
    """One line of chat."""

    id: int
    table_id: UUID
    seat: int
    name: str
    text: str
    at: datetime
