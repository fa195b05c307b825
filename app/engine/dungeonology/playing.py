"""Playing Trick Cards outside Tests, resolving them, and the Copyist (EX-26, EX-34, RM-38)."""

from app.engine.dungeonology.base import DungeonologyRun, Requests, ask_one, object_id
from app.engine.dungeonology.tricks import onto_discards, out_of_hand
from app.engine.dungeonology.values import has_skill, repeated
from app.engine.kernel.programs import Node, choose, do, for_each, sequence
from app.engine.kernel.state import Env
from app.engine.kernel.visibility import EVERYBODY
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()

PROGRAMS: dict[str, Node] = {
    "play": sequence(do("run_effect", program="$program"), do("resolve_trick"), do("offer_copies")),
    "copies": for_each(
        "copyists",
        "seat",
        sequence(choose("copy", into="copy", seat="$seat"), do("take_copy", seat="$seat", copy="$copy")),
    ),
    "happen": do("happen", seat="$seat", moment="$moment"),
}


def take_into_play(run: DungeonologyRun, seat: int, id: int, use: str) -> str:
    """A card leaves a hand and lies open; gives back its face."""
    face = out_of_hand(run, seat, id).face
    run.emit("trick_played", {seat: {"hand_id": id}}, seat=seat, card=face, use=use)
    return face


def play_main(run: DungeonologyRun, seat: int, id: int) -> None:
    """A Trick Card's main effect, an action (EX-26)."""
    face = take_into_play(run, seat, id, "main")
    _run(run, seat, face, run.content.tricks[face].main.program)


def play_aside(run: DungeonologyRun, seat: int, id: int, number: int) -> None:
    """An auxiliary option outside Tests, which is no action."""
    face = take_into_play(run, seat, id, f"aside:{number}")
    _run(run, seat, face, run.content.tricks[face].options[number].program)


def _run(run: DungeonologyRun, seat: int, face: str, program: str | None) -> None:
    run.state.playing = face
    run.call("play", you=seat, seat=seat, card=face, program=program)


@VOCABULARY.operation
def run_effect(run: DungeonologyRun, env: Env, program: str) -> None:
    """The effect itself, in a frame of its own."""
    run.call(program, you=env["you"], seat=env["seat"], card=env["card"])


@VOCABULARY.operation
def resolve_trick(run: DungeonologyRun, env: Env) -> None:
    """The card is over and discarded."""
    state = run.state
    assert state.playing is not None
    card = onto_discards(run, state.playing)
    state.playing = None
    state.resolved = [card.id]
    run.emit("trick_resolved", seat=env["you"], card=card.face, discard_id=card.id)


@VOCABULARY.operation
def offer_copies(run: DungeonologyRun, env: Env) -> None:
    """Whoever has the skill may take a card just resolved by the Scholar whose turn it is (RM-38)."""
    run.call("copies", seat=run.state.active)


@VOCABULARY.list
def copyists(run: DungeonologyRun, env: Env) -> tuple[int | str, ...]:
    """Those who may still copy this turn."""
    state = run.state
    return tuple(
        seat
        for seat in state.seats_in_turn_order()[1:]
        if state.players[seat].inside
        and state.players[seat].copied != state.turn
        and has_skill(run, seat, "copyist")
    )


@VOCABULARY.question
def copy(run: DungeonologyRun, env: Env, seat: int) -> Requests:
    """One of the cards just resolved, or none."""
    state = run.state
    cards = [card.id for card in state.discards if card.id in state.resolved]
    choices = ["no", *(f"card:{id}" for id in cards)] if cards else []
    return ask_one(seat, "copyist", choices)


@VOCABULARY.operation
def take_copy(run: DungeonologyRun, env: Env, seat: int, copy: str | None) -> None:
    """The card comes into the Copyist's hand; everybody has seen which."""
    state = run.state
    if copy is None or copy == "no":
        return
    wanted = object_id(copy)
    card = next(card for card in state.discards if card.id == wanted)
    state.discards.remove(card)
    state.resolved.remove(card.id)
    state.players[seat].copied = state.turn
    discard_id, card.id, card.known = card.id, state.new_id(), EVERYBODY
    state.players[seat].hand.append(card)
    run.emit("trick_copied", {seat: {"id": card.id}}, seat=seat, card=card.face, discard_id=discard_id)


@VOCABULARY.operation
def happen(run: DungeonologyRun, env: Env, seat: int, moment: str) -> None:
    """Everything that repeats for a Scholar at a moment, one after the other."""
    if not run.state.players[seat].inside:
        return
    for card, each in reversed(repeated(run.state, run.content, seat)):
        if each.moment == moment:
            run.call(each.program, you=seat, seat=seat, card=card)
