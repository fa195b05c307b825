"""Beginning a game, and beginning another with the same people."""

import secrets
from collections.abc import Mapping
from typing import Any
from uuid import UUID, uuid4

from app.engine.kernel.events import encode_events
from app.engine.kernel.refusal import Refusal
from app.store import games
from app.store.models import Content, Game, Seat, Table
from app.tables.changing import Change, Changes
from app.tables.pace import Pace
from app.tables.refused import Refused
from app.tables.rules import Rules, known_game
from app.tables.seating import Seating
from app.tables.timing import timing_at
from app.tables.whole import whole


class Playing:
    """Puts games on the table and clears them away."""

    def __init__(self, changes: Changes, pace: Pace) -> None:
        self._changes = changes
        self._pace = pace

    async def start(self, table_id: UUID, host_id: UUID) -> None:
        """Begins the game when everybody is ready; free seats are left out of it."""
        await whole(self._start(table_id, host_id))

    async def _start(self, table_id: UUID, host_id: UUID) -> None:
        async with self._changes.change(table_id) as change:
            await change.require_host(host_id)
            change.require_lobby()
            table = change.table
            rules = known_game(table.game)
            _require_ready(table, rules)
            for number, seat in enumerate(table.seats):
                seat.seat = number
            await self._set_up(change, rules, _parsed(rules, table.options, len(table.seats)))

    async def _set_up(self, change: Change, rules: Rules, options: Mapping[str, Any]) -> None:
        table = change.table
        state, events = rules.setup(options, len(table.seats), secrets.token_bytes(32))
        requests = state.ask.requests if state.ask else {}
        game = Game(
            id=uuid4(),
            table_id=table.id,
            number=table.game_number,
            content_hash=rules.content_hash,
            schema=rules.schema,
            state=rules.encode(state).decode(),
            version=state.version,
            seating=timing_at(table, self._pace).asked(Seating(), requests).encode(),
        )
        content = Content(hash=rules.content_hash, game=rules.name, program=rules.content())
        await games.add(change.session, game, content, encode_events(events).decode())
        table.game_id = game.id

    async def rematch(self, table_id: UUID, person_id: UUID) -> None:
        """Makes the table a lobby again, for the next game of those who have not left."""
        await whole(self._rematch(table_id, person_id))

    async def _rematch(self, table_id: UUID, person_id: UUID) -> None:
        async with self._changes.change(table_id) as change:
            await change.seat_of(person_id)
            if change.status != "finished":
                raise Refused("not_finished", "The game is not over yet.")
            table = change.table
            table.game_id = None
            table.game_number += 1
            table.seats[:] = [seat for seat in table.seats if not seat.left or seat.person_id == person_id]
            for seat in table.seats:
                seat.ready = _is_ready_again(seat, person_id)
            change.settle_host()


def _require_ready(table: Table, rules: Rules) -> None:
    if len(table.seats) < rules.min_seats:
        raise Refused("too_few_seats", f"{rules.title} needs at least {rules.min_seats} players or bots.")
    if not all(seat.ready or seat.person_id == table.host_id for seat in table.seats):
        raise Refused("not_ready", "Not everybody is ready yet.")


def _parsed(rules: Rules, options: Mapping[str, object], seats: int) -> Mapping[str, Any]:
    try:
        return rules.parse_options(options, seats)
    except Refusal as refusal:
        raise Refused(refusal.code, refusal.message) from None


def _is_ready_again(seat: Seat, person_id: UUID) -> bool:
    seat.left = False
    return seat.bot is not None or seat.person_id == person_id
