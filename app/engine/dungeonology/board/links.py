"""Which Zones are a step apart, by every kind of link, and how far Zones are from each other."""

from collections.abc import Iterator

from app.engine.dungeonology.board.geometry import Layout, Tile
from app.engine.dungeonology.board.placing import connections
from app.engine.dungeonology.compiled import Content
from app.engine.dungeonology.state import DungeonologyState, Link, Zone

WILD = "X"
"""The letter that is a Secret Passage to any other (EX-51)."""


def tile(content: Content, zone: Zone) -> Tile:
    """The Zone as geometry sees it."""
    return Tile(content.zones[zone.card].exits, zone.x, zone.y, zone.turn)


def layout(content: Content, zones: list[Zone]) -> Layout:
    """The Zones of a Floor as geometry sees them."""
    printed = content.zones
    return tuple([Tile(printed[zone.card].exits, zone.x, zone.y, zone.turn) for zone in zones])


def _connections(state: DungeonologyState, content: Content, floor: int) -> Iterator[Link]:
    """The pairs of Zones of a Floor that are connected (EX-19)."""
    zones = state.floor_zones(floor)
    walls = frozenset(edge for at, edge in state.walls if at == floor)
    for one, other, edges in connections(layout(content, zones), walls):
        yield zones[one].id, zones[other].id, "exit", edges


def refresh_links(state: DungeonologyState, content: Content) -> None:
    """Works out anew which Zones are a step apart; called after every change of the board."""
    state.links = find_links(state, content)


def find_links(state: DungeonologyState, content: Content) -> list[Link]:
    """Every pair of Zones a step apart, once, connections first."""
    links: dict[tuple[int, int], Link] = {}
    for floor in sorted({zone.floor for zone in state.zones}):
        links.update((link[:2], link) for link in _connections(state, content, floor))
    for zone in state.zones:
        for other, kind in _special_links(state, content, zone):
            pair = min(zone.id, other), max(zone.id, other)
            links.setdefault(pair, (*pair, kind, ()))
    return list(links.values())


def meeting_edges(state: DungeonologyState, zone: int) -> dict[int, tuple[int, ...]]:
    """The Zones connected to `zone` (EX-19), with the edges on which exits meet."""
    return {
        other if one == zone else one: edges
        for one, other, kind, edges in state.links
        if kind == "exit" and zone in (one, other)
    }


def connected(state: DungeonologyState, zone: int) -> list[int]:
    """The Zones connected to `zone` by exits that meet (EX-19)."""
    return [
        other if one == zone else one
        for one, other, kind, _ in state.links
        if kind == "exit" and zone in (one, other)
    ]


def neighbours(state: DungeonologyState, zone: int) -> dict[int, str]:
    """The Zones one step away, with the kind of link."""
    found: dict[int, str] = {}
    for one, other, kind, _ in state.links:
        if one == zone:
            found[other] = kind
        elif other == zone:
            found[one] = kind
    return found


def _special_links(state: DungeonologyState, content: Content, zone: Zone) -> Iterator[tuple[int, str]]:
    yield from ((door, "stairs") for door in zone.doors)
    effects = {} if state.mode == "kragmortha" else content.zones[zone.card].by_kind  # RM-78
    letter = effects["passage"].word if "passage" in effects else None
    teleport = has_teleport(content, zone)
    portal = "portal" in effects
    if not (letter or teleport or portal or zone.passages or zone.portal):
        return
    for other in state.zones:
        if other.id == zone.id:
            continue
        theirs = content.zones[other.card].by_kind
        if (letter and "passage" in theirs and _match(letter, theirs["passage"].word)) or any(
            pair in other.passages for pair in zone.passages
        ):
            yield other.id, "passage"
        elif teleport and other.floor == zone.floor and has_teleport(content, other):
            yield other.id, "teleport"
        elif (portal and "portal" in theirs) or (zone.portal and zone.portal == other.portal):
            yield other.id, "portal"


def _match(one: str, other: str) -> bool:
    return one == other or WILD in (one, other)


def has_teleport(content: Content, zone: Zone) -> bool:
    """Whether the Zone has a Teleport, printed or laid (EX-52)."""
    return zone.teleport or "teleport" in content.zones[zone.card].by_kind


def distances(state: DungeonologyState, start: int) -> dict[int, int]:
    """The steps from `start` to every Zone that can be reached, over all links (RM-53)."""
    steps = {start: 0}
    front = [start]
    for zone in front:  # grows while it is read
        for other in neighbours(state, zone):
            if other not in steps:
                steps[other] = steps[zone] + 1
                front.append(other)
    return steps
