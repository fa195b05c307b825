"""What is true of every sound state, by name."""

from collections import Counter

from app.engine.looterz.content import Content
from app.engine.looterz.state import RIGOR, LooterzState


def broken_invariants(state: LooterzState, content: Content) -> list[str]:
    """The names of the invariants that do not hold."""
    checks = {
        "cards_conserved": _cards_conserved(state, content),
        "four_rigor_cards": state.rigor + sum(card.face == RIGOR for card in state.tower) == 4,
        "rigor_only_in_lower_half": all(card.lower for card in state.tower if card.face == RIGOR),
        "hearts_within_print": all(
            1 <= looter.hearts <= content.by_id[looter.face].hearts for looter in state.all_looterz()
        ),
        "coins_not_negative": all(player.coins >= 0 for player in state.players),
        "ids_unique": _ids_unique(state),
        "hands_known_to_their_owners": all(
            card.known >> seat & 1 for seat, player in enumerate(state.players) for card in player.hand
        ),
        "asked_or_over": (state.ask is None) == (state.outcome is not None),
        "no_target_held_in_play": state.outcome is not None
        or all(player.coins < state.target for player in state.players),
        "nothing_left_running": state.outcome is None or not (state.stack or state.agenda or state.scheduled),
    }
    return [name for name, holds in checks.items() if not holds]


def _cards_conserved(state: LooterzState, content: Content) -> bool:
    faces = Counter(looter.face for looter in state.all_looterz())
    for pile in (state.tower, state.graveyard, *(player.hand for player in state.players)):
        faces.update(card.face for card in pile)
    del faces[RIGOR]
    return faces == Counter({looter.id: looter.copies for looter in content.looterz})


def _ids_unique(state: LooterzState) -> bool:
    ids = [looter.id for looter in state.all_looterz()]
    for pile in (state.graveyard, *(player.hand for player in state.players)):
        ids += [card.id for card in pile]
    return len(ids) == len(set(ids)) and all(0 < used < state.next_id for used in ids)
