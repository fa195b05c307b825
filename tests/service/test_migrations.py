"""The migrations and the models say the same, and any number of processes may migrate at once."""

import asyncio

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from app.store.migrate import migrate
from app.store.models import Base
from tests.service.conftest import execute, of_database


def differences(connection: Connection) -> list[object]:
    """What autogenerate would write into a new migration."""
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    return list(compare_metadata(context, Base.metadata))


async def test_the_migrations_make_what_the_models_describe(database_url: str) -> None:
    async with create_async_engine(database_url, poolclass=NullPool).connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_several_processes_may_migrate_the_same_empty_database(database_server: str) -> None:
    await execute(database_server, "CREATE DATABASE migrated_at_once")
    url = of_database(database_server, "migrated_at_once")
    await asyncio.gather(*(migrate(url) for _ in range(4)))
    async with create_async_engine(url, poolclass=NullPool).connect() as connection:
        assert await connection.run_sync(differences) == []
