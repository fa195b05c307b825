"""What one viewer may see of a game: built from what is allowed, never by leaving out (EX-80 to EX-82)."""

from functools import lru_cache

from app.engine.dungeonology import values
from app.engine.dungeonology.board.geometry import edge_place
from app.engine.dungeonology.compiled import Content
from app.engine.dungeonology.definitions import COLOURS
from app.engine.dungeonology.exalted import stars_of
from app.engine.dungeonology.state import DungeonologyState, Link, Player, Zone
from app.engine.kernel.view import View
from app.engine.kernel.visibility import Card, knows


def shown(state: DungeonologyState, content: Content, viewer: int | None) -> View:
    """What the view of a seat, or of a spectator (None), has beside what all games show."""
    return {
        "mode": state.mode,
        "round": state.round,
        "turn": _turn(state, content),
        "seats": [_seat(state, content, seat, player) for seat, player in enumerate(state.players)],
        "hand": [] if viewer is None else _cards(state.players[viewer].hand),
        "known_hands": _known_hands(state, viewer),
        "zones": [_zone(zone) for zone in state.zones],
        "walls": [{"floor": floor, **_edge(edge)} for floor, edge in state.walls],
        "links": _links(tuple(state.links)),
        "kragmortha": len(state.kragmortha),
        "minions": state.minions,
        "stacks": [card.face if knows(card, viewer) else None for card in state.stacks],
        "ender": state.ender,
        "placing": state.placing,
        "piles": [_pile(pile, viewer) for pile in state.piles],
        "tricks": {**_pile(state.tricks, viewer), "discards": _cards(state.discards)},
        "playing": state.playing,
        "jinxes": _pile(state.jinx_deck, viewer),
        "interns": len(state.intern_deck),
        "sorcery": _sorcery(state),
        "campus": _campus(state, content, viewer),
        "reserve": state.reserve,
        "rigor": state.rigor,
        "sighted": state.sighted,
        "test": _test(state, content),
    }


def _turn(state: DungeonologyState, content: Content) -> View:
    inside = state.players[state.active].scholar and state.players[state.active].inside
    speed = values.speed(state, content, state.active) if inside else 0
    return {
        "seat": state.active,
        "first": state.first,
        "number": state.turn,
        "phase": state.phase,
        "steps_left": max(0, speed - state.steps),
        "actions": state.actions,
    }


def _cards(cards: list[Card]) -> list[View]:
    return [{"id": card.id, "card": card.face} for card in cards]


def _seat(state: DungeonologyState, content: Content, seat: int, player: Player) -> View:
    chosen = bool(player.scholar)
    return {
        "seat": seat,
        "scholar": player.scholar or None,
        "zone": player.zone if player.inside else None,
        "home": player.home,
        "students": player.students,
        "stun": player.stun,
        "study_bonus": player.bonus,
        "board": dict(zip(COLOURS, player.columns, strict=True)),
        "stars": stars_of(state, content, seat),
        "exalted": player.exalted,
        "hand_count": len(player.hand),
        "hand_size": values.hand_size(state, content, seat) if chosen else 0,
        "speed": values.speed(state, content, seat) if chosen else 0,
        "jinxes": player.jinxes,
        "interns": [{"card": intern.face, "used": intern.used} for intern in player.interns],
        "knowledge": player.knowledge,
        "thesis": player.thesis or None,
        "removed": player.removed,
        "skills_used": player.used,
    }


def _known_hands(state: DungeonologyState, viewer: int | None) -> list[View]:
    """Cards in the hands of others that the viewer has seen."""
    return [
        {"seat": seat, "card": card.face}
        for seat, player in enumerate(state.players)
        if seat != viewer
        for card in player.hand
        if knows(card, viewer)
    ]


def _zone(zone: Zone) -> View:
    return {
        "zone": zone.id,
        "card": zone.card,
        "floor": zone.floor,
        "x": zone.x,
        "y": zone.y,
        "turn": zone.turn,
        "spaces": zone.spaces,
        "traps": zone.traps,
        "teleport": zone.teleport,
        "passages": zone.passages,
        "doors": zone.doors,
        "portal": zone.portal or None,
    }


def _edge(edge: int) -> View:
    """An edge by its number, which choices name, and by its place."""
    return {"edge": edge, **edge_place(edge)._asdict()}


@lru_cache(maxsize=1024)
def _links(links: tuple[Link, ...]) -> list[View]:
    """Pairs of Zones a step apart; kept, since the board seldom changes."""
    return [
        {"a": one, "b": other, "kind": kind, "edges": [_edge(edge) for edge in edges]}
        for one, other, kind, edges in links
    ]


def _pile(cards: list[Card], viewer: int | None) -> View:
    """How many, and which the viewer knows, by depth; 0 is the top."""
    known = [
        {"depth": depth, "card": card.face}
        for depth, card in enumerate(reversed(cards))
        if card.known and knows(card, viewer)
    ]
    return {"count": len(cards), "known": known}


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
        "turns_left": state.final,
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
