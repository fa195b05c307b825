"""Triggers: asked in another's turn, in the middle of an effect, in their stated order, within each other."""

import pytest

from tests.engine.kernel.games.snares import Snares, speed
from tests.engine.kernel.scenes import Scene, heard, types


def walk(*, start: int, steps: int, seats: int = 4) -> Scene:
    """Seat 0, at field `start`, has begun to walk."""
    scene = Scene(Snares(), seats)
    scene.state.places[0] = start
    scene.answer(0, steps)
    return scene


def test_a_trigger_asks_another_seat_in_the_middle_of_an_effect_that_then_goes_on() -> None:
    scene = walk(start=1, steps=3)
    assert types(heard(scene.last)) == ["stepped"]
    assert scene.asked() == {1: "pull"}
    assert scene.state.walker == 0
    events = scene.answer(1, "no")
    assert types(events) == ["stepped", "stepped"]
    assert scene.state.places[0] == 4


def test_simultaneous_triggers_resolve_in_turn_order_each_seat_ordering_its_own() -> None:
    """On field 7 lie two snares of the next seat, one of the one after, one of the third."""
    scene = walk(start=6, steps=1)
    assert scene.asked() == {1: "trigger_order"}
    request = scene.game.asks(scene.state)[1]
    first, second = request.choices
    assert {first.split(":")[2], second.split(":")[2]} == {"snare-1"}
    scene.answer(1, [second, first])
    assert [trigger.id for trigger in scene.state.scheduled.values() if trigger.seat == 1] == [
        int(first.split(":")[1])
    ]
    asked = []
    while scene.state.walker == 0:
        (seat,) = scene.asked()
        asked.append(seat)
        scene.answer(seat, "no")
    assert asked == [1, 1, 2, 3]


def test_turn_order_starts_with_whose_turn_it_is() -> None:
    scene = Scene(Snares(), 4)
    scene.answer(0, 1)
    scene.answer(1, 1)
    scene.state.places[2] = 6  # snares of seats 3, 3, 0 and 1
    scene.answer(2, 1)
    request = scene.game.asks(scene.state)[3]
    scene.answer(3, request.choices)
    asked = []
    while scene.state.walker == 2:
        (seat,) = scene.asked()
        asked.append(seat)
        scene.answer(seat, "no")
    assert asked == [3, 3, 0, 1]


def test_a_seat_with_one_trigger_is_not_asked_for_its_order() -> None:
    scene = walk(start=1, steps=1)
    assert scene.asked() == {1: "pull"}


def test_triggers_of_a_trigger_finish_before_the_next_of_its_group() -> None:
    """The pulled snare of seat 1 alarms seats 1 and 2 before seat 2 is asked about its own."""
    scene = walk(start=6, steps=1)
    request = scene.game.asks(scene.state)[1]
    scene.answer(1, request.choices)
    events = scene.answer(1, "yes")
    assert types(events) == ["caught", "point", "point"]
    assert [event["seat"] for event in events] == [0, 1, 2]
    assert scene.asked() == {1: "pull"}
    assert types(scene.answer(1, "no")) == []
    assert scene.asked() == {2: "pull"}


def test_an_interrupt_changes_what_the_interrupted_effect_can_still_do() -> None:
    """Two snares on field 4 leave a speed of 2 for a walk of 4 steps."""
    scene = walk(start=3, steps=4)
    scene.answer(1, scene.game.asks(scene.state)[1].choices)
    scene.answer(1, "yes")
    scene.answer(1, "yes")
    assert speed(scene.state, 0) == 2
    events = scene.answer(2, "no")
    assert types(events) == ["stepped", "walked"]
    assert scene.state.places[0] == 5


def test_modifiers_add_up_and_end_with_their_moment() -> None:
    scene = walk(start=3, steps=1)
    scene.answer(1, scene.game.asks(scene.state)[1].choices)
    scene.answer(1, "yes")
    scene.answer(1, "yes")
    events = scene.answer(2, "yes")
    assert events[-1] == {"type": "walked", "seat": 0, "speed": 1}
    assert scene.state.modifiers == []
    assert speed(scene.state, 0) == 4
    assert scene.asked() == {1: "steps"}


@pytest.mark.parametrize("pause", range(4))
def test_an_interrupted_effect_survives_storage_at_each_pause(pause: int) -> None:
    scene = walk(start=6, steps=4)
    for number in range(4):
        if number == pause:
            scene = scene.stored()
        ((seat, request),) = scene.game.asks(scene.state).items()
        scene.answer(seat, request.choices if request.kind == "order" else "yes")
    straight = walk(start=6, steps=4)
    for _ in range(4):
        ((seat, request),) = straight.game.asks(straight.state).items()
        straight.answer(seat, request.choices if request.kind == "order" else "yes")
    assert scene.bytes() == straight.bytes()
