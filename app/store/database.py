"""Connections to PostgreSQL."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import asyncpg
from sqlalchemy import NullPool, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession, async_sessionmaker, create_async_engine

CHANNEL = "rigor"
"""The NOTIFY channel between processes."""

Row = Any
"""A row of asyncpg; it is indexed like a tuple and like a dict."""

Driver: TypeAlias = "asyncpg.Connection[asyncpg.Record]"


class Database:
    """One pool of connections, with sessions for what is rare and plain statements for what is hot."""

    def __init__(self, url: str, pool_size: int = 16) -> None:
        self._engine = create_async_engine(url, pool_size=pool_size, max_overflow=0)
        self._autocommit = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._unpooled = create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._sessions = async_sessionmaker(self._engine, expire_on_commit=False)

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[AsyncSession]:
        """A session that commits at the end and rolls back on any error."""
        async with self._sessions.begin() as session:
            yield session

    async def one(self, statement: str, *arguments: object) -> Row | None:
        """Runs one statement in a transaction of its own and returns its first row.

        Goes past SQLAlchemy to the driver: one round trip and less than two thirds of the CPU time.
        """
        async with self._autocommit.connect() as connection:
            return await (await _driver(connection)).fetchrow(statement, *arguments)

    async def all(self, statement: str, *arguments: object) -> list[Row]:
        """Like `one`, with all rows."""
        async with self._autocommit.connect() as connection:
            return list(await (await _driver(connection)).fetch(statement, *arguments))

    @asynccontextmanager
    async def dedicated(self) -> AsyncGenerator[Driver]:
        """A connection outside the pool, for LISTEN or a lock that lasts."""
        async with self._unpooled.connect() as connection:
            yield await _driver(connection)

    async def close(self) -> None:
        """Closes all pooled connections."""
        await self._engine.dispose()


async def notify(session: AsyncSession, note: str | None) -> None:
    """Tells the other processes when the session's transaction commits; None tells nothing."""
    if note is not None:
        await session.execute(text("SELECT pg_notify(:channel, :note)"), {"channel": CHANNEL, "note": note})


async def _driver(connection: AsyncConnection) -> Driver:
    driver: Driver = (await connection.get_raw_connection()).driver_connection  # type: ignore[assignment]
    return driver


def is_outage(error: BaseException) -> bool:
    """Whether an error means that the database cannot be reached, rather than a mistake of ours."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(error.orig, OSError)
    return isinstance(
        error, OSError | TimeoutError | asyncpg.PostgresConnectionError | asyncpg.CannotConnectNowError
    )
