"""Commands and frames that are wrong are refused in words, and change nothing."""

import pytest

from tests.service.rig import JSON
from tests.service.standing import Fixed, body, check_words


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
