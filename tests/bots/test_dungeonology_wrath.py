"""What a bot thinks of its chances below the Punishment Threshold (RM-90 to RM-93)."""

import pytest

from app.bots.dungeonology.wrath import Outlook, Wrath


def wrath(*thresholds: int, rival: int = 5, growth: float = 0.0, turns: float = 0.0) -> Wrath:
    """One Outlook for each Threshold, against one rival."""
    outlooks = [Outlook({}, threshold, (rival,)) for threshold in thresholds]
    return Wrath(outlooks, [1.0], growth, turns)


def chance(view: Wrath, own: int, raised: int = 0) -> float:
    return view.prospect([own] * len(view.outlooks), raised)


@pytest.mark.rule("RM-92")
def test_the_threshold_itself_is_already_struck() -> None:
    view = wrath(12)
    assert chance(view, 11) > 0.99
    assert chance(view, 12) == chance(view, 20) == 0.0


@pytest.mark.rule("RM-93")
def test_below_it_more_than_the_rival_wins() -> None:
    view = wrath(12, rival=8)
    assert chance(view, 5) < 0.01 < 0.9 < chance(view, 10)


def test_each_clan_counts_the_same() -> None:
    assert chance(wrath(4, 12), 10) == pytest.approx(chance(wrath(12), 10) / 2)


def test_a_raid_is_good_for_who_is_above_and_nothing_to_who_is_well_ahead() -> None:
    view = wrath(12)
    assert chance(view, 13, raised=3) > chance(view, 13) == 0.0
    assert chance(view, 11, raised=3) == pytest.approx(chance(view, 11))


def test_with_turns_to_come_one_may_stand_above_the_threshold_of_today() -> None:
    assert chance(wrath(12, growth=6.0, turns=3.0), 14) > 0.0


def test_a_rival_who_goes_on_is_ahead_of_who_stops() -> None:
    assert chance(wrath(20, turns=3.0), 6) < 0.5 < chance(wrath(20), 6)
