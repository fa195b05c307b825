"""Cubes: what they are called and how they move. Every move of a cube is made here.

A cube is named by where it lies: "cube:<seat>:<column>:<colour>" on a Note Board, "space:<zone>:<index>" in a
Zone. Questions come before the move, so that no cube is ever between two places.
"""

from app.engine.dungeonology.base import DungeonologyRun
from app.engine.dungeonology.compiled import Content
from app.engine.dungeonology.definitions import COLOURS
from app.engine.dungeonology.exalted import check_exalted
from app.engine.dungeonology.state import DungeonologyState, Zone


def board_cubes(state: DungeonologyState, seat: int) -> tuple[str, ...]:
    """The different cubes of a Note Board, by name."""
    columns = zip(COLOURS, state.players[seat].columns, strict=True)
    return tuple(
        f"cube:{seat}:{column}:{colour}" for column, cubes in columns for colour in dict.fromkeys(cubes)
    )


def all_board_cubes(state: DungeonologyState, seat: int) -> list[str]:
    """Every single cube of a Note Board, equal ones by the same name (EX-18)."""
    columns = zip(COLOURS, state.players[seat].columns, strict=True)
    return [f"cube:{seat}:{column}:{colour}" for column, held in columns for colour in held]


def zone_cubes(zone: Zone) -> tuple[str, ...]:
    """The cubes of a Zone by name, from left to right."""
    return tuple(f"space:{zone.id}:{index}" for index, cube in enumerate(zone.spaces) if cube)


def colour_of(state: DungeonologyState, cube: str) -> str:
    """The colour of a named cube, UNIVERSAL wherever it lies."""
    match cube.split(":"):
        case ["cube", _, _, colour]:
            return colour
        case ["space", zone, index]:
            return state.zones[int(zone)].spaces[int(index)]
    raise ValueError(f"no cube is called {cube!r}")


def place_of(cube: str) -> str:
    """Where a named cube lies, in the words of the log."""
    kind, where, column, *_ = cube.split(":")
    return f"board:{where}:{column}" if kind == "cube" else cube


def lift(state: DungeonologyState, cube: str) -> str:
    """Takes a named cube from its place and gives back its colour."""
    colour = colour_of(state, cube)
    match cube.split(":"):
        case ["cube", seat, column, _]:
            state.players[int(seat)].columns[COLOURS.index(column)].remove(colour)
        case ["space", zone, index]:
            state.zones[int(zone)].spaces[int(index)] = ""
    return colour


def to_reserve(run: DungeonologyRun, cube: str, how: str) -> None:
    """A cube goes to the Reserve without RM-42 (EX-44)."""
    where = place_of(cube)
    colour = lift(run.state, cube)
    run.state.reserve[colour] += 1
    run.emit("cube_moved", cube=colour, to="reserve", how=how, **{"from": where})
    check_exalted(run)


def to_space(run: DungeonologyRun, cube: str, zone: int, index: int, how: str) -> None:
    """A cube goes into a free space of a Zone."""
    where = place_of(cube)
    colour = lift(run.state, cube)
    run.state.zones[zone].spaces[index] = colour
    run.emit("cube_moved", cube=colour, to=f"space:{zone}:{index}", how=how, **{"from": where})
    check_exalted(run)


def fill_space(run: DungeonologyRun, zone: Zone, index: int, colour: str) -> None:
    """A cube comes from the Reserve into a space, if there is one (EX-25)."""
    if run.state.reserve[colour]:
        run.state.reserve[colour] -= 1
        zone.spaces[index] = colour


def leftmost_free(zone: Zone) -> int:
    """The first free space from the left (EX-46)."""
    return zone.spaces.index("")


def rightmost_free(zone: Zone) -> int:
    """The first free space from the right (RM-40)."""
    return len(zone.spaces) - 1 - zone.spaces[::-1].index("")


def free_columns(state: DungeonologyState, content: Content, seat: int) -> list[str]:
    """The columns of a Note Board that can still take a cube (EX-03)."""
    columns = zip(COLOURS, state.players[seat].columns, strict=True)
    return [column for column, cubes in columns if len(cubes) < content.numbers.column_limit]
