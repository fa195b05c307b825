"""Persons and their secret tokens."""

import hashlib
import secrets
from uuid import UUID, uuid4

from app.store import persons
from app.store.records import PersonRecord
from app.tables.announce import Announcer, Changed
from app.tables.memory import Memory
from app.tables.whole import whole
from app.tables.words import clean_name


class People:
    """Makes guests and knows them again."""

    def __init__(self, memory: Memory, announcer: Announcer) -> None:
        self._database = memory.database
        self._memory = memory
        self._announcer = announcer

    async def add_guest(self, name: str) -> tuple[PersonRecord, str]:
        """A new person, and the token that only they have."""
        person = PersonRecord(uuid4(), clean_name(name))
        token = secrets.token_urlsafe(32)
        await persons.add(self._database, person, _hash(token))
        return person, token

    async def by_token(self, token: str) -> PersonRecord | None:
        """Whose token this is."""
        return await persons.by_token(self._database, _hash(token))

    async def rename(self, person_id: UUID, name: str) -> PersonRecord:
        """Gives a person another name, at their tables too."""
        person = PersonRecord(person_id, clean_name(name))
        await whole(self._rename(person))
        return person

    async def _rename(self, person: PersonRecord) -> None:
        async with self._database.transaction() as session:
            changed = await persons.rename(session, person.id, person.name)
        for table_id, revision in changed:
            self._announcer.announce(Changed(table_id, revision, 0))
            await self._memory.reload_and_tell(table_id)


def _hash(token: str) -> bytes:
    """A token is 32 random bytes, so a fast hash is enough: there is nothing to guess."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
