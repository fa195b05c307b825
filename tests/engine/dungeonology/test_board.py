"""The geometry of the board, compared with counting half-units one by one."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.dungeonology.board.geometry import (
    Layout,
    Tile,
    adjacent,
    edge_place,
    edges,
    parse_exits,
    turned,
)
from app.engine.dungeonology.board.placing import connections, free_places, has_open_exit, placements

SIDES = ((0, -1), (0, -1), (1, 0), (1, 0), (0, 1), (0, 1), (-1, 0), (-1, 0))
CELLS = ((0, 0), (1, 0), (1, 0), (1, 1), (1, 1), (0, 1), (0, 1), (0, 0))
ALL = parse_exits("NNEESSWW")
exits = st.integers(1, 255)


def cells(tile: Tile) -> set[tuple[int, int]]:
    """The half-units that a Zone covers."""
    return {(tile.x + dx, tile.y + dy) for dx, dy in product((0, 1), repeat=2)}


def steps(tile: Tile) -> set[tuple[tuple[int, int], tuple[int, int]]]:
    """Every step out of the Zone through an exit: from which half-unit to which."""
    mask = turned(tile.exits, tile.turn)
    found = set()
    for number in range(8):
        if mask >> number & 1:
            cell = (tile.x + CELLS[number][0], tile.y + CELLS[number][1])
            found.add((cell, (cell[0] + SIDES[number][0], cell[1] + SIDES[number][1])))
    return found


@given(exits, st.integers(-30, 30), st.integers(-30, 30), st.integers(0, 3))
def test_the_place_of_an_edge_is_where_the_exit_leads_through(mask: int, x: int, y: int, turn: int) -> None:
    tile = Tile(mask, x, y, turn)
    crossed = set()
    for edge in edges(tile):
        place = edge_place(edge)
        dx, dy = {"top": (0, -1), "left": (-1, 0)}[place.side]
        crossed.add(frozenset({(place.x, place.y), (place.x + dx, place.y + dy)}))
    assert crossed == {frozenset(step) for step in steps(tile)}


def met(one: Tile, other: Tile) -> int:
    """How many exits of the two meet."""
    return len(steps(one) & {(there, here) for here, there in steps(other)})


def brute_force(layout: Layout, base: int, mask: int, last: bool) -> set[tuple[int, int, int]]:
    """Every legal placement, by trying all positions and turns around the Zone."""
    tile = layout[base]
    found = set()
    for x, y, turn in product(range(tile.x - 3, tile.x + 4), range(tile.y - 3, tile.y + 4), range(4)):
        new = Tile(mask, x, y, turn)
        if any(cells(new) & cells(other) for other in layout) or not met(tile, new):
            continue
        if last or open_somewhere((*layout, new)):
            found.add((x, y, turn))
    return found


def open_somewhere(layout: Layout) -> bool:
    """Whether a Zone with all exits could still be laid against an exit."""
    return any(
        met(tile, Tile(ALL, x, y, 0))
        and not any(cells(Tile(ALL, x, y, 0)) & cells(other) for other in layout)
        for tile in layout
        for x, y in product(range(tile.x - 2, tile.x + 3), range(tile.y - 2, tile.y + 3))
    )


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """A Floor that has grown by legal placements."""
    layout: Layout = (Tile(draw(exits), 0, 0, draw(st.integers(0, 3))),)
    for _ in range(draw(st.integers(0, 6))):
        base = draw(st.integers(0, len(layout) - 1))
        mask = draw(exits)
        spots = placements(layout, base, mask, True)
        if spots:
            layout = (*layout, Tile(mask, *draw(st.sampled_from(spots))))
    return layout


@pytest.mark.rule("EX-24", "EX-19")
@settings(max_examples=150)
@given(layout=layouts(), mask=exits, last=st.booleans(), data=st.data())
def test_the_enumeration_is_exact(layout: Layout, mask: int, last: bool, data: st.DataObject) -> None:
    base = data.draw(st.integers(0, len(layout) - 1))
    spots = placements(layout, base, mask, last)
    assert len(spots) == len(set(spots))
    assert set(spots) == brute_force(layout, base, mask, last)
    assert has_open_exit(layout[:-1], layout[-1]) == open_somewhere(layout)


@pytest.mark.rule("EX-19")
@given(one=exits, other=exits, x=st.integers(-3, 3), y=st.integers(-3, 3), turn=st.integers(0, 3))
def test_connected_and_adjacent_as_counted(one: int, other: int, x: int, y: int, turn: int) -> None:
    here, there = Tile(one, 0, 0, 0), Tile(other, x, y, turn)
    if cells(here) & cells(there):
        return
    shared = [edge for _, _, found in connections((here, there), frozenset()) for edge in found]
    assert len(shared) == met(here, there)
    touching = sum(abs(a - c) + abs(b - d) == 1 for a, b in cells(here) for c, d in cells(there))
    assert adjacent(here, there) == (touching > 0)


@pytest.mark.rule("EX-12")
@given(mask=exits, turn=st.integers(0, 7))
def test_four_quarter_turns_are_none(mask: int, turn: int) -> None:
    assert turned(mask, turn) == turned(mask, turn + 4)
    assert turned(turned(mask, 1), 3) == mask
    assert turned(parse_exits("N......."), 1) == parse_exits("..E.....")


@pytest.mark.rule("EX-12")
def test_a_zone_may_lie_shifted_by_half_a_zone() -> None:
    assert len(free_places((Tile(ALL, 0, 0, 0),), 0)) == 12
    assert len(placements((Tile(ALL, 0, 0, 0),), 0, ALL, False)) == 12 * 4


@pytest.mark.rule("EX-19")
def test_the_last_open_exit_stays_while_the_pile_has_zones() -> None:
    one_exit = parse_exits("N.......")
    layout: Layout = (Tile(one_exit, 0, 0, 0),)
    assert placements(layout, 0, one_exit, False) == ()
    assert len(placements(layout, 0, one_exit, True)) == 1


def test_exits_are_written_clockwise() -> None:
    assert parse_exits(".NE.....") == 0b110
    for wrong in ("NNEESSW", "NNEESSWWN", "WNEESSWW", ""):
        with pytest.raises(ValueError, match="NNEESSWW"):
            parse_exits(wrong)
