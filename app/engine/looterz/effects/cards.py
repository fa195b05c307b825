"""How cards are drawn, discarded, seen and taken."""

from dataclasses import dataclass

from app.engine.kernel.programs import Node, choose, do, sequence, when
from app.engine.looterz.effects.base import Effect


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
