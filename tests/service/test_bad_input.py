"""What is wrong gets a typed error with a sentence and the right status, and changes nothing."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
import websockets

from app.api import schemas
from app.api.errors import STATUSES
from app.live import frames
from app.settings import ROOT
from app.tables.forms import FORMS
from tests.service.rig import JSON, Player, Refused, Server, asked, seated, started

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


@pytest.fixture(scope="module")
async def standing(shared_server: Server) -> Fixed:
    """The game that all tests of this file find as it is, and leave as it is."""
    ada, bob, cleo = [await shared_server.person(name) for name in ("Ada", "Bob", "Cleo")]
    table = await started([ada, bob])
    player, request = await asked([ada, bob], table)
    fixed = Fixed(shared_server, table, player, ada if player is bob else bob, cleo)
    fixed.request = request
    return fixed


@pytest.fixture
async def fixed(standing: Fixed) -> AsyncIterator[Fixed]:
    """Checks after the test that nothing in the database has changed."""
    before = await standing.fingerprint()
    yield standing
    assert await standing.fingerprint() == before


def body(fixed: Fixed, **changes: Any) -> JSON:
    command = {"ask": fixed.request["id"], "answer": fixed.request["default"]}
    return {"id": "a-key", "command": command, **changes}


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[1,", b'{"name": "Ada"', b"\xff\xfe", b"[" * 5000, b'{"name": ' + b"9" * 5000 + b"}"],
)
async def test_malformed_json(fixed: Fixed, content: bytes) -> None:
    for path in ("/guests", f"/tables/{fixed.table['id']}/commands"):
        response = await fixed.asked.http.post(
            path, content=content, headers={"Content-Type": "application/json"}
        )
        assert response.status_code in (400, 422)
        fixed.check(response, response.status_code, "malformed_json" if content else "invalid_input")


@pytest.mark.parametrize(
    ("path", "sent", "word"),
    [
        ("/guests", {"name": "Ada", "admin": True}, "admin"),
        ("/guests", {}, "name"),
        ("/guests", {"name": 7}, "name"),
        ("/guests", {"name": None}, "name"),
        ("/guests", ["Ada"], "JSON object"),
        ("/tables", {"game": "looterz", "clock": "1h"}, "clock"),
        ("/tables", {"game": "looterz", "seats": "3"}, "seats"),
        ("/tables", {"game": "looterz", "seats": 3.5}, "seats"),
        ("/tables", {"game": "looterz", "options": []}, "options"),
        ("/tables", {"game": "looterz", "options": {"coins_to_win": [1]}}, "options.coins_to_win"),
        ("/tables/{id}/ready", {"ready": "yes"}, "ready"),
        ("/tables/{id}/ready", {"ready": 1}, "ready"),
        ("/tables/{id}/kick", {"seat": -1}, "seat"),
        ("/tables/{id}/kick", {"seat": True}, "seat"),
        ("/tables/{id}/bots", {"seat": 1, "kind": "genius"}, "kind"),
        ("/tables/{id}/stand_in_votes", {"seat": 1, "vote": None}, "vote"),
        ("/tables/{id}/chat", {"text": "x" * 4001}, "text"),
    ],
)
async def test_unknown_fields_and_wrong_types(fixed: Fixed, path: str, sent: Any, word: str) -> None:
    response = await fixed.asked.http.post(path.format(id=fixed.table["id"]), json=sent)
    error = fixed.check(response, 422, "invalid_input")
    assert word in error["message"]
    check_words(error["message"])


def check_words(message: str) -> None:
    """A sentence for people, without a validator's terms."""
    assert re.fullmatch(r"[A-Z][^`$\[\]{}]*\.", message), message
    assert not re.search(r"constrained|regex|Input should|Expected|\bstr\b|\bint\b", message), message


def test_every_field_is_explained() -> None:
    bodies = [model for model in schemas.Input.__subclasses__() if not model.__subclasses__()]
    fields = {name for model in bodies for name in model.model_fields}
    for frame in (frames.CommandFrame, frames.CommandBody, frames.ChatFrame):
        fields |= set(frame.__struct_fields__)
    assert fields <= set(FORMS)


@pytest.mark.parametrize(
    "changes",
    [
        {"seat": 1},
        {"id": ""},
        {"id": "x" * 65},
        {"id": "key with spaces"},
        {"id": "key\n"},
        {"id": 5},
        {"version": "1"},
        {"version": -1},
        {"version": 2**40},
        {"command": None},
        {"command": {"ask": 1}},
        {"command": {"ask": 1, "answer": None}},
        {"command": {"ask": True, "answer": "draw"}},
        {"command": {"ask": 1.0, "answer": "draw"}},
        {"command": {"ask": 1, "answer": {"a": 1}}},
        {"command": {"ask": 1, "answer": ["draw", 5]}},
        {"command": {"ask": 1, "answer": 10**30}},
        {"command": {"ask": 1, "answer": "x" * 101}},
        {"command": {"ask": 1, "answer": "draw", "seat": 0}},
    ],
)
async def test_commands_of_the_wrong_form(fixed: Fixed, changes: JSON) -> None:
    """Over REST and over the websocket alike."""
    sent = body(fixed, **changes)
    response = await fixed.asked.http.post(f"/tables/{fixed.table['id']}/commands", json=sent)
    error = fixed.check(response, 422, "invalid_input")
    check_words(error["message"])
    assert set(error["details"]["fields"]) <= {"seat", "id", "version", "command"} | {
        f"command.{name}" for name in ("ask", "answer", "seat")
    }
    async with fixed.asked.live(fixed.table) as live:
        await live.send(type="command", **sent)
        reply = await live.reply(None)
        assert (reply["type"], reply["code"]) == ("refused", "invalid_input")
        check_words(reply["message"])


async def test_half_a_character_is_no_text(fixed: Fixed) -> None:
    answer = json.dumps(body(fixed, command={"ask": 1, "answer": "x"})).replace('"x"', r'"\ud83d"').encode()
    headers = {"Content-Type": "application/json"}
    response = await fixed.asked.http.post(
        f"/tables/{fixed.table['id']}/commands", content=answer, headers=headers
    )
    fixed.check(response, 422, "invalid_input")
    response = await fixed.asked.http.post("/guests", content=rb'{"name": "\ud83d"}', headers=headers)
    fixed.check(response, 422, "invalid_input")
    async with fixed.asked.live(fixed.table) as live:
        await live.socket.send(answer.decode().replace('{"id"', '{"type": "command", "id"'))
        assert (await live.reply(None))["code"] in ("malformed_json", "invalid_input")


async def test_answers_that_the_question_does_not_allow(fixed: Fixed) -> None:
    for answer in ("fly", "", 3, ["draw"], [], "recruit:999999", "looter:1"):
        command = {"ask": fixed.request["id"], "answer": answer}
        response = await fixed.asked.http.post(
            f"/tables/{fixed.table['id']}/commands", json=body(fixed, command=command)
        )
        error = fixed.check(response, 422, "illegal_answer")
        assert error["details"] == {"version": 1}


async def test_out_of_turn_and_for_another_seat(fixed: Fixed) -> None:
    """A command has no seat in it: one can only ever play for oneself."""
    response = await fixed.other.http.post(f"/tables/{fixed.table['id']}/commands", json=body(fixed))
    fixed.check(response, 409, "not_asked")
    response = await fixed.stranger.http.post(f"/tables/{fixed.table['id']}/commands", json=body(fixed))
    fixed.check(response, 403, "not_seated")


async def test_asks_that_are_not_open(fixed: Fixed) -> None:
    for ask in (0, fixed.request["id"] + 1, 2**31 - 1):
        command = {"ask": ask, "answer": "draw"}
        response = await fixed.asked.http.post(
            f"/tables/{fixed.table['id']}/commands", json=body(fixed, command=command)
        )
        fixed.check(response, 409, "stale_ask")
        response = await fixed.asked.http.post(
            f"/tables/{fixed.table['id']}/commands", json=body(fixed, command=command, version=0)
        )
        assert fixed.check(response, 409, "stale_version")["details"] == {"version": 1}


async def test_unknown_tables(fixed: Fixed) -> None:
    nowhere = "00000000-0000-4000-8000-000000000000"
    for path in ("", "/game", "/events", "/chat"):
        fixed.check(await fixed.asked.http.get(f"/tables/{nowhere}{path}"), 404, "unknown_table")
        fixed.check(await fixed.asked.http.get(f"/tables/not-a-table{path}"), 404, "not_found")
        fixed.check(await fixed.stranger.http.get(f"/tables/{fixed.table['id']}{path}"), 403, "not_seated")
    for path, sent in (("leave", {}), ("start", {}), ("ready", {"ready": True}), ("commands", body(fixed))):
        response = await fixed.asked.http.post(f"/tables/{nowhere}/{path}", json=sent)
        fixed.check(response, 404, "unknown_table")
        response = await fixed.stranger.http.post(f"/tables/{fixed.table['id']}/{path}", json=sent)
        fixed.check(response, 403, "not_seated")
    fixed.check(await fixed.asked.http.post("/tables", json={"game": "chess"}), 404, "unknown_game")
    fixed.check(await fixed.asked.http.get("/games/chess/catalog"), 404, "unknown_game")


@pytest.mark.parametrize("code", ["AAAAAA", "aaaaaa", "AAAAA", "%00%00", "A" * 300, "ÄÖÜÄÖÜ", "......"])
async def test_wrong_invite_codes(fixed: Fixed, code: str) -> None:
    fixed.check(await fixed.stranger.http.get(f"/invites/{code}"), 404, "wrong_code")
    fixed.check(await fixed.stranger.http.post(f"/invites/{code}"), 404, "wrong_code")


async def test_full_and_started_tables(fixed: Fixed) -> None:
    response = await fixed.stranger.http.post(f"/invites/{fixed.table['code']}")
    fixed.check(response, 409, "already_started")


async def test_a_full_table(people: list[Player]) -> None:
    ada, bob, cleo, _ = people
    table = await seated([ada, bob], seats=2)
    with pytest.raises(Refused, match="table_full") as refused:
        await cleo.join(table)
    assert refused.value.status == 409


async def test_without_a_valid_token(fixed: Fixed) -> None:
    for headers in (
        {},
        {"Authorization": "Bearer wrong"},
        {"Authorization": "Basic x"},
        {"Cookie": "rigor_token=x"},
    ):
        client = fixed.server.client(headers=headers)
        for path in (
            "/me",
            "/tables",
            f"/tables/{fixed.table['id']}/game",
            f"/invites/{fixed.table['code']}",
        ):
            fixed.check(await client.get(path), 401, "unauthenticated")
    nobody = {"Authorization": "Bearer wrong"}
    async with fixed.asked.live(fixed.table, additional_headers=nobody) as live:
        await live.until(lambda: live.closed)
        assert (live.closed, live.frames[0]["code"]) == (4401, "unauthenticated")


BAD_NAMES = ["", "   ", "x" * 25, "A\nB", "A\x00B", "A\x7fB", "\u202eevil", "A\u2066B", "A\u200bB", "\u200d"]
BAD_NAMES += ["Ada\u3164", "\u2800", "\u115f\u1160", "\ufe0f", "A\u034fB", "\U000e0041"]


@pytest.mark.parametrize("name", BAD_NAMES)
async def test_bad_names(fixed: Fixed, name: str) -> None:
    fixed.check(await fixed.asked.http.post("/guests", json={"name": name}), 422, "bad_name")
    fixed.check(await fixed.asked.http.patch("/me", json={"name": name}), 422, "bad_name")


async def test_names_in_every_script(server: Server) -> None:
    for name, kept in (
        ("x" * 24, "x" * 24),
        ("Zoe\u0308", "Zoë"),
        ("محمد", "محمد"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d🚀 Ada", "👩\u200d🚀 Ada"),
        ("<script>", "<script>"),
    ):
        person = await server.person(name)
        assert (await person.get("/me"))["person"]["name"] == kept


@pytest.mark.parametrize("text", ["", "  ", "x" * 501, "a\nb", "a\x00", "a\x1b[31m", "\u202eabc"])
async def test_bad_chat(fixed: Fixed, text: str) -> None:
    response = await fixed.asked.http.post(f"/tables/{fixed.table['id']}/chat", json={"text": text})
    fixed.check(response, 422, "bad_message")
    async with fixed.asked.live(fixed.table) as live:
        await live.send(type="chat", text=text)
        assert (await live.reply(None))["code"] == "bad_message"


async def test_bodies_over_64_kilobytes(fixed: Fixed) -> None:
    url = f"/tables/{fixed.table['id']}/chat"
    big = json.dumps({"text": "x" * 70_000}).encode()
    response = await fixed.asked.http.post(url, content=big, headers={"Content-Type": "application/json"})
    fixed.check(response, 413, "body_too_large")

    async def chunks() -> AsyncIterator[bytes]:
        for start in range(0, len(big), 1000):
            yield big[start : start + 1000]

    response = await fixed.asked.http.post(
        url, content=chunks(), headers={"Content-Type": "application/json"}
    )
    fixed.check(response, 413, "body_too_large")


async def test_frames_over_64_kilobytes(fixed: Fixed) -> None:
    async with fixed.asked.live(fixed.table) as live:
        await live.until(lambda: live.view)
        await live.send(type="chat", text="x" * 70_000)
        await live.until(lambda: live.closed)
        assert live.closed == 1009


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("{", "malformed_json"),
        ("", "malformed_json"),
        ("[" * 3000, "invalid_input"),
        ('{"type":' + "[" * 3000, "malformed_json"),
        ('{"type": "ping", }', "malformed_json"),
        ("[]", "invalid_input"),
        ("{}", "invalid_input"),
        ('{"type": "fly"}', "invalid_input"),
        ('{"type": "ping", "more": 1}', "invalid_input"),
        ('{"type": "chat"}', "invalid_input"),
        ('{"type": "chat", "text": 5}', "invalid_input"),
    ],
)
async def test_frames_of_the_wrong_form(fixed: Fixed, frame: str, code: str) -> None:
    async with fixed.asked.live(fixed.table) as live:
        await live.socket.send(frame)
        reply = await live.reply(None)
        assert reply["code"] == code
        check_words(reply["message"])
        await live.send(type="ping")
        await live.until(lambda: live.of_type("pong"))


async def test_binary_frames(fixed: Fixed) -> None:
    async with fixed.asked.live(fixed.table) as live:
        await live.socket.send(b"\x00\x01")
        assert (await live.reply(None))["code"] == "invalid_input"


async def test_foreign_origins(fixed: Fixed) -> None:
    cookie = {"Cookie": f"rigor_token={fixed.asked.token}"}
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{fixed.server.port + 1}"):
        browser = fixed.server.client(headers={**cookie, "Origin": origin})
        for method, path in (("POST", "/guests"), ("PATCH", "/me"), ("POST", "/tables"), ("DELETE", "/me")):
            fixed.check(await browser.request(method, path, json={"name": "Eve"}), 403, "foreign_origin")
        with pytest.raises(websockets.InvalidStatus, match="403"):
            async with fixed.asked.live(fixed.table, additional_headers={**cookie, "Origin": origin}):
                pass
    assert (await browser.get("/me")).status_code == 200, (
        "reading is harmless: the browser keeps it from them"
    )


@pytest.mark.parametrize("origin", ["null", "", "file://", "http://", "//", "x", "http://[::1"])
@pytest.mark.parametrize("host", ["", "x", "[::1"])
async def test_origins_that_are_nowhere(fixed: Fixed, origin: str, host: str) -> None:
    """Also where the address that was asked for is not named either."""
    status = await first_line(
        fixed.server.port, "POST /api/guests", {"Host": host, "Origin": origin, "Content-Length": "0"}
    )
    assert " 403 " in status
    websocket = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    status = await first_line(
        fixed.server.port,
        f"GET /api/tables/{fixed.table['id']}/live",
        {"Host": host, "Origin": origin, "Sec-WebSocket-Key": "MDEyMzQ1Njc4OWFiY2RlZg==", **websocket},
    )
    assert " 403 " in status


async def first_line(port: int, request: str, headers: dict[str, str]) -> str:
    """How a request is answered that no decent client would send."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = [f"{request} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    line = (await reader.readline()).decode()
    writer.close()
    return line


async def test_our_own_origin(people: list[Player], server: Server) -> None:
    ada, *_ = people
    origin = f"http://127.0.0.1:{server.port}"
    browser = server.client(headers={"Cookie": f"rigor_token={ada.token}", "Origin": origin})
    assert (await browser.post("/tables", json={"game": "looterz"})).status_code == 201
    elsewhere = server.client(headers={"Authorization": f"Bearer {ada.token}", "Origin": "https://elsewhere"})
    response = await elsewhere.post("/tables", json={"game": "looterz"})
    assert response.status_code == 201, "no browser adds a token by itself"


async def test_addresses_and_methods(fixed: Fixed) -> None:
    http = fixed.asked.http
    for path in ("/nothing", "/tables/", f"/tables/{fixed.table['id']}/nothing"):
        fixed.check(await http.get(path), 404, "not_found")
    response = await http.delete("/me")
    fixed.check(response, 405, "method_not_allowed")
    assert response.headers["allow"] == "GET, PATCH"
    fixed.check(await http.get(f"/tables/{fixed.table['id']}/start"), 405, "method_not_allowed")
    for query in ("after=x", "after=-1", f"after={2**40}"):
        fixed.check(await http.get(f"/tables/{fixed.table['id']}/events?{query}"), 422, "invalid_input")


def test_every_code_has_a_status() -> None:
    """All codes that the source names."""
    raised = set()
    for folder in ("tables", "live", "api"):
        for file in (ROOT / "app" / folder).glob("*.py"):
            raised |= set(re.findall(r'(?:Refused|error_response)\(\s*"([a-z_]+)"', file.read_text()))
    assert raised <= set(STATUSES)
