"""Whoever has no business here, or comes from a foreign page, is told so, and changes nothing."""

import asyncio

import pytest
import websockets

from tests.service.rig import Player, Refused, Server, seated
from tests.service.standing import Fixed, body


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
