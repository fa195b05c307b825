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


def test_the_client_is_built_anew_when_a_source_is_renamed_but_not_for_what_the_build_makes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setattr(play, "FRONTEND", tmp_path)
    for made in ("node_modules", "dist", "src"):
        (tmp_path / made).mkdir()
    (tmp_path / "src" / "one.ts").write_text("1")
    before = play.digest(play.client_sources())
    (tmp_path / "dist" / "index.html").write_text("built")
    (tmp_path / "node_modules" / "x.js").write_text("installed")
    assert play.digest(play.client_sources()) == before
    (tmp_path / "src" / "one.ts").rename(tmp_path / "src" / "two.ts")
    assert play.digest(play.client_sources()) != before


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
