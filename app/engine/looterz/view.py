"""What one viewer may see of a game: built from what is allowed, never by leaving things out."""

from app.engine.kernel.kept import Kept
from app.engine.kernel.modifiers import modified
from app.engine.kernel.state import Modifier
from app.engine.kernel.view import View
from app.engine.kernel.visibility import known_of
from app.engine.looterz.content import Content
from app.engine.looterz.state import Looter, LooterCard, LooterzState


class Views:
    """What everybody sees of the games with one content. What has not changed since is kept."""

    def __init__(self, content: Content) -> None:
        self._powers = {id: looter.power for id, looter in content.by_id.items()}
        self._seat = Kept(self._make_seat)

    def shown_to_all(self, state: LooterzState) -> View:
        """What everybody sees beside what all games show."""
        return {
            "round": state.round,
            "turn": {"seat": state.active, "phase": state.phase},
            "target": state.target,
            "seats": [
                self._seat(seat, player.coins, len(player.hand), player.looterz, state.turn, state.modifiers)
                for seat, player in enumerate(state.players)
            ],
            "graveyard": _cards(state.graveyard),
            "rigor": state.rigor,
        }

    def _make_seat(
        self,
        seat: int,
        coins: int,
        hand_count: int,
        looterz: list[Looter],
        turn: int,
        modifiers: list[Modifier],
    ) -> View:
        row = [
            {
                "id": looter.id,
                "card": looter.face,
                "hearts": looter.hearts,
                "power": modified(modifiers, "power", looter.id, self._powers[looter.face]),
                "acted": looter.acted == turn,
                "owner": looter.owner,
            }
            for looter in looterz
        ]
        return {"seat": seat, "coins": coins, "hand_count": hand_count, "looterz": row}


def shown(state: LooterzState, viewer: int | None) -> View:
    """What depends on what a seat, or a spectator (None), knows."""
    return {
        "hand": [] if viewer is None else _cards(state.players[viewer].hand),
        "tower": {"count": len(state.tower), "known": known_of(state.tower, viewer)},
    }


def _cards(cards: list[LooterCard]) -> list[View]:
    return [{"id": card.id, "card": card.face} for card in cards]
