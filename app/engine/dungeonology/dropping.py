"""How cubes are collected, given, Dropped and Eliminated (EX-44 to EX-47), with the redirection of RM-42."""

from app.engine.dungeonology.base import DungeonologyRun, Requests, ask_one, object_id, randomize, source
from app.engine.dungeonology.board.links import connected
from app.engine.dungeonology.cubes import (
    all_board_cubes,
    board_cubes,
    colour_of,
    free_columns,
    leftmost_free,
    lift,
    place_of,
    rightmost_free,
    to_reserve,
    to_space,
    zone_cubes,
)
from app.engine.dungeonology.definitions import COLOURS, UNIVERSAL
from app.engine.dungeonology.exalted import check_exalted
from app.engine.dungeonology.raid import free_kragmortha_zones, is_kragmortha, may_collect
from app.engine.dungeonology.state import Zone
from app.engine.kernel.programs import Node, choose, do, sequence
from app.engine.kernel.state import Env
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()

PROGRAMS: dict[str, Node] = {
    "collect": sequence(
        choose("column", into="column", seat="$seat", cube="$cube"),
        do("put_on_board", seat="$seat", cube="$cube", column="$column"),
    ),
    "drop": sequence(
        choose("drop_place", into="place", cube="$cube"), do("drop_into", cube="$cube", place="$place")
    ),
    "drop_at_random": do("drop_at_random", seat="$seat"),
    "eliminate": sequence(
        choose("eliminate_place", into="place", cube="$cube"), do("drop_into", cube="$cube", place="$place")
    ),
}


@VOCABULARY.question
def column(run: DungeonologyRun, env: Env, seat: int, cube: str) -> Requests:
    """Into which column a Universal cube goes (RM-11)."""
    if colour_of(run.state, cube) != UNIVERSAL:
        return {}
    choices = [f"column:{name}" for name in free_columns(run.state, run.content, seat)]
    return ask_one(seat, "universal_column", choices)


@VOCABULARY.operation
def put_on_board(run: DungeonologyRun, env: Env, seat: int, cube: str, column: str | None) -> None:
    """A cube comes onto a Note Board; without room it goes to the Reserve (EX-03, EX-44, EX-45)."""
    state = run.state
    colour = colour_of(state, cube)
    name = column.partition(":")[2] if column else colour
    if name == UNIVERSAL or name not in free_columns(state, run.content, seat):
        to_reserve(run, cube, "overfull")
        return
    where = place_of(cube)
    lift(state, cube)
    state.players[seat].columns[COLOURS.index(name)].append(colour)
    run.emit("cube_moved", cube=colour, to=f"board:{seat}:{name}", how="collected", **{"from": where})
    check_exalted(run)


@VOCABULARY.operation
def collect(run: DungeonologyRun, env: Env, seat: int, space: str | None) -> None:
    """EX-45."""
    if space is not None:
        run.call("collect", seat=seat, cube=space)


@VOCABULARY.operation
def move_cube_to(run: DungeonologyRun, env: Env, cube: str | None, seat: int) -> None:
    """A cube goes from one Note Board to another; a Universal one into a column of the new owner's choice."""
    if cube is not None:
        run.call("collect", seat=seat, cube=cube)


@VOCABULARY.operation
def fetch_cube(run: DungeonologyRun, env: Env, seat: int, space: str | None) -> None:
    """A cube comes from next door into the first free space of a Scholar's Zone."""
    here = run.state.zone_of(seat)
    if space is not None and _takes_dropped(run, here):
        to_space(run, space, here.id, leftmost_free(here), "fetched")


@VOCABULARY.operation
def drop_cube(run: DungeonologyRun, env: Env, cube: str | None) -> None:
    """EX-46."""
    if cube is not None:
        run.call("drop", cube=cube)


@VOCABULARY.operation
def drop_at_random(run: DungeonologyRun, env: Env, seat: int) -> None:
    """EX-18, EX-46: among single cubes, not colours."""
    cubes = all_board_cubes(run.state, seat)
    if cubes:
        run.call("drop", cube=randomize(run, cubes, "cube"))


@VOCABULARY.operation
def eliminate_cube(run: DungeonologyRun, env: Env, cube: str | None) -> None:
    """EX-47."""
    if cube is not None:
        run.call("eliminate", cube=cube)


@VOCABULARY.question
def drop_place(run: DungeonologyRun, env: Env, cube: str) -> Requests:
    """Where a Dropped cube goes: Raided (RM-42), else here, else next door (EX-46)."""
    return _ask_place(run, env, cube, _kragmortha(run) or _near_places(run, object_id(cube)))


@VOCABULARY.question
def eliminate_place(run: DungeonologyRun, env: Env, cube: str) -> Requests:
    """An Eliminated cube is Raided where that is possible (RM-42)."""
    return _ask_place(run, env, cube, _kragmortha(run))


def _kragmortha(run: DungeonologyRun) -> list[int]:
    return free_kragmortha_zones(run.state, run.content)


def _near_places(run: DungeonologyRun, seat: int) -> list[int]:
    state = run.state
    if not state.players[seat].inside:
        return []
    here = state.zone_of(seat)
    near = [zone for zone in connected(state, here.id) if _takes_dropped(run, state.zones[zone])]
    return [here.id] if _takes_dropped(run, here) else near


def _takes_dropped(run: DungeonologyRun, zone: Zone) -> bool:
    """A free space; in the Castle of Kragmortha Mode only Raid and Archive fill spaces (RM-80)."""
    castle = run.state.mode == "kragmortha" and is_kragmortha(run.content, zone)
    return "" in zone.spaces and not castle


def _ask_place(run: DungeonologyRun, env: Env, cube: str, zones: list[int]) -> Requests:
    choices = [f"zone:{zone}" for zone in zones]
    return ask_one(run.state.active, "cube_place", choices, cube=colour_of(run.state, cube))


@VOCABULARY.operation
def drop_into(run: DungeonologyRun, env: Env, cube: str, place: str | None) -> None:
    """The cube lands: Raided into a Kragmortha Zone from the right, Dropped elsewhere from the left."""
    if place is None:
        to_reserve(run, cube, "eliminated")
        return
    zone = run.state.zones[object_id(place)]
    if zone.id in _kragmortha(run):
        to_space(run, cube, zone.id, rightmost_free(zone), "raided")
    else:
        to_space(run, cube, zone.id, leftmost_free(zone), "dropped")


@VOCABULARY.question
def own_cube(run: DungeonologyRun, env: Env, seat: int, prompt: str) -> Requests:
    """A cube of one's own Note Board."""
    return ask_one(seat, prompt, board_cubes(run.state, seat), source(run, env))


@VOCABULARY.question
def cube_of(run: DungeonologyRun, env: Env, you: int, seat: int) -> Requests:
    """A cube of another's Note Board."""
    return ask_one(you, "take_cube", board_cubes(run.state, seat), source(run, env), victim=seat)


@VOCABULARY.question
def cube_here(run: DungeonologyRun, env: Env, seat: int, which: str) -> Requests:
    """A cube of one's own Zone."""
    state = run.state
    if not state.players[seat].inside or not may_collect(state, run.content, state.zone_of(seat)):
        return {}
    cubes = zone_cubes(state.zone_of(seat))
    if which != "any":
        cubes = cubes[:1] if which == "leftmost" else cubes[-1:]
    return ask_one(seat, "collect_cube", cubes, source(run, env))


@VOCABULARY.question
def cube_next_door(run: DungeonologyRun, env: Env, seat: int) -> Requests:
    """A cube of an adjacent connected Zone."""
    state = run.state
    doors = connected(state, state.players[seat].zone)
    open_doors = [zone for zone in doors if may_collect(state, run.content, state.zones[zone])]
    cubes = [cube for zone in open_doors for cube in zone_cubes(state.zones[zone])]
    return ask_one(seat, "fetch_cube", cubes, source(run, env))
