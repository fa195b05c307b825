"""The Looterz without a skill and the decoys, each in a scene of its own."""

import pytest

from app.engine.looterz.cards import LOOTERZ
from tests.engine.looterz.builder import GAME, Table
from tests.engine.looterz.deck import NUMBERS
from tests.engine.looterz.scenarios import of_card


def search_with(card: str, *dice: int) -> int:
    """The coins that a card brings in a search with these results."""
    assert len(dice) == NUMBERS[card][0]
    return Table(target=30).row(0, card).play("dungeon").dice(*dice).act("search", card).coins(0)


@pytest.mark.rule("LZ-30")
@pytest.mark.parametrize("looter", LOOTERZ, ids=lambda looter: looter.id)
def test_in_the_game_as_it_is_played_every_card_searches_with_its_printed_numbers(looter) -> None:
    table = Table(target=30, game=GAME).row(0, looter.id).play("dungeon")
    table.dice(*(6, 1, 3)[: looter.hearts]).act("search", looter.id)
    (search,) = table.told(None, "searched")
    assert len(search["dice"]) == looter.hearts
    assert search["power"] == looter.power
    assert table.coins(0) == sum(die <= looter.power for die in search["dice"])


@of_card("khal-mar")
def test_khal_mar_is_strong_and_sturdy() -> None:
    assert search_with("khal-mar", 1, 3, 4) == 2


@of_card("krystian")
def test_krystian_is_worthless() -> None:
    assert search_with("krystian", 2) == 0
    assert search_with("krystian", 1) == 1


@of_card("berserker")
def test_the_berserker_hits_with_threes() -> None:
    table = Table().row(0, "berserker").row(1, "porter").play("dungeon")
    table.dice(3, 3).act("attack", "berserker", at="porter")
    assert table.hearts("porter") == 1


@of_card("cutpurse")
def test_the_cutpurse_finds_a_coin_every_other_time() -> None:
    assert [search_with("cutpurse", die) for die in range(1, 7)] == [1, 1, 1, 0, 0, 0]


@of_card("torchbearer")
def test_the_torchbearer_finds_up_to_two_coins() -> None:
    assert search_with("torchbearer", 2, 1) == 2
    assert search_with("torchbearer", 3, 2) == 1


@of_card("porter")
def test_the_porter_is_hard_to_kill_and_clumsy() -> None:
    assert search_with("porter", 1, 2, 3) == 1
    table = Table().row(0, "berserker").row(1, "porter").play("dungeon")
    table.dice(1, 1).act("attack", "berserker", at="porter")
    assert table.looterz(1) == ["porter"]


@of_card("zakogtey")
def test_zakogtey_takes_the_blow_meant_for_the_medic() -> None:
    table = Table().row(0, "khal-mar").row(1, "medic", "zakogtey").play("dungeon")
    table.dice(3, 3, 6).act("attack", "khal-mar")
    assert table.looterz(1) == ["medic"]


@of_card("romulus")
def test_romulus_stands_in_front_while_others_search() -> None:
    table = Table().row(0, "khal-mar").row(1, "romulus", "cutpurse").play("dungeon")
    table.dice(3, 3, 6).act("attack", "khal-mar")
    assert table.hearts("romulus") == 1
    assert table.hearts("cutpurse") == 1


@of_card("scapegoat")
def test_two_scapegoats_offer_a_choice() -> None:
    table = Table().row(0, "berserker").row(1, "scapegoat", "scapegoat", "medic").play("dungeon")
    table.act("attack", "berserker")
    assert table.choices(0) == ["scapegoat@1", "scapegoat@1"]
    table.dice(1, 1).says(0, "scapegoat")
    assert table.looterz(1) == ["scapegoat", "medic"]


@of_card("idol")
def test_the_idol_is_looked_at_by_opponents_only() -> None:
    table = Table(seats=3).row(0, "cutpurse", "medic").row(1, "idol", "bard").row(2, "cook").play("dungeon")
    table.act("attack", "cutpurse")
    assert table.choices(0) == ["cook@2", "idol@1", "medic@0"]
    table.dice(1).says(0, "idol")
    assert table.hearts("idol") == 2


@pytest.mark.rule("LZ-56")
def test_once_the_decoy_is_gone_the_others_can_be_attacked() -> None:
    table = Table().row(0, "khal-mar", "cutpurse").row(1, "zakogtey", "medic", "bard").play("dungeon")
    table.dice(1, 1, 1).act("attack", "khal-mar", at="zakogtey").act("attack", "cutpurse")
    assert table.choices(0) == ["bard@1", "khal-mar@0", "medic@1"]
