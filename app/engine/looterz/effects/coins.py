"""How coins change hands."""

from dataclasses import dataclass

from app.engine.kernel.programs import Node, ask, choose, do, for_each, sequence, when
from app.engine.looterz.effects.base import Effect
from app.engine.looterz.effects.dungeon import Sacrifice


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
