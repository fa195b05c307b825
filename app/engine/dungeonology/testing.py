"""Tests: Study and Espionage, with one sealed question to all opponents (EX-30 to EX-38, EX-81)."""

from app.engine.dungeonology import values
from app.engine.dungeonology.base import DungeonologyRun, Requests, ask_one, object_id
from app.engine.dungeonology.cubes import zone_cubes
from app.engine.dungeonology.playing import take_into_play
from app.engine.dungeonology.state import DungeonologyState, Played, Test
from app.engine.dungeonology.students import change_study_bonus
from app.engine.dungeonology.targets import affordable
from app.engine.dungeonology.tricks import draw_trick, onto_discards
from app.engine.kernel.programs import Node, ask, choose, do, repeat_while, sequence, when
from app.engine.kernel.requests import Request
from app.engine.kernel.state import Env
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()

_STEALTH = sequence(
    do("ready"),
    repeat_while(
        "playing_on",
        sequence(choose("stealth_option", into="choice"), do("play_stealth", choice="$choice")),
        choice="$choice",
    ),
)

_STUDY_SUCCESS = sequence(
    choose("glutton", into="glutton"),
    when("answer_is", do("sacrifice", seat="$seat", count=1), answer="$glutton", value="yes"),
    choose("studied_cube", into="cube", any="$glutton"),
    do("collect", seat="$seat", space="$cube"),
    do("reset_study_bonus"),
)

_ESPIONAGE_SUCCESS = sequence(
    choose("cube_of", into="cube", you="$seat", seat="$target"),
    do("move_cube_to", cube="$cube", seat="$seat"),
    do("light_fingers"),
)

PROGRAMS: dict[str, Node] = {
    "test": sequence(
        do("begin_test", kind="$kind", seat="$seat", target="$target"),
        _STEALTH,
        ask("alert_option", into="alert"),
        do("reveal_alert", asked="$alert"),
        _STEALTH,
        do("compare"),
        when("answer_is", _STUDY_SUCCESS, answer="$result", value="study_succeeded"),
        when("answer_is", _ESPIONAGE_SUCCESS, answer="$result", value="espionage_succeeded"),
        when("answer_is", do("raise_study_bonus"), answer="$result", value="study_failed"),
        when("failed", do("stun", seat="$seat", count=1, avoidable=True), result="$result"),
        do("end_test"),
        do("offer_copies"),
        do("after_test", result="$result"),
    ),
}


def running(run: DungeonologyRun) -> Test:
    """The running Test."""
    assert run.state.test is not None
    return run.state.test


@VOCABULARY.operation
def begin_test(run: DungeonologyRun, env: Env, kind: str, seat: int, target: int | None) -> None:
    """What is tried, by whom, against whom."""
    zone = run.state.players[seat].zone
    test = Test("study" if kind == "study" else "espionage", seat, zone, target)
    run.state.test = test
    numbers = {
        "stealth": values.stealth(run.state, run.content),
        "alert": values.alert(run.state, run.content),
    }
    run.emit("test_started", seat=seat, kind=kind, zone=zone, target=target, **numbers)


@VOCABULARY.operation
def ready(run: DungeonologyRun, env: Env) -> None:
    """The actor's cards can be played."""
    env["choice"] = "begin"


@VOCABULARY.condition
def playing_on(run: DungeonologyRun, env: Env, choice: str | None) -> bool:
    """Until the actor has had enough, or has nothing to play with."""
    return choice is not None and choice != "done"


@VOCABULARY.question
def stealth_option(run: DungeonologyRun, env: Env) -> Requests:
    """A Stealth option, a Knowledge token, Amanuensis, or no more (EX-31).

    Asked of everybody who holds cards, playable or not (EX-81).
    """
    state = run.state
    test = running(run)
    player = state.players[test.actor]
    choices = _options(run, test.actor, "stealth", verb="stealth")
    if player.knowledge and test.kind == "study":
        choices.append("knowledge")
    if values.has_skill(run, test.actor, "amanuensis"):
        choices += [
            f"amanuensis:{index}" for index, card in enumerate(test.played) if _can_double(test, card)
        ]
    if not choices and not player.hand:
        return {}
    secret, opposed = bool(player.hand), int(test.opposed)
    return ask_one(
        test.actor, "stealth_option", [*choices, "done"], default="done", secret=secret, opposed=opposed
    )


def _can_double(test: Test, card: Played) -> bool:
    return card.seat == test.actor and not card.doubled


def _options(run: DungeonologyRun, seat: int, side: str, verb: str) -> list[str]:
    """The options of a hand for one side of a Test whose price can be paid."""
    state = run.state
    return [
        f"{verb}:{card.id}:{number}"
        for card in state.players[seat].hand
        for number, option in run.content.tricks[card.face].by_kind.get(side, ())
        if affordable(state, seat, option, from_hand=True)
    ]


@VOCABULARY.operation
def play_stealth(run: DungeonologyRun, env: Env, choice: str | None) -> None:
    """The actor plays something for Stealth."""
    test = running(run)
    if choice is None or choice == "done":
        return
    player = run.state.players[test.actor]
    if choice == "knowledge":
        player.knowledge -= 1
        test.knowledge += 1
        run.emit("knowledge_changed", seat=test.actor, knowledge=player.knowledge)
    elif choice.startswith("amanuensis"):
        _double(run, test.actor, test.played[object_id(choice)])
    else:
        _play(run, test.actor, choice, "stealth")


def _double(run: DungeonologyRun, seat: int, card: Played) -> None:
    """Amanuensis: 1 unavoidable Stun, the Bonus Value twice (RM-38)."""
    card.doubled = True
    run.emit("skill_used", seat=seat, skill="amanuensis", card=card.card)
    run.call("stun", seat=seat, count=1, avoidable=False)


def _play(run: DungeonologyRun, seat: int, choice: str, side: str) -> Played:
    """An option is played: the card lies open, its price is paid before its bonus counts (EX-34)."""
    _, id, number, *_ = choice.split(":")
    face = take_into_play(run, seat, int(id), f"{side}:{number}")
    played = Played(seat, face, "stealth" if side == "stealth" else "alert")
    running(run).played.append(played)
    option = run.content.tricks[face].options[int(number)]
    if option.program is not None:
        run.call(option.program, you=seat, seat=seat, card=face)
    return played


@VOCABULARY.question
def alert_option(run: DungeonologyRun, env: Env) -> Requests:
    """Every opponent with cards is asked at once, whether or not they hold an Alert option (EX-31, EX-81)."""
    state = run.state
    test = running(run)
    numbers = _numbers(run)
    return {
        seat: _alert_request(run, seat, numbers)
        for seat in state.seats_from(test.actor)[1:]
        if state.players[seat].inside and state.players[seat].hand
    }


def _alert_request(run: DungeonologyRun, seat: int, numbers: dict[str, int | str]) -> Request:
    choices = _options(run, seat, "alert", verb="alert")
    if values.has_skill(run, seat, "amanuensis"):
        choices += [f"{choice}:double" for choice in choices]
    return Request("one", "alert_option", "pass", ("pass", *choices), params=numbers, secret=True)


def _numbers(run: DungeonologyRun) -> dict[str, int | str]:
    test = running(run)
    return {
        "actor": test.actor,
        "stealth": values.stealth(run.state, run.content),
        "alert": values.alert(run.state, run.content),
    }


def sealed_cards(state: DungeonologyState) -> set[int]:
    """The ids of the cards with Alert options that opponents have already chosen, unseen."""
    answers = state.ask.answers.values() if state.ask else ()
    return {
        object_id(answer) for answer in answers if isinstance(answer, str) and answer.startswith("alert:")
    }


@VOCABULARY.operation
def reveal_alert(run: DungeonologyRun, env: Env, asked: tuple[int, ...]) -> None:
    """The first in turn order with an option plays it; the others' stay unseen and in hand (EX-31)."""
    running(run).opposed = True
    for seat in asked:
        choice = env.pop(f"alert.{seat}")
        if isinstance(choice, str) and choice != "pass":
            break
    else:
        run.emit("no_alert_option", seats=list(asked))
        return
    for other in asked:
        env.pop(f"alert.{other}", None)
    played = _play(run, seat, choice, "alert")
    if choice.endswith(":double"):
        _double(run, seat, played)


@VOCABULARY.operation
def compare(run: DungeonologyRun, env: Env) -> None:
    """All values are read now; a Test whose actor, cube or target is gone has no result (EX-31, EX-38)."""
    test = running(run)
    stealth, alert = values.stealth(run.state, run.content), values.alert(run.state, run.content)
    result = "none"
    if _still_there(run, test):
        result = f"{test.kind}_{'succeeded' if stealth >= alert else 'failed'}"
    env["result"] = result
    run.emit("test_result", seat=test.actor, kind=test.kind, stealth=stealth, alert=alert, result=result)


def _still_there(run: DungeonologyRun, test: Test) -> bool:
    state = run.state
    if state.players[test.actor].zone != test.zone:
        return False
    if test.target is None:
        return state.zones[test.zone].cubes > 0
    target = state.players[test.target]
    return target.zone == test.zone and target.cubes > 0


@VOCABULARY.condition
def failed(run: DungeonologyRun, env: Env, result: str) -> bool:
    """Whether the Test has failed (EX-32, EX-33)."""
    return result.endswith("_failed")


@VOCABULARY.question
def glutton(run: DungeonologyRun, env: Env) -> Requests:
    """Whether to Sacrifice a Student to choose the cube (RM-35)."""
    test = running(run)
    several = run.state.zones[test.zone].cubes > 1
    if several and values.has_skill(run, test.actor, "glutton") and run.state.players[test.actor].students:
        return ask_one(test.actor, "glutton", ("yes", "no"), default="no")
    return {}


@VOCABULARY.question
def studied_cube(run: DungeonologyRun, env: Env, any: str | None) -> Requests:
    """The leftmost cube (EX-32), or, for the Glutton, any."""
    test = running(run)
    cubes = zone_cubes(run.state.zones[test.zone])
    return ask_one(test.actor, "collect_cube", cubes if any == "yes" else cubes[:1])


@VOCABULARY.operation
def reset_study_bonus(run: DungeonologyRun, env: Env) -> None:
    """Back to 0 after a successful Study Test (EX-04)."""
    player = run.state.players[running(run).actor]
    if player.bonus:
        player.bonus = 0
        run.emit("study_bonus_changed", seat=running(run).actor, bonus=0)


@VOCABULARY.operation
def raise_study_bonus(run: DungeonologyRun, env: Env) -> None:
    """+1 after a failed Study Test (EX-04)."""
    actor = running(run).actor
    more = values.change(run.state, run.content, actor, "failure_bonus")
    change_study_bonus(run, env, actor, 1 + more)


@VOCABULARY.operation
def light_fingers(run: DungeonologyRun, env: Env) -> None:
    """A Trick Card for whoever has the skill."""
    actor = running(run).actor
    if values.has_skill(run, actor, "light_fingers"):
        run.emit("skill_used", seat=actor, skill="light_fingers", card=None)
        draw_trick(run, actor)


@VOCABULARY.operation
def end_test(run: DungeonologyRun, env: Env) -> None:
    """Played cards are discarded, Traps go (EX-14, EX-31); the actor's cards are resolved (RM-38)."""
    state = run.state
    test = running(run)
    state.resolved = []
    for played in test.played:
        card = onto_discards(run, played.card)
        if played.seat == state.active:
            state.resolved.append(card.id)
        run.emit("trick_resolved", seat=played.seat, card=card.face, discard_id=card.id)
    state.zones[test.zone].traps = 0
    state.test = None
    run.emit("test_ended", seat=test.actor, kind=test.kind, zone=test.zone)


@VOCABULARY.operation
def after_test(run: DungeonologyRun, env: Env, result: str) -> None:
    """What repeats after Study Tests."""
    if result.startswith("study"):
        run.call("happen", seat=env["seat"], moment=result)
