"""How Scholars and Rigor move, and what is explored and laid."""

from dataclasses import dataclass

from app.engine.dungeonology.effects import Effect, Need
from app.engine.kernel.programs import Node, choose, do, for_each, sequence, when


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
