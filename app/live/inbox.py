"""What the frames of a client do."""

import logging

from app.engine.kernel.requests import Command
from app.live import messages
from app.live.frames import ChatFrame, CommandFrame, Frame, PingFrame, parse_frame
from app.live.socket import Socket
from app.store.database import is_outage
from app.tables.commands import Order
from app.tables.parts import Tables
from app.tables.refused import Refused, internal_error, unavailable

log = logging.getLogger(__name__)


class Inbox:
    """Takes the frames of one socket, in order, and answers each of them on it."""

    def __init__(self, tables: Tables, socket: Socket) -> None:
        self._tables = tables
        self._socket = socket

    async def take(self, text: str) -> None:
        """Does what the frame says; whatever is wrong with it is answered too."""
        key = None
        try:
            frame = parse_frame(text)
            key = frame.id if isinstance(frame, CommandFrame) else None
            await self._do(frame)
        except Refused as refused:
            self._refuse(key, refused)
        except Exception as error:
            log.exception("could not do what a client asked for")
            self._refuse(key, unavailable() if is_outage(error) else internal_error())

    async def _do(self, frame: Frame) -> None:
        socket, person = self._socket, self._socket.person_id
        match frame:
            case CommandFrame(id=key, command=body, version=version):
                self._tables.limits.take("command", str(person))
                answer = tuple(body.answer) if isinstance(body.answer, list) else body.answer
                order = Order(person, key, Command(body.ask, answer), version)
                reached = await self._tables.commands.by_person(socket.table_id, order)
                socket.send(messages.accepted(key, reached))
            case ChatFrame(text=text):
                self._tables.limits.take("chat", str(person))
                await self._tables.chat.say(socket.table_id, person, text)
            case PingFrame():
                socket.send(messages.pong())

    def _refuse(self, key: str | None, refused: Refused) -> None:
        version = refused.details.get("version")
        self._socket.send(
            messages.refused(
                key, refused.code, refused.message, version if isinstance(version, int) else None
            )
        )
