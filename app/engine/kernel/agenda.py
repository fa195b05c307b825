"""In which order simultaneous triggers resolve.

In turn order of the seats that control them, from the seat whose turn it is; each seat puts its own in the
order it likes. A trigger that causes others lets them finish before the next of its group.
"""

from typing import Protocol

from app.engine.kernel.programs import Node, choose, do, for_each, sequence
from app.engine.kernel.requests import Request, put_in_order
from app.engine.kernel.run import AGENDA_PROGRAM, AnyRun
from app.engine.kernel.state import Env
from app.engine.kernel.vocabulary import Vocabulary

AGENDA_VOCABULARY = Vocabulary()

AGENDA: dict[str, Node] = {
    AGENDA_PROGRAM: for_each(
        "seats_with_triggers",
        "seat",
        sequence(
            choose("trigger_order", into="order"),
            for_each("ordered_triggers", "trigger", do("start_trigger", trigger="$trigger")),
        ),
    )
}
"""What every game compiles into its content beside its own programs."""


class TurnOrder(Protocol):
    """A state that knows whose turn it is."""

    def seats_in_turn_order(self) -> tuple[int, ...]:
        """All seats, clockwise from the one whose turn it is."""


@AGENDA_VOCABULARY.list
def seats_with_triggers(run: AnyRun, env: Env) -> tuple[int | str, ...]:
    """The seats that control one of the fresh triggers, in turn order."""
    order: TurnOrder = run.state
    owners = {run.state.scheduled[trigger].seat for trigger in _fresh(env)}
    return tuple(seat for seat in order.seats_in_turn_order() if seat in owners)


@AGENDA_VOCABULARY.question
def trigger_order(run: AnyRun, env: Env) -> dict[int, Request]:
    """In which order the seat's own triggers resolve."""
    seat = env["seat"]
    assert isinstance(seat, int)
    waiting = [run.state.scheduled[trigger] for trigger in _fresh(env) if trigger in run.state.scheduled]
    own = [trigger for trigger in waiting if trigger.seat == seat]
    choices = tuple(f"trigger:{trigger.id}:{trigger.source}" for trigger in own)
    return {seat: put_in_order("trigger_order", choices)}


@AGENDA_VOCABULARY.list
def ordered_triggers(run: AnyRun, env: Env) -> tuple[int | str, ...]:
    """The ids of the seat's triggers in the order chosen."""
    order = env["order"]
    assert isinstance(order, tuple)
    return tuple(int(str(choice).split(":")[1]) for choice in order)


@AGENDA_VOCABULARY.operation
def start_trigger(run: AnyRun, env: Env, trigger: int) -> None:
    """Runs one trigger's program, before the next of its group."""
    due = run.state.scheduled.pop(trigger)
    run.call(due.program, **due.env)


def _fresh(env: Env) -> tuple[int, ...]:
    fresh = env["fresh"]
    assert isinstance(fresh, tuple)
    return tuple(int(trigger) for trigger in fresh)
