"""Students, Omegas, Stun and Jinxes (EX-07, EX-39 to EX-42, EX-63)."""

from app.engine.dungeonology.base import DungeonologyRun, Requests, ask_one, shuffle_cards, source
from app.engine.dungeonology.state import OMEGA, STUDENT, Intern
from app.engine.kernel.programs import Node, choose, do, for_each, sequence, when
from app.engine.kernel.state import Env
from app.engine.kernel.visibility import EVERYBODY, NOBODY, Card
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()

_STUN = when(
    "answer_is",
    do("sacrifice", seat="$seat", count=1),
    otherwise=do("add_stun", seat="$seat"),
    answer="$choice",
    value="sacrifice",
)

PROGRAMS: dict[str, Node] = {
    "draw_students": for_each("times", "drawn", do("draw_student", seat="$seat"), count="$count"),
    "stun": for_each(
        "times",
        "stunned",
        sequence(choose("stun_or_sacrifice", into="choice", seat="$seat", avoidable="$avoidable"), _STUN),
        count="$count",
    ),
}


@VOCABULARY.operation
def draw_students(run: DungeonologyRun, env: Env, seat: int, count: int) -> None:
    """Students are drawn one by one (EX-39)."""
    run.call("draw_students", seat=seat, count=count)


@VOCABULARY.operation
def draw_student(run: DungeonologyRun, env: Env, seat: int) -> None:
    """One Student comes out of the University (EX-07, EX-40)."""
    state = run.state
    if not state.bag and state.infirmary:
        _fill_bag(run, state.infirmary)
        state.infirmary = 0
    if not state.bag:
        run.emit("university_empty", seat=seat)
        return
    student = state.bag.pop()
    if student.face == STUDENT:
        state.players[seat].students += 1
    run.emit("student_drawn", seat=seat, student=student.face, students=state.players[seat].students)
    if student.face == OMEGA:
        _place_omega(run, seat)


def _place_omega(run: DungeonologyRun, seat: int) -> None:
    """An Omega: onto the Alert Card, or out of the game during Maximum Alert; a Jinx (EX-40, EX-63)."""
    state = run.state
    spaces = run.content.alerts[state.alert].track
    late = state.maximum > 0 or state.track >= spaces
    if late:
        state.omegas_gone += 1
    else:
        state.track += 1
    run.emit("omega_drawn", seat=seat, track=state.track, placed=not late)
    take_jinx(run, seat)
    if late:
        if state.mode != "kragmortha":  # RM-81
            run.call("drop_at_random", seat=seat)
        return
    _send_students_back(run)
    if state.track == spaces:
        if state.mode == "kragmortha":
            state.ender = seat
            run.emit("end_is_near", seat=seat)
        else:
            begin_maximum_alert(run, "track_full")


def _send_students_back(run: DungeonologyRun) -> None:
    """The Infirmary and all Students above the Initial ones return to the bag (EX-07)."""
    state = run.state
    count = state.infirmary
    state.infirmary = 0
    for player in state.players:
        initial = run.content.scholars[player.scholar].students
        if player.inside and player.students > initial:
            count += player.students - initial
            player.students = initial
    _fill_bag(run, count)


def _fill_bag(run: DungeonologyRun, students: int) -> None:
    """So many ordinary Students go into the bag, which is shaken."""
    state = run.state
    state.bag += [Card(0, STUDENT, NOBODY) for _ in range(students)]
    counts = [player.students for player in state.players]
    run.emit("university_filled", added=students, count=len(state.bag), students=counts)
    shuffle_cards(run, state.bag, "university")


def begin_maximum_alert(run: DungeonologyRun, cause: str) -> None:
    """Maximum Alert begins; the Panic Card is due when what is running has finished (EX-62)."""
    if run.state.maximum == 0:
        run.state.maximum = 1
        run.emit("maximum_alert", cause=cause)


@VOCABULARY.operation
def sacrifice(run: DungeonologyRun, env: Env, seat: int, count: int) -> None:
    """Students go to the Infirmary, as many as there are (EX-42)."""
    player = run.state.players[seat]
    number = min(count, player.students)
    if number:
        player.students -= number
        run.state.infirmary += number
        run.emit("students_sacrificed", seat=seat, count=number, students=player.students)


@VOCABULARY.operation
def stun(run: DungeonologyRun, env: Env, seat: int, count: int, avoidable: bool) -> None:
    """Stun tokens, one at a time (EX-41)."""
    if run.state.players[seat].inside:
        run.call("stun", seat=seat, count=count, avoidable=avoidable, card=source(run, env))


@VOCABULARY.question
def stun_or_sacrifice(run: DungeonologyRun, env: Env, seat: int, avoidable: bool) -> Requests:
    """A Stun token, or a Student instead (EX-41)."""
    choices = ["stun"]
    if avoidable and run.state.players[seat].students:
        choices.append("sacrifice")
    return ask_one(seat, "stun_or_sacrifice", choices, source(run, env))


@VOCABULARY.operation
def add_stun(run: DungeonologyRun, env: Env, seat: int) -> None:
    """One Stun token."""
    player = run.state.players[seat]
    player.stun += 1
    run.emit("stun_changed", seat=seat, stun=player.stun, delta=1)


@VOCABULARY.operation
def lose_stun(run: DungeonologyRun, env: Env, seat: int, count: int) -> None:
    """Stun tokens are put back."""
    player = run.state.players[seat]
    number = min(count, player.stun)
    if number:
        player.stun -= number
        run.emit("stun_changed", seat=seat, stun=player.stun, delta=-number)


def take_jinx(run: DungeonologyRun, seat: int) -> None:
    """The top Jinx, if there is one; it does nothing at this moment (EX-10)."""
    deck = run.state.jinx_deck
    if not deck:
        run.emit("no_jinx_left", seat=seat)
        return
    jinx = deck.pop().face
    run.state.players[seat].jinxes.append(jinx)
    run.emit("jinx_drawn", seat=seat, jinx=jinx)


@VOCABULARY.operation
def draw_jinx(run: DungeonologyRun, env: Env, seat: int) -> None:
    """EX-10."""
    take_jinx(run, seat)


@VOCABULARY.question
def own_jinx(run: DungeonologyRun, env: Env, seat: int) -> Requests:
    """One of one's own Jinxes."""
    jinxes = dict.fromkeys(run.state.players[seat].jinxes)
    return ask_one(seat, "discard_jinx", [f"jinx:{jinx}" for jinx in jinxes], source(run, env))


@VOCABULARY.operation
def discard_jinx(run: DungeonologyRun, env: Env, seat: int, jinx: str | None) -> None:
    """A Jinx goes under the deck; everybody has seen it (EX-10)."""
    if jinx is None:
        return
    face = jinx.partition(":")[2]
    run.state.players[seat].jinxes.remove(face)
    run.state.jinx_deck.insert(0, Card(0, face, EVERYBODY))
    run.emit("jinx_discarded", seat=seat, jinx=face)


@VOCABULARY.operation
def gain_knowledge(run: DungeonologyRun, env: Env, seat: int, count: int) -> None:
    """EX-14."""
    player = run.state.players[seat]
    player.knowledge += count
    run.emit("knowledge_changed", seat=seat, knowledge=player.knowledge)


@VOCABULARY.operation
def change_study_bonus(run: DungeonologyRun, env: Env, seat: int, amount: int) -> None:
    """The wheel turns within 0 and 5 (EX-04)."""
    player = run.state.players[seat]
    bonus = max(0, min(run.content.numbers.most_study_bonus, player.bonus + amount))
    if bonus != player.bonus:
        player.bonus = bonus
        run.emit("study_bonus_changed", seat=seat, bonus=bonus)


@VOCABULARY.operation
def take_intern(run: DungeonologyRun, env: Env, seat: int) -> None:
    """The top Intern, if there is one (EX-10)."""
    deck = run.state.intern_deck
    if deck:
        face = deck.pop().face
        run.state.players[seat].interns.append(Intern(face))
        run.emit("intern_taken", seat=seat, intern=face)
