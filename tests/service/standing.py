"""A game that stands still, for tests in which nothing may change."""

import re
from typing import Any

import httpx

from tests.service.rig import JSON, Player, Refused, Server

PASSING = {"tables": "revision,changed_at", "seats": "absent_since"}
"""What a socket that opens and closes may change."""


class Fixed:
    """A game that stands still, its people, and a fingerprint of everything stored."""

    def __init__(self, server: Server, table: JSON, asked: Player, other: Player, stranger: Player) -> None:
        self.server = server
        self.table = table
        self.asked = asked
        self.other = other
        self.stranger = stranger
        self.request: JSON = {}

    async def fingerprint(self) -> list[list[str]]:
        """Everything stored."""
        return [await self._rows(name) for name in ("persons", "tables", "seats", "games", "log", "chat")]

    async def _rows(self, name: str) -> list[str]:
        statement = (
            f"SELECT (to_jsonb(t) - '{{{PASSING.get(name, '')}}}'::text[])::text FROM {name} t ORDER BY 1"
        )
        return [row[0] for row in await self.server.tables.memory.database.all(statement)]

    def check(self, response: httpx.Response, status: int, code: str) -> JSON:
        refused = Refused(response)
        assert (response.status_code, refused.code) == (status, code), response.text
        assert response.headers["content-type"] == "application/json"
        return refused.error


def body(fixed: Fixed, **changes: Any) -> JSON:
    command = {"ask": fixed.request["id"], "answer": fixed.request["default"]}
    return {"id": "a-key", "command": command, **changes}


def check_words(message: str) -> None:
    """A sentence for people, without a validator's terms."""
    assert re.fullmatch(r"[A-Z][^`$\[\]{}]*\.", message), message
    assert not re.search(r"constrained|regex|Input should|Expected|\bstr\b|\bint\b", message), message
