"""The Panic Cards of Dark Lord Mode: Come Back to Me! and Final Raid (RM-17, RM-18)."""

from app.engine.dungeonology.base import DungeonologyRun, Requests, ask_one, object_id
from app.engine.dungeonology.board.links import distances, neighbours
from app.engine.dungeonology.cubes import board_cubes, rightmost_free, to_space
from app.engine.dungeonology.ending import finish
from app.engine.dungeonology.minions import castle_of, put_minion
from app.engine.dungeonology.raid import free_kragmortha_zones
from app.engine.dungeonology.tokens import place_rigor
from app.engine.kernel.programs import Node, choose, do, for_each, sequence, when
from app.engine.kernel.requests import pick_exactly
from app.engine.kernel.state import Env
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()
RIGOR = "rigor"

PROGRAMS: dict[str, Node] = {
    "lead_home": sequence(
        choose("home_step", into="step", minion="$minion"),
        do("step_home", minion="$minion", step="$step"),
    ),
    "come_back": sequence(
        choose("two_minions", into="chosen"),
        for_each("chosen_minions", "minion", do("lead_home", minion="$minion"), chosen="$chosen"),
        do("begin_homing"),
    ),
    "prowl": for_each(
        "prowlers",
        "piece",
        for_each(
            "times",
            "prowled",
            sequence(
                choose("prowl", into="step", piece="$piece"),
                do("take_prowl", piece="$piece", step="$step"),
            ),
            count=2,
        ),
    ),
    "final_raid": sequence(
        choose("raided_cube", into="cube", seat="$seat"),
        when("is_set", do("raid_from_board", cube="$cube"), value="$cube"),
    ),
    "raid_from_board": sequence(
        choose("eliminate_place", into="place", cube="$cube"),
        do("land_raid", cube="$cube", place="$place"),
    ),
}  # fmt: skip


def _in_force(run: DungeonologyRun, rule: str) -> bool:
    face = run.state.panic_in_force
    return face is not None and rule in run.content.panics[face].rules


def start_of_turn(run: DungeonologyRun) -> None:
    """What the two cards want as a turn begins, also of those who have left the Dungeon."""
    if _in_force(run, "come_back_to_me"):
        run.call("come_back")
    if _in_force(run, "final_raid"):
        run.call("prowl")


@VOCABULARY.condition
def minion_is_led_home(run: DungeonologyRun, env: Env, minion: str) -> bool:
    """Come Back to Me!: instead of acting it goes home (RM-17)."""
    return _in_force(run, "come_back_to_me")


@VOCABULARY.operation
def lead_home(run: DungeonologyRun, env: Env, minion: str) -> None:
    """The Minion is moved one Zone towards its own (RM-17)."""
    run.call("lead_home", minion=minion)


def _way_home(run: DungeonologyRun, minion: str) -> list[int]:
    """The Zones one step nearer to the Minion's own; none when it is there or without a path."""
    state = run.state
    here, home = state.minions[minion], castle_of(state, run.content, minion)
    if home is None or here == home:
        return []
    steps = distances(state, home)
    if here not in steps:
        return []
    return [zone for zone in neighbours(state, here) if steps.get(zone, steps[here]) < steps[here]]


@VOCABULARY.question
def home_step(run: DungeonologyRun, env: Env, minion: str) -> Requests:
    """Which way; the current player says."""
    zones = _way_home(run, minion)
    return ask_one(run.state.active, "home_step", [f"step:{zone}" for zone in zones], minion=minion)


@VOCABULARY.operation
def step_home(run: DungeonologyRun, env: Env, minion: str, step: str | None) -> None:
    """The step is compulsory where possible; when all are home the game ends (RM-17)."""
    if step is not None:
        put_minion(run, minion, object_id(step), "home")
    if run.state.homing:
        _finish_if_all_are_home(run)


def _finish_if_all_are_home(run: DungeonologyRun) -> None:
    minions = run.state.minions
    if minions and not any(_way_home(run, minion) for minion in minions):
        finish(run, "minions_home")


@VOCABULARY.question
def two_minions(run: DungeonologyRun, env: Env) -> Requests:
    """Two Minions of the player's choice, of those that can still go (RM-17)."""
    state = run.state
    movable = tuple(f"minion:{minion}" for minion in state.minions if _way_home(run, minion))
    return {state.active: pick_exactly(2, "two_minions", movable)} if movable else {}


@VOCABULARY.list
def chosen_minions(run: DungeonologyRun, env: Env, chosen: tuple[str, ...] | None) -> tuple[int | str, ...]:
    """The names of the Minions chosen."""
    return tuple(choice.partition(":")[2] for choice in chosen or ())


@VOCABULARY.operation
def begin_homing(run: DungeonologyRun, env: Env) -> None:
    """The end is first checked after the first start-of-turn moves (RM-17)."""
    run.state.homing = True
    _finish_if_all_are_home(run)


@VOCABULARY.list
def prowlers(run: DungeonologyRun, env: Env) -> tuple[int | str, ...]:
    """Rigor and the Minions in the Dungeon (RM-18)."""
    state = run.state
    return (*((RIGOR,) if state.rigor is not None else ()), *state.minions)


@VOCABULARY.question
def prowl(run: DungeonologyRun, env: Env, piece: str) -> Requests:
    """A step of one of them, or none; it stays out of the Camp."""
    state = run.state
    here = state.rigor if piece == RIGOR else state.minions[piece]
    assert here is not None
    camp = state.players[state.active].home
    steps = [f"step:{zone}" for zone in neighbours(state, here) if zone != camp]
    return ask_one(state.active, "prowl", ["stay", *steps] if steps else [], piece=piece)


@VOCABULARY.operation
def take_prowl(run: DungeonologyRun, env: Env, piece: str, step: str | None) -> None:
    """The step is taken; arriving at a Scholar does nothing (RM-18)."""
    if step is None or step == "stay":
        return
    if piece == RIGOR:
        place_rigor(run, object_id(step))
    else:
        put_minion(run, piece, object_id(step), "prowl")


@VOCABULARY.question
def raided_cube(run: DungeonologyRun, env: Env, seat: int) -> Requests:
    """Which cube of the Scholar who has entered is Raided; the current player says (RM-18)."""
    return ask_one(run.state.active, "raided_cube", board_cubes(run.state, seat), scholar=seat)


@VOCABULARY.operation
def raid_from_board(run: DungeonologyRun, env: Env, cube: str) -> None:
    """A Raid without a free space ends the game at once (RM-18)."""
    if not free_kragmortha_zones(run.state, run.content):
        finish(run, "no_free_space")
    run.call("raid_from_board", cube=cube)


@VOCABULARY.operation
def land_raid(run: DungeonologyRun, env: Env, cube: str, place: str) -> None:
    """The cube goes into the first free space from the right."""
    zone = run.state.zones[object_id(place)]
    to_space(run, cube, zone.id, rightmost_free(zone), "raided")
