"""The law of hidden information, as something that can be checked at any pause of any game.

*Permute anything a viewer cannot see, and every byte that viewer receives on any channel stays the same*, at
every pause, and after every command up to the first event that shows the viewer a permuted face.

Three more things follow from it that dealing faces anew cannot show: a hidden card has no id that a viewer
could follow; of what others choose in secret a viewer knows what the events say, and nothing else; and a face
that an event shows to a viewer is known to that viewer afterwards, so that no event tells too many.
"""

from collections.abc import Iterator
from itertools import zip_longest
from random import Random
from typing import Any

import msgspec

from app.engine.kernel.events import Event
from app.engine.kernel.refusal import Refusal
from app.engine.kernel.requests import Command
from app.engine.kernel.state import GameState
from app.engine.kernel.visibility import Card, knows
from tests.engine.contract.driver import AnyGame, random_command, view_bytes

FACES_SHOWN_BY_TYPE = {"rigor_placed": "rigor"}
"""Events that show a face by what they are instead of naming it."""

SECRET_PROMPTS = {
    *("take_foreseen", "order_foreseen", "bid", "gift"),
    *("keep_divined", "order_divined", "take_trick", "alert_option", "shout_vote"),
}
"""Questions whose answers nobody else sees, or not yet."""


class Leak(AssertionError):
    """A viewer received something that depends on what they cannot know."""


def cards_of(value: object) -> list[Card]:
    """Every card of a state that lies or may lie in a hidden place, in a fixed order."""
    if isinstance(value, msgspec.Struct):
        value = [getattr(value, name) for name in value.__struct_fields__]
    if not isinstance(value, list):
        return []
    if value and isinstance(value[0], Card):
        return value
    return [card for inner in value for card in cards_of(inner)]


def check_pause(game: AnyGame, state: Any, viewer: int | None, random: Random) -> None:
    """Raises Leak if `viewer` can tell the state from one dealt anew, now or by the next command."""
    redealt = game.redeal(state, viewer, random)
    reshuffled = game.clone(state)  # the same seed and sealed answers, so that nothing but faces can differ
    game.deal_hidden(reshuffled, viewer, random)
    for other in (redealt, reshuffled):
        check_knowledge_is_kept(state, other, viewer)
        if view_bytes(game, state, viewer) != view_bytes(game, other, viewer):
            raise Leak(f"the view of {viewer} shows something hidden")
        if viewer is not None:
            _check_refusals(game, state, other, viewer)
    _check_ids(game.view(state, viewer), _hidden_ids(state, viewer), viewer)
    if state.ask is not None:
        _check_choices_of_others(game, state, viewer, random)
        seat, command = random_command(game, state, random)
        _check_command(game, state, reshuffled, seat, command, viewer)
        others_answered = any(answered != viewer for answered in state.ask.answers)
        if not others_answered:
            _check_command(game, state, redealt, seat, command, viewer, other_dice=True)


def check_knowledge_is_kept(state: GameState, other: GameState, viewer: int | None) -> None:
    """Raises Leak if a known face has changed, a card has come or gone, or more than faces differs."""
    before, after = cards_of(state), cards_of(other)
    if sorted(card.face for card in before) != sorted(card.face for card in after):
        raise Leak("other cards are in the game")
    for card, same in zip(before, after, strict=True):
        if (card.id, card.known) != (same.id, same.known):
            raise Leak("a card has another identity")
        if knows(card, viewer) and card.face != same.face:
            raise Leak(f"{viewer} knew this card to be another one")


def _hidden_ids(state: GameState, viewer: int | None) -> set[int]:
    return {card.id for card in cards_of(state) if card.id and not knows(card, viewer)}


def _check_ids(received: dict[str, Any], hidden: set[int], viewer: int | None) -> None:
    """Raises Leak if the id of a hidden card is among what `viewer` receives."""
    for path, value in _flat({**received, "request": None}, ""):
        if path.endswith((".id", "_id")) and value.isdecimal() and int(value) in hidden:
            raise Leak(f"{viewer} can follow a hidden card by {path} {value}")


def _check_choices_of_others(game: AnyGame, state: Any, viewer: int | None, random: Random) -> None:
    """Compares two secret answers of the same other seat: what is heard alike must look alike."""
    seat, command = random_command(game, state, random)
    request = game.asks(state)[seat]
    if seat == viewer or request.prompt not in SECRET_PROMPTS:
        return
    another = Command(command.ask, request.sample(random))
    one, two = game.clone(state), game.clone(state)
    events, others = game.apply(one, seat, command), game.apply(two, seat, another)
    if [event.to(viewer) for event in events] == [event.to(viewer) for event in others] and (
        view_bytes(game, one, viewer) != view_bytes(game, two, viewer)
    ):
        raise Leak(f"{viewer} sees what {seat} has chosen without an event that says so")


def _check_refusals(game: AnyGame, state: Any, other: Any, viewer: int) -> None:
    ask = state.ask.id if state.ask else 1
    for command in (Command(ask, "no such choice"), Command(ask - 1, "yes"), Command(ask, 10**9)):
        if _refusal(game, state, viewer, command) != _refusal(game, other, viewer, command):
            raise Leak(f"a refusal tells {viewer} something hidden")


def _refusal(game: AnyGame, state: Any, seat: int, command: Command) -> tuple[str, str]:
    try:
        game.apply(state, seat, command)
    except Refusal as refusal:
        return refusal.code, refusal.message
    raise AssertionError(f"{command} should have been refused")


def _check_command(
    game: AnyGame,
    state: Any,
    other: Any,
    seat: int,
    command: Command,
    viewer: int | None,
    other_dice: bool = False,
) -> None:
    """Applies the same command to both, legal in both, and compares what `viewer` hears of it."""
    permuted = {
        face
        for card, same in zip(cards_of(state), cards_of(other), strict=True)
        if card.face != same.face
        for face in (card.face, same.face)
    }
    one, two = game.clone(state), game.clone(other)
    try:
        events, other_events = game.apply(one, seat, command), game.apply(two, seat, command)
    except Refusal as refusal:
        if seat == viewer:
            raise Leak(f"an answer offered to {viewer} is legal only with these hidden cards") from refusal
        return
    hidden = _hidden_ids(state, viewer) | _hidden_ids(one, viewer)
    for event in events:
        _check_ids(event.to(viewer), hidden, viewer)
    looks_alike = _view_before_the_seed(game, one, viewer) == _view_before_the_seed(game, two, viewer)
    heard_alike = _heard_alike(events, other_events, viewer, permuted, other_dice)
    if heard_alike and not looks_alike:
        raise Leak(f"the view of {viewer} differs although no event has shown anything")
    if any(
        event.type == "shuffled" for event in events
    ):  # A face that was heard of may be forgotten at once.
        return
    if looks_alike and not heard_alike and not other_dice and _known(one, viewer) == _known(two, viewer):
        raise Leak(f"{viewer} hears of a face without knowing it afterwards")


def _known(state: GameState, viewer: int | None) -> list[str]:
    """The faces that the viewer knows, also where the view does not show them any more."""
    return [card.face for card in cards_of(state) if knows(card, viewer)]


def _view_before_the_seed(game: AnyGame, state: Any, viewer: int | None) -> dict[str, Any]:
    """The view, save for the seed, which the end of a game shows."""
    view = game.view(state, viewer)
    return {**view, "seed": None} if state.outcome else view


def _heard_alike(
    events: list[Event], others: list[Event], viewer: int | None, permuted: set[str], other_dice: bool
) -> bool:
    """Whether all events were alike; False when one showed a permuted face or a die; else raises Leak."""
    for event, other in zip_longest(events, others):
        difference = _leaves(event, viewer) ^ _leaves(other, viewer)
        if not difference:
            continue
        if not any(value in permuted or (other_dice and ".dice." in path) for path, value in difference):
            raise Leak(f"{viewer} hears a difference that no face explains: {sorted(difference)}")
        return False
    return True


def _leaves(event: Event | None, viewer: int | None) -> set[tuple[str, str]]:
    """Everything that the viewer hears in an event, by where it stands."""
    if event is None:
        return set()
    known = event.to(viewer)
    return set(_flat({**known, "face": FACES_SHOWN_BY_TYPE.get(event.type)}, ""))


def _flat(value: object, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _flat(inner, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        for index, inner in enumerate(value):
            yield from _flat(inner, f"{path}.{index}")
    else:
        yield path, str(value)
