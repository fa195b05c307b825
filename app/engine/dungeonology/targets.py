"""Who can be concerned by what: Scholars in reach, and whether an effect is worth choosing."""

from collections.abc import Callable, Iterable

from app.engine.dungeonology.base import DungeonologyRun, Requests, ask_one, object_id, randomize, source
from app.engine.dungeonology.board.geometry import outline
from app.engine.dungeonology.board.links import connected
from app.engine.dungeonology.compiled import Content, OptionContent
from app.engine.dungeonology.effects import Need
from app.engine.dungeonology.exploring import can_explore
from app.engine.dungeonology.raid import is_kragmortha, may_collect
from app.engine.dungeonology.state import OUT, DungeonologyState, Zone
from app.engine.kernel.state import Env
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()


def in_reach(state: DungeonologyState, content: Content, you: int, where: str) -> list[int]:
    """The Scholars in a place, in turn order; nobody in their Starting Zone or out of the Dungeon (EX-57)."""
    players = state.players
    zones = _zones(state, content, you, where)
    return [
        seat
        for seat in state.seats_in_turn_order()
        if (here := players[seat].zone) not in (OUT, players[seat].home) and (zones is None or here in zones)
    ]


def _zones(state: DungeonologyState, content: Content, you: int, where: str) -> set[int] | None:
    """The Zones of a place; None for the whole Dungeon."""
    if where == "dungeon":
        return None
    center = state.rigor if where.startswith("rigor") else state.players[you].zone
    if center is None or center < 0:
        return set()
    if where.endswith("floor"):
        return {zone.id for zone in state.floor_zones(state.zones[center].floor)}
    return {center, *connected(state, center)} if where.endswith("near") else {center}


def having(state: DungeonologyState, seats: Iterable[int], what: str) -> list[int]:
    """Those of the Scholars who have something."""
    players = state.players
    match what:
        case "cubes":
            return [seat for seat in seats if players[seat].cubes]
        case "cards":
            return [seat for seat in seats if players[seat].hand]
        case "students":
            return [seat for seat in seats if players[seat].students]
        case "stun":
            return [seat for seat in seats if players[seat].stun]
    return list(seats)


def others(state: DungeonologyState, content: Content, you: int, where: str, what: str) -> list[int]:
    """Other Scholars in a place who have something; from one's own Starting Zone one reaches nobody."""
    seats = [seat for seat in in_reach(state, content, you, where) if seat != you]
    return having(state, seats, what) if seats else []


@VOCABULARY.question
def other_scholar(run: DungeonologyRun, env: Env, you: int, where: str, having: str) -> Requests:
    """Which other Scholar an effect concerns."""
    seats = others(run.state, run.content, you, where, having)
    return ask_one(you, "other_scholar", [f"seat:{seat}" for seat in seats], source(run, env))


@VOCABULARY.list
def other_scholars(
    run: DungeonologyRun, env: Env, you: int, where: str, having: str
) -> tuple[int | str, ...]:
    """The other Scholars whom an effect concerns."""
    return tuple(others(run.state, run.content, you, where, having))


@VOCABULARY.list
def scholars(run: DungeonologyRun, env: Env, you: int, where: str, having: str) -> tuple[int | str, ...]:
    """The Scholars whom an effect concerns."""
    return tuple(_having(run, you, where, having))


def _having(run: DungeonologyRun, you: int, where: str, what: str) -> list[int]:
    return having(run.state, in_reach(run.state, run.content, you, where), what)


@VOCABULARY.operation
def randomize_scholar(run: DungeonologyRun, env: Env, you: int, where: str, having: str) -> None:
    """One of the Scholars in a place at random, or nobody (EX-18)."""
    seats = _having(run, you, where, having)
    env["seat"] = randomize(run, seats, "scholar") if seats else None


@VOCABULARY.operation
def turn_to(run: DungeonologyRun, env: Env, choice: str) -> None:
    """From here on the effect concerns the chosen Scholar."""
    env["seat"] = object_id(choice)


@VOCABULARY.operation
def turn_back(run: DungeonologyRun, env: Env) -> None:
    """From here on the effect concerns whoever decides it."""
    env["seat"] = env["you"]


@VOCABULARY.question
def may(run: DungeonologyRun, env: Env, seat: int) -> Requests:
    """Whether to do what one may do."""
    return ask_one(seat, "may", ("yes", "no"), source(run, env), default="no")


@VOCABULARY.question
def one_of_two(run: DungeonologyRun, env: Env, seat: int) -> Requests:
    """The first or the second of two effects."""
    return ask_one(seat, "one_of_two", ("first", "second"), source(run, env))


def affordable(state: DungeonologyState, seat: int, use: OptionContent, from_hand: bool) -> bool:
    """Whether the price can be paid in full (EX-42); a card in the hand does not pay for itself."""
    player = state.players[seat]
    return use.sacrifices <= player.students and use.discards <= len(player.hand) - from_hand


def worthwhile(state: DungeonologyState, content: Content, seat: int, use: OptionContent) -> bool:
    """Whether there is something for the effect to concern."""
    return not use.needs or all(_fulfilled(state, content, seat, need) for need in use.needs)


def _fulfilled(state: DungeonologyState, content: Content, seat: int, need: Need) -> bool:
    match need:
        case ("other", where, what):
            return bool(others(state, content, seat, where, what))
        case ("jinx",):
            return bool(state.players[seat].jinxes)
        case ("own_cube",):
            return state.players[seat].cubes > 0
        case ("rigor",):
            return state.rigor is not None
        case ("unexplored",):
            return can_explore(state, content, seat)
        case (name,):
            return state.players[seat].inside and _ZONE_NEEDS[name](state, content, state.zone_of(seat))
    raise ValueError(f"unknown need {need!r}")


def _cube_next_door(state: DungeonologyState, content: Content, zone: Zone) -> bool:
    doors = connected(state, zone.id)
    castle = state.mode == "kragmortha" and is_kragmortha(content, zone)
    takes = "" in zone.spaces and not castle
    return takes and any(may_collect(state, content, state.zones[door]) for door in doors)


def _several_zones(state: DungeonologyState, content: Content, zone: Zone) -> bool:
    return len(state.floor_zones(zone.floor)) > 1


_ZONE_NEEDS: dict[str, Callable[[DungeonologyState, Content, Zone], bool]] = {
    "cube_here": may_collect,
    "cube_next_door": _cube_next_door,
    "other_zone": _several_zones,
    "two_zones": _several_zones,
    "connection": lambda state, content, zone: bool(connected(state, zone.id)),
    "wall": lambda state, content, zone: bool(walls_of(state, zone.id)),
}


def walls_of(state: DungeonologyState, zone: int) -> list[int]:
    """The edges around a Zone on which Walls lie."""
    here = state.zones[zone]
    around = outline(here.x, here.y)
    return [edge for floor, edge in state.walls if floor == here.floor and edge in around]
