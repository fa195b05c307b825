"""Everybody in this process who is connected to one table, and what each of them was last shown."""

from collections.abc import Callable, Sequence
from uuid import UUID

from app.live import messages
from app.live.patches import Patches
from app.live.socket import CLOSED_REMOVED, CLOSED_UNKNOWN, Socket
from app.tables.memory import LiveTable, News, Play
from app.tables.public import JSON, table_json

SPECTATORS = UUID(int=0)
"""Stands for everybody without a seat: they all see the same."""


class Room:
    """The sockets of a table by person.

    What is shown is made once for all sockets of a person, and once for all spectators: `_views` and
    `_tables` are kept by whose eyes see them (`_eyes`).
    """

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.sockets: dict[UUID, set[Socket]] = {}
        self._views: dict[UUID, JSON] = {}
        self._tables: dict[UUID, JSON] = {}
        self._looking: tuple[Play, Callable[[int | None], JSON]] | None = None

    def enter(self, socket: Socket, missed: list[JSON]) -> None:
        """Shows a new socket everything; `missed` are the events since the client was last connected."""
        self.sockets.setdefault(socket.person_id, set()).add(socket)
        eyes = self._eyes(socket.person_id)
        if eyes not in self._tables:
            self._tables[eyes] = table_json(self.live, eyes)
        socket.send(messages.table(self._tables[eyes]))
        if (play := self.live.play) is not None:
            if eyes not in self._views:
                self._views[eyes] = self._view(play, eyes)
            socket.send(messages.snapshot(play.id, play.version, self._views[eyes], missed))

    def leave(self, socket: Socket) -> None:
        """Forgets a socket."""
        sockets = self.sockets.get(socket.person_id, set())
        sockets.discard(socket)
        if sockets:
            return
        self.sockets.pop(socket.person_id, None)
        self._forget_unseen()

    def advance(self, live: LiveTable, news: Sequence[News]) -> None:
        """Shows everybody what has changed for them; `news` are all writes since the last time."""
        before, self.live = self.live, live
        for person in list(self.sockets):
            if not self._may_stay(person):
                self._turn_out(person, before)
        self._forget_unseen()
        table_changed = not _same_table(before, live)
        patches = Patches()
        for eyes in dict.fromkeys(map(self._eyes, self.sockets)):
            if table_changed:
                self._show_table(eyes)
            if live.play is None:
                self._views.pop(eyes, None)
            elif before.play is None or before.play.id != live.play.id or eyes not in self._views:
                self._show_new_game(eyes, live.play)
            elif before.play is not live.play:
                self._show_patch(eyes, before.play, live.play, news, patches)

    def say(self, message: JSON) -> None:
        """Shows a line of chat to everybody."""
        frame = messages.chat(message)
        for sockets in self.sockets.values():
            for socket in sockets:
                socket.send(frame)

    def close(self, code: str, message: str) -> None:
        """Turns everybody out."""
        for person in list(self.sockets):
            self._dismiss(person, code, message, CLOSED_UNKNOWN)
        self._forget_unseen()

    def _eyes(self, person: UUID) -> UUID:
        """With whose eyes the person sees the table: their own, if they sit here."""
        return SPECTATORS if self.live.table.seat_of(person) is None else person

    def _show_table(self, eyes: UUID) -> None:
        table = table_json(self.live, eyes)
        if table != self._tables.get(eyes):
            self._tables[eyes] = table
            self._send(eyes, messages.table(table))

    def _show_new_game(self, eyes: UUID, play: Play) -> None:
        view = self._views[eyes] = self._view(play, eyes)
        self._send(eyes, messages.snapshot(play.id, play.version, view, []))

    def _show_patch(
        self, eyes: UUID, before: Play, play: Play, news: Sequence[News], patches: Patches
    ) -> None:
        view = self._view(play, eyes)
        ops = patches.between(self._views[eyes], view)
        events = visible(news, _seat(self.live, eyes))
        self._views[eyes] = view
        if ops or events:
            self._send(eyes, messages.patch(play.id, before.version, play.version, ops, events))

    def _view(self, play: Play, eyes: UUID) -> JSON:
        """The game as it stands; what everybody sees of it is made once."""
        if self._looking is None or self._looking[0] is not play:
            self._looking = play, play.game.viewing(play.state)
        return self._looking[1](_seat(self.live, eyes))

    def _may_stay(self, person: UUID) -> bool:
        seat = self.live.table.seat_of(person)
        return self.live.table.may_watch(person) if seat is None else not seat.left

    def _turn_out(self, person: UUID, before: LiveTable) -> None:
        if person in self.live.table.removed:
            self._dismiss(person, "seat_revoked", "The host has removed you from this table.")
        elif before.table.may_watch(person):
            self._dismiss(person, "watching_ended", "The host has taken back the link that you watched by.")
        else:
            self._dismiss(person, "left", "You have left this table.")

    def _dismiss(self, person: UUID, code: str, message: str, closed: int = CLOSED_REMOVED) -> None:
        frame = messages.removed(code, message)
        for socket in self.sockets.pop(person, set()):
            socket.send(frame)
            socket.close(closed, message)

    def _forget_unseen(self) -> None:
        """Keeps only what somebody here has been shown: it would be outdated when they come back."""
        seen = set(map(self._eyes, self.sockets))
        for memory in (self._views, self._tables):
            for eyes in memory.keys() - seen:
                del memory[eyes]

    def _send(self, eyes: UUID, frame: str) -> None:
        for person, sockets in self.sockets.items():
            if self._eyes(person) == eyes:
                for socket in sockets:
                    socket.send(frame)


def visible(news: Sequence[News], seat: int | None) -> list[JSON]:
    """The events as the seat may know them."""
    return [event.to(seat) for entry in news for event in entry.events]


def _same_table(one: LiveTable, other: LiveTable) -> bool:
    """Whether the table has not changed, as far as anybody is shown it."""
    if one.table is not other.table or one.play is None or other.play is None:
        return False
    return one.play.seating == other.play.seating and one.play.over == other.play.over


def _seat(live: LiveTable, person: UUID) -> int | None:
    seat = live.table.seat_of(person)
    return seat.seat if seat else None
