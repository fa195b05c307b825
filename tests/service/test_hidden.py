"""Nobody receives what they may not know, on any channel: every byte of a whole game is looked through."""

import json
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from app import bots
from app.engine import registry
from tests.service.rig import JSON, Live, Player, Refused, Server, play_to_the_end, seated


def hidden_from(state: Any, seat: int) -> set[int]:
    """Ids of the cards in the hands of others that the seat does not know."""
    return {
        card.id
        for other, player in enumerate(state.players)
        if other != seat
        for card in player.hand
        if not card.known >> seat & 1
    }


CHOICE = re.compile(r"(?:recruit|card|looter|search|attack|activate|wish):(\d+)")
"""A choice that names a card; others name seats (seat:1) or places (tower:0)."""


def card_ids_in(value: object) -> Iterator[int]:
    """The ids of cards that a JSON value names: {"id": 5, "card": …}, "recruit:5"."""
    if isinstance(value, dict):
        if "card" in value and isinstance(value.get("id"), int):
            yield value["id"]
        if isinstance(value.get("hand_id"), int):
            yield value["hand_id"]
        for inner in value.values():
            yield from card_ids_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from card_ids_in(inner)
    elif isinstance(value, str) and (choice := CHOICE.fullmatch(value)):
        yield int(choice[1])


async def test_no_card_of_another_hand_is_ever_named(people: list[Player], server: Server) -> None:
    """The hand of each other player is compared with all that a person has received up to then."""
    everybody = people[:3]
    table = await seated(everybody, options={"coins_to_win": 6})
    await everybody[0].do(table, "start")
    async with AsyncExitStack() as sockets:
        lives = [await sockets.enter_async_context(player.live(table)) for player in everybody]
        await _play_and_look(server, table, everybody, lives)


async def _play_and_look(server: Server, table: JSON, everybody: list[Player], lives: list[Live]) -> None:
    random, game = Random(11), registry.game("looterz")
    named: list[set[int]] = [set() for _ in everybody]
    looked_at = [0] * len(everybody)
    over = False
    while not over:
        for player in everybody:
            over = over or await _poke_and_answer(player, table, random)
        row = await server.tables.memory.database.one("SELECT state, version FROM games")
        state = game.decode(row["state"].encode())
        for live in lives:
            await live.until(lambda live=live, version=row["version"]: (live.version or 0) >= version)
        for seat, player in enumerate(everybody):
            for text in player.received[looked_at[seat] :]:
                named[seat].update(card_ids_in(json.loads(text or "null")))
            looked_at[seat] = len(player.received)
            if not over:
                assert not named[seat] & hidden_from(state, seat)
                assert all(state.seed not in text for text in player.received)
    assert all(named), "something was looked at"


async def _poke_and_answer(player: Player, table: JSON, random: Random) -> bool:
    """Provokes refusals, reads everything, answers; returns whether the game is over."""
    view = (await player.game(table))["view"]
    await player.table(table)
    await player.get(f"/tables/{table['id']}/events?after={max(0, view['version'] - 2)}")
    ask = view["request"]["id"] if view["request"] else 1
    for wrong in ("recruit:1", ["card:1"]):
        try:
            await player.command(table, ask, wrong)
        except Refused:
            continue
        return bool((await player.game(table))["view"]["outcome"])
    if view["request"]:
        view = (await player.game(table))["view"]
    if view["request"]:
        await player.command(table, view["request"]["id"], bots.choose("random", view, random))
    return bool((await player.game(table))["view"]["outcome"])


@pytest.mark.parametrize("seat", [0, 1])
async def test_other_hidden_faces_same_bytes(people: list[Player], server: Server, seat: int) -> None:
    """The stored state is dealt anew in all that a viewer cannot see: what they can get stays the same."""
    ada, bob, *_ = people
    table = await seated([ada, bob])
    await ada.do(table, "start")
    viewer, random, game = (ada, bob)[seat], Random(seat), registry.game("looterz")
    for _ in range(12):
        for player in (ada, bob):
            await player.answer(table, random)
        before = await _everything(viewer, table)
        row = await server.tables.memory.database.one("SELECT state FROM games")
        other = game.redeal(game.decode(row["state"].encode()), seat, random)
        assert game.encode(other) != row["state"].encode()
        await _put(server, game.encode(other).decode())
        assert await _everything(viewer, table) == before
        await _put(server, row["state"])


async def _everything(player: Player, table: JSON) -> list[str]:
    """What a person can get: the view over REST, the first frames of a socket, and refusals."""
    texts = [(await player.http.get(f"/tables/{table['id']}/game")).text]
    for wrong in ("recruit:1", "fly"):
        command = {"id": "wrong", "command": {"ask": 10**6, "answer": wrong}}
        texts.append((await player.http.post(f"/tables/{table['id']}/commands", json=command)).text)
    async with player.live(table) as live:
        await live.until(lambda: live.view)
        texts += [raw for raw in live.raw if '"snapshot"' in raw]
    return texts


async def _put(server: Server, state: str) -> None:
    """Replaces the stored state, behind the back of the server, which then notices that it changed."""
    await server.tables.memory.database.one("UPDATE games SET state = $1, revision = revision + 1", state)


async def test_the_seed_comes_only_at_the_end(people: list[Player], server: Server) -> None:
    ada, bob, *_ = people
    table = await seated([ada, bob], options={"coins_to_win": 3})
    await ada.do(table, "start")
    row = await server.tables.memory.database.one("SELECT state FROM games")
    seed = json.loads(row["state"])["seed"]
    view = await play_to_the_end([ada, bob], table, Random(4))
    assert view["seed"] == seed
    early = [text for player in (ada, bob) for text in player.received if '"outcome":null' in text]
    assert early
    assert not any(seed in text for text in early)
