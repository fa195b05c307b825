"""Several seats asked at once, in the middle of another effect: answers stay sealed until the last."""

from itertools import permutations

import msgspec
import pytest

from app.engine.kernel.refusal import Refusal
from app.engine.kernel.requests import Command
from tests.engine.kernel.games.whispers import Whispers
from tests.engine.kernel.scenes import Scene, types

GIVERS = (1, 2, 3)


def tribute() -> Scene:
    """Seat 0 has called for a tribute; the other three owe a gift."""
    scene = Scene(Whispers(), 4)
    scene.answer(0, "tribute")
    assert scene.asked() == {1: "gift", 2: "gift", 3: "gift"}
    assert [frame.program for frame in scene.state.stack] == ["main", "tribute"]
    return scene


def gift(scene: Scene, seat: int, place: int = 0) -> list[str]:
    return [f"card:{scene.state.hands[seat][place].id}"]


def view(scene: Scene, viewer: int | None) -> bytes:
    return msgspec.json.encode(scene.game.view(scene.state, viewer))


def test_sealed_answers_reach_nobody_until_the_last() -> None:
    scene = tribute()
    others = {viewer: view(scene, viewer) for viewer in (0, 3, None)}
    for seat in (2, 1):
        assert scene.answer(seat, gift(scene, seat)) == []
        assert {viewer: view(scene, viewer) for viewer in others} == others
        assert scene.game.view(scene.state, seat)["answered"] is True
        assert scene.game.view(scene.state, seat)["request"] is None
    events = scene.answer(3, gift(scene, 3))
    assert types(events) == ["card_shown"] * 3
    assert [event["seat"] for event in events] == [1, 2, 3]
    assert scene.asked() == {0: "kept"}


def test_the_version_grows_when_the_barrier_falls_and_not_before() -> None:
    scene = tribute()
    version = scene.state.version
    scene.answer(1, gift(scene, 1))
    scene.answer(2, gift(scene, 2))
    assert scene.state.version == version
    scene.answer(3, gift(scene, 3))
    assert scene.state.version == version + 1


def test_the_order_in_which_answers_come_leaves_no_trace() -> None:
    results = set()
    for order in permutations(GIVERS):
        scene = tribute()
        answers = {seat: gift(scene, seat, place=seat % 2) for seat in GIVERS}
        for seat in order:
            scene.answer(seat, answers[seat])
        results.add((scene.bytes(), msgspec.json.encode(scene.last)))
    assert len(results) == 1


def test_a_sealed_answer_is_final() -> None:
    scene = tribute()
    scene.answer(1, gift(scene, 1))
    before = scene.bytes()
    with pytest.raises(Refusal) as refused:
        scene.answer(1, gift(scene, 1, place=1))
    assert refused.value.code == "not_asked"
    assert scene.bytes() == before


def test_who_is_not_asked_cannot_answer_for_others() -> None:
    scene = tribute()
    before = scene.bytes()
    for answer in (gift(scene, 1), "tribute", 0):
        with pytest.raises(Refusal) as refused:
            scene.answer(0, answer)
        assert refused.value.code == "not_asked"
    with pytest.raises(Refusal):
        scene.answer(1, gift(scene, 2))
    assert scene.bytes() == before


def test_the_ask_stays_valid_while_others_answer_and_is_stale_afterwards() -> None:
    scene = tribute()
    ask = scene.state.ask.id
    for seat in GIVERS:
        scene.game.apply(scene.state, seat, Command(ask, tuple(gift(scene, seat))))
    with pytest.raises(Refusal) as refused:
        scene.game.apply(scene.state, 1, Command(ask, ("card:1",)))
    assert refused.value.code == "stale_ask"


@pytest.mark.parametrize("answered", [(), (2,), (2, 3)])
def test_a_barrier_survives_storage_with_any_number_of_answers(answered: tuple[int, ...]) -> None:
    scene = tribute()
    answers = {seat: gift(scene, seat, place=1) for seat in GIVERS}
    for seat in answered:
        scene.answer(seat, answers[seat])
    stored = scene.stored()
    for seat in GIVERS:
        if seat not in answered:
            assert scene.answer(seat, answers[seat]) == stored.answer(seat, answers[seat])
    assert scene.bytes() == stored.bytes()


def test_the_effect_around_the_barrier_goes_on() -> None:
    scene = tribute()
    for seat in GIVERS:
        scene.answer(seat, gift(scene, seat))
    events = scene.answer(0, 2)
    assert events == [{"type": "kept", "seat": 0, "count": 2}]
    assert scene.state.points == [2, 0, 0, 0]
    assert scene.asked() == {1: "call"}
    assert [frame.program for frame in scene.state.stack] == ["main"]


def test_with_nobody_to_ask_the_program_goes_on_at_once() -> None:
    scene = Scene(Whispers(), 2)
    scene.state.hands[1].clear()
    assert scene.answer(0, "tribute") == [{"type": "kept", "seat": 0, "count": 0}]
    assert scene.asked() == {1: "call"}
