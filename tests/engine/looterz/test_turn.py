"""The turn and its four phases: LZ-20 to LZ-28, and the order of the last: LZ-66."""

import pytest

from tests.engine.looterz.builder import Table


def whole_turn(table: Table) -> None:
    table.draw()
    if table.asked[table.state.active] == "dungeon_action":
        table.end()
    table.draw()


@pytest.mark.rule("LZ-20")
def test_turns_go_clockwise_and_have_four_phases() -> None:
    table = Table(seats=3, turn=1)
    for seat in range(3):
        table.hand(seat, "cutpurse")
    table.play("first_recruitment")
    for _ in range(4):
        whole_turn(table)
    phases = ["first_recruitment", "dungeon", "second_recruitment", "sacrifice"]
    log = table.told(None, "turn_started", "phase_started", "turn_ended")
    order = [event["seat"] for event in log if event["type"] == "turn_started"]
    assert order == [2, 0, 1, 2]
    assert [event["phase"] for event in log if event["type"] == "phase_started"][:16] == phases * 4
    assert [event["seat"] for event in log if event["type"] == "turn_ended"] == [1, 2, 0, 1]
    assert [event["round"] for event in log if event["type"] == "turn_started"] == [1, 1, 2, 2]
    assert table.asked == {2: "recruitment"}


@pytest.mark.rule("LZ-21")
def test_one_either_recruits_a_card_of_the_hand_or_draws() -> None:
    table = Table().hand(0, "cutpurse", "idol").hand(1, "medic").play("first_recruitment")
    assert table.asked == {0: "recruitment"}
    assert table.choices(0) == ["draw", "recruit cutpurse", "recruit idol"]
    table.draw()
    assert table.state.phase == "second_recruitment"
    assert len(table.cards(0)) == 3
    assert table.looterz(0) == []


@pytest.mark.rule("LZ-21")
def test_who_recruits_does_not_draw() -> None:
    table = Table().hand(0, "cutpurse", "idol").play("first_recruitment").recruit("cutpurse")
    assert table.state.phase == "dungeon"
    assert table.cards(0) == ["idol"]
    assert table.looterz(0) == ["cutpurse"]


@pytest.mark.rule("LZ-21")
def test_with_an_empty_hand_one_draws() -> None:
    table = Table().row(0, "cutpurse").tower("medic").play("first_recruitment")
    assert table.state.phase == "dungeon"
    assert table.cards(0) == ["medic"]


@pytest.mark.rule("LZ-21")
def test_who_can_do_neither_moves_on() -> None:
    # Cannot come up: with the Tower's last card the fourth Rigor Mortis has been placed.
    table = Table(sound=False).row(0, "cutpurse").tower(only=True).play("first_recruitment")
    assert table.asked == {0: "dungeon_action"}


@pytest.mark.rule("LZ-22")
@pytest.mark.parametrize(("card", "hearts"), [("cutpurse", 1), ("berserker", 2), ("khal-mar", 3)])
def test_a_recruited_looter_lies_face_up_with_its_printed_hearts(card: str, hearts: int) -> None:
    table = Table(seats=3).hand(0, card).play("first_recruitment").recruit(card)
    for viewer in (0, 1, 2, None):
        (looter,) = table.view(viewer)["seats"][0]["looterz"]
        assert (looter["card"], looter["hearts"]) == (card, hearts)
    assert table.cards(0) == []


@pytest.mark.rule("LZ-23")
def test_each_looter_may_search_attack_or_activate_in_any_order() -> None:
    table = (
        Table(target=30).row(0, "cutpurse", "medic", "berserker").row(1, "idol").hand(0, "krystian").play()
    )
    actions = [
        f"{verb} {looter}" for looter in ("cutpurse", "medic", "berserker") for verb in ("search", "attack")
    ]
    assert table.choices(0) == sorted([*actions, "activate medic", "end"])
    table.dice(1, 1).act("attack", "berserker", at="idol").act("activate", "medic")
    assert table.hearts("idol") == 3
    assert table.choices(0) == ["attack cutpurse", "end", "search cutpurse"]
    table.dice(6).act("search", "cutpurse")
    assert table.state.phase == "second_recruitment"


@pytest.mark.rule("LZ-23")
def test_any_of_them_may_be_left_out() -> None:
    table = (
        Table().row(0, "cutpurse", "berserker").hand(0, "idol").play().dice(6).act("search", "cutpurse").end()
    )
    assert table.state.phase == "second_recruitment"


@pytest.mark.rule("LZ-24")
def test_no_looter_acts_twice_in_one_turn_but_again_in_the_next() -> None:
    table = Table(target=30).row(0, "cutpurse").row(1, "idol").hand(0, "krystian").hand(1, "medic").play()
    table.dice(6).act("search", "cutpurse")
    assert table.asked == {0: "recruitment"}
    table.draw()
    whole_turn(table)
    table.draw()
    assert table.choices(0) == ["attack cutpurse", "end", "search cutpurse"]


@pytest.mark.rule("LZ-24")
def test_who_enters_or_comes_over_in_the_dungeon_phase_may_act_in_it() -> None:
    table = (
        Table().row(0, "necromancer", "krystian", "murfa").row(1, "berserker").graveyard("cutpurse").play()
    )
    table.act("activate", "necromancer").says(0, "krystian").says(0, "cutpurse")
    table.act("activate", "murfa")
    assert table.choices(0) == [
        "attack berserker", "attack cutpurse", "end", "search berserker", "search cutpurse",
    ]  # fmt: skip


@pytest.mark.rule("LZ-24")
def test_who_has_acted_does_not_act_again_by_changing_sides() -> None:
    table = Table().row(0, "mirror-imp", "murfa", "cutpurse").row(1, "berserker").hand(0, "idol").play()
    table.dice(6).act("search", "cutpurse")
    table.act("activate", "mirror-imp").says(0, "cutpurse")
    assert table.looterz(1) == ["cutpurse"]
    table.act("activate", "murfa")
    assert table.looterz(0) == ["mirror-imp", "murfa", "berserker", "cutpurse"]
    assert table.choices(0) == ["attack berserker", "end", "search berserker"]


@pytest.mark.rule("LZ-25")
def test_the_second_recruitment_works_like_the_first() -> None:
    table = (
        Table().row(0, "cutpurse").hand(0, "bard", "idol").tower("medic", "cook").play("second_recruitment")
    )
    assert table.choices(0) == ["draw", "recruit bard", "recruit idol"]
    table.recruit("bard")
    assert table.looterz(0) == ["cutpurse", "bard"]
    assert table.cards(0) == ["idol", "medic"]
    assert table.state.active == 1

    table = Table().row(0, "cutpurse").tower("rigor", "medic").play("second_recruitment")
    assert table.cards(0) == ["medic"]
    assert table.state.rigor == 1


@pytest.mark.rule("LZ-26")
def test_the_surplus_of_ones_choice_goes_so_that_exactly_three_remain() -> None:
    table = Table().row(0, "cutpurse", "miser", "idol", "medic", "cook").play("sacrifice")
    request = table.request(0)
    assert (request.kind, request.prompt, request.minimum, request.maximum) == (
        "many",
        "surplus_looterz",
        2,
        2,
    )
    assert len(request.choices) == 5
    table.says(0, ["idol", "miser"])
    assert table.looterz(0) == ["cutpurse", "medic", "cook"]
    assert table.graves == ["idol", "miser"]
    assert table.coins(0) == 2
    assert {event["reason"] for event in table.told(None, "looter_left")} == {"sacrificed"}


@pytest.mark.rule("LZ-26")
def test_three_may_stay_and_others_keep_theirs() -> None:
    table = Table().row(0, "cutpurse", "idol", "medic").row(1, "cook", "bard", "romulus", "miser")
    table.hand(1, "ghost").play("sacrifice")
    assert table.state.active == 1
    assert len(table.looterz(0)) == 3
    assert len(table.looterz(1)) == 4


@pytest.mark.rule("LZ-27")
def test_the_surplus_of_a_hand_is_discarded() -> None:
    table = Table().hand(0, "miser", "idol", filled_to=12).hand(1, filled_to=12).play("sacrifice")
    request = table.request(0)
    assert (request.prompt, request.minimum, request.maximum) == ("surplus_cards", 2, 2)
    assert len(request.choices) == 12
    table.says(0, ["idol", "miser"])
    assert len(table.cards(0)) == 10
    assert table.graves == ["idol", "miser"]
    assert table.coins(0) == 0
    assert len(table.cards(1)) == 12


@pytest.mark.rule("LZ-27")
def test_ten_cards_may_be_held() -> None:
    table = Table().hand(1, "medic").hand(0, filled_to=10).play("sacrifice")
    assert table.state.active == 1
    assert len(table.cards(0)) == 10


@pytest.mark.rule("LZ-28")
def test_more_than_three_may_be_in_play_until_the_sacrifice_phase() -> None:
    table = Table().row(0, "cutpurse", "idol", "medic").row(1, "berserker").hand(0, "murfa", "cook")
    table.play("first_recruitment").recruit("murfa").act("activate", "murfa").end().recruit("cook")
    assert len(table.looterz(0)) == 6
    assert table.asked == {0: "surplus_looterz"}
    assert table.state.phase == "sacrifice"


@pytest.mark.rule("LZ-66")
def test_last_wishes_then_borrowed_looterz_then_the_hand() -> None:
    table = Table(seats=3).row(0, "murfa", "cutpurse", "body-snatcher").row(1, "berserker").row(2, "idol")
    table.hand(0, filled_to=9).graveyard("medic").tower("cook").play()
    table.act("activate", "murfa").says(0, "berserker").end().draw()
    table.says(0, ["body-snatcher"]).says(0, ["cook"])
    assert "medic" in table.cards(0)
    assert table.story("looter_left", "skill_used", "control_changed", "card_discarded", "turn_ended")[
        2:
    ] == [
        "looter_left body-snatcher",
        "skill_used body-snatcher",
        "control_changed berserker",
        "card_discarded cook",
        "turn_ended 0",
    ]


@pytest.mark.rule("LZ-66", "LZ-58")
def test_a_borrowed_looter_counts_towards_the_limit() -> None:
    table = Table().row(0, "murfa", "cutpurse", "idol").row(1, "berserker").hand(0, "cook").play()
    table.act("activate", "murfa").end().draw()
    assert table.choices(0) == ["berserker@0", "cutpurse@0", "idol@0", "murfa@0"]
    table.says(0, ["cutpurse"])
    assert table.looterz(0) == ["murfa", "idol"]
    assert table.looterz(1) == ["berserker"]
