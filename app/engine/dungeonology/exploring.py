"""Exploring: drawing Zones, placing them, and what comes with them (EX-24, EX-25, EX-50, EX-54, EX-58)."""

from app.engine.dungeonology.base import DungeonologyRun, Requests, ask_one
from app.engine.dungeonology.board.geometry import Layout, Spot
from app.engine.dungeonology.board.links import layout, refresh_links
from app.engine.dungeonology.board.placing import fits_somewhere, placements
from app.engine.dungeonology.compiled import Content
from app.engine.dungeonology.cubes import fill_space
from app.engine.dungeonology.definitions import UNIVERSAL
from app.engine.dungeonology.moving import put
from app.engine.dungeonology.state import DungeonologyState, Zone
from app.engine.dungeonology.tricks import discard_at_random, draw_tricks
from app.engine.dungeonology.values import has_skill
from app.engine.kernel.programs import Node, choose, do, sequence, when
from app.engine.kernel.state import Env
from app.engine.kernel.visibility import EVERYBODY, Card
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()

PLACE = sequence(
    do("draw_zone", seat="$seat", base="$base"),
    choose("place_zone", into="place", seat="$seat", base="$base"),
    do("lay_down_zone", seat="$seat", base="$base", place="$place"),
)
"""The next Zone of the pile is placed from the Zone `base`; afterwards `zone` is its number."""

PROGRAMS: dict[str, Node] = {
    "explore": sequence(
        PLACE,
        choose("compass", into="compass", seat="$seat", zone="$zone"),
        when(
            "answer_is", sequence(do("take_zone_back"), PLACE), answer="$compass", value="yes"
        ),
        do("settle_zone", seat="$seat", zone="$zone"),
        do("enter_new_zone", seat="$seat", zone="$zone"),
        do("happen", seat="$seat", moment="explored"),
    ),
    # EX-58: cubes, Stairs, Minion figure, Good or Bad Luck.
    "settle_zone": sequence(
        do("fill_zone", zone="$zone"),
        do("open_stairs", seat="$seat", zone="$zone"),
        do("bring_minion", zone="$zone"),
        do("bring_luck", seat="$seat", zone="$zone"),
    ),
}  # fmt: skip


def pile_of(state: DungeonologyState, floor: int) -> list[Card]:
    """The pile of a Floor; its top is its last card."""
    return state.piles[floor - 1] if 1 <= floor <= len(state.piles) else []


def _plan(state: DungeonologyState, content: Content, base: int) -> tuple[Layout, int, int]:
    """The layout of the Floor of a Zone, the Zone's number in it, and the Floor."""
    here = state.zones[base]
    zones = state.floor_zones(here.floor)
    return layout(content, zones), zones.index(here), here.floor


def can_explore(state: DungeonologyState, content: Content, seat: int) -> bool:
    """Whether a Scholar can explore."""
    player = state.players[seat]
    return player.inside and can_explore_from(state, content, player.zone)


def can_explore_from(state: DungeonologyState, content: Content, base: int) -> bool:
    """Whether any Zone of the pile can be placed from here; which ones are in it everybody can work out."""
    pile = pile_of(state, state.zones[base].floor)
    if not pile:
        return False
    plan, number, _ = _plan(state, content, base)
    last = len(pile) == 1
    return any(fits_somewhere(plan, number, content.zones[card.face].exits, last) for card in pile)


@VOCABULARY.condition
def explorable(run: DungeonologyRun, env: Env, seat: int) -> bool:
    """Whether the Scholar can explore."""
    return can_explore(run.state, run.content, seat)


@VOCABULARY.operation
def explore(run: DungeonologyRun, env: Env, seat: int) -> None:
    """EX-24."""
    run.call("explore", seat=seat, base=run.state.players[seat].zone)


@VOCABULARY.operation
def draw_zone(run: DungeonologyRun, env: Env, seat: int, base: int) -> None:
    """The first Zone of the pile that fits; those that do not go to its bottom, seen by all (EX-24)."""
    state = run.state
    plan, number, floor = _plan(state, run.content, base)
    pile = pile_of(state, floor)
    last = len(pile) == 1
    while True:
        face = pile.pop().face
        run.emit("zone_drawn", seat=seat, card=face, floor=floor)
        if fits_somewhere(plan, number, run.content.zones[face].exits, last):
            state.placing = face
            return
        _to_bottom(run, face, floor, "does_not_fit")


def _to_bottom(run: DungeonologyRun, face: str, floor: int, reason: str) -> None:
    pile_of(run.state, floor).insert(0, Card(0, face, EVERYBODY))
    run.emit("zone_put_below", card=face, floor=floor, reason=reason)


@VOCABULARY.question
def place_zone(run: DungeonologyRun, env: Env, seat: int, base: int) -> Requests:
    """Where and how turned the new Zone lies."""
    state = run.state
    assert state.placing is not None
    plan, number, floor = _plan(state, run.content, base)
    spots = placements(plan, number, run.content.zones[state.placing].exits, not pile_of(state, floor))
    choices = [f"place:{spot.x}:{spot.y}:{spot.turn}" for spot in spots]
    return ask_one(seat, "place_zone", choices, state.placing, floor=floor)


@VOCABULARY.operation
def lay_down_zone(run: DungeonologyRun, env: Env, seat: int, base: int, place: str) -> None:
    """The Zone is laid down, without anything yet."""
    state = run.state
    assert state.placing is not None
    _, x, y, turn = place.split(":")
    floor = state.zones[base].floor
    zone = lay_zone(run, state.placing, floor, Spot(int(x), int(y), int(turn)), seat)
    state.placing = None
    env["zone"] = zone.id


def lay_zone(run: DungeonologyRun, face: str, floor: int, spot: Spot, seat: int) -> Zone:
    """A Zone comes onto the board with empty spaces."""
    state = run.state
    spaces = [""] * len(run.content.zones[face].spaces)
    zone = Zone(len(state.zones), face, floor, *spot, spaces)
    state.zones.append(zone)
    refresh_links(state, run.content)
    run.emit(
        "zone_placed", seat=seat, zone=zone.id, card=face, floor=floor, x=spot.x, y=spot.y, turn=spot.turn
    )
    return zone


@VOCABULARY.question
def compass(run: DungeonologyRun, env: Env, seat: int, zone: int) -> Requests:
    """Whether the new Zone goes to the bottom of its pile instead (RM-36)."""
    state = run.state
    placed = state.zones[zone]
    if not has_skill(run, seat, "compass") or not pile_of(state, placed.floor):
        return {}
    return ask_one(seat, "compass", ("yes", "no"), placed.card, default="no")


@VOCABULARY.operation
def take_zone_back(run: DungeonologyRun, env: Env) -> None:
    """The Zone just placed goes to the bottom of its pile (RM-36)."""
    zone = run.state.zones.pop()
    refresh_links(run.state, run.content)
    run.emit("zone_taken_back", zone=zone.id, card=zone.card)
    _to_bottom(run, zone.card, zone.floor, "compass")


@VOCABULARY.operation
def settle_zone(run: DungeonologyRun, env: Env, seat: int, zone: int) -> None:
    """What comes with a new Zone."""
    run.call("settle_zone", seat=seat, zone=zone)


@VOCABULARY.operation
def fill_zone(run: DungeonologyRun, env: Env, zone: int) -> None:
    """Cubes from the Reserve; dark spaces stay empty, a clear one gets a Universal cube (EX-25, RM-02)."""
    placed = run.state.zones[zone]
    if run.state.mode == "kragmortha":
        fill_and_push(run, placed)
        return
    for index, space in enumerate(run.content.zones[placed.card].spaces):
        if space != "dark":
            fill_space(run, placed, index, UNIVERSAL if space == "clear" else space)
    run.emit("zone_filled", zone=zone, spaces=list(placed.spaces))


def fill_and_push(run: DungeonologyRun, zone: Zone) -> None:
    """Where a colour is wanting, one Universal cube comes in, and all are pushed to the right (RM-82)."""
    reserve = run.state.reserve
    cubes = []
    for colour in run.content.zones[zone.card].spaces:
        if reserve[colour]:
            reserve[colour] -= 1
            cubes.append(colour)
    if len(cubes) < len(zone.spaces) and reserve[UNIVERSAL]:
        reserve[UNIVERSAL] -= 1
        cubes.append(UNIVERSAL)
    zone.spaces = [""] * (len(zone.spaces) - len(cubes)) + cubes
    run.emit("zone_filled", zone=zone.id, spaces=list(zone.spaces))


@VOCABULARY.operation
def open_stairs(run: DungeonologyRun, env: Env, seat: int, zone: int) -> None:
    """The next Floor's first Zone is placed apart, or a way to it opens (EX-50)."""
    state = run.state
    placed = state.zones[zone]
    below = placed.floor + 1
    if not _has_stairs(state, run.content, placed):
        return
    first = next(iter(state.floor_zones(below)), None)
    if first is not None:
        _link(run, placed, first)
    elif pile_of(state, below):
        face = pile_of(state, below).pop().face
        first = lay_zone(run, face, below, Spot(0, 0, 0), seat)
        _link(run, placed, first)
        run.call("settle_zone", seat=seat, zone=first.id)


def _has_stairs(state: DungeonologyState, content: Content, zone: Zone) -> bool:
    """Printed ones; or none have come and this is the last Zone of a Floor above another (EX-19)."""
    if state.mode == "kragmortha":  # RM-78
        return False
    if "stairs" in content.zones[zone.card].by_kind:
        return True
    goes_on = bool(pile_of(state, zone.floor + 1)) and not pile_of(state, zone.floor)
    return goes_on and not any(
        state.zones[door].floor > zone.floor
        for other in state.floor_zones(zone.floor)
        for door in other.doors
    )


def _link(run: DungeonologyRun, zone: Zone, first: Zone) -> None:
    zone.doors.append(first.id)
    first.doors.append(zone.id)
    refresh_links(run.state, run.content)
    run.emit("stairs_opened", zone=zone.id, to=first.id)


@VOCABULARY.operation
def bring_luck(run: DungeonologyRun, env: Env, seat: int, zone: int) -> None:
    """Good or Bad Luck for whoever placed the Zone (EX-54)."""
    effects = run.content.zones[run.state.zones[zone].card].by_kind
    for kind, happen in (("good_luck", draw_tricks), ("bad_luck", discard_at_random)):
        if kind in effects:
            number = effects[kind].number
            run.emit("zone_effect", seat=seat, zone=zone, effect=kind, number=number)
            happen(run, env, seat, number)


@VOCABULARY.operation
def enter_new_zone(run: DungeonologyRun, env: Env, seat: int, zone: int) -> None:
    """The explorer enters (EX-24)."""
    put(run, seat, zone, "explored")
