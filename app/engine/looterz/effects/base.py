"""What an effect of a card is, and how effects are put together."""

from dataclasses import dataclass
from typing import ClassVar

from app.engine.kernel import common
from app.engine.kernel.programs import Node, do, for_each, sequence


class Effect(common.Effect):
    """Something that a card does.

    `parts` are the effects within it, `own_rules` the rules that explain the effect itself.
    """

    own_rules: ClassVar[tuple[str, ...]] = ()

    @property
    def parts(self) -> tuple["Effect", ...]:
        return ()

    @property
    def steals(self) -> bool:
        """Whether the keyword Steal is on the card."""
        return any(part.steals for part in self.parts)

    @property
    def sacrifices(self) -> bool:
        """Whether the keyword Sacrifice is on the card."""
        return any(part.sacrifices for part in self.parts)

    @property
    def discards(self) -> int:
        """How many cards of the hand the effect costs."""
        return sum(part.discards for part in self.parts)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that explain the effect and all within it, each once."""
        within = (rule for part in self.parts for rule in part.rules)
        return tuple(dict.fromkeys((*self.own_rules, *within)))


@dataclass(frozen=True)
class Then(Effect):
    """One effect after the other."""

    own_rules = ("LZ-61",)

    first: Effect
    second: Effect

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.first, self.second)

    def program(self) -> Node:
        return sequence(self.first, self.second)


@dataclass(frozen=True)
class Pay(Effect):
    """A price, and what one gets for it."""

    price: Effect
    gain: Effect

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.price, self.gain)

    @property
    def rules(self) -> tuple[str, ...]:
        """A Looter may be the price of its own skill (LZ-67)."""
        return (*super().rules, "LZ-67") if self.price.sacrifices else super().rules

    def program(self) -> Node:
        return sequence(self.price, self.gain)


@dataclass(frozen=True)
class EachPlayer(Effect):
    """Every player does it, you first, then clockwise (LZ-52); one is finished before the next (LZ-63)."""

    own_rules = ("LZ-52",)

    body: Effect

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.body,)

    def program(self) -> Node:
        return sequence(for_each("players_from_you", "seat", self.body), do("be_yourself_again"))


@dataclass(frozen=True)
class EachOpponent(Effect):
    """Every other player does it, clockwise from you."""

    own_rules = ("LZ-52",)

    body: Effect

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.body,)

    def program(self) -> Node:
        return sequence(for_each("opponents_from_you", "seat", self.body), do("be_yourself_again"))


@dataclass(frozen=True)
class ForEachDie(Effect):
    """Roll dice; do `body` once for each result from `lowest` to `highest`."""

    dice: int
    lowest: int
    highest: int
    body: Effect

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.body,)

    def program(self) -> Node:
        return sequence(
            do("roll_for_skill", dice=self.dice, lowest=self.lowest, highest=self.highest),
            for_each("times", "hit", self.body, count="$hits"),
        )
