"""Connections to PostgreSQL."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import asyncpg
from sqlalchemy import NullPool
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine

Row = Any
"""A row of asyncpg; it is indexed like a tuple and like a dict."""

SESSIONS, STATEMENTS = 8, 16
"""How many connections each pool has at most."""

Driver: TypeAlias = "asyncpg.Connection[asyncpg.Record]"


class Database:
    """Sessions for what is rare, plain statements for what is hot; each has a pool of connections."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url, pool_size=SESSIONS, max_overflow=0, pool_pre_ping=True)
        self._unpooled = create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._sessions = async_sessionmaker(self._engine, expire_on_commit=False)
        self._hot: asyncpg.Pool[asyncpg.Record]

    @asynccontextmanager
    async def opened(self) -> AsyncGenerator[None]:
        """Connects; closes all connections at the end."""
        _, options = self._engine.dialect.create_connect_args(self._engine.url)
        self._hot = await asyncpg.create_pool(
            min_size=1, max_size=STATEMENTS, reset=_leave_as_it_is, **options
        )
        try:
            yield
        finally:
            await self._hot.close()
            await self._engine.dispose()

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[AsyncSession]:
        """A session that commits at the end and rolls back on any error."""
        async with self._sessions.begin() as session:
            yield session

    async def one(self, statement: str, *arguments: object) -> Row | None:
        """Runs one statement in a transaction of its own and returns its first row.

        Goes past SQLAlchemy to the driver: one round trip, a third of the processor time.
        """
        return await self._hot.fetchrow(statement, *arguments)

    async def all(self, statement: str, *arguments: object) -> list[Row]:
        """Like `one`, with all rows."""
        return list(await self._hot.fetch(statement, *arguments))

    @asynccontextmanager
    async def dedicated(self) -> AsyncGenerator[Driver]:
        """A connection outside the pools, for LISTEN or a lock that lasts."""
        async with self._unpooled.connect() as connection:
            raw = await connection.get_raw_connection()
            assert isinstance(raw.driver_connection, asyncpg.Connection)
            yield raw.driver_connection


async def _leave_as_it_is(_connection: object) -> None:
    """Statements change no setting, so a connection that goes back needs no round trip to be reset."""


def is_outage(error: BaseException) -> bool:
    """Whether an error means that the database cannot be reached, rather than a mistake of ours."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(error.orig, OSError)
    return isinstance(
        error, OSError | TimeoutError | asyncpg.PostgresConnectionError | asyncpg.CannotConnectNowError
    )
