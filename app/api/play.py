"""Playing, following a game, and talking, without a websocket."""

from collections.abc import Iterable
from itertools import groupby
from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query, status

from app.api.answers import errors
from app.api.deps import Me, TablesPart
from app.api.schemas import (
    ChatIn,
    CommandIn,
    EventsOfVersion,
    EventsOut,
    MessageOut,
    MessagesOut,
    RecordOut,
    SaidOut,
    VersionOut,
    ViewOut,
)
from app.engine.kernel.events import decode_events
from app.engine.kernel.requests import Command
from app.store import games
from app.store.records import LogRecord
from app.tables.commands import Order, viewer_of
from app.tables.memory import LiveTable, Play
from app.tables.public import chat_json
from app.tables.refused import Refused

HERE = ("unknown_table", "not_seated", "seat_revoked")
SEATED = (*HERE, "spectators_do_not_play")

router = APIRouter(prefix="/tables/{table_id}", tags=["play"])


@router.get("/game", responses=errors(*HERE, "not_playing"))
async def game(table_id: UUID, me: Me, tables: TablesPart) -> ViewOut:
    """The game as you may see it. `view.request` is the question that you are being asked."""
    live = await tables.memory.fresh(table_id)
    viewer = viewer_of(live, me.id)
    await tables.absence.seen(live, me.id)
    play = _play(live)
    return ViewOut(game_id=str(play.id), version=play.version, view=play.game.view(play.state, viewer))


@router.post(
    "/commands",
    responses=errors(
        *SEATED,
        *("not_playing", "stale_ask", "stale_version", "not_asked", "illegal_answer", "game_over"),
        *("key_reused", "stand_in_plays", "busy"),
    ),
)
async def command(table_id: UUID, body: CommandIn, me: Me, tables: TablesPart) -> VersionOut:
    """Answers the question that you are being asked."""
    tables.limits.take("command", str(me.id))
    answer = body.command.answer
    order = Order(
        me.id,
        body.id,
        Command(body.command.ask, tuple(answer) if isinstance(answer, list) else answer),
        body.version,
    )
    return VersionOut(version=await tables.commands.by_person(table_id, order))


@router.get("/events", responses=errors(*HERE, "not_playing"))
async def events(
    table_id: UUID,
    me: Me,
    tables: TablesPart,
    after: Annotated[int, Query(ge=0, le=2**31 - 1, description="The last version that you know.")] = 0,
) -> EventsOut:
    """What has happened in the game since a version, as you may know it."""
    tables.limits.take("events", str(me.id))
    live = await tables.memory.fresh(table_id)
    viewer = viewer_of(live, me.id)
    await tables.absence.seen(live, me.id)
    log = await games.log_after_version(tables.memory.database, _play(live).id, after)
    return EventsOut(events=list(_by_version(log, viewer)))


@router.get("/record", responses=errors(*HERE, "not_playing", "not_finished"))
async def record(table_id: UUID, me: Me, tables: TablesPart) -> RecordOut:
    """The game after its end, with its seed and all events in full: enough to check each shuffle and roll."""
    tables.limits.take("record", str(me.id))
    live = await tables.memory.fresh(table_id)
    viewer_of(live, me.id)
    play = _play(live)
    if not play.over:
        raise Refused("not_finished", "The game is still going on. Its secrets are told when it is over.")
    log = await games.log_after_version(tables.memory.database, play.id, 0)
    return RecordOut(
        game=play.game.name,
        game_id=str(play.id),
        seats=play.state.seats,
        commitment=play.game.commitment(play.state),
        seed=play.state.seed,
        content=play.game.content(),
        content_hash=play.game.content_hash,
        events=[
            EventsOfVersion(
                version=entry.version, events=[event.told() for event in decode_events(entry.events)]
            )
            for entry in log
        ],
    )


@router.get("/chat", responses=errors(*HERE))
async def read_chat(table_id: UUID, me: Me, tables: TablesPart) -> MessagesOut:
    """The last hundred messages, the oldest first."""
    messages = await tables.chat.latest(table_id, me.id)
    return MessagesOut(messages=[MessageOut(**chat_json(message)) for message in messages])


@router.post("/chat", status_code=status.HTTP_201_CREATED, responses=errors(*SEATED, "bad_message"))
async def say(table_id: UUID, body: ChatIn, me: Me, tables: TablesPart) -> SaidOut:
    """Says something to everybody at the table."""
    tables.limits.take("chat", str(me.id))
    message = await tables.chat.say(table_id, me.id, body.text)
    return SaidOut(message=MessageOut(**chat_json(message)))


def _play(live: LiveTable) -> Play:
    if live.play is None:
        raise Refused("not_playing", "No game is being played at this table.")
    return live.play


def _by_version(log: Iterable[LogRecord], viewer: int | None) -> Iterable[EventsOfVersion]:
    """Entries without a visible event are left out: a sealed answer leaves no trace."""
    for version, entries in groupby(log, key=lambda entry: entry.version):
        visible = [event.to(viewer) for entry in entries for event in decode_events(entry.events)]
        if visible:
            yield EventsOfVersion(version=version, events=visible)
