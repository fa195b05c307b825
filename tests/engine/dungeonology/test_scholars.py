"""Rigor as profile B, the goblins, and what nobody may see (RM-25 to RM-39, EX-80 to EX-82)."""

import msgspec
import pytest

from tests.engine.dungeonology.builder import Table


def boss(*scholars: str) -> Table:
    """Seat 0 a step from a Boss Zone."""
    return (
        Table(*scholars)
        .zone("gate-hall", "camp", "civilization", "militia")
        .top("sorcery_deck", "royal-tithe")
    )


def studying(scholar: str) -> Table:
    """A Scholar before a Test of Alert 2."""
    return Table(scholar, "valerio").zone("pantry", "camp", "militia").at(0, "pantry")


@pytest.mark.rule("EX-05")
def test_light_fingers_draw_a_card_for_espionage() -> None:
    table = studying("sofia").at(1, "pantry").board(1, caste=1).students(1, 0).hand(0, "smoke-pot")
    table.top("bag", "student").play("action").says(0, "espionage 1").says(0, "stealth smoke-pot")
    assert table.told(None, "skill_used")[0]["skill"] == "light_fingers"
    assert table.told(None, "trick_drawn")[0]["seat"] == 0


@pytest.mark.rule("EX-05")
def test_fresh_eyes_learn_twice_as_much_from_failure() -> None:
    table = studying("vincenzo").play("action").says(0, "study").says(0, "stun")
    assert table.player(0).bonus == 2


@pytest.mark.rule("EX-05")
def test_to_cram_is_a_card_for_study_bonus_once_a_turn_and_no_action() -> None:
    table = studying("rebecca").hand(0, "bribe", "rumour").play("action").says(0, "skill cram")
    table.says(0, ["card bribe"])
    assert (table.player(0).bonus, table.cards(0), table.state.actions) == (1, ["rumour"], [])
    assert "skill cram" not in table.choices(0)


@pytest.mark.rule("RM-26")
def test_rigor_comes_to_where_he_was_activated_and_draws_a_sorcery_card() -> None:
    table = boss("valerio", "sofia").zone("mushroom-cellar").rigor("mushroom-cellar").play("movement")
    table.says(0, "step gate-hall")
    assert table.state.rigor == table.find("gate-hall").id
    assert table.told(None, "sorcery_drawn")[0]["card"] == "royal-tithe"
    assert table.state.sorcery_discards[-1].face == "royal-tithe"


@pytest.mark.rule("RM-30")
def test_no_minion_acts_and_the_deck_is_reshuffled_when_it_has_run_out() -> None:
    table = boss("valerio", "sofia")
    table.state.sorcery_discards, table.state.sorcery_deck = table.state.sorcery_deck, []
    table.play("movement").says(0, "step gate-hall")
    assert len(table.state.sorcery_deck) == 15
    assert table.told(None, "shuffled")[0]["what"] == "sorcery"
    assert table.story("minion_moved") == []


@pytest.mark.rule("RM-27", "EX-37")
def test_whoever_enters_in_anothers_turn_is_the_activator() -> None:
    table = boss("valerio", "sofia").zone("pantry", "gate-hall").at(0, "pantry").at(1, "pantry")
    table.hand(0, "greased-floor").play("action").says(0, "main greased-floor")
    table.says(1, "stun").says(0, "step gate-hall")
    assert table.told(None, "boss_activated")[0]["seat"] == 1


@pytest.mark.rule("RM-35")
def test_the_puppy_may_decline_and_is_not_hindered_by_the_boss() -> None:
    table = boss("fluffy", "sofia").play("movement").says(0, "step gate-hall")
    assert table.asked == {0: "activate_boss"}
    table.says(0, "no")
    assert table.state.rigor is None
    table.rigor("gate-hall").play("action").says(0, "study")
    assert table.told(None, "test_started")[0]["alert"] == 2


@pytest.mark.rule("RM-35")
def test_the_glutton_chooses_the_cube_for_a_student() -> None:
    table = boss("fluffy", "sofia").at(0, "gate-hall").bonus(0, 5).play("action").says(0, "study")
    table.says(0, "yes").says(0, "space militia")
    assert table.cubes(0) == {"militia": 1}
    assert table.player(0).students == 2


@pytest.mark.rule("RM-36")
def test_the_compass_puts_a_new_zone_below_once_and_before_its_effects() -> None:
    table = Table("zbugbok", "sofia").top("pile 1", "pantry", "cloakroom").play("movement").says(0, "explore")
    table._answer(0, table.request(0).default)
    assert table.asked == {0: "compass"}
    table.says(0, "yes")
    assert table.request(0).source == "cloakroom"
    table._answer(0, table.request(0).default)
    assert table.where(0) == "cloakroom"
    assert table.asked == {0: "movement"}
    assert table.state.piles[0][0].face == "pantry"
    assert table.cards(0) == []  # no Good Luck of the Pantry


@pytest.mark.rule("RM-36")
def test_the_great_explorer_doubles_exploration_cards() -> None:
    table = Table("zbugbok", "sofia").zone("pantry", "camp", "militia").at(0, "pantry").hand(0, "chalk-map")
    table.top("bag", "student").play("action").says(0, "study").says(0, "stealth chalk-map")
    assert table.told(None, "test_result")[0]["stealth"] == 6


@pytest.mark.rule("RM-37")
def test_o_the_bag_a_cube_or_a_card() -> None:
    table = Table("lex-a", "sofia").zone("pantry").at(0, "pantry").at(1, "pantry").board(1, riches=1)
    table.hand(1, "bribe", "rumour").play("movement").says(0, "bag 1")
    assert table.player(0).stun == 1  # not to be avoided by a Student
    table.says(1, "card").says(0, "card rumour")
    assert table.cards(0) == ["rumour"]
    assert "bag 1" not in table.choices(0)
    assert table.view(0)["known_hands"] == [{"seat": 1, "card": "bribe"}]
    assert table.view(None)["known_hands"] == []


@pytest.mark.rule("RM-37")
def test_with_one_of_the_two_there_is_no_choice_and_with_neither_no_target() -> None:
    table = Table("lex-a", "sofia").zone("pantry").at(0, "pantry").at(1, "pantry").play("movement")
    assert "bag 1" not in table.choices(0)
    table.board(1, riches=1).play("movement").says(0, "bag 1")
    assert table.cubes(0) == {"riches": 1}


@pytest.mark.rule("RM-38")
def test_the_copyist_takes_a_card_just_resolved_once_a_turn() -> None:
    table = Table("rebecca", "matita").zone("pantry", "camp", "militia").at(0, "pantry").bonus(0, 5)
    table.hand(0, "backstab", "study-group", "flattery").play("action").says(0, "main study-group")
    assert table.asked == {1: "copyist"}
    table.says(1, "card study-group")
    assert table.cards(1) == ["study-group"]
    assert table.view(0)["known_hands"] == [{"seat": 1, "card": "study-group"}]
    table.says(0, "study").says(0, "stealth backstab").says(0, "done").says(1, "pass").says(0, "done")
    assert table.asked == {0: "action"}


@pytest.mark.rule("RM-38")
def test_after_a_test_the_cards_of_the_scholar_whose_turn_it_is() -> None:
    table = Table("rebecca", "matita", "sofia").zone("pantry", "camp", "militia").at(0, "pantry")
    table.hand(0, "backstab").hand(2, "tripwire").bonus(0, 5).play("action").says(0, "study")
    table.says(0, "stealth backstab").says(2, "alert tripwire")
    assert table.choices(1) == ["card backstab", "no"]


@pytest.mark.rule("RM-38")
def test_amanuensis_doubles_a_card_in_the_running_test() -> None:
    table = Table("matita", "sofia").zone("pantry", "camp", "militia").at(0, "pantry").hand(0, "backstab")
    table.play("action").says(0, "study").says(0, "stealth backstab").says(0, "amanuensis 0")
    assert table.told(None, "test_result")[0]["stealth"] == 6 - 1  # the Stun counts at once
    assert table.player(0).stun == 1


@pytest.mark.rule("RM-38")
def test_amanuensis_in_anothers_test() -> None:
    table = Table("rebecca", "matita").zone("pantry", "camp", "militia").at(0, "pantry").hand(1, "tripwire")
    table.bonus(0, 5).play("action").says(0, "study").says(1, "alert tripwire double")
    assert table.told(None, "test_result")[0]["alert"] == 2 + 4
    assert table.player(1).stun == 1


@pytest.mark.rule("EX-80", "EX-82")
def test_hands_belong_to_their_owners() -> None:
    table = Table("rebecca", "sofia").hand(0, "bribe").hand(1, "rumour").play("movement")
    assert [card["card"] for card in table.view(0)["hand"]] == ["bribe"]
    for viewer in (1, None):
        assert b"bribe" not in msgspec.json.encode(table.view(viewer))
        assert table.view(viewer)["seats"][0]["hand_count"] == 1
    assert table.view(None)["hand"] == []
    assert table.view(None)["request"] is None


@pytest.mark.rule("EX-80")
def test_a_card_taken_at_random_is_known_to_the_two() -> None:
    table = Table("rebecca", "sofia", "valerio").zone("pantry").at(0, "pantry").at(1, "pantry")
    table.hand(0, "false-beard").hand(1, "rumour").top("bag", "student").play("action")
    table.says(0, "main false-beard")
    assert table.cards(0) == ["rumour"]
    assert [table.told(seat, "trick_taken")[0].get("card") for seat in (0, 1, 2)] == [
        "rumour",
        "rumour",
        None,
    ]
