"""Powder: everybody throws matches at a barrel in turn; whoever blows it up ends the game in mid-effect.

The throw happens in a loop over the seats, within a program that another one has called, among triggers.
"""

from typing import Any, ClassVar

from app.engine.kernel.chance import roll
from app.engine.kernel.programs import choose, do, for_each, repeat_while, sequence
from app.engine.kernel.requests import Request, number_between, put_in_order
from app.engine.kernel.run import Run
from app.engine.kernel.state import Env, GameState, Value
from app.engine.kernel.vocabulary import Vocabulary
from tests.engine.kernel.games.tiny import Programs, TinyGame, finish_by_points

VOCABULARY = Vocabulary()
BARREL = 40


class PowderState(GameState, kw_only=True):
    heat: int = 0
    sparks: int = 0
    points: list[int]

    def seats_in_turn_order(self) -> tuple[int, ...]:
        return tuple(range(self.seats))


PowderRun = Run[PowderState, Programs]


@VOCABULARY.condition
def barrel_is_whole(run: PowderRun, env: Env) -> bool:
    return run.state.outcome is None


@VOCABULARY.question
def order_of_colours(run: PowderRun, env: Env) -> dict[int, Request]:
    return {0: put_in_order("colours", ("red", "green", "blue"))}


@VOCABULARY.question
def matches(run: PowderRun, env: Env, seat: int) -> dict[int, Request]:
    return {seat: number_between(0, 3, "matches")}


@VOCABULARY.list
def everybody(run: PowderRun, env: Env) -> tuple[int | str, ...]:
    return run.state.seats_in_turn_order()


@VOCABULARY.operation
def light(run: PowderRun, env: Env, colours: Value) -> None:
    run.emit("lit", colours=colours)
    run.call("round")


@VOCABULARY.operation
def throw(run: PowderRun, env: Env, seat: int, count: int) -> None:
    state = run.state
    dice = roll(state, 1)
    state.heat += count + dice[0]
    state.points[seat] += count
    run.emit("thrown", seat=seat, count=count, dice=dice, heat=state.heat)
    for other in everybody(run, env):
        run.trigger("spark", int(other), "spark")
    if state.heat >= BARREL:
        finish_by_points(run, state.points, "bang")
    run.emit("still_whole")
    for other in everybody(run, env):
        run.trigger("spark", int(other), "spark")


@VOCABULARY.operation
def spark(run: PowderRun, env: Env) -> None:
    run.state.sparks += 1
    run.state.heat += 1
    run.emit("spark")
    if run.state.heat >= BARREL:
        finish_by_points(run, run.state.points, "spark")


class Powder(TinyGame[PowderState]):
    name = "powder"
    title = "Powder"
    state_type = PowderState
    vocabulary = VOCABULARY
    nodes: ClassVar = {
        "main": repeat_while(
            "barrel_is_whole",
            sequence(choose("order_of_colours", into="colours"), do("light", colours="$colours")),
        ),
        "round": for_each(
            "everybody",
            "seat",
            sequence(
                choose("matches", into="matches", seat="$seat"), do("throw", seat="$seat", count="$matches")
            ),
        ),
        "spark": do("spark"),
    }

    def new_state(self, seats: int, seed: str) -> PowderState:
        return PowderState(seats=seats, seed=seed, points=[0] * seats)

    def begin(self, run: PowderRun) -> None:
        run.emit("ready", seats=run.state.seats)

    def shown(self, state: PowderState, viewer: int | None) -> dict[str, Any]:
        return {"heat": state.heat, "sparks": state.sparks, "points": list(state.points)}
