"""What everybody at a table may know of it, as JSON."""

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from app.store.records import ChatRecord, SeatRecord, TableRecord
from app.tables.memory import LiveTable
from app.tables.seating import Seating
from app.tables.watching import spectator_id

BOT_NAMES = ("Grimble", "Ossa", "Murk", "Vexa", "Thudd", "Wisp", "Brakk", "Nettle")

JSON = dict[str, Any]


def table_json(live: LiveTable, person_id: UUID | None) -> JSON:
    """The table as the person sees it; the view of the game is apart from it."""
    table = live.table
    mine = table.seat_of(person_id) if person_id else None
    return {
        "id": str(table.id),
        # Who only looks on is not invited to sit down.
        "code": table.code if mine else None,
        "invite_path": f"/join/{table.code}" if mine else None,
        "watch_path": f"/watch/{table.watch_code}" if table.watch_code else None,
        "spectators": table.watching,
        "watchers": _watchers(table) if person_id == table.host_id else None,
        "game": table.game,
        "status": live.status,
        "options": table.options,
        "clock": table.clock,
        "host_seat": host_seat(live),
        "my_seat": mine.seat if mine else None,
        "game_id": str(table.game_id) if table.game_id else None,
        "game_number": table.game_number,
        "seats": _seats(live),
    }


def host_seat(live: LiveTable) -> int:
    """Where the host sits."""
    seat = live.table.seat_of(live.table.host_id)
    return seat.seat if seat else 0


def chat_json(record: ChatRecord) -> JSON:
    """A line of chat."""
    return {
        "id": record.id,
        "seat": record.seat,
        "name": record.name,
        "text": record.text,
        "at": _time(record.at),
    }


def _watchers(table: TableRecord) -> list[JSON]:
    """Everybody who may look on, for the host, who may turn them out."""
    return [
        {
            "id": spectator_id(table.id, spectator.person_id),
            "name": spectator.name,
            "connected": spectator.connected,
        }
        for spectator in table.spectators
    ]


def _seats(live: LiveTable) -> list[JSON]:
    """All seats of a lobby, the seats of its players in a game."""
    seating = live.play.seating if live.play else Seating()
    taken = {seat.seat: seat for seat in live.table.seats}
    numbers = range(live.table.capacity) if live.play is None else sorted(taken)
    return [_seat(number, taken.get(number), seating) for number in numbers]


def _seat(number: int, seat: SeatRecord | None, seating: Seating) -> JSON:
    is_on_the_clock = seat is not None and seat.bot is None and number not in seating.stand_ins
    deadline = seating.deadlines.get(number) if is_on_the_clock else None
    away = seat and seat.absent_since
    return {
        "seat": number,
        "kind": "empty" if seat is None else "bot" if seat.bot else "person",
        "name": seat and (BOT_NAMES[number % len(BOT_NAMES)] if seat.bot else seat.name),
        "bot": seat and seat.bot,
        "ready": bool(seat and seat.ready),
        "connected": bool(seat and not away),
        "stand_in": number in seating.stand_ins,
        "deadline": None if deadline is None else _time(datetime.fromtimestamp(deadline, UTC)),
        "absent_since": _time(away) if away else None,
        "votes": sorted(seating.votes.get(number, ())),
    }


def _time(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
