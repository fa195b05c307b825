"""Alembic's environment, for the application at its start and for the command line.

    python -m alembic revision --autogenerate -m "what changes"

The command line uses the settings' database, the embedded one included; stop the application first.
"""

import asyncio

from alembic import context
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from app.settings import Settings
from app.store.models import Base
from app.store.postgres import database_url


def run(connection: Connection) -> None:
    """Run the requested command; one that changes the database does so in a single transaction."""
    context.configure(connection=connection, target_metadata=Base.metadata)
    with context.begin_transaction():
        context.run_migrations()


async def run_from_command_line() -> None:
    """Run the requested command on the settings' database."""
    async with (
        database_url(Settings()) as url,
        create_async_engine(url, poolclass=NullPool).connect() as connection,
    ):
        await connection.run_sync(run)


if (connection := context.config.attributes.get("connection")) is not None:
    run(connection)
else:
    asyncio.run(run_from_command_line())
