"""Whether content is what the rules say; an error names the card and the field."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, get_args

from app.engine.dungeonology import definitions as d
from app.engine.dungeonology.board.geometry import parse_exits
from app.engine.dungeonology.effects import Lasting, Moment, Value, Whenever

TOTALS = {
    "tricks": 100,
    "jinxes": 15,
    "interns": 10,
    "scholars": 8,
    "clans": 7,
    "panics": 6,
    "alerts": 3,
    "sorceries": 16,
    "zones": 25,
}
"""How many cards of each kind there are, copies counted (EX-06 to EX-12, RM-01, RM-15, RM-20, RM-30)."""
MOST_CUBES_FOR_A_THESIS = 6
MOST_INITIAL_STUDENTS = 4
MOST_STUDENTS_EACH = (16, 9)
"""In the bag, with two and with three players: 40 suffice with all Initial Students (EX-08)."""
COLOURED_CUBES = 64


class ContentError(ValueError):
    """A card or Zone is not as the rules want it."""


def check_box(box: d.Box) -> d.Box:
    """The same content; raises ContentError, which says which card and which field is wrong."""
    for kind, wanted in TOTALS.items():
        cards: Sequence[Any] = getattr(box, kind)
        _check_ids(kind, cards)
        total = sum(getattr(card, "copies", 1) for card in cards)
        if total != wanted:
            raise ContentError(f"{kind}: {total} cards with their copies, not {wanted}")
        for card in cards:
            for field, problem in _problems(card):
                raise ContentError(f"{kind}: {card.id}: {field}: {problem}")
    _check_numbers(box.numbers)
    return box


def _check_numbers(numbers: d.Numbers) -> None:
    coloured = sum(numbers.supply.get(colour, 0) for colour in d.COLOURS)
    if coloured != COLOURED_CUBES:
        raise ContentError(f"numbers: supply: {coloured} coloured cubes, not {COLOURED_CUBES}")
    for field in ("values", "stars"):
        given = getattr(numbers, field)
        if set(given) != set(d.COLOURS) or not all(type(number) is int for number in given.values()):
            raise ContentError(f"numbers: {field}: one number for each of {', '.join(d.COLOURS)}")


def _check_ids(kind: str, cards: Sequence[Any]) -> None:
    seen: set[str] = set()
    for card in cards:
        if card.id in seen:
            raise ContentError(f"{kind}: {card.id}: id: there are two")
        seen.add(card.id)


Problems = Iterator[tuple[str, str]]


def _problems(card: object) -> Problems:
    match card:
        case d.Trick():
            yield from _trick(card)
        case d.Jinx() | d.Intern():
            yield from _lasting(card.lasting, card.whenever)
        case d.Scholar():
            yield from _scholar(card)
        case d.Clan():
            yield from _clan(card)
        case d.Alert():
            yield from _between("students", card.students, 1, 6)
            for extra, most in zip(card.extra, MOST_STUDENTS_EACH, strict=True):
                yield from _between("extra", extra, 0, most - card.students)
            yield from _between("omegas", card.omegas, 1, 5)
            yield from _between("track", card.track, 1, card.omegas)
        case d.Panic():
            yield from _between("turns", card.turns, 1, 9)
            yield from _lasting(card.lasting, ())
        case d.Zone():
            yield from _zone(card)


def _between(field: str, value: int, least: int, most: int) -> Problems:
    if type(value) is not int or not least <= value <= most:
        yield field, f"{value!r} is not a number from {least} to {most}"


def _one_of(field: str, value: str, allowed: Iterable[str]) -> Problems:
    if value not in allowed:
        yield field, f"{value!r} is none of {', '.join(allowed)}"


def _trick(trick: d.Trick) -> Problems:
    yield from _between("value", trick.value, 1, 5)
    yield from _between("copies", trick.copies, 1, 100)
    yield from _one_of("type", trick.type, d.TRICK_TYPES)
    if not trick.options:
        yield "options", "a Trick Card has at least one"
    for number, option in enumerate(trick.options):
        if option.kind == "aside" and option.effect is None:
            yield f"options[{number}]", "an aside has an effect"


def _lasting(lasting: tuple[Lasting, ...], whenever: tuple[Whenever, ...]) -> Problems:
    for each in lasting:
        yield from _one_of("lasting", each.value, get_args(Value))
    for repeated in whenever:
        yield from _one_of("whenever", repeated.moment, get_args(Moment))


def _scholar(scholar: d.Scholar) -> Problems:
    yield from _between("students", scholar.students, 1, MOST_INITIAL_STUDENTS)
    for name, side in (("side", scholar.side), ("exalted", scholar.exalted)):
        yield from _between(f"{name}.hand_size", side.hand_size, 1, 9)
        yield from _between(f"{name}.speed", side.speed, 1, 9)
        for skill in side.skills:
            known = get_args(d.RuleSkill)
            if skill.kind == "rule":
                yield from _one_of(f"{name}.skills", skill.id, known)
            elif skill.kind in ("action", "free") and skill.effect is None:
                yield f"{name}.skills", f"{skill.id} has no effect"


def _clan(clan: d.Clan) -> Problems:
    for field, colours in (("requirement", clan.requirement), ("modifiers", clan.modifiers)):
        for colour in colours:
            yield from _one_of(field, colour, d.COLOURS)
    yield from _between("requirement", sum(clan.requirement.values()), 1, MOST_CUBES_FOR_A_THESIS)


def _zone(zone: d.Zone) -> Problems:
    camp = any(effect.kind == "camp" for effect in zone.effects)
    yield from _between("floor", zone.floor, 1, 4)
    yield from _between("alert", zone.alert, 0 if camp else 2, 5)
    try:
        if not parse_exits(zone.exits):
            yield "exits", "a Zone has at least one"
    except ValueError as wrong:
        yield "exits", str(wrong)
    for space in zone.spaces:
        yield from _one_of("spaces", space, get_args(d.Space))
    for effect in zone.effects:
        yield from _zone_effect(effect)


def _zone_effect(effect: d.ZoneEffect) -> Problems:
    yield from _one_of("effects", effect.kind, get_args(d.ZoneEffectKind))
    match effect.kind:
        case "passage":
            yield from _one_of("effects", effect.word, ("A", "B", "X"))
        case "bivouac":
            yield from _one_of("effects", effect.word, d.COLOURS)
        case "minion":
            yield from _one_of("effects", effect.word, get_args(d.Minion))
        case "danger" | "ambush" | "good_luck" | "bad_luck":
            yield from _between("effects", effect.number, 1, 9)
