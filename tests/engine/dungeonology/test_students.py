"""Students, Omegas, Stun, Jinxes, Divination (EX-07, EX-10, EX-40 to EX-43)."""

import msgspec
import pytest

from tests.engine.dungeonology.builder import GAME, Table


def scene(*scholars: str) -> Table:
    names = scholars or ("rebecca", "sofia")
    return Table(*names).zone("pantry").at(0, "pantry")


@pytest.mark.rule("EX-40")
def test_an_ordinary_student_goes_to_the_bonfire() -> None:
    table = (
        scene().hand(0, "open-day").top("bag", "student", "student").play("action").says(0, "main open-day")
    )
    assert table.player(0).students == 5


@pytest.mark.rule("EX-40")
def test_an_omega_goes_to_the_alert_card_and_brings_a_jinx() -> None:
    table = scene().hand(0, "open-day").top("bag", "student", "omega").top("jinx_deck", "hiccups")
    table.play("action").says(0, "main open-day")
    assert table.state.track == 1
    assert table.player(0).jinxes == ["hiccups"]


@pytest.mark.rule("EX-07")
def test_an_omega_sends_all_students_above_the_initial_ones_back() -> None:
    table = scene().students(0, 6).students(1, 1).hand(0, "open-day").top("bag", "omega", "student")
    table._sound = False
    table.state.infirmary = 2
    bag = len(table.state.bag)
    table.play("action").says(0, "main open-day")
    assert [player.students for player in table.state.players] == [4, 1]  # the second draw came after
    assert table.state.infirmary == 0
    assert len(table.state.bag) == bag - 2 + 2 + 3


@pytest.mark.rule("EX-07")
def test_an_empty_bag_takes_the_infirmary_and_with_both_empty_nothing_is_drawn() -> None:
    table = scene().hand(0, "open-day")
    table._sound = False
    table.state.bag.clear()
    table.state.infirmary = 1
    table.play("action").says(0, "main open-day")
    assert table.player(0).students == 4
    assert table.story("university_empty") == ["university_empty"]


@pytest.mark.rule("EX-41")
def test_a_student_may_be_sacrificed_instead_of_a_stun() -> None:
    table = Table("rebecca", "sofia").zone("guardroom").at(0, "guardroom").play("movement").says(0, "end")
    assert table.asked == {0: "stun_or_sacrifice"}
    table.says(0, "sacrifice")
    assert (table.player(0).stun, table.player(0).students) == (0, 2)


@pytest.mark.rule("EX-41")
def test_without_students_there_is_no_choice() -> None:
    table = Table("rebecca", "sofia").zone("guardroom").at(0, "guardroom").students(0, 0)
    table.play("movement").says(0, "end")
    assert table.player(0).stun == 1


@pytest.mark.rule("EX-42")
def test_a_price_that_cannot_be_paid_in_full_cannot_be_chosen() -> None:
    table = scene("sofia", "rebecca").hand(0, "plagiarism")
    table.find("pantry").spaces[0] = "civilization"
    table.state.reserve["civilization"] -= 1
    table.students(0, 1).play("action")
    assert table.choices(0) == ["end", "study"]
    assert "main plagiarism" in table.students(0, 2).play("action").choices(0)


@pytest.mark.rule("EX-43")
def test_divination_keeps_one_and_orders_the_rest_below_unseen_by_others() -> None:
    table = scene().hand(0, "coin-on-its-edge").top("tricks", "bribe", "rumour", "tripwire", "flattery")
    table.play("action").says(0, "main coin-on-its-edge")
    table.says(0, "deck rumour").says(0, ["deck flattery", "deck bribe", "deck tripwire"])
    assert table.cards(0)[0] == "rumour"
    bottom = table.state.tricks[2::-1]
    assert [card.face for card in bottom] == ["flattery", "bribe", "tripwire"]
    assert len(table.view(0)["tricks"]["known"]) == 3
    assert table.view(1)["tricks"]["known"] == []
    assert "cards" not in table.told(1, "divined")[0]


@pytest.mark.rule("EX-10")
def test_a_jinx_lasts_and_an_intern_helps_and_both_are_public() -> None:
    table = scene().jinx(0, "leaden-soles").intern(0, "runner")
    seats = table.view(None)["seats"]
    assert seats[0]["speed"] == 4 - 1 + 1
    assert seats[0]["jinxes"] == ["leaden-soles"]
    assert seats[0]["interns"] == [{"card": "runner", "used": False}]


@pytest.mark.rule("EX-10")
def test_a_discarded_jinx_goes_under_the_deck() -> None:
    table = scene().jinx(0, "hiccups").hand(0, "misread-omen").play("action").says(0, "main misread-omen")
    assert table.player(0).jinxes == []
    assert table.state.jinx_deck[0].face == "hiccups"


@pytest.mark.rule("EX-10")
def test_with_the_deck_empty_no_jinx_is_drawn() -> None:
    table = scene().hand(0, "open-day").top("bag", "omega")
    table._sound = False
    table.state.jinx_deck.clear()
    assert table.play("action").says(0, "main open-day").player(0).jinxes == []


@pytest.mark.rule("EX-10")
def test_what_repeats_happens_at_its_moment_and_once_only_is_once() -> None:
    table = scene().jinx(0, "fan-club").top("bag", "student").play("start")
    assert table.player(0).students == 4
    table = scene().intern(0, "herbalist").stun(0, 3).play("movement")
    table.says(0, "intern herbalist")
    assert table.player(0).stun == 0
    assert "intern herbalist" not in table.choices(0)


def test_the_view_stays_under_forty_kilobytes() -> None:
    table = Table("rebecca", "sofia", "vincenzo", "matita")
    for pile in table.state.piles:
        for card in list(pile):
            table.zone(card.face, floor=9 + len(table.state.zones))
    assert len(msgspec.json.encode(GAME.view(table.state, 0))) < 40_000
