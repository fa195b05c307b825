"""Who knows what. Everything that leaves the engine goes through here; it allows, and never strips.

A hidden card records in `known` who knows its face: one bit a seat, `EVERYBODY` for all. Its id is shown
only to those who know it, and renewed whenever it moves out of sight.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

EVERYBODY = -1
NOBODY = 0


class Card(msgspec.Struct, gc=False):
    """A card in a hidden place (a hand, a pile): its face, and who knows it.

    It refers to nothing, so that the garbage collector need not look at it.
    """

    id: int
    face: str
    known: int = NOBODY


def knows(card: Card, viewer: int | None) -> bool:
    """Whether `viewer` (a seat, or None for a spectator) knows the card's face."""
    if viewer is None:
        return card.known == EVERYBODY
    return bool(card.known >> viewer & 1)


def known_of(pile: Sequence[Card], viewer: int | None) -> list[dict[str, Any]]:
    """Which cards of a pile `viewer` knows, by depth; 0 is the top, the last of them."""
    for card in pile:
        if card.known:
            break
    else:  # mostly nobody knows any
        return []
    return [
        {"depth": depth, "card": card.face}
        for depth, card in enumerate(reversed(pile))
        if card.known and knows(card, viewer)
    ]


def reveal_to(card: Card, seat: int) -> None:
    """From now on `seat` knows the card's face."""
    card.known |= 1 << seat


def deal_again(cards: list[Card], random: Random) -> None:
    """Permutes the faces of the given cards among each other, in place."""
    faces = [card.face for card in cards]
    random.shuffle(faces)
    for card, face in zip(cards, faces, strict=True):
        card.face = face
