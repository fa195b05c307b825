"""What the programs of every game can say, and what the effects of every game's cards are."""

from app.engine.kernel.programs import Code, Node
from app.engine.kernel.run import AnyRun
from app.engine.kernel.state import Env, Value
from app.engine.kernel.vocabulary import Vocabulary

COMMON_VOCABULARY = Vocabulary()


class Effect(Node):
    """Something that a card does: an immutable piece that is compiled, and that a game's wording renders."""

    def program(self) -> Node:
        """What the effect is made of."""
        raise TypeError(f"{type(self).__name__} does not say what it does")

    def emit(self, code: Code) -> None:
        self.program().emit(code)


@COMMON_VOCABULARY.condition
def game_goes_on(run: AnyRun, env: Env) -> bool:
    """Turns follow each other until an outcome stops them in the middle."""
    return run.state.outcome is None


@COMMON_VOCABULARY.condition
def answer_is(run: AnyRun, env: Env, answer: Value, value: str) -> bool:
    """Whether the answer was this one."""
    return answer == value


@COMMON_VOCABULARY.condition
def is_set(run: AnyRun, env: Env, value: Value) -> bool:
    """Whether there is a value at all."""
    return value is not None


@COMMON_VOCABULARY.list
def times(run: AnyRun, env: Env, count: int) -> tuple[int | str, ...]:
    """So many times."""
    return tuple(range(count))
