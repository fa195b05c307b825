"""The balance that LZ-81 asks for: as reported over 2,000 games, and as a sample of the cards shows it."""

import re

import pytest

from app.settings import ROOT
from app.simulate.balance import CARD_LIMIT, SEAT_LIMIT
from app.simulate.play import Match, play_all
from app.simulate.tally import Tally

SAMPLE = 120
"""Games of the sample: enough to see a card or a rule that breaks the balance, not one that bends it."""


@pytest.fixture(scope="module")
def sample() -> Tally:
    tally = Tally(4)
    tally.add(play_all(Match("looterz", ("heuristic",) * 4), 1, range(SAMPLE), turn_seats=False))
    return tally


@pytest.mark.rule("LZ-81")
def test_the_report_keeps_the_bounds_at_every_number_of_players() -> None:
    report = (ROOT / "docs" / "balance.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d) \| (\d+) \| .*\| (\d\.\d\d) \| [\w-]+ (\d\.\d\d) \|$", report, re.MULTILINE)
    assert [int(players) for players, *_ in rows] == [2, 3, 4, 5, 6]
    for _, games, best_seat, best_card in rows:
        assert int(games) >= 2000
        assert float(best_seat) <= SEAT_LIMIT
        assert float(best_card) <= CARD_LIMIT


@pytest.mark.rule("LZ-81")
def test_a_game_of_four_takes_six_to_ten_rounds(sample: Tally) -> None:
    assert 6 <= sample.round_quartiles()[1] <= 10


@pytest.mark.rule("LZ-81")
def test_the_fourth_rigor_card_ends_some_games_of_four(sample: Tally) -> None:
    lowest, highest = sample.ending("rigor_home").interval
    assert highest >= 0.10
    assert lowest <= 0.40


@pytest.mark.rule("LZ-81")
def test_no_seat_and_no_card_stands_out_in_the_sample(sample: Tally) -> None:
    assert all(sample.place(place).interval[0] * 4 <= SEAT_LIMIT for place in range(4))
    average = sample.average_card
    assert all(share.interval[0] <= CARD_LIMIT * average for _, _, share in sample.card_ratios())
