"""Zones in the plane: squares of 2×2 half-units with two possible exits a side (EX-12).

A Zone at (x, y) covers the half-units x and x + 1, y and y + 1; x grows to the right, y downwards. Its eight
possible exits are numbered clockwise from the left one at the top: 0 1 top, 2 3 right, 4 5 bottom, 6 7 left.
An exit is half a side, called an edge; an edge of the plane has one number, whichever Zone looks at it, so
that two exits meet when they are the same edge.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Literal, NamedTuple

Place = tuple[int, int]
Edge = int
Exits = int
"""The exits of a Zone that is not turned: bit n for exit n."""

EXITS = 8
SIZE = 2
_ORIGIN, _PLANE = 512, 1024
_EDGES = ((0, 0, 0), (1, 0, 0), (2, 0, 1), (2, 1, 1), (1, 2, 0), (0, 2, 0), (0, 1, 1), (0, 0, 1))
_AGAINST = (
    ((-1, -2, 4), (0, -2, 5)),
    ((0, -2, 4), (1, -2, 5)),
    ((2, -1, 6), (2, 0, 7)),
    ((2, 0, 6), (2, 1, 7)),
    ((0, 2, 1), (1, 2, 0)),
    ((-1, 2, 1), (0, 2, 0)),
    ((-2, 0, 3), (-2, 1, 2)),
    ((-2, -1, 3), (-2, 0, 2)),
)
"""For each half side the two places of a Zone that lies against it, and which of its half sides does."""


class Spot(NamedTuple):
    """Where a Zone lies and by how many quarter turns, clockwise, it is turned."""

    x: int
    y: int
    turn: int


class Tile(NamedTuple):
    """A placed Zone, as far as geometry is concerned."""

    exits: Exits
    x: int
    y: int
    turn: int


class EdgePlace(NamedTuple):
    """Where an edge is: on the `side` of the half-unit at (x, y). The other two sides are its neighbours'."""

    x: int
    y: int
    side: Literal["top", "left"]


Layout = tuple[Tile, ...]
"""All Zones of one Floor, in the order of their placing."""


def parse_exits(text: str) -> Exits:
    """Exits written clockwise as "NNEESSWW", with a dot where there is none; raises ValueError."""
    if len(text) != EXITS or any(
        mark not in (full, ".") for mark, full in zip(text, "NNEESSWW", strict=True)
    ):
        raise ValueError(
            f"exits are written like NNEESSWW with dots for those that are not there, not {text!r}"
        )
    return sum(1 << number for number, mark in enumerate(text) if mark != ".")


def turned(exits: Exits, turn: int) -> Exits:
    """The exits of a Zone after so many quarter turns clockwise."""
    shift = 2 * turn % EXITS
    return (exits << shift | exits >> (EXITS - shift)) & 0xFF


def edge_at(x: int, y: int, number: int) -> Edge:
    """The edge where exit `number` of a Zone at (x, y) would be."""
    dx, dy, upright = _EDGES[number]
    return ((x + dx + _ORIGIN) * _PLANE + y + dy + _ORIGIN) * 2 + upright


def edge_place(edge: Edge) -> EdgePlace:
    """Where an edge is in the plane, for whoever draws it."""
    point, upright = divmod(edge, 2)
    x, y = divmod(point, _PLANE)
    return EdgePlace(x - _ORIGIN, y - _ORIGIN, "left" if upright else "top")


@lru_cache(maxsize=4096)
def edges(tile: Tile) -> frozenset[Edge]:
    """The edges on which a placed Zone has exits."""
    mask = turned(tile.exits, tile.turn)
    return frozenset(edge_at(tile.x, tile.y, number) for number in range(EXITS) if mask >> number & 1)


@lru_cache(maxsize=4096)
def outline(x: int, y: int) -> frozenset[Edge]:
    """All eight edges around a Zone at (x, y)."""
    return frozenset(edge_at(x, y, number) for number in range(EXITS))


def overlap(x: int, y: int, other: Tile) -> bool:
    """Whether a Zone at (x, y) would cover part of `other`."""
    return abs(x - other.x) < SIZE and abs(y - other.y) < SIZE


def adjacent(one: Tile, other: Tile) -> bool:
    """Whether two Zones share half a side or more (EX-19)."""
    return not outline(one.x, one.y).isdisjoint(outline(other.x, other.y))


def places_against(tile: Tile) -> Iterator[tuple[Place, int]]:
    """Where a Zone would lie against an exit of `tile`, and the number of its half side that does."""
    mask = turned(tile.exits, tile.turn)
    for number in range(EXITS):
        if mask >> number & 1:
            for dx, dy, facing in _AGAINST[number]:
                yield (tile.x + dx, tile.y + dy), facing


def places_over(tile: Tile) -> Iterator[Place]:
    """Where a Zone would cover part of `tile`."""
    for dx, dy in product(range(1 - SIZE, SIZE), repeat=2):
        yield tile.x + dx, tile.y + dy
