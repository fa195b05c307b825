"""What every game promises to the service, the bots and the clients."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest

from app.engine import registry
from app.engine.kernel.events import decode_events, encode_events
from app.engine.kernel.outcome import Outcome
from app.engine.kernel.refusal import Refusal
from app.engine.kernel.requests import Command, Request
from app.engine.kernel.run import AGENDA_PROGRAM
from app.engine.kernel.state import GameState
from tests.engine.contract.driver import (
    AnyGame,
    every_game,
    every_table,
    new_game,
    pauses,
    random_command,
    seed_of,
    view_bytes,
    viewers,
)


@every_table
def test_the_seed_alone_decides_a_setup(game: AnyGame, seats: int) -> None:
    state, events = new_game(game, seats, 1)
    again, events_again = new_game(game, seats, 1)
    assert game.encode(state) == game.encode(again)
    assert encode_events(events) == encode_events(events_again)
    assert game.encode(new_game(game, seats, 2)[0]) != game.encode(state)
    assert state.version == 1
    assert events


@every_table
def test_a_random_game_ends_with_a_complete_outcome(game: AnyGame, seats: int) -> None:
    *_, state = pauses(game, seats, 3)
    outcome = game.outcome(state)
    assert isinstance(outcome, Outcome)
    assert outcome.reason
    assert [row.seat for row in outcome.sheet] == list(range(seats))
    assert all(1 <= row.place <= seats and row.lines for row in outcome.sheet)
    assert all(outcome.sheet[seat].place == 1 for seat in outcome.winners)
    assert game.asks(state) == {}
    with pytest.raises(Refusal, match="over") as refused:
        game.apply(state, 0, Command(1, "anything"))
    assert refused.value.code == "game_over"


@every_table
def test_every_pause_is_sound(game: AnyGame, seats: int) -> None:
    for state in pauses(game, seats, 4):
        assert game.status(state) == []
        asks = game.asks(state)
        assert bool(asks) == (game.outcome(state) is None)
        assert set(asks) <= set(range(seats))
        for request in asks.values():
            assert request.check(request.default) == request.default
            assert msgspec.json.decode(msgspec.json.encode(request), type=Request) == request


@every_table
def test_views_are_json_and_show_each_seat_its_own_question(game: AnyGame, seats: int) -> None:
    for state in pauses(game, seats, 5):
        for viewer in viewers(state):
            view = game.view(state, viewer)
            assert _is_json(view)
            assert view["game"] == game.name
            assert (view["version"], view["viewer"]) == (state.version, viewer)
            _shows_who_is_asked(view, state)
            own = game.asks(state).get(viewer) if viewer is not None else None
            assert view["request"] == (own.to_json(state.ask.id) if own else None)


def _shows_who_is_asked(view: dict[str, Any], state: GameState) -> None:
    if state.ask is None:
        assert view["asked"] is None
        return
    for request in state.ask.requests.values():
        told = {"ask": state.ask.id, "prompt": request.prompt, "source": request.source}
        assert view["asked"] == {**told, "seats": list(state.ask.requests)}


def _is_json(value: object) -> bool:
    """Whether `value` holds JSON values only, all keys of its objects texts."""
    if isinstance(value, dict):
        return all(isinstance(key, str) and _is_json(inner) for key, inner in value.items())
    if isinstance(value, list | tuple):
        return all(_is_json(inner) for inner in value)
    return value is None or isinstance(value, str | int | float | bool)


@every_table
def test_a_command_either_goes_on_in_public_or_is_sealed(game: AnyGame, seats: int) -> None:
    random = Random(6)
    state, _ = new_game(game, seats, 6)
    while game.outcome(state) is None:
        seat, command = random_command(game, state, random)
        others = [viewer for viewer in viewers(state) if viewer != seat]
        version, ask = state.version, state.ask
        before = [view_bytes(game, state, viewer) for viewer in others]
        events = game.apply(state, seat, command)
        if state.ask is ask:
            assert seat not in game.asks(state)
            assert events == []
            assert state.version == version
            assert [view_bytes(game, state, viewer) for viewer in others] == before
        else:
            assert state.version == version + 1


@every_table
def test_stored_and_cloned_states_go_on_like_the_original(game: AnyGame, seats: int) -> None:
    random = Random(7)
    state, _ = new_game(game, seats, 7)
    while game.outcome(state) is None:
        stored = game.encode(state)
        decoded, clone, untouched = game.decode(stored), game.clone(state), game.clone(state)
        seat, command = random_command(game, state, random)
        events = [encode_events(game.apply(each, seat, command)) for each in (state, decoded, clone)]
        assert events[0] == events[1] == events[2]
        assert game.encode(state) == game.encode(decoded) == game.encode(clone)
        assert game.encode(untouched) == stored


@every_table
def test_the_log_keeps_what_each_viewer_may_know(game: AnyGame, seats: int) -> None:
    random = Random(8)
    state, events = new_game(game, seats, 8)
    while game.outcome(state) is None:
        for event, logged in zip(events, decode_events(encode_events(events)), strict=True):
            assert set(event.private) <= set(range(seats))
            for viewer in viewers(state):
                known = event.to(viewer)
                assert known["type"] == event.type
                assert _is_json(known)
                assert msgspec.json.encode(known) == msgspec.json.encode(logged.to(viewer))
        events = game.apply(state, *random_command(game, state, random))


def _hostile_answers(request: Request) -> Iterator[Any]:
    """Answers that the request does not allow, whatever its kind."""
    yield from (None, True, False, 1.0, -1, 10**40, "", "no such choice", {}, {"choice": 1}, [], [[]], [None])
    yield from (["no such choice"], [[*request.choices]], [*request.choices, *request.choices, "more"])
    if request.choices:
        yield request.choices[0] + " "
        yield [request.choices[0]] * 2
    if request.kind == "number":
        yield from (request.minimum - 1, request.maximum + 1, str(request.minimum), [request.minimum])


@every_table
def test_a_refusal_says_why_and_changes_nothing(game: AnyGame, seats: int) -> None:
    random = Random(9)
    for state in pauses(game, seats, 9):
        if state.ask is None or random.random() > 0.3:
            continue
        stored, ask = game.encode(state), state.ask.id
        for seat, request in game.asks(state).items():
            for answer in _hostile_answers(request):
                if answer == [] and request.kind == "many" and request.minimum == 0:
                    continue
                assert _refusal(game, state, seat, Command(ask, answer)) == "illegal_answer"
            assert _refusal(game, state, seat, Command(ask - 1, request.default)) == "stale_ask"
            assert _refusal(game, state, seat, Command(ask + 1, request.default)) == "stale_ask"
        for seat in {*range(-1, seats + 1)} - set(game.asks(state)):
            assert _refusal(game, state, seat, Command(ask, "end")) == "not_asked"
        assert game.encode(state) == stored


def _refusal(game: AnyGame, state: Any, seat: int, command: Command) -> str:
    with pytest.raises(Refusal) as refused:
        game.apply(state, seat, command)
    assert len(refused.value.message) > 10
    return refused.value.code


@every_table
def test_a_game_made_of_its_content_plays_alike(game: AnyGame, seats: int) -> None:
    kind: Any = type(game)
    same: AnyGame = kind(game.content())
    assert same.content_hash == game.content_hash == sha256(game.content().encode()).hexdigest()
    for state, twin in zip(pauses(game, seats, 10), pauses(same, seats, 10), strict=True):
        assert game.encode(state) == same.encode(twin)
        assert view_bytes(game, state, 0) == view_bytes(same, twin, 0)


def test_a_game_keeps_the_content_it_is_pinned_to() -> None:
    """Today's cards do not come into a game that began with others."""
    today = registry.game("looterz")
    pinned = registry.game("looterz", today.content().replace('"Salve"', '"Balm"'))
    names = [{card["name"] for card in game.catalog()["cards"]} for game in (today, pinned)]
    assert names[1] - names[0] == {"Balm"}
    assert pinned.content_hash != today.content_hash


@every_game
def test_every_program_that_a_game_runs_is_part_of_its_content(game: AnyGame) -> None:
    """Frames point into programs by number: were one taken from the code, no rule could ever be mended."""
    programs = msgspec.json.decode(game.content())["programs"]
    assert game._programs.keys() == programs.keys()
    assert AGENDA_PROGRAM in programs


def test_a_game_keeps_the_rules_it_is_pinned_to() -> None:
    """Today's programs do not come into a game that began with others."""
    pinned = registry.game("looterz", registry.game("looterz").content().replace("first_recr", "early_recr"))
    state, _ = new_game(pinned, 2)
    assert pinned.view(state, None)["turn"]["phase"] == "early_recruitment"


def test_games_with_earlier_content_are_kept_as_long_as_there_is_room() -> None:
    today = registry.game("looterz")
    assert registry.game("looterz", today.content()) is today
    earlier = [today.content().replace('"Salve"', f'"Balm {number}"') for number in range(2)]
    assert registry.game("looterz", earlier[0]) is registry.game("looterz", earlier[0])
    assert registry.game("looterz", earlier[1]) is not registry.game("looterz", earlier[0])
    assert registry._earlier.cache_info().maxsize == registry.EARLIER


@every_table
def test_the_seed_is_promised_from_the_start_and_shown_at_the_end(game: AnyGame, seats: int) -> None:
    seed = seed_of(11).hex()
    for state in pauses(game, seats, 11):
        over = game.outcome(state) is not None
        for viewer in viewers(state):
            view = game.view(state, viewer)
            assert view["commitment"] == game.commitment(state) == sha256(seed.encode()).hexdigest()
            assert view["seed"] == (seed if over else None)
            assert (seed.encode() in view_bytes(game, state, viewer)) == over


@every_game
def test_options_are_checked(game: AnyGame) -> None:
    schema = game.options_schema()
    assert schema["additionalProperties"] is False
    defaults = {name: option["default"] for name, option in schema["properties"].items()}
    for seats in range(game.min_seats, game.max_seats + 1):
        assert game.parse_options(defaults, seats) == game.parse_options({}, seats)
        hostile: list[dict[str, object]] = [{"no_such_option": 1}, {"": None}]
        wrong: list[object] = [[], {}, "x", 1.5, True, 10**40]
        hostile += [{name: value} for name in schema["properties"] for value in wrong]
        for raw in hostile:
            with pytest.raises(Refusal) as refused:
                game.parse_options(raw, seats)
            assert refused.value.code == "bad_options"


@every_game
def test_a_catalogue_is_json_and_names_its_content(game: AnyGame) -> None:
    catalogue = game.catalog()
    assert _is_json(catalogue)
    assert catalogue["game"] == game.name
    assert catalogue["title"] == game.title
    assert catalogue["content_hash"] == game.content_hash
    assert game.catalog("xx")["content_hash"] == game.content_hash
