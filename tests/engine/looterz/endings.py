"""The ways in which a game of Looterz can end, by name.

Nobody wins by stealing: a thief who lacks one coin would have to be poorer than a victim who then held the
target already (LZ-12, LZ-57).
"""

from app.engine.kernel.events import Event
from app.engine.looterz.ending import loot_of
from app.engine.looterz.state import LooterzState

ENDINGS = (
    "target_by_search",
    "target_by_skill",
    "target_by_payment",
    "target_in_anothers_turn",
    "rigor_clear_winner",
    "rigor_tie_broken_by_looterz",
    "rigor_double_tie",
    "rigor_nobody_wins",
)


def ending_of(state: LooterzState, log: list[Event]) -> str:
    """Which of the endings a finished game had."""
    assert state.outcome is not None
    if state.outcome.reason == "rigor_home":
        return _rigor_ending(state, state.outcome.winners)
    if state.outcome.winners != (state.active,):
        return "target_in_anothers_turn"
    last = [event.type for event in log[-3:]]
    if last == ["searched", "coins_gained", "game_ended"]:
        return "target_by_search"
    return "target_by_payment" if last[1] == "coin_paid" else "target_by_skill"


def _rigor_ending(state: LooterzState, winners: tuple[int, ...]) -> str:
    if not winners:
        return "rigor_nobody_wins"
    loot = [loot_of(state, seat) for seat in range(state.seats)]
    if loot.count(max(loot)) > 1:
        return "rigor_double_tie"
    coins = [amount for amount, _ in loot]
    return "rigor_tie_broken_by_looterz" if coins.count(max(coins)) > 1 else "rigor_clear_winner"
