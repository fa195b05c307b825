"""How Trick Cards are drawn, discarded, looked at and taken."""

from dataclasses import dataclass

from app.engine.dungeonology.effects import Effect
from app.engine.kernel.programs import Node, choose, do, sequence


@dataclass(frozen=True)
class DrawTricks(Effect):
    """Draw Trick Cards."""

    count: int = 1

    def program(self) -> Node:
        return do("draw_tricks", seat="$seat", count=self.count)


@dataclass(frozen=True)
class Discard(Effect):
    """Discard Trick Cards of one's own choice; as a price of yours it must be payable."""

    count: int = 1

    @property
    def discards(self) -> int:
        return self.count

    def program(self) -> Node:
        return sequence(
            choose("hand_cards", into="cards", seat="$seat", count=self.count),
            do("discard_tricks", seat="$seat", cards="$cards"),
        )


@dataclass(frozen=True)
class DiscardAtRandom(Effect):
    """Discard randomized Trick Cards."""

    count: int = 1

    def program(self) -> Node:
        return do("discard_at_random", seat="$seat", count=self.count)


@dataclass(frozen=True)
class Divination(Effect):
    """Look at the top Trick Cards, keep one, put the rest at the bottom in any order (EX-43)."""

    count: int = 2

    def program(self) -> Node:
        return sequence(
            do("look_at_tricks", seat="$seat", count=self.count),
            choose("divined_card", into="kept", seat="$seat", count=self.count),
            do("keep_divined", seat="$seat", kept="$kept", count=self.count),
            choose("divined_order", into="order", seat="$seat"),
            do("put_divined_below", order="$order"),
        )


@dataclass(frozen=True)
class TakeTrick(Effect):
    """You take a randomized Trick Card from the hand of the Scholar concerned."""

    def program(self) -> Node:
        return do("take_random_trick", seat="$seat", you="$you")


@dataclass(frozen=True)
class ShowHand(Effect):
    """You look at the hand of the Scholar concerned and take a card of your choice."""

    def program(self) -> Node:
        return sequence(
            do("show_hand", seat="$seat", you="$you"),
            choose("shown_card", into="shown", seat="$seat", you="$you"),
            do("take_shown", seat="$seat", you="$you", card="$shown"),
        )
