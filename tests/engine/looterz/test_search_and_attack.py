"""Search and attack: LZ-30 to LZ-38, with the rulebook's examples."""

import pytest

from tests.engine.looterz.builder import Table


@pytest.mark.rule("LZ-30")
def test_khal_mar_searches() -> None:
    """The rulebook's example: three Hearts, Power 3, the dice show 2, 3 and 5."""
    table = Table(seats=3).row(0, "khal-mar").play("dungeon")
    table.dice(2, 3, 5).act("search", "khal-mar")
    assert table.coins(0) == 2
    (search,) = table.told(2, "searched")
    assert (tuple(search["dice"]), search["power"], search["coins"]) == ((2, 3, 5), 3, 2)


@pytest.mark.rule("LZ-30")
def test_a_wounded_looter_searches_with_the_hearts_it_has_left() -> None:
    table = Table(seats=3).row(0, "khal-mar♥1").play("dungeon")
    table.dice(1, 1, 1).act("search", "khal-mar")
    assert table.coins(0) == 1
    assert len(table.told(0, "searched")[0]["dice"]) == 1


@pytest.mark.rule("LZ-30")
@pytest.mark.parametrize(("die", "coins"), [(1, 1), (2, 1), (3, 0), (6, 0)])
def test_results_up_to_the_power_bring_a_coin(die: int, coins: int) -> None:
    table = Table().row(0, "medic").play("dungeon").dice(die).act("search", "medic")
    assert table.coins(0) == coins


@pytest.mark.rule("LZ-35")
def test_the_target_is_named_before_the_dice_are_thrown() -> None:
    table = Table(seats=3).row(0, "berserker").row(1, "medic").row(2, "cutpurse").play("dungeon")
    before = table.state.draws
    table.act("attack", "berserker")
    assert table.asked == {0: "attack_target"}
    assert table.state.draws == before
    assert table.told(None, "attacked") == []


@pytest.mark.rule("LZ-35")
def test_any_other_looter_may_be_attacked_ones_own_included() -> None:
    table = (
        Table(seats=3).row(0, "berserker", "idol").row(1, "medic").row(2, "cutpurse", "bard").play("dungeon")
    )
    table.act("attack", "berserker")
    assert table.choices(0) == ["bard@2", "cutpurse@2", "idol@0", "medic@1"]
    table.dice(1, 6).says(0, "idol")
    assert table.hearts("idol") == 2


@pytest.mark.rule("LZ-35")
def test_without_another_looter_there_is_no_attack() -> None:
    table = Table().row(0, "berserker").play("dungeon")
    assert table.choices(0) == ["end", "search berserker"]


@pytest.mark.rule("LZ-36")
def test_zakogtey_attacks_krystian() -> None:
    """The rulebook's example: two Hearts, Power 2, the dice show 1 and 4."""
    table = Table().row(0, "zakogtey").row(1, "krystian").hand(0, "medic").play("dungeon")
    table.dice(1, 4).act("attack", "zakogtey", at="krystian")
    (change,) = table.told(None, "hearts_changed")
    assert (change["card"], change["delta"], change["hearts"]) == ("krystian", -1, 0)
    assert table.told(1, "attacked")[0]["hits"] == 1
    assert table.looterz(1) == []


@pytest.mark.rule("LZ-36")
def test_each_result_up_to_the_power_removes_a_heart() -> None:
    table = Table().row(0, "khal-mar♥2").row(1, "idol").play("dungeon")
    table.dice(3, 1).act("attack", "khal-mar", at="idol")
    assert table.hearts("idol") == 1
    assert table.hearts("khal-mar") == 2
    table = Table().row(0, "khal-mar").row(1, "idol").play("dungeon")
    table.dice(4, 3, 6).act("attack", "khal-mar", at="idol")
    assert table.hearts("idol") == 2
    assert table.coins(0) == 0


@pytest.mark.rule("LZ-37")
def test_without_hearts_a_looter_goes_to_the_graveyard_and_is_nobodys() -> None:
    table = Table().row(0, "khal-mar").row(1, "medic", "bard").hand(0, "cook").play("dungeon")
    table.dice(1, 2, 3).act("attack", "khal-mar", at="medic")
    assert table.looterz(1) == ["bard"]
    assert table.graves == ["medic"]
    assert table.hearts("bard") == 2
    assert table.told(None, "looter_left")[0]["reason"] == "destroyed"
    assert table.view(None)["graveyard"][0]["card"] == "medic"


@pytest.mark.rule("LZ-37")
def test_with_a_heart_left_it_stays() -> None:
    table = Table().row(0, "khal-mar").row(1, "idol").play("dungeon")
    table.dice(1, 2, 6).act("attack", "khal-mar", at="idol")
    assert table.looterz(1) == ["idol"]
    assert table.hearts("idol") == 1


@pytest.mark.rule("LZ-38")
def test_morgalo_attacks_two_looterz_the_second_named_after_the_first_attack() -> None:
    """The rulebook's question: two different Looterz, one attack at a time."""
    table = (
        Table(seats=3).row(0, "morgalo").row(1, "zakogtey♥1", "medic").row(2, "bard").hand(0, "idol").play()
    )
    table.act("activate", "morgalo")
    assert table.choices(0) == ["bard@2", "zakogtey@1"]
    table.dice(2, 6).says(0, "zakogtey")
    assert table.choices(0) == ["bard@2", "medic@1"]
    table.dice(1, 2).says(0, "bard")
    assert table.graves == ["zakogtey", "bard"]
    assert len(table.told(None, "attacked")) == 2
    assert table.state.phase == "second_recruitment"
    assert table.coins(0) == 0


@pytest.mark.rule("LZ-38")
def test_if_morgalo_has_left_play_the_second_attack_is_lost() -> None:
    table = Table(seats=3).row(0, "morgalo").row(1, "fuse").row(2, "bard").hand(0, "idol").play()
    table.act("activate", "morgalo").dice(1, 6).says(0, "fuse").says(1, "morgalo")
    assert table.graves == ["fuse", "morgalo"]
    assert table.skipped == ["morgalo: attacker_gone"]
    assert table.hearts("bard") == 2
    assert table.asked == {0: "recruitment"}


@pytest.mark.rule("LZ-38", "LZ-35")
def test_without_another_looter_left_the_second_attack_is_lost() -> None:
    table = Table().row(0, "morgalo").row(1, "medic").hand(0, "idol").play()
    table.dice(1, 1).act("activate", "morgalo")
    assert table.graves == ["medic"]
    assert table.skipped == ["morgalo: no_target"]
