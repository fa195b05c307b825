"""What one viewer may see of a game: built from what is allowed, never by leaving out (EX-80 to EX-82).

Parts that seldom change are kept, so that one view shares them with the next and with those of others.
"""

from collections.abc import Mapping
from functools import lru_cache

from app.engine.dungeonology import values
from app.engine.dungeonology.board.geometry import edge_place
from app.engine.dungeonology.compiled import Content
from app.engine.dungeonology.definitions import COLOURS
from app.engine.dungeonology.exalted import stars_on
from app.engine.dungeonology.state import DungeonologyState, Intern, Link, Player, Zone
from app.engine.kernel.kept import MOST, Kept
from app.engine.kernel.modifiers import modified
from app.engine.kernel.state import Modifier
from app.engine.kernel.view import View
from app.engine.kernel.visibility import Card, known_of, knows


class Views:
    """What everybody sees of the games with one content."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._lasting = Kept(self._make_lasting)

    def shown_to_all(self, state: DungeonologyState) -> View:
        """What everybody sees beside what all games show."""
        seats = [self._seat(state, seat, player) for seat, player in enumerate(state.players)]
        return {
            "mode": state.mode,
            "round": state.round,
            "turn": _turn(state, seats[state.active]["speed"]),
            "seats": seats,
            "zones": _zones(state.zones),
            "walls": _walls(state.walls),
            "links": _links(state.links),
            "kragmortha": len(state.kragmortha),
            "minions": dict(state.minions),
            "ender": state.ender,
            "placing": state.placing,
            "playing": state.playing,
            "interns": len(state.intern_deck),
            "sorcery": _sorcery(state),
            "reserve": dict(state.reserve),
            "rigor": state.rigor,
            "sighted": state.sighted,
            "test": _test(state, self._content),
        }

    def _seat(self, state: DungeonologyState, seat: int, player: Player) -> View:
        totals = values.standing(self._content, player, state.panic_in_force).totals if player.scholar else {}
        return {
            "seat": seat,
            "scholar": player.scholar or None,
            "zone": player.zone if player.inside else None,
            "home": player.home,
            "students": player.students,
            "stun": player.stun,
            "study_bonus": player.bonus,
            "exalted": player.exalted,
            "hand_count": len(player.hand),
            "knowledge": player.knowledge,
            "thesis": player.thesis or None,
            "removed": player.removed,
            "skills_used": list(player.used),
            **self._lasting(seat, totals, state.modifiers, player.columns, player.jinxes, player.interns),
        }

    def _make_lasting(
        self,
        seat: int,
        totals: Mapping[str, int],
        modifiers: list[Modifier],
        columns: list[list[str]],
        jinxes: list[str],
        interns: list[Intern],
    ) -> View:
        """What seldom changes of what lies before a Scholar."""
        return {
            "board": dict(zip(COLOURS, map(list, columns), strict=True)),
            "stars": stars_on(columns, self._content),
            "hand_size": max(0, modified(modifiers, "hand_size", seat, totals.get("hand_size", 0))),
            "speed": max(0, modified(modifiers, "speed", seat, totals.get("speed", 0))),
            "jinxes": list(jinxes),
            "interns": [{"card": intern.face, "used": intern.used} for intern in interns],
        }


def shown(state: DungeonologyState, content: Content, viewer: int | None) -> View:
    """What depends on what a seat, or a spectator (None), knows."""
    return {
        "hand": [] if viewer is None else _cards(state.players[viewer].hand),
        "known_hands": _known_hands(state, viewer),
        "stacks": [card.face if knows(card, viewer) else None for card in state.stacks],
        "piles": [_pile(pile, viewer) for pile in state.piles],
        "tricks": {**_pile(state.tricks, viewer), "discards": _discards(state.discards)},
        "jinxes": _pile(state.jinx_deck, viewer),
        "campus": _campus(state, content, viewer),
    }


def _turn(state: DungeonologyState, speed: int) -> View:
    steps = speed if state.players[state.active].inside else 0
    return {
        "seat": state.active,
        "first": state.first,
        "number": state.turn,
        "phase": state.phase,
        "steps_left": max(0, steps - state.steps),
        "actions": list(state.actions),
    }


def _cards(cards: list[Card]) -> list[View]:
    return [_card(card.id, card.face) for card in cards]


@lru_cache(maxsize=MOST)
def _card(id: int, face: str) -> View:
    return {"id": id, "card": face}


_discards = Kept(_cards)


def _known_hands(state: DungeonologyState, viewer: int | None) -> list[View]:
    """Cards in the hands of others that the viewer has seen."""
    return [
        {"seat": seat, "card": card.face}
        for seat, player in enumerate(state.players)
        if seat != viewer
        for card in player.hand
        if card.known != 1 << seat and knows(card, viewer)  # mostly only their owner knows them
    ]


@Kept
def _zones(zones: list[Zone]) -> list[View]:
    return [_zone(zone) for zone in zones]


@Kept
def _zone(zone: Zone) -> View:
    return {
        "zone": zone.id,
        "card": zone.card,
        "floor": zone.floor,
        "x": zone.x,
        "y": zone.y,
        "turn": zone.turn,
        "spaces": list(zone.spaces),
        "traps": zone.traps,
        "teleport": zone.teleport,
        "passages": list(zone.passages),
        "doors": list(zone.doors),
        "portal": zone.portal or None,
    }


def _edge(edge: int) -> View:
    """An edge by its number, which choices name, and by its place."""
    return {"edge": edge, **edge_place(edge)._asdict()}


@Kept
def _walls(walls: list[tuple[int, int]]) -> list[View]:
    return [{"floor": floor, **_edge(edge)} for floor, edge in walls]


@Kept
def _links(links: list[Link]) -> list[View]:
    """Pairs of Zones a step apart."""
    return [_link(link) for link in links]


@lru_cache(maxsize=MOST)
def _link(link: Link) -> View:
    one, other, kind, edges = link
    return {"a": one, "b": other, "kind": kind, "edges": [_edge(edge) for edge in edges]}


def _pile(cards: list[Card], viewer: int | None) -> View:
    """How many, and which the viewer knows."""
    return {"count": len(cards), "known": known_of(cards, viewer)}


def _sorcery(state: DungeonologyState) -> View:
    discards = [card.face for card in state.sorcery_discards]
    return {"count": len(state.sorcery_deck), "showing": state.sorcery, "discards": discards}


def _campus(state: DungeonologyState, content: Content, viewer: int | None) -> View:
    omegas = content.alerts[state.alert].omegas - state.track - state.omegas_gone
    clan, panic = state.clan[0], state.panic[0] if state.panic else None
    return {
        "alert": state.alert,
        "omegas": state.track,
        "university": {"students": len(state.bag) - omegas, "omegas": omegas},
        "infirmary": state.infirmary,
        "panic": panic.face if panic and knows(panic, viewer) else None,
        "panic_lies": panic is not None,
        "clan": clan.face if knows(clan, viewer) else None,
        "clan_known_by": [seat for seat in range(state.seats) if clan.known >> seat & 1],
        "maximum": ("no", "due", "in_force")[state.maximum],
        "turns_left": list(state.final),
    }


def _test(state: DungeonologyState, content: Content) -> View | None:
    test = state.test
    if test is None:
        return None
    return {
        "kind": test.kind,
        "seat": test.actor,
        "zone": test.zone,
        "target": test.target,
        "stealth": values.stealth(state, content),
        "alert": values.alert(state, content),
        "played": [
            {
                "seat": played.seat,
                "card": played.card,
                "side": played.side,
                "bonus": values.bonus_value(state, content, played),
                "doubled": played.doubled,
            }
            for played in test.played
        ],
    }
