"""Activate, Recruit, Sacrifice and Last Wish: LZ-50 to LZ-55, LZ-60 to LZ-67."""

import pytest

from tests.engine.looterz.builder import Table


@pytest.mark.rule("LZ-50")
def test_activate_is_the_looters_action_and_needs_no_dice() -> None:
    table = Table().row(0, "nekota", "cutpurse").row(1, "idol").play("dungeon")
    before = table.state.draws
    table.act("activate", "nekota").says(0, "idol")
    assert table.state.draws == before
    assert table.choices(0) == ["attack cutpurse", "end", "search cutpurse"]
    assert table.told(1, "skill_used")[0]["keyword"] == "activate"


@pytest.mark.rule("LZ-50")
def test_activate_works_in_the_dungeon_phase_only_and_other_skills_are_no_action() -> None:
    table = Table().row(0, "nekota", "bard", "ghost", "idol").hand(0, "medic").play("first_recruitment")
    assert table.choices(0) == ["draw", "recruit medic"]
    table.draw()
    assert [choice for choice in table.choices(0) if choice.startswith("activate")] == ["activate nekota"]
    table.end()
    assert table.choices(0)[0] == "draw"


@pytest.mark.rule("LZ-51")
def test_recruit_triggers_from_the_hand() -> None:
    table = Table().hand(0, "bard").tower("medic").play("first_recruitment").recruit("bard")
    assert table.cards(0) == ["medic"]


@pytest.mark.rule("LZ-51")
def test_recruit_triggers_from_the_tower() -> None:
    table = Table().hand(0, "trapdoor").tower("bard", "medic").play("first_recruitment").recruit("trapdoor")
    assert table.looterz(0) == ["trapdoor", "bard"]
    assert table.cards(0) == ["medic"]
    assert [event["from"] for event in table.told(None, "looter_recruited")] == ["hand", "tower"]


@pytest.mark.rule("LZ-51")
def test_recruit_triggers_from_the_graveyard() -> None:
    table = Table().row(0, "necromancer", "krystian").graveyard("bard").tower("medic").play("dungeon")
    table.act("activate", "necromancer").says(0, "krystian").says(0, "bard")
    assert table.looterz(0) == ["necromancer", "bard"]
    assert table.cards(0) == ["medic"]


@pytest.mark.rule("LZ-51")
def test_recruit_does_not_trigger_when_a_looter_only_changes_owner() -> None:
    table = (
        Table()
        .row(0, "mirror-imp", "murfa")
        .row(1, "bard", "bandit-queen")
        .purse(0, 5)
        .hand(0, "idol")
        .play()
    )
    table.act("activate", "mirror-imp").says(0, "mirror-imp").says(0, "bard")
    assert table.looterz(0) == ["murfa", "bard"]
    table.act("activate", "murfa").says(0, "bandit-queen")
    assert table.looterz(0) == ["murfa", "bard", "bandit-queen"]
    assert table.cards(0) == ["idol"]
    assert table.coins(0) == 0


@pytest.mark.rule("LZ-52")
def test_murrigan_asks_the_active_player_first_then_clockwise() -> None:
    """The rulebook's question: in which order her skill goes round."""
    table = Table(seats=3, turn=1).hand(1, "murrigan").row(0, "idol").row(2, "bard").play("first_recruitment")
    table.recruit("murrigan")
    order = []
    for _ in range(3):
        ((seat, prompt),) = table.asked.items()
        assert prompt == "damage"
        order.append(seat)
        table.says(seat, "idol")
    assert order == [1, 2, 0]
    assert table.graves == ["idol"]


@pytest.mark.rule("LZ-53")
def test_golem_gromykh_alone_takes_from_the_others_only() -> None:
    """The rulebook's question: recruited without another Looter of one's own."""
    table = Table(seats=3).hand(0, "gromykh").row(1, "idol", "medic").row(2, "bard").play("first_recruitment")
    table.recruit("gromykh")
    assert table.asked == {1: "sacrifice"}
    table.says(1, "medic")
    assert [table.looterz(seat) for seat in (0, 1, 2)] == [["gromykh"], ["idol"], []]
    assert table.skipped == ["gromykh: nothing_to_sacrifice"]


@pytest.mark.rule("LZ-53")
def test_golem_gromykh_takes_from_the_active_player_first_and_never_himself() -> None:
    """The rulebook's question: who recruits the Golem sacrifices first."""
    table = Table(seats=3).hand(0, "gromykh").row(0, "idol", "medic").row(1, "bard", "cook").row(2, "ghost")
    table.play("first_recruitment").recruit("gromykh")
    assert table.choices(0) == ["idol@0", "medic@0"]
    table.says(0, "idol")
    assert table.choices(1) == ["bard@1", "cook@1"]
    table.says(1, "cook")
    assert table.graves == ["idol", "cook", "ghost"]


@pytest.mark.rule("LZ-53")
def test_a_sacrifice_is_one_of_ones_own_looterz() -> None:
    table = Table().row(0, "cultist", "medic", "bard").row(1, "zakogtey").play("dungeon")
    table.act("activate", "cultist")
    assert table.choices(0) == ["bard@0", "cultist@0", "medic@0"]
    table.says(0, "medic")
    assert table.graves == ["medic"]
    assert table.told(None, "looter_left")[0]["reason"] == "sacrificed"


@pytest.mark.rule("LZ-54")
def test_a_last_wish_triggers_when_destroyed_and_when_sacrificed() -> None:
    table = Table().row(0, "nekota").row(1, "miser").hand(0, "idol").play("dungeon")
    table.act("activate", "nekota").says(0, "miser")
    assert table.coins(1) == 2
    table = Table().row(0, "cultist", "miser").play("dungeon")
    table.act("activate", "cultist").says(0, "miser")
    assert table.coins(0) == 4
    table = Table().row(0, "cutpurse").row(1, "miser").hand(0, "idol").play("dungeon")
    table.dice(1).act("attack", "cutpurse", at="miser")
    assert table.coins(1) == 2


@pytest.mark.rule("LZ-54")
def test_several_at_once_resolve_in_turn_order_each_owner_ordering_their_own() -> None:
    table = (
        Table(seats=3, turn=1)
        .row(1, "cannoneer", "miser")
        .row(0, "miser", "ghost", "martyr")
        .row(2, "plague-rat")
    )
    table.row(2, "ghost", "fuse").purse(1, 0, 5).play("dungeon")
    table.act("activate", "cannoneer").says(1, "plague-rat")
    # Seat 1 has one wish, seat 2 two, seat 0 three.
    assert table.asked == {2: "trigger_order"}
    assert table.choices(2) == ["fuse", "ghost"]
    table.says(2, ["ghost", "fuse"])
    assert table.skipped == ["ghost: nobody_to_rob"]
    assert table.coins(1) == 2
    assert table.graves[-1] == "cannoneer"
    assert table.asked == {0: "trigger_order"}
    table.says(0, ["ghost", "martyr", "miser"])
    assert table.story("skill_used")[2:] == [
        "skill_used miser", "skill_used ghost", "skill_used fuse",
        "skill_used ghost", "skill_used martyr", "skill_used miser",
    ]  # fmt: skip


@pytest.mark.rule("LZ-54")
def test_a_last_wish_belongs_to_the_last_owner() -> None:
    table = Table().row(0, "murfa", "cultist").row(1, "miser").play("dungeon")
    table.act("activate", "murfa").act("activate", "cultist").says(0, "miser")
    assert (table.coins(0), table.coins(1)) == (4, 0)


@pytest.mark.rule("LZ-54")
def test_a_last_wish_may_not_choose_its_own_card() -> None:
    table = Table().row(0, "cultist", "body-snatcher").graveyard("medic", "bard").play("dungeon")
    table.act("activate", "cultist").says(0, "body-snatcher")
    assert table.graves == ["medic", "bard", "body-snatcher"]
    assert table.choices(0) == ["bard", "medic"]
    table.says(0, "bard")
    assert table.cards(0) == ["bard"]

    table = Table().row(0, "cultist", "body-snatcher").hand(0, "idol").play("dungeon")
    table.act("activate", "cultist").says(0, "body-snatcher")
    assert table.skipped == ["body-snatcher: graveyard_empty"]


@pytest.mark.rule("LZ-55")
def test_a_card_discarded_from_the_hand_has_no_last_wish() -> None:
    table = Table().row(0, "fence").hand(0, "miser", "idol").play("dungeon")
    table.act("activate", "fence").says(0, ["miser"])
    assert table.graves == ["miser"]
    assert table.coins(0) == 1
    assert table.story("skill_used") == ["skill_used fence"]


@pytest.mark.rule("LZ-60")
def test_who_comes_back_has_the_printed_hearts() -> None:
    table = Table().row(0, "necromancer", "khal-mar♥1").play("dungeon")
    table.act("activate", "necromancer").says(0, "khal-mar")
    assert table.hearts("khal-mar") == 3


@pytest.mark.rule("LZ-60")
def test_what_lasted_on_a_looter_ends_when_it_leaves() -> None:
    table = Table(target=30).row(0, "necromancer", "drummer", "cutpurse").play("dungeon")
    table.act("activate", "drummer").act("activate", "necromancer").says(0, "cutpurse")
    assert [looter["power"] for looter in table.view(1)["seats"][0]["looterz"]] == [3, 1, 3]


@pytest.mark.rule("LZ-61")
def test_an_effect_does_as_much_as_it_can_and_says_what_it_cannot() -> None:
    table = Table(seats=3).row(0, "blackmailer", "medic").purse(3, 3, 2).hand(0, "idol").play("dungeon")
    table.act("activate", "blackmailer").says(0, "medic")
    assert table.graves == ["medic"]
    assert table.coins(0) == 3
    assert table.skipped == ["blackmailer: nobody_to_rob"] * 2


@pytest.mark.rule("LZ-61")
def test_what_cannot_be_chosen_is_skipped_in_every_skill() -> None:
    def skipped(*row: str, other: tuple[str, ...] = ()) -> list[str]:
        table = Table().row(0, *row).row(1, *other).hand(0, "idol", "porter").play("dungeon")
        return table.act("activate", row[0]).skipped

    assert skipped("medic") == ["medic: no_target"]
    assert skipped("murfa") == ["murfa: no_target"]
    assert skipped("mirror-imp") == ["mirror-imp: no_target"]
    assert skipped("pickpocket", other=("bard",)) == ["pickpocket: nobody_to_rob"]

    table = Table().hand(0, "loan-shark").play("first_recruitment").recruit("loan-shark")
    assert table.skipped == ["loan-shark: nothing_to_sacrifice"]
    table = Table().hand(0, "gravedigger").play("first_recruitment").recruit("gravedigger")
    assert table.skipped == ["gravedigger: graveyard_empty"]
    table = Table().hand(0, "siren").row(1, "idol").play("first_recruitment").recruit("siren")
    assert table.skipped == ["siren: no_target"]


@pytest.mark.rule("LZ-62")
def test_a_card_that_has_acted_does_not_act_again_after_coming_back() -> None:
    table = Table(target=30).row(0, "necromancer", "cutpurse").hand(0, "idol").play("dungeon")
    table.dice(1).act("search", "cutpurse").act("activate", "necromancer").says(0, "cutpurse")
    assert table.looterz(0) == ["necromancer", "cutpurse"]
    assert table.asked == {0: "recruitment"}


@pytest.mark.rule("LZ-62")
def test_the_necromancer_who_comes_back_does_not_act_again() -> None:
    table = Table().row(0, "necromancer").hand(0, "idol").play("dungeon").act("activate", "necromancer")
    assert table.looterz(0) == ["necromancer"]
    assert table.asked == {0: "recruitment"}


@pytest.mark.rule("LZ-62")
def test_a_card_returns_from_the_graveyard_once_a_turn() -> None:
    table = Table().row(0, "necromancer", "cultist").hand(0, "gravedigger").graveyard("medic").play("dungeon")
    table.act("activate", "necromancer").says(0, "necromancer").says(0, "necromancer")
    table.act("activate", "cultist").says(0, "necromancer").recruit("gravedigger")
    assert table.cards(0) == ["medic"]  # taken without a question: the Necromancer may not return again
    assert table.graves == ["necromancer"]


@pytest.mark.rule("LZ-62")
def test_in_the_next_turn_it_may_return_again() -> None:
    table = (
        Table()
        .row(0, "necromancer", "cultist")
        .graveyard("medic")
        .hand(0, "bard")
        .hand(1, "gravedigger")
        .play()
    )
    table.act("activate", "necromancer").says(0, "necromancer").says(0, "necromancer")
    table.act("activate", "cultist").says(0, "necromancer").draw()
    table.recruit("gravedigger")
    assert table.choices(1) == ["medic", "necromancer"]


@pytest.mark.rule("LZ-63")
def test_a_last_wish_resolves_before_the_next_step_of_the_skill() -> None:
    table = Table().row(0, "necromancer", "body-snatcher").graveyard("medic").play("dungeon")
    table.act("activate", "necromancer").says(0, "body-snatcher")
    assert table.cards(0) == ["medic"]
    assert table.looterz(0) == ["necromancer", "body-snatcher"]
    assert table.story("looter_left", "card_taken", "looter_recruited") == [
        "looter_left body-snatcher", "card_taken medic", "looter_recruited body-snatcher",
    ]  # fmt: skip


@pytest.mark.rule("LZ-63")
def test_each_player_finishes_last_wish_included_before_the_next() -> None:
    table = Table(seats=3).hand(0, "gromykh").row(0, "miser").row(1, "fuse").row(2, "medic", "bard")
    table.play("first_recruitment").recruit("gromykh")
    assert table.coins(0) == 2
    assert table.asked == {1: "destroy"}
    table.says(1, "medic")
    assert table.looterz(2) == []
    assert table.story("looter_left") == [
        f"looter_left {card}" for card in ("miser", "fuse", "medic", "bard")
    ]


@pytest.mark.rule("LZ-63", "LZ-54")
def test_a_last_wish_that_causes_another_lets_it_finish_first() -> None:
    table = Table(seats=3).row(0, "nekota").row(1, "fuse", "miser").row(2, "fuse", "ghost").purse(0, 4, 0)
    table.play("dungeon").act("activate", "nekota").says(0, "fuse@1")
    table.says(1, "fuse@2").says(2, "miser")
    assert table.story("skill_used") == [f"skill_used {card}" for card in ("nekota", "fuse", "fuse", "miser")]
    assert table.coins(1) == 6


@pytest.mark.rule("LZ-64")
def test_hearts_never_exceed_the_printed_number() -> None:
    table = Table().row(0, "medic", "berserker♥1", "khal-mar").row(1, "porter♥1").play("dungeon")
    table.act("activate", "medic")
    assert table.choices(0) == ["berserker@0", "porter@1"]
    table.says(0, "berserker")
    assert table.hearts("berserker") == 2
    table = Table().row(0, "cook", "berserker♥1", "khal-mar").play("dungeon").act("activate", "cook")
    assert [table.hearts(name) for name in ("cook", "berserker", "khal-mar")] == [2, 2, 3]


@pytest.mark.rule("LZ-67")
def test_a_looter_may_sacrifice_itself_and_its_skill_still_resolves() -> None:
    table = Table().row(0, "cultist").hand(0, "idol").play("dungeon").act("activate", "cultist")
    assert table.graves == ["cultist"]
    assert table.coins(0) == 2
    table = Table().row(0, "blackmailer").purse(1, 5).hand(0, "idol").play("dungeon")
    table.act("activate", "blackmailer")
    assert (table.coins(0), table.coins(1)) == (3, 3)
