"""Snares: a player walks, and the snares of others go off in the middle of it (interrupts).

The active player names a number of steps. Every step may spring snares; each asks its owner, in the active
player's turn, whether to pull it. A pulled snare makes the walker slower until the turn ends, and alarms the
owner's right neighbour, who steals a point: a trigger caused by a trigger. Then the walk goes on.
"""

from typing import Any, ClassVar

from app.engine.kernel.modifiers import expire, modified, modify
from app.engine.kernel.programs import choose, do, for_each, repeat_while, sequence, when
from app.engine.kernel.requests import Request, number_between, pick_one
from app.engine.kernel.run import Run
from app.engine.kernel.state import Env, GameState
from app.engine.kernel.vocabulary import Vocabulary
from tests.engine.kernel.games.tiny import Programs, TinyGame, finish_by_points

VOCABULARY = Vocabulary()
FIELDS, TURNS = 12, 8
SNARES_AT = {2: (1,), 4: (1, 1, 2), 7: (2, 3, 1, 1), 9: (3,)}
"""By field: whose snares lie there, counted from the walker."""


class SnaresState(GameState, kw_only=True):
    places: list[int]
    points: list[int]
    turn: int = 0

    @property
    def walker(self) -> int:
        return self.turn % self.seats

    def seats_in_turn_order(self) -> tuple[int, ...]:
        return tuple((self.walker + step) % self.seats for step in range(self.seats))


SnaresRun = Run[SnaresState, Programs]


def speed(state: SnaresState, seat: int) -> int:
    return max(0, modified(state.modifiers, "speed", seat, printed=4))


@VOCABULARY.condition
def turns_left(run: SnaresRun, env: Env) -> bool:
    return run.state.turn < TURNS


@VOCABULARY.condition
def still_quick(run: SnaresRun, env: Env, step: int) -> bool:
    """A snare of an earlier step may have used up the speed."""
    return step < speed(run.state, run.state.walker)


@VOCABULARY.question
def steps(run: SnaresRun, env: Env) -> dict[int, Request]:
    return {run.state.walker: number_between(1, speed(run.state, run.state.walker), "steps")}


@VOCABULARY.question
def pull(run: SnaresRun, env: Env, seat: int) -> dict[int, Request]:
    return {seat: pick_one("pull", ("yes", "no"), "snare", default="no")}


@VOCABULARY.operation
def step(run: SnaresRun, env: Env) -> None:
    state, walker = run.state, run.state.walker
    state.places[walker] = (state.places[walker] + 1) % FIELDS
    run.emit("stepped", seat=walker, field=state.places[walker])
    for distance in SNARES_AT.get(state.places[walker], ()):
        owner = (walker + distance) % state.seats
        run.trigger("snare", owner, f"snare-{distance}", owner=owner)


@VOCABULARY.operation
def catch(run: SnaresRun, env: Env, owner: int) -> None:
    modify(run.state, "speed", run.state.walker, -1, until="end_of_turn")
    run.emit("caught", seat=run.state.walker, owner=owner)
    neighbour = (owner + 1) % run.state.seats
    run.trigger("alarm", neighbour, "alarm", thief=neighbour)
    run.trigger("alarm", owner, "alarm", thief=owner)


@VOCABULARY.operation
def steal_point(run: SnaresRun, env: Env, thief: int) -> None:
    run.state.points[thief] += 1
    run.emit("point", seat=thief)


@VOCABULARY.operation
def end_walk(run: SnaresRun, env: Env) -> None:
    run.emit("walked", seat=run.state.walker, speed=speed(run.state, run.state.walker))
    expire(run.state, "end_of_turn")
    run.state.turn += 1


@VOCABULARY.operation
def count_points(run: SnaresRun, env: Env) -> None:
    finish_by_points(run, run.state.points, "tired")


class Snares(TinyGame[SnaresState]):
    name = "snares"
    title = "Snares"
    state_type = SnaresState
    vocabulary = VOCABULARY
    nodes: ClassVar = {
        "main": sequence(
            repeat_while(
                "turns_left",
                sequence(
                    choose("steps", into="steps"),
                    for_each("times", "step", when("still_quick", do("step"), step="$step"), count="$steps"),
                    do("end_walk"),
                ),
            ),
            do("count_points"),
        ),
        "snare": sequence(
            choose("pull", into="pull", seat="$owner"),
            when("answer_is", do("catch", owner="$owner"), answer="$pull", value="yes"),
        ),
        "alarm": do("steal_point", thief="$thief"),
    }

    def new_state(self, seats: int, seed: str) -> SnaresState:
        return SnaresState(seats=seats, seed=seed, places=[0] * seats, points=[0] * seats)

    def begin(self, run: SnaresRun) -> None:
        run.emit("ready", seats=run.state.seats)

    def shown(self, state: SnaresState, viewer: int | None) -> dict[str, Any]:
        return {"walker": state.walker, "places": list(state.places), "points": list(state.points)}
