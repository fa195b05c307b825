"""The content is complete, and an error names the card and the field."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from app.engine.dungeonology.content import BOX
from app.engine.dungeonology.definitions import TRICK_TYPES, Box, Zone
from app.engine.dungeonology.effects import Lasting
from app.engine.dungeonology.validating import ContentError, check_box
from tests.engine.dungeonology.builder import CONTENT, GAME

SPACES = Counter(space for zone in BOX.zones for space in zone.spaces)
UNKNOWN: Any = "luck"
"""No value that lasting cards can change."""


@pytest.mark.rule("EX-06")
def test_a_hundred_trick_cards_of_six_types() -> None:
    types = Counter(trick.type for trick in BOX.tricks for _ in range(trick.copies))
    assert set(types) == set(TRICK_TYPES)
    assert sum(types.values()) == 100
    assert max(types.values()) - min(types.values()) <= 3
    assert 30 <= len(BOX.tricks) <= 40
    assert all(1 <= trick.value <= 5 and trick.options for trick in BOX.tricks)


@pytest.mark.rule("EX-06")
def test_the_known_cards_are_as_known() -> None:
    potion, backstab = CONTENT.tricks["love-potion"], CONTENT.tricks["backstab"]
    assert (potion.type, potion.value, potion.main.sacrifices) == ("magic", 2, 2)
    assert potion.options[0].text["en"] == "Draw a Student: Divination 2."
    assert (backstab.type, backstab.value, backstab.main.sacrifices) == ("subterfuge", 3, 1)
    assert [option.text["en"] for option in backstab.options] == ["Stealth +3.", "Draw a Student: Alert +3."]
    luck = CONTENT.tricks["dumb-luck"]
    assert (luck.type, luck.value) == ("fate", 4)
    assert [o.text["en"] for o in luck.options] == [
        "Draw a Student: Stealth +4.",
        "Draw 2 Students: Alert +4.",
    ]


@pytest.mark.rule("EX-05", "RM-39")
def test_eight_scholars_with_two_sides() -> None:
    scholars = CONTENT.scholars
    assert len(scholars) == 8
    assert scholars["vincenzo"].students == 4
    assert scholars["vincenzo"].side.hand_size == 4
    assert (scholars["rebecca"].students, scholars["rebecca"].side.hand_size) == (3, 4)
    for scholar in scholars.values():
        assert scholar.exalted.speed == scholar.side.speed + 1
        assert scholar.side.skills


@pytest.mark.rule("EX-08")
def test_three_alert_cards() -> None:
    numbers = {card.id: (card.students, card.omegas, card.track, card.clock) for card in BOX.alerts}
    assert numbers == {"relaxed": (6, 5, 5, 12), "normal": (6, 5, 5, 10), "hard": (5, 5, 5, 8)}
    assert {card.id: card.extra for card in BOX.alerts} == {
        "relaxed": (4, 1),
        "normal": (4, 1),
        "hard": (3, 1),
    }


@pytest.mark.rule("EX-09", "RM-20")
def test_panic_and_clan_cards() -> None:
    assert Counter(card.set for card in BOX.panics) == {"base": 3, "expansion": 3}
    assert Counter(card.set for card in BOX.clans) == {"base": 3, "expansion": 4}
    assert all(sum(clan.requirement.values()) <= 6 for clan in BOX.clans)


@pytest.mark.rule("EX-10")
def test_jinxes_and_interns() -> None:
    assert sum(jinx.copies for jinx in BOX.jinxes) == 15
    assert len(BOX.interns) == 10
    assert sum(jinx.points < 0 for jinx in BOX.jinxes) > 10
    assert all(intern.points > 0 for intern in BOX.interns)
    assert all(jinx.lasting or jinx.whenever for jinx in BOX.jinxes)


@pytest.mark.rule("EX-12", "EX-02")
def test_nineteen_zones_for_three_floors() -> None:
    floors = Counter(zone.floor for zone in BOX.zones)
    assert floors == {1: 7, 2: 6, 3: 6, 4: 6}
    ordinary = [zone for zone in BOX.zones if zone.floor < 4 and zone.id != "camp"]
    assert all(3 <= len(zone.spaces) <= 4 and 2 <= zone.alert <= 5 for zone in ordinary)
    assert sum(len(zone.spaces) for zone in ordinary) >= 54
    assert all(
        SPACES[colour] <= supply for colour, supply in BOX.numbers.supply.items() if colour != "universal"
    )
    for floor in (1, 2, 3):
        kinds = Counter(e.kind for zone in ordinary if zone.floor == floor for e in zone.effects)
        assert kinds["boss"] == 2
        assert kinds["stairs"] == 2


@pytest.mark.rule("RM-01")
def test_six_kragmortha_zones() -> None:
    zones = [zone for zone in BOX.zones if zone.floor == 4]
    words = {effect.word for zone in zones for effect in zone.effects if effect.kind == "minion"}
    assert words == {"fluffy", "zbugbok", "lex-a", "matita"}
    assert sum(effect.kind == "boss" for zone in zones for effect in zone.effects) == 2
    assert all(zone.spaces == ("dark", "dark", "dark", "dark", "clear") for zone in zones)


@pytest.mark.rule("RM-30")
def test_sixteen_sorcery_cards() -> None:
    actions = Counter(action.act for card in BOX.sorceries for action in card.minions)
    minions = Counter(minion for card in BOX.sorceries for minion in {a.minion for a in card.minions})
    assert len(BOX.sorceries) == 16
    assert set(actions) == {"raid", "explore", "draw_student", "discard", "stun", "gift"}
    assert min(actions.values()) >= 4
    assert min(minions.values()) >= 8
    gate = next(card for card in BOX.sorceries if card.id == "magic-gate")
    assert [(a.minion, a.act) for a in gate.minions] == [
        ("fluffy", "stun"), ("matita", "gift"), ("matita", "draw_student"),
    ]  # fmt: skip


def _first(box: Box, kind: str, **changes: object) -> Box:
    first, *rest = getattr(box, kind)
    return replace(box, **{kind: (replace(first, **changes), *rest)})


@pytest.mark.parametrize(
    ("box", "words"),
    [
        (_first(BOX, "tricks", value=6), "tricks: dumb-luck: value: 6"),
        (_first(BOX, "tricks", type="fame"), "tricks: dumb-luck: type: 'fame'"),
        (_first(BOX, "tricks", copies=4), "tricks: 101 cards"),
        (_first(BOX, "jinxes", lasting=(Lasting(UNKNOWN, 1),)), "jinxes: leaden-soles: lasting: 'luck'"),
        (_first(BOX, "clans", requirement={"caste": 7}), "clans: gilded-ladle: requirement: 7"),
        (_first(BOX, "clans", modifiers={"mauve": 1}), "clans: gilded-ladle: modifiers: 'mauve'"),
        (_first(BOX, "panics", turns=0), "panics: stampede: turns: 0 is not a number"),
        (_first(BOX, "scholars", students=5), "scholars: valerio: students: 5"),
        (_first(BOX, "zones", exits="NN"), "zones: camp: exits: exits are written"),
        (_first(BOX, "zones", spaces=("mauve",)), "zones: camp: spaces: 'mauve'"),
        (_first(BOX, "zones", id="pantry"), "zones: pantry: id: there are two"),
        (replace(BOX, alerts=BOX.alerts[1:]), "alerts: 2 cards"),
    ],
)
def test_an_error_names_the_card_and_the_field(box: Box, words: str) -> None:
    with pytest.raises(ContentError, match=words):
        check_box(box)


def test_texts_come_from_programs_and_are_whole_sentences() -> None:
    catalogue = GAME.catalog()
    for trick in catalogue["tricks"]:
        for use in (trick["main"], *trick["options"]):
            assert use["text"].endswith(".")
            assert ".." not in use["text"]
    assert isinstance(BOX.zones[0], Zone)


def test_a_zone_names_its_minion_as_the_scholar_card_does() -> None:
    catalogue = GAME.catalog()
    names = {scholar["id"]: scholar["name"] for scholar in catalogue["scholars"]}
    effects = [effect for zone in catalogue["zones"] for effect in zone["effects"]]
    minions = [effect for effect in effects if effect["kind"] == "minion"]
    assert [effect["text"] for effect in minions] == [f"Minion {names[effect['word']]}" for effect in minions]
