"""The turn: Thesis, Rest, Movement, Action, End (EX-20 to EX-28), and how it passes on."""

from app.engine.dungeonology import values
from app.engine.dungeonology.base import DungeonologyRun, Requests, ask_one, object_id
from app.engine.dungeonology.board.links import neighbours
from app.engine.dungeonology.cubes import board_cubes, to_reserve
from app.engine.dungeonology.ending import finish
from app.engine.dungeonology.exploring import can_explore, explore
from app.engine.dungeonology.kragmortha import closed_portal
from app.engine.dungeonology.moving import put
from app.engine.dungeonology.panic import count_final_turn
from app.engine.dungeonology.playing import play_main
from app.engine.dungeonology.raid import may_collect
from app.engine.dungeonology.skills import free_choices, main_choices, usable, use_free, use_skill
from app.engine.dungeonology.state import Phase
from app.engine.dungeonology.students import discard_jinx, draw_students, sacrifice, take_intern
from app.engine.dungeonology.targets import others
from app.engine.dungeonology.tricks import draw_trick
from app.engine.kernel.modifiers import expire
from app.engine.kernel.programs import Node, choose, do, repeat_while, sequence, when
from app.engine.kernel.requests import Request, pick_exactly
from app.engine.kernel.state import Env
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()
STUN_TO_REST = 3
ACTIONS = 2

_MOVEMENT = sequence(
    do("begin_phase", phase="rest"),
    repeat_while(
        "phase_open",
        sequence(choose("movement", into="choice"), do("move", choice="$choice"), do("settle")),
        choice="$choice",
    ),
)

_REST = sequence(
    choose("rest_discards", into="cards"),
    do("discard_tricks", seat="$seat", cards="$cards"),
    choose("rest_jinx", into="jinx"),
    when("jinx_chosen", do("pay_for_jinx", jinx="$jinx"), jinx="$jinx"),
    do("happen", seat="$seat", moment="rest"),
)

_ACTION = sequence(
    do("end_movement"),
    do("settle"),
    do("begin_phase", phase="action"),
    repeat_while(
        "phase_open",
        sequence(choose("action", into="choice"), do("act", choice="$choice"), do("settle")),
        choice="$choice",
    ),
)

_END = sequence(
    do("begin_phase", phase="end"),
    do("offer_archive"),
    do("strike_clock"),
    do("happen", seat="$seat", moment="turn_end"),
    do("fill_hand"),
    choose("surplus", into="cards"),
    do("discard_tricks", seat="$seat", cards="$cards"),
    do("settle"),
)

_PHASES = sequence(
    do("begin_phase", phase="thesis"),
    do("open_thesis"),
    do("settle"),
    when(
        "active_inside",
        sequence(_MOVEMENT, when("resting", do("open_rest"), otherwise=_ACTION), _END),
    ),
)

PROGRAMS: dict[str, Node] = {
    "turns": repeat_while(
        "game_goes_on",
        sequence(
            do("begin_turn"),
            do("start_in_panic"),
            do("settle"),
            when("active_inside", sequence(do("begin_full_turn"), do("settle"), _PHASES)),
            do("end_turn"),
        ),
    ),
    "rest": _REST,
}


@VOCABULARY.operation
def begin_turn(run: DungeonologyRun, env: Env) -> None:
    """The next player clockwise, in the first turn the first player (EX-15)."""
    state = run.state
    state.active = (state.first + state.turn) % state.seats
    state.turn += 1
    state.phase = "start"
    state.steps, state.actions, state.rested, state.resolved = 0, [], False, []
    state.players[state.active].used = []
    env["seat"] = state.active
    run.emit("turn_started", seat=state.active, round=state.round, turn=state.turn)
    if state.ender == state.active:  # RM-86
        finish(run, "last_omega")


@VOCABULARY.condition
def active_inside(run: DungeonologyRun, env: Env) -> bool:
    """Whether the Scholar whose turn it is is in the Dungeon (EX-48)."""
    return run.state.players[run.state.active].inside


@VOCABULARY.operation
def begin_full_turn(run: DungeonologyRun, env: Env) -> None:
    """The Scholar takes a full turn (RM-19)."""
    run.state.last_full = run.state.active
    run.call("happen", seat=run.state.active, moment="turn_start")


@VOCABULARY.operation
def begin_phase(run: DungeonologyRun, env: Env, phase: Phase) -> None:
    """The next phase of the turn."""
    run.state.phase = phase
    if phase == "rest":
        run.state.rest_due = run.state.players[run.state.active].stun >= STUN_TO_REST
    env["choice"] = "begin"
    env["seat"] = run.state.active
    run.emit("phase_started", seat=run.state.active, phase=phase)


@VOCABULARY.operation
def open_thesis(run: DungeonologyRun, env: Env) -> None:
    """EX-21."""
    run.call("thesis")


@VOCABULARY.condition
def phase_open(run: DungeonologyRun, env: Env, choice: str | None) -> bool:
    """Until the player ends the phase, or nothing is left to choose."""
    return choice is not None and choice not in ("end", "rest")


@VOCABULARY.question
def movement(run: DungeonologyRun, env: Env) -> Requests:
    """Rest, as long as nothing else was done; or steps up to the Speed (EX-22, EX-23).

    Without steps left the phase ends, which tells nothing of the hand.
    """
    state = run.state
    seat = state.active
    player = state.players[seat]
    resting = state.phase == "rest"
    must_rest = resting and state.rest_due and player.stun >= STUN_TO_REST
    left = values.speed(state, run.content, seat) - state.steps
    if not (resting or left > 0):
        return {}
    choices = [] if must_rest else _steps(run, seat, left)
    choices += free_choices(run, seat)
    choices += ["rest"] if resting else []
    choices += [] if must_rest else ["end"]
    default = "rest" if must_rest else "end"
    secret = bool(player.hand)
    return ask_one(seat, "movement", choices, default=default, secret=secret, steps=max(0, left))


def _steps(run: DungeonologyRun, seat: int, left: int) -> list[str]:
    if left <= 0:
        return []
    state = run.state
    doors = neighbours(state, state.players[seat].zone)
    choices = [f"step:{zone}" for zone in doors]
    if closed_portal(state, state.players[seat].zone):
        choices.append("portal")
    return [*choices, "explore"] if can_explore(state, run.content, seat) else choices


@VOCABULARY.operation
def move(run: DungeonologyRun, env: Env, choice: str | None) -> None:
    """One thing in the Rest and Movement phases."""
    state = run.state
    seat = state.active
    if choice == "rest":
        state.rested = True
    elif choice is not None and not use_free(run, seat, choice):
        _move_on(run, env, seat, choice)


def _move_on(run: DungeonologyRun, env: Env, seat: int, choice: str) -> None:
    state = run.state
    if state.phase == "rest":
        state.phase = "movement"
        run.emit("phase_started", seat=seat, phase="movement")
    if choice == "explore":
        state.steps += 1
        explore(run, env, seat)
    elif choice == "portal":
        state.steps += 1
        run.call("open_area", seat=seat, castle=state.players[seat].zone)
    elif choice != "end":
        state.steps += 1
        put(run, seat, object_id(choice), "step")


@VOCABULARY.condition
def resting(run: DungeonologyRun, env: Env) -> bool:
    """Whether the Scholar Rests this turn."""
    return run.state.rested


@VOCABULARY.operation
def open_rest(run: DungeonologyRun, env: Env) -> None:
    """Back to the Starting Zone, all Stun lost (EX-22)."""
    seat = run.state.active
    player = run.state.players[seat]
    put(run, seat, player.home, "rest")
    run.emit("rested", seat=seat, stun=player.stun)
    player.stun = 0
    run.call("rest", seat=seat)


@VOCABULARY.question
def rest_discards(run: DungeonologyRun, env: Env) -> Requests:
    """Any cards of the hand (EX-22)."""
    state = run.state
    cards = tuple(f"card:{card.id}" for card in state.players[state.active].hand)
    request = Request("many", "rest_discards", (), cards, 0, len(cards))
    return {state.active: request} if cards else {}


@VOCABULARY.question
def rest_jinx(run: DungeonologyRun, env: Env) -> Requests:
    """One Jinx at the price of one Student (EX-22)."""
    state = run.state
    player = state.players[state.active]
    jinxes = [f"jinx:{jinx}" for jinx in dict.fromkeys(player.jinxes)] if player.students else []
    return ask_one(state.active, "rest_jinx", ["no", *jinxes] if jinxes else [], default="no")


@VOCABULARY.condition
def jinx_chosen(run: DungeonologyRun, env: Env, jinx: str | None) -> bool:
    """Whether a Jinx was chosen."""
    return jinx is not None and jinx != "no"


@VOCABULARY.operation
def pay_for_jinx(run: DungeonologyRun, env: Env, jinx: str) -> None:
    """A Student goes, the Jinx goes under its deck."""
    sacrifice(run, env, run.state.active, 1)
    discard_jinx(run, env, run.state.active, jinx)


@VOCABULARY.operation
def end_movement(run: DungeonologyRun, env: Env) -> None:
    """Danger where the Movement phase ends, moved or not (EX-53)."""
    state = run.state
    seat = state.active
    zone = state.zone_of(seat)
    effect = run.content.zones[zone.card].by_kind.get("danger")
    if effect is None:
        return
    number = values.danger(state, run.content, seat, effect.number)
    run.emit("zone_effect", seat=seat, zone=zone.id, effect="danger", number=number)
    run.call("stun", seat=seat, count=number, avoidable=True)


@VOCABULARY.question
def action(run: DungeonologyRun, env: Env) -> Requests:
    """Up to two different actions (EX-26), and what is none."""
    state = run.state
    seat = state.active
    player = state.players[seat]
    choices = _actions(run, seat) if len(state.actions) < ACTIONS else []
    choices += free_choices(run, seat)
    if not choices and not player.hand:
        return {}
    left = ACTIONS - len(state.actions)
    return ask_one(seat, "action", [*choices, "end"], default="end", secret=bool(player.hand), actions=left)


def _actions(run: DungeonologyRun, seat: int) -> list[str]:
    state = run.state
    zone = state.zone_of(seat)
    choices: list[str] = []
    if "study" not in state.actions and may_collect(state, run.content, zone):
        choices.append("study")
    if "espionage" not in state.actions:
        targets = others(state, run.content, seat, "zone", "cubes")
        choices += [f"espionage:{other}" for other in targets]
    if "trick" not in state.actions:
        choices += main_choices(run, seat)
    if "bivouac" not in state.actions:
        choices += bivouac_cubes(run, seat)
    for skill in values.side_of(state, run.content, seat).skills:
        fresh = skill.id not in state.actions and skill.kind == "action"
        if fresh and skill.use and usable(run, seat, skill.use):
            choices.append(f"action:{skill.id}")
    return choices


def bivouac_cubes(run: DungeonologyRun, seat: int) -> list[str]:
    """The cubes with which an Intern can be had here (EX-55)."""
    state = run.state
    effect = run.content.zones[state.zone_of(seat).card].by_kind.get("bivouac")
    if effect is None or not state.intern_deck:
        return []
    cubes = board_cubes(state, seat)
    return [f"bivouac:{cube}" for cube in cubes if cube.split(":")[2] == effect.word]


@VOCABULARY.operation
def act(run: DungeonologyRun, env: Env, choice: str | None) -> None:
    """One thing in the Action phase."""
    state = run.state
    seat = state.active
    if choice is None or choice == "end" or use_free(run, seat, choice):
        return
    verb, _, rest = choice.partition(":")
    state.actions.append({"main": "trick", "action": rest}.get(verb, verb))
    match verb:
        case "study":
            run.call("test", seat=seat, kind="study", target=None)
        case "espionage":
            run.call("test", seat=seat, kind="espionage", target=int(rest))
        case "main":
            play_main(run, seat, int(rest))
        case "bivouac":
            to_reserve(run, rest, "bivouac")
            take_intern(run, env, seat)
        case "action":
            use_skill(run, seat, rest)


@VOCABULARY.operation
def strike_clock(run: DungeonologyRun, env: Env) -> None:
    """From the Alert Card's round on each Scholar draws a Student (EX-65)."""
    state = run.state
    if state.round >= run.content.alerts[state.alert].clock:
        draw_students(run, env, state.active, 1)


@VOCABULARY.operation
def fill_hand(run: DungeonologyRun, env: Env) -> None:
    """Trick Cards up to the Hand size (EX-27)."""
    state = run.state
    seat = state.active
    missing = values.hand_size(state, run.content, seat) - len(state.players[seat].hand)
    for _ in range(missing):
        if not draw_trick(run, seat):
            return


@VOCABULARY.question
def surplus(run: DungeonologyRun, env: Env) -> Requests:
    """Cards above the Hand size, of one's own choice (EX-27); by default those held longest."""
    state = run.state
    hand = state.players[state.active].hand
    count = len(hand) - values.hand_size(state, run.content, state.active)
    if count <= 0:
        return {}
    return {state.active: pick_exactly(count, "surplus", tuple(f"card:{card.id}" for card in hand))}


@VOCABULARY.operation
def end_turn(run: DungeonologyRun, env: Env) -> None:
    """What lasts until the end of the turn ends."""
    expire(run.state, "end_of_turn")
    run.emit("turn_ended", seat=run.state.active)
    count_final_turn(run)
