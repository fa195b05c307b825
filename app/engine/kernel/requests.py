"""What a player can be asked, and which answers are accepted.

A request carries its candidates; an answer is legal because it is made of them. The same request
serves validation, bots and what a client lights up, so that legal and accepted cannot differ.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Literal

import msgspec

from app.engine.kernel.refusal import Refusal

RequestKind = Literal["one", "many", "order", "number"]

Answer = str | int | tuple[str, ...]
"""A choice, a number, or a list of choices without repetition (in order, where order matters)."""


class Request(msgspec.Struct, frozen=True):
    """One open question to one seat.

    `prompt` names the question, `params` and `source` (the card that asks, or None for the rules) fill its
    words. `choices` are strings "verb" or "verb:object". `minimum` and `maximum` bound the number of choices
    ("many") or the number itself ("number"); a number may have choices too, words that say something else
    instead. `default` is the answer given for a seat that lets its time run out. `secret`: to leave the
    question out where only one answer is possible would tell what the seat holds, so that it is always asked.
    `seconds`: the time the rules themselves give for the answer, whatever the clock of the table; it runs
    only while the player is there. The engine knows no time: whoever runs the game answers by default then.
    """

    kind: RequestKind
    prompt: str
    default: Answer
    choices: tuple[str, ...] = ()
    minimum: int = 1
    maximum: int = 1
    source: str | None = None
    params: dict[str, int | str] = {}
    secret: bool = False
    seconds: int | None = None

    def check(self, answer: object) -> Answer:
        """The answer in its canonical form; raises Refusal("illegal_answer") when it is not legal."""
        match self.kind:
            case "one":
                if isinstance(answer, str) and answer in self.choices:
                    return answer
            case "many":
                picked = _distinct(answer, self.choices)
                if picked is not None and self.minimum <= len(picked) <= self.maximum:
                    return picked
            case "order":
                picked = _distinct(answer, self.choices)
                if picked is not None and len(picked) == len(self.choices):
                    return picked
            case "number":
                if type(answer) is int and self.minimum <= answer <= self.maximum:
                    return answer
                if isinstance(answer, str) and answer in self.choices:
                    return answer
        raise Refusal("illegal_answer", "That is not one of the answers this question allows.")

    def allows(self, answer: object) -> bool:
        """Whether the answer is legal."""
        try:
            self.check(answer)
        except Refusal:
            return False
        return True

    def only_answer(self) -> Answer | None:
        """The answer where the rules leave no choice, else None."""
        if self.secret:
            return None
        if self.kind == "one":
            return self.choices[0] if len(self.choices) == 1 else None
        if self.kind == "number":
            return self.minimum if self.minimum == self.maximum and not self.choices else None
        if self.kind == "many":
            return self.choices if self.minimum >= len(self.choices) else None
        return self.choices if len(self.choices) < 2 else None

    def sample(self, random: Random) -> Answer:
        """One legal answer, drawn uniformly (number of picks first, then which)."""
        match self.kind:
            case "one":
                return random.choice(self.choices)
            case "many":
                return tuple(random.sample(self.choices, random.randint(self.minimum, self.maximum)))
            case "order":
                return tuple(random.sample(self.choices, len(self.choices)))
            case "number":
                drawn = random.randint(self.minimum, self.maximum + len(self.choices))
                return drawn if drawn <= self.maximum else self.choices[drawn - self.maximum - 1]

    def to_json(self, ask: int) -> dict[str, Any]:
        """The question as its seat sees it."""
        return {
            "id": ask,
            "kind": self.kind,
            "prompt": self.prompt,
            "params": self.params,
            "source": self.source,
            "choices": self.choices,
            "min": self.minimum,
            "max": self.maximum,
            "default": self.default,
        }


class Command(msgspec.Struct, frozen=True):
    """An answer to the open ask `ask`."""

    ask: int
    answer: Answer


class Ask(msgspec.Struct):
    """A barrier: the game goes on when every seat asked has answered; until then answers are sealed.

    `into` names, by seat, the variable of the waiting frame that receives the answer.
    """

    id: int
    into: dict[int, str]
    requests: dict[int, Request]
    answers: dict[int, Answer] = {}

    @property
    def complete(self) -> bool:
        """Whether every seat asked has answered."""
        return len(self.answers) == len(self.requests)

    def waiting(self) -> dict[int, Request]:
        """The requests still without an answer, by seat."""
        return {seat: request for seat, request in self.requests.items() if seat not in self.answers}

    def take_back_answers_of_others(self, viewer: int | None) -> None:
        """Leaves only the sealed answer of `viewer`, who does not know which of the others have answered."""
        self.answers = {seat: answer for seat, answer in self.answers.items() if seat == viewer}


def pick_one(
    prompt: str,
    choices: tuple[str, ...],
    source: str | None = None,
    default: str | None = None,
    params: Mapping[str, int | str] | None = None,
) -> Request:
    """A request for exactly one of `choices`; without `default` the first is the default answer."""
    return Request("one", prompt, default or choices[0], choices, source=source, params=dict(params or {}))


def pick_exactly(count: int, prompt: str, choices: tuple[str, ...], source: str | None = None) -> Request:
    """A request for exactly `count` of `choices`, or all if there are fewer; the first are the default."""
    count = min(count, len(choices))
    return Request("many", prompt, choices[:count], choices, count, count, source, {"count": count})


def put_in_order(prompt: str, choices: tuple[str, ...], source: str | None = None) -> Request:
    """A request for an order of all `choices`; as they stand is the default answer."""
    return Request("order", prompt, choices, choices, source=source)


def number_between(minimum: int, maximum: int, prompt: str, source: str | None = None) -> Request:
    """A request for a whole number; the lowest is the default answer."""
    return Request("number", prompt, minimum, (), minimum, maximum, source)


def _distinct(answer: object, choices: tuple[str, ...]) -> tuple[str, ...] | None:
    """The answer as a tuple of different choices, or None when it is not one."""
    if not isinstance(answer, list | tuple):
        return None
    picked = tuple(answer)
    if not all(isinstance(choice, str) and choice in choices for choice in picked):
        return None
    return picked if len(set(picked)) == len(picked) else None
