"""What happens to Looterz in the dungeon."""

from dataclasses import dataclass
from typing import Literal

from app.engine.kernel.programs import Node, choose, do, for_each, sequence, when
from app.engine.looterz.effects.base import Effect

Whose = Literal["any", "yours", "opponents"]


@dataclass(frozen=True)
class Target:
    """Which Looterz may be chosen; `max_hearts` 0 means any number of Heart tokens."""

    whose: Whose = "any"
    max_hearts: int = 0


ANY = Target()


def _choose_looter(prompt: str, target: Target, into: str = "target") -> Node:
    return choose("looter", into=into, prompt=prompt, whose=target.whose, max_hearts=target.max_hearts)


ATTACK: Node = sequence(
    choose("attack_target", into="target", looter="$looter"),
    do("attack", looter="$looter", target="$target"),
)
"""The attack of one Looter: name the target, then roll (LZ-35)."""


@dataclass(frozen=True)
class Attacks(Effect):
    """Several attacks one after the other, the next target named after the last has finished (LZ-38)."""

    own_rules = ("LZ-38",)

    count: int

    def program(self) -> Node:
        attack = when("in_dungeon", ATTACK, otherwise=do("skip", reason="attacker_gone"), looter="$looter")
        return for_each("times", "attack", attack, count=self.count)


@dataclass(frozen=True)
class Sacrifice(Effect):
    """Put one of your own Looterz into the Graveyard (LZ-53). The Looter whose skill it is may be the one."""

    own_rules = ("LZ-53",)

    @property
    def sacrifices(self) -> bool:
        return True

    def program(self) -> Node:
        return sequence(
            choose("sacrifice", into="victim", spared=None), do("sacrifice_looter", looter="$victim")
        )


@dataclass(frozen=True)
class SacrificeAnother(Sacrifice):
    """As Sacrifice, but the Looter whose skill it is can never be the one (LZ-53, the Golem)."""

    def program(self) -> Node:
        return sequence(
            choose("sacrifice", into="victim", spared="$looter"), do("sacrifice_looter", looter="$victim")
        )


@dataclass(frozen=True)
class Damage(Effect):
    """Remove Heart tokens from a Looter."""

    own_rules = ("LZ-37", "LZ-56")

    amount: int
    target: Target = ANY

    def program(self) -> Node:
        return sequence(
            _choose_looter("damage", self.target), do("damage", looter="$target", amount=self.amount)
        )


@dataclass(frozen=True)
class DamageAll(Effect):
    """Remove Heart tokens from every Looter in the dungeon at once."""

    own_rules = ("LZ-37", "LZ-63")

    amount: int

    def program(self) -> Node:
        return do("damage_all", amount=self.amount)


@dataclass(frozen=True)
class Heal(Effect):
    """Give a Looter back Heart tokens, up to the printed number (LZ-64)."""

    own_rules = ("LZ-64", "LZ-56")

    amount: int

    def program(self) -> Node:
        return sequence(
            choose("wounded_looter", into="target"), do("heal", looter="$target", amount=self.amount)
        )


@dataclass(frozen=True)
class HealYours(Effect):
    """Give each of your Looterz back Heart tokens."""

    own_rules = ("LZ-64",)

    amount: int

    def program(self) -> Node:
        return do("heal_row", seat="$seat", amount=self.amount)


@dataclass(frozen=True)
class Destroy(Effect):
    """Send a Looter to the Graveyard whatever its Heart tokens (LZ-59)."""

    own_rules = ("LZ-59", "LZ-56")

    target: Target = ANY

    def program(self) -> Node:
        return sequence(_choose_looter("destroy", self.target), do("destroy", looter="$target"))


@dataclass(frozen=True)
class Borrow(Effect):
    """Take control of another player's Looter until the end of your turn (LZ-58)."""

    own_rules = ("LZ-58", "LZ-56")

    max_hearts: int = 0

    def program(self) -> Node:
        return sequence(
            _choose_looter("borrow", Target("opponents", self.max_hearts)),
            do("borrow", seat="$seat", looter="$target"),
        )


@dataclass(frozen=True)
class Swap(Effect):
    """Exchange one of your Looterz with one of another player's, for good."""

    own_rules = ("LZ-58", "LZ-51", "LZ-56")

    def program(self) -> Node:
        return sequence(
            _choose_looter("swap_give", Target("yours"), into="given"),
            _choose_looter("swap_take", Target("opponents"), into="taken"),
            do("swap", given="$given", taken="$taken"),
        )


@dataclass(frozen=True)
class Boost(Effect):
    """Your other Looterz have more Power until the end of the turn."""

    own_rules = ("LZ-50",)

    amount: int

    def program(self) -> Node:
        return do("boost_others", seat="$seat", looter="$looter", amount=self.amount)
