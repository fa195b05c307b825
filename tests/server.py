"""A whole Rigor in a process of its own, as a person starts it, for tests that need one."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from app.settings import ROOT

ADDRESS = re.compile(r"http://\S+")


@dataclass(frozen=True)
class RunningServer:
    """A started server."""

    address: str
    process: subprocess.Popen[str]
    log: Path
    """What it wrote to its standard error."""


@contextmanager
def running_server(data_dir: Path, *, port: int = 0, **settings: str) -> Iterator[RunningServer]:
    """Run a server on the data in a folder; `settings` are RIGOR_ variables without the prefix."""
    own = {f"RIGOR_{name.upper()}": value for name, value in settings.items()}
    data_dir.mkdir(parents=True, exist_ok=True)
    log = data_dir / "rigor.log"
    with log.open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "app", "--port", str(port)],
            cwd=ROOT,
            env={**os.environ, **own, "RIGOR_DATA_DIR": str(data_dir), "DATABASE_URL": "", "REDIS_URL": ""},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    with process:
        try:
            assert process.stdout is not None
            found = ADDRESS.search(process.stdout.readline())
            assert found, f"The server did not start: {log.read_text()}"
            yield RunningServer(found[0], process, log)
        finally:
            process.terminate()
