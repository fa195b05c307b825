"""Spectators see what everybody sees, and do nothing."""

import json
from contextlib import AsyncExitStack
from random import Random
from typing import Any
from uuid import UUID

import pytest

from app.engine.kernel.events import decode_events
from tests.service.rig import JSON, Live, Player, Refused, Server, asked, seated, started, until_true
from tests.service.test_hidden import card_ids_in


async def watches(player: Player, table: JSON) -> JSON:
    """The table as a spectator is shown it."""
    watched: JSON = await player.post(f"/watch/{table['watch_path'].rpartition('/')[2]}")
    return watched


async def refused(doing: Any) -> tuple[int, str]:
    """What a request is refused with."""
    with pytest.raises(Refused) as refusal:
        await doing
    return refusal.value.status, refusal.value.code


async def test_a_name_and_the_link_are_enough(people: list[Player]) -> None:
    ada, bob, eve, _ = people
    table = await seated([ada, bob])
    assert table["watch_path"] != table["invite_path"]
    code = table["watch_path"].removeprefix("/watch/")
    look = await eve.get(f"/watch/{code}")
    assert (look["table_id"], look["host_name"]) == (table["id"], ada.name)
    watched = await watches(eve, table)
    assert (watched["id"], watched["my_seat"]) == (table["id"], None)
    assert (watched["code"], watched["invite_path"]) == (None, None), "no invitation to sit down"
    assert await refused(eve.get("/watch/NOSUCH")) == (404, "wrong_code")
    assert await refused(eve.post(f"/watch/{table['code']}")) == (404, "wrong_code")
    assert (await watches(bob, table))["my_seat"] == 1, "who sits here keeps their seat"


async def test_spectators_read_and_do_nothing(people: list[Player]) -> None:
    ada, bob, eve, stranger = people
    table = await started([ada, bob])
    await watches(eve, table)
    view = (await eve.game(table))["view"]
    assert (view["viewer"], view["request"], view["hand"]) == (None, None, [])
    assert (await eve.get(f"/tables/{table['id']}/events"))["events"]
    await ada.do(table, "chat", text="Somebody is looking")
    assert (await eve.get(f"/tables/{table['id']}/chat"))["messages"][0]["text"] == "Somebody is looking"
    _, request = await asked([ada, bob], table)
    only_for_players = (403, "spectators_do_not_play")
    assert await refused(eve.command(table, request["id"], request["default"])) == only_for_players
    assert await refused(eve.do(table, "chat", text="Take the cat!")) == only_for_players
    assert await refused(eve.do(table, "ready", ready=True)) == only_for_players
    assert await refused(eve.do(table, "leave")) == only_for_players
    assert await refused(eve.do(table, "return")) == only_for_players
    assert await refused(eve.do(table, "spectators", allowed=True)) == only_for_players
    assert await refused(eve.do(table, "rematch")) == only_for_players
    async with eve.live(table) as live:
        await live.until(lambda: live.view)
        reply = await live.command(request["id"], request["default"])
        assert (reply["type"], reply["code"]) == ("refused", "spectators_do_not_play")
        await live.send(type="chat", text="Take the cat!")
        assert (await live.reply(None))["code"] == "spectators_do_not_play"
    assert await refused(stranger.game(table)) == (403, "not_seated")
    assert (await eve.get("/tables"))["tables"] == []


async def test_nothing_hidden_reaches_a_spectator(people: list[Player], server: Server) -> None:
    """Every byte of a whole game: no card of any hand is named, no event says more than its public part."""
    ada, bob, eve, dan = people
    table = await seated([ada, bob], options={"coins_to_win": 6})
    await watches(eve, table)
    async with AsyncExitStack() as sockets:
        live = await sockets.enter_async_context(eve.live(table))
        await live.until(lambda: live.table)
        await ada.do(table, "start")
        await _play_and_look(server, table, [ada, bob], live)
        rows = await server.tables.memory.database.all("SELECT events FROM log ORDER BY revision")
    public = [event.to(None) for row in rows for event in decode_events(row["events"])]
    setup = decode_events(rows[0]["events"])
    assert live.events == public[len(setup) :], "what the game began with comes with the snapshot"
    told = [
        event
        for batch in (await eve.get(f"/tables/{table['id']}/events"))["events"]
        for event in batch["events"]
    ]
    assert told == public
    async with eve.live(table, f"?game={live.of_type('snapshot')[0]['game_id']}&version=1") as again:
        await again.until(lambda: again.view)
        assert again.events == public[len(setup) :]
    assert await refused(dan.get(f"/tables/{table['id']}/record")) == (403, "not_seated")
    assert (await eve.get(f"/tables/{table['id']}/record"))["seed"] == live.view["seed"]


async def _play_and_look(server: Server, table: JSON, players: list[Player], live: Live) -> None:
    random, seen, named = Random(5), 0, set[int]()
    over = False
    while not over:
        for player in players:
            await player.answer(table, random)
        play = (await server.tables.memory.fresh(UUID(table["id"]))).play
        await live.until(lambda version=play.version: (live.version or 0) >= version)
        over = play.over
        for text in live.raw[seen:]:
            frame = json.loads(text)
            named.update(card_ids_in(frame))
            assert "hand_id" not in text
        seen = len(live.raw)
        assert live.view == play.game.view(play.state, None)
        if not over:
            assert not named & {card.id for player in play.state.players for card in player.hand}
            assert play.state.seed not in "".join(live.raw)


async def test_all_spectators_share_one_view_and_are_counted(people: list[Player], server: Server) -> None:
    ada, bob, eve, dan = people
    table = await started([ada, bob])
    await watches(eve, table)
    await watches(dan, table)
    async with ada.live(table) as player, eve.live(table) as one:
        await player.until(lambda: player.table and player.table["spectators"] == 1)
        async with dan.live(table) as other, dan.live(table) as twice:
            await player.until(lambda: player.table["spectators"] == 2)
            for live in (one, other, twice):
                await live.until(lambda live=live: live.view)
            for _ in range(6):
                for who in (ada, bob):
                    await who.answer(table, Random(3))
            version = (await ada.game(table))["version"]
            for live in (one, other, twice):
                await live.until(lambda live=live: live.version == version)
            assert one.view == other.view == twice.view
            shown = other.of_type("patch")
            assert one.of_type("patch")[-len(shown) :] == shown
            assert len(next(iter(server.app.state.hub._rooms.values()))._views) == 2
        await player.until(lambda: player.table["spectators"] == 1)


async def test_the_host_takes_the_link_back(people: list[Player]) -> None:
    ada, bob, eve, dan = people
    table = await seated([ada, bob])
    await watches(eve, table)
    assert await refused(bob.do(table, "spectators", allowed=False)) == (403, "host_only")
    async with eve.live(table) as live:
        await live.until(lambda: live.table)
        renewed = await ada.do(table, "spectators", allowed=True)
        await live.until(lambda: live.closed)
        assert (live.closed, live.of_type("removed")[0]["code"]) == (4403, "watching_ended")
    assert renewed["watch_path"] != table["watch_path"]
    assert await refused(eve.table(table)) == (403, "not_seated")
    assert await refused(watches(eve, table)) == (404, "wrong_code")
    assert (await watches(dan, renewed))["spectators"] == 0
    closed = await ada.do(table, "spectators", allowed=False)
    assert closed["watch_path"] is None
    assert await refused(watches(dan, renewed)) == (404, "wrong_code")
    assert await refused(dan.table(table)) == (403, "not_seated")


async def test_the_host_turns_one_spectator_out_for_good(people: list[Player]) -> None:
    ada, bob, eve, dan = people
    table = await seated([ada, bob])
    await watches(eve, table)
    await watches(dan, table)
    async with ada.live(table) as host, eve.live(table) as live, dan.live(table) as other:
        await host.until(lambda: host.table and host.table["spectators"] == 2)
        await other.until(lambda: other.table and other.table["spectators"] == 2)
        listed = {watcher["name"]: watcher for watcher in host.table["watchers"]}
        assert [watcher["connected"] for watcher in listed.values()] == [True, True]
        chosen = listed[eve.name]["id"]
        for player in (bob, dan):
            assert (await player.table(table))["watchers"] is None, "only the host is told who watches"
        assert await refused(bob.do(table, "turn_out", spectator=chosen)) == (403, "host_only")
        assert await refused(dan.do(table, "turn_out", spectator=chosen)) == (403, "spectators_do_not_play")
        await ada.do(table, "turn_out", spectator=chosen)
        await live.until(lambda: live.closed)
        assert (live.closed, live.of_type("removed")[0]["code"]) == (4403, "seat_revoked")
        await host.until(lambda: [watcher["name"] for watcher in host.table["watchers"]] == [dan.name])
        assert other.closed is None
    assert await refused(ada.do(table, "turn_out", spectator=chosen)) == (409, "not_watching")
    assert await refused(watches(eve, table)) == (403, "seat_revoked")
    assert await refused(eve.join(table)) == (403, "seat_revoked")


async def test_who_watches_at_two_tables_has_two_ids(people: list[Player]) -> None:
    ada, eve, *_ = people
    tables = [await seated([ada]), await seated([ada])]
    for table in tables:
        await watches(eve, table)
    first, second = [(await ada.table(table))["watchers"] for table in tables]
    assert first[0]["id"] != second[0]["id"]
    assert first[0]["name"] == second[0]["name"] == eve.name


async def test_who_was_removed_cannot_watch(people: list[Player]) -> None:
    ada, bob, *_ = people
    table = await seated([ada, bob])
    await ada.do(table, "kick", seat=1)
    assert await refused(watches(bob, table)) == (403, "seat_revoked")


async def test_a_spectator_may_sit_down_and_sees_with_their_own_eyes(people: list[Player]) -> None:
    ada, bob, *_ = people
    table = await seated([ada])
    await watches(bob, table)
    async with bob.live(table) as live:
        await live.until(lambda: live.table and live.table["my_seat"] is None)
        await bob.join(table)
        await live.until(lambda: live.table["my_seat"] == 1)
        await bob.do(table, "ready", ready=True)
        await ada.do(table, "start")
        await live.until(lambda: live.view)
        assert live.view["viewer"] == 1
        assert live.table["spectators"] == 0


async def test_spectators_follow_into_the_next_lobby(people: list[Player], server: Server) -> None:
    ada, bob, eve, _ = people
    table = await started([ada, bob], options={"coins_to_win": 3})
    await watches(eve, table)
    async with eve.live(table) as live:
        random = Random(1)

        async def over() -> bool:
            for player in (ada, bob):
                await player.answer(table, random)
            return bool((await ada.game(table))["view"]["outcome"])

        await until_true(over)
        await live.until(lambda: live.view and live.view["outcome"])
        await ada.do(table, "rematch")
        await live.until(lambda: live.table["status"] == "lobby")
