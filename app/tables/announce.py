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

    def latest(self, other: "Note | None") -> "Changed":
        """One note for two about the same table: they may come in any order."""
        if not isinstance(other, Changed):
            return self
        return Changed(
            self.table_id,
            max(self.table_revision, other.table_revision),
            max(self.game_revision, other.game_revision),
        )


@dataclass(frozen=True, slots=True)
class Said:
    """Somebody has said something: the message with this number."""

    number: int

    def text(self) -> str:
        """As a line of text."""
        return f"said {self.number}"


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
    """Carries notes to the other processes."""

    def announce(self, note: Note) -> None:
        """Sends the note soon. What it is about must be committed."""
