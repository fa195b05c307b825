"""The script of the two commands: when it repeats a step, and that it never takes a failed one for done."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest

import play

FAIL = [sys.executable, "-c", "raise SystemExit(1)"]


def append(file: Path) -> list[str]:
    """A command that leaves one more line in a file."""
    return [sys.executable, "-c", f"open({str(file)!r}, 'a').write('ran\\n')"]


def times_run(file: Path) -> int:
    return len(file.read_text().splitlines()) if file.exists() else 0


def test_a_step_runs_once_and_again_when_its_inputs_change(tmp_path: Path) -> None:
    stamp, trace = tmp_path / "stamp", tmp_path / "a trace"
    for inputs, times in [("one", 1), ("one", 1), ("two", 2), ("one", 3)]:
        play.install_step("Step", stamp=stamp, accepted=[inputs], command=append(trace))
        assert times_run(trace) == times


def test_a_step_accepts_the_stamp_of_a_larger_installation(tmp_path: Path) -> None:
    stamp, trace = tmp_path / "stamp", tmp_path / "trace"
    play.install_step("Step", stamp=stamp, accepted=["larger"], command=append(trace))
    play.install_step("Step", stamp=stamp, accepted=["smaller", "larger"], command=append(trace))
    assert times_run(trace) == 1


def test_a_failed_step_ends_the_run_and_is_repeated(tmp_path: Path) -> None:
    stamp, trace = tmp_path / "stamp", tmp_path / "trace"
    play.install_step("Step", stamp=stamp, accepted=["one"], command=append(trace))
    with pytest.raises(SystemExit, match="Step failed"):
        play.install_step("Step", stamp=stamp, accepted=["two"], command=FAIL)
    play.install_step("Step", stamp=stamp, accepted=["one"], command=append(trace))
    assert times_run(trace) == 2


def test_the_client_is_built_anew_when_a_source_changes_but_not_for_what_the_build_makes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "ROOT", tmp_path)
    client, rules = tmp_path / "frontend", tmp_path / "docs" / "rules"
    monkeypatch.setattr(play, "FRONTEND", client)
    for made in (client / "node_modules", client / "dist", client / "src", rules):
        made.mkdir(parents=True)
    (client / "src" / "one.ts").write_text("1")
    before = play.digest(play.client_sources())
    (client / "dist" / "index.html").write_text("built")
    (client / "node_modules" / "x.js").write_text("installed")
    (tmp_path / "docs" / "hosting.md").write_text("not shown in the client")
    assert play.digest(play.client_sources()) == before
    (client / "src" / "one.ts").rename(client / "src" / "two.ts")
    renamed = play.digest(play.client_sources())
    assert renamed != before
    (rules / "looterz.md").write_text("shown in the client")
    assert play.digest(play.client_sources()) != renamed


def test_two_installations_into_one_folder_wait_for_each_other(tmp_path: Path) -> None:
    entered = threading.Event()

    def second() -> None:
        with play.only_one(tmp_path / "lock"):
            entered.set()

    thread = threading.Thread(target=second)
    with play.only_one(tmp_path / "lock"):
        thread.start()
        assert not entered.wait(0.2)
    thread.join()
    assert entered.is_set()


def test_help_installs_nothing() -> None:
    shown = subprocess.run(
        [sys.executable, "play.py", "--help"], cwd=play.ROOT, capture_output=True, text=True, check=True
    )
    assert "python3 play.py test" in shown.stdout
    assert "Installing" not in shown.stdout
