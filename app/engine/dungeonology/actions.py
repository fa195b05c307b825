"""The single effects that cards are made of. All concern `seat`; who decides is said with each (EX-37)."""

from dataclasses import dataclass
from typing import Literal

from app.engine.dungeonology.effects import Effect, Need, Value
from app.engine.kernel.programs import Node, choose, do, for_each, sequence, when


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
class DropCube(Effect):
    """Drop a cube (EX-46), randomized or of the Scholar's own choice."""

    random: bool = True

    @property
    def needs(self) -> tuple[Need, ...]:
        return (("own_cube",),)

    def program(self) -> Node:
        if self.random:
            return do("drop_at_random", seat="$seat")
        return sequence(
            choose("own_cube", into="cube", seat="$seat", prompt="drop_cube"), do("drop_cube", cube="$cube")
        )


@dataclass(frozen=True)
class EliminateCube(Effect):
    """Eliminate a cube of the Scholar's own choice (EX-47)."""

    @property
    def needs(self) -> tuple[Need, ...]:
        return (("own_cube",),)

    def program(self) -> Node:
        return sequence(
            choose("own_cube", into="cube", seat="$seat", prompt="eliminate_cube"),
            do("eliminate_cube", cube="$cube"),
        )


@dataclass(frozen=True)
class GiveCube(Effect):
    """The Scholar concerned gives you a cube of their choice."""

    def program(self) -> Node:
        return sequence(
            choose("own_cube", into="cube", seat="$seat", prompt="give_cube"),
            do("move_cube_to", cube="$cube", seat="$you"),
        )


@dataclass(frozen=True)
class TakeCube(Effect):
    """You take a cube of your choice from the Scholar concerned."""

    def program(self) -> Node:
        return sequence(
            choose("cube_of", into="cube", you="$you", seat="$seat"),
            do("move_cube_to", cube="$cube", seat="$you"),
        )


@dataclass(frozen=True)
class TakeTrick(Effect):
    """You take a randomized Trick Card from the hand of the Scholar concerned."""

    def program(self) -> Node:
        return do("take_random_trick", seat="$seat", you="$you")


@dataclass(frozen=True)
class Collect(Effect):
    """Collect a cube of one's own Zone (EX-45): the leftmost, the rightmost or any."""

    which: Literal["leftmost", "rightmost", "any"] = "leftmost"

    @property
    def needs(self) -> tuple[Need, ...]:
        return (("cube_here",),)

    def program(self) -> Node:
        return sequence(
            choose("cube_here", into="space", seat="$seat", which=self.which),
            do("collect", seat="$seat", space="$space"),
        )


@dataclass(frozen=True)
class FetchCube(Effect):
    """A cube of your choice moves from an adjacent connected Zone into a free space of your Zone."""

    @property
    def needs(self) -> tuple[Need, ...]:
        return (("cube_next_door",),)

    def program(self) -> Node:
        return sequence(
            choose("cube_next_door", into="space", seat="$seat"),
            do("fetch_cube", seat="$seat", space="$space"),
        )


@dataclass(frozen=True)
class Walk(Effect):
    """Move up to so many steps, by one's own choice."""

    steps: int = 1

    def program(self) -> Node:
        step = sequence(
            choose("walk", into="walk", seat="$seat", by="$seat"),
            do("take_step", seat="$seat", choice="$walk"),
        )
        return for_each("times", "walked", step, count=self.steps)


@dataclass(frozen=True)
class Push(Effect):
    """You move the Scholar concerned up to so many steps."""

    steps: int = 1

    def program(self) -> Node:
        step = sequence(
            choose("walk", into="walk", seat="$seat", by="$you"),
            do("take_step", seat="$seat", choice="$walk"),
        )
        return for_each("times", "pushed", step, count=self.steps)


@dataclass(frozen=True)
class Leap(Effect):
    """Go to another Zone of the same Floor, of one's own choice."""

    @property
    def needs(self) -> tuple[Need, ...]:
        return (("other_zone",),)

    def program(self) -> Node:
        return sequence(
            choose("zone_of_floor", into="leap", seat="$seat"), do("go_to", seat="$seat", choice="$leap")
        )


@dataclass(frozen=True)
class ComeHere(Effect):
    """The Scholar concerned is put into your Zone."""

    def program(self) -> Node:
        return do("come_to", seat="$seat", you="$you")


@dataclass(frozen=True)
class SwapPlaces(Effect):
    """You and the Scholar concerned change places."""

    def program(self) -> Node:
        return do("swap_places", seat="$seat", you="$you")


@dataclass(frozen=True)
class BackToCamp(Effect):
    """The Scholar concerned is put into their Starting Zone."""

    def program(self) -> Node:
        return do("back_to_camp", seat="$seat")


@dataclass(frozen=True)
class Explore(Effect):
    """Explore as if with a step of Movement (EX-24)."""

    @property
    def needs(self) -> tuple[Need, ...]:
        return (("unexplored",),)

    def program(self) -> Node:
        return when("explorable", do("explore", seat="$seat"), seat="$seat")


@dataclass(frozen=True)
class LayWall(Effect):
    """You lay a Wall on a connection of your Zone (EX-14)."""

    @property
    def needs(self) -> tuple[Need, ...]:
        return (("connection",),)

    def program(self) -> Node:
        return sequence(choose("connection", into="edge", you="$you"), do("lay_wall", edge="$edge"))


@dataclass(frozen=True)
class BreakWall(Effect):
    """You take away a Wall next to your Zone."""

    @property
    def needs(self) -> tuple[Need, ...]:
        return (("wall",),)

    def program(self) -> Node:
        return sequence(choose("wall", into="edge", you="$you"), do("break_wall", edge="$edge"))


@dataclass(frozen=True)
class LayTrap(Effect):
    """You lay a Trap in your Zone or an adjacent connected one (EX-14)."""

    def program(self) -> Node:
        return sequence(choose("trap_zone", into="zone", you="$you"), do("lay_trap", zone="$zone"))


@dataclass(frozen=True)
class LayPassages(Effect):
    """You lay a pair of Secret Passage tokens on two Zones of your Floor (EX-06, EX-51)."""

    @property
    def needs(self) -> tuple[Need, ...]:
        return (("two_zones",),)

    def program(self) -> Node:
        return sequence(
            choose("passage_zone", into="one", you="$you", besides=None),
            choose("passage_zone", into="two", you="$you", besides="$one"),
            do("lay_passages", one="$one", two="$two"),
        )


@dataclass(frozen=True)
class LayTeleport(Effect):
    """You lay a Teleport token on a Zone of your Floor (EX-52)."""

    def program(self) -> Node:
        return sequence(choose("teleport_zone", into="zone", you="$you"), do("lay_teleport", zone="$zone"))


@dataclass(frozen=True)
class Raid(Effect):
    """Raid cubes from Rigor's Zone (RM-30) or from yours (RM-40)."""

    count: int = 1
    source: Literal["rigor", "yours"] = "rigor"

    def program(self) -> Node:
        return do("raid_from", you="$you", source=self.source, count=self.count)


@dataclass(frozen=True)
class MoveRigor(Effect):
    """You move Rigor up to so many steps, if he is in the Dungeon."""

    steps: int = 1

    @property
    def needs(self) -> tuple[Need, ...]:
        return (("rigor",),)

    def program(self) -> Node:
        step = sequence(choose("rigor_step", into="walk", you="$you"), do("move_rigor", choice="$walk"))
        return for_each("times", "stalked", step, count=self.steps)


@dataclass(frozen=True)
class ThisTurn(Effect):
    """A value of the Scholar concerned is higher or lower until the running turn ends."""

    value: Value
    amount: int

    def program(self) -> Node:
        return do("change_value", seat="$seat", value=self.value, amount=self.amount)


@dataclass(frozen=True)
class ShowHand(Effect):
    """You look at the hand of the Scholar concerned and take a card of your choice."""

    def program(self) -> Node:
        return sequence(
            do("show_hand", seat="$seat", you="$you"),
            choose("shown_card", into="shown", seat="$seat", you="$you"),
            do("take_shown", seat="$seat", you="$you", card="$shown"),
        )
