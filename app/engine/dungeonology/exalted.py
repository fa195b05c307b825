"""Stars, and who is Exalted (EX-03, EX-61)."""

from operator import ge

from app.engine.dungeonology.base import DungeonologyRun
from app.engine.dungeonology.compiled import Content
from app.engine.dungeonology.state import DungeonologyState

STARS_TO_BE_EXALTED = 2


def stars_of(state: DungeonologyState, content: Content, seat: int) -> int:
    """The columns of a Note Board whose threshold is reached (EX-03)."""
    return sum(map(ge, map(len, state.players[seat].columns), content.stars))


def should_be_exalted(state: DungeonologyState, content: Content, seat: int) -> bool:
    """At least two Stars and, but in Kragmortha Mode, strictly more than every opponent (EX-61, RM-84)."""
    own = stars_of(state, content, seat)
    if not state.players[seat].inside or own < STARS_TO_BE_EXALTED:
        return False
    others = [other for other in range(state.seats) if other != seat and state.players[other].inside]
    return state.mode == "kragmortha" or all(stars_of(state, content, other) < own for other in others)


def check_exalted(run: DungeonologyRun) -> None:
    """Turns Scholar cards over where they must be; called after every change of cubes or Scholars."""
    for seat, player in enumerate(run.state.players):
        exalted = should_be_exalted(run.state, run.content, seat)
        if exalted != player.exalted:
            player.exalted = exalted
            run.emit("exalted_changed", seat=seat, exalted=exalted)
