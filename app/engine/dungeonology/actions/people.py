"""What Scholars have besides cubes and cards: Students, Stun, Knowledge, Jinxes, Interns, values."""

from dataclasses import dataclass

from app.engine.dungeonology.effects import Effect, Need, Value
from app.engine.kernel.programs import Node, choose, do, sequence


@dataclass(frozen=True)
class DrawStudents(Effect):
    """Draw Students from the University, one by one (EX-40). As a price it can always be paid (EX-39)."""

    count: int = 1

    def program(self) -> Node:
        return do("draw_students", seat="$seat", count=self.count)


@dataclass(frozen=True)
class Sacrifice(Effect):
    """Students go from the Bonfire to the Infirmary (EX-42). As a price of yours it must be payable."""

    count: int = 1

    @property
    def sacrifices(self) -> int:
        return self.count

    def program(self) -> Node:
        return do("sacrifice", seat="$seat", count=self.count)


@dataclass(frozen=True)
class GetStun(Effect):
    """Stun tokens, for each of which a Student may be Sacrificed instead unless it is unavoidable (EX-41)."""

    count: int = 1
    avoidable: bool = True

    def program(self) -> Node:
        return do("stun", seat="$seat", count=self.count, avoidable=self.avoidable)


@dataclass(frozen=True)
class LoseStun(Effect):
    """Put Stun tokens back."""

    count: int = 1

    def program(self) -> Node:
        return do("lose_stun", seat="$seat", count=self.count)


@dataclass(frozen=True)
class GainKnowledge(Effect):
    """Take Knowledge tokens (EX-14)."""

    count: int = 1

    def program(self) -> Node:
        return do("gain_knowledge", seat="$seat", count=self.count)


@dataclass(frozen=True)
class ChangeStudyBonus(Effect):
    """Turn the wheel of the Study Bonus, within 0 and 5 (EX-04)."""

    amount: int = 1

    def program(self) -> Node:
        return do("change_study_bonus", seat="$seat", amount=self.amount)


@dataclass(frozen=True)
class ThisTurn(Effect):
    """A value of the Scholar concerned is higher or lower until the running turn ends."""

    value: Value
    amount: int

    def program(self) -> Node:
        return do("change_value", seat="$seat", value=self.value, amount=self.amount)


@dataclass(frozen=True)
class DrawJinx(Effect):
    """Take the top Jinx."""

    def program(self) -> Node:
        return do("draw_jinx", seat="$seat")


@dataclass(frozen=True)
class LoseJinx(Effect):
    """Discard a Jinx of one's own choice."""

    @property
    def needs(self) -> tuple[Need, ...]:
        return (("jinx",),)

    def program(self) -> Node:
        return sequence(
            choose("own_jinx", into="jinx", seat="$seat"), do("discard_jinx", seat="$seat", jinx="$jinx")
        )


@dataclass(frozen=True)
class TakeIntern(Effect):
    """Take the top Intern."""

    def program(self) -> Node:
        return do("take_intern", seat="$seat")
