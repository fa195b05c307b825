"""The command line picks a command."""

import sys
from types import SimpleNamespace

import pytest

from app import cli


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, list[str]]]:
    """Two commands that only note how they are called."""
    noted: list[tuple[str, list[str]]] = []
    for name in ("serve", "other"):
        command = SimpleNamespace(main=lambda rest, name=name: noted.append((name, rest)) or 7)
        monkeypatch.setitem(sys.modules, f"fake_{name}", command)
        monkeypatch.setitem(cli.COMMANDS, name, f"fake_{name}")
    return noted


@pytest.mark.parametrize(
    ("arguments", "call"),
    [
        ([], ("serve", [])),
        (["--port", "1"], ("serve", ["--port", "1"])),
        (["serve", "--port", "1"], ("serve", ["--port", "1"])),
        (["other", "x", "-y"], ("other", ["x", "-y"])),
    ],
)
def test_a_command_gets_its_own_arguments(
    calls: list[tuple[str, list[str]]], arguments: list[str], call: tuple[str, list[str]]
) -> None:
    assert cli.main(arguments) == 7
    assert calls == [call]


def test_an_unknown_command_names_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["srve"]) == 2
    assert "serve" in capsys.readouterr().err
