"""Each card a scenario: every main effect, aside, Sorcery and Clan Card does what its text says."""

from collections.abc import Callable
from typing import Any

import pytest

from app.engine.dungeonology.content import BOX
from app.engine.dungeonology.definitions import COLOURS
from app.engine.dungeonology.ending import score
from tests.engine.dungeonology.builder import CONTENT, Table

Check = Callable[[Table], Any]


def scene() -> Table:
    """Sofia and Vincenzo in a Zone with cubes and a free space, a Zone next door, Rebecca in the Camp."""
    table = Table("sofia", "vincenzo", "rebecca").zone("gate-hall", "camp", "civilization", "militia")
    table.zone("cloakroom", "gate-hall", "", "militia").at(0, "gate-hall").at(1, "gate-hall")
    table.board(0, worship=1).board(1, riches=1, caste=1).hand(1, "open-day", "pub-quiz")
    return table.students(0, 4).students(1, 4).top("bag", *["student"] * 6).rigor("cloakroom")


def stun(seat: int) -> Check:
    return lambda table: table.player(seat).stun


MAINS: dict[str, tuple[tuple[str, ...], Check]] = {
    "dumb-luck": ((), lambda t: len(t.cards(0)) == 4),
    "second-wind": ((), lambda t: len(t.cards(0)) == 3),
    "coin-on-its-edge": (("0: deck:1",), lambda t: t.asked == {0: "order_divined"}),
    "loaded-dice": (("0: ['card tripwire']",), lambda t: len(t.cards(0)) == 4),
    "borrowed-time": ((), lambda t: t.player(0).bonus == 2 and t.player(0).students == 6),
    "secret-passage": (
        ("0: zone camp", "0: zone cloakroom"),
        lambda t: t.state.zones[0].passages == t.find("cloakroom").passages == [1],
    ),
    "three-league-socks": (("0: step camp", "0: stay", "0: stay"), lambda t: t.where(0) == "camp"),
    "chalk-map": ((), lambda t: t.asked == {0: "place_zone"}),
    "convenient-trapdoor": (("0: zone camp",), lambda t: t.where(0) == "camp" and t.player(0).students == 3),
    "emergency-masonry": ((), lambda t: t.asked == {0: "lay_wall"}),
    "pebble-of-elsewhere": (("0: zone cloakroom",), lambda t: t.find("cloakroom").teleport),
    "backstab": (
        ("0: stun", "0: cube riches"),
        lambda t: t.cubes(0) == {"worship": 1, "riches": 1} and t.player(0).students == 5,
    ),
    "tripwire": (("0: zone gate-hall",), lambda t: t.find("gate-hall").traps == 1),
    "false-beard": ((), lambda t: len(t.cards(0)) == 3 and len(t.cards(1)) == 1),
    "greased-floor": (("1: stun", "0: step cloakroom", "0: stay"), lambda t: t.where(1) == "cloakroom"),
    "sleight-of-sleeve": (("0: card pub-quiz",), lambda t: t.cards(0)[-1] == "pub-quiz"),
    "smoke-pot": (("1: stun",), stun(1)),
    "flattery": (("1: cube caste",), lambda t: t.cubes(0) == {"worship": 1, "caste": 1}),
    "study-group": ((), lambda t: t.player(0).knowledge == 2),
    "open-day": ((), lambda t: t.player(0).students == 6 and len(t.cards(0)) == 3),
    "rumour": ((), lambda t: len(t.cards(1)) == 1),
    "bribe": ((), lambda t: len(t.player(0).interns) == 1 and t.player(0).students == 2),
    "pub-quiz": ((), lambda t: t.player(0).knowledge == 1),
    "love-potion": (("1: cube riches",), lambda t: t.cubes(0) == {"worship": 1, "riches": 1}),
    "levitation": ((), lambda t: t.spaces("gate-hall") == ["civilization", "militia", "militia"]),
    "invisible-ink": ((), lambda t: t.state.modifiers[0].amount == 3),
    "itching-hex": ((), lambda t: sum(t.cubes(1).values()) == 1),
    "front-page": ((), lambda t: t.where(1) == "camp"),
    "plagiarism": ((), lambda t: t.cubes(0) == {"civilization": 1, "worship": 1}),
    "standing-ovation": ((), lambda t: t.player(0).bonus == 1),
    "stern-letter": (("1: first",), lambda t: len(t.cards(1)) == 1),
    "name-dropping": (("0: step gate-hall", "0: stay"), lambda t: t.state.rigor == t.find("gate-hall").id),
    "last-word": (("1: cube riches",), lambda t: t.cubes(1) == {"caste": 1}),
}  # fmt: skip


def _answers(table: Table, answers: tuple[str, ...]) -> Table:
    """Answers as "seat: words" or "seat: [several words]"."""
    for answer in answers:
        seat, words = answer.split(": ", 1)
        if words.startswith("["):
            names = [word.strip(" '") for word in words.strip("[]").split(",")]
            table.says(int(seat), names)
        else:
            table.says(int(seat), words)
    return table


@pytest.mark.parametrize("card", sorted(MAINS))
def test_a_main_effect_does_what_it_says(card: str) -> None:
    answers, check = MAINS[card]
    table = scene().hand(0, card, *(other for other in ("tripwire", "rumour") if other != card))
    if card in ("tripwire", "rumour"):
        table.hand(0, "bribe")
    if card == "second-wind":
        table.stun(0, 2)
    table.play("action").says(0, f"main {card}")
    _answers(table, answers)
    assert check(table), table.log
    assert table.told(None, "trick_played")[0]["card"] == card


def test_misread_omen_and_the_spells_that_move_others() -> None:
    table = (
        scene()
        .jinx(0, "hiccups")
        .hand(0, "misread-omen", "bribe")
        .play("action")
        .says(0, "main misread-omen")
    )
    assert table.player(0).jinxes == []
    table = scene().at(1, "cloakroom").hand(0, "misaddressed-spell").play("action")
    table.says(0, "main misaddressed-spell")
    assert (table.where(0), table.where(1)) == ("cloakroom", "gate-hall")
    table = (
        scene().at(1, "cloakroom").hand(0, "summon-colleague").play("action").says(0, "main summon-colleague")
    )
    assert table.where(1) == "gate-hall"


def test_every_trick_card_has_its_scenario() -> None:
    elsewhere = {"misread-omen", "misaddressed-spell", "summon-colleague"}
    assert {trick.id for trick in BOX.tricks} == set(MAINS) | elsewhere


ASIDES: dict[str, tuple[tuple[str, ...], Check]] = {
    "second-wind": ((), lambda t: t.player(0).stun == 1),
    "misread-omen": (("0: deck:0",), lambda t: t.asked == {0: "order_divined"}),
    "three-league-socks": (("0: step camp",), lambda t: t.where(0) == "camp"),
    "pebble-of-elsewhere": (("0: zone camp",), lambda t: t.where(0) == "camp"),
    "flattery": ((), lambda t: len(t.cards(0)) == 1),
    "open-day": ((), lambda t: t.player(0).students == 5),
    "love-potion": (("0: deck:0",), lambda t: len(t.view(0)["tricks"]["known"]) == 1),
}  # fmt: skip


@pytest.mark.parametrize("card", sorted(ASIDES))
def test_an_aside_is_played_outside_tests_and_is_no_action(card: str) -> None:
    answers, check = ASIDES[card]
    table = scene().stun(0, 2).hand(0, card).play("movement").says(0, f"aside {card}")
    _answers(table, answers)
    assert check(table), table.log
    assert table.state.actions == []
    asides = {trick.id for trick in BOX.tricks for option in trick.options if option.kind == "aside"}
    assert asides == set(ASIDES)


SORCERIES: dict[str, Check] = {
    "magic-gate": lambda t: t.story("cube_moved") == ["cube_moved"] * 2,
    "practised-cackle": lambda t: (t.player(0).stun, t.player(1).stun) == (1, 1),
    "grasping-dark": lambda t: t.story("cube_moved") == ["cube_moved"] * 3,
    "roll-call": lambda t: len(t.told(None, "student_drawn")) == 2,
    "black-bargain": lambda t: len(t.cards(0)) == 1,
    "long-arm": lambda t: len(t.told(None, "randomized")) == 2,
    "spring-clean": lambda t: t.spaces("gate-hall") == [""] * 3,
    "forgetful-fog": lambda t: len(t.cards(1)) == 1,
    "petty-theft": lambda t: t.story("cube_moved") == ["cube_moved"] * 3,
    "thunderclap": lambda t: (t.player(0).stun, t.player(1).stun) == (1, 0),
    "surprise-exam": lambda t: len(t.told(None, "student_drawn")) == 2,
    "velvet-glove": lambda t: t.story("cube_moved") == ["cube_moved"] * 3,
    "moving-day": lambda t: t.told(None, "randomized")[0]["what"] == "scholar",
    "mild-curse": lambda t: (t.player(0).stun, t.player(1).stun) == (1, 1),
    "false-mercy": lambda t: t.player(0).stun == 0,
    "royal-tithe": lambda t: t.story("cube_moved") == ["cube_moved"] * 3,
}


@pytest.mark.parametrize("card", sorted(CONTENT.sorceries))
def test_a_sorcery_card_does_what_it_says(card: str) -> None:
    """Sofia activates Rigor, Vincenzo is next door, a Kragmortha Zone is free."""
    table = Table("sofia", "vincenzo", "rebecca").zone(
        "gate-hall", "camp", "civilization", "militia", "riches"
    )
    table.zone("cloakroom", "gate-hall").at(1, "cloakroom").hand(1, "open-day", "pub-quiz").board(1, caste=1)
    table.zone("kragmortha-kennel", floor=4).board(0, worship=1).students(0, 0).students(1, 0)
    table.top("bag", *["student"] * 6).top("sorcery_deck", card).play("movement")
    if card == "false-mercy":
        table.stun(0, 1)
    table.says(0, "step gate-hall")
    assert table.told(None, "sorcery_drawn")[0]["card"] == card
    assert SORCERIES[card](table), table.log


CLANS: dict[str, tuple[dict[str, int], int, dict[str, int]]] = {
    "gilded-ladle": ({"riches": 1, "worship": 1}, 15, {"worship": 1, "riches": 8}),
    "iron-lectern": ({"militia": 1, "riches": 1}, 15, {"militia": 6, "riches": 2}),
    "quiet-candle": ({"worship": 2}, 15, {"militia": 0, "worship": 7}),
    "mumbling-choir": ({"worship": 1, "militia": 1}, 15, {"civilization": 5, "caste": 3}),
    "ash-market": ({"riches": 2}, 15, {"civilization": -1, "caste": 9}),
    "muddy-boots": ({"militia": 1, "civilization": 1}, 16, {"militia": 6, "worship": 1}),
    "bent-crown": ({"caste": 1, "worship": 1}, 15, {"riches": 8, "caste": 3}),
}
"""What a Clan wants, the points of its Thesis, and what a cube of the colours that it changes is worth."""


@pytest.mark.rule("EX-60")
@pytest.mark.parametrize("clan", sorted(CONTENT.clans))
def test_a_clan_accepts_exactly_what_it_wants(clan: str) -> None:
    wanted, points, _ = CLANS[clan]
    stars = {colour: 2 for colour in COLOURS if colour not in wanted}
    for less in wanted:
        lacking = {colour: number - (colour == less) for colour, number in wanted.items()}
        rejected = Table("sofia", "vincenzo").campus(clan=clan).board(0, **stars, **lacking)
        assert rejected.play("thesis").says(0, "yes").player(0).thesis == 0
    accepted = Table("sofia", "vincenzo").campus(clan=clan).board(0, **stars, **wanted)
    assert accepted.play("thesis").says(0, "yes").player(0).thesis == points


@pytest.mark.rule("EX-64")
@pytest.mark.parametrize("clan", sorted(CONTENT.clans))
def test_a_clan_changes_what_cubes_are_worth(clan: str) -> None:
    worth = CONTENT.numbers.values | CLANS[clan][2]
    table = Table("sofia", "vincenzo").campus(clan=clan).board(0, **dict.fromkeys(COLOURS, 1))
    lines = {line.label: line.value for line in score(table.state, CONTENT, "last_turns").sheet[0].lines}
    assert {colour: lines[colour] for colour in COLOURS} == worth
