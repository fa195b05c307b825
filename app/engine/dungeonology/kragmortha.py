"""Kragmortha Mode: the Castle, its Portals and Areas, Archive (RM-70 to RM-79, RM-85, RM-86)."""

from app.engine.dungeonology.base import DungeonologyRun, Requests, ask_one, randomize
from app.engine.dungeonology.board.geometry import Spot
from app.engine.dungeonology.board.links import refresh_links
from app.engine.dungeonology.compiled import Content
from app.engine.dungeonology.cubes import all_board_cubes, leftmost_free, to_reserve, to_space, zone_cubes
from app.engine.dungeonology.exploring import lay_zone, pile_of
from app.engine.dungeonology.panic import SECONDS_TO_SHOUT
from app.engine.dungeonology.state import KRAGMORTHA_FLOOR, DungeonologyState, Zone
from app.engine.kernel.chance import shuffle
from app.engine.kernel.programs import Node, ask, choose, do, sequence, when
from app.engine.kernel.requests import Request, pick_exactly
from app.engine.kernel.state import Env
from app.engine.kernel.visibility import EVERYBODY, NOBODY, Card
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()
CASTLE = 0
"""The Floor of the Castle; the Areas are Floors 1 to 4, each with its stack."""
STACKS = ((2, 1, 2), (2, 2, 1), (1, 1, 2), (1, 2, 1))
"""Zones of Floors III, II, I in each stack (RM-74)."""
MOST_ARCHIVED = 4
YELL_TYPED = 40

PROGRAMS: dict[str, Node] = {
    "yell": sequence(ask("yell", into="yell"), do("decide_first", asked="$yell")),
    "open_area": sequence(
        do("create_area", seat="$seat", castle="$castle"),
        do("settle_zone", seat="$seat", zone="$zone"),
        do("enter_new_zone", seat="$seat", zone="$zone"),
    ),
    "archive": sequence(
        choose("archive_cubes", into="cubes", seat="$seat"),
        choose("archive_room", into="room", seat="$seat", cubes="$cubes"),
        do("archive", seat="$seat", cubes="$cubes", room="$room"),
    ),
    "archive_at_end": sequence(
        choose("archive_at_end", into="answer", seat="$seat"),
        when("answer_is", do("begin_archive", seat="$seat"), answer="$answer", value="yes"),
    ),
}


def build_castle(state: DungeonologyState, content: Content) -> None:
    """Three columns, two rows, Rigor's in the middle; Portals on the Minion Zones (RM-71, RM-73)."""
    castle = [zone for zone in content.zones.values() if zone.floor == KRAGMORTHA_FLOOR]
    minions = [zone for zone in castle if "minion" in zone.by_kind]
    rigors = [zone for zone in castle if "boss" in zone.by_kind]
    columns = (minions[:2], rigors, minions[2:])
    for column, zones in enumerate(columns):
        for row, zone in enumerate(zones):
            portal = zone.by_kind["minion"].word if "minion" in zone.by_kind else ""
            number, spaces = len(state.zones), [""] * len(zone.spaces)
            state.zones.append(Zone(number, zone.id, CASTLE, 2 * column, 2 * row, 0, spaces, portal=portal))
    refresh_links(state, content)


def build_stacks(state: DungeonologyState, content: Content) -> None:
    """Four stacks, Floor I on top, then II, then III; the colours are dealt face down (RM-74)."""
    floors: dict[int, list[str]] = {}
    for floor in (1, 2, 3):
        floors[floor] = [zone.id for zone in content.zones.values() if zone.floor == floor and zone.spaces]
        shuffle(state, floors[floor])
    for third, second, first in STACKS:
        faces = [floors[3].pop() for _ in range(third)]
        faces += [floors[2].pop() for _ in range(second)] + [floors[1].pop() for _ in range(first)]
        state.piles.append([Card(0, face, NOBODY) for face in faces])
    colours = [zone.portal for zone in state.zones if zone.portal]
    shuffle(state, colours)
    state.stacks = [Card(0, colour, NOBODY) for colour in colours]


@VOCABULARY.question
def yell(run: DungeonologyRun, env: Env) -> Requests:
    """How loud everybody yells "Yes, Dark Lord!" (RM-75, RM-99)."""
    request = Request("number", "yell", 0, ("typed",), 0, 100, seconds=SECONDS_TO_SHOUT)
    return dict.fromkeys(range(run.state.seats), request)


@VOCABULARY.operation
def decide_first(run: DungeonologyRun, env: Env, asked: tuple[int, ...]) -> None:
    """The loudest is the first player; tied, chance decides (RM-75)."""
    state = run.state
    answers = {seat: env.pop(f"yell.{seat}") for seat in asked}
    loudness = {seat: YELL_TYPED if answer == "typed" else answer for seat, answer in answers.items()}
    run.emit("yelled", yells=[{"seat": seat, "loudness": answer} for seat, answer in answers.items()])
    numbers = {seat: loud for seat, loud in loudness.items() if isinstance(loud, int)}
    loudest = [seat for seat, loud in numbers.items() if loud == max(numbers.values())]
    state.first = state.active = loudest[0] if len(loudest) == 1 else randomize(run, loudest, "first")
    run.emit("first_player", seat=state.first)


@VOCABULARY.condition
def kragmortha_mode(run: DungeonologyRun, env: Env) -> bool:
    """Whether Kragmortha Mode is played."""
    return run.state.mode == "kragmortha"


@VOCABULARY.operation
def begin_yell(run: DungeonologyRun, env: Env) -> None:
    """The first player is sought."""
    run.call("yell")


@VOCABULARY.operation
def uncover_stacks(run: DungeonologyRun, env: Env) -> None:
    """The stack tokens are uncovered as the first round begins (RM-74)."""
    for card in run.state.stacks:
        card.known = EVERYBODY
    run.emit("stacks_uncovered", stacks=[card.face for card in run.state.stacks])


def closed_portal(state: DungeonologyState, zone: int) -> bool:
    """Whether a Castle Zone has a Portal whose Area is still to be made (RM-77)."""
    place = state.zones[zone]
    if state.mode != "kragmortha" or place.floor != CASTLE or not place.portal:
        return False
    area = _area_of(state, place.portal)
    return not state.floor_zones(area) and bool(pile_of(state, area))


def _area_of(state: DungeonologyState, colour: str) -> int:
    return next(number for number, card in enumerate(state.stacks, 1) if card.face == colour)


@VOCABULARY.operation
def create_area(run: DungeonologyRun, env: Env, seat: int, castle: int) -> None:
    """The top Zone of the stack is placed apart with the second Portal token (RM-77)."""
    state = run.state
    colour = state.zones[castle].portal
    area = _area_of(state, colour)
    face = pile_of(state, area).pop().face
    run.emit("zone_drawn", seat=seat, card=face, floor=area)
    zone = lay_zone(run, face, area, Spot(0, 0, 0), seat)
    zone.portal = colour
    refresh_links(state, run.content)
    run.emit("portal_opened", zone=castle, to=zone.id, colour=colour)
    env["zone"] = zone.id


def can_archive(run: DungeonologyRun, seat: int) -> bool:
    """Once a turn, in one's own Starting Zone (RM-85)."""
    state = run.state
    player = state.players[seat]
    return (
        state.mode == "kragmortha"
        and state.is_home(seat)
        and "archive" not in player.used
        and player.cubes > 0
    )


@VOCABULARY.question
def archive_at_end(run: DungeonologyRun, env: Env, seat: int) -> Requests:
    """The last moment to Archive, after a Rest too (RM-85)."""
    return ask_one(seat, "archive", ("yes", "no") if can_archive(run, seat) else (), default="no")


@VOCABULARY.operation
def offer_archive(run: DungeonologyRun, env: Env) -> None:
    """In the End phase."""
    run.call("archive_at_end", seat=run.state.active)


@VOCABULARY.operation
def begin_archive(run: DungeonologyRun, env: Env, seat: int) -> None:
    """RM-85."""
    run.state.players[seat].used.append("archive")
    run.call("archive", seat=seat)


@VOCABULARY.question
def archive_cubes(run: DungeonologyRun, env: Env, seat: int) -> Requests:
    """1 to 4 cubes of the Note Board; equal ones are numbered."""
    cubes = tuple(f"{cube}:{number}" for number, cube in enumerate(all_board_cubes(run.state, seat)))
    most = min(MOST_ARCHIVED, len(cubes))
    request = Request("many", "archive_cubes", cubes[:1], cubes, 1, most)
    return {seat: request} if cubes else {}


@VOCABULARY.question
def archive_room(run: DungeonologyRun, env: Env, seat: int, cubes: tuple[str, ...]) -> Requests:
    """Cubes archived earlier that go to the Reserve to make room (RM-85)."""
    zone = run.state.zone_of(seat)
    lacking = len(cubes) - zone.spaces.count("")
    if lacking <= 0:
        return {}
    return {seat: pick_exactly(lacking, "archive_room", zone_cubes(zone))}


@VOCABULARY.operation
def archive(
    run: DungeonologyRun, env: Env, seat: int, cubes: tuple[str, ...], room: tuple[str, ...] | None
) -> None:
    """The cubes lie in the Starting Zone."""
    zone = run.state.zone_of(seat)
    for cube in room or ():
        to_reserve(run, cube, "archive")
    for cube in cubes:
        to_space(run, cube.rpartition(":")[0], zone.id, leftmost_free(zone), "archived")
