"""Imports between the rooms of app/ run one way, as docs/architecture.md draws them."""

import ast
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

APP = Path(__file__).resolve().parent.parent / "app"

ROOMS = {
    "engine": set[str](),
    "bots": {"engine"},
    "store": {"settings"},
    "tables": {"bots", "engine", "settings", "store"},
    "live": {"engine", "settings", "store", "tables"},
    "api": {"engine", "settings", "store", "tables"},
}
"""What each room may import of the others."""

PURE = {"app", "msgspec", *sys.stdlib_module_names} - {
    *("asyncio", "io", "os", "pathlib", "secrets", "socket", "subprocess", "threading", "time")
}
"""What pure rules may import: chance comes from the state, the time from nowhere."""


def imported(file: Path) -> Iterator[str]:
    """The full names of what a file imports, also inside functions and for typing."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute here"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def wrong_imports(folder: Path, allowed: Callable[[list[str]], bool]) -> list[str]:
    """Each import below a folder that is not allowed, judged by the parts of its name."""
    return [
        f"{file.relative_to(APP)}: {name}"
        for file in sorted(folder.rglob("*.py"))
        for name in imported(file)
        if not allowed(name.split("."))
    ]


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_the_rooms_below_it(room: str) -> None:
    rooms = ROOMS[room] | {room}
    assert wrong_imports(APP / room, lambda name: name[0] != "app" or name[1] in rooms) == []


def test_the_engine_is_pure() -> None:
    assert wrong_imports(APP / "engine", lambda name: name[0] in PURE) == []


@pytest.mark.parametrize("part", [file.parent.name for file in sorted(APP.glob("engine/*/__init__.py"))])
def test_a_part_of_the_engine_knows_the_kernel_and_no_other_game(part: str) -> None:
    def allowed(name: list[str]) -> bool:
        return name[:2] != ["app", "engine"] or name[2] in {"kernel", part}

    assert wrong_imports(APP / "engine" / part, allowed) == []
