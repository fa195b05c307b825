"""Programs: how nodes compile, how code is linked, how it runs."""

from typing import Any

import msgspec
import pytest

from app.engine.kernel.programs import (
    Code,
    Node,
    ask,
    choose,
    compile_program,
    compile_programs,
    do,
    for_each,
    repeat_while,
    sequence,
    when,
)
from app.engine.kernel.requests import Request, pick_one
from app.engine.kernel.run import AnyRun, Program, Run, resume
from app.engine.kernel.state import Env, GameState
from app.engine.kernel.vocabulary import Vocabulary

WORDS = Vocabulary()


@WORDS.operation
def say(run: AnyRun, env: Env, word: Any) -> None:
    run.emit("said", word=word)


@WORDS.operation
def sub(run: AnyRun, env: Env) -> None:
    run.call("other")


@WORDS.operation
def count_down(run: AnyRun, env: Env) -> None:
    left = env["left"]
    assert isinstance(left, int)
    env["left"] = left - 1


@WORDS.condition
def positive(run: AnyRun, env: Env, number: int) -> bool:
    return number > 0


@WORDS.list
def numbers(run: AnyRun, env: Env, count: int) -> tuple[int | str, ...]:
    return tuple(range(count))


@WORDS.question
def different(run: AnyRun, env: Env) -> dict[int, Request]:
    return {seat: pick_one(f"question {seat}", ("yes", "no")) for seat in range(2)}


@WORDS.question
def colour(run: AnyRun, env: Env, choices: int, seats: int = 1) -> dict[int, Request]:
    colours = tuple(f"colour:{number}" for number in range(choices))
    return {seat: pick_one("colour", colours) for seat in range(seats)} if colours else {}


def run_program(node: Node, **env: Any) -> tuple[GameState, list[Any]]:
    """Runs the program to its first pause or its end; gives the state and the words said."""
    main = sequence(node, do("say", word="end"), ask("colour", into="pause", choices=2))
    programs = {"main": Program(compile_program(main), WORDS)}
    programs["other"] = Program(compile_program(do("say", word="other")), WORDS)
    run = Run(GameState(seats=2, seed="00"), None)
    run.call("main", **env)
    resume(run, programs)
    return run.state, [event.public["word"] for event in run.events]


BODY = do("say", word="$x")
SAY: list[Any] = ["do", "say", {"word": "$x"}]


@pytest.mark.parametrize(
    ("node", "code"),
    [
        (BODY, [SAY]),
        (sequence(), []),
        (sequence(BODY, sequence(BODY)), [SAY, SAY]),
        (ask("q", into="a", count=1), [["ask", "q", {"count": 1}, "a"]]),
        (choose("q", into="a"), [["choose", "q", {}, "a"]]),
        (when("c", BODY, n=1), [["unless", "c", {"n": 1}, 2], SAY]),
        (when("c", BODY, otherwise=BODY), [["unless", "c", {}, 3], SAY, ["jump", 4], SAY]),
        (repeat_while("c", BODY), [["unless", "c", {}, 3], SAY, ["jump", 0]]),
        (
            for_each("l", "x", BODY, count=2),
            [["queue", "l", {"count": 2}, "x"], ["next", "x", 4], SAY, ["jump", 1]],
        ),
    ],
)
def test_nodes_compile_to_plain_instructions(node: Node, code: Code) -> None:
    assert compile_program(node) == code
    assert msgspec.json.decode(msgspec.json.encode(compile_program(node))) == code


def test_labels_are_right_wherever_a_node_stands() -> None:
    code = compile_program(sequence(BODY, when("c", sequence(BODY, when("d", BODY)), otherwise=BODY)))
    assert code[1] == ["unless", "c", {}, 6]
    assert code[3] == ["unless", "d", {}, 5]
    assert code[5] == ["jump", 7]


def test_a_node_must_say_how_it_compiles() -> None:
    with pytest.raises(TypeError, match="Node"):
        compile_program(Node())


def test_a_loop_in_a_loop_needs_a_variable_of_its_own() -> None:
    inner = for_each("numbers", "x", BODY, count=2)
    with pytest.raises(ValueError, match="'x'"):
        compile_program(for_each("numbers", "x", sequence(BODY, inner), count=2))
    compile_program(sequence(inner, inner))
    compile_program(for_each("numbers", "y", inner, count=2))


@pytest.mark.parametrize(
    "instruction",
    [
        ["fly", "say", {}],
        ["do"],
        ["do", "say"],
        ["do", 1, {}],
        ["do", "say", []],
        ["jump", "1"],
        ["next", "x"],
        ["unless", "positive", {}, None],
        [],
        "do",
        None,
    ],
)
def test_an_unknown_instruction_does_not_link(instruction: Any) -> None:
    with pytest.raises(ValueError, match="unknown instruction"):
        Program([instruction], WORDS)


@pytest.mark.parametrize(
    "node",
    [
        do("no_such_thing"),
        ask("no_such_thing", into="x"),
        choose("no_such_thing", into="x"),
        when("no_such_thing", sequence()),
        repeat_while("no_such_thing", sequence()),
        for_each("no_such_thing", "x", sequence()),
        do("positive"),
        when("say", sequence()),
    ],
)
def test_an_unknown_name_does_not_link(node: Node) -> None:
    with pytest.raises(LookupError):
        Program(compile_program(node), WORDS)


@pytest.mark.parametrize("arguments", [{}, {"words": 1}, {"word": 1, "words": 1}, {"env": 1}])
def test_wrong_arguments_do_not_link(arguments: dict[str, int]) -> None:
    with pytest.raises(TypeError, match="say: "):
        Program([["do", "say", arguments]], WORDS)


def test_two_programs_of_one_name_do_not_compile() -> None:
    assert list(compile_programs(({"a": BODY}, {"b": BODY}))) == ["a", "b"]
    with pytest.raises(ValueError, match="two programs called 'a'"):
        compile_programs(({"a": BODY}, {"a": BODY}))


def test_a_vocabulary_takes_each_name_once() -> None:
    everything = Vocabulary()
    everything.include(WORDS)
    with pytest.raises(ValueError, match="say"):
        everything.include(WORDS)
    with pytest.raises(ValueError, match="positive"):
        everything.condition(positive)


@pytest.mark.parametrize(
    ("node", "said"),
    [
        (do("say", word=1), [1]),
        (do("say", word="$x"), [7]),
        (sequence(do("say", word=1), do("say", word=2)), [1, 2]),
        (when("positive", do("say", word=1), number="$x"), [1]),
        (when("positive", do("say", word=1), number=0), []),
        (when("positive", do("say", word=1), otherwise=do("say", word=2), number=1), [1]),
        (when("positive", do("say", word=1), otherwise=do("say", word=2), number=0), [2]),
        (repeat_while("positive", sequence(BODY, do("count_down")), number="$left"), [7, 7, 7]),
        (for_each("numbers", "i", do("say", word="$i"), count=3), [0, 1, 2]),
        (for_each("numbers", "i", do("say", word="$i"), count=0), []),
        (
            for_each("numbers", "i", for_each("numbers", "j", do("say", word="$j"), count="$i"), count=3),
            [0, 0, 1],
        ),
        (sequence(do("sub"), do("say", word=1)), ["other", 1]),
        (for_each("numbers", "i", do("sub"), count=2), ["other", "other"]),
    ],
)
def test_programs_do_what_they_say(node: Node, said: list[Any]) -> None:
    state, words = run_program(node, x=7, left=3)
    assert words == [*said, "end"]
    assert state.ask is not None
    assert len(state.stack) == 1


def test_a_list_is_made_once_before_its_first_value() -> None:
    loop = for_each("numbers", "i", sequence(do("say", word="$i"), do("count_down")), count="$left")
    assert run_program(loop, left=3)[1] == [0, 1, 2, "end"]


def test_choosing_takes_what_has_no_alternative_without_asking() -> None:
    for choices, answer in ((0, None), (1, "colour:0")):
        node = sequence(choose("colour", into="c", choices=choices), do("say", word="$c"))
        state, words = run_program(node)
        assert words == [answer, "end"]
        assert state.next_ask == 2


def test_choosing_among_several_asks() -> None:
    state, words = run_program(choose("colour", into="c", choices=2))
    assert words == []
    assert state.ask is not None
    assert state.ask.into == {0: "c"}
    assert state.stack[-1].env["c"] is None


def test_choosing_is_for_one_seat() -> None:
    with pytest.raises(AssertionError):
        run_program(choose("colour", into="c", choices=2, seats=2))


def test_asking_all_asks_even_where_only_one_answer_is_possible() -> None:
    """To leave a seat out would tell the others what it holds."""
    state, words = run_program(ask("colour", into="c", choices=1, seats=2))
    assert words == []
    assert state.ask is not None
    assert state.ask.into == {0: "c.0", 1: "c.1"}
    assert state.stack[-1].env["c"] == (0, 1)


def test_all_who_are_asked_at_once_are_asked_the_same() -> None:
    """Everybody sees what the others are being asked."""
    with pytest.raises(AssertionError, match="the same"):
        run_program(ask("different", into="c"))


def test_asks_are_numbered_from_one() -> None:
    state, _ = run_program(choose("colour", into="c", choices=2))
    assert state.ask is not None
    assert (state.ask.id, state.next_ask) == (1, 2)
