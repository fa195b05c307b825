"""The websocket of a table: who may open it, and the two tasks that serve it."""

import asyncio
import logging
from contextlib import suppress
from uuid import UUID

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from app.live import messages
from app.live.frames import LARGEST
from app.live.hub import Hub
from app.live.inbox import Inbox
from app.live.socket import (
    CLOSED_NOT_A_PERSON,
    CLOSED_REMOVED,
    CLOSED_TOO_BIG,
    CLOSED_TOO_MANY,
    CLOSED_UNKNOWN,
    Socket,
)
from app.store.records import PersonRecord
from app.tables.credentials import token_of, unauthenticated
from app.tables.parts import Tables
from app.tables.refused import Refused, unknown_table

router = APIRouter()

_CLOSE_CODES = {
    "unauthenticated": CLOSED_NOT_A_PERSON,
    "unknown_table": CLOSED_UNKNOWN,
    "slow_down": CLOSED_TOO_MANY,
}

log = logging.getLogger(__name__)


@router.websocket("/api/tables/{table_id}/live")
async def live(websocket: WebSocket, table_id: str, version: str = "", game: str = "") -> None:
    """Keeps a client up to date, and takes its commands, until it goes."""
    tables: Tables = websocket.app.state.tables
    hub: Hub = websocket.app.state.hub
    await websocket.accept()
    try:
        person = await _person(websocket, tables)
        tables.limits.take("socket", str(person.id))
        socket = Socket(websocket, _table_id(table_id), person.id)
        async with hub.connected(socket, _seen(game, version)):
            await _serve(websocket, socket, Inbox(tables, socket))
    except Refused as refused:
        await _turn_away(websocket, refused)


async def _serve(websocket: WebSocket, socket: Socket, inbox: Inbox) -> None:
    """Reads and sends at the same time, until either ends."""
    tasks = [asyncio.create_task(socket.pump()), asyncio.create_task(_read(websocket, socket, inbox))]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _read(websocket: WebSocket, socket: Socket, inbox: Inbox) -> None:
    with suppress(WebSocketDisconnect):
        while True:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None:
                refused = Refused("invalid_input", "Send text frames.")
                socket.send(messages.refused(None, refused.code, refused.message))
            elif len(text) > LARGEST:
                socket.close(CLOSED_TOO_BIG, "A message can be 64 KB long at most.")
            else:
                await inbox.take(text)


async def _person(websocket: WebSocket, tables: Tables) -> PersonRecord:
    token = token_of(websocket.headers, websocket.cookies)
    person = await tables.people.by_token(token) if token else None
    if person is None:
        raise unauthenticated()
    return person


def _table_id(text: str) -> UUID:
    try:
        return UUID(text)
    except ValueError:
        raise unknown_table() from None


def _seen(game: str, version: str) -> tuple[UUID, int] | None:
    """The game and version that the client has; None if it says nothing that makes sense."""
    with suppress(ValueError):
        return UUID(game), max(0, min(int(version), 2**31 - 1))
    return None


async def _turn_away(websocket: WebSocket, refused: Refused) -> None:
    """Says why, which a refused handshake could not, and closes."""
    with suppress(RuntimeError, WebSocketDisconnect):
        closed = _CLOSE_CODES.get(refused.code, CLOSED_REMOVED)
        if closed != CLOSED_TOO_MANY:  # They may come back.
            await websocket.send_text(messages.removed(refused.code, refused.message))
        await websocket.close(closed, refused.message[:120])
