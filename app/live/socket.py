"""One open websocket: a bounded queue of frames, and the task that sends them."""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Protocol
from uuid import UUID

from fastapi import WebSocketDisconnect

LONGEST_QUEUE = 256
"""Frames that may wait for a slow client before it is dropped; it then gets a snapshot when it comes back."""

CLOSED_GOING_AWAY = 1012
CLOSED_NOT_A_PERSON = 4401
CLOSED_REMOVED = 4403
CLOSED_UNKNOWN = 4404
CLOSED_TOO_SLOW = 4408
CLOSED_TOO_MANY = 4429
CLOSED_TOO_BIG = 1009


class Wire(Protocol):
    """What a websocket can do."""

    async def send_text(self, data: str) -> None:
        """Sends a frame; waits while the client does not read."""

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """Closes the socket."""


class Socket:
    """A person's socket at a table."""

    def __init__(self, wire: Wire, table_id: UUID, person_id: UUID) -> None:
        self.table_id = table_id
        self.person_id = person_id
        self._wire = wire
        self._frames: deque[str] = deque()
        self._wake = asyncio.Event()
        self._close: tuple[int, str] | None = None

    def send(self, frame: str) -> None:
        """Queues a frame. A client that does not keep up is dropped."""
        if self._close is not None:
            return
        if len(self._frames) >= LONGEST_QUEUE:
            self._frames.clear()
            self.close(CLOSED_TOO_SLOW, "This connection is too slow. Connect again.")
            return
        self._frames.append(frame)
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        """Closes the socket when the frames queued so far are sent."""
        if self._close is None:
            self._close = code, reason
            self._wake.set()

    async def pump(self) -> None:
        """Sends what is queued until the socket is to be closed, then closes it."""
        # A client that has gone is noticed by the reader; sending to it says so with an error of any kind.
        with suppress(RuntimeError, WebSocketDisconnect):
            while self._frames or self._close is None:
                while self._frames:
                    await self._wire.send_text(self._frames.popleft())
                self._wake.clear()
                if not self._frames and self._close is None:
                    await self._wake.wait()
            await self._wire.close(*self._close)
