"""The loop: one way to run programs, for the first time and after every pause."""

from collections.abc import Callable, Mapping
from inspect import signature
from operator import itemgetter
from typing import Any, Generic, NoReturn, TypeVar

from app.engine.kernel.events import Event
from app.engine.kernel.outcome import Outcome
from app.engine.kernel.programs import Arguments, Code, Instruction
from app.engine.kernel.requests import Ask, Request
from app.engine.kernel.state import Env, Frame, GameState, Trigger, Value
from app.engine.kernel.vocabulary import Vocabulary

S = TypeVar("S", bound=GameState)
C = TypeVar("C")


class Run(Generic[S, C]):
    """One resumption of a game: the state it changes, the content it reads, the events so far."""

    __slots__ = ("content", "events", "state")

    def __init__(self, state: S, content: C) -> None:
        self.state = state
        self.content = content
        self.events: list[Event] = []

    def emit(self, event: str, private: dict[int, dict[str, Any]] | None = None, /, **public: Any) -> None:
        """Records an event; `private` adds what only the given seats may know."""
        self.events.append(Event(event, public, private or {}))

    def call(self, program: str, /, **env: Value) -> None:
        """Puts a program on top of the stack: it runs before anything below goes on."""
        self.state.stack.append(Frame(program, 0, env))

    def trigger(self, program: str, seat: int, source: str, /, **env: Value) -> None:
        """Puts a program on the agenda: it runs before the next instruction, in the order of the agenda."""
        self.state.agenda.append(Trigger(self.state.new_id(), program, seat, source, env))

    def finish(self, outcome: Outcome) -> NoReturn:
        """Ends the game at once; what has been done stands, nothing further happens.

        The operation that calls this stops here, too.
        """
        self.state.outcome = outcome
        self.state.ask = None
        self.state.stack.clear()
        self.state.agenda.clear()
        self.state.scheduled.clear()
        raise _Finished


class _Finished(Exception):
    """Leaves the operation in which the game has ended."""


AnyRun = Run[Any, Any]
Step = Callable[[AnyRun, Frame], None]


class Program:
    """Linked instructions: each one a function that performs it."""

    __slots__ = ("steps",)

    def __init__(self, code: Code, vocabulary: Vocabulary) -> None:
        self.steps: list[Step] = [*(_link(instruction, vocabulary) for instruction in code), _end]


AGENDA_PROGRAM = "kernel.agenda"


def resume(run: AnyRun, programs: Mapping[str, Program]) -> None:
    """Runs until the game waits for an answer or is over.

    Fresh triggers run before the next instruction of whatever caused them.
    """
    state = run.state
    stack = state.stack
    try:
        while state.ask is None:
            if state.agenda:
                _schedule(run)
            frame = stack[-1]
            label = frame.label
            frame.label = label + 1
            programs[frame.program].steps[label](run, frame)
    except _Finished:
        return


def _end(run: AnyRun, frame: Frame) -> None:
    """Behind the last instruction: whatever called the program goes on."""
    run.state.stack.pop()


def _schedule(run: AnyRun) -> None:
    """Hands the fresh triggers to a frame that decides their order."""
    fresh = run.state.agenda
    run.state.scheduled.update((trigger.id, trigger) for trigger in fresh)
    run.call(AGENDA_PROGRAM, fresh=tuple(trigger.id for trigger in fresh))
    fresh.clear()


def _link(instruction: Instruction, vocabulary: Vocabulary) -> Step:
    match instruction:
        case ["do", str(name), dict(arguments)]:
            return _do(_bound(vocabulary.operations[name], arguments))
        case ["ask", str(name), dict(arguments), str(variable)]:
            return _ask(_bound(vocabulary.questions[name], arguments), variable)
        case ["choose", str(name), dict(arguments), str(variable)]:
            return _choose(_bound(vocabulary.questions[name], arguments), variable)
        case ["unless", str(name), dict(arguments), int(label)]:
            return _unless(_bound(vocabulary.conditions[name], arguments), label)
        case ["jump", int(label)]:
            return _jump(label)
        case ["queue", str(name), dict(arguments), str(variable)]:
            return _queue(_bound(vocabulary.lists[name], arguments), variable)
        case ["next", str(variable), int(label)]:
            return _next(variable, label)
    raise ValueError(f"unknown instruction {instruction!r}")


R = TypeVar("R")
Bound = Callable[[AnyRun, Env], R]


def _bound(function: Callable[..., R], arguments: Arguments) -> Bound[R]:
    """The function with the arguments of an instruction, those that name variables read from the frame's.

    Raises TypeError when they are not the arguments that the function takes.
    """
    values = _in_order(function, arguments)
    if not values:
        return function
    variables = [place for place, value in enumerate(values) if _is_variable(value)]
    if not variables:
        return lambda run, env: function(run, env, *values)
    if len(values) == 1:
        only = values[0][1:]
        return lambda run, env: function(run, env, env[only])
    if len(variables) == len(values):
        read_all = itemgetter(*(value[1:] for value in values))
        return lambda run, env: function(run, env, *read_all(env))
    if len(variables) == 1:
        before, name, after = values[: variables[0]], values[variables[0]][1:], values[variables[0] + 1 :]
        return lambda run, env: function(run, env, *before, env[name], *after)
    read = [(value[1:], True) if _is_variable(value) else (value, False) for value in values]
    return lambda run, env: function(run, env, *[env[value] if named else value for value, named in read])


def _in_order(function: Callable[..., object], arguments: Arguments) -> tuple[Any, ...]:
    """The arguments in the order in which the function takes them: calls by name are slow."""
    try:
        bound = signature(function).bind(None, None, **arguments)
    except TypeError as error:
        raise TypeError(f"{function.__name__}: {error}") from None
    bound.apply_defaults()
    return bound.args[2:]


def _is_variable(value: object) -> bool:
    return isinstance(value, str) and value.startswith("$")


def _do(operation: Bound[None]) -> Step:
    def step(run: AnyRun, frame: Frame) -> None:
        operation(run, frame.env)

    return step


def _ask(question: Bound[dict[int, Request]], variable: str) -> Step:
    def step(run: AnyRun, frame: Frame) -> None:
        requests = question(run, frame.env)
        frame.env[variable] = tuple(requests)
        questions = {(request.prompt, request.source) for request in requests.values()}
        assert len(questions) <= 1, "all who are asked at once are asked the same: everybody sees what it is"
        if requests:
            _open(run.state, requests, {seat: f"{variable}.{seat}" for seat in requests})

    return step


def _choose(question: Bound[dict[int, Request]], variable: str) -> Step:
    def step(run: AnyRun, frame: Frame) -> None:
        requests = question(run, frame.env)
        assert len(requests) <= 1, "several seats are asked with `ask`"
        frame.env[variable] = None
        for seat, request in requests.items():
            frame.env[variable] = request.only_answer()
            if frame.env[variable] is None:
                _open(run.state, requests, {seat: variable})

    return step


def _open(state: GameState, requests: dict[int, Request], into: dict[int, str]) -> None:
    state.ask = Ask(state.next_ask, into, requests)
    state.next_ask += 1


def _unless(condition: Bound[bool], label: int) -> Step:
    def step(run: AnyRun, frame: Frame) -> None:
        if not condition(run, frame.env):
            frame.label = label

    return step


def _jump(label: int) -> Step:
    def step(run: AnyRun, frame: Frame) -> None:
        frame.label = label

    return step


def _queue(values: Bound[tuple[int | str, ...]], variable: str) -> Step:
    queue = f"{variable}.queue"

    def step(run: AnyRun, frame: Frame) -> None:
        frame.env[queue] = values(run, frame.env)

    return step


def _next(variable: str, label: int) -> Step:
    queue = f"{variable}.queue"

    def step(run: AnyRun, frame: Frame) -> None:
        waiting = frame.env[queue]
        assert isinstance(waiting, tuple)
        if waiting:
            frame.env[variable], frame.env[queue] = waiting[0], waiting[1:]
        else:
            frame.label = label

    return step
