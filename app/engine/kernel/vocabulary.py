"""What the programs of a game can say: its operations, questions, conditions and lists, by name."""

from collections.abc import Callable
from typing import Any, TypeVar

from app.engine.kernel.requests import Request

F = TypeVar("F", bound=Callable[..., Any])


class Vocabulary:
    """The named functions that instructions refer to.

    Each takes the run, the frame's variables and the instruction's arguments by name:
    an operation changes the state, a question builds the requests by seat, a condition and a list only read.
    """

    def __init__(self) -> None:
        self.operations: dict[str, Callable[..., None]] = {}
        self.questions: dict[str, Callable[..., dict[int, Request]]] = {}
        self.conditions: dict[str, Callable[..., bool]] = {}
        self.lists: dict[str, Callable[..., tuple[int | str, ...]]] = {}

    def operation(self, function: F) -> F:
        """Registers an operation under the function's name."""
        return _register(self.operations, function)

    def question(self, function: F) -> F:
        """Registers a question under the function's name."""
        return _register(self.questions, function)

    def condition(self, function: F) -> F:
        """Registers a condition under the function's name."""
        return _register(self.conditions, function)

    def list(self, function: F) -> F:
        """Registers a list under the function's name."""
        return _register(self.lists, function)

    def include(self, other: "Vocabulary") -> None:
        """Takes over everything of another vocabulary; raises ValueError on a name taken twice."""
        for mine, theirs in (
            (self.operations, other.operations),
            (self.questions, other.questions),
            (self.conditions, other.conditions),
            (self.lists, other.lists),
        ):
            for function in theirs.values():
                _register(mine, function)


def _register(functions: dict[str, Callable[..., Any]], function: F) -> F:
    if function.__name__ in functions:
        raise ValueError(f"the vocabulary has two functions called {function.__name__}")
    functions[function.__name__] = function
    return function
