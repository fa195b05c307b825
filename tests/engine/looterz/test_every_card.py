"""No card goes without a scenario."""

import pytest

from app.engine.looterz.cards import LOOTERZ
from tests.engine.looterz import (
    test_cards_activate,
    test_cards_last_wish,
    test_cards_recruit,
    test_cards_without_text,
)
from tests.engine.looterz.scenarios import SCENARIOS

FILES = (test_cards_activate, test_cards_last_wish, test_cards_recruit, test_cards_without_text)


@pytest.mark.parametrize("card", [looter.id for looter in LOOTERZ])
def test_every_card_has_a_scenario(card: str) -> None:
    assert SCENARIOS.get(card), f"no test in {[file.__name__ for file in FILES]} is of_card({card!r})"


def test_scenarios_are_of_cards_in_the_deck() -> None:
    assert SCENARIOS.keys() <= {looter.id for looter in LOOTERZ}
