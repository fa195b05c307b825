"""What server processes tell each other: which table has changed, never how."""

from dataclasses import dataclass
from typing import Protocol
from uuid import UUID


@dataclass(frozen=True, slots=True)
class Changed:
    """A table or its game has reached these revisions (game 0: it has none)."""

    table_id: UUID
    table_revision: int
    game_revision: int

    def text(self) -> str:
        """As a line of text."""
        return f"changed {self.table_id} {self.table_revision} {self.game_revision}"


@dataclass(frozen=True, slots=True)
class Said:
    """Somebody has said something; the database completes the line with the number of the message."""

    number: int | None = None

    def text(self) -> str:
        """As a line of text."""
        return f"said {'' if self.number is None else self.number}"


Note = Changed | Said


def parse_note(text: str) -> Note:
    """The inverse of the notes' `text`."""
    match text.split():
        case ["changed", table_id, table_revision, game_revision]:
            return Changed(UUID(table_id), int(table_revision), int(game_revision))
        case ["said", number]:
            return Said(int(number))
    raise ValueError(f"not a note: {text!r}")


class Announcer(Protocol):
    """Carries notes to the other processes, in one of two ways."""

    def within(self, note: Note) -> str | None:
        """What the database is to send with the commit that the note is about; None for nothing."""

    async def after(self, note: Note) -> None:
        """Sends the note after that commit, unless the database did."""
