"""Decoy, Steal, Murfa and Nekota: LZ-56 to LZ-59."""

import pytest

from tests.engine.looterz.builder import Table


@pytest.mark.rule("LZ-56")
def test_a_berserker_a_medic_and_a_viking() -> None:
    """The rulebook's example: these three together, and only Zakogtey may be attacked."""
    table = Table().row(0, "cutpurse").row(1, "berserker", "medic", "zakogtey").play("dungeon")
    table.dice(1).act("attack", "cutpurse")
    assert table.told(None, "attacked")[0]["target_card"] == "zakogtey"
    assert table.hearts("zakogtey") == 1


@pytest.mark.rule("LZ-56")
def test_with_several_decoys_the_opponent_chooses_and_other_rows_stay_open() -> None:
    table = Table(seats=3).row(0, "cutpurse").row(1, "idol", "medic", "romulus").row(2, "bard", "cook").play()
    table.act("attack", "cutpurse")
    assert table.choices(0) == ["bard@2", "cook@2", "idol@1", "romulus@1"]


@pytest.mark.rule("LZ-56")
def test_a_decoy_does_not_bind_its_owner() -> None:
    table = Table().row(0, "cutpurse", "idol", "bard").row(1, "medic", "zakogtey").play("dungeon")
    table.act("attack", "cutpurse")
    assert table.choices(0) == ["bard@0", "idol@0", "zakogtey@1"]


@pytest.mark.rule("LZ-56")
@pytest.mark.parametrize("skill", ["nekota", "cannoneer", "murfa"])
def test_a_decoy_draws_skills(skill: str) -> None:
    table = (
        Table().row(0, skill).row(1, "medic", "zakogtey", "scapegoat").play("dungeon").act("activate", skill)
    )
    assert set(table.choices(0)) - {f"{skill}@0"} == {"zakogtey@1", "scapegoat@1"}


@pytest.mark.rule("LZ-56")
def test_a_decoy_draws_recruit_effects_also_of_those_whose_turn_it_is_not() -> None:
    table = Table(seats=3).hand(0, "murrigan").row(1, "medic", "idol").row(2, "romulus", "bard")
    table.play("first_recruitment").recruit("murrigan")
    assert table.choices(0) == ["idol@1", "murrigan@0", "romulus@2"]
    table.says(0, "idol")
    assert table.choices(1) == ["idol@1", "medic@1", "murrigan@0", "romulus@2"]


@pytest.mark.rule("LZ-56")
def test_a_decoy_draws_last_wishes() -> None:
    table = Table().row(0, "cultist", "fuse").row(1, "medic", "idol").play("dungeon")
    table.act("activate", "cultist").says(0, "fuse")
    assert table.choices(0) == ["cultist@0", "idol@1"]


@pytest.mark.rule("LZ-56")
def test_a_decoy_does_not_draw_what_chooses_no_target() -> None:
    table = Table().hand(0, "gromykh").row(1, "medic", "idol").play("first_recruitment").recruit("gromykh")
    assert table.choices(1) == ["idol@1", "medic@1"]
    table = Table().row(0, "cultist", "plague-rat").row(1, "medic", "idol").play("dungeon")
    table.act("activate", "cultist").says(0, "plague-rat")
    assert table.looterz(1) == ["idol"]
    assert table.hearts("idol") == 2


@pytest.mark.rule("LZ-57")
def test_the_richest_other_player_is_robbed() -> None:
    table = Table(seats=3).row(0, "pickpocket").purse(1, 3, 4).play("dungeon").act("activate", "pickpocket")
    assert [table.coins(seat) for seat in (0, 1, 2)] == [2, 3, 3]
    (theft,) = table.told(None, "coin_stolen")
    assert (theft["seat"], theft["victim"], theft["amount"]) == (0, 2, 1)


@pytest.mark.rule("LZ-57")
def test_of_two_tied_for_the_richest_the_thief_chooses() -> None:
    """The rulebook's question: two players are tied for the most loot."""
    table = (
        Table(seats=4).row(0, "pickpocket").purse(1, 4, 2, 4).play("dungeon").act("activate", "pickpocket")
    )
    assert table.asked == {0: "steal_victim"}
    assert table.choices(0) == ["seat:1", "seat:3"]
    table.says(0, "seat:3")
    assert [table.coins(seat) for seat in range(4)] == [2, 4, 2, 3]


@pytest.mark.rule("LZ-57")
@pytest.mark.parametrize("coins", [(4, 4, 2), (5, 4, 2), (0, 0, 0)], ids=str)
def test_a_thief_tied_for_the_richest_or_richest_alone_steals_nothing(coins: tuple[int, ...]) -> None:
    table = Table(seats=3).row(0, "pickpocket").purse(*coins).hand(0, "idol").play("dungeon")
    table.act("activate", "pickpocket")
    assert tuple(table.coins(seat) for seat in (0, 1, 2)) == coins
    assert table.skipped == ["pickpocket: nobody_to_rob"]


@pytest.mark.rule("LZ-57")
def test_steal_two_finds_the_victim_anew() -> None:
    table = Table(seats=3).row(0, "blackmailer", "medic").purse(0, 5, 4).play("dungeon")
    table.act("activate", "blackmailer").says(0, "medic")
    assert table.coins(0) == 1
    assert table.choices(0) == ["seat:1", "seat:2"]
    table.says(0, "seat:2")
    assert [table.coins(seat) for seat in (0, 1, 2)] == [2, 4, 3]


@pytest.mark.rule("LZ-57")
def test_steal_two_stops_when_the_thief_has_caught_up() -> None:
    table = Table().row(0, "blackmailer", "medic").purse(3, 4).hand(0, "idol").play("dungeon")
    table.act("activate", "blackmailer").says(0, "medic")
    assert (table.coins(0), table.coins(1)) == (4, 3)
    assert table.skipped == ["blackmailer: nobody_to_rob"]


@pytest.mark.rule("LZ-58")
def test_murfa_borrows_until_the_end_of_the_turn() -> None:
    table = Table(seats=3).row(0, "murfa").row(1, "khal-mar♥2").row(2, "bard").hand(0, "idol").play("dungeon")
    table.act("activate", "murfa")
    assert table.choices(0) == ["bard@2", "khal-mar@1"]
    table.says(0, "khal-mar")
    assert table.view(2)["seats"][0]["looterz"][1] | {"id": 0} == {
        "id": 0, "card": "khal-mar", "hearts": 2, "power": 3, "acted": False, "owner": 1,
    }  # fmt: skip
    table.dice(1, 2).act("search", "khal-mar")
    assert table.coins(0) == 2
    table.draw()
    assert table.looterz(0) == ["murfa"]
    assert table.looterz(1) == ["khal-mar"]
    changes = table.told(None, "control_changed")
    assert [(event["from"], event["to"], event["how"], event["returned"]) for event in changes] == [
        (1, 0, "borrowed", False),
        (0, 1, "returned", True),
    ]


@pytest.mark.rule("LZ-58")
def test_murfa_may_go_over_the_limit_and_the_borrowed_looter_be_sacrificed() -> None:
    """The rulebook's question: Murfa's skill with three Looterz in play, and what is sacrificed."""
    table = Table().row(0, "murfa", "cutpurse", "idol").row(1, "khal-mar").hand(0, "bard").play("dungeon")
    table.act("activate", "murfa").end().draw()
    assert table.state.phase == "sacrifice"
    table.says(0, ["khal-mar"])
    assert table.looterz(0) == ["murfa", "cutpurse", "idol"]
    assert table.looterz(1) == []
    assert table.graves == ["khal-mar"]
    assert len(table.told(None, "control_changed")) == 1


@pytest.mark.rule("LZ-58")
def test_a_borrowed_decoy_protects_whoever_has_it() -> None:
    table = Table(seats=3).row(0, "murfa", "medic", "cultist").row(1, "idol").row(2, "fuse").play("dungeon")
    table.act("activate", "murfa").says(0, "idol")
    table.dice(1).act("attack", "medic", at="fuse")
    assert table.asked == {0: "dungeon_action"}  # the Last Wish had no other choice
    assert table.graves == ["fuse", "idol"]


@pytest.mark.rule("LZ-58")
def test_there_is_no_borrowing_from_oneself() -> None:
    table = Table().row(0, "murfa", "bard").hand(0, "idol").play("dungeon").act("activate", "murfa")
    assert table.skipped == ["murfa: no_target"]


@pytest.mark.rule("LZ-59")
def test_nekota_sends_any_looter_to_the_graveyard_whatever_its_hearts() -> None:
    """The rulebook's example: no dice, no matter how many Heart tokens."""
    table = Table(seats=3).row(0, "nekota", "medic").row(1, "khal-mar").row(2, "bard").play("dungeon")
    before = table.state.draws
    table.act("activate", "nekota")
    assert table.choices(0) == ["bard@2", "khal-mar@1", "medic@0", "nekota@0"]
    table.says(0, "khal-mar")
    assert table.graves == ["khal-mar"]
    assert table.state.draws == before
    assert table.told(None, "looter_left")[0]["reason"] == "destroyed"
