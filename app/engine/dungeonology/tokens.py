"""Tokens that cards lay on the board, and how cards move Rigor (EX-11, EX-14, EX-51, EX-52)."""

from app.engine.dungeonology.base import DungeonologyRun, Requests, ask_one, object_id, source
from app.engine.dungeonology.board.geometry import edge_place
from app.engine.dungeonology.board.links import (
    connected,
    has_teleport,
    meeting_edges,
    neighbours,
    refresh_links,
)
from app.engine.dungeonology.targets import walls_of
from app.engine.kernel.modifiers import modify
from app.engine.kernel.state import Env
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()


@VOCABULARY.question
def connection(run: DungeonologyRun, env: Env, you: int) -> Requests:
    """A connection of your Zone: the Zone behind it and the edge on which a Wall would lie."""
    doors = meeting_edges(run.state, run.state.players[you].zone)
    choices = [f"wall:{edge}:{zone}" for zone, edges in doors.items() for edge in edges]
    return ask_one(you, "lay_wall", choices, source(run, env))


@VOCABULARY.operation
def lay_wall(run: DungeonologyRun, env: Env, edge: str | None) -> None:
    """A Wall closes one connection (EX-14)."""
    if edge is not None:
        floor = run.state.zones[int(edge.split(":")[2])].floor
        run.state.walls.append((floor, object_id(edge)))
        refresh_links(run.state, run.content)
        _tell_of_wall(run, "wall_laid", floor, object_id(edge))


@VOCABULARY.question
def wall(run: DungeonologyRun, env: Env, you: int) -> Requests:
    """A Wall of your Zone."""
    zone = run.state.players[you].zone
    choices = [f"wall:{edge}:{zone}" for edge in walls_of(run.state, zone)]
    return ask_one(you, "break_wall", choices, source(run, env))


@VOCABULARY.operation
def break_wall(run: DungeonologyRun, env: Env, edge: str | None) -> None:
    """The Wall goes away."""
    if edge is not None:
        floor = run.state.zones[int(edge.split(":")[2])].floor
        run.state.walls.remove((floor, object_id(edge)))
        refresh_links(run.state, run.content)
        _tell_of_wall(run, "wall_broken", floor, object_id(edge))


def _tell_of_wall(run: DungeonologyRun, event: str, floor: int, edge: int) -> None:
    run.emit(event, floor=floor, edge=edge, **edge_place(edge)._asdict())


@VOCABULARY.question
def trap_zone(run: DungeonologyRun, env: Env, you: int) -> Requests:
    """Your Zone or one next to it; never the Camp (EX-57)."""
    state = run.state
    here = state.players[you].zone
    zones = [here, *connected(state, here)]
    choices = [f"zone:{zone}" for zone in zones if zone != state.players[you].home]
    return ask_one(you, "lay_trap", choices, source(run, env))


@VOCABULARY.operation
def lay_trap(run: DungeonologyRun, env: Env, zone: str | None) -> None:
    """A Trap stays until a Test there ends (EX-14)."""
    if zone is not None:
        place = run.state.zones[object_id(zone)]
        place.traps += 1
        run.emit("trap_laid", zone=place.id, traps=place.traps)


@VOCABULARY.question
def passage_zone(run: DungeonologyRun, env: Env, you: int, besides: str | None) -> Requests:
    """A Zone of your Floor for one of the two Secret Passage tokens."""
    state = run.state
    zones = state.floor_zones(state.zone_of(you).floor)
    choices = [f"zone:{zone.id}" for zone in zones if f"zone:{zone.id}" != besides]
    return ask_one(you, "lay_passage", choices, source(run, env))


@VOCABULARY.operation
def lay_passages(run: DungeonologyRun, env: Env, one: str | None, two: str | None) -> None:
    """Two Zones are a step apart from now on (EX-06, EX-51)."""
    if one is None or two is None:
        return
    state = run.state
    state.pairs += 1
    ends = [object_id(one), object_id(two)]
    for end in ends:
        state.zones[end].passages.append(state.pairs)
    refresh_links(run.state, run.content)
    run.emit("passages_laid", zones=ends, pair=state.pairs)


@VOCABULARY.question
def teleport_zone(run: DungeonologyRun, env: Env, you: int) -> Requests:
    """A Zone of your Floor without a Teleport."""
    state = run.state
    zones = state.floor_zones(state.zone_of(you).floor)
    choices = [f"zone:{zone.id}" for zone in zones if not has_teleport(run.content, zone)]
    return ask_one(you, "lay_teleport", choices, source(run, env))


@VOCABULARY.operation
def lay_teleport(run: DungeonologyRun, env: Env, zone: str | None) -> None:
    """A Teleport token (EX-52)."""
    if zone is not None:
        run.state.zones[object_id(zone)].teleport = True
        refresh_links(run.state, run.content)
        run.emit("teleport_laid", zone=object_id(zone))


@VOCABULARY.question
def rigor_step(run: DungeonologyRun, env: Env, you: int) -> Requests:
    """A step for Rigor, or none; he stays out of the Camp."""
    state = run.state
    if state.rigor is None:
        return {}
    doors = [zone for zone in neighbours(state, state.rigor) if zone != state.players[you].home]
    return ask_one(you, "move_rigor", ["stay", *(f"step:{zone}" for zone in doors)], source(run, env))


@VOCABULARY.operation
def move_rigor(run: DungeonologyRun, env: Env, choice: str | None) -> None:
    """Rigor goes a step; he activates nothing."""
    if choice is not None and choice != "stay":
        place_rigor(run, object_id(choice))


def place_rigor(run: DungeonologyRun, zone: int) -> None:
    """Rigor stands in a Zone from now on."""
    origin = run.state.rigor
    run.state.rigor = zone
    run.emit("rigor_moved", zone=zone, **{"from": origin})


@VOCABULARY.operation
def change_value(run: DungeonologyRun, env: Env, seat: int, value: str, amount: int) -> None:
    """A value is another one until the running turn ends."""
    modify(run.state, value, seat, amount, until="end_of_turn")
    run.emit("value_changed", seat=seat, value=value, amount=amount)
