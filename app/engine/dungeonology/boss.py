"""Rigor Mortis: Sighting, Activation, Sorcery Cards (EX-56, RM-26, RM-27, RM-30, RM-35)."""

from app.engine.dungeonology.base import DungeonologyRun, Requests, ask_one, shuffle_cards
from app.engine.dungeonology.dark_lord import PROFILE_A
from app.engine.dungeonology.tokens import place_rigor
from app.engine.dungeonology.values import has_skill
from app.engine.kernel.programs import Node, choose, do, sequence, when
from app.engine.kernel.state import Env
from app.engine.kernel.visibility import EVERYBODY, Card
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()

_ACTIVATION = sequence(
    do("activate_boss", seat="$seat", zone="$zone"),
    when("profile_a", PROFILE_A),
    do("draw_sorcery", you="$seat"),
    do("apply_sorcery", you="$seat"),
    do("apply_minions", you="$seat"),
    do("discard_sorcery"),
)

PROGRAMS: dict[str, Node] = {
    "boss": sequence(
        choose("meet_rigor", into="answer", seat="$seat"),
        when(
            "answer_is",
            do("decline_boss", seat="$seat"),
            otherwise=_ACTIVATION,
            answer="$answer",
            value="no",
        ),
    ),
}  # fmt: skip


@VOCABULARY.question
def meet_rigor(run: DungeonologyRun, env: Env, seat: int) -> Requests:
    """Only the Puppy may decline (RM-35)."""
    choices = ("yes", "no") if has_skill(run, seat, "puppy") else ()
    return ask_one(seat, "activate_boss", choices, default="no")


@VOCABULARY.operation
def decline_boss(run: DungeonologyRun, env: Env, seat: int) -> None:
    """The Boss Effect is not activated."""
    run.emit("boss_declined", seat=seat)


@VOCABULARY.operation
def activate_boss(run: DungeonologyRun, env: Env, seat: int, zone: int) -> None:
    """Sighting the first time; profile B comes to where he was activated each time (RM-25, RM-26)."""
    state = run.state
    state.players[seat].activated = state.turn
    run.emit("boss_activated", seat=seat, zone=zone, sighting=not state.sighted)
    if not state.sighted or state.mode != "dark_lord":
        place_rigor(run, zone)
    state.sighted = True


@VOCABULARY.operation
def draw_sorcery(run: DungeonologyRun, env: Env, you: int) -> None:
    """The first Sorcery Card is revealed; the deck is reshuffled when it has run out (RM-30)."""
    state = run.state
    if not state.sorcery_deck:
        state.sorcery_deck, state.sorcery_discards = state.sorcery_discards, []
        shuffle_cards(run, state.sorcery_deck, "sorcery")
    state.sorcery = state.sorcery_deck.pop().face
    run.emit("sorcery_drawn", seat=you, card=state.sorcery)


@VOCABULARY.operation
def apply_sorcery(run: DungeonologyRun, env: Env, you: int) -> None:
    """The card's effect, for which its activator decides (RM-27)."""
    face = run.state.sorcery
    assert face is not None
    run.call(run.content.sorceries[face].program, you=you, seat=you, card=face)


@VOCABULARY.operation
def discard_sorcery(run: DungeonologyRun, env: Env) -> None:
    """The card goes onto its discard pile."""
    state = run.state
    assert state.sorcery is not None
    state.sorcery_discards.append(Card(0, state.sorcery, EVERYBODY))
    state.sorcery = None
