"""What everybody knows of the cards: their numbers, and what their skills do, read from the programs."""

import json
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from app.engine.registry import game

Scope = Literal["you", "each", "opponents"]

_LISTS: dict[str, Scope] = {"players_from_you": "each", "opponents_from_you": "opponents"}
_OPTIONAL = 0.5
"""How much of an effect that hangs on a condition counts."""


@dataclass(frozen=True, slots=True)
class Deed:
    """One operation of a skill: who does it, how often on average, with which numbers.

    `target` are the arguments of the last question for a Looter before it.
    """

    operation: str
    arguments: dict[str, Any]
    scope: Scope
    times: float
    target: dict[str, Any]

    @property
    def amount(self) -> int:
        """The number on the card."""
        value = self.arguments.get("amount", self.arguments.get("count", 1))
        return value if isinstance(value, int) else 1


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card as printed; `deeds` is what its skill does, `wish` a rough worth in coins of its Last Wish."""

    hearts: int
    power: int
    keyword: str | None
    deeds: tuple[Deed, ...]
    usual: float

    @property
    def wish(self) -> float:
        """What its Last Wish is usually worth to who controls it."""
        return self.usual if self.keyword == "last_wish" else 0.0


Facts = dict[str, CardFacts]

USUAL_WORTH: dict[str, float] = {
    "gain_coins": 1.0,
    "steal_coin": 1.3,
    "draw_cards": 0.45,
    "discard_cards": -0.3,
    "sacrifice_looter": -0.8,
    "damage": 0.7,
    "destroy": 1.4,
    "attack": 0.9,
    "heal": 0.3,
    "heal_row": 0.8,
    "take_from_graveyard": 0.6,
    "recruit_from_graveyard": 1.6,
    "recruit_from_tower": 1.2,
    "take_foreseen": 0.6,
    "bury": 0.2,
    "borrow": 0.8,
    "swap": 1.0,
    "boost_others": 0.6,
    "pay_coin": -1.5,
}
"""What an operation is worth in coins to who does it, on a board one does not know."""


@cache
def known_facts(content: str | None) -> Facts:
    """The facts of one set of cards (JSON text), or of the current one."""
    known = json.loads(content or game("looterz").content())
    return {card["id"]: _facts(card, known["programs"]) for card in known["looterz"]}


def _facts(card: dict[str, Any], programs: dict[str, Any]) -> CardFacts:
    deeds = deeds_of(programs.get(f"{card['id']}.{card['keyword']}", []))
    usual = sum(_usual_worth(deed) for deed in deeds)
    return CardFacts(card["hearts"], card["power"], card["keyword"], deeds, usual)


def _usual_worth(deed: Deed) -> float:
    amount = min(deed.amount, 2) if deed.operation == "damage" else deed.amount
    worth = USUAL_WORTH.get(deed.operation, 0.0) * amount * deed.times
    return {"you": worth, "each": 0.0, "opponents": -worth}[deed.scope]


def deeds_of(code: list[list[Any]]) -> tuple[Deed, ...]:
    """The operations of a program with the loops and conditions they stand in."""
    deeds: list[Deed] = []
    loops: dict[str, tuple[Scope, float]] = {}
    inside: list[tuple[int, Scope, float]] = []
    target: dict[str, Any] = {}
    hits = 1.0
    for place, (instruction, *rest) in enumerate(code):
        inside = [block for block in inside if block[0] > place]
        if instruction == "choose" and rest[0] == "looter":
            target = rest[1]
        elif instruction == "queue":
            loops[rest[2]] = (_LISTS.get(rest[0], "you"), _repetitions(rest[1], hits))
        elif instruction == "next":
            inside.append((rest[1], *loops[rest[0]]))
        elif instruction == "unless" and rest[0] != "in_dungeon":
            inside.append((rest[2], "you", _OPTIONAL))
        elif instruction == "do":
            operation, arguments = rest
            if operation == "roll_for_skill":
                hits = arguments["dice"] * (arguments["highest"] - arguments["lowest"] + 1) / 6
            deeds.append(Deed(operation, arguments, _scope(inside), _times(inside), target))
    return tuple(deeds)


def _repetitions(arguments: dict[str, Any], hits: float) -> float:
    count = arguments.get("count", 1)
    return float(count) if isinstance(count, int) else hits


def _scope(inside: list[tuple[int, Scope, float]]) -> Scope:
    scopes = [scope for _, scope, _ in inside if scope != "you"]
    return scopes[-1] if scopes else "you"


def _times(inside: list[tuple[int, Scope, float]]) -> float:
    times = 1.0
    for _, _, repetitions in inside:
        times *= repetitions
    return times
