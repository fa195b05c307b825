"""Which card's scenario a test is. A card without one fails `test_every_card.py`."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

from app.engine.kernel.events import Event
from app.engine.looterz.cards import LOOTERZ
from tests.engine.looterz.builder import tables

P = ParamSpec("P")
SCENARIOS: dict[str, list[str]] = {}
"""The names of the tests, by card."""
_SKILLED = {looter.id for looter in LOOTERZ if looter.skill is not None}


def of_card(card: str) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """Marks a test as a scenario of a card: its skill must be used in it, or, if it has none, its body."""

    def mark(scenario: Callable[P, None]) -> Callable[P, None]:
        @wraps(scenario)
        def checked(*args: P.args, **kwargs: P.kwargs) -> None:
            tables.clear()
            scenario(*args, **kwargs)
            assert any(_concerns(event, card) for table in tables for event in table.log), (
                f"{card} does nothing"
            )

        SCENARIOS.setdefault(card, []).append(scenario.__name__)
        return checked

    return mark


def _concerns(event: Event, card: str) -> bool:
    if card in _SKILLED:
        return event.type == "skill_used" and event.public["card"] == card
    return event.type in ("searched", "attacked") and card in (
        event.public["card"],
        event.public.get("target_card"),
    )
