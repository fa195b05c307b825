"""A websocket client that costs little, so that a measurement on one machine measures the server."""

import asyncio
import base64
import os
import time
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = b"\0\0\0\0"
"""A mask of zeros changes nothing, and so need not be applied."""


class Wire(asyncio.Protocol):
    """One connection; `receive` is called with every text frame and the time at which it came."""

    def __init__(self, host: str, path: str, token: str, receive: Callable[[bytes, float], None]) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        ).encode()
        self._receive = receive
        self._buffer = b""
        self._open = False
        self.closed = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the websocket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tells whoever waits for it."""
        if not self.closed.done():
            self.closed.set_result(exc)

    def data_received(self, data: bytes) -> None:
        """Takes the answer to the request, then frames."""
        now = time.perf_counter()
        self._buffer += data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                raise ConnectionError(head.decode(errors="replace"))
            self._open, self._buffer = True, rest
        while (frame := self._next_frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self._receive(payload, now)
            elif kind == PING:
                self._send(PONG, payload)

    def send(self, text: bytes) -> None:
        """Sends a text frame."""
        self._send(TEXT, text)

    def close(self) -> None:
        """Ends the connection."""
        self._transport.close()

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = (
            bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2)
        )
        self._transport.write(head + MASK + payload)

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4]), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10]), 10
        if len(buffer) < start + size:
            return None
        self._buffer = buffer[start + size :]
        return buffer[0] & 0x0F, buffer[start : start + size]
