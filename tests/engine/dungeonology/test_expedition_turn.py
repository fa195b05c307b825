"""The turn (EX-20 to EX-29)."""

import pytest

from app.engine.dungeonology import exploring
from tests.engine.dungeonology.builder import CONTENT, Table

HAND = CONTENT.scholars["valerio"].side.hand_size


def two(*, at: str = "pantry") -> Table:
    return Table("valerio", "sofia").zone("pantry", "camp", "civilization", "civilization").at(0, at)


@pytest.mark.rule("EX-20")
def test_five_phases_in_order() -> None:
    table = two().play("thesis").says(0, "step camp").idle()
    phases = [event["phase"] for event in table.told(None, "phase_started") if event["seat"] == 0]
    assert phases == ["thesis", "rest", "movement", "action", "end"]


@pytest.mark.rule("EX-21")
def test_a_thesis_is_offered_with_two_stars() -> None:
    assert two().board(0, caste=5).play("thesis").asked == {0: "movement"}
    assert two().board(0, caste=2, worship=3).play("thesis").asked == {0: "thesis"}


@pytest.mark.rule("EX-22")
def test_rest_goes_home_sheds_stun_and_ends_the_turn() -> None:
    table = two().stun(0, 2).hand(0, "backstab", "tripwire").jinx(0, "hiccups").play("movement")
    table.says(0, "rest")
    assert table.where(0) == "camp"
    assert table.player(0).stun == 0
    table.says(0, ["card backstab"]).says(0, "jinx hiccups")
    assert table.player(0).students == 2
    assert table.player(0).jinxes == []
    assert "backstab" not in table.cards(0)
    assert table.state.active == 1
    assert [e["phase"] for e in table.told(None, "phase_started") if e["seat"] == 0] == ["rest", "end"]


@pytest.mark.rule("EX-22")
def test_with_three_stun_one_must_rest() -> None:
    table = two().stun(0, 3).play("movement")
    assert table.where(0) == "camp"
    table = two().stun(0, 3).hand(0, "backstab").play("movement")
    assert table.choices(0) == ["rest"]  # asked all the same, as to leave it out would tell of the hand


@pytest.mark.rule("EX-22")
def test_rest_is_before_movement() -> None:
    table = two().hand(0, "backstab").play("movement")
    assert "rest" in table.choices(0)
    assert "rest" not in table.says(0, "step camp").choices(0)


@pytest.mark.rule("EX-23")
def test_as_many_steps_as_speed() -> None:
    table = Table("sofia", "valerio").zone("pantry").play("movement")
    for zone in ("pantry", "camp", "pantry"):
        table.says(0, f"step {zone}")
    assert table.asked.get(0) != "movement"
    assert table.where(0) == "pantry"


@pytest.mark.rule("EX-24")
def test_exploring_draws_places_and_enters() -> None:
    table = Table("sofia", "valerio").top("pile 1", "pantry").play("movement").says(0, "explore")
    assert table.request(0).source == "pantry"
    places = table.request(0).choices
    table._answer(0, places[-1])
    zone = table.find("pantry")
    assert f"place:{zone.x}:{zone.y}:{zone.turn}" == places[-1]
    assert table.where(0) == "pantry"
    assert table.state.steps == 1


@pytest.mark.rule("EX-24")
def test_a_zone_that_fits_nowhere_goes_below_and_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("sofia", "valerio").play("movement")
    pile = table.state.piles[0]
    face, answers = pile[-1].face, iter([False, *[True] * 50])
    monkeypatch.setattr(exploring, "fits_somewhere", lambda *given: next(answers))
    table.says(0, "explore")
    assert pile[0].face == face
    assert table.view(None)["piles"][0]["known"] == [{"depth": len(pile) - 1, "card": face}]
    assert table.told(None, "zone_put_below")[0]["card"] == face
    assert table.state.steps == 1


@pytest.mark.rule("EX-24")
def test_with_an_empty_pile_there_is_nothing_to_explore() -> None:
    table = Table("sofia", "valerio")
    table._sound = False
    table.state.piles[0].clear()
    table.play("movement")
    assert "explore" not in (table.choices(0) if 0 in table.asked else [])


@pytest.mark.rule("EX-25")
def test_a_space_whose_colour_has_run_out_stays_empty() -> None:
    table = Table("sofia", "valerio").top("pile 1", "pantry")
    table._sound = False
    table.state.reserve["militia"] = 0
    table.play("movement").says(0, "explore")
    table._answer(0, table.request(0).default)
    assert table.spaces("pantry") == ["civilization", "", "worship", "riches"]


@pytest.mark.rule("EX-26")
def test_two_different_actions() -> None:
    table = two().bonus(0, 5).play("action").says(0, "study")
    assert table.cubes(0) == {"civilization": 1}
    assert table.asked.get(0) != "action"  # nothing else is possible
    table = two().at(1, "pantry").board(1, riches=1).bonus(0, 5).play("action").says(0, "study")
    assert table.choices(0) == ["action headbutt", "end", "espionage 1"]
    table.says(0, "action headbutt")
    assert table.state.active == 1


@pytest.mark.rule("EX-27")
def test_the_hand_is_filled_up_to_its_size() -> None:
    table = two().hand(0, "backstab").play("end")
    assert len(table.cards(0)) == HAND


@pytest.mark.rule("EX-27")
def test_surplus_is_discarded_by_choice() -> None:
    spare = ["flattery", "dumb-luck", "study-group", "chalk-map", "levitation"][: HAND - 1]
    table = two().hand(0, "tripwire", "rumour", "bribe", *spare).play("end")
    assert table.asked == {0: "surplus"}
    table.says(0, ["card rumour", "card bribe"])
    assert table.cards(0) == ["tripwire", *spare]


@pytest.mark.rule("EX-27")
def test_the_deck_is_made_anew_of_its_discards() -> None:
    table = two()
    table.state.discards = table.state.tricks[:5]
    table.state.tricks = []
    for card in table.state.discards:
        card.id, card.known = table.state.new_id(), -1
    table._sound = False
    table.play("end")
    assert len(table.cards(0)) == HAND
    assert len(table.state.tricks) == 5 - HAND
    assert all(card.known == 0 for card in table.state.tricks)


@pytest.mark.rule("EX-28", "EX-81")
def test_no_phase_ends_by_itself_for_a_reason_that_shows_a_hand() -> None:
    table = Table("valerio", "sofia").zone("pantry").at(0, "pantry").hand(0, "love-potion").students(0, 0)
    table.play("action")
    assert table.asked == {0: "action"}
    assert table.choices(0) == ["aside love-potion", "end"]
    table = Table("valerio", "sofia").zone("pantry").at(0, "pantry").hand(0, "backstab").play("action")
    assert table.choices(0) == ["end"]


@pytest.mark.rule("EX-29", "EX-05")
def test_headbutt_drops_a_random_cube_of_a_scholar_in_the_same_zone() -> None:
    table = two().at(1, "pantry").board(1, caste=1).play("action").says(0, "action headbutt")
    assert table.cubes(1) == {}
    assert table.spaces("pantry") == ["civilization", "civilization", "caste", ""]


@pytest.mark.rule("EX-36")
def test_speed_is_two_to_four() -> None:
    speeds = {scholar.side.speed for scholar in CONTENT.scholars.values()}
    assert speeds == {2, 3, 4}
    assert Table("matita", "rebecca").view(0)["seats"][0]["speed"] == CONTENT.scholars["matita"].side.speed
