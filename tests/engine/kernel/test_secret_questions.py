"""Questions that are asked although only one answer is possible, and numbers that a word can stand for."""

from random import Random

import pytest

from app.engine.kernel.refusal import Refusal
from app.engine.kernel.requests import Request, pick_one


def test_a_secret_question_is_asked_with_a_single_answer_too() -> None:
    assert pick_one("action", ("end",)).only_answer() == "end"
    assert Request("one", "action", "end", ("end",), secret=True).only_answer() is None


def test_that_it_is_secret_is_not_told() -> None:
    plain = Request("one", "action", "end", ("end",))
    assert plain.to_json(1) == Request("one", "action", "end", ("end",), secret=True).to_json(1)


def test_a_number_may_have_words_instead() -> None:
    request = Request("number", "shout", 0, ("typed",), 0, 100)
    assert request.check(0) == 0
    assert request.check(100) == 100
    assert request.check("typed") == "typed"
    assert request.only_answer() is None
    assert Request("number", "shout", 5, ("typed",), 5, 5).only_answer() is None
    for wrong in (101, -1, "100", "loud", True, None, ["typed"]):
        with pytest.raises(Refusal):
            request.check(wrong)
        assert not request.allows(wrong)
    assert request.allows(request.sample(Random(1)))
