"""A real PostgreSQL for the tests: one server for each test process, one database for each test."""

import asyncio
import itertools
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from app.engine import registry
from app.store.migrate import migrate
from app.store.postgres import embedded_postgres
from tests.engine.kernel.games.whispers import Whispers
from tests.service.rig import QUICK, Player, Server, asked, started
from tests.service.standing import Fixed

TEMPLATE = "template_rigor"
numbers = itertools.count(1)


@pytest.fixture(scope="session")
def database_server() -> Iterator[str]:
    """URL of a server that forgets everything at the end, and so need not wait for the disk."""
    with (
        tempfile.TemporaryDirectory(prefix="rigor-tests-") as folder,
        embedded_postgres(Path(folder), fsync="off", full_page_writes="off") as url,
    ):
        yield url


@pytest.fixture(scope="session")
def migrated_template(database_server: str) -> None:
    """Make the database, migrated and empty, that each test's own is a copy of."""
    asyncio.run(execute(database_server, f"CREATE DATABASE {TEMPLATE}"))
    asyncio.run(migrate(of_database(database_server, TEMPLATE)))


@pytest.fixture
async def database_url(database_server: str, migrated_template: None) -> AsyncIterator[str]:
    """URL of a migrated, empty database that this test has for itself."""
    async with new_database(database_server) as url:
        yield url


@asynccontextmanager
async def new_database(server_url: str) -> AsyncIterator[str]:
    """A migrated, empty database that is dropped at the end."""
    name = f"test_{next(numbers)}"
    await execute(server_url, f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
    yield of_database(server_url, name)
    await execute(server_url, f"DROP DATABASE {name} WITH (FORCE)")


def of_database(server_url: str, name: str) -> str:
    """The URL of another database on the same server."""
    return make_url(server_url).set(database=name).render_as_string(hide_password=False)


async def execute(url: str, statement: str) -> None:
    """Run one statement that cannot stand in a transaction."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    async with engine.connect() as connection:
        await connection.execute(text(statement))


@pytest.fixture
async def server(database_url: str) -> AsyncIterator[Server]:
    """A running server on which an afternoon passes in a second."""
    async with Server(database_url, QUICK).running() as server:
        yield server


@pytest.fixture(scope="module")
async def shared_server(database_server: str, migrated_template: None) -> AsyncIterator[Server]:
    """A running server for tests that change nothing, or only what is their own."""
    async with new_database(database_server) as url, Server(url, QUICK).running() as server:
        yield server


@pytest.fixture(scope="module")
async def standing(shared_server: Server) -> Fixed:
    """The game that all tests of a file find as it is, and leave as it is."""
    ada, bob, cleo = [await shared_server.person(name) for name in ("Ada", "Bob", "Cleo")]
    table = await started([ada, bob])
    player, request = await asked([ada, bob], table)
    fixed = Fixed(shared_server, table, player, ada if player is bob else bob, cleo)
    fixed.request = request
    return fixed


@pytest.fixture
async def fixed(standing: Fixed) -> AsyncIterator[Fixed]:
    """Checks after the test that nothing in the database has changed."""
    before = await standing.fingerprint()
    yield standing
    assert await standing.fingerprint() == before


@pytest.fixture
async def people(server: Server) -> list[Player]:
    """Four people who have said their names."""
    return [await server.person(name) for name in ("Ada", "Bob", "Cleo", "Dan")]


@pytest.fixture(autouse=True)
def whispers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tiny game with a barrier can be played too."""
    monkeypatch.setitem(registry._GAMES, "whispers", Whispers)
