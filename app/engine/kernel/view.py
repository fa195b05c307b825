"""What one viewer may see of a game: the part that is the same for all games, around the game's own."""

from typing import Any

import msgspec

from app.engine.kernel.outcome import Outcome
from app.engine.kernel.requests import Ask
from app.engine.kernel.state import GameState

View = dict[str, Any]


def view_of_all(game: str, state: GameState, own: View) -> View:
    """What everybody sees, as JSON values; `own` is what only this game has."""
    return {
        "game": game,
        "version": state.version,
        **own,
        "asked": _asked(state.ask),
        "commitment": state.commitment,
        "seed": state.seed if state.outcome else None,
        "outcome": _outcome(state.outcome) if state.outcome else None,
    }


def view_of(common: View, state: GameState, viewer: int | None, own: View) -> View:
    """The view of a seat, or of a spectator (None): what everybody sees, and what is for this viewer."""
    return {
        **common,
        "viewer": viewer,
        **own,
        "request": _request(state.ask, viewer),
        "answered": state.ask is not None and viewer in state.ask.answers,
    }


def _asked(ask: Ask | None) -> View | None:
    """What everybody may know of the open question: who is asked what by which card, not who has answered.

    All who are asked at once are asked the same, though each among choices of their own.
    """
    if ask is None:
        return None
    question = next(iter(ask.requests.values()))
    return {"ask": ask.id, "seats": list(ask.requests), "prompt": question.prompt, "source": question.source}


def _request(ask: Ask | None, viewer: int | None) -> View | None:
    """The viewer's own question, as long as it waits for an answer."""
    if ask is None or viewer is None or viewer not in ask.requests or viewer in ask.answers:
        return None
    return ask.requests[viewer].to_json(ask.id)


def _outcome(outcome: Outcome) -> View:
    told: View = msgspec.json.decode(msgspec.json.encode(outcome))
    return told
