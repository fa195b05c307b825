"""Old tables and guests are deleted, and nothing that anybody still needs."""

from dataclasses import replace
from uuid import UUID

import pytest

from app.store.database import Database
from tests.service.rig import JSON, QUICK, Player, Refused, Server, asked, seated, started, until_true

DAY = 24 * 3600.0
TIDY = replace(QUICK, keep=30 * DAY, tidy=0.05)

OWN_TABLES = ("tables", "seats", "games", "log", "chat", "spectators")


def database_of(server: Server) -> Database:
    database: Database = server.tables.memory.database
    return database


async def age(server: Server, table: JSON, days: int) -> None:
    """As if the table had last been touched so many days ago."""
    database, table_id = database_of(server), UUID(table["id"])
    for statement in (
        "UPDATE tables SET changed_at = now() - $2 * interval '1 day' WHERE id = $1",
        "UPDATE chat SET at = now() - $2 * interval '1 day' WHERE table_id = $1",
        "UPDATE log SET at = now() - $2 * interval '1 day' WHERE game_id = "
        "(SELECT game_id FROM tables WHERE id = $1)",
    ):
        await database.one(statement, table_id, days)


async def is_gone(player: Player, table: JSON) -> bool:
    try:
        await player.table(table)
    except Refused as refused:
        return refused.code == "unknown_table"
    return False


async def count(server: Server, name: str) -> int:
    row = await database_of(server).one(f"SELECT count(*) FROM {name}")
    return int(row[0])


async def two_tables(ada: Player, bob: Player, looking_on: Player) -> list[JSON]:
    """A lobby and a game, both talked at and watched."""
    tables = [await seated([ada, bob]), await started([ada, bob])]
    for table in tables:
        await looking_on.post("/watch/" + table["watch_path"].rpartition("/")[2])
        await bob.do(table, "chat", text="Good night!")
    return tables


async def test_tables_that_nobody_touches_are_deleted_with_all_that_is_theirs(database_url: str) -> None:
    async with Server(database_url, TIDY).running() as server:
        ada, bob, cleo = [await server.person(name) for name in ("Ada", "Bob", "Cleo")]
        for table in await two_tables(ada, bob, cleo):
            await age(server, table, 29)
        young = await started([ada, bob])
        old = await two_tables(ada, bob, cleo)
        counts = {name: await count(server, name) for name in OWN_TABLES}
        for table in old:
            await age(server, table, 31)
        for table in old:
            await until_true(lambda table=table: is_gone(ada, table))
        assert {name: await count(server, name) for name in OWN_TABLES} == {
            "tables": counts["tables"] - 2,
            "seats": counts["seats"] - 4,
            "games": counts["games"] - 1,
            "log": counts["log"] - 1,
            "chat": counts["chat"] - 2,
            "spectators": counts["spectators"] - 2,
        }
        assert len((await ada.get("/tables"))["tables"]) == 3
        assert (await ada.table(young))["status"] == "playing"


@pytest.mark.parametrize("touch", ["command", "chat", "socket"])
async def test_a_touch_keeps_a_table(database_url: str, touch: str) -> None:
    async with Server(database_url, replace(TIDY, tidy=3600.0)).running() as server:
        ada, bob = [await server.person(name) for name in ("Ada", "Bob")]
        kept, old = await started([ada, bob]), await started([ada, bob])
        await age(server, kept, 31)
        await age(server, old, 31)
        player, request = await asked([ada, bob], kept)
        await age(server, kept, 31)  # To look has been a touch too.
        await age(server, old, 31)
        if touch == "command":
            await player.command(kept, request["id"], request["default"])
            await server.tables.tidying.tidy()
        elif touch == "chat":
            await player.do(kept, "chat", text="Still here.")
            await server.tables.tidying.tidy()
        else:
            async with player.live(kept) as live:
                await live.until(lambda: live.view)
                await age(server, kept, 31)
                await server.tables.tidying.tidy()
        assert not await is_gone(ada, kept)
        assert await is_gone(ada, old)


async def test_guests_who_are_not_seen_and_not_needed_are_forgotten(database_url: str) -> None:
    async with Server(database_url, replace(TIDY, tidy=3600.0)).running() as server:
        names = ("Ada", "Bob", "Cleo", "Dan", "Eve")
        ada, bob, cleo, dan, eve = [await server.person(name) for name in names]
        table = await seated([ada, bob, eve])
        await eve.do(table, "chat", text="Bye.")
        await eve.do(table, "leave")
        await database_of(server).one("UPDATE persons SET seen_at = now() - interval '31 days'")
        await cleo.get("/me")
        await server.tables.tidying.tidy()
        for known in (ada, bob, cleo, eve):
            assert (await known.get("/me"))["person"]["id"] == known.id
        with pytest.raises(Refused, match="unauthenticated"):
            await dan.get("/me")


async def test_nothing_is_deleted_where_all_is_to_be_kept(database_url: str) -> None:
    async with Server(database_url, replace(TIDY, keep=0.0, tidy=3600.0)).running() as server:
        ada = await server.person("Ada")
        table = await ada.open()
        await age(server, table, 10_000)
        await server.tables.tidying.tidy()
        assert not await is_gone(ada, table)
