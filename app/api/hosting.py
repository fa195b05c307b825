"""What happens at a table before a game, between games, and when somebody is away."""

from uuid import UUID

from fastapi import APIRouter

from app.api.answers import errors
from app.api.deps import Me, TablesPart
from app.api.schemas import BotIn, KickIn, OptionsIn, ReadyIn, TableOut, VoteIn
from app.api.tables import table_for

SEATED = ("unknown_table", "not_seated", "seat_revoked", "spectators_do_not_play")

router = APIRouter(prefix="/tables/{table_id}", tags=["tables"])


@router.post("/ready", responses=errors(*SEATED, "already_started"))
async def ready(table_id: UUID, body: ReadyIn, me: Me, tables: TablesPart) -> TableOut:
    """Says whether you want to begin."""
    await tables.lobby.set_ready(table_id, me.id, body.ready)
    return await table_for(tables, table_id, me)


@router.post(
    "/options",
    responses=errors(*SEATED, "host_only", "already_started", "bad_options", "bad_seats", "seat_taken"),
)
async def options(table_id: UUID, body: OptionsIn, me: Me, tables: TablesPart) -> TableOut:
    """Changes the options; the others then have to say anew that they are ready."""
    await tables.lobby.set_options(table_id, me.id, body.options, body.clock, body.seats)
    return await table_for(tables, table_id, me)


@router.post(
    "/bots",
    responses=errors(*SEATED, "host_only", "already_started", "seat_taken", "no_such_seat", "unknown_bot"),
)
async def bots(table_id: UUID, body: BotIn, me: Me, tables: TablesPart) -> TableOut:
    """Puts a bot on a free seat, or takes it away."""
    await tables.lobby.set_bot(table_id, me.id, body.seat, body.kind)
    return await table_for(tables, table_id, me)


@router.post("/kick", responses=errors(*SEATED, "host_only", "already_started", "empty_seat", "not_yourself"))
async def kick(table_id: UUID, body: KickIn, me: Me, tables: TablesPart) -> TableOut:
    """Takes a seat from somebody for good. In a game a bot takes their place."""
    await tables.leaving.kick(table_id, me.id, body.seat)
    return await table_for(tables, table_id, me)


@router.post(
    "/start",
    responses=errors(*SEATED, "host_only", "already_started", "not_ready", "too_few_seats", "bad_options"),
)
async def start(table_id: UUID, me: Me, tables: TablesPart) -> TableOut:
    """Begins the game. Free seats are left out; the seats of the others may get new numbers."""
    await tables.playing.start(table_id, me.id)
    return await table_for(tables, table_id, me)


@router.post("/rematch", responses=errors(*SEATED, "not_finished"))
async def rematch(table_id: UUID, me: Me, tables: TablesPart) -> TableOut:
    """After a game: makes the table a lobby again, for the next game of the same people."""
    await tables.playing.rematch(table_id, me.id)
    return await table_for(tables, table_id, me)


@router.post(
    "/stand_in_votes",
    responses=errors(
        *SEATED, "not_playing", "empty_seat", "clock_decides", "bad_vote", "not_absent", "stand_in_plays"
    ),
)
async def vote(table_id: UUID, body: VoteIn, me: Me, tables: TablesPart) -> TableOut:
    """Votes for a bot to play for somebody who has been away for two minutes, at a table without a clock."""
    await tables.absence.vote(table_id, me.id, body.seat, body.vote)
    return await table_for(tables, table_id, me)
