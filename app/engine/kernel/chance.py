"""The one source of chance: a secret seed and a public way to compute every draw from it.

Draw number n of a game is SHA-256 of the text "<seed>:<n>", read as a big-endian number of 256 bits; a number
below k is that number modulo k. (The bias is below k / 2^256.) The commitment is SHA-256 of the seed's text.
Whoever learns the seed after the game can check the commitment, every shuffle and every roll.
"""

from hashlib import sha256
from typing import TypeVar

from app.engine.kernel.state import GameState

T = TypeVar("T")


def commitment(seed: str) -> str:
    """What is published at the start of a game: the hash (hex) of its seed."""
    return sha256(seed.encode()).hexdigest()


def below(state: GameState, limit: int) -> int:
    """A number from 0 to `limit` − 1."""
    digest = sha256(f"{state.seed}:{state.draws}".encode()).digest()
    state.draws += 1
    return int.from_bytes(digest) % limit


def roll(state: GameState, dice: int) -> tuple[int, ...]:
    """The results of `dice` six-sided dice, each 1 to 6, in the order thrown."""
    return tuple(below(state, 6) + 1 for _ in range(dice))


def shuffle(state: GameState, items: list[T]) -> None:
    """Puts `items` into a random order, in place (Fisher–Yates, from the last place down)."""
    for last in range(len(items) - 1, 0, -1):
        chosen = below(state, last + 1)
        items[last], items[chosen] = items[chosen], items[last]
