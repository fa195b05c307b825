"""docs/protocol.md and docs/asyncapi.yaml say what the server does."""

import asyncio
import re
import sys
from asyncio.subprocess import PIPE
from functools import cache
from typing import Any

import jsonschema_rs
import msgspec
import yaml

from app.api.errors import STATUSES
from app.api.schemas import SeatOut, TableOut, WatcherOut
from app.live.frames import Frame
from app.main import create_app
from app.settings import ROOT, Settings
from tests.service.rig import JSON, Player, Server, asked, seated, until_true

PROTOCOL = (ROOT / "docs" / "protocol.md").read_text()


@cache
def asyncapi() -> JSON:
    document: JSON = yaml.safe_load((ROOT / "docs" / "asyncapi.yaml").read_text())
    return document


def messages(operation: str) -> list[str]:
    """The names of the messages of an operation."""
    return [link["$ref"].rpartition("/")[2] for link in asyncapi()["operations"][operation]["messages"]]


@cache
def validator(message: str) -> Any:
    """Checks a frame against the document's schema of a message."""
    payload = asyncapi()["components"]["messages"][message]["payload"]
    return jsonschema_rs.validator_for({**payload, "components": asyncapi()["components"]})


def plain(schema: Any, definitions: JSON) -> Any:
    """A schema without titles, descriptions and references, to compare two of them."""
    if isinstance(schema, list):
        return [plain(part, definitions) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return plain(definitions[schema["$ref"].rpartition("/")[2]], definitions)
    kept = {key: value for key, value in schema.items() if key not in ("title", "description", "default")}
    if "const" in kept:
        kept = {"enum": [kept["const"]]}
    if "pattern" in kept:
        kept["pattern"] = kept["pattern"].replace(r"\Z", "$")
    return {key: plain(value, definitions) for key, value in kept.items()}


def test_the_frames_that_a_client_may_send() -> None:
    real = msgspec.json.schema(Frame)
    for name in messages("receiveFromClient"):
        payload = asyncapi()["components"]["messages"][name]["payload"]
        kind = payload["properties"]["type"]["const"]
        model = real["discriminator"]["mapping"][kind].rpartition("/")[2]
        assert plain(payload, {}) == plain(real["$defs"][model], real["$defs"])
    assert len(messages("receiveFromClient")) == len(real["discriminator"]["mapping"])


def test_tables_have_the_same_fields_as_over_rest() -> None:
    for name, model in (("Table", TableOut), ("Seat", SeatOut), ("Watcher", WatcherOut)):
        schema = asyncapi()["components"]["schemas"][name]
        assert list(schema["properties"]) == list(model.model_fields)
        assert schema["required"] == list(model.model_fields)


async def test_the_frames_that_the_server_sends(people: list[Player], server: Server) -> None:
    """A scripted evening in which each kind of message occurs."""
    ada, bob, *_ = people
    table = await seated([ada, bob], clock="2min")
    async with ada.live(table) as a, bob.live(table) as b:
        await asyncio.gather(a.until(lambda: a.table), b.until(lambda: b.table))
        await ada.do(table, "start")
        for _ in range(40):
            player, request = await asked([ada, bob], table)
            live = a if player is ada else b
            assert (await live.command(request["id"], request["default"]))["type"] == "accepted"
        await a.command(1, "nonsense")
        await b.send(type="ping")
        await b.send(type="chat", text="Well played")
        await b.until(lambda: b.of_type("chat") and b.of_type("pong"))
        await ada.do(table, "kick", seat=1)
        await b.until(lambda: b.closed)
    frames = a.frames + b.frames
    async with bob.live(table) as gone:
        await gone.until(lambda: gone.closed)
    frames += gone.frames
    assert {frame["type"] for frame in frames} == set(messages("sendToClient"))
    for frame in frames:
        validator(frame["type"]).validate(frame)


def test_the_table_of_requests_is_complete() -> None:
    paths = create_app(Settings(_env_file=None)).openapi()["paths"]
    real = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    described = set(
        re.findall(r"`(GET|POST|PATCH) (/api/[^` ?]*)[^`]*`", PROTOCOL.partition("### At the table")[0])
    )
    assert described == real


def test_the_table_of_errors_is_complete() -> None:
    rows = re.findall(r"^\| (\d{3}) \| (.*) \|$", PROTOCOL, re.MULTILINE)
    described = {code: int(status) for status, codes in rows for code in re.findall("`([a-z_]+)`", codes)}
    assert described == STATUSES


def test_the_tables_of_messages_are_complete() -> None:
    for heading, operation in (("From the server", "sendToClient"), ("From the client", "receiveFromClient")):
        section = PROTOCOL.partition(f"### {heading}")[2].partition("###")[0]
        names = [asyncapi()["components"]["messages"][name] for name in messages(operation)]
        types = [name["payload"]["properties"]["type"]["const"] for name in names]
        assert re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE) == types


async def test_the_client_in_the_documentation_plays(people: list[Player], server: Server) -> None:
    """It is run as it stands there, against somebody who plays by default too."""
    program = re.findall(r"```python\n(.*?)```", PROTOCOL, re.DOTALL)[-1]
    ada, *_ = people
    table = await ada.open(options={"coins_to_win": 3}, seats=2)
    address = f"http://127.0.0.1:{server.port}"
    client = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", program, address, table["code"]), stdout=PIPE, cwd=ROOT
    )

    async def all_ready() -> bool:
        return all(seat["ready"] for seat in (await ada.table(table))["seats"])

    await until_true(all_ready)
    await ada.do(table, "start")
    while (await ada.table(table))["status"] == "playing":
        request = (await ada.game(table))["view"]["request"]
        if request:
            await ada.command(table, request["id"], request["default"])
        await asyncio.sleep(0.01)
    output, _ = await client.communicate()
    assert client.returncode == 0
    assert b"winners" in output
