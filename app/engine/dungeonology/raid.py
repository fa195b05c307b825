"""Raid (RM-40 to RM-43): whence and whither cubes go."""

from app.engine.dungeonology.base import DungeonologyRun, Requests, ask_one, object_id
from app.engine.dungeonology.compiled import Content
from app.engine.dungeonology.cubes import rightmost_free, to_space, zone_cubes
from app.engine.dungeonology.state import KRAGMORTHA_FLOOR, DungeonologyState, Zone
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
    )
}


def is_kragmortha(content: Content, zone: Zone) -> bool:
    """Whether it is one of Rigor's own Zones (RM-01)."""
    return content.zones[zone.card].floor == KRAGMORTHA_FLOOR


def free_kragmortha_zones(state: DungeonologyState, content: Content) -> list[int]:
    """The Kragmortha Zones in the Dungeon that have a free space (RM-42)."""
    return [zone.id for zone in state.zones if is_kragmortha(content, zone) and "" in zone.spaces]


def raid_places(state: DungeonologyState, content: Content, source: int) -> list[int]:
    """Where a cube Raided from a Zone may go: not back into the same (RM-40, RM-41)."""
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
        if cubes:
            run.emit("nothing_raided", zone=zone)
        return
    target = run.state.zones[object_id(place)]
    to_space(run, cubes[-1], target.id, rightmost_free(target), "raided")


@VOCABULARY.operation
def raid_from(run: DungeonologyRun, env: Env, you: int, source: str, count: int) -> None:
    """Raid N from Rigor's Zone or from a Scholar's (RM-30, RM-40)."""
    state = run.state
    zone = state.rigor if source == "rigor" else state.players[you].zone
    if zone is not None and zone >= 0:
        run.call("raid", zone=zone, count=count)
