"""The vocabulary in which cards are written: what an effect is, and how effects are put together.

Each effect is a small immutable piece that compiles to operations and questions and that `wording.py` turns
into the text on the card. The single effects are in `actions/`. In a program `you` is whoever decides (the
player of a card, the activator of the Boss), `seat` whom the effect concerns at the moment, `card` the face
of the card.
"""

from dataclasses import dataclass
from typing import Literal

from app.engine.kernel import common
from app.engine.kernel.programs import Node, choose, do, for_each, sequence, when

Where = Literal["zone", "near", "floor", "dungeon", "rigor", "rigor_near", "rigor_floor"]
"""Which Scholars: in your Zone, there or in an adjacent connected one, on your Floor, in the Dungeon; in
Rigor's Zone, there or in an adjacent connected one, on his Floor. Never those in the Camp (EX-57)."""

Having = Literal["", "cubes", "cards", "students", "stun"]
"""What a Scholar must have to be chosen."""

Need = tuple[str, ...]
"""Something that must be so for an effect to be worth choosing: the name of a condition and its arguments."""


class Effect(common.Effect):
    """Something that a card does."""

    @property
    def parts(self) -> tuple["Effect", ...]:
        """The effects within it that the same Scholar carries out, one after the other."""
        return ()

    @property
    def sacrifices(self) -> int:
        """How many Students it costs its player; without them it cannot be chosen (EX-42)."""
        return sum(part.sacrifices for part in self.parts)

    @property
    def discards(self) -> int:
        """How many other Trick Cards of the hand it costs its player."""
        return sum(part.discards for part in self.parts)

    @property
    def needs(self) -> tuple[Need, ...]:
        """What must be so for it to be worth choosing."""
        return tuple(need for part in self.parts for need in part.needs)


@dataclass(frozen=True)
class Steps(Effect):
    """One effect after the other. Written `then(…, …)`."""

    effects: tuple[Effect, ...]

    @property
    def parts(self) -> tuple[Effect, ...]:
        return self.effects

    def program(self) -> Node:
        return sequence(*self.effects)


def then(*effects: Effect) -> Steps:
    """One effect after the other."""
    return Steps(effects)


@dataclass(frozen=True)
class Pay(Effect):
    """A price, and what one gets for it. What is gained may fail, the price is lost (EX-34)."""

    price: Effect
    gain: Effect

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.price, self.gain)

    def program(self) -> Node:
        return sequence(self.price, self.gain)


@dataclass(frozen=True)
class May(Effect):
    """The Scholar concerned does it or leaves it."""

    body: Effect

    def program(self) -> Node:
        return sequence(
            choose("may", into="may", seat="$seat"), when("answer_is", self.body, answer="$may", value="yes")
        )


@dataclass(frozen=True)
class OneOf(Effect):
    """The Scholar concerned chooses one of two effects."""

    first: Effect
    second: Effect

    def program(self) -> Node:
        return sequence(
            choose("one_of_two", into="choice", seat="$seat"),
            when("answer_is", self.first, otherwise=self.second, answer="$choice", value="first"),
        )


@dataclass(frozen=True)
class OneOther(Effect):
    """You choose another Scholar, whom the body concerns."""

    body: Effect
    where: Where = "zone"
    having: Having = ""

    @property
    def needs(self) -> tuple[Need, ...]:
        return (("other", self.where, self.having),)

    def program(self) -> Node:
        return sequence(
            choose("other_scholar", into="other", you="$you", where=self.where, having=self.having),
            when("is_set", sequence(do("turn_to", choice="$other"), self.body), value="$other"),
            do("turn_back"),
        )


@dataclass(frozen=True)
class EachOther(Effect):
    """Every other Scholar, in turn order, is concerned by the body."""

    body: Effect
    where: Where = "zone"
    having: Having = ""

    @property
    def needs(self) -> tuple[Need, ...]:
        return (("other", self.where, self.having),)

    def program(self) -> Node:
        others = for_each(
            "other_scholars", "seat", self.body, you="$you", where=self.where, having=self.having
        )
        return sequence(others, do("turn_back"))


@dataclass(frozen=True)
class EachScholar(Effect):
    """Every Scholar, you among them, is concerned by the body, in turn order."""

    body: Effect
    where: Where = "dungeon"
    having: Having = ""

    def program(self) -> Node:
        scholars = for_each("scholars", "seat", self.body, you="$you", where=self.where, having=self.having)
        return sequence(scholars, do("turn_back"))


@dataclass(frozen=True)
class RandomScholar(Effect):
    """A randomized Scholar, you perhaps, is concerned by the body (EX-18)."""

    body: Effect
    where: Where = "dungeon"
    having: Having = ""

    def program(self) -> Node:
        return sequence(
            do("randomize_scholar", you="$you", where=self.where, having=self.having),
            when("is_set", self.body, value="$seat"),
            do("turn_back"),
        )


Value = Literal[
    "speed",
    "hand_size",
    "study_stealth",
    "espionage_stealth",
    "alert",
    "guard",
    "options_against",
    "failure_bonus",
    "danger",
    "ambush",
    "fate_bonus",
    "exploration_bonus",
    "subterfuge_bonus",
    "social_bonus",
    "magic_bonus",
    "notoriety_bonus",
]
"""What lasting effects change, by a number added: Speed; Hand size; Stealth in Study or Espionage Tests; the
Alert of your Tests; the Alert of Espionage against you; what each Alert option played against you counts
more; what a failed Study Test adds to the Study Bonus; the numbers of Danger and Ambush for you; the Bonus
Value of the cards of one type that you play."""


@dataclass(frozen=True)
class Lasting:
    """A value is higher or lower for as long as the card lies there."""

    value: Value
    amount: int


Moment = Literal["turn_start", "turn_end", "rest", "explored", "study_succeeded", "study_failed"]
"""When something that repeats happens: as your turn begins, in your End phase, when you Rest, when you have
placed a Zone and entered it, after your Study Test."""


@dataclass(frozen=True)
class Whenever:
    """An effect that repeats for as long as the card lies there."""

    moment: Moment
    effect: Effect


@dataclass(frozen=True)
class Option:
    """An auxiliary option of a Trick Card.

    `stealth` and `alert` add the card's Bonus Value in a Test; an `aside` is an effect of its own, played in
    your own turn outside a Test; it is no action.
    """

    kind: Literal["stealth", "alert", "aside"]
    effect: Effect | None = None


def stealth(price: Effect | None = None) -> Option:
    """Stealth + Bonus Value in your own Test, at a price."""
    return Option("stealth", price)


def alert(price: Effect | None = None) -> Option:
    """Alert + Bonus Value in another's Test, at a price."""
    return Option("alert", price)


def aside(effect: Effect) -> Option:
    """An effect of its own, outside Tests."""
    return Option("aside", effect)
