"""People who try to win by tricks, or to spoil the service for others."""

from dataclasses import replace
from random import Random

import pytest

from tests.service.rig import (
    QUICK,
    Player,
    Refused,
    Server,
    asked,
    play_to_the_end,
    started,
    until_true,
)


async def test_leaving_and_returning_gives_no_more_time(database_url: str) -> None:
    """Who leaves and comes back during a question answers it by the same deadline."""
    async with Server(database_url, replace(QUICK, bot_delay=(3600.0, 3600.0))).running() as server:
        ada, bob = [await server.person(name) for name in ("Ada", "Bob")]
        table = await started([ada, bob], clock="2min")
        player, _ = await asked([ada, bob], table)
        seat = (await player.table(table))["my_seat"]
        before = (await player.table(table))["seats"][seat]["deadline"]
        await player.do(table, "leave")
        await player.do(table, "return")
        assert (await player.table(table))["seats"][seat]["deadline"] == before


async def test_there_always_is_a_host(people: list[Player]) -> None:
    """The host is gone when the others come back for another game."""
    ada, bob, *_ = people
    table = await started([ada, bob], options={"coins_to_win": 3})
    await ada.do(table, "leave")
    await bob.do(table, "leave")
    await ada.do(table, "return")
    assert (await ada.table(table))["host_seat"] == (await ada.table(table))["my_seat"]
    await bob.do(table, "return")
    await ada.do(table, "leave")
    await bob.do(table, "leave")

    async def is_over() -> bool:
        return bool((await ada.table(table))["status"] == "finished")

    await until_true(is_over)
    await ada.do(table, "rematch")
    await ada.do(table, "bots", seat=1, kind="random")


async def test_a_version_below_all_versions(people: list[Player]) -> None:
    ada, bob, *_ = people
    table = await started([ada, bob])
    async with ada.live(table, f"?version={-(10**14)}&game={table['game_id']}") as live:
        await live.until(lambda: live.view or live.closed)
        assert live.view


async def test_a_command_sent_again_after_the_game(people: list[Player]) -> None:
    """Its answer was lost, and meanwhile the game ended and the next one began: it does not count there."""
    ada, bob, *_ = people
    table = await started([ada, bob], options={"coins_to_win": 3})
    player, request = await asked([ada, bob], table)
    send = player.command(table, request["id"], request["default"], "lost")
    version = await send
    await play_to_the_end([ada, bob], table, Random(5))
    await ada.do(table, "rematch")
    assert await player.command(table, request["id"], request["default"], "lost") == version
    await bob.do(table, "ready", ready=True)
    await ada.do(table, "start")
    again, next_request = await asked([ada, bob], table)
    if again is player and next_request == request:
        assert await player.command(table, request["id"], request["default"], "lost") == version
    with pytest.raises(Refused, match="key_reused"):
        await player.command(table, request["id"], "another", "lost")
    assert (await ada.game(table))["version"] == 1


async def test_a_command_sent_again_from_a_seat_that_a_bot_has_taken(people: list[Player]) -> None:
    ada, bob, cleo, _ = people
    table = await started([ada, bob, cleo])
    player, request = await asked([bob, cleo, ada], table)
    version = await player.command(table, request["id"], request["default"], "lost")
    await player.do(table, "leave")
    assert await player.command(table, request["id"], request["default"], "lost") == version
    with pytest.raises(Refused, match="stand_in_plays"):
        await player.command(table, request["id"], request["default"], "new")


async def test_a_key_is_for_one_table(people: list[Player]) -> None:
    ada, bob, *_ = people
    used_by: set[str] = set()
    while True:
        table = await started([ada, bob])
        player, request = await asked([ada, bob], table)
        if player.name in used_by:
            break
        await player.command(table, request["id"], request["default"], "first")
        used_by.add(player.name)
    with pytest.raises(Refused, match="key_reused"):
        await player.command(table, request["id"], request["default"], "first")


async def test_a_closed_table(people: list[Player]) -> None:
    ada, *_ = people
    table = await ada.open()
    async with ada.live(table) as live:
        await live.until(lambda: live.table)
        await ada.do(table, "leave")
        await live.until(lambda: live.closed)
        assert (live.frames[-1]["code"], live.closed) == ("table_closed", 4404)
