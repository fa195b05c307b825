"""Bringing a database to the newest schema."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from app.settings import ROOT

LOCK = 0x5269676F72  # "Rigor"; any number that nothing else in the database locks.


async def migrate(url: str) -> None:
    """Run the migrations that the database has not seen; one process does while others wait."""
    engine = create_async_engine(url, poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config(toml_file=ROOT / "pyproject.toml")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
