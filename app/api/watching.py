"""Looking on at a table without a seat."""

from uuid import UUID

from fastapi import APIRouter

from app.api.answers import errors
from app.api.deps import Address, Me, TablesPart
from app.api.schemas import InviteOut, SpectatorsIn, TableOut, TurnOutIn
from app.api.tables import by_code, invite_for, table_for

HOST = ("unknown_table", "not_seated", "seat_revoked", "spectators_do_not_play", "host_only")

router = APIRouter(tags=["tables"])


@router.get("/watch/{code}", responses=errors("wrong_code"))
async def look_at_watch_link(code: str, me: Me, tables: TablesPart, address: Address) -> InviteOut:
    """What a watch link leads to, before you watch."""
    return await invite_for(tables, await by_code(tables, tables.watching.table_of, code, me, address))


@router.post("/watch/{code}", responses=errors("wrong_code", "seat_revoked", "too_many_spectators"))
async def watch(code: str, me: Me, tables: TablesPart, address: Address) -> TableOut:
    """Lets you see what everybody at the table sees; if you have a seat there, nothing changes."""
    table_id = await by_code(tables, tables.watching.table_of, code, me, address)
    await tables.watching.join(table_id, me.id, code)
    return await table_for(tables, table_id, me)


@router.post("/tables/{table_id}/spectators", responses=errors(*HOST, "busy"))
async def spectators(table_id: UUID, body: SpectatorsIn, me: Me, tables: TablesPart) -> TableOut:
    """Makes a new watch link, or none. Whoever watches is turned out, and needs the new one."""
    await tables.watching.allow(table_id, me.id, body.allowed)
    return await table_for(tables, table_id, me)


@router.post("/tables/{table_id}/turn_out", responses=errors(*HOST, "not_watching"))
async def turn_out(table_id: UUID, body: TurnOutIn, me: Me, tables: TablesPart) -> TableOut:
    """Turns one spectator out for good; they cannot come back to the table by any link."""
    await tables.watching.turn_out(table_id, me.id, body.spectator)
    return await table_for(tables, table_id, me)
