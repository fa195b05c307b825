"""The fourth Rigor Mortis card and ties: LZ-70 to LZ-72."""

import pytest

from tests.engine.looterz.builder import Table


def home(coins: tuple[int, ...], looterz: tuple[int, ...]) -> Table:
    """Rigor comes home to players with so many coins and Looterz."""
    table = Table(seats=len(coins), target=30).purse(*coins).hand(0, "medic").rigor(3).tower("rigor")
    some = ("cutpurse", "cutpurse", "cutpurse", "porter", "porter", "berserker", "berserker", "idol", "bard")
    spare = iter(some)
    for seat, count in enumerate(looterz):
        table.row(seat, *(next(spare) for _ in range(count)))
    return table.play("first_recruitment").draw()


def places(table: Table) -> list[int]:
    assert table.outcome is not None
    return [row.place for row in table.outcome.sheet]


@pytest.mark.rule("LZ-70")
def test_most_coins_win() -> None:
    table = home(coins=(2, 5, 4), looterz=(3, 0, 2))
    assert table.winners == (1,)
    assert places(table) == [3, 1, 2]
    assert table.outcome is not None
    assert [(line.label, line.value) for line in table.outcome.sheet[0].lines] == [
        ("coins", 2),
        ("looterz", 3),
    ]


@pytest.mark.rule("LZ-71")
def test_tied_more_looterz_win() -> None:
    table = home(coins=(5, 5, 4), looterz=(1, 2, 3))
    assert table.winners == (1,)
    assert places(table) == [2, 1, 3]


@pytest.mark.rule("LZ-71", "LZ-58")
def test_a_borrowed_looter_counts_for_whoever_has_it() -> None:
    table = (
        Table(target=30).row(0, "murfa", "cutpurse").row(1, "porter", "porter", "cook").purse(5, 5).rigor(3)
    )
    table.hand(0, "medic").tower("rigor").play().act("activate", "murfa").says(0, "porter").end().draw()
    assert table.winners == (0,)


@pytest.mark.rule("LZ-72")
def test_a_double_tie_loses_and_the_next_richest_wins() -> None:
    table = home(coins=(5, 5, 4, 3), looterz=(2, 2, 0, 3))
    assert table.winners == (2,)
    assert places(table) == [2, 2, 1, 4]


@pytest.mark.rule("LZ-72")
def test_only_those_who_tie_in_both_lose() -> None:
    table = home(coins=(5, 5, 5, 4), looterz=(2, 2, 1, 3))
    assert table.winners == (2,)


@pytest.mark.rule("LZ-72")
def test_the_same_method_again_and_again() -> None:
    assert home(coins=(5, 5, 4, 4, 1), looterz=(1, 1, 2, 2, 0)).winners == (4,)
    assert home(coins=(5, 5, 4, 4, 1), looterz=(1, 1, 2, 1, 0)).winners == (2,)


@pytest.mark.rule("LZ-72")
def test_if_nobody_remains_nobody_wins() -> None:
    table = home(coins=(5, 5, 4, 4), looterz=(1, 1, 2, 2))
    assert table.winners == ()
    assert places(table) == [2, 2, 3, 3]
    assert table.asked == {}


@pytest.mark.rule("LZ-72")
def test_three_tied_twice_all_lose() -> None:
    assert home(coins=(6, 6, 6, 0), looterz=(1, 1, 1, 0)).winners == (3,)


def test_the_seed_is_published_when_the_game_is_over_and_not_before() -> None:
    table = Table(target=30).hand(0, "medic").rigor(3).tower("rigor").play("first_recruitment")
    assert table.view(0)["seed"] is None
    table.draw()
    for viewer in (0, 1, None):
        assert table.view(viewer)["seed"] == table.state.seed
        assert table.view(viewer)["outcome"]["reason"] == "rigor_home"
