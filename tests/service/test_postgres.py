"""The embedded PostgreSQL: it starts anywhere, once, and loses nothing when its owner is killed."""

import asyncio
import fcntl
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from app.settings import ROOT, Settings
from app.store.postgres import DatabaseError, database_url, embedded_postgres, external_url

OWNER = """
import sys, time
from pathlib import Path
from app.store.postgres import embedded_postgres
with embedded_postgres(Path(sys.argv[1])) as url:
    print(url, flush=True)
    time.sleep(600)
"""


def run(url: str, statement: str) -> list[object]:
    """Run one statement in a transaction of its own; the first column of what it returns."""

    async def scalars() -> list[object]:
        async with create_async_engine(url, poolclass=NullPool).begin() as connection:
            result = await connection.execute(text(statement))
            return list(result.scalars()) if result.returns_rows else []

    return asyncio.run(scalars())


@contextmanager
def owner_process(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Another process that runs the embedded database, and the database's URL."""
    command = [sys.executable, "-c", OWNER, str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline().strip()
        finally:
            process.kill()


def test_it_is_postgresql_18_and_keeps_its_data_over_a_restart(tmp_path: Path) -> None:
    with embedded_postgres(tmp_path) as url:
        assert str(run(url, "SHOW server_version")[0]).startswith("18")
        run(url, "CREATE TABLE kept AS SELECT 42 AS answer")
    with embedded_postgres(tmp_path) as url:
        assert run(url, "SELECT answer FROM kept") == [42]


def test_nothing_committed_is_lost_when_the_owner_is_killed(tmp_path: Path) -> None:
    with owner_process(tmp_path) as (owner, url):
        run(url, "CREATE TABLE kept AS SELECT 42 AS answer")
        owner.send_signal(signal.SIGKILL)
        owner.wait()
        with embedded_postgres(tmp_path) as new_url:
            assert run(new_url, "SELECT answer FROM kept") == [42]


@pytest.mark.skipif(not shutil.which("setpriv"), reason="only Linux ends a child with its parent")
def test_a_killed_owner_takes_its_server_along(tmp_path: Path) -> None:
    with owner_process(tmp_path) as (owner, _), (tmp_path / "server.lock").open("w") as lock:
        with pytest.raises(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        owner.send_signal(signal.SIGKILL)
        fcntl.flock(lock, fcntl.LOCK_EX)  # returns once no process of the server is left


def test_a_killed_server_starts_again_though_its_process_number_is_in_use(tmp_path: Path) -> None:
    with embedded_postgres(tmp_path):
        pid_file = (tmp_path / "postgres" / "postmaster.pid").read_text().splitlines()
    pid_file[0] = str(os.getpid())
    (tmp_path / "postgres" / "postmaster.pid").write_text("\n".join(pid_file))
    (tmp_path / "socket" / ".s.PGSQL.5432.lock").write_text("\n".join(pid_file))
    with embedded_postgres(tmp_path) as url:
        assert run(url, "SELECT 1") == [1]


def test_only_one_owner_at_a_time(tmp_path: Path) -> None:
    with embedded_postgres(tmp_path) as url:
        with pytest.raises(DatabaseError, match="Another Rigor is using"), embedded_postgres(tmp_path):
            pass
        assert run(url, "SELECT 1") == [1]


@pytest.mark.parametrize("name", ["with space", 'it\'s, "quoted"', "ünïcode", "long-" * 40])
def test_any_folder_will_do(tmp_path: Path, name: str) -> None:
    with embedded_postgres(tmp_path / name) as url:
        assert run(url, "SELECT 1") == [1]


def test_a_half_made_cluster_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / "postgres.new").mkdir()
    (tmp_path / "postgres.new" / "PG_VERSION").write_text("18")
    with embedded_postgres(tmp_path) as url:
        assert run(url, "SELECT 1") == [1]


def test_the_environment_of_other_databases_does_not_matter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"PGPORT": "1", "PGHOST": "nowhere", "PGUSER": "x", "PGDATA": "/nowhere"}.items():
        monkeypatch.setenv(name, value)
    with embedded_postgres(tmp_path) as url:
        assert run(url, "SELECT current_user::text") == ["rigor"]


def test_a_failed_start_says_why(tmp_path: Path) -> None:
    with (
        pytest.raises(DatabaseError, match="no_such_setting"),
        embedded_postgres(tmp_path, no_such_setting="1"),
    ):
        pass


async def test_the_settings_choose_the_database(tmp_path: Path) -> None:
    async with database_url(Settings(data_dir=tmp_path, database_url=None)) as url:
        assert str(tmp_path.name) in url
    async with database_url(Settings(database_url="postgres://ada:pw@db.example/games")) as url:
        assert url == "postgresql+asyncpg://ada:pw@db.example/games"


def test_an_external_url_keeps_its_demand_for_tls() -> None:
    url = external_url("postgresql://db.example/games?sslmode=require&application_name=rigor")
    assert url == "postgresql+asyncpg://db.example/games?application_name=rigor&ssl=require"
