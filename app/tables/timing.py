"""Until when a question must be answered: by the table's clock, or by a time of its own (RM-99)."""

import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from app.engine.kernel.requests import Request
from app.store.models import Table
from app.store.records import TableRecord
from app.tables.pace import Pace
from app.tables.seating import Seating


@dataclass(frozen=True, slots=True)
class Timing:
    """How the time for a question that opens now is counted. Times are in seconds; `clock` None is off."""

    clock: float | None
    tempo: float
    bots: Collection[int]
    away: Collection[int]

    def deadline(self) -> float | None:
        """When the table's clock runs out for a question that opens now, in seconds since 1970."""
        return None if self.clock is None else time.time() + self.clock

    def asked(self, seating: Seating, requests: Mapping[int, Request]) -> Seating:
        """The seating after the game went on and now asks this."""
        own = {
            seat: request.seconds * self.tempo
            for seat, request in requests.items()
            if request.seconds is not None and seat not in self.bots
        }
        return seating.moved_on(requests, self.bots, self.deadline()).hurried(own, self.away, time.time())


def timing_at(table: Table | TableRecord, pace: Pace) -> Timing:
    """How time is counted at a table."""
    return Timing(
        pace.clocks.get(table.clock),
        pace.tempo,
        bots=[seat.seat for seat in table.seats if seat.bot],
        away=[seat.seat for seat in table.seats if seat.absent_since is not None],
    )
