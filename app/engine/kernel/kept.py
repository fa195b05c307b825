"""Parts of views that are kept: as long as its pieces stay the same, a part is the same object.

Making it again is saved, and whoever compares two views is done where they share a part.
"""

from collections.abc import Callable
from typing import Generic, TypeVar, TypeVarTuple

import msgspec

T = TypeVar("T")
Pieces = TypeVarTuple("Pieces")
MOST = 4096

_stored_form = msgspec.msgpack.Encoder().encode


class Kept(Generic[*Pieces, T]):
    """The parts that `make` has made lately, by the stored form of the pieces they are made of.

    `make` must look at nothing but its pieces, so that it does not matter whose view a part was made for.
    What it returns must hold no list of a piece: a piece may change, what was made of it may not.
    """

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[*Pieces], T]) -> None:
        self._make = make
        self._made: dict[bytes, T] = {}

    def __call__(self, *pieces: *Pieces) -> T:
        key = _stored_form(pieces)
        part = self._made.get(key)
        if part is None:
            if len(self._made) >= MOST:
                self._made.clear()
            part = self._made[key] = self._make(*pieces)
        return part
