"""The rule file of Dungeonology says what the game does: its numbers are those of the content."""

import re

import pytest

from app.engine.dungeonology.content import BOX
from app.engine.dungeonology.wording import alert_students, clan_text, panic_text
from app.engine.dungeonology.wording_words import counted
from tests.rules import HEADING, RULES

TEXT = (RULES / "dungeonology.md").read_text(encoding="utf-8")
WORDS = re.sub(r"\s+(?:> )?", " ", TEXT)
"""The same with its lines joined."""

REFILLED = [(panic, panic.refill) for panic in BOX.panics if panic.refill]
TURNS = {panic.id: panic.turns for panic in BOX.panics}
BASE_PANICS = [panic for panic in BOX.panics if panic.set == "base"]


def rule(identifier: str) -> str:
    """The text of one rule, its lines joined."""
    found = re.search(rf"^### {identifier} .*?(?=^##|\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found, identifier
    return re.sub(r"\s+(?:> )?", " ", found[0])


def test_each_rule_has_a_title() -> None:
    assert len(re.findall(r"^### (?:EX|RM)-\d\d \S", TEXT, re.MULTILINE)) == len(HEADING.findall(TEXT))


@pytest.mark.parametrize("colour", list(BOX.numbers.values))
def test_cubes_are_those_of_the_content(colour: str) -> None:
    value, supply, star = BOX.numbers.values[colour], BOX.numbers.supply[colour], BOX.numbers.stars[colour]
    line = f"**{colour.title()}**: {value} points, {supply} cubes, Star at {star}"
    assert line in rule("EX-02")


@pytest.mark.parametrize(
    ("identifier", "words"),
    [
        ("EX-03", f"at most {BOX.numbers.column_limit} cubes"),
        ("EX-04", f"to {BOX.numbers.most_study_bonus} at most"),
        ("EX-14", f"Stealth +{BOX.numbers.knowledge_stealth}"),
        ("EX-30", f"The Boss Alert Modifier is +{BOX.numbers.boss_alert}"),
        ("EX-33", f"Alert is {BOX.numbers.espionage_alert} plus"),
        ("EX-06", f"There are {len(BOX.tricks)} different cards"),
        (
            "EX-10",
            f"{sum(jinx.copies for jinx in BOX.jinxes)} Jinx Cards and {len(BOX.interns)} Intern Cards",
        ),
        ("EX-12", f"{sum(len(zone.spaces) for zone in BOX.zones if zone.floor < 4)} on the three Floors"),
        ("EX-62", f"{TURNS['stampede']} more turns, or {TURNS['aye-dark-lord']} under Aye, Dark Lord!"),
        ("RM-18", f"{TURNS['final-raid']} turns each are still the limit"),
        ("RM-19", f"{TURNS['aye-dark-lord']} turns each"),
        ("RM-30", f"{len(BOX.sorceries)} cards"),
        ("RM-88", f"{sum('Raid' in repr(card.effect) for card in BOX.sorceries)} of the 16 Sorcery Cards"),
    ],
)
def test_numbers_are_those_of_the_content(identifier: str, words: str) -> None:
    assert words in rule(identifier)


def test_scholars_are_those_of_the_content() -> None:
    for scholar in BOX.scholars:
        side = scholar.side
        line = (
            f"**{scholar.name} {scholar.title}**: "
            f"{scholar.students} Students, Hand size {side.hand_size}, Speed {side.speed}"
        )
        assert line in rule("EX-05" if scholar.set == "base" else "RM-39")
        for skill in side.skills:
            assert skill.name in WORDS


def test_the_exalted_side_of_matita_is_her_own() -> None:
    sides = {scholar.id: (scholar.side, scholar.exalted) for scholar in BOX.scholars}
    side, exalted = sides.pop("matita")
    for usual, raised in sides.values():
        assert (raised.hand_size, raised.speed) == (usual.hand_size + 1, usual.speed + 1)
        assert [(each.value, each.amount) for each in raised.lasting] == [("options_against", 1)]
    [against] = exalted.lasting
    assert f"Hand size stays {exalted.hand_size}" in rule("RM-39")
    assert f"against her counts {against.amount} more" in rule("RM-39")
    assert (exalted.hand_size, exalted.speed) == (side.hand_size, side.speed + 1)


def test_campus_cards_are_those_of_the_content() -> None:
    for alert in BOX.alerts:
        line = (
            f"**{alert.name}**: {alert_students(alert)} and {alert.omegas} Omega, "
            f"{alert.track} spaces, clock from round {alert.clock}"
        )
        assert line in rule("EX-08")
    for clan in BOX.clans:
        assert f"**{clan.name}.** {clan_text(clan)}" in rule("EX-09" if clan.set == "base" else "RM-20")
    for panic in BASE_PANICS:
        assert f"**{panic.name}.** {panic_text(panic)}" in rule("EX-09")
    for panic, (students, omegas) in REFILLED:
        words = counted(students, "Student").replace("a Student", "1 Student")
        assert f"**{panic.name}**: {words} a player and {omegas} Omega" in rule("RM-15")


def test_examples_name_the_numbers_of_the_cards() -> None:
    for trick in BOX.tricks:
        assert set(re.findall(rf"{trick.name} \(\+(\d+)\)", WORDS)) <= {str(trick.value)}
    for zone in BOX.zones:
        assert set(re.findall(rf"{zone.name} \(Alert (\d+)\)", WORDS)) <= {str(zone.alert)}
