"""Whether anybody is there for whom bots would play."""

from datetime import datetime

from app.store.records import SeatRecord
from app.tables.memory import LiveTable, Play


def has_company(live: LiveTable, play: Play, since: datetime) -> bool:
    """Whether somebody is here, or was after `since`; looks on; or must answer before their time is up."""
    if live.table.watching or any(_is_here(seat, since) for seat in live.table.seats):
        return True
    return not play.seating.deadlines.keys() <= play.seating.stand_ins


def _is_here(seat: SeatRecord, since: datetime) -> bool:
    if seat.person_id is None or seat.left:
        return False
    return seat.absent_since is None or seat.absent_since > since
