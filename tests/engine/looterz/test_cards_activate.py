"""The Looterz with an Activate skill, each in a scene of its own."""

import pytest

from tests.engine.looterz.builder import Table
from tests.engine.looterz.scenarios import of_card


@of_card("nekota")
def test_nekota_may_also_be_her_own_victim() -> None:
    table = Table().row(0, "nekota", "miser").row(1, "idol").play("dungeon").act("activate", "nekota")
    assert table.choices(0) == ["idol@1", "miser@0", "nekota@0"]
    table.says(0, "miser")
    assert table.coins(0) == 2


@of_card("murfa")
def test_murfa_borrows_a_looter_and_its_skill() -> None:
    table = Table().row(0, "murfa").row(1, "cultist", "bard").play("dungeon")
    table.act("activate", "murfa").says(0, "cultist").act("activate", "cultist").says(0, "murfa")
    assert table.coins(0) == 2
    assert table.graves == ["murfa"]
    assert table.looterz(1) == ["bard", "cultist"]


@pytest.mark.rule("LZ-58", "LZ-54")
def test_a_borrowed_looters_last_wish_is_the_borrowers() -> None:
    table = Table(seats=3).row(0, "murfa", "medic", "cook").row(1, "ghost").row(2, "bard").purse(0, 3, 1)
    table.hand(0, "idol").play("dungeon").act("activate", "murfa").says(0, "ghost").end().draw()
    table.says(0, ["ghost"])
    assert [table.coins(seat) for seat in (0, 1, 2)] == [1, 2, 1]
    assert table.looterz(1) == []


@of_card("morgalo")
def test_morgalo_may_hit_the_same_looter_twice() -> None:
    table = Table().row(0, "morgalo").row(1, "idol").hand(0, "cook").play("dungeon")
    table.dice(1, 2, 1, 6).act("activate", "morgalo")
    assert table.graves == ["idol"]


@of_card("medic")
def test_the_medic_heals_two_hearts_of_anybody() -> None:
    table = Table().row(0, "medic", "khal-mar♥1").row(1, "porter♥2", "bard").play("dungeon")
    table.act("activate", "medic")
    assert table.choices(0) == ["khal-mar@0", "porter@1"]
    table.says(0, "khal-mar")
    assert table.hearts("khal-mar") == 3
    assert table.told(1, "hearts_changed")[0]["delta"] == 2


@of_card("pickpocket")
def test_the_pickpocket_catches_up_with_the_richest() -> None:
    # Nobody wins by stealing: whoever lacks a single coin is never poorer than the richest other player.
    table = Table(seats=3, target=5).row(0, "pickpocket").purse(3, 4, 4).play("dungeon")
    table.act("activate", "pickpocket").says(0, "seat:2")
    assert [table.coins(seat) for seat in (0, 1, 2)] == [4, 4, 3]
    assert table.outcome is None


@of_card("blackmailer")
def test_the_blackmailer_sacrifices_and_steals_two() -> None:
    table = Table(seats=3).row(0, "blackmailer", "medic").purse(0, 2, 5).play("dungeon")
    table.act("activate", "blackmailer")
    assert table.choices(0) == ["blackmailer@0", "medic@0"]
    table.says(0, "medic")
    assert [table.coins(seat) for seat in (0, 1, 2)] == [2, 2, 3]


@of_card("necromancer")
def test_the_necromancer_recruits_the_card_just_sacrificed() -> None:
    table = Table().row(0, "necromancer", "bard").graveyard("idol").tower("cook").play("dungeon")
    table.act("activate", "necromancer").says(0, "bard")
    assert table.choices(0) == ["bard", "idol"]
    table.says(0, "bard")
    assert table.looterz(0) == ["necromancer", "bard"]
    assert table.cards(0) == ["cook"]
    assert table.graves == ["idol"]


@pytest.mark.rule("LZ-67", "LZ-62")
def test_the_necromancer_may_come_back_by_his_own_skill_once() -> None:
    table = Table().row(0, "necromancer", "bard").graveyard("idol").hand(0, "cook").play("dungeon")
    table.act("activate", "necromancer").says(0, "necromancer").says(0, "necromancer")
    assert table.looterz(0) == ["bard", "necromancer"]
    assert table.choices(0) == ["attack bard", "end", "search bard"]


@of_card("cultist")
def test_the_cultist_gets_two_coins_for_a_looter_and_its_last_wish() -> None:
    table = Table(seats=3).row(0, "cultist", "ghost").purse(0, 3, 3).play("dungeon")
    table.act("activate", "cultist").says(0, "ghost")
    assert table.asked == {0: "steal_victim"}
    assert table.coins(0) == 0
    table.says(0, "seat:2")
    assert [table.coins(seat) for seat in (0, 1, 2)] == [3, 3, 2]


@of_card("fence")
def test_the_fence_gives_a_coin_for_a_card() -> None:
    table = Table().row(0, "fence", "cook").hand(0, "idol", "bard").play("dungeon").act("activate", "fence")
    assert table.choices(0) == ["bard", "idol"]
    table.says(0, ["bard"])
    assert table.coins(0) == 1
    assert table.cards(0) == ["idol"]
    assert table.graves == ["bard"]


@of_card("fence")
def test_the_fence_does_nothing_without_a_card() -> None:
    table = Table().row(0, "fence", "cook").play("dungeon")
    assert "activate fence" not in table.choices(0)
    table = Table().row(0, "fence", "cook").hand(0, "bard").play("dungeon").act("activate", "fence")
    assert table.coins(0) == 1


@of_card("gambler")
@pytest.mark.rule("LZ-50")
def test_the_gambler_wins_on_fives_and_sixes() -> None:
    table = Table(target=30).row(0, "gambler").hand(0, "bard").play("dungeon")
    table.dice(5, 4, 6).act("activate", "gambler")
    assert table.coins(0) == 2
    (rolled,) = table.told(1, "rolled")
    assert (tuple(rolled["dice"]), rolled["hits"]) == ((5, 4, 6), 2)
    table = Table(target=30).row(0, "gambler").hand(0, "bard").play("dungeon")
    assert table.dice(1, 2, 4).act("activate", "gambler").coins(0) == 0


@of_card("cannoneer")
def test_the_cannoneer_removes_two_hearts() -> None:
    table = Table().row(0, "cannoneer").row(1, "khal-mar", "bard").play("dungeon")
    table.act("activate", "cannoneer")
    assert table.choices(0) == ["bard@1", "cannoneer@0", "khal-mar@1"]
    table.says(0, "khal-mar")
    assert table.hearts("khal-mar") == 1


@of_card("mirror-imp")
def test_the_mirror_imp_exchanges_for_good_with_all_that_lies_on_the_looterz() -> None:
    table = (
        Table(seats=3).row(0, "mirror-imp", "krystian").row(1, "khal-mar♥2", "bard").row(2, "idol", "cook")
    )
    table.hand(0, "medic").hand(1, "ghost").play("dungeon").act("activate", "mirror-imp")
    assert table.choices(0) == ["krystian@0", "mirror-imp@0"]
    table.says(0, "krystian")
    assert table.choices(0) == ["bard@1", "idol@2", "khal-mar@1"]
    table.says(0, "khal-mar")
    assert table.hearts("khal-mar") == 2
    table.end().draw()
    assert table.looterz(0) == ["mirror-imp", "khal-mar"]
    assert table.looterz(1) == ["bard", "krystian"]
    assert table.looter("krystian").owner == 1
    assert [event["how"] for event in table.told(None, "control_changed")] == ["swapped", "swapped"]


@of_card("mirror-imp")
def test_the_mirror_imp_may_exchange_a_borrowed_looter_which_is_then_not_given_back() -> None:
    table = Table(seats=3).row(0, "murfa", "mirror-imp").row(1, "khal-mar").row(2, "idol").hand(0, "medic")
    table.hand(1, "ghost").play("dungeon").act("activate", "murfa").says(0, "khal-mar")
    table.act("activate", "mirror-imp").says(0, "khal-mar")
    table.end().draw()
    assert [table.looterz(seat) for seat in (0, 1, 2)] == [["murfa", "mirror-imp", "idol"], [], ["khal-mar"]]
    assert table.looter("khal-mar").owner == 2


@of_card("mirror-imp")
def test_the_mirror_imp_may_exchange_a_borrowed_looter_against_its_owners() -> None:
    table = Table().row(0, "murfa", "mirror-imp").row(1, "khal-mar", "bard").hand(0, "medic").hand(1, "ghost")
    table.play("dungeon").act("activate", "murfa").says(0, "khal-mar")
    table.act("activate", "mirror-imp").says(0, "khal-mar").end().draw()
    assert table.looterz(0) == ["murfa", "mirror-imp", "bard"]
    assert table.looterz(1) == ["khal-mar"]


@of_card("bell-ringer")
def test_the_bell_ringer_makes_everybody_draw() -> None:
    table = (
        Table(seats=3, turn=2).row(2, "bell-ringer", "bard").tower("idol", "cook", "medic").play("dungeon")
    )
    table.act("activate", "bell-ringer")
    assert [table.cards(seat) for seat in (2, 0, 1)] == [["idol"], ["cook"], ["medic"]]
    drawn = [event.get("card") for event in table.told(0, "card_drawn")]
    assert [card and card["card"] for card in drawn] == [None, "cook", None]


@of_card("lantern")
def test_the_lantern_keeper_looks_and_may_bury() -> None:
    table = Table().row(0, "lantern", "bard").tower("idol", "cook").play("dungeon").act("activate", "lantern")
    assert table.told(0, "tower_seen")[0]["cards"] == ["idol"]
    assert "cards" not in table.told(1, "tower_seen")[0]
    table.says(0, "no")
    assert table.top(2) == ["idol", "cook"]

    table = Table().row(0, "lantern", "bard").tower("idol", "cook").play("dungeon").act("activate", "lantern")
    table.says(0, "yes")
    assert table.top() == ["cook"]
    last = len(table.state.tower) - 1
    assert table.view(0)["tower"]["known"] == [{"depth": last, "card": "idol"}]
    assert table.view(1)["tower"]["known"] == []


@of_card("cook")
def test_the_cook_feeds_all_of_ones_own() -> None:
    table = Table().row(0, "cook♥1", "khal-mar♥1", "bard").row(1, "porter♥1").play("dungeon")
    table.act("activate", "cook")
    assert [table.hearts(name) for name in ("cook", "khal-mar", "bard", "porter")] == [2, 2, 2, 1]


@of_card("archer")
def test_the_archer_names_a_target_for_each_hit() -> None:
    table = Table().row(0, "archer").row(1, "khal-mar", "medic").hand(0, "bard").play("dungeon")
    table.dice(1, 2, 3).act("activate", "archer").says(0, "medic")
    assert table.looterz(1) == ["khal-mar"]
    assert table.choices(0) == ["archer@0", "khal-mar@1"]
    table.says(0, "khal-mar")
    assert table.hearts("khal-mar") == 2
    assert table.asked == {0: "recruitment"}


@of_card("drummer")
def test_the_drummer_lends_power_to_the_others_until_the_turn_ends() -> None:
    table = (
        Table(target=30).row(0, "drummer", "krystian", "medic").row(1, "bard").hand(0, "idol").hand(1, "cook")
    )
    table.play("dungeon").act("activate", "drummer")
    assert [looter["power"] for looter in table.view(1)["seats"][0]["looterz"]] == [1, 2, 3]
    assert table.view(1)["seats"][1]["looterz"][0]["power"] == 2
    assert table.told(1, "boosted") == [{"type": "boosted", "seat": 0, "card": "drummer", "amount": 1}]
    table.dice(2).act("search", "krystian")
    assert table.coins(0) == 1
    table.dice(3, 3).act("attack", "medic", at="bard").draw()
    assert table.hearts("bard") == 1
    assert [looter["power"] for looter in table.view(1)["seats"][0]["looterz"]] == [1, 1, 2]
