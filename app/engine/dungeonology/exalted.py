"""Stars, and who is Exalted (EX-03, EX-61)."""

from operator import ge

from app.engine.dungeonology.base import DungeonologyRun
from app.engine.dungeonology.compiled import Content
from app.engine.dungeonology.state import DungeonologyState

STARS_TO_BE_EXALTED = 2


def stars_of(state: DungeonologyState, content: Content, seat: int) -> int:
    """The Stars of a Scholar (EX-03)."""
    return stars_on(state.players[seat].columns, content)


def stars_on(columns: list[list[str]], content: Content) -> int:
    """The columns of a Note Board whose threshold is reached (EX-03)."""
    return sum(map(ge, map(len, columns), content.stars))


def check_exalted(run: DungeonologyRun) -> None:
    """Turns Scholar cards over where they must be; called after every change of cubes or Scholars.

    At least two Stars and, but in Kragmortha Mode, strictly more than every opponent (EX-61, RM-84).
    """
    players = run.state.players
    no_rivals = run.state.mode == "kragmortha"
    stars = [stars_on(player.columns, run.content) if player.inside else 0 for player in players]
    second_most = sorted(stars)[-2]
    for seat, player in enumerate(players):
        exalted = stars[seat] >= STARS_TO_BE_EXALTED and (no_rivals or stars[seat] > second_most)
        if exalted != player.exalted:
            player.exalted = exalted
            run.emit("exalted_changed", seat=seat, exalted=exalted)
