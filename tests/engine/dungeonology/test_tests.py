"""Tests: Study and Espionage (EX-30 to EX-39, EX-81)."""

import pytest

from tests.engine.dungeonology.builder import Table


def scene(*scholars: str, cubes: tuple[str, ...] = ("civilization", "militia")) -> Table:
    """Seat 0 in the Pantry, Alert 2."""
    names = scholars or ("rebecca", "sofia", "vincenzo")
    return Table(*names).zone("pantry", "camp", *cubes).at(0, "pantry")


def result(table: Table) -> tuple[int, int, str]:
    (event,) = table.told(None, "test_result")
    return event["stealth"], event["alert"], event["result"]


@pytest.mark.rule("EX-30")
def test_stealth_is_bonus_and_options_less_stun() -> None:
    table = scene().bonus(0, 4).stun(0, 1).hand(0, "backstab").play("action").says(0, "study")
    table.says(0, "stealth backstab")
    assert result(table) == (6, 2, "study_succeeded")


@pytest.mark.rule("EX-30")
def test_alert_is_zone_boss_traps_and_options() -> None:
    table = scene().bonus(0, 5).rigor("pantry").hand(1, "backstab")
    table.find("pantry").traps = 1
    table.play("action").says(0, "study").says(1, "alert backstab")
    assert result(table) == (5, 2 + 2 + 1 + 3, "study_failed")
    table.says(0, "stun")
    assert table.find("pantry").traps == 0


@pytest.mark.rule("EX-14")
def test_knowledge_is_discarded_for_stealth_and_traps_go_after_a_test() -> None:
    table = scene()
    table.player(0).knowledge = 1
    table.play("action").says(0, "study").says(0, "knowledge")
    assert result(table) == (2, 2, "study_succeeded")
    assert table.player(0).knowledge == 0


@pytest.mark.rule("EX-31")
def test_the_first_in_turn_order_with_an_option_plays_it() -> None:
    table = scene().hand(1, "dumb-luck").hand(2, "backstab").bonus(0, 5).play("action").says(0, "study")
    assert table.asked == {1: "alert_option", 2: "alert_option"}
    table.says(2, "alert backstab").says(1, "alert dumb-luck")
    assert result(table) == (5, 6, "study_failed")
    assert table.cards(2) == ["backstab"]
    assert table.told(2, "trick_played")[0]["card"] == "dumb-luck"


@pytest.mark.rule("EX-31")
def test_a_pass_lets_the_next_one_play() -> None:
    table = scene().hand(1, "dumb-luck").hand(2, "backstab").bonus(0, 5).play("action").says(0, "study")
    table.says(1, "pass").says(2, "alert backstab")
    assert result(table)[1] == 5
    assert table.cards(1) == ["dumb-luck"]


@pytest.mark.rule("EX-31")
def test_the_actor_may_answer_with_more() -> None:
    table = scene().hand(0, "backstab").hand(1, "tripwire").bonus(0, 2).play("action").says(0, "study")
    table.says(0, "done").says(1, "alert tripwire").says(0, "stealth backstab")
    assert result(table) == (5, 4, "study_succeeded")


@pytest.mark.rule("EX-31")
def test_the_actor_is_told_whether_the_opponents_have_answered() -> None:
    table = scene().hand(0, "backstab").bonus(0, 2).play("action").says(0, "study")
    before = table.state.ask.requests[0].params
    table.says(0, "done")
    assert (before, table.state.ask.requests[0].params) == ({"opposed": 0}, {"opposed": 1})


@pytest.mark.rule("EX-31")
def test_played_cards_are_discarded_after_the_result() -> None:
    table = scene().hand(0, "backstab").play("action").says(0, "study").says(0, "stealth backstab")
    assert table.story("test_result", "cube_moved", "trick_resolved", "test_ended") == [
        "test_result", "cube_moved", "trick_resolved", "test_ended",
    ]  # fmt: skip
    assert [card.face for card in table.state.discards] == ["backstab"]


@pytest.mark.rule("EX-32", "EX-45")
def test_success_collects_the_leftmost_cube() -> None:
    table = scene(cubes=("", "militia", "civilization")).bonus(0, 2).play("action").says(0, "study")
    assert table.cubes(0) == {"militia": 1}
    assert table.spaces("pantry") == ["", "", "civilization", ""]


@pytest.mark.rule("EX-32", "EX-41")
def test_failure_is_a_stun_or_a_student() -> None:
    table = scene().play("action").says(0, "study")
    assert table.asked == {0: "stun_or_sacrifice"}
    table.says(0, "stun")
    assert table.player(0).stun == 1
    table = scene().play("action").says(0, "study").says(0, "sacrifice")
    assert (table.player(0).stun, table.player(0).students, table.state.infirmary) == (0, 2, 1)


@pytest.mark.rule("EX-04")
def test_the_study_bonus_grows_with_failure_and_falls_with_success() -> None:
    table = scene().play("action").says(0, "study").says(0, "stun")
    assert table.player(0).bonus == 1
    table = scene().bonus(0, 5).stun(0, 4).play("action").says(0, "study").says(0, "stun")
    assert table.player(0).bonus == 5
    assert scene().bonus(0, 3).play("action").says(0, "study").player(0).bonus == 0


@pytest.mark.rule("EX-33")
def test_espionage_takes_a_cube_of_choice() -> None:
    table = (
        scene()
        .at(1, "pantry")
        .students(1, 0)
        .board(1, riches=1, militia=1)
        .bonus(0, 5)
        .hand(0, "backstab", "second-wind")
    )
    table.play("action").says(0, "espionage 1").says(0, "stealth backstab").says(0, "stealth second-wind")
    assert result(table) == (5, 4, "espionage_succeeded")  # no Study Bonus
    table.says(0, "cube riches")
    assert (table.cubes(0), table.cubes(1)) == ({"riches": 1}, {"militia": 1})


@pytest.mark.rule("EX-33")
def test_espionage_is_harder_against_many_students() -> None:
    table = scene().at(1, "pantry").students(1, 4).board(1, riches=1).bonus(0, 5).rigor("pantry")
    table.play("action").says(0, "espionage 1")
    assert result(table) == (0, 4 + 4 + 2, "espionage_failed")
    assert table.asked == {0: "stun_or_sacrifice"}


@pytest.mark.rule("EX-34")
def test_the_price_of_an_option_is_paid_at_once_by_whoever_plays_it() -> None:
    table = scene().bonus(0, 5).hand(1, "backstab").top("bag", "student", "student").play("action")
    before = table.player(1).students
    table.says(0, "study").says(1, "alert backstab")
    assert table.player(1).students == before + 1
    assert table.story("trick_played", "student_drawn", "test_result") == [
        "trick_played", "student_drawn", "test_result",
    ]  # fmt: skip


@pytest.mark.rule("EX-35", "EX-59")
def test_unavoidable_stun_may_be_the_third_and_the_turn_goes_on() -> None:
    table = Table("lex-a", "sofia").zone("pantry").at(0, "pantry").at(1, "pantry").stun(0, 2)
    table.board(1, riches=1).play("movement").says(0, "bag 1")
    assert table.player(0).stun == 3
    assert "step camp" in table.choices(0)  # the Rest is due next turn
    table = Table("lex-a", "sofia").zone("pantry").at(0, "pantry").at(1, "pantry").stun(0, 2)
    table.board(1, riches=2, worship=1).play("action").says(0, "bag 1")
    assert table.asked[1] == "give_cube"
    table.says(1, "cube riches")
    assert table.choices(0) == ["end", "espionage 1"]


@pytest.mark.rule("EX-37")
def test_the_affected_choose_among_their_own_things() -> None:
    table = scene().at(1, "pantry").board(1, riches=1, caste=1).hand(0, "love-potion").play("action")
    table.says(0, "main love-potion")
    assert table.asked == {1: "give_cube"}
    table.says(1, "cube riches")
    assert table.cubes(0) == {"riches": 1}


@pytest.mark.rule("EX-38")
def test_a_test_whose_actor_has_left_has_no_result() -> None:
    table = scene().hand(0, "backstab").bonus(0, 5).play("action").says(0, "study")
    table.player(0).zone = 0
    table.says(0, "stealth backstab")
    assert result(table)[2] == "none"
    assert (table.player(0).stun, table.player(0).bonus) == (0, 5)
    assert [card.face for card in table.state.discards] == ["backstab"]


@pytest.mark.rule("EX-38")
def test_a_test_whose_cube_is_gone_has_no_result() -> None:
    table = scene(cubes=("militia",)).hand(0, "backstab").play("action").says(0, "study")
    table.state.zones[1].spaces[0] = ""
    table.state.reserve["militia"] += 1
    assert result(table.says(0, "stealth backstab"))[2] == "none"


@pytest.mark.rule("EX-39")
def test_an_omegas_jinx_binds_at_once_but_not_the_card_being_paid() -> None:
    table = scene().bonus(0, 0).hand(0, "dumb-luck").top("bag", "omega").top("jinx_deck", "hiccups")
    table.play("action").says(0, "study").says(0, "stealth dumb-luck")
    assert result(table) == (4 - 1, 2, "study_succeeded")


@pytest.mark.rule("EX-39")
def test_a_price_in_draws_can_be_paid_from_an_empty_bag() -> None:
    table = scene().hand(0, "dumb-luck")
    table._sound = False
    table.state.bag.clear()
    table.play("action").says(0, "study").says(0, "stealth dumb-luck")
    assert result(table) == (4, 2, "study_succeeded")


@pytest.mark.rule("EX-81")
def test_everybody_with_cards_is_asked_playable_or_not() -> None:
    table = scene().hand(1, "love-potion").hand(2, "backstab").play("action").says(0, "study")
    assert table.asked == {1: "alert_option", 2: "alert_option"}
    assert table.choices(1) == ["pass"]
    assert table.view(0)["asked"]["seats"] == [1, 2]
    seen = table.view(0)
    table.says(2, "alert backstab")
    assert table.view(0) == seen  # nobody learns who has answered
    assert table.view(2)["answered"]
    assert table.view(2)["request"] is None


@pytest.mark.rule("EX-81")
def test_without_cards_nobody_is_asked() -> None:
    table = scene().bonus(0, 2).play("action").says(0, "study")
    assert result(table)[2] == "study_succeeded"
