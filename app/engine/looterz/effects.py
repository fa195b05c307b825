"""The vocabulary in which cards are written.

Each effect is a small immutable piece that compiles to operations and questions (`operations.py`,
`questions.py`) and that `wording.py` turns into the text on the card. In a program, `you` is the player who
controls the skill, `seat` whoever acts at the moment, `looter` the Looter whose skill it is and `card` its
face.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal

from app.engine.kernel.programs import Code, Node, ask, choose, do, for_each, sequence, when

Whose = Literal["any", "yours", "opponents"]


class Effect(Node):
    """Something that a card does.

    `parts` are the effects within it, `own_rules` the rules that explain the effect itself.
    """

    own_rules: ClassVar[tuple[str, ...]] = ()

    @property
    def parts(self) -> tuple["Effect", ...]:
        return ()

    def program(self) -> Node:
        """What the effect is made of."""
        raise TypeError(f"{type(self).__name__} does not say what it does")

    def emit(self, code: Code) -> None:
        self.program().emit(code)

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
class Target:
    """Which Looterz may be chosen; `max_hearts` 0 means any number of Heart tokens."""

    whose: Whose = "any"
    max_hearts: int = 0


ANY = Target()


def _choose_looter(prompt: str, target: Target, into: str = "target") -> Node:
    return choose("looter", into=into, prompt=prompt, whose=target.whose, max_hearts=target.max_hearts)


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
class GainCoins(Effect):
    """Take coins from the treasury."""

    own_rules = ("LZ-12",)

    amount: int

    def program(self) -> Node:
        return do("gain_coins", seat="$seat", amount=self.amount)


@dataclass(frozen=True)
class Steal(Effect):
    """Take coins from the richest other player, one by one (LZ-57)."""

    own_rules = ("LZ-57",)

    amount: int

    @property
    def steals(self) -> bool:
        return True

    def program(self) -> Node:
        one = sequence(
            choose("steal_victim", into="victim"), do("steal_coin", seat="$seat", victim="$victim")
        )
        return for_each("times", "theft", one, count=self.amount)


@dataclass(frozen=True)
class Draw(Effect):
    """Draw from the Tower."""

    own_rules = ("LZ-15",)

    count: int

    def program(self) -> Node:
        return do("draw_cards", seat="$seat", count=self.count)


@dataclass(frozen=True)
class Discard(Effect):
    """Discard cards of your choice from your hand, as a price."""

    own_rules = ("LZ-55",)

    count: int

    @property
    def discards(self) -> int:
        return self.count

    def program(self) -> Node:
        return sequence(
            choose("hand_cards", into="cards", prompt="discard", count=self.count),
            do("discard_cards", seat="$seat", cards="$cards"),
        )


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
class Attacks(Effect):
    """Several attacks one after the other, the next target named after the last has finished (LZ-38)."""

    own_rules = ("LZ-38",)

    count: int

    def program(self) -> Node:
        attack = when("in_dungeon", ATTACK, otherwise=do("skip", reason="attacker_gone"), looter="$looter")
        return for_each("times", "attack", attack, count=self.count)


@dataclass(frozen=True)
class TakeFromGraveyard(Effect):
    """Take a card from the Graveyard into your hand."""

    own_rules = ("LZ-62",)

    def program(self) -> Node:
        return sequence(
            choose("graveyard_card", into="grave", prompt="take_from_graveyard"),
            do("take_from_graveyard", seat="$seat", card="$grave"),
        )


@dataclass(frozen=True)
class RecruitFromGraveyard(Effect):
    """Recruit a Looter from the Graveyard."""

    own_rules = ("LZ-51", "LZ-60", "LZ-62")

    def program(self) -> Node:
        return sequence(
            choose("graveyard_card", into="grave", prompt="recruit_from_graveyard"),
            do("recruit_from_graveyard", seat="$seat", card="$grave"),
        )


@dataclass(frozen=True)
class RecruitFromTower(Effect):
    """Recruit the top card of the Tower (LZ-17)."""

    own_rules = ("LZ-17",)

    def program(self) -> Node:
        return do("recruit_from_tower", seat="$seat")


@dataclass(frozen=True)
class Foresee(Effect):
    """Look at the top cards of the Tower, take one into your hand, put the rest back in any order."""

    own_rules = ("LZ-17", "LZ-65")

    count: int

    def program(self) -> Node:
        return sequence(
            do("look_at_tower", seat="$seat", count=self.count),
            choose("foreseen_card", into="kept", count=self.count),
            do("take_foreseen", seat="$seat", kept="$kept"),
            choose("foreseen_order", into="order", count=self.count - 1),
            do("order_foreseen", seat="$seat", order="$order"),
        )


@dataclass(frozen=True)
class Bury(Effect):
    """Look at the top card of the Tower; you may put it at the bottom."""

    own_rules = ("LZ-17",)

    def program(self) -> Node:
        return sequence(
            do("look_at_tower", seat="$seat", count=1),
            choose("bury", into="burial"),
            when("answer_is", do("bury"), answer="$burial", value="yes"),
        )


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


@dataclass(frozen=True)
class PayYouOrSacrifice(Effect):
    """Give the controller of the skill a coin, or sacrifice a Looter."""

    own_rules = ("LZ-53",)

    @property
    def sacrifices(self) -> bool:
        return True

    def program(self) -> Node:
        return sequence(
            choose("pay_or_sacrifice", into="choice"),
            when(
                "answer_is",
                do("pay_coin", payer="$seat", payee="$you"),
                # LZ-61: who has neither is asked nothing, and the sacrifice says that it is skipped.
                otherwise=Sacrifice(),
                answer="$choice",
                value="pay",
            ),
        )


@dataclass(frozen=True)
class Auction(Effect):
    """All players bid coins in secret, at once; the highest single bid is paid and wins the prize."""

    own_rules = ("LZ-61",)

    maximum: int
    prize: Effect

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.prize,)

    def program(self) -> Node:
        return sequence(
            ask("bid", into="bid", maximum=self.maximum),
            do("settle_bids", seats="$bid"),
            when("is_set", sequence(do("act_as", seat="$winner"), self.prize), value="$winner"),
            do("be_yourself_again"),
        )


ATTACK: Node = sequence(
    choose("attack_target", into="target", looter="$looter"),
    do("attack", looter="$looter", target="$target"),
)
"""The attack of one Looter: name the target, then roll (LZ-35)."""
