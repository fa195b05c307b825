"""What one viewer may see of a game: built from what is allowed, never by leaving things out."""

from app.engine.kernel.view import View
from app.engine.kernel.visibility import known_of
from app.engine.looterz.content import Content
from app.engine.looterz.state import Looter, LooterCard, LooterzState, Player


def shown_to_all(state: LooterzState, content: Content) -> View:
    """What everybody sees beside what all games show."""
    return {
        "round": state.round,
        "turn": {"seat": state.active, "phase": state.phase},
        "target": state.target,
        "seats": [_seat(state, content, seat, player) for seat, player in enumerate(state.players)],
        "graveyard": _cards(state.graveyard),
        "rigor": state.rigor,
    }


def shown(state: LooterzState, viewer: int | None) -> View:
    """What depends on what a seat, or a spectator (None), knows."""
    return {
        "hand": [] if viewer is None else _cards(state.players[viewer].hand),
        "tower": {"count": len(state.tower), "known": known_of(state.tower, viewer)},
    }


def _cards(cards: list[LooterCard]) -> list[View]:
    return [{"id": card.id, "card": card.face} for card in cards]


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
