"""Where a Zone may be placed (EX-19, EX-24): exact enumeration, without trying anything on the state."""

from collections.abc import Iterator
from functools import lru_cache

from app.engine.dungeonology.board.geometry import (
    Edge,
    Exits,
    Layout,
    Place,
    Spot,
    Tile,
    edges,
    overlap,
    places_against,
    places_over,
    turned,
)

TURNS = 4


@lru_cache(maxsize=4096)
def _covered(layout: Layout) -> frozenset[Place]:
    """The places where a Zone would overlap another."""
    return frozenset(place for tile in layout for place in places_over(tile))


@lru_cache(maxsize=4096)
def free_places(layout: Layout, base: int) -> dict[Place, Exits]:
    """The places next to Zone number `base` that touch one of its exits and overlap nothing.

    With the half sides, as bits, on which a Zone there would meet the exits.
    """
    covered = _covered(layout)
    found: dict[Place, Exits] = {}
    for place, facing in places_against(layout[base]):
        if place not in covered:
            found[place] = found.get(place, 0) | 1 << facing
    return found


@lru_cache(maxsize=4096)
def _open_places(layout: Layout) -> tuple[Place, ...]:
    """Where another Zone could still lie against an exit of this Floor."""
    return tuple(dict.fromkeys(place for base in range(len(layout)) for place in free_places(layout, base)))


def has_open_exit(layout: Layout, new: Tile) -> bool:
    """Whether another Zone could still lie against an exit of this Floor with one more Zone on it."""
    if any(not overlap(*place, new) for place in _open_places(layout)):
        return True
    covered = _covered(layout)
    return any(place not in covered for place, _ in places_against(new))


def _fitting(layout: Layout, base: int, exits: Exits, last: bool) -> Iterator[Spot]:
    turns = [turned(exits, turn) for turn in range(TURNS)]
    for (x, y), facing in free_places(layout, base).items():
        for turn in range(TURNS):
            if turns[turn] & facing and (last or has_open_exit(layout, Tile(exits, x, y, turn))):
                yield Spot(x, y, turn)


@lru_cache(maxsize=4096)
def placements(layout: Layout, base: int, exits: Exits, last: bool) -> tuple[Spot, ...]:
    """Every way to place a Zone with these exits from Zone number `base`: exits meet, nothing overlaps.

    Unless it is the `last` of its pile the Floor keeps an open exit.
    """
    return tuple(_fitting(layout, base, exits, last))


@lru_cache(maxsize=4096)
def fits_somewhere(layout: Layout, base: int, exits: Exits, last: bool) -> bool:
    """Whether `placements` is not empty, found at the first that fits."""
    return any(True for _ in _fitting(layout, base, exits, last))


@lru_cache(maxsize=1024)
def connections(layout: Layout, walls: frozenset[Edge]) -> tuple[tuple[int, int, tuple[Edge, ...]], ...]:
    """The pairs of connected Zones (by number) with the edges on which they meet, Walls left out (EX-19)."""
    holders: dict[Edge, int] = {}
    shared: dict[tuple[int, int], list[Edge]] = {}
    for number, tile in enumerate(layout):
        for edge in edges(tile) - walls:
            holder = holders.setdefault(edge, number)
            if holder != number:
                shared.setdefault((holder, number), []).append(edge)
    return tuple((one, other, tuple(sorted(met))) for (one, other), met in sorted(shared.items()))
