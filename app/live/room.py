"""Everybody in this process who is connected to one table, and what each of them was last shown."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from app.live import messages
from app.live.patches import Patches
from app.live.socket import CLOSED_REMOVED, CLOSED_UNKNOWN, Socket
from app.tables.memory import LiveTable, News, Play
from app.tables.public import JSON, table_json


class Room:
    """The sockets of a table by person. All of a person's sockets are shown the same, so it is made once."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.sockets: dict[UUID, set[Socket]] = {}
        self._views: dict[UUID, JSON] = {}
        self._tables: dict[UUID, JSON] = {}

    def enter(self, socket: Socket, missed: list[JSON]) -> None:
        """Shows a new socket everything; `missed` are the events since the client was last connected."""
        person = socket.person_id
        self.sockets.setdefault(person, set()).add(socket)
        if person not in self._tables:
            self._tables[person] = table_json(self.live, person)
        socket.send(messages.table(self._tables[person]))
        if (play := self.live.play) is not None:
            if person not in self._views:
                self._views[person] = _view(self.live, play, person)
            socket.send(messages.snapshot(play.id, play.version, self._views[person], missed))

    def leave(self, socket: Socket) -> bool:
        """Forgets a socket; returns whether it was the person's last one here."""
        sockets = self.sockets.get(socket.person_id, set())
        sockets.discard(socket)
        if sockets:
            return False
        self.sockets.pop(socket.person_id, None)
        self._forget(socket.person_id)
        return True

    def advance(self, live: LiveTable, news: Sequence[News]) -> None:
        """Shows everybody what has changed for them; `news` are all writes since the last time."""
        before, self.live = self.live, live
        table_changed = not _same_table(before, live)
        patches = Patches()
        for person in list(self.sockets):
            if not self._still_sits(person):
                self._turn_out(person)
                continue
            if table_changed:
                self._show_table(person)
            if live.play is None:
                self._views.pop(person, None)
            elif before.play is None or before.play.id != live.play.id:
                self._show_new_game(person, live.play)
            elif before.play is not live.play:
                self._show_patch(person, before.play, live.play, news, patches)

    def say(self, message: JSON) -> None:
        """Shows a line of chat to everybody."""
        frame = messages.chat(message)
        for person in self.sockets:
            self._send(person, frame)

    def close(self, code: str, message: str) -> None:
        """Turns everybody out."""
        for person in list(self.sockets):
            self._dismiss(person, code, message, CLOSED_UNKNOWN)

    def _show_table(self, person: UUID) -> None:
        table = table_json(self.live, person)
        if table != self._tables.get(person):
            self._tables[person] = table
            self._send(person, messages.table(table))

    def _show_new_game(self, person: UUID, play: Play) -> None:
        view = self._views[person] = _view(self.live, play, person)
        self._send(person, messages.snapshot(play.id, play.version, view, []))

    def _show_patch(
        self, person: UUID, before: Play, play: Play, news: Sequence[News], patches: Patches
    ) -> None:
        view = _view(self.live, play, person)
        ops = patches.between(self._views[person], view)
        events = visible(news, _seat(self.live, person))
        self._views[person] = view
        if ops or events:
            self._send(person, messages.patch(play.id, before.version, play.version, ops, events))

    def _still_sits(self, person: UUID) -> bool:
        seat = self.live.table.seat_of(person)
        return seat is not None and not seat.left

    def _turn_out(self, person: UUID) -> None:
        if person in self.live.table.removed:
            self._dismiss(person, "seat_revoked", "The host has removed you from this table.")
        else:
            self._dismiss(person, "left", "You have left this table.")

    def _dismiss(self, person: UUID, code: str, message: str, closed: int = CLOSED_REMOVED) -> None:
        frame = messages.removed(code, message)
        for socket in self.sockets.pop(person, set()):
            socket.send(frame)
            socket.close(closed, message)
        self._forget(person)

    def _forget(self, person: UUID) -> None:
        self._views.pop(person, None)
        self._tables.pop(person, None)

    def _send(self, person: UUID, frame: str) -> None:
        for socket in self.sockets[person]:
            socket.send(frame)


def visible(news: Sequence[News], seat: int | None) -> list[JSON]:
    """The events as the seat may know them."""
    return [event.to(seat) for entry in news for event in entry.events]


def _same_table(one: LiveTable, other: LiveTable) -> bool:
    """Whether the table has not changed, as far as anybody is shown it."""
    if one.table is not other.table or one.play is None or other.play is None:
        return False
    return one.play.seating == other.play.seating and one.play.over == other.play.over


def _view(live: LiveTable, play: Play, person: UUID) -> dict[str, Any]:
    return play.game.view(play.state, _seat(live, person))


def _seat(live: LiveTable, person: UUID) -> int | None:
    seat = live.table.seat_of(person)
    return seat.seat if seat else None
