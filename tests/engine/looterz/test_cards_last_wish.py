"""The Looterz with a Last Wish, each in a scene of its own, and chains of wishes."""

import pytest

from tests.engine.looterz.builder import Table
from tests.engine.looterz.scenarios import of_card


@of_card("ghost")
def test_aunt_gravina_steals_for_her_last_owner() -> None:
    table = Table(seats=3).row(0, "nekota").row(1, "ghost").purse(5, 1, 5).play("dungeon")
    table.act("activate", "nekota").says(0, "ghost")
    assert table.asked == {1: "steal_victim"}
    table.says(1, "seat:0")
    assert [table.coins(seat) for seat in (0, 1, 2)] == [4, 2, 5]


@of_card("fuse")
def test_the_bomb_takes_somebody_along() -> None:
    table = Table().row(0, "cutpurse").row(1, "fuse", "bard").hand(0, "idol").play("dungeon")
    table.dice(1).act("attack", "cutpurse", at="fuse")
    assert table.choices(1) == ["bard@1", "cutpurse@0"]
    table.says(1, "cutpurse")
    assert table.graves == ["fuse", "cutpurse"]


@of_card("fuse")
@pytest.mark.rule("LZ-54", "LZ-63")
def test_one_bomb_sets_off_the_next() -> None:
    table = Table().row(0, "nekota", "miser").row(1, "fuse", "fuse").hand(0, "idol").play("dungeon")
    table.act("activate", "nekota").says(0, "fuse").says(1, "fuse").says(1, "miser")
    assert table.graves == ["fuse", "fuse", "miser"]
    assert table.coins(0) == 2


@of_card("miser")
def test_old_pinch_leaves_two_coins() -> None:
    table = Table().row(0, "cutpurse").row(1, "miser").hand(0, "idol").purse(0, 1).play("dungeon")
    table.dice(2).act("attack", "cutpurse")
    assert table.coins(1) == 3


@of_card("martyr")
def test_everybody_else_pays_for_saint_oops() -> None:
    table = Table(seats=3, turn=1).row(1, "nekota", "bard").row(2, "martyr", "cook").row(0, "idol", "miser")
    table.play("dungeon").act("activate", "nekota").says(1, "martyr")
    # Clockwise from the Martyr's owner, who is spared.
    assert table.asked == {0: "sacrifice"}
    table.says(0, "miser")
    assert table.coins(0) == 2
    assert table.asked == {1: "sacrifice"}
    table.says(1, "nekota")
    assert table.graves == ["martyr", "miser", "nekota"]
    assert table.looterz(2) == ["cook"]


@of_card("plague-rat")
def test_the_plague_rat_takes_a_heart_from_everyone_at_once() -> None:
    table = Table().row(0, "cannoneer", "khal-mar").row(1, "plague-rat", "medic", "bard").play("dungeon")
    table.act("activate", "cannoneer").says(0, "plague-rat")
    assert [table.hearts(name) for name in ("cannoneer", "khal-mar", "bard")] == [1, 2, 1]
    assert table.graves == ["plague-rat", "medic"]


@of_card("plague-rat")
@pytest.mark.rule("LZ-54", "LZ-63")
def test_the_plague_rat_sets_free_last_wishes_of_several_owners() -> None:
    table = (
        Table(seats=3, turn=2).row(2, "cannoneer", "ghost", "miser").row(0, "plague-rat", "martyr", "miser")
    )
    table.row(1, "ghost", "bard", "idol").purse(0, 3, 0).play("dungeon")
    table.act("activate", "cannoneer").says(2, "plague-rat")
    # All have left before the first wish: the active player's own come first, in the order they choose.
    assert table.graves == ["plague-rat", "ghost", "miser", "martyr", "miser", "ghost"]
    assert table.asked == {2: "trigger_order"}
    table.says(2, ["miser", "ghost"])
    assert [table.coins(seat) for seat in (0, 1, 2)] == [0, 2, 3]
    assert table.asked == {0: "trigger_order"}
    table.says(0, ["miser", "martyr"])
    assert table.asked == {1: "sacrifice"}
    assert table.coins(0) == 2
    table.says(1, "bard")
    assert table.looterz(2) == []
    assert table.story("skill_used")[2:] == [
        f"skill_used {card}" for card in ("miser", "ghost", "miser", "martyr", "ghost")
    ]
    assert [table.coins(seat) for seat in (0, 1, 2)] == [2, 3, 2]


@of_card("body-snatcher")
def test_the_body_snatcher_takes_another_card_back() -> None:
    table = Table().row(0, "nekota").row(1, "body-snatcher").graveyard("idol", "bard").hand(0, "cook")
    table.play("dungeon").act("activate", "nekota").says(0, "body-snatcher")
    assert table.choices(1) == ["bard", "idol"]
    table.says(1, "idol")
    assert table.cards(1) == ["idol"]
    assert table.graves == ["bard", "body-snatcher"]


@pytest.mark.rule("LZ-54")
def test_a_last_wish_may_choose_the_card_that_left_with_it() -> None:
    table = Table().row(0, "cultist", "cook", "bard", "medic", "body-snatcher").play("sacrifice")
    table.says(0, ["bard", "body-snatcher"])
    assert table.cards(0) == ["bard"]
    assert table.graves == ["body-snatcher"]
