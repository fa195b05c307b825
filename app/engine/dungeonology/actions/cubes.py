"""How cubes are collected, dropped, given and Raided."""

from dataclasses import dataclass
from typing import Literal

from app.engine.dungeonology.effects import Effect, Need
from app.engine.kernel.programs import Node, choose, do, sequence


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
class Raid(Effect):
    """Raid cubes from Rigor's Zone (RM-30) or from yours (RM-40)."""

    count: int = 1
    source: Literal["rigor", "yours"] = "rigor"

    def program(self) -> Node:
        return do("raid_from", you="$you", source=self.source, count=self.count)
