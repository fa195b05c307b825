"""The frames that the server sends; docs/protocol.md describes them."""

from typing import Any
from uuid import UUID

import orjson

JSON = dict[str, Any]


def table(value: JSON) -> str:
    """The table has changed, or the socket has just opened."""
    return _frame({"type": "table", "table": value})


def snapshot(game_id: UUID, version: int, view: JSON, events: list[JSON]) -> str:
    """The whole view, and what has happened since the version with which the client came."""
    return _frame(
        {"type": "snapshot", "game_id": str(game_id), "version": version, "view": view, "events": events}
    )


def patch(game_id: UUID, before: int, after: int, ops: list[JSON], events: list[JSON]) -> str:
    """What has changed in the view."""
    return _frame(
        {
            "type": "patch",
            "game_id": str(game_id),
            "from": before,
            "to": after,
            "ops": ops,
            "events": events,
        }
    )


def accepted(key: str, version: int) -> str:
    """A command was carried out, now or when it was sent before."""
    return _frame({"type": "accepted", "id": key, "version": version})


def refused(key: str | None, code: str, message: str, version: int | None = None) -> str:
    """A command or a message was not accepted."""
    return _frame({"type": "refused", "id": key, "code": code, "message": message, "version": version})


def chat(message: JSON) -> str:
    """Somebody has said something."""
    return _frame({"type": "chat", "message": message})


def pong() -> str:
    """The answer to a ping."""
    return _frame({"type": "pong"})


def removed(code: str, message: str) -> str:
    """The person has no seat here (any more); the socket is closed next."""
    return _frame({"type": "removed", "code": code, "message": message})


def _frame(value: JSON) -> str:
    return orjson.dumps(value).decode()
