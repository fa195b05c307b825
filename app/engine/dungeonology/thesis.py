"""The Thesis (EX-21, EX-60)."""

from app.engine.dungeonology.base import DungeonologyRun, Requests, ask_one
from app.engine.dungeonology.compiled import Content
from app.engine.dungeonology.cubes import all_board_cubes
from app.engine.dungeonology.definitions import COLOURS
from app.engine.dungeonology.ending import finish_if_nobody_is_left
from app.engine.dungeonology.exalted import stars_of
from app.engine.dungeonology.moving import leave_dungeon
from app.engine.dungeonology.state import DungeonologyState
from app.engine.dungeonology.students import begin_maximum_alert
from app.engine.kernel.programs import Node, choose, do, for_each, sequence, when
from app.engine.kernel.state import Env
from app.engine.kernel.visibility import EVERYBODY, reveal_to
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()
STARS_TO_SUBMIT = 2

PROGRAMS: dict[str, Node] = {
    "thesis": sequence(
        choose("thesis", into="choice"),
        when("answer_is", do("submit_thesis"), answer="$choice", value="yes"),
    ),
    "rejected": sequence(
        choose("highest_column", into="column", seat="$seat"),
        for_each(
            "cubes_of_column", "cube", do("eliminate_cube", cube="$cube"), seat="$seat", column="$column"
        ),
        do("draw_jinx", seat="$seat"),
    ),
}


@VOCABULARY.question
def thesis(run: DungeonologyRun, env: Env) -> Requests:
    """Whether to submit; asked of those with two Stars (EX-21)."""
    state = run.state
    may = (
        stars_of(state, run.content, state.active) >= STARS_TO_SUBMIT and state.mode != "kragmortha"
    )  # RM-81
    return ask_one(state.active, "thesis", ("yes", "no") if may else (), default="no")


@VOCABULARY.operation
def submit_thesis(run: DungeonologyRun, env: Env) -> None:
    """The Scholar alone looks at the Clan Card; then it is accepted or not (EX-60)."""
    state = run.state
    seat = state.active
    card = state.clan[0]
    reveal_to(card, seat)
    run.emit("thesis_submitted", {seat: {"clan": card.face}}, seat=seat)
    clan = run.content.clans[card.face]
    if not meets(state, seat, clan.requirement):
        run.emit("thesis_rejected", seat=seat)
        run.call("rejected", seat=seat)
        return
    card.known = EVERYBODY
    player = state.players[seat]
    player.thesis = clan.points
    run.emit("thesis_accepted", seat=seat, clan=card.face, points=clan.points)
    begin_maximum_alert(run, "thesis")
    leave_dungeon(run, seat)
    finish_if_nobody_is_left(run)


def meets(state: DungeonologyState, seat: int, requirement: dict[str, int]) -> bool:
    """Whether a Note Board has what a Clan wants; Universal cubes count as their column (RM-11)."""
    columns = zip(COLOURS, state.players[seat].columns, strict=True)
    return all(len(cubes) >= requirement.get(colour, 0) for colour, cubes in columns)


def column_points(state: DungeonologyState, content: Content, seat: int) -> dict[str, int]:
    """The points that lie in each column, unmodified."""
    columns = zip(COLOURS, state.players[seat].columns, strict=True)
    return {colour: content.numbers.values[colour] * len(cubes) for colour, cubes in columns}


@VOCABULARY.question
def highest_column(run: DungeonologyRun, env: Env, seat: int) -> Requests:
    """The column with the most points; tied, the Scholar chooses (EX-60)."""
    points = column_points(run.state, run.content, seat)
    most = max(points.values())
    columns = [f"column:{colour}" for colour, number in points.items() if number == most > 0]
    return ask_one(seat, "lose_column", columns)


@VOCABULARY.list
def cubes_of_column(run: DungeonologyRun, env: Env, seat: int, column: str | None) -> tuple[int | str, ...]:
    """The cubes of a column by name."""
    if column is None:
        return ()
    name = column.partition(":")[2]
    return tuple(cube for cube in all_board_cubes(run.state, seat) if cube.split(":")[2] == name)
