"""Each card a scenario: what lies before a Scholar for long comes out in play, and counts at the end."""

from collections.abc import Callable
from itertools import count

import pytest

from app.engine.dungeonology.content import BOX
from app.engine.dungeonology.definitions import Intern, Jinx
from app.engine.dungeonology.ending import score
from tests.engine.dungeonology.builder import CONTENT, Table

Measure = Callable[[Table], int]


def scene(scholar: str = "rebecca", turn: int = 0) -> Table:
    """A Scholar and Valerio or Sofia in a Zone of Alert 2, the Camp beside it."""
    other = "sofia" if scholar == "valerio" else "valerio"
    table = Table(scholar, other, turn=turn).zone("pantry", "camp", "civilization", "militia")
    return table.at(0, "pantry").at(1, "pantry").bonus(0, 3)


def with_card(card: str, turn: int = 0) -> Table:
    """The scene with a Jinx or an Intern before Rebecca."""
    table = scene(turn=turn)
    return table.jinx(0, card) if card in CONTENT.jinxes else table.intern(0, card)


def hand(table: Table) -> int:
    """How many cards are held as the turn has ended."""
    return len(table.play("end").cards(0))


def steps(table: Table) -> int:
    """How many steps a Movement phase has, to the Camp and back."""
    table.play("movement")
    for taken in count():
        if table.asked.get(0) != "movement":
            return taken
        table.says(0, "step pantry" if table.where(0) == "camp" else "step camp")
    raise AssertionError


def _result(table: Table, number: str) -> int:
    return int(table.told(None, "test_result")[0][number])


def study_stealth(table: Table) -> int:
    """The Stealth of a Study Test with a Study Bonus of 3."""
    return _result(table.play("action").says(0, "study"), "stealth")


def study_alert(table: Table) -> int:
    """The Alert of a Study Test that nobody opposes."""
    return _result(table.play("action").says(0, "study"), "alert")


def opposed_alert(table: Table) -> int:
    """The Alert of a Study Test against which a card worth 2 is played."""
    table.hand(1, "tripwire").top("bag", "student").play("action").says(0, "study")
    return _result(table.says(1, "alert tripwire"), "alert")


def espionage_stealth(table: Table) -> int:
    """The Stealth of Espionage with a card worth 5."""
    table.board(1, caste=1).hand(0, "smoke-pot").top("bag", "student").play("action")
    return _result(table.says(0, "espionage 1").says(0, "stealth smoke-pot"), "stealth")


def espied_alert(table: Table) -> int:
    """The Alert of the other's Espionage against one without Students."""
    table.board(0, caste=1).students(0, 0).play("action")
    return _result(table.says(1, "espionage 0"), "alert")


def bonus_of_failure(table: Table) -> int:
    """The Study Bonus after a failed Study Test, from 0."""
    table.bonus(0, 0).play("action").says(0, "study").says(0, "stun")
    return int(table.player(0).bonus)


def stun_of_danger(table: Table) -> int:
    """The Stun where a Movement phase ends at Danger 1."""
    table.zone("guardroom").at(0, "guardroom").students(0, 0).play("movement").says(0, "end")
    return int(table.player(0).stun)


def stun_of_ambush(table: Table) -> int:
    """The Stun of an Ambush of 1."""
    table.zone("bone-court", floor=2).zone("mirror-gallery", "bone-court").at(0, "bone-court")
    table.students(0, 0).play("movement").says(0, "step mirror-gallery")
    return int(table.player(0).stun)


SIDES: dict[str, tuple[tuple[int, int, int], tuple[int, int, int]]] = {
    "valerio": ((4, 4, 4), (5, 5, 5)),
    "sofia": ((4, 3, 4), (5, 4, 5)),
    "vincenzo": ((4, 3, 4), (5, 4, 5)),
    "rebecca": ((4, 4, 4), (5, 5, 5)),
    "fluffy": ((4, 4, 4), (5, 5, 5)),
    "zbugbok": ((4, 3, 4), (5, 4, 5)),
    "lex-a": ((4, 3, 4), (5, 4, 5)),
    "matita": ((2, 2, 4), (2, 3, 6)),
}
"""Hand, steps and opposed Alert of the plain and the Exalted side of each Scholar."""


def exalted(table: Table) -> Table:
    """The Scholar, about to become Exalted (EX-61)."""
    return table.board(0, caste=1, worship=2)


@pytest.mark.rule("EX-61", "RM-39")
@pytest.mark.parametrize("scholar", sorted(CONTENT.scholars))
def test_both_sides_of_a_scholar(scholar: str) -> None:
    plain, other = SIDES[scholar]
    measures = (hand, steps, opposed_alert)
    assert tuple(measure(scene(scholar)) for measure in measures) == plain
    assert tuple(measure(exalted(scene(scholar))) for measure in measures) == other


LASTING: tuple[tuple[str, Measure, int, int], ...] = (
    ("leaden-soles", steps, 4, 3),
    ("hiccups", study_stealth, 3, 2),
    ("butterfingers", hand, 4, 3),
    ("glowing-ears", study_alert, 2, 3),
    ("open-satchel", espied_alert, 4, 2),
    ("famous-face", opposed_alert, 4, 5),
    ("chilblains", stun_of_danger, 1, 2),
    ("strong-perfume", stun_of_ambush, 1, 2),
    ("stage-fright", bonus_of_failure, 1, 0),
    ("rattling-bones", espionage_stealth, 5, 3),
    ("honest-face", study_stealth, 3, 1),
    ("mule", hand, 4, 5),
    ("runner", steps, 4, 5),
    ("lookout", study_alert, 2, 1),
    ("bodyguard", espied_alert, 4, 6),
    ("librarian", study_stealth, 3, 4),
    ("cutpurse", espionage_stealth, 5, 7),
    ("scout", stun_of_danger, 1, 0),
    ("scout", stun_of_ambush, 1, 0),
)
"""A card, what is looked at, and what it comes to without and with the card."""


@pytest.mark.rule("EX-10")
@pytest.mark.parametrize(("card", "measure", "without", "given"), LASTING)
def test_a_lasting_card_changes_play(card: str, measure: Measure, without: int, given: int) -> None:
    turn = 1 if measure is espied_alert else 0
    assert measure(scene(turn=turn)) == without
    assert measure(with_card(card, turn)) == given


def absent_mind(table: Table) -> bool:
    table.top("bag", "student").students(0, 0).play("movement").says(0, "rest")
    return bool(table.player(0).students == 1)


def fan_club(table: Table) -> bool:
    return bool(table.top("bag", "student").students(0, 0).play("start").player(0).students == 1)


def new_door_rash(table: Table) -> bool:
    table.students(0, 0).top("pile 1", "cloakroom").play("movement").says(0, "explore")
    return bool(table._answer(0, table.request(0).default).player(0).stun == 1)


def hungry_shadow(table: Table) -> bool:
    table.hand(0, "bribe").play("action").says(0, "study").says(0, "done").says(0, "done")
    return [event["card"] for event in table.told(None, "trick_discarded")] == ["bribe"]


REPEATING: dict[str, Callable[[Table], bool]] = {
    "absent-mind": absent_mind,
    "fan-club": fan_club,
    "new-door-rash": new_door_rash,
    "hungry-shadow": hungry_shadow,
}


@pytest.mark.rule("EX-10")
@pytest.mark.parametrize("card", REPEATING)
def test_a_card_that_repeats_does_so_at_its_moment(card: str) -> None:
    assert REPEATING[card](with_card(card))


def herbalist(table: Table) -> None:
    table.stun(0, 3).play("action").says(0, "intern herbalist")
    assert table.player(0).stun == 0


def oracle(table: Table) -> None:
    table.top("tricks", "bribe", "rumour", "tripwire", "flattery").play("action").says(0, "intern oracle")
    table.says(0, "deck rumour").says(0, ["deck flattery", "deck bribe", "deck tripwire"])
    assert table.cards(0) == ["rumour"]


ONCE: dict[str, Callable[[Table], None]] = {"herbalist": herbalist, "oracle": oracle}


@pytest.mark.rule("EX-10")
@pytest.mark.parametrize("card", ONCE)
def test_what_is_used_once_helps_once(card: str) -> None:
    table = with_card(card)
    ONCE[card](table)
    assert table.told(None, "intern_used")[0]["intern"] == card
    assert f"intern {card}" not in table.stun(0, 1).hand(0, "second-wind").play("action").choices(0)
    assert table.view(None)["seats"][0]["interns"] == [{"card": card, "used": True}]


def test_the_nephew_does_nothing() -> None:
    table = with_card("nephew")
    assert table.play("action").choices(0) == scene().play("action").choices(0)
    assert [measure(with_card("nephew")) for measure in (steps, hand, study_stealth, study_alert)] == [
        4, 4, 3, 2,
    ]  # fmt: skip


def test_every_jinx_and_intern_has_its_scenario() -> None:
    cards = [*BOX.jinxes, *BOX.interns]
    assert {card.id for card in cards if card.lasting} == {card for card, *_ in LASTING}
    assert {card.id for card in cards if card.whenever} == set(REPEATING)
    assert {card.id for card in BOX.interns if card.once} == set(ONCE)
    assert {card.id for card in cards} == {card for card, *_ in LASTING} | {*REPEATING, *ONCE, "nephew"}


@pytest.mark.rule("EX-64")
@pytest.mark.parametrize("card", [*BOX.jinxes, *BOX.interns], ids=lambda card: card.id)
def test_a_jinx_and_an_intern_count_at_the_end(card: Jinx | Intern) -> None:
    sheet = score(with_card(card.id).state, CONTENT, "last_turns").sheet
    assert {line.label: line.value for line in sheet[0].lines}["total"] == card.points
