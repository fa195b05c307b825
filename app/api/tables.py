"""Opening a table, and coming and going."""

import logging
from collections.abc import Awaitable, Callable
from uuid import UUID

from fastapi import APIRouter, status

from app.api.answers import errors
from app.api.deps import Address, Me, TablesPart
from app.api.schemas import InviteOut, TableIn, TableOut, TablesOut
from app.store import tables as store
from app.store.database import is_outage
from app.store.records import PersonRecord
from app.tables.commands import viewer_of
from app.tables.parts import Tables
from app.tables.public import table_json
from app.tables.refused import Refused

log = logging.getLogger(__name__)

router = APIRouter(tags=["tables"])


async def table_for(tables: Tables, table_id: UUID, person: PersonRecord) -> TableOut:
    """The table as it is now, for somebody who sits or watches there."""
    live = await tables.memory.fresh(table_id)
    viewer_of(live, person.id)
    return TableOut(**table_json(live, person.id))


@router.get("/tables", responses=errors())
async def my_tables(me: Me, tables: TablesPart) -> TablesOut:
    """The tables where you sit, the last changed first."""
    ids = await store.ids_of(tables.memory.database, me.id)
    found = [await _if_possible(tables, table_id, me) for table_id in ids]
    return TablesOut(tables=[table for table in found if table is not None])


async def _if_possible(tables: Tables, table_id: UUID, person: PersonRecord) -> TableOut | None:
    """The table, unless it is gone by now, or is broken: it may not hide the others."""
    try:
        return await table_for(tables, table_id, person)
    except Refused:
        return None
    except Exception as error:
        if is_outage(error):
            raise
        log.exception("could not show table %s", table_id)
        return None


@router.post(
    "/tables",
    status_code=status.HTTP_201_CREATED,
    responses=errors("unknown_game", "bad_options", "bad_seats", "busy"),
)
async def open_table(body: TableIn, me: Me, tables: TablesPart) -> TableOut:
    """Opens a table; you are its host and sit on its first seat."""
    tables.limits.take("table", str(me.id))
    table_id = await tables.lobby.open(me, body.game, body.options, body.seats, body.clock)
    return await table_for(tables, table_id, me)


@router.get("/tables/{table_id}", responses=errors("unknown_table", "not_seated", "seat_revoked"))
async def one_table(table_id: UUID, me: Me, tables: TablesPart) -> TableOut:
    """A table where you sit or watch."""
    await tables.absence.seen(await tables.memory.fresh(table_id), me.id)
    return await table_for(tables, table_id, me)


@router.get("/invites/{code}", responses=errors("wrong_code"))
async def look_at_invite(code: str, me: Me, tables: TablesPart, address: Address) -> InviteOut:
    """What an invite code leads to, before you join."""
    return await invite_for(tables, await _invited_to(tables, code, me, address))


@router.post(
    "/invites/{code}", responses=errors("wrong_code", "table_full", "already_started", "seat_revoked")
)
async def join(code: str, me: Me, tables: TablesPart, address: Address) -> TableOut:
    """Takes a free seat; if you already have one, takes it back from a bot that plays for you."""
    table_id = await _invited_to(tables, code, me, address)
    await tables.lobby.join(table_id, me)
    await tables.absence.come_back(table_id, me.id)
    return await table_for(tables, table_id, me)


@router.post(
    "/tables/{table_id}/return",
    responses=errors("unknown_table", "not_seated", "seat_revoked", "spectators_do_not_play"),
)
async def come_back(table_id: UUID, me: Me, tables: TablesPart) -> TableOut:
    """Takes your seat back from a bot that plays for you. Opening the websocket does so too."""
    await tables.absence.come_back(table_id, me.id)
    return await table_for(tables, table_id, me)


@router.post(
    "/tables/{table_id}/leave",
    status_code=status.HTTP_204_NO_CONTENT,
    responses=errors("unknown_table", "not_seated", "seat_revoked", "spectators_do_not_play"),
)
async def leave(table_id: UUID, me: Me, tables: TablesPart) -> None:
    """Frees your seat. In a game a bot plays for you until you return."""
    await tables.leaving.leave(table_id, me.id)


async def _invited_to(tables: Tables, code: str, person: PersonRecord, address: str) -> UUID:
    return await by_code(tables, tables.lobby.table_of, code, person, address)


async def by_code(
    tables: Tables, table_of: Callable[[str], Awaitable[UUID]], code: str, person: PersonRecord, address: str
) -> UUID:
    """The table that a code leads to. Wrong codes are counted, so that nobody can try them all."""
    guessers = (str(person.id), address)
    for guesser in guessers:
        tables.limits.take("wrong_code", guesser)  # Before the look, or many could be tried at once.
    table_id = await table_of(code)
    for guesser in guessers:
        tables.limits.give_back("wrong_code", guesser)
    return table_id


async def invite_for(tables: Tables, table_id: UUID) -> InviteOut:
    """What somebody is told of a table before they come to it."""
    live = await tables.memory.fresh(table_id)
    host = live.table.seat_of(live.table.host_id)
    return InviteOut(
        table_id=str(live.table.id),
        game=live.table.game,
        host_name=(host and host.name) or "",
        seats_free=live.table.capacity - len(live.table.seats) if live.play is None else 0,
        status=live.status,
    )
