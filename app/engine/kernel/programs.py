"""Programs: how rules and cards say what they do.

A program is composed of nodes in Python and compiled to a flat list of instructions, plain JSON. Frames run
the instructions; the content hash of a game pins them. A text argument "$name" means the variable `name` of
the frame.

Instructions (first the name, then the arguments):
    ["do", operation, arguments]              perform an operation of the game's vocabulary
    ["ask", question, arguments, variable]    ask seats and wait for all; `variable` holds the seats asked,
                                              `variable.N` the answer of seat N
    ["choose", question, arguments, variable] ask one seat, but take an answer without alternative;
                                              nobody to ask: None
    ["unless", condition, arguments, label]   go to `label` when the condition does not hold
    ["jump", label]
    ["queue", list, arguments, variable]      prepare a loop over a list
    ["next", variable, label]                 take the loop's next value, or go to `label` when there is none
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

Instruction = list[Any]
Code = list[Instruction]
Arguments = dict[str, Any]


class Node:
    """A piece of a program."""

    def emit(self, code: Code) -> None:
        """Appends the instructions of this piece."""
        raise TypeError(f"{type(self).__name__} does not say how it is compiled")


def compile_program(node: Node) -> Code:
    """The instructions of a whole program."""
    code: Code = []
    node.emit(code)
    return code


def compile_programs(parts: Iterable[Mapping[str, Node]]) -> dict[str, Code]:
    """All programs of several parts by name; raises ValueError on a name taken twice."""
    codes: dict[str, Code] = {}
    for part in parts:
        for name, node in part.items():
            if name in codes:
                raise ValueError(f"there are two programs called {name!r}")
            codes[name] = compile_program(node)
    return codes


@dataclass(frozen=True)
class Do(Node):
    """Performs an operation."""

    operation: str
    arguments: Arguments

    def emit(self, code: Code) -> None:
        code.append(["do", self.operation, self.arguments])


def do(operation: str, /, **arguments: Any) -> Do:
    """Performs `operation` with the given arguments."""
    return Do(operation, arguments)


@dataclass(frozen=True)
class AskNode(Node):
    """Asks a question and keeps the answer in `variable`."""

    instruction: str
    question: str
    variable: str
    arguments: Arguments

    def emit(self, code: Code) -> None:
        code.append([self.instruction, self.question, self.arguments, self.variable])


def ask(question: str, /, into: str, **arguments: Any) -> AskNode:
    """Asks every seat that the question concerns, behind one barrier."""
    return AskNode("ask", question, into, arguments)


def choose(question: str, /, into: str, **arguments: Any) -> AskNode:
    """Asks one seat; where only one answer is possible it is taken without asking."""
    return AskNode("choose", question, into, arguments)


@dataclass(frozen=True)
class Sequence(Node):
    """One step after the other."""

    steps: tuple[Node, ...]

    def emit(self, code: Code) -> None:
        for step in self.steps:
            step.emit(code)


def sequence(*steps: Node) -> Sequence:
    """One step after the other."""
    return Sequence(steps)


@dataclass(frozen=True)
class When(Node):
    """Does `body` if the condition holds, else `otherwise`."""

    condition: str
    arguments: Arguments
    body: Node
    otherwise: Node | None = None

    def emit(self, code: Code) -> None:
        unless: Instruction = ["unless", self.condition, self.arguments, None]
        code.append(unless)
        self.body.emit(code)
        if self.otherwise is None:
            unless[-1] = len(code)
            return
        jump: Instruction = ["jump", None]
        code.append(jump)
        unless[-1] = len(code)
        self.otherwise.emit(code)
        jump[-1] = len(code)


def when(condition: str, body: Node, /, otherwise: Node | None = None, **arguments: Any) -> When:
    """Does `body` if `condition` holds, else `otherwise`."""
    return When(condition, arguments, body, otherwise)


@dataclass(frozen=True)
class While(Node):
    """Repeats `body` as long as the condition holds."""

    condition: str
    arguments: Arguments
    body: Node

    def emit(self, code: Code) -> None:
        start = len(code)
        unless: Instruction = ["unless", self.condition, self.arguments, None]
        code.append(unless)
        self.body.emit(code)
        code.append(["jump", start])
        unless[-1] = len(code)


def repeat_while(condition: str, body: Node, /, **arguments: Any) -> While:
    """Repeats `body` as long as `condition` holds."""
    return While(condition, arguments, body)


@dataclass(frozen=True)
class ForEach(Node):
    """Does `body` for each value of a list, which is made once, before the first."""

    values: str
    arguments: Arguments
    variable: str
    body: Node

    def emit(self, code: Code) -> None:
        code.append(["queue", self.values, self.arguments, self.variable])
        start = len(code)
        following: Instruction = ["next", self.variable, None]
        code.append(following)
        self.body.emit(code)
        if any(inner[0] == "queue" and inner[-1] == self.variable for inner in code[start:]):
            raise ValueError(f"a loop within a loop needs another variable than {self.variable!r}")
        code.append(["jump", start])
        following[-1] = len(code)


def for_each(values: str, variable: str, body: Node, /, **arguments: Any) -> ForEach:
    """Does `body` for each value of the list `values`, kept in `variable`."""
    return ForEach(values, arguments, variable, body)
