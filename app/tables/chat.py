"""Talking at a table."""

from collections.abc import Callable
from uuid import UUID

from app.store import chat
from app.store.records import ChatRecord
from app.tables.announce import Announcer, Said
from app.tables.commands import seat_of, viewer_of
from app.tables.memory import Memory
from app.tables.words import clean_message


class Chat:
    """Stores messages and passes them on."""

    def __init__(self, memory: Memory, announcer: Announcer) -> None:
        self._memory = memory
        self._announcer = announcer
        self.heard: Callable[[ChatRecord], None] = lambda record: None
        """Called with every message, also with those that other processes have stored."""

    async def say(self, table_id: UUID, person_id: UUID, text: str) -> ChatRecord:
        """A person with a seat says something to the table."""
        message = clean_message(text)
        live = await self._memory.fresh(table_id)
        seat = seat_of(live, person_id)
        record = await chat.add(
            self._memory.database,
            table_id,
            person_id,
            seat.seat,
            seat.name or "",
            message,
        )
        self._announcer.announce(Said(record.id))
        self.heard(record)
        return record

    async def latest(self, table_id: UUID, person_id: UUID) -> list[ChatRecord]:
        """The last messages, for whoever sits or watches here."""
        viewer_of(await self._memory.fresh(table_id), person_id)
        return await chat.latest(self._memory.database, table_id)

    async def pass_on(self, number: int) -> None:
        """Another process has stored this message."""
        if (record := await chat.message(self._memory.database, number)) is not None:
            self.heard(record)
