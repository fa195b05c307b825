"""Setup: seats, Scholars, decks, piles, bag (EX-15 to EX-17, RM-03, RM-15)."""

from collections.abc import Iterable

from app.engine.dungeonology.base import DungeonologyRun, Requests, ask_one
from app.engine.dungeonology.compiled import Content
from app.engine.dungeonology.definitions import COLOURS
from app.engine.dungeonology.kragmortha import build_castle, build_stacks
from app.engine.dungeonology.minions import castle_of
from app.engine.dungeonology.state import (
    KRAGMORTHA_FLOOR,
    OMEGA,
    STUDENT,
    DungeonologyState,
    Mode,
    Player,
    Zone,
)
from app.engine.dungeonology.tricks import draw_trick
from app.engine.kernel.chance import below, shuffle
from app.engine.kernel.game import Options
from app.engine.kernel.programs import Node, choose, do, for_each, sequence, when
from app.engine.kernel.state import Env
from app.engine.kernel.visibility import NOBODY, Card
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()
CAMP = "camp"

PROGRAMS: dict[str, Node] = {
    "game": sequence(
        when("kragmortha_mode", do("begin_yell")),
        for_each(
            "seats_last_to_first",
            "seat",
            sequence(choose("scholar", into="scholar", seat="$seat"), do("take_scholar", seat="$seat",
                                                                        scholar="$scholar")),
        ),
        do("deal"),
        when("kragmortha_mode", do("uncover_stacks")),
        do("open_turns"),
    ),
}  # fmt: skip


def new_state(content: Content, options: Options, seats: int, seed: str) -> DungeonologyState:
    """Everything shuffled and laid out, up to the choice of Scholars."""
    mode: Mode = options["mode"]
    state = DungeonologyState(seats=seats, seed=seed, mode=mode, alert=options["alert"])
    state.first = state.active = below(state, seats)
    state.players = [Player(columns=[[] for _ in COLOURS]) for _ in range(seats)]
    state.reserve = dict(content.numbers.supply)
    floors = 4 if options["zones"] == "with_kragmortha" and mode == "standard" else 3
    if mode == "kragmortha":
        build_castle(state, content)
        build_stacks(state, content)
    else:
        state.piles = [_zone_pile(state, content, floor) for floor in range(1, floors + 1)]
        state.zones = [Zone(0, CAMP, 1, 0, 0, 0, [])]
    if mode == "dark_lord":
        state.kragmortha = _zone_pile(state, content, KRAGMORTHA_FLOOR)
    state.tricks = _deck(state, (card.id for card in content.tricks.values() for _ in range(card.copies)))
    state.jinx_deck = _deck(state, (card.id for card in content.jinxes.values() for _ in range(card.copies)))
    state.intern_deck = _deck(state, content.interns)
    state.sorcery_deck = _deck(state, content.sorceries)
    state.clan = _deck(state, _clans(content, options["clans"]))
    state.panic = [] if mode == "kragmortha" else _deck(state, _panics(content, mode))  # RM-81
    alert = content.alerts[state.alert]
    state.bag = _deck(state, [STUDENT] * alert.students_for(seats) + [OMEGA] * alert.omegas)
    return state


def _deck(state: DungeonologyState, faces: Iterable[str]) -> list[Card]:
    """A shuffled deck of which nobody knows a card."""
    cards = [Card(0, face, NOBODY) for face in faces]
    shuffle(state, cards)
    return cards


def _zone_pile(state: DungeonologyState, content: Content, floor: int) -> list[Card]:
    return _deck(
        state, (zone.id for zone in content.zones.values() if zone.floor == floor and zone.id != CAMP)
    )


def _clans(content: Content, mix: str) -> list[str]:
    return [clan.id for clan in content.clans.values() if mix in ("both", clan.set)]


def _panics(content: Content, mode: Mode) -> list[str]:
    """Standard: the base game's and Aye, Dark Lord!; Dark Lord: the expansion's three (RM-15, RM-50)."""
    if mode == "dark_lord":
        return [panic.id for panic in content.panics.values() if panic.set == "expansion"]
    return [panic.id for panic in content.panics.values() if not panic.dark_lord_only]


@VOCABULARY.list
def seats_last_to_first(run: DungeonologyRun, env: Env) -> tuple[int | str, ...]:
    """Reverse turn order (EX-17)."""
    return tuple(reversed(run.state.seats_from(run.state.first)))


@VOCABULARY.question
def scholar(run: DungeonologyRun, env: Env, seat: int) -> Requests:
    """One of the Scholars that nobody has; the goblins not in Dark Lord Mode (EX-17, RM-50)."""
    state = run.state
    taken = {player.scholar for player in state.players}
    wanted = {"dark_lord": "base", "kragmortha": "expansion"}.get(state.mode)
    free = [
        scholar.id
        for scholar in run.content.scholars.values()
        if scholar.id not in taken and wanted in (None, scholar.set)
    ]
    return ask_one(seat, "scholar", [f"scholar:{id}" for id in free])


@VOCABULARY.operation
def take_scholar(run: DungeonologyRun, env: Env, seat: int, scholar: str) -> None:
    """The Scholar with their Initial Students, on the Camp (EX-15)."""
    card = run.content.scholars[scholar.partition(":")[2]]
    player = run.state.players[seat]
    player.scholar, player.students = card.id, card.students
    castle = castle_of(run.state, run.content, card.id)
    if run.state.mode == "kragmortha" and castle is not None:
        player.zone = player.home = castle
    run.emit("scholar_chosen", seat=seat, scholar=card.id, students=card.students)


@VOCABULARY.operation
def deal(run: DungeonologyRun, env: Env) -> None:
    """1 Trick Card to the first player, 2 to the second and so on (EX-15)."""
    for place, seat in enumerate(run.state.seats_from(run.state.first)):
        for _ in range(place + 1):
            draw_trick(run, seat)


@VOCABULARY.operation
def open_turns(run: DungeonologyRun, env: Env) -> None:
    """The first turn begins."""
    run.call("turns", seat=run.state.first, choice=None)
