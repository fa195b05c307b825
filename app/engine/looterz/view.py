"""What one viewer may see of a game: built from what is allowed, never by leaving things out."""

from app.engine.kernel.view import View
from app.engine.kernel.visibility import knows
from app.engine.looterz.content import Content
from app.engine.looterz.state import Looter, LooterzState, Player


def shown(state: LooterzState, content: Content, viewer: int | None) -> View:
    """What the view of a seat, or of a spectator (None), has beside what all games show."""
    own = None if viewer is None else state.players[viewer]
    return {
        "round": state.round,
        "turn": {"seat": state.active, "phase": state.phase},
        "target": state.target,
        "seats": [_seat(state, content, seat, player) for seat, player in enumerate(state.players)],
        "hand": [{"id": card.id, "card": card.face} for card in own.hand] if own else [],
        "tower": {"count": len(state.tower), "known": _known_of_tower(state, viewer)},
        "graveyard": [{"id": card.id, "card": card.face} for card in state.graveyard],
        "rigor": state.rigor,
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
