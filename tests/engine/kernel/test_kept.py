"""Kept parts: the same object for the same pieces, never an outdated one."""

import pytest

from app.engine.kernel import kept
from app.engine.kernel.kept import Kept
from app.engine.kernel.visibility import Card


def faces(cards: list[Card]) -> list[str]:
    return [card.face for card in cards]


def test_equal_pieces_have_one_part() -> None:
    part = Kept(faces)
    assert part([Card(1, "axe")]) is part([Card(1, "axe")])


def test_a_piece_that_changes_in_place_has_a_new_part() -> None:
    part = Kept(faces)
    cards = [Card(1, "axe")]
    before = part(cards)
    cards[0].face = "bow"
    assert part(cards) == ["bow"]
    assert before == ["axe"]


def test_no_more_is_kept_than_is_of_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST", 2)
    made: list[str] = []

    def make(face: str) -> list[str]:
        made.append(face)
        return [face]

    part = Kept(make)
    for face in ("axe", "bow", "axe", "club", "axe"):
        assert part(face) == [face]
    assert made == ["axe", "bow", "club", "axe"]
