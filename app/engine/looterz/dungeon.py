"""How Looterz come, go and change in the dungeon: every such change of the state is made here."""

from typing import Literal

from app.engine.kernel.modifiers import forget
from app.engine.kernel.run import Run
from app.engine.kernel.visibility import EVERYBODY
from app.engine.looterz.content import Content, skill_program
from app.engine.looterz.state import Looter, LooterCard, LooterzState

LooterzRun = Run[LooterzState, Content]
Control = Literal["borrowed", "returned", "swapped"]
"""How a Looter comes under another player's control: for a turn, back to its owner, for good."""


def recruit(run: LooterzRun, seat: int, card: LooterCard, origin: str) -> None:
    """The card appears in front of `seat` with its printed Hearts; Recruit triggers (LZ-22, LZ-51)."""
    state = run.state
    definition = run.content.by_id[card.face]
    looter = Looter(state.new_id(), card.face, seat, definition.hearts, card.acted, card.returned)
    state.players[seat].looterz.append(looter)
    shown = {"id": looter.id, "card": looter.face, "hearts": looter.hearts}
    private = {seat: {"hand_id": card.id}} if origin == "hand" else {}
    run.emit("looter_recruited", private, seat=seat, looter=shown, **{"from": origin})
    if definition.keyword == "recruit":
        trigger_skill(run, seat, looter, "recruit")


def trigger_skill(run: LooterzRun, seat: int, looter: Looter, keyword: str) -> None:
    """Puts a skill on the agenda, controlled by `seat` (LZ-54, LZ-63)."""
    program = skill_program(looter.face, keyword)
    run.trigger("skill", seat, looter.face, **skill_env(seat, looter), program=program, keyword=keyword)


def skill_env(seat: int, looter: Looter) -> dict[str, int | str]:
    """The variables with which every skill begins."""
    return {"you": seat, "seat": seat, "looter": looter.id, "card": looter.face}


def leave(run: LooterzRun, looter: Looter, reason: str) -> None:
    """The Looter goes to the Graveyard, nobody's any more; its Last Wish triggers (LZ-37, LZ-54, LZ-60)."""
    state = run.state
    seat = state.controller_of(looter.id)
    assert seat is not None
    state.players[seat].looterz.remove(looter)
    forget(state, looter.id)
    grave = bury_card(state, looter.face, looter.acted, looter.returned)
    run.emit(
        "looter_left", seat=seat, looter=looter.id, card=looter.face, reason=reason, graveyard_id=grave.id
    )
    if run.content.by_id[looter.face].keyword == "last_wish":
        trigger_last_wish(run, seat, looter, grave)


def trigger_last_wish(run: LooterzRun, seat: int, looter: Looter, grave: LooterCard) -> None:
    """A Last Wish is its last controller's, and cannot choose its own card in the Graveyard (LZ-54)."""
    program = skill_program(looter.face, "last_wish")
    env = skill_env(seat, looter)
    run.trigger(
        "skill", seat, looter.face, **env, program=program, keyword="last_wish", grave_of_wish=grave.id
    )


def bury_card(state: LooterzState, face: str, acted: int, returned: int) -> LooterCard:
    """Puts a card face up on top of the Graveyard (LZ-06)."""
    grave = LooterCard(id=state.new_id(), face=face, known=EVERYBODY, acted=acted, returned=returned)
    state.graveyard.append(grave)
    return grave


def damage(run: LooterzRun, looter: Looter, amount: int) -> None:
    """Removes Heart tokens, as many as there are; without any the Looter leaves (LZ-36, LZ-37)."""
    lost = min(amount, looter.hearts)
    if lost <= 0:
        return
    looter.hearts -= lost
    _tell_hearts(run, looter, -lost)
    if looter.hearts == 0:
        leave(run, looter, "destroyed")


def heal(run: LooterzRun, looter: Looter, amount: int) -> None:
    """Gives back Heart tokens, never above the printed number (LZ-64)."""
    gained = min(amount, run.content.by_id[looter.face].hearts - looter.hearts)
    if gained <= 0:
        return
    looter.hearts += gained
    _tell_hearts(run, looter, gained)


def _tell_hearts(run: LooterzRun, looter: Looter, delta: int) -> None:
    run.emit("hearts_changed", looter=looter.id, card=looter.face, hearts=looter.hearts, delta=delta)


def change_control(run: LooterzRun, looter: Looter, seat: int, how: Control) -> None:
    """Puts the Looter into another row with all it has; nothing triggers (LZ-51, LZ-58)."""
    state = run.state
    previous = state.controller_of(looter.id)
    assert previous is not None
    state.players[previous].looterz.remove(looter)
    state.players[seat].looterz.append(looter)
    run.emit(
        "control_changed",
        looter=looter.id,
        card=looter.face,
        **{"from": previous, "to": seat},
        how=how,
        returned=how == "returned",
    )


def give_back_borrowed(run: LooterzRun) -> None:
    """Every borrowed Looter returns to its owner (LZ-58)."""
    for seat in run.state.seats_in_turn_order():
        for looter in list(run.state.players[seat].looterz):
            if looter.owner != seat:
                change_control(run, looter, looter.owner, "returned")
