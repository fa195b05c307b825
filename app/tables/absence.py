"""Who is there, who is away, and who plays for them meanwhile."""

import time
from contextlib import suppress
from datetime import datetime, timedelta
from uuid import UUID

from app.store import presence
from app.store.models import Seat, utc_now
from app.tables.changing import Change, Changes
from app.tables.memory import LiveTable
from app.tables.pace import Pace
from app.tables.refused import Refused
from app.tables.timing import timing_at
from app.tables.whole import whole


class Absence:
    """Keeps who is connected to which table through which process, and what follows from it."""

    def __init__(self, changes: Changes, pace: Pace, process_id: UUID) -> None:
        self._changes = changes
        self._database = changes.memory.database
        self._pace = pace
        self._process_id = process_id

    async def arrive(self, table_id: UUID, person_id: UUID) -> None:
        """The person's first socket at the table in this process has opened."""
        await presence.arrive(self._database, self._process_id, table_id, person_id)
        await whole(self._come_back(table_id, person_id, connected=True))

    async def depart(self, table_id: UUID, person_id: UUID, since: datetime) -> None:
        """Their last socket in this process has closed."""
        if await presence.depart(self._database, self._process_id, table_id, person_id):
            await whole(self._go_away(table_id, person_id, since))

    async def come_back(self, table_id: UUID, person_id: UUID) -> None:
        """The person takes their seat back from the bot that played for them."""
        await whole(self._come_back(table_id, person_id, connected=False))

    async def seen(self, live: LiveTable, person_id: UUID) -> None:
        """Somebody without a socket has looked at table or game: the time of their absence begins anew.

        Not with a command: everybody would see when a sealed answer came.
        """
        seat = live.table.seat_of(person_id)
        if seat is None or seat.absent_since is None:
            return
        if utc_now() - seat.absent_since > timedelta(seconds=self._pace.rest):
            await whole(self._go_away(live.table.id, person_id, utc_now()))

    async def _come_back(self, table_id: UUID, person_id: UUID, connected: bool) -> None:
        async with self._changes.change(table_id) as change:
            if connected and await change.watches(person_id):
                return  # Everybody is told how many look on.
            seat = await change.seat_of(person_id)
            change.quiet = not seat.left and (seat.absent_since is None or not connected)
            seat.left = False
            if connected:
                seat.absent_since = None
            change.settle_host()
            if change.status == "playing":
                await self._take_over(change, seat)

    async def _take_over(self, change: Change, seat: Seat) -> None:
        seating = await change.seating()
        deadline = timing_at(change.table, self._pace).deadline()
        back = seating.returned(seat.seat, deadline).resumed(seat.seat, time.time())
        if back != seating:
            change.quiet = False
            await change.set_seating(back)

    async def _go_away(self, table_id: UUID, person_id: UUID, since: datetime) -> None:
        async with self._changes.change(table_id) as change:
            seats = [seat for seat in change.table.seats if seat.person_id == person_id]
            change.quiet = not seats and not await change.watches(person_id)
            for seat in seats:
                seat.absent_since = since
                if change.status == "playing" and change.table.clock not in self._pace.clocks:
                    await self._pause(change, seat)

    async def _pause(self, change: Change, seat: Seat) -> None:
        seating = await change.seating()
        if (paused := seating.paused(seat.seat)) != seating:
            await change.set_seating(paused)

    async def vote(self, table_id: UUID, voter_id: UUID, number: int, vote: bool) -> None:
        """Votes for (or no longer for) a bot that plays for somebody who is away. More than half decide."""
        await whole(self._vote(table_id, voter_id, number, vote))

    async def _vote(self, table_id: UUID, voter_id: UUID, number: int, vote: bool) -> None:
        async with self._changes.change(table_id) as change:
            voter = await change.seat_of(voter_id)
            if change.status != "playing":
                raise Refused("not_playing", "No game is being played at this table.")
            seat = change.seat(number)
            self._require_long_absence(change, seat, voter)
            seating = await change.seating()
            if voter.seat in seating.stand_ins:
                raise Refused(
                    "stand_in_plays", "A bot is playing for you. Take your seat back before you vote."
                )
            if number in seating.stand_ins:
                raise Refused("stand_in_plays", "A bot already plays for them.")
            seating = seating.voted(number, voter.seat, vote)
            electors = _electors(change.table.seats, seat, seating.stand_ins) | {voter.seat}
            if 2 * len(seating.votes[number] & electors) > len(electors):
                seating = seating.stood_in(number)
            await change.set_seating(seating)

    def _require_long_absence(self, change: Change, seat: Seat, voter: Seat) -> None:
        if change.table.clock in self._pace.clocks:
            raise Refused("clock_decides", "At this table the clock decides when a bot plays for somebody.")
        if seat is voter or seat.person_id is None:
            raise Refused("bad_vote", "You can vote about another person only.")
        away = seat.absent_since and utc_now() - seat.absent_since
        if not away or away < timedelta(seconds=self._pace.absence):
            raise Refused("not_absent", "They have not been away for long enough.")

    async def bury(self, process_id: UUID, seen_at: datetime) -> None:
        """Everybody who was connected through a process that has died is away since then."""
        for table_id, person_id in await presence.connected_through(self._database, process_id):
            if await presence.depart(self._database, process_id, table_id, person_id):
                with suppress(Refused):  # The table is gone.
                    await whole(self._go_away(table_id, person_id, seen_at))
        await presence.forget(self._database, process_id)


def _electors(seats: list[Seat], absent: Seat, stand_ins: frozenset[int]) -> set[int]:
    """Who decides about the absent one: the other people who are there."""
    return {
        seat.seat
        for seat in seats
        if seat.person_id is not None
        and seat is not absent
        and seat.absent_since is None
        and not seat.left
        and seat.seat not in stand_ins
    }
