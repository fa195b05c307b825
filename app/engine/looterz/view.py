"""What one viewer may see of a game: built from what is allowed, never by leaving things out."""

from typing import Any

from app.engine.kernel.requests import Ask
from app.engine.kernel.visibility import knows
from app.engine.looterz.content import Content
from app.engine.looterz.state import Looter, LooterzState, Player

View = dict[str, Any]


def build_view(state: LooterzState, content: Content, viewer: int | None) -> View:
    """The view of a seat, or of a spectator (None), as JSON values."""
    own = None if viewer is None else state.players[viewer]
    ask = state.ask
    request = ask.requests.get(viewer) if ask and viewer is not None else None
    answered = ask is not None and viewer in ask.answers
    return {
        "game": "looterz",
        "version": state.version,
        "viewer": viewer,
        "round": state.round,
        "turn": {"seat": state.active, "phase": state.phase},
        "target": state.target,
        "seats": [_seat(state, content, seat, player) for seat, player in enumerate(state.players)],
        "hand": [{"id": card.id, "card": card.face} for card in own.hand] if own else [],
        "tower": {"count": len(state.tower), "known": _known_of_tower(state, viewer)},
        "graveyard": [{"id": card.id, "card": card.face} for card in state.graveyard],
        "rigor": state.rigor,
        "asked": _asked(ask),
        "request": request.to_json(ask.id) if ask and request and not answered else None,
        "answered": answered,
        "commitment": state.commitment,
        "seed": state.seed if state.outcome else None,
        "outcome": _outcome(state),
    }


def _seat(state: LooterzState, content: Content, seat: int, player: Player) -> View:
    return {
        "seat": seat,
        "coins": player.coins,
        "hand_count": len(player.hand),
        "looterz": _row(state, content, player.looterz),
    }


def _row(state: LooterzState, content: Content, looterz: list[Looter]) -> list[View]:
    turn, printed = state.turn, content.by_id
    return [
        {
            "id": looter.id,
            "card": looter.face,
            "hearts": looter.hearts,
            "power": state.power_of(looter, printed[looter.face].power),
            "acted": looter.acted == turn,
            "owner": looter.owner,
        }
        for looter in looterz
    ]


def _known_of_tower(state: LooterzState, viewer: int | None) -> list[View]:
    return [
        {"depth": depth, "card": card.face}
        for depth, card in enumerate(reversed(state.tower))
        if card.known and knows(card, viewer)
    ]


def _asked(ask: Ask | None) -> View | None:
    """What everybody may know of the open question: who is asked what by which card, not who has answered."""
    if ask is None:
        return None
    first = next(iter(ask.requests.values()))
    return {"ask": ask.id, "seats": list(ask.requests), "prompt": first.prompt, "source": first.source}


def _outcome(state: LooterzState) -> View | None:
    if state.outcome is None:
        return None
    return {
        "winners": list(state.outcome.winners),
        "reason": state.outcome.reason,
        "sheet": [
            {
                "seat": row.seat,
                "place": row.place,
                "lines": [{"label": line.label, "value": line.value} for line in row.lines],
            }
            for row in state.outcome.sheet
        ],
    }
