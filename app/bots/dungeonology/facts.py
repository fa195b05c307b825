"""What everybody knows of the cards and Zones, read from the compiled content."""

import json
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from app.engine.registry import game

Who = Literal["you", "other", "others", "all"]
_LISTS: dict[str, Who] = {"other_scholars": "others", "scholars": "all"}
_YOU: Who = "you"


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that an effect does: to whom, with which number, how often on average.

    `chosen` is the last question before it, `word` the value that it changes.
    """

    operation: str
    amount: int
    who: Who
    times: float
    chosen: str
    word: str


@dataclass(frozen=True, slots=True)
class Use:
    """One way to use a card: `kind` is main, stealth, alert or aside; what it does and costs."""

    kind: str
    deeds: tuple[Deed, ...]
    sacrifices: int
    discards: int


@dataclass(frozen=True, slots=True)
class Trick:
    """A Trick Card."""

    value: int
    type: str
    main: Use
    options: tuple[Use, ...]


@dataclass(frozen=True, slots=True)
class ZoneFacts:
    """A Zone as printed; `effects` by kind with number and word."""

    floor: int
    alert: int
    spaces: tuple[str, ...]
    effects: dict[str, tuple[int, str]]


@dataclass(frozen=True, slots=True)
class Clan:
    """A Clan Card: what a Thesis needs by column, its points, how it changes cubes by column."""

    needs: tuple[int, ...]
    points: int
    modifiers: dict[str, int]


class Facts:
    """The cards of one content, indexed. Instances are compared by identity."""

    def __init__(self, known: dict[str, Any]) -> None:
        programs = known["programs"]
        numbers = known["numbers"]
        self.values: dict[str, int] = numbers["values"]
        self.colours: tuple[str, ...] = tuple(self.values)
        self.points: tuple[int, ...] = tuple(self.values.values())
        self.stars: tuple[int, ...] = tuple(numbers["stars"][colour] for colour in self.colours)
        self.limit: int = numbers["column_limit"]
        self.most_bonus: int = numbers["most_study_bonus"]
        self.boss_alert: int = numbers["boss_alert"]
        self.knowledge: int = numbers["knowledge_stealth"]
        self.espionage: int = numbers["espionage_alert"]
        self.tricks = {id: _trick(card, programs) for id, card in known["tricks"].items()}
        self.zones = {id: _zone(card) for id, card in known["zones"].items()}
        self.clans = {id: _clan(card, self.colours) for id, card in known["clans"].items()}
        self.scholars: dict[str, dict[str, Any]] = known["scholars"]
        self.panics: dict[str, dict[str, Any]] = known["panics"]
        self.lasting = {
            id: tuple((each["value"], each["amount"]) for each in card["lasting"])
            for kind in ("jinxes", "interns", "panics")
            for id, card in known[kind].items()
        }
        self.card_points = {
            id: int(card["points"]) for kind in ("jinxes", "interns") for id, card in known[kind].items()
        }
        self.once = {
            id: _use(card["once"], programs) for id, card in known["interns"].items() if card["once"]
        }
        self.skills = {
            skill["id"]: _use(skill["use"], programs)
            for card in known["scholars"].values()
            for skill in card["side"]["skills"]
            if skill["use"]
        }


@cache
def known_facts(content: str | None) -> Facts:
    """The facts of one content (JSON text), or of the current one."""
    return Facts(json.loads(content or game("dungeonology").content()))


def _trick(card: dict[str, Any], programs: dict[str, Any]) -> Trick:
    options = tuple(_use(option, programs) for option in card["options"])
    return Trick(card["value"], card["type"], _use(card["main"], programs), options)


def _use(use: dict[str, Any], programs: dict[str, Any]) -> Use:
    code = programs[use["program"]] if use["program"] else []
    return Use(use["kind"], _deeds(code), use["sacrifices"], use["discards"])


def _deeds(code: list[list[Any]]) -> tuple[Deed, ...]:
    """The operations of a program, with whom they concern."""
    deeds: list[Deed] = []
    loops: dict[str, tuple[Who, float]] = {}
    who, times, until, chosen = _YOU, 1.0, len(code) + 1, ""
    for place, (instruction, *rest) in enumerate(code):
        if place >= until or rest[0] == "turn_back":
            who, times, until = _YOU, 1.0, len(code) + 1
        if instruction == "choose":
            chosen = rest[0]
            who = "other" if chosen == "other_scholar" else who
            times = 0.5 if chosen == "one_of_two" else times
        elif instruction == "queue":
            count = float(rest[1]["count"]) if rest[0] == "times" else 1.0
            loops[rest[2]] = _LISTS.get(rest[0], who), count
        elif instruction == "next":
            (who, times), until = loops[rest[0]], rest[1]
        elif instruction == "do":
            deeds.append(_deed(rest[0], rest[1], who, times, chosen))
    return tuple(deeds)


def _deed(operation: str, arguments: dict[str, Any], who: Who, times: float, chosen: str) -> Deed:
    amount = arguments.get("count", arguments.get("amount", 1))
    number = amount if isinstance(amount, int) else 1
    return Deed(operation, number, who, times, chosen, str(arguments.get("value", "")))


def _zone(card: dict[str, Any]) -> ZoneFacts:
    effects = {effect["kind"]: (effect["number"], effect["word"]) for effect in card["effects"]}
    return ZoneFacts(card["floor"], card["alert"], tuple(card["spaces"]), effects)


def _clan(card: dict[str, Any], colours: tuple[str, ...]) -> Clan:
    needs = tuple(card["requirement"].get(colour, 0) for colour in colours)
    return Clan(needs, card["points"], card["modifiers"])
