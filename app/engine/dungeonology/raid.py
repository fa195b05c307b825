"""Raid (RM-40 to RM-43): whence and whither cubes go."""

from app.engine.dungeonology.base import DungeonologyRun, Requests, ask_one, object_id
from app.engine.dungeonology.compiled import Content
from app.engine.dungeonology.cubes import colour_of, rightmost_free, to_reserve, to_space, zone_cubes
from app.engine.dungeonology.state import KRAGMORTHA_FLOOR, DungeonologyState, Zone
from app.engine.kernel.events import Event
from app.engine.kernel.programs import Node, choose, do, for_each, sequence
from app.engine.kernel.state import Env
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()

PROGRAMS: dict[str, Node] = {
    "raid": for_each(
        "times",
        "raided",
        sequence(
            choose("raid_place", into="place", zone="$zone"),
            do("raid_cube", zone="$zone", place="$place"),
        ),
        count="$count",
    ),
    # RM-83: both of Rigor's Zones are full.
    "raid_into_full": sequence(
        choose("replaced_cube", into="space", cube="$cube"),
        do("replace_cube", cube="$cube", space="$space"),
    ),
}


def is_kragmortha(content: Content, zone: Zone) -> bool:
    """Whether it is one of Rigor's own Zones (RM-01)."""
    return content.zones[zone.card].floor == KRAGMORTHA_FLOOR


def may_collect(state: DungeonologyState, content: Content, zone: Zone) -> bool:
    """Whether a Zone has cubes that can be Collected; not those of the Castle (RM-80)."""
    return zone.cubes > 0 and not (state.mode == "kragmortha" and is_kragmortha(content, zone))


def rigors_zones(state: DungeonologyState, content: Content) -> list[Zone]:
    """The two Zones of the Castle that are Rigor's own (RM-71)."""
    return [
        zone
        for zone in state.zones
        if is_kragmortha(content, zone) and "boss" in content.zones[zone.card].by_kind
    ]


def free_kragmortha_zones(state: DungeonologyState, content: Content) -> list[int]:
    """The Kragmortha Zones in the Dungeon that have a free space (RM-42).

    In Kragmortha Mode the one of Rigor's two with fewer cubes, or both (RM-83, RM-87).
    """
    if state.mode == "kragmortha":
        free = [zone for zone in rigors_zones(state, content) if "" in zone.spaces]
        fewest = min((zone.cubes for zone in free), default=0)
        return [zone.id for zone in free if zone.cubes == fewest]
    return [zone.id for zone in state.zones if is_kragmortha(content, zone) and "" in zone.spaces]


def raid_places(state: DungeonologyState, content: Content, source: int) -> list[int]:
    """Where a cube Raided from a Zone may go: not back into the same (RM-40, RM-41)."""
    if state.mode == "kragmortha" and is_kragmortha(content, state.zones[source]):  # RM-87
        return []
    return [zone for zone in free_kragmortha_zones(state, content) if zone != source]


@VOCABULARY.question
def raid_place(run: DungeonologyRun, env: Env, zone: int) -> Requests:
    """Into which Zone the next cube goes; the current player says (RM-40)."""
    state = run.state
    cubes = [cube for cube in state.zones[zone].spaces if cube]
    places = raid_places(state, run.content, zone) if cubes else []
    choices = [f"zone:{place}" for place in places]
    return ask_one(state.active, "raid_place", choices, cube=cubes[-1]) if choices else {}


@VOCABULARY.operation
def raid_cube(run: DungeonologyRun, env: Env, zone: int, place: str | None) -> None:
    """The rightmost cube goes into the first free space from the right (RM-40)."""
    cubes = zone_cubes(run.state.zones[zone])
    if place is None:
        castle = is_kragmortha(run.content, run.state.zones[zone])
        if cubes and run.state.mode == "kragmortha" and not castle:
            run.call("raid_into_full", cube=cubes[-1])
        elif cubes and run.events[-1:] != [Event("nothing_raided", {"zone": zone})]:  # said once
            run.emit("nothing_raided", zone=zone)
        return
    target = run.state.zones[object_id(place)]
    to_space(run, cubes[-1], target.id, rightmost_free(target), "raided")


UNIVERSAL_POINTS = 7
"""What a Universal cube is worth in Kragmortha Mode (RM-83, RM-90)."""


@VOCABULARY.question
def replaced_cube(run: DungeonologyRun, env: Env, cube: str) -> Requests:
    """The lowest-valued of the ten, if the Raided cube is worth more; tied, the activator chooses (RM-83)."""
    state = run.state
    spaces = [space for zone in rigors_zones(state, run.content) for space in zone_cubes(zone)]
    worth = {space: _points(run, space) for space in spaces}
    least = min(worth.values())
    lowest = [space for space in spaces if worth[space] == least < _points(run, cube)]
    return ask_one(state.active, "replace_cube", lowest, cube=colour_of(state, cube))


def _points(run: DungeonologyRun, cube: str) -> int:
    return run.content.numbers.values.get(colour_of(run.state, cube), UNIVERSAL_POINTS)


@VOCABULARY.operation
def replace_cube(run: DungeonologyRun, env: Env, cube: str, space: str | None) -> None:
    """The replaced cube goes to the Reserve, or the Raided one does (RM-83)."""
    if space is None:
        to_reserve(run, cube, "worthless")
        return
    _, zone, index = space.split(":")
    to_reserve(run, space, "replaced")
    to_space(run, cube, int(zone), int(index), "raided")


@VOCABULARY.operation
def raid_from(run: DungeonologyRun, env: Env, you: int, source: str, count: int) -> None:
    """Raid N from Rigor's Zone or from a Scholar's (RM-30, RM-40)."""
    state = run.state
    zone = state.rigor if source == "rigor" else state.players[you].zone
    if zone is not None and zone >= 0:
        run.call("raid", zone=zone, count=count)
