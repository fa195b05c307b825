"""What stands before every request: origin, size, and the headers that protect browsers."""

from collections.abc import Collection
from contextlib import suppress
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.api.errors import error_response, unexpected

LARGEST_BODY = 64 * 1024
MOST_PATIENCE = 1024 * 1024

SAFE = {"GET", "HEAD", "OPTIONS", "TRACE"}

HEADERS = {
    # Inline style attributes, with which the client moves cards; no inline scripts, nothing from elsewhere.
    "Content-Security-Policy": "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(self), geolocation=()",
}


class Guard:
    """Turns away what comes from foreign pages or is too large, before anything else looks at it."""

    def __init__(self, app: ASGIApp, allowed_origins: Collection[str]) -> None:
        self._app = app
        self._allowed = frozenset(allowed_origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, _Reply(send, private=scope["path"].startswith("/api/")))
        elif scope["type"] == "websocket" and self._is_foreign(Headers(scope=scope)):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign_origin"})
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, reply: "_Reply") -> None:
        try:
            await self._http(scope, receive, reply.send)
        except Exception as error:
            if reply.begun:
                raise
            await unexpected(error)(scope, receive, reply.send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if scope["method"] in SAFE:
            await self._app(scope, receive, send)
        elif self._is_foreign(headers):
            response = error_response("foreign_origin", "Another website may not do this in your name.")
            await response(scope, receive, send)
        elif (body := await _read(receive)) is None:
            response = error_response("body_too_large", "A request can be 64 KB large at most.")
            response.headers["Connection"] = "close"
            await response(scope, receive, send)
        else:
            await self._app(scope, _replay(body, receive), send)

    def _is_foreign(self, headers: Headers) -> bool:
        """Whether a page of another site is behind it, which the browser would lend our cookie.

        What shows a token of its own cannot be a page that uses somebody else's.
        """
        origin = headers.get("origin")
        if origin is None or headers.get("authorization", "").lower().startswith("bearer "):
            return False
        return origin not in self._allowed and not _is_at(origin, headers.get("host"))


def _is_at(origin: str, host: str | None) -> bool:
    """Whether the origin is of this host; one without a host of its own ("null") is of none."""
    with suppress(ValueError):
        place = urlsplit(origin).netloc
        return place != "" and place == host
    return False


async def _read(receive: Receive) -> bytes | None:
    """The whole body, or None when it is larger than allowed, whatever its Content-Length says.

    A larger one is read on for a while: a client that is cut off while it sends does not see the answer.
    """
    body = bytearray()
    size = 0
    while True:
        message = await receive()
        part = message.get("body", b"")
        size += len(part)
        if size <= LARGEST_BODY:
            body += part
        if not message.get("more_body", False) or size > MOST_PATIENCE:
            return bytes(body) if size <= LARGEST_BODY else None


def _replay(body: bytes, receive: Receive) -> Receive:
    """Gives the body once more; afterwards only the client's going away can come."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return messages.pop() if messages else await receive()

    return again


class _Reply:
    """Sends a response with the protecting headers, and knows whether it has begun.

    A private one is for who asked only: no browser and no proxy may keep it.
    """

    def __init__(self, send: Send, private: bool) -> None:
        self._send = send
        self._private = private
        self.begun = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self._private:
                headers.setdefault("Cache-Control", "no-store")
        await self._send(message)
