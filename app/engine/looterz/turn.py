"""The turn: recruitment, dungeon, recruitment, sacrifice (LZ-20), and how it passes on."""

from app.engine.kernel.modifiers import expire
from app.engine.kernel.programs import Node, choose, do, repeat_while, sequence
from app.engine.kernel.requests import pick_exactly, pick_one
from app.engine.kernel.state import Env
from app.engine.kernel.vocabulary import Vocabulary
from app.engine.looterz import dungeon, tower
from app.engine.looterz.content import skill_program
from app.engine.looterz.dungeon import LooterzRun
from app.engine.looterz.effects import ATTACK
from app.engine.looterz.operations import object_id
from app.engine.looterz.questions import Requests
from app.engine.looterz.state import Looter

VOCABULARY = Vocabulary()
LOOTERZ_LIMIT = 3
HAND_LIMIT = 10

_RECRUITMENT = sequence(choose("recruitment", into="choice"), do("recruit_or_draw", choice="$choice"))

_DUNGEON = repeat_while(
    "dungeon_open", sequence(choose("dungeon_action", into="choice"), do("perform", choice="$choice"))
)

# LZ-66: the surplus with all Last Wishes, then borrowed Looterz, then the hand.
_SACRIFICE = sequence(
    repeat_while(
        "too_many_looterz",
        sequence(choose("surplus_looterz", into="choice"), do("sacrifice_surplus", looterz="$choice")),
    ),
    do("give_back_borrowed"),
    repeat_while(
        "too_many_cards",
        sequence(choose("surplus_cards", into="choice"), do("discard_surplus", cards="$choice")),
    ),
)

_TURN = repeat_while(
    "game_goes_on",
    sequence(
        do("begin_turn"),
        do("begin_phase", phase="first_recruitment"),
        _RECRUITMENT,
        do("begin_phase", phase="dungeon"),
        _DUNGEON,
        do("begin_phase", phase="second_recruitment"),
        _RECRUITMENT,
        do("begin_phase", phase="sacrifice"),
        _SACRIFICE,
        do("end_turn"),
    ),
)


PROGRAMS: dict[str, Node] = {
    "turns": _TURN,
    "search": do("search", looter="$looter"),
    "attack": ATTACK,
    "skill": sequence(do("announce_skill"), do("run_skill", program="$program")),
}
"""The programs of the rules themselves, which all cards share."""


@VOCABULARY.operation
def begin_turn(run: LooterzRun, env: Env) -> None:
    """The next player clockwise, in the first turn the first player, becomes the active one (LZ-20)."""
    state = run.state
    state.active = (state.first + state.turn) % state.seats
    state.turn += 1
    run.emit("turn_started", seat=state.active, round=state.round)


@VOCABULARY.operation
def begin_phase(run: LooterzRun, env: Env, phase: str) -> None:
    """The next phase of the turn."""
    run.state.phase = phase
    env["choice"] = None
    run.emit("phase_started", seat=run.state.active, phase=phase)


@VOCABULARY.question
def recruitment(run: LooterzRun, env: Env) -> Requests:
    """Recruit a card of the hand or draw; one of the two must be taken when it is possible (LZ-21)."""
    state = run.state
    draw = ("draw",) if state.tower else ()
    choices = draw + tuple(f"recruit:{card.id}" for card in state.players[state.active].hand)
    return {state.active: pick_one("recruitment", choices)} if choices else {}


@VOCABULARY.operation
def recruit_or_draw(run: LooterzRun, env: Env, choice: str | None) -> None:
    """LZ-21, LZ-22."""
    seat = run.state.active
    if choice == "draw":
        tower.draw(run, seat)
    elif choice is not None:
        dungeon.recruit(run, seat, tower.take_from_hand(run, seat, object_id(choice)), "hand")


@VOCABULARY.condition
def dungeon_open(run: LooterzRun, env: Env) -> bool:
    """Until the active player ends the phase."""
    return env["choice"] != "end"


@VOCABULARY.question
def dungeon_action(run: LooterzRun, env: Env) -> Requests:
    """What each Looter that has not acted this turn can do (LZ-23, LZ-24)."""
    state = run.state
    choices: list[str] = []
    alone = sum(len(player.looterz) for player in state.players) == 1
    for looter in state.players[state.active].looterz:
        if looter.acted != state.turn:
            choices += _actions_of(run, looter, alone)
    choices.append("end")
    return {state.active: pick_one("dungeon_action", tuple(choices), default="end")}


def _actions_of(run: LooterzRun, looter: Looter, alone: bool) -> list[str]:
    state = run.state
    actions = [f"search:{looter.id}"]
    if not alone:  # LZ-35
        actions.append(f"attack:{looter.id}")
    definition = run.content.by_id[looter.face]
    if definition.keyword == "activate" and definition.discards <= len(state.players[state.active].hand):
        actions.append(f"activate:{looter.id}")
    return actions


@VOCABULARY.operation
def perform(run: LooterzRun, env: Env, choice: str) -> None:
    """One Looter acts; no Looter acts twice in a turn (LZ-24)."""
    if choice == "end":
        return
    state = run.state
    action, _, _ = choice.partition(":")
    looter = state.looter(object_id(choice))
    assert looter is not None
    looter.acted = state.turn
    variables = dungeon.skill_env(state.active, looter)
    if action == "activate":
        program = skill_program(looter.face, "activate")
        run.call("skill", **variables, program=program, keyword="activate")
    else:
        run.call(action, **variables)


@VOCABULARY.condition
def too_many_looterz(run: LooterzRun, env: Env) -> bool:
    """The limit holds in this phase only (LZ-28)."""
    return len(run.state.players[run.state.active].looterz) > LOOTERZ_LIMIT


@VOCABULARY.question
def surplus_looterz(run: LooterzRun, env: Env) -> Requests:
    """Which Looterz go, so that exactly three remain (LZ-26); by default the least valuable."""
    state = run.state
    row = sorted(state.players[state.active].looterz, key=lambda looter: _worth(run, looter))
    choices = tuple(f"looter:{looter.id}" for looter in row)
    count = len(row) - LOOTERZ_LIMIT
    return {state.active: pick_exactly(count, "surplus_looterz", choices)}


def _worth(run: LooterzRun, looter: Looter) -> int:
    return looter.hearts * run.content.by_id[looter.face].power


@VOCABULARY.operation
def sacrifice_surplus(run: LooterzRun, env: Env, looterz: tuple[str, ...]) -> None:
    """The chosen Looterz leave together; their Last Wishes follow (LZ-26)."""
    for choice in looterz:
        looter = run.state.looter(object_id(choice))
        assert looter is not None
        dungeon.leave(run, looter, "sacrificed")


@VOCABULARY.operation
def give_back_borrowed(run: LooterzRun, env: Env) -> None:
    """LZ-58, LZ-66."""
    dungeon.give_back_borrowed(run)


@VOCABULARY.condition
def too_many_cards(run: LooterzRun, env: Env) -> bool:
    """LZ-27."""
    return len(run.state.players[run.state.active].hand) > HAND_LIMIT


@VOCABULARY.question
def surplus_cards(run: LooterzRun, env: Env) -> Requests:
    """Which cards are discarded, so that ten remain (LZ-27); by default those held longest."""
    state = run.state
    choices = tuple(f"card:{card.id}" for card in state.players[state.active].hand)
    count = len(choices) - HAND_LIMIT
    return {state.active: pick_exactly(count, "surplus_cards", choices)}


@VOCABULARY.operation
def discard_surplus(run: LooterzRun, env: Env, cards: tuple[str, ...]) -> None:
    """LZ-27, LZ-55."""
    for choice in cards:
        tower.discard(run, run.state.active, object_id(choice))


@VOCABULARY.operation
def end_turn(run: LooterzRun, env: Env) -> None:
    """What lasts until the end of the turn ends."""
    expire(run.state, "end_of_turn")
    run.emit("turn_ended", seat=run.state.active)
