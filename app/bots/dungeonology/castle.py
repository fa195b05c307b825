"""Kragmortha Mode: what to Archive, and when to come home (RM-85, RM-90 to RM-93)."""

from itertools import combinations
from math import exp
from random import Random

from app.bots.dungeonology.asking import Request
from app.bots.dungeonology.board import SPACES, UNIVERSAL, UNIVERSAL_POINTS, Board

Cubes = tuple[str, ...]
MOST = 4
ENOUGH = 0.02
WANTED = 0.8
HEADROOM = 8


def archive_worth(board: Board) -> float:
    """What it is worth to Archive now, at best."""
    _, _, worth = best_archive(board)
    return worth - ENOUGH


def homecoming(board: Board) -> float:
    """What it is worth to be home at the end of this turn, in points."""
    carried = len(board.cubes(board.me))
    if not carried or board.mine["zone"] == board.mine["home"]:
        return 0.0
    _, _, worth = best_archive(board)
    if board.view["ender"] is not None:
        return 40.0 * worth + 0.5
    hurry = 0.25 + 0.2 * int(board.campus["omegas"])
    full = 1.0 if carried >= MOST else 0.6 * carried / MOST
    return 12.0 * worth * hurry * full


def raid_worth(board: Board) -> float:
    """What it is worth that a cube is Raided: the Threshold must be above what one can have at home."""
    cubes = board.archived(board.me) + [colour for _, colour in board.cubes(board.me)]
    best = sum(sorted([board.points(cube) for cube in cubes])[-SPACES:])
    return WANTED if best + HEADROOM > board.threshold() else 0.0


def best_archive(board: Board) -> tuple[Cubes, Cubes, float]:
    """Which cubes to bring, which to throw out for them, and by how much likelier one wins then."""
    archived = tuple(board.archived(board.me))
    carried = sorted([colour for _, colour in board.cubes(board.me)], key=board.points)
    before = prospect(board, archived)
    best: tuple[Cubes, Cubes, float] = (), (), -1.0
    for count in range(1, min(MOST, len(carried)) + 1):
        for brought in set(combinations(carried, count)):
            lacking = max(0, len(archived) + count - SPACES)
            for thrown in set(combinations(archived, lacking)):
                worth = prospect(board, _without(archived, thrown) + brought) - before
                if worth > best[2]:
                    best = brought, thrown, worth
    return best


def _without(cubes: Cubes, thrown: Cubes) -> Cubes:
    left = list(cubes)
    for cube in thrown:
        left.remove(cube)
    return tuple(left)


def prospect(board: Board, cubes: Cubes) -> float:
    """How likely one wins with these cubes at home, over all Clans that it may be."""
    facts = board.facts
    clans = [board.clan] if board.clan else list(facts.clans)
    rigors = board.rigors_cubes()
    turns = board.turns_before_end()
    own = card_points(board, board.me)
    cards = {seat: card_points(board, seat) for seat in board.others}
    wins = 0.0
    for clan in clans:
        changes = facts.clans[clan].modifiers
        total = result(board, cubes, changes) + own
        threshold = max([result(board, zone, changes) for zone in rigors])
        rivals = [result(board, board.archived(seat), changes) + more for seat, more in cards.items()]
        safe = [rival for rival in rivals if rival < threshold]
        hoped = threshold + board.tuning.growth * turns
        wins += _likely(hoped - 0.5 - total, 0.1 + 0.5 * turns) * _ahead(total, safe, turns)
    return wins / len(clans)


def _ahead(total: int, rivals: list[int], turns: float) -> float:
    """How likely one is the best of those who are spared; before the end all will have more."""
    if not rivals:
        return 0.9 + 0.004 * total
    return _likely(total - max(rivals) - 0.5 - 2.0 * min(turns, 2.0), 0.2 + 2.0 * turns)


def _likely(lead: float, spread: float) -> float:
    """How likely something uncertain turns out well."""
    return 1.0 / (1.0 + exp(-max(-50.0, min(50.0, lead / spread))))


def result(board: Board, cubes: list[str] | Cubes, changes: dict[str, int]) -> int:
    """What cubes in the Castle score (RM-90)."""
    return sum(
        [
            UNIVERSAL_POINTS if cube == UNIVERSAL else board.points(cube) + changes.get(cube, 0)
            for cube in cubes
        ]
    )


def card_points(board: Board, seat: int) -> int:
    """Plus and minus of Interns and Jinxes."""
    player = board.seats[seat]
    cards = [*player["jinxes"], *[intern["card"] for intern in player["interns"]]]
    return sum([board.facts.card_points[card] for card in cards])


def archive(board: Board, request: Request, random: Random) -> str:
    """The last moment of a turn to Archive."""
    return "yes" if archive_worth(board) > 0.0 else "no"


def archive_cubes(board: Board, request: Request, random: Random) -> list[str]:
    """The cubes that bring most."""
    wanted = list(best_archive(board)[0])
    picked = []
    for choice in request["choices"]:
        colour = choice.split(":")[3]
        if colour in wanted:
            wanted.remove(colour)
            picked.append(choice)
    return picked or [request["choices"][0]]


def archive_room(board: Board, request: Request, random: Random) -> list[str]:
    """The archived cubes that go: as planned with the cubes, else the lowest."""
    zone = board.zones[board.mine["home"]]["spaces"]
    cubes = {choice: zone[int(choice.split(":")[2])] for choice in request["choices"]}
    ordered = sorted(request["choices"], key=lambda choice: board.points(cubes[choice]))
    return ordered[: request["min"]]
