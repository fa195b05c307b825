"""Maximum Alert: the Panic Card, its start of turn, its shout (EX-62, RM-15, RM-16, RM-19, RM-99)."""

from app.engine.dungeonology.base import DungeonologyRun, Requests, shuffle_cards
from app.engine.dungeonology.dark_panic import start_of_turn
from app.engine.dungeonology.ending import finish, finish_if_nobody_is_left
from app.engine.dungeonology.state import OMEGA, STUDENT, STUDENTS
from app.engine.kernel.programs import Node, ask, choose, do, sequence, when
from app.engine.kernel.requests import Request
from app.engine.kernel.state import Env
from app.engine.kernel.visibility import EVERYBODY, NOBODY, Card
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()
LOUD_ENOUGH = 40
LOUDEST = 100
TYPED = "typed"
SECONDS_TO_SHOUT = 20
SECONDS_TO_VOTE = 15

PROGRAMS: dict[str, Node] = {
    "shout": sequence(
        choose("shout", into="shout"),
        do("hear_shout", shout="$shout"),
        when(
            "too_quiet",
            sequence(ask("shout_vote", into="vote"), do("count_votes", asked="$vote")),
            shout="$shout",
        ),
    ),
}


@VOCABULARY.operation
def settle(run: DungeonologyRun, env: Env) -> None:
    """A Panic Card that is due is turned up: what was running has finished (EX-62)."""
    state = run.state
    if state.maximum != 1:
        return
    state.maximum = 2
    card = state.panic[0]
    card.known = EVERYBODY
    state.final_from = state.turn + 1
    panic = run.content.panics[card.face]
    state.final = [panic.turns if player.inside else 0 for player in state.players]
    run.emit("panic_revealed", card=card.face, turns=list(state.final))
    if panic.refill is not None:
        _refill(run, *panic.refill)
    finish_if_nobody_is_left(run)


def _refill(run: DungeonologyRun, students_each: int, omegas: int) -> None:
    """The bag is emptied, then filled; Omegas and Students come from where RM-15 says."""
    state = run.state
    in_bag = sum(card.face == OMEGA for card in state.bag)
    from_card = min(max(0, omegas - in_bag), state.track)
    state.track -= from_card
    total = min(omegas, in_bag + from_card)
    state.omegas_gone += in_bag + from_card - total
    wanted = students_each * state.seats
    free = STUDENTS - state.infirmary - sum(player.students for player in state.players)
    students = min(wanted, free + state.infirmary)
    state.infirmary -= max(0, students - free)
    faces = [STUDENT] * students + [OMEGA] * total
    state.bag = [Card(0, face, NOBODY) for face in faces]
    run.emit("university_refilled", students=students, omegas=total, track=state.track)
    shuffle_cards(run, state.bag, "university")


def rules_in_force(run: DungeonologyRun) -> tuple[str, ...]:
    """The rules of the Panic Card in force, by name."""
    face = run.state.panic_in_force
    return run.content.panics[face].rules if face else ()


@VOCABULARY.operation
def start_in_panic(run: DungeonologyRun, env: Env) -> None:
    """What a Panic Card does as a turn begins, also to those who have left (RM-19)."""
    state = run.state
    face = state.panic_in_force
    if face is None:
        return
    seat = state.active
    start_of_turn(run)
    if "aye_dark_lord" in rules_in_force(run):
        if state.players[seat].inside and state.last_full == seat:
            finish(run, "second_turn")
        run.call("shout")
    each_turn = run.content.panics[face].each_turn
    if each_turn is not None and state.players[seat].inside:
        run.call(each_turn, you=seat, seat=seat, card=face)


@VOCABULARY.question
def shout(run: DungeonologyRun, env: Env) -> Requests:
    """How loud it was, 0 to 100, or the words typed in full (RM-99)."""
    source = run.state.panic_in_force
    return {
        run.state.active: Request(
            "number", "shout", 0, (TYPED,), 0, LOUDEST, source, seconds=SECONDS_TO_SHOUT
        )
    }


@VOCABULARY.operation
def hear_shout(run: DungeonologyRun, env: Env, shout: int | str) -> None:
    """Everybody hears it."""
    run.emit("shouted", seat=run.state.active, loudness=shout)


@VOCABULARY.condition
def too_quiet(run: DungeonologyRun, env: Env, shout: int | str) -> bool:
    """Whether the others must judge (RM-99)."""
    return isinstance(shout, int) and shout < LOUD_ENOUGH


@VOCABULARY.question
def shout_vote(run: DungeonologyRun, env: Env) -> Requests:
    """All other players say whether it was loud enough; who says nothing says yes (RM-99)."""
    state, loudness = run.state, env["shout"]
    assert isinstance(loudness, int)
    vote = Request(
        "one",
        "shout_vote",
        "yes",
        ("yes", "no"),
        source=state.panic_in_force,
        params={"shouter": state.active, "loudness": loudness},
        seconds=SECONDS_TO_VOTE,
    )
    return dict.fromkeys(state.seats_in_turn_order()[1:], vote)


@VOCABULARY.operation
def count_votes(run: DungeonologyRun, env: Env, asked: tuple[int, ...]) -> None:
    """It fails only if all of them say no; then the game ends at once (RM-19, RM-99)."""
    votes = [{"seat": seat, "vote": env[f"vote.{seat}"]} for seat in asked]
    run.emit("shout_judged", seat=run.state.active, votes=votes)
    if all(vote["vote"] == "no" for vote in votes):
        run.state.players[run.state.active].removed = True
        finish(run, "too_quiet")


def count_final_turn(run: DungeonologyRun) -> None:
    """Each Scholar takes the turns of the Panic Card, then the game ends (EX-62)."""
    state = run.state
    if state.maximum != 2:
        return
    if state.turn >= state.final_from:
        state.final[state.active] -= 1
    if all(turns <= 0 for turns, player in zip(state.final, state.players, strict=True) if player.inside):
        finish(run, "last_turns")
