"""Where a Zone may be placed (EX-19, EX-24): exact enumeration, without trying anything on the state."""

from functools import lru_cache

from app.engine.dungeonology.board.geometry import (
    Edge,
    Exits,
    Layout,
    Spot,
    Tile,
    exit_numbers,
    is_free,
    meeting,
    places_against,
)

TURNS = 4


@lru_cache(maxsize=4096)
def free_places(layout: Layout, base: int) -> tuple[tuple[int, int], ...]:
    """The places next to Zone number `base` that touch one of its exits and overlap nothing."""
    tile = layout[base]
    found = {
        place: None
        for number in exit_numbers(tile)
        for place in places_against(tile, number)
        if is_free(layout, *place)
    }
    return tuple(found)


@lru_cache(maxsize=4096)
def has_open_exit(layout: Layout) -> bool:
    """Whether another Zone could still lie against an exit of this Floor."""
    return any(free_places(layout, base) for base in range(len(layout)))


@lru_cache(maxsize=4096)
def placements(layout: Layout, base: int, exits: Exits, last: bool) -> tuple[Spot, ...]:
    """Every way to place a Zone with these exits from Zone number `base`: exits meet, nothing overlaps.

    Unless it is the `last` of its pile the Floor keeps an open exit.
    """
    return tuple(
        Spot(x, y, turn)
        for x, y in free_places(layout, base)
        for turn in range(TURNS)
        if _fits(layout, base, Tile(exits, x, y, turn), last)
    )


def _fits(layout: Layout, base: int, tile: Tile, last: bool) -> bool:
    return bool(meeting(layout[base], tile)) and (last or has_open_exit((*layout, tile)))


@lru_cache(maxsize=4096)
def fits_somewhere(layout: Layout, base: int, exits: Exits, last: bool) -> bool:
    """Whether `placements` is not empty, found at the first that fits."""
    return any(
        _fits(layout, base, Tile(exits, x, y, turn), last)
        for x, y in free_places(layout, base)
        for turn in range(TURNS)
    )


@lru_cache(maxsize=1024)
def connections(layout: Layout, walls: frozenset[Edge]) -> tuple[tuple[int, int, tuple[Edge, ...]], ...]:
    """The pairs of connected Zones (by number) with the edges on which they meet, Walls left out."""
    return tuple(
        (one, other, tuple(sorted(shared)))
        for one in range(len(layout))
        for other in range(one + 1, len(layout))
        if (shared := meeting(layout[one], layout[other]) - walls)
    )
