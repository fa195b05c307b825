"""A whole game, over REST and over websockets."""

import asyncio
import hashlib
from random import Random

from app import bots
from tests.service.rig import JSON, Live, Player, asked, play_to_the_end, seated, started, until_true


async def test_a_whole_game_over_rest(people: list[Player]) -> None:
    ada, bob, cleo, _ = people
    table = await seated([ada, bob, cleo])
    await ada.do(table, "bots", seat=3, kind="heuristic")
    await ada.do(table, "start")
    first = (await ada.game(table))["view"]
    assert first["seed"] is None
    last = await play_to_the_end([ada, bob, cleo], table, Random(2))
    assert last["outcome"]["reason"] in ("target_reached", "rigor_home")
    assert len(last["outcome"]["sheet"]) == 4
    assert (await bob.table(table))["status"] == "finished"
    assert last["commitment"] == first["commitment"]
    assert hashlib.sha256(last["seed"].encode()).hexdigest() == first["commitment"]
    told = (await bob.get(f"/tables/{table['id']}/events?after=0"))["events"]
    versions = [batch["version"] for batch in told]
    assert versions == sorted(set(versions)), "one batch for each version"
    assert versions[-1] == last["version"]
    assert told[0]["events"][0]["type"] == "game_started"
    assert told[-1]["events"][-1]["type"] == "game_ended"


async def play_live(player: Live, random: Random) -> None:
    """Answers whatever the socket asks until the game is over."""
    answered: set[int] = set()

    def has_news() -> bool:
        view = player.view
        return view is not None and (view["outcome"] or _open_ask(view) not in {None, *answered})

    while True:
        await player.until(has_news)
        assert player.view is not None
        if player.view["outcome"]:
            return
        answered.add(player.view["request"]["id"])
        answer = bots.choose("random", player.view, random)
        reply = await player.command(player.view["request"]["id"], answer)
        assert reply["type"] == "accepted", reply


def _open_ask(view: JSON) -> int | None:
    return view["request"] and int(view["request"]["id"])


async def test_a_whole_game_over_websockets(people: list[Player]) -> None:
    ada, bob, cleo, _ = people
    table = await seated([ada, bob, cleo])
    await ada.do(table, "bots", seat=3, kind="random")
    async with ada.live(table) as a, bob.live(table) as b, cleo.live(table) as c, cleo.live(table) as c2:
        await c2.until(lambda: c2.table)
        await ada.do(table, "start")
        await asyncio.gather(*(play_live(player, Random(seat)) for seat, player in enumerate((a, b, c))))
        await c2.until(lambda: c2.view and c2.view["outcome"])
        for live in (a, b, c, c2):
            assert live.view == (await live.player.game(table))["view"], "patches lead to the view"
            log = (await live.player.get(f"/tables/{table['id']}/events?after=1"))["events"]
            assert live.events == [event for batch in log for event in batch["events"]]
            await live.until(lambda live=live: live.table["status"] == "finished")
        assert c.view == c2.view


async def test_an_own_sealed_answer_and_nobody_elses(people: list[Player]) -> None:
    """Behind a barrier nobody can see who has answered: others get no byte, and REST stays as it was."""
    ada, bob, cleo, _ = people
    table = await started([ada, bob, cleo], "whispers", clock="2min")
    by_seat = [ada, bob, cleo]
    await ada.command(table, 1, "tribute")
    views = [(await player.game(table))["view"] for player in by_seat]
    async with ada.live(table) as a, bob.live(table) as b, cleo.live(table) as c:
        await asyncio.gather(*(live.until(lambda live=live: live.view) for live in (a, b, c)))
        await asyncio.gather(*(live.until(lambda live=live: _all_connected(live)) for live in (a, b, c)))
        frames = [len(live.raw) for live in (a, b, c)]
        before = await _bytes(table, [ada, cleo])
        reply = await b.command(2, views[1]["request"]["choices"][:1])
        assert (reply["type"], reply["version"]) == ("accepted", views[1]["version"])
        own = b.frames[frames[1] :]
        assert [frame["type"] for frame in own] == ["patch", "accepted"]
        assert own[0]["from"] == own[0]["to"] == views[1]["version"]
        assert b.view["answered"]
        assert await _bytes(table, [ada, cleo]) == before
        assert [len(live.raw) for live in (a, c)] == [frames[0], frames[2]]
        await c.command(2, views[2]["request"]["choices"][1:2])
        await a.until(lambda: a.version == views[0]["version"] + 1)
        assert [event["type"] for event in a.events] == ["card_shown", "card_shown"]


def _all_connected(live: Live) -> bool:
    return live.table is not None and all(seat["connected"] for seat in live.table["seats"])


async def _bytes(table: JSON, players: list[Player]) -> list[bytes]:
    paths = ("", "/game", "/events?after=0", "/chat")
    answers = [await player.http.get(f"/tables/{table['id']}{path}") for player in players for path in paths]
    return [answer.content for answer in answers]


async def test_coming_back_shows_what_was_missed(people: list[Player]) -> None:
    ada, bob, *_ = people
    table = await started([ada, bob])
    async with ada.live(table) as live:
        await live.until(lambda: live.view)
        seen, game_id = live.version, live.of_type("snapshot")[0]["game_id"]
    for _ in range(3):
        player, request = await asked([ada, bob], table)
        await player.command(table, request["id"], request["default"])
    log = (await ada.get(f"/tables/{table['id']}/events?after={seen}"))["events"]
    async with ada.live(table, f"?version={seen}&game={game_id}") as live:
        await live.until(lambda: live.view)
        assert live.view == (await ada.game(table))["view"]
        assert live.events == [event for batch in log for event in batch["events"]]
        assert live.events
    other = "00000000-0000-0000-0000-000000000000"
    for query in (f"?version={seen}&game={other}", "?version=x&game=y", "?version=-3"):
        async with ada.live(table, query) as live:
            await live.until(lambda live=live: live.view)
            assert live.events == []


async def test_tables_tell_each_change(people: list[Player]) -> None:
    ada, bob, *_ = people
    table = await ada.open()
    async with ada.live(table) as live:
        await live.until(lambda: live.table)
        await bob.join(table)
        await live.until(lambda: live.table["seats"][1]["name"] == "Bob")
        await bob.do(table, "ready", ready=True)
        await live.until(lambda: live.table["seats"][1]["ready"])
        async with bob.live(table):
            await live.until(lambda: live.table["seats"][1]["connected"])
        await live.until(lambda: not live.table["seats"][1]["connected"])
        await bob.do(table, "leave")
        await live.until(lambda: live.table["seats"][1]["kind"] == "empty")


async def test_chat(people: list[Player]) -> None:
    ada, bob, *_ = people
    table = await seated([ada, bob])
    async with ada.live(table) as a, bob.live(table) as b:
        await asyncio.gather(a.until(lambda: a.table), b.until(lambda: b.table))
        said = (await ada.do(table, "chat", text="  <b>Hello</b> & welcome  "))["message"]
        await b.send(type="chat", text="Hi!")
        for live in (a, b):
            await live.until(lambda live=live: len(live.of_type("chat")) == 2)
        assert a.of_type("chat") == b.of_type("chat")
        assert b.of_type("chat")[0]["message"] == said
    assert (said["seat"], said["name"], said["text"]) == (0, "Ada", "<b>Hello</b> & welcome")
    messages = (await bob.get(f"/tables/{table['id']}/chat"))["messages"]
    assert [message["text"] for message in messages] == ["<b>Hello</b> & welcome", "Hi!"]


async def test_the_same_person_twice(people: list[Player]) -> None:
    """Two browser windows; the person is there until both are closed."""
    ada, bob, *_ = people
    table = await seated([ada, bob])
    async with bob.live(table) as watching:
        async with ada.live(table) as one:
            async with ada.live(table) as two:
                await asyncio.gather(one.until(lambda: one.table), two.until(lambda: two.table))
            await one.send(type="ping")
            await one.until(lambda: one.of_type("pong"))
            await watching.until(lambda: watching.table and watching.table["seats"][0]["connected"])

        async def away() -> bool:
            return not (await bob.table(table))["seats"][0]["connected"]

        await until_true(away)


async def test_a_rematch_reaches_open_sockets(people: list[Player]) -> None:
    ada, bob, *_ = people
    table = await started([ada, bob], options={"coins_to_win": 3})
    async with ada.live(table) as live:
        await play_to_the_end([ada, bob], table, Random(5))
        await ada.do(table, "rematch")
        await live.until(lambda: live.table["status"] == "lobby")
        await bob.do(table, "ready", ready=True)
        await ada.do(table, "start")
        await live.until(lambda: len(live.of_type("snapshot")) == 2)
        second = live.of_type("snapshot")[1]
        assert second["game_id"] == live.table["game_id"]
        assert second["version"] == 1
