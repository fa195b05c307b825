"""Who is Exalted (EX-61)."""

from app.engine.dungeonology.base import DungeonologyRun
from app.engine.dungeonology.state import DungeonologyState

STARS_TO_BE_EXALTED = 2


def should_be_exalted(state: DungeonologyState, seat: int) -> bool:
    """At least two Stars and, but in Kragmortha Mode, strictly more than every opponent (EX-61, RM-84)."""
    player = state.players[seat]
    if not player.inside or player.stars < STARS_TO_BE_EXALTED:
        return False
    others = (other.stars for other in state.players if other is not player and other.inside)
    return state.mode == "kragmortha" or all(stars < player.stars for stars in others)


def check_exalted(run: DungeonologyRun) -> None:
    """Turns Scholar cards over where they must be; called after every change of cubes or Scholars."""
    for seat, player in enumerate(run.state.players):
        exalted = should_be_exalted(run.state, seat)
        if exalted != player.exalted:
            player.exalted = exalted
            run.emit("exalted_changed", seat=seat, exalted=exalted)
