"""The balance of Dungeonology as reported: measured with the numbers of today, and within its bounds."""

import re

import pytest

from app.settings import ROOT
from app.simulate.expeditions import CARD_LIMIT, TITLES, mark_of, numbers_hash

PAGE = ROOT / "docs" / "balance-dungeonology.md"
ROW = re.compile(
    r"^\| (\d) \| (\d+) \| [\d.]+ / \*\*([\d.]+)\*\* / [\d.]+ \| \d+ \| (\d\.\d\d) "
    r"\| [\w-]+ \d\.\d\d \| [\w-]+ (\d\.\d\d) \|$",
    re.MULTILINE,
)


@pytest.mark.parametrize("mode", TITLES)
def test_the_report_is_of_the_numbers_of_today(mode: str) -> None:
    part = PAGE.read_text(encoding="utf-8").split(mark_of(mode))[1]
    assert f"`{numbers_hash()}`" in part, "measure again: python -m app simulate dungeonology --report"


@pytest.mark.parametrize("mode", ["standard", "dark_lord"])
def test_the_report_keeps_the_length_and_no_card_decides(mode: str) -> None:
    part = PAGE.read_text(encoding="utf-8").split(mark_of(mode))[1]
    rows = ROW.findall(part)
    assert [int(players) for players, *_ in rows] == [2, 3, 4]
    for _, games, rounds, _seat, card in rows:
        assert int(games) >= 100
        assert 8 <= float(rounds) <= 13
        assert float(card) <= CARD_LIMIT
