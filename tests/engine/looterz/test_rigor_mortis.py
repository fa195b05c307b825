"""What happens when Rigor Mortis turns up: LZ-15, LZ-16, LZ-17 and LZ-65."""

import pytest

from tests.engine.looterz.builder import Table


@pytest.mark.rule("LZ-15")
def test_who_draws_rigor_mortis_places_him_and_draws_again() -> None:
    table = Table(seats=3, turn=1).hand(1, "medic").tower("rigor", "rigor", "cook")
    table.play("first_recruitment").draw()
    assert table.state.rigor == 2
    assert table.cards(1) == ["medic", "cook"]
    assert [(event["seat"], event["count"]) for event in table.told(None, "rigor_placed")] == [(1, 1), (1, 2)]


@pytest.mark.rule("LZ-15")
def test_so_does_whoever_draws_by_a_skill_in_anothers_turn() -> None:
    table = Table(seats=3).row(0, "bell-ringer").tower("cook", "rigor", "medic", "ghost").play("dungeon")
    table.act("activate", "bell-ringer")
    assert [table.cards(seat) for seat in (0, 1, 2)] == [["cook"], ["medic"], ["ghost"]]
    assert table.told(None, "rigor_placed") == [{"type": "rigor_placed", "seat": 1, "count": 1}]


@pytest.mark.rule("LZ-16")
def test_the_fourth_ends_the_game_at_once() -> None:
    table = Table(seats=3).hand(0, "medic").rigor(3).tower("rigor", "cook").purse(2, 5, 1)
    table.play("first_recruitment").draw()
    assert table.winners == (1,)
    assert table.outcome is not None
    assert table.outcome.reason == "rigor_home"
    assert table.cards(0) == ["medic"]
    assert table.top() == ["cook"]
    assert table.asked == {}


@pytest.mark.rule("LZ-16", "LZ-12")
def test_the_fourth_ends_it_in_the_middle_of_each_player_draws() -> None:
    table = (
        Table(seats=3).row(0, "bell-ringer").rigor(3).tower("cook", "rigor", "medic", "ghost").purse(0, 1, 2)
    )
    table.play("dungeon").act("activate", "bell-ringer")
    assert [table.cards(seat) for seat in (0, 1, 2)] == [["cook"], [], []]
    assert table.winners == (2,)


@pytest.mark.rule("LZ-17")
def test_who_only_looks_does_not_place_him() -> None:
    table = Table().row(0, "lantern").hand(0, "medic").tower("rigor", "cook").play()
    table.act("activate", "lantern")
    assert table.view(0)["tower"]["known"] == [{"depth": 0, "card": "rigor"}]
    assert table.view(1)["tower"]["known"] == []
    table.says(0, "yes")
    assert table.state.rigor == 0
    assert table.top() == ["cook"]
    assert table.state.tower[0].face == "rigor"


@pytest.mark.rule("LZ-17")
def test_the_seer_may_put_him_back_and_does_not_place_him() -> None:
    table = Table().hand(0, "seer").tower("rigor", "cook", "medic", "ghost").play("first_recruitment")
    table.recruit("seer").says(0, "cook").says(0, ["medic", "rigor"])
    assert table.state.rigor == 0
    assert table.cards(0) == ["cook"]
    assert table.top(3) == ["medic", "rigor", "ghost"]


@pytest.mark.rule("LZ-17")
def test_recruited_from_the_tower_he_is_placed_and_the_next_card_taken() -> None:
    table = Table().hand(0, "trapdoor").tower("rigor", "rigor", "cook", "medic").play("first_recruitment")
    table.recruit("trapdoor")
    assert table.state.rigor == 2
    assert table.looterz(0) == ["trapdoor", "cook"]
    assert table.top() == ["medic"]


@pytest.mark.rule("LZ-16", "LZ-17")
def test_recruiting_the_fourth_from_the_tower_ends_the_game() -> None:
    table = Table().hand(0, "trapdoor").rigor(3).tower("rigor", "cook").purse(1, 0).play("first_recruitment")
    table.recruit("trapdoor")
    assert table.winners == (0,)
    assert table.looterz(0) == ["trapdoor"]


@pytest.mark.rule("LZ-65")
def test_taken_by_the_seer_he_is_placed_and_never_enters_the_hand() -> None:
    table = Table().hand(0, "seer").tower("cook", "rigor", "medic", "ghost").play("first_recruitment")
    table.recruit("seer").says(0, "rigor").says(0, ["medic", "cook"])
    assert table.state.rigor == 1
    assert table.cards(0) == []
    assert table.top(3) == ["medic", "cook", "ghost"]


@pytest.mark.rule("LZ-65", "LZ-16")
def test_the_fourth_taken_by_the_seer_ends_the_game() -> None:
    table = (
        Table().hand(0, "seer").rigor(3).tower("cook", "rigor", "medic").purse(1, 0).play("first_recruitment")
    )
    table.recruit("seer").says(0, "rigor")
    assert table.winners == (0,)
    assert table.asked == {}
