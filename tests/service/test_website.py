"""What browsers get: the client's files, and the headers that protect them."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from app import main
from tests.service.rig import QUICK, Refused, Server


@pytest.fixture
async def website(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[httpx.AsyncClient]:
    """A server of a tiny client."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Rigor</title>")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "index-abc123.js").write_text("let a = 1")
    (tmp_path.parent / "secret.txt").write_text("secret")
    monkeypatch.setattr(main, "CLIENT", tmp_path)
    async with (
        Server(database_url, QUICK).running() as server,
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as http,
    ):
        yield http


async def test_the_page_is_served_for_every_address_of_the_client(website: httpx.AsyncClient) -> None:
    for address in ("/", "/index.html", "/join/ABCDEF", "/tables/5", "/a/b/c?d=e"):
        response = await website.get(address)
        assert (response.status_code, response.headers["cache-control"]) == (200, "no-cache"), address
        assert response.text.startswith("<!doctype html>")


async def test_files_whose_name_holds_a_hash_are_kept_for_ever(website: httpx.AsyncClient) -> None:
    response = await website.get("/assets/index-abc123.js")
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert response.headers["content-type"].startswith("text/javascript")
    again = await website.get("/assets/index-abc123.js", headers={"If-None-Match": response.headers["etag"]})
    assert again.status_code == 304
    assert (await website.get("/favicon.svg")).headers["cache-control"] == "no-cache"


async def test_a_missing_script_is_not_a_page(website: httpx.AsyncClient) -> None:
    response = await website.get("/assets/index-old.js")
    assert (response.status_code, Refused(response).code) == (404, "not_found")
    assert "immutable" not in response.headers.get("cache-control", "")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2f..%2fsecret.txt", "//etc/passwd"]
)
async def test_nothing_outside_the_folder(website: httpx.AsyncClient, path: str) -> None:
    response = await website.send(
        website.build_request("GET", httpx.URL(str(website.base_url), raw_path=path.encode()))
    )
    assert "secret" not in response.text
    assert "root:" not in response.text
    assert response.status_code in (200, 404)


async def test_other_methods(website: httpx.AsyncClient) -> None:
    assert (await website.head("/")).status_code == 200
    for method in ("POST", "PUT", "DELETE"):
        response = await website.request(method, "/join/ABCDEF")
        assert (response.status_code, Refused(response).code) == (405, "method_not_allowed")
        assert response.headers["allow"] == "GET, HEAD"


async def test_headers(website: httpx.AsyncClient) -> None:
    for address in ("/", "/assets/index-abc123.js", "/api/games", "/api/nothing", "/api/me"):
        headers = (await website.get(address)).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'self'"
        assert "script-src" not in policy, "scripts come from here, and never from within the page"
        assert policy["frame-ancestors"] == policy["object-src"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers or "uvicorn" not in headers["server"]


async def test_the_cookie(website: httpx.AsyncClient) -> None:
    response = await website.post("/api/guests", json={"name": "Ada"})
    cookie = response.headers["set-cookie"].lower()
    assert {"httponly", "samesite=lax", "path=/api"} <= {part.strip() for part in cookie.split(";")}
    assert "secure" not in cookie, "there is no TLS here"
    me = (await website.get("/api/me")).json()
    assert me["person"] == response.json()["person"], "the cookie is enough"


async def test_the_cookie_over_tls(database_url: str) -> None:
    async with Server(database_url, QUICK, public_url="https://rigor.example").running() as server:
        response = await server.client().post(
            "/guests", json={"name": "Ada"}, headers={"Origin": "https://rigor.example"}
        )
        assert response.status_code == 201, "the public address is ours"
        assert "secure" in response.headers["set-cookie"].lower()


async def test_without_a_built_client(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main, "CLIENT", tmp_path / "nowhere")
    async with Server(database_url, QUICK).running() as server:
        response = await server.client().get(f"http://127.0.0.1:{server.port}/")
        assert response.status_code == 503
        assert "python3 play.py build" in response.text
        assert (await server.client().get("/health")).json() == {"status": "ok"}
