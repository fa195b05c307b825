"""What is wrong gets a typed error with a sentence and the right status, and changes nothing."""

import json
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest

from app.api import schemas
from app.api.errors import STATUSES
from app.live import frames
from app.settings import ROOT
from app.tables.forms import FORMS
from tests.service.rig import Server
from tests.service.standing import Fixed, body, check_words


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
        ("/tables/{id}/turn_out", {"spectator": "Eve"}, "spectator"),
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


def test_every_field_is_explained() -> None:
    bodies = [model for model in schemas.Input.__subclasses__() if not model.__subclasses__()]
    fields = {name for model in bodies for name in model.model_fields}
    for frame in (frames.CommandFrame, frames.CommandBody, frames.ChatFrame):
        fields |= set(frame.__struct_fields__)
    assert fields <= set(FORMS)


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


def test_every_code_has_a_status() -> None:
    """All codes that the source names."""
    raised = set()
    for folder in ("tables", "live", "api"):
        for file in (ROOT / "app" / folder).glob("*.py"):
            raised |= set(re.findall(r'(?:Refused|error_response)\(\s*"([a-z_]+)"', file.read_text()))
    assert raised <= set(STATUSES)
