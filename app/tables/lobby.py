"""Opening a table, coming and going, and the host's decisions before a game."""

from collections.abc import Mapping
from uuid import UUID, uuid4

from sqlalchemy.exc import IntegrityError

from app import bots
from app.store import tables
from app.store.models import Seat, Table, utc_now
from app.store.records import PersonRecord
from app.tables.changing import Changes
from app.tables.codes import new_code, parse_code
from app.tables.pace import Clock
from app.tables.refused import Refused, seat_revoked
from app.tables.rules import checked_capacity, checked_options, known_game
from app.tables.whole import whole

CODE_ATTEMPTS = 5


class Lobby:
    """What happens at a table while no game is on it."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._database = changes.memory.database

    async def open(
        self, host: PersonRecord, game: str, options: Mapping[str, object], seats: int | None, clock: Clock
    ) -> UUID:
        """Opens a table with its host on the first seat."""
        rules = known_game(game)
        capacity = checked_capacity(rules, rules.max_seats if seats is None else seats)
        chosen = checked_options(rules, options, capacity)
        for _ in range(CODE_ATTEMPTS):
            table = Table(
                id=uuid4(),
                code=new_code(),
                watch_code=new_code(),
                game=game,
                options=chosen,
                clock=clock,
                capacity=capacity,
                host_id=host.id,
                seats=[Seat(seat=0, person_id=host.id, ready=True, absent_since=utc_now())],
            )
            try:
                async with self._database.transaction() as session:
                    session.add(table)
            except IntegrityError:
                continue  # The code is taken; all others of the table's values are its own.
            return table.id
        raise Refused("busy", "No free invite code was found. Try again.")

    async def table_of(self, code: str) -> UUID:
        """The table that an invite code leads to."""
        known = parse_code(code)
        table_id = await tables.id_by_code(self._database, known) if known else None
        if table_id is None:
            raise Refused("wrong_code", "This invite code does not lead to a table. Check it with your host.")
        return table_id

    async def join(self, table_id: UUID, person: PersonRecord) -> None:
        """Takes the first free seat for the person; nothing happens if they already have one."""
        await whole(self._join(table_id, person.id))

    async def _join(self, table_id: UUID, person_id: UUID) -> None:
        async with self._changes.change(table_id) as change:
            if await tables.is_removed(change.session, table_id, person_id):
                raise seat_revoked()
            if any(seat.person_id == person_id for seat in change.table.seats):
                change.quiet = True
                return
            change.require_lobby()
            number = _free_seat(change.table)
            await tables.remove_spectators(change.session, table_id, person_id)
            change.table.seats.append(Seat(seat=number, person_id=person_id, absent_since=utc_now()))

    async def set_ready(self, table_id: UUID, person_id: UUID, ready: bool) -> None:
        """Whether the person wants to begin."""
        await whole(self._set_ready(table_id, person_id, ready))

    async def _set_ready(self, table_id: UUID, person_id: UUID, ready: bool) -> None:
        async with self._changes.change(table_id) as change:
            seat = await change.seat_of(person_id)
            change.require_lobby()
            change.quiet = seat.ready == ready
            seat.ready = ready

    async def set_options(
        self,
        table_id: UUID,
        person_id: UUID,
        options: Mapping[str, object] | None,
        clock: Clock | None,
        seats: int | None,
    ) -> None:
        """Changes what is given; the others then have to agree again."""
        await whole(self._set_options(table_id, person_id, options, clock, seats))

    async def _set_options(
        self,
        table_id: UUID,
        person_id: UUID,
        options: Mapping[str, object] | None,
        clock: Clock | None,
        seats: int | None,
    ) -> None:
        async with self._changes.change(table_id) as change:
            await change.require_host(person_id)
            change.require_lobby()
            table = change.table
            rules = known_game(table.game)
            if seats is not None:
                _resize(table, checked_capacity(rules, seats))
            chosen = table.options if options is None else {**table.options, **options}
            table.options = checked_options(rules, chosen, table.capacity)
            table.clock = clock or table.clock
            for seat in table.seats:
                seat.ready = seat.person_id == person_id or seat.bot is not None

    async def set_bot(self, table_id: UUID, person_id: UUID, number: int, kind: str | None) -> None:
        """Puts a bot on a free seat, changes its kind, or (None) takes it away."""
        await whole(self._set_bot(table_id, person_id, number, kind))

    async def _set_bot(self, table_id: UUID, person_id: UUID, number: int, kind: str | None) -> None:
        if kind is not None and kind not in bots.KINDS:
            raise Refused("unknown_bot", f"There is no such bot. There are: {', '.join(bots.KINDS)}.")
        async with self._changes.change(table_id) as change:
            await change.require_host(person_id)
            change.require_lobby()
            table = change.table
            if not 0 <= number < table.capacity:
                raise Refused("no_such_seat", f"The table has the seats 0 to {table.capacity - 1}.")
            taken = next((seat for seat in table.seats if seat.seat == number), None)
            if taken is not None and taken.person_id is not None:
                raise Refused("seat_taken", "A person sits there.")
            if taken is not None:
                table.seats.remove(taken)
                await change.session.flush()
            if kind is not None:
                table.seats.append(Seat(seat=number, bot=kind, ready=True))


def _free_seat(table: Table) -> int:
    taken = {seat.seat for seat in table.seats}
    for number in range(table.capacity):
        if number not in taken:
            return number
    raise Refused("table_full", "This table is full. Ask the host for another seat.")


def _resize(table: Table, capacity: int) -> None:
    if any(seat.seat >= capacity for seat in table.seats):
        raise Refused("seat_taken", "Somebody sits on a seat that would go. Free it first.")
    table.capacity = capacity
