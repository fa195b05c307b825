"""The command that measures the balance."""

import json
from pathlib import Path

import pytest

from app.simulate.balance import MARK
from app.simulate.command import main
from app.simulate.expeditions import mark_of
from app.simulate.play import Match, play, play_all
from app.simulate.tally import Tally, wilson


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict:
    assert main(["looterz", "--json", *arguments]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_same_seed_plays_the_same_games_however_many_processes_play(
    capsys: pytest.CaptureFixture[str],
) -> None:
    alone = printed(capsys, "--games", "12", "--seats", "3", "--processes", "1")
    together = printed(capsys, "--games", "12", "--seats", "3", "--processes", "2")
    other = printed(capsys, "--games", "12", "--seats", "3", "--processes", "2", "--seed", "2")
    assert alone == together != other


def test_a_pair_swaps_seats() -> None:
    played = play_all(Match("looterz", ("heuristic", "random")), 1, range(4), turn_seats=True)
    assert [game.players[0] for game in played] == ["heuristic", "random"] * 2


def test_every_game_is_counted_once() -> None:
    tally = Tally(4)
    tally.add(play_all(Match("looterz", ("random",) * 4), 1, range(8), turn_seats=False))
    assert tally.games == sum(tally.endings.values()) == len(tally.rounds) == 8
    assert sum(tally.place(place).hits for place in range(4)) == 8 - tally.endings["nobody"]


def test_a_seat_counts_from_the_first_player_and_a_card_once_a_player() -> None:
    played = play(Match("looterz", ("heuristic",) * 4), "seed")
    tally = Tally(4)
    tally.add([played])
    assert sorted(played.places) == [0, 1, 2, 3]
    assert tally.place(played.places.index(played.winners[0])).hits == 1
    assert max(tally.owned.values()) <= 4


def test_the_interval_is_wilsons() -> None:
    assert wilson(10, 100) == pytest.approx((0.0552, 0.1744), abs=0.0001)
    assert wilson(0, 20)[0] == 0.0
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_report_keeps_what_is_written_above_it(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    page.write_text(f"# Words of mine\n\n{MARK}\nold tables", encoding="utf-8")
    assert main(["looterz", "--games", "2", "--report", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Words of mine")
    assert "old tables" not in text
    assert all(f"\n| {seats} | 2 |" in text for seats in (2, 3, 4, 5, 6))


def test_each_mode_has_its_own_part_of_the_page(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    page.write_text("# Words of mine\n", encoding="utf-8")
    for mode in ("kragmortha", "standard", "kragmortha"):
        asked = ["dungeonology", "--mode", mode, "--players", "2", "--games", "2", "--report", str(page)]
        assert main(asked) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Words of mine")
    assert [text.count(mark_of(mode)) for mode in ("kragmortha", "standard")] == [2, 2]
    assert text.count("\n| 2 | 2 |") == 2
    assert text.index("## Kragmortha") < text.index("## Standard")


def test_what_happened_is_counted_by_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dungeonology", "--mode", "kragmortha", "--players", "2", "--games", "4", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["marks_a_game"]["raided"] >= told["marks"]["raided"]["share"] > 0
    assert sum(scholar["tries"] for scholar in told["scholars"]) == 8


@pytest.mark.parametrize(
    "wrong",
    [
        ["--seats", "9"],
        ["--bots", "clever"],
        ["--games", "0"],
        ["chess"],
        ["dungeonology", "--mode", "solo"],
        ["looterz", "--mode", "standard"],
    ],
)
def test_a_wrong_command_line_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(wrong)
    assert refused.value.code == 2
    assert "error" in capsys.readouterr().err
