"""Which of the processes on one database does what must not be done twice."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from app.store.database import Database, Driver

LOCK = 0x52494742  # "RIGB"; any number that nothing else in the database locks.


@asynccontextmanager
async def candidacy(database: Database) -> AsyncGenerator[Driver]:
    """A connection with which to become the leader; the leader is it as long as the connection lasts."""
    async with database.dedicated() as connection:
        yield connection


async def try_to_lead(connection: Driver) -> bool:
    """Whether this connection's process is the leader from now on."""
    return bool(await connection.fetchval("SELECT pg_try_advisory_lock($1)", LOCK))


async def still_leads(connection: Driver) -> None:
    """Raises when the connection, and so the lead, is lost."""
    await connection.execute("SELECT 1")
