"""An end in the middle of an effect: what has been done stands, and nothing further happens."""

import pytest

from app.engine.kernel.refusal import Refusal
from app.engine.kernel.requests import Command
from tests.engine.kernel.games.powder import BARREL, Powder
from tests.engine.kernel.scenes import Scene, types


def barrel(*, heat: int) -> Scene:
    """Seat 0 has lit the fuse and is about to throw, in a loop over three seats in a called program."""
    scene = Scene(Powder(), 3)
    scene.answer(0, ["red", "green", "blue"])
    scene.state.heat = heat
    assert [frame.program for frame in scene.state.stack] == ["main", "round"]
    return scene


def test_nothing_happens_after_the_end() -> None:
    scene = barrel(heat=BARREL - 1)
    events = scene.answer(0, 3)
    assert types(events) == ["thrown", "game_ended"]  # the throw itself has stopped
    assert scene.state.sparks == 0
    assert scene.state.points == [3, 0, 0]


def test_an_ended_game_waits_for_nothing() -> None:
    scene = barrel(heat=BARREL - 1)
    scene.answer(0, 3)
    state = scene.state
    assert (state.stack, state.agenda, state.scheduled, state.ask) == ([], [], {}, None)
    assert scene.game.asks(state) == {}
    assert state.outcome.reason == "bang"
    assert state.outcome.winners == (0,)
    for seat in range(3):
        with pytest.raises(Refusal) as refused:
            scene.game.apply(state, seat, Command(state.next_ask - 1, 3))
        assert refused.value.code == "game_over"


def test_short_of_the_end_the_same_effect_goes_on() -> None:
    scene = barrel(heat=0)
    events = scene.answer(0, 3)
    assert types(events) == ["thrown", "still_whole"]
    assert scene.asked() == {0: "trigger_order"}
    assert len(scene.state.scheduled) == 6


def test_a_trigger_can_end_the_game_with_others_waiting() -> None:
    scene = barrel(heat=0)
    scene.answer(0, 3)
    scene.state.heat = BARREL - 1
    events = scene.answer(0, scene.game.asks(scene.state)[0].choices)
    assert types(events) == ["spark", "game_ended"]
    assert scene.state.outcome.reason == "spark"
    assert (scene.state.stack, scene.state.agenda, scene.state.scheduled) == ([], [], {})


def test_the_end_survives_storage() -> None:
    scene = barrel(heat=BARREL - 1)
    scene.answer(0, 3)
    stored = scene.stored()
    assert stored.bytes() == scene.bytes()
    assert stored.state.outcome == scene.state.outcome
