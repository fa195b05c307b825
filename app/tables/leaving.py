"""Leaving a table, and being removed from it."""

from uuid import UUID

from app.store import tables
from app.store.models import Seat
from app.tables.changing import Change, Changes
from app.tables.refused import Refused
from app.tables.whole import whole

STAND_IN = "heuristic"
"""The kind of bot that plays for people."""


class Leaving:
    """Ends somebody's stay. In a game nobody's place may stay empty: a bot plays on."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    async def leave(self, table_id: UUID, person_id: UUID) -> None:
        """Frees the person's seat; in a game a bot plays for them until they return."""
        await whole(self._leave(table_id, person_id))

    async def _leave(self, table_id: UUID, person_id: UUID) -> None:
        async with self._changes.change(table_id) as change:
            seat = await change.seat_of(person_id)
            if change.status == "lobby":
                change.table.seats.remove(seat)
            else:
                seat.left = True
            if change.status == "playing":
                await change.set_seating((await change.seating()).stood_in(seat.seat))
            if change.status == "lobby" and not change.people():
                await change.session.delete(change.table)
            else:
                change.settle_host()

    async def kick(self, table_id: UUID, host_id: UUID, number: int) -> None:
        """Takes a seat from its person for good, or from a bot; in a game a bot takes the person's place."""
        await whole(self._kick(table_id, host_id, number))

    async def _kick(self, table_id: UUID, host_id: UUID, number: int) -> None:
        async with self._changes.change(table_id) as change:
            await change.require_host(host_id)
            seat = change.seat(number)
            if seat.person_id == host_id:
                raise Refused("not_yourself", "You cannot remove yourself. Leave the table instead.")
            if seat.person_id is not None:
                await tables.remove_for_good(change.session, table_id, seat.person_id)
            if change.status == "lobby":
                change.table.seats.remove(seat)
            elif seat.bot is None:
                await _replace_by_bot(change, seat)
            else:
                raise Refused("already_started", "A bot that is in the game plays it to the end.")


async def _replace_by_bot(change: Change, seat: Seat) -> None:
    seat.person_id, seat.bot, seat.left, seat.absent_since = None, STAND_IN, False, None
    if change.status == "playing":
        await change.set_seating((await change.seating()).given_up(seat.seat))
