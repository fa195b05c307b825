"""What is true of every sound state, by name."""

from collections import Counter

from app.engine.dungeonology.board.geometry import overlap
from app.engine.dungeonology.board.links import find_links, tile
from app.engine.dungeonology.compiled import Content
from app.engine.dungeonology.state import OMEGA, STUDENT, STUDENTS, DungeonologyState


def broken_invariants(state: DungeonologyState, content: Content) -> list[str]:
    """The names of the invariants that do not hold."""
    checks = {
        "cubes_conserved": _cubes(state) == Counter(content.numbers.supply),
        "columns_within_limit": all(
            len(column) <= content.numbers.column_limit
            for player in state.players
            for column in player.columns
        ),
        "tricks_conserved": _tricks(state)
        == Counter({card.id: card.copies for card in content.tricks.values()}),
        "jinxes_conserved": _jinxes(state)
        == Counter({card.id: card.copies for card in content.jinxes.values()}),
        "zones_conserved": _zones_once(state),
        "zones_do_not_overlap": _nothing_overlaps(state, content),
        "links_current": sorted(state.links) == sorted(find_links(state, content)),
        "students_within_supply": _students(state) <= STUDENTS,
        "omegas_conserved": _omegas_conserved(state, content),
        "ids_unique": _ids_unique(state),
        "hands_known_to_their_owners": all(
            card.known >> seat & 1 for seat, player in enumerate(state.players) for card in player.hand
        ),
        "asked_or_over": (state.ask is None) == (state.outcome is not None),
        "nothing_left_running": state.outcome is None or not (state.stack or state.agenda or state.scheduled),
        "counters_not_negative": _not_negative(state),
    }
    return [name for name, holds in checks.items() if not holds]


def _cubes(state: DungeonologyState) -> Counter[str]:
    cubes = Counter(state.reserve)
    for zone in state.zones:
        cubes.update(cube for cube in zone.spaces if cube)
    for player in state.players:
        for column in player.columns:
            cubes.update(column)
    return cubes


def _tricks(state: DungeonologyState) -> Counter[str]:
    faces = Counter(card.face for pile in (state.tricks, state.discards) for card in pile)
    for player in state.players:
        faces.update(card.face for card in player.hand)
    if state.playing:
        faces[state.playing] += 1
    if state.test:
        faces.update(played.card for played in state.test.played)
    return faces


def _jinxes(state: DungeonologyState) -> Counter[str]:
    faces = Counter(card.face for card in state.jinx_deck)
    for player in state.players:
        faces.update(player.jinxes)
    return faces


def _zones_once(state: DungeonologyState) -> bool:
    faces = [zone.card for zone in state.zones] + [
        card.face for pile in (*state.piles, state.kragmortha) for card in pile
    ]
    if state.placing:
        faces.append(state.placing)
    ids = [zone.id for zone in state.zones]
    return len(faces) == len(set(faces)) and ids == list(range(len(ids)))


def _nothing_overlaps(state: DungeonologyState, content: Content) -> bool:
    return not any(
        one.id < other.id and one.floor == other.floor and overlap(one.x, one.y, tile(content, other))
        for one in state.zones
        for other in state.zones
    )


def _students(state: DungeonologyState) -> int:
    in_bag = sum(card.face == STUDENT for card in state.bag)
    return in_bag + state.infirmary + sum(player.students for player in state.players)


def _omegas_conserved(state: DungeonologyState, content: Content) -> bool:
    in_bag = sum(card.face == OMEGA for card in state.bag)
    return in_bag + state.track + state.omegas_gone == content.alerts[state.alert].omegas


def _ids_unique(state: DungeonologyState) -> bool:
    ids = [card.id for card in state.discards]
    for player in state.players:
        ids += [card.id for card in player.hand]
    return len(ids) == len(set(ids)) and all(0 < used < state.next_id for used in ids)


def _not_negative(state: DungeonologyState) -> bool:
    return all(
        number >= 0
        for player in state.players
        for number in (player.students, player.stun, player.bonus, player.knowledge)
    )
