"""Minion Actions: the closest Target Zone, the figure put there, the Action done (RM-51 to RM-60)."""

from app.engine.dungeonology.base import DungeonologyRun, Requests, ask_one, object_id
from app.engine.dungeonology.board.links import distances
from app.engine.dungeonology.compiled import Content
from app.engine.dungeonology.cubes import zone_cubes
from app.engine.dungeonology.exploring import PLACE, can_explore_from
from app.engine.dungeonology.raid import raid_places
from app.engine.dungeonology.state import DungeonologyState
from app.engine.kernel.programs import Node, choose, do, sequence, when
from app.engine.kernel.state import Env
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()

_ACT = sequence(
    choose("minion_target", into="target", you="$you", minion="$minion", act="$act"),
    when(
        "is_set",
        sequence(
            do("send_minion", minion="$minion", target="$target"),
            do("do_minion_action", you="$you", minion="$minion", act="$act", count="$count"),
        ),
        otherwise=do("skip_minion", minion="$minion", act="$act"),
        value="$target",
    ),
)

PROGRAMS: dict[str, Node] = {
    "minion": when("minion_is_led_home", do("lead_home", minion="$minion"), otherwise=_ACT, minion="$minion"),
    # RM-55: placed as a Scholar would; of its Effects only Stairs.
    "minion_explores": sequence(
        PLACE,
        do("fill_zone", zone="$zone"),
        do("open_stairs", seat="$seat", zone="$zone"),
        do("bring_minion", zone="$zone"),
        do("move_minion", minion="$minion", zone="$zone", how="explored"),
    ),
    "minion_discards": sequence(
        choose("hand_cards", into="cards", seat="$seat", count="$count"),
        do("discard_tricks", seat="$seat", cards="$cards"),
    ),
    "minion_gift": do("give_gift", seat="$seat", minion="$minion"),
}


def castle_of(state: DungeonologyState, content: Content, minion: str) -> int | None:
    """The Kragmortha Zone on the board that carries a Minion's Effect."""
    for zone in state.zones:
        effect = content.zones[zone.card].by_kind.get("minion")
        if effect is not None and effect.word == minion:
            return zone.id
    return None


@VOCABULARY.operation
def apply_minions(run: DungeonologyRun, env: Env, you: int) -> None:
    """The Actions from top to bottom, in Dark Lord Mode only, of the Minions in the Dungeon (RM-51)."""
    state = run.state
    assert state.sorcery is not None
    if state.mode != "dark_lord":
        return
    for action in reversed(run.content.sorceries[state.sorcery].minions):
        if action.minion in state.minions:
            act: dict[str, int | str] = {"minion": action.minion, "act": action.act, "count": action.count}
            run.call("minion", you=you, card=state.sorcery, **act)


@VOCABULARY.question
def minion_target(run: DungeonologyRun, env: Env, you: int, minion: str, act: str) -> Requests:
    """The closest Target Zone; tied, the activator chooses (RM-53)."""
    state = run.state
    here = state.minions[minion]
    if act == "explore":
        zones = [here] if can_explore_from(state, run.content, here) else []
    else:
        zones = _closest(state, _targets(run, act), here)
    return ask_one(you, "minion_target", [f"zone:{zone}" for zone in zones], minion=minion, act=act)


def _targets(run: DungeonologyRun, act: str) -> list[int]:
    """Zones that an Action can target, never the Camp (EX-57)."""
    state = run.state
    if act == "raid":  # RM-54
        return [zone.id for zone in state.zones if zone.cubes and raid_places(state, run.content, zone.id)]
    return [
        player.zone for seat, player in enumerate(state.players) if player.inside and not state.is_home(seat)
    ]


def _closest(state: DungeonologyState, zones: list[int], here: int) -> list[int]:
    steps = distances(state, here)
    reached = sorted({zone for zone in zones if zone in steps})
    least = min((steps[zone] for zone in reached), default=0)
    return [zone for zone in reached if steps[zone] == least]


@VOCABULARY.operation
def send_minion(run: DungeonologyRun, env: Env, minion: str, target: str) -> None:
    """The Minion is put there directly; it is not a move (RM-52)."""
    put_minion(run, minion, object_id(target), "sent")


@VOCABULARY.operation
def move_minion(run: DungeonologyRun, env: Env, minion: str, zone: int, how: str) -> None:
    """The Minion comes into a Zone."""
    put_minion(run, minion, zone, how)


def put_minion(run: DungeonologyRun, minion: str, zone: int, how: str) -> None:
    """A Minion's figure stands in another Zone."""
    origin = run.state.minions[minion]
    if origin != zone:
        run.state.minions[minion] = zone
        run.emit("minion_moved", minion=minion, zone=zone, how=how, **{"from": origin})


@VOCABULARY.operation
def skip_minion(run: DungeonologyRun, env: Env, minion: str, act: str) -> None:
    """An Action with no possible Target Zone is skipped (RM-60)."""
    run.emit("minion_skipped", minion=minion, act=act)


@VOCABULARY.operation
def do_minion_action(run: DungeonologyRun, env: Env, you: int, minion: str, act: str, count: int) -> None:
    """What the Minion does where it is, to each Scholar there in turn order (RM-54 to RM-60)."""
    zone = run.state.minions[minion]
    run.emit("minion_acted", minion=minion, act=act, count=count, zone=zone)
    match act:
        case "raid":
            run.call("raid", zone=zone, count=count)
        case "explore":
            run.call("minion_explores", seat=you, base=zone, minion=minion)
        case _:
            _to_each_scholar(run, zone, minion, act, count)


def _to_each_scholar(run: DungeonologyRun, zone: int, minion: str, act: str, count: int) -> None:
    state = run.state
    seats = [seat for seat in state.seats_in_turn_order() if state.players[seat].zone == zone]
    for seat in reversed(seats):  # the last call runs first
        match act:
            case "draw_student":
                run.call("draw_students", seat=seat, count=1)
            case "discard":
                run.call("minion_discards", seat=seat, count=count)
            case "stun":
                run.call("stun", seat=seat, count=count, avoidable=True)
            case "gift":
                run.call("minion_gift", seat=seat, minion=minion)


@VOCABULARY.operation
def give_gift(run: DungeonologyRun, env: Env, seat: int, minion: str) -> None:
    """The leftmost cube of the Minion's own Zone is Collected (RM-59)."""
    castle = castle_of(run.state, run.content, minion)
    cubes = zone_cubes(run.state.zones[castle]) if castle is not None else ()
    if cubes:
        run.call("collect", seat=seat, cube=cubes[0])
