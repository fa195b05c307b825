"""The four kinds of request: what is legal, what is drawn, what is answered without asking."""

from itertools import combinations, permutations
from random import Random
from typing import Any

import msgspec
import pytest

from app.engine.kernel.refusal import Refusal
from app.engine.kernel.requests import (
    Answer,
    Ask,
    Command,
    Request,
    number_between,
    pick_exactly,
    pick_one,
    put_in_order,
)

CHOICES = ("card:1", "card:2", "card:3")
ONE = pick_one("which", CHOICES)
TWO = pick_exactly(2, "which", CHOICES)
SOME = Request("many", "which", (), CHOICES, minimum=0, maximum=2)
ORDER = put_in_order("which", CHOICES)
NUMBER = number_between(0, 3, "how_many")
WORDY = Request("number", "how_loud", 0, ("typed", "silent"), 0, 3)
KINDS = [ONE, TWO, SOME, ORDER, NUMBER, WORDY]
named = pytest.mark.parametrize("request_", KINDS, ids=["one", "two", "some", "order", "number", "wordy"])


def legal_answers(request: Request) -> set[Answer]:
    """All of them, worked out the long way."""
    match request.kind:
        case "one":
            return set(request.choices)
        case "many":
            sizes = range(request.minimum, request.maximum + 1)
            return {picked for size in sizes for picked in permutations(request.choices, size)}
        case "order":
            return set(permutations(request.choices))
        case "number":
            return {*range(request.minimum, request.maximum + 1), *request.choices}


@named
def test_every_legal_answer_is_accepted_as_it_is(request_: Request) -> None:
    for answer in legal_answers(request_):
        assert request_.check(answer) == answer
        if isinstance(answer, tuple):
            assert request_.check(list(answer)) == answer


@named
def test_samples_are_legal_and_reach_every_legal_answer(request_: Request) -> None:
    random = Random(1)
    drawn = {request_.sample(random) for _ in range(500)}
    assert drawn == legal_answers(request_)


def test_nobody_can_be_asked_for_more_than_there_is() -> None:
    request = pick_exactly(5, "which", CHOICES)
    assert request.check(request.default) == CHOICES
    assert (request.minimum, request.maximum, request.params) == (3, 3, {"count": 3})
    assert request.only_answer() == CHOICES


@named
def test_the_default_is_legal(request_: Request) -> None:
    assert request_.check(request_.default) == request_.default


HOSTILE: list[object] = [
    *(None, True, False, 0.0, 1.0, 2.5, float("nan"), float("inf"), -1, 4, 10**100, -(10**100)),
    *("", "card:4", "card:1 ", "CARD:1", "card", "1", "0", "\x00", "card:1,card:2", "x" * 100_000),
    *({}, {"card:1": 1}, {"choice": "card:1"}, set(CHOICES), frozenset(CHOICES), dict.fromkeys(CHOICES)),
    *([None], [1], [1, 2], [True, False], [[]], [["card:1", "card:2"]], [{"card": 1}], [CHOICES], [2.0]),
    *(["card:1", "card:1"], ["card:1", "card:2", "card:2"], ["card:1", "card:4"], list(CHOICES) * 1000),
    *(["card:1", None], ["card:1", ["card:2"]], b"card:1", [b"card:1", b"card:2"], object(), iter(CHOICES)),
]


@named
def test_hostile_answers_are_refused(request_: Request) -> None:
    for answer in HOSTILE:
        with pytest.raises(Refusal) as refused:
            request_.check(answer)
        assert refused.value.code == "illegal_answer"


@named
def test_answers_of_another_kind_are_refused(request_: Request) -> None:
    own = legal_answers(request_)
    for other in KINDS:
        for answer in legal_answers(other) - own:
            with pytest.raises(Refusal):
                request_.check(answer)


@pytest.mark.parametrize("count", range(4))
def test_what_leaves_no_choice_is_answered_without_asking(count: int) -> None:
    """The only answer is there exactly when one answer (in whatever order) is legal, and then it is legal."""
    choices = CHOICES[:count]
    requests = [
        put_in_order("p", choices),
        *(pick_exactly(size, "p", choices) for size in range(1, count + 1)),
    ]
    requests += [pick_one("p", choices)] if choices else []
    requests += [number_between(1, 1 + count, "p")]
    for request in requests:
        only = request.only_answer()
        answers = {
            frozenset(answer) if request.kind == "many" and isinstance(answer, tuple) else answer
            for answer in legal_answers(request)
        }
        assert (only is not None) == (len(answers) == 1)
        if only is not None:
            assert request.check(only) == only


def test_defaults_are_the_first_choices_the_given_order_and_the_lowest_number() -> None:
    assert ONE.default == "card:1"
    assert pick_one("which", CHOICES, default="card:3").default == "card:3"
    assert TWO.default == ("card:1", "card:2")
    assert ORDER.default == CHOICES
    assert NUMBER.default == 0


def test_its_seat_sees_the_question_whole() -> None:
    request = pick_one("which", CHOICES, "medic", params={"count": 2})
    assert request.to_json(7) == {
        "id": 7,
        "kind": "one",
        "prompt": "which",
        "params": {"count": 2},
        "source": "medic",
        "choices": CHOICES,
        "min": 1,
        "max": 1,
        "default": "card:1",
    }


@pytest.mark.parametrize("answer", ["draw", 3, ["card:1", "card:2"], []])
def test_commands_are_read_from_json(answer: Any) -> None:
    command = msgspec.json.decode(msgspec.json.encode({"ask": 3, "answer": answer}), type=Command)
    assert command == Command(3, tuple(answer) if isinstance(answer, list) else answer)


@pytest.mark.parametrize("answer", [None, True, 1.5, {}, [1], [["card:1"]], [None]])
def test_commands_of_another_shape_are_not_read(answer: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({"ask": 3, "answer": answer}), type=Command)


def test_a_barrier_is_complete_with_the_last_answer() -> None:
    for order in permutations(range(3)):
        ask = Ask(1, dict.fromkeys(range(3), "x"), dict.fromkeys(range(3), ONE))
        for seat in order:
            assert not ask.complete
            assert seat in ask.waiting()
            ask.answers[seat] = "card:1"
            assert seat not in ask.waiting()
        assert ask.complete


def test_only_ones_own_sealed_answer_is_known() -> None:
    for seats in combinations(range(3), 2):
        ask = Ask(
            1, dict.fromkeys(range(3), "x"), dict.fromkeys(range(3), ONE), dict.fromkeys(seats, "card:1")
        )
        ask.take_back_answers_of_others(0)
        assert set(ask.answers) == {0} & set(seats)
