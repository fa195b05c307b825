"""Kragmortha Mode: what to Archive, and when to come home (RM-85, RM-90 to RM-93)."""

from itertools import combinations
from random import Random

from app.bots.dungeonology.asking import Request
from app.bots.dungeonology.board import SPACES, Board, Plan

Cubes = tuple[str, ...]
MOST = 4
ENOUGH = 0.02
HESITATION = 0.1
"""What it is worth not to Archive what cannot be taken back, while nobody is near."""
WAITING = 0.08
"""What it is worth to Archive a turn later, while nobody is near."""
REGRET = 3.0
"""How soon one no longer hesitates, as a win becomes sure."""
HURRY = (0.4, 0.6, 0.8, 1.0, 4.8)
"""How urgent it is to be home, by the Omegas in the Alert Card: the last may come with any Student."""
RAISE = 3
"""How much a Raid adds to the Threshold."""
RAIDS = (1, 3)
"""How many Raids one looks ahead: where one does nothing, three may do much."""
WIN = 36.0
"""Points that the certainty to win is worth."""
INTERN = 2
"""Points of an Intern, about."""


def archive_worth(board: Board) -> float:
    """How much likelier one wins with the best that one can Archive now."""
    now = prospect(board, tuple(board.archived(board.me)))
    best = best_archive(board)[2]
    more = best - now - ENOUGH
    if board.view["ender"] is not None:
        return more
    return more - _hesitation(board) * min(1.0, REGRET * (1.0 - best))


def _hesitation(board: Board) -> float:
    return (HESITATION + WAITING * board.turns_before_end()) * (1.0 - board.chased)


def homecoming(board: Board) -> float:
    """What it is worth to be home at the end of this turn, in points."""
    carried = len(board.cubes(board.me))
    if not carried or board.mine["zone"] == board.mine["home"]:
        return 0.0
    worth = archive_worth(board)
    if board.view["ender"] is not None:
        return 150.0 * worth + 0.5
    hurry = HURRY[min(int(board.campus["omegas"]), len(HURRY) - 1)]
    full = 1.0 if carried >= MOST else 0.8 * carried / MOST
    return 30.0 * worth * hurry * full


def raid_worth(board: Board) -> float:
    """What it is worth that a cube is Raided: who wants more at home hopes for it, who is behind fears it."""
    now = best_archive(board)[2]
    return WIN * max([(best_archive(board, RAISE * raids)[2] - now) / raids for raids in RAIDS])


def points_worth(board: Board, points: int) -> float:
    """What so many points more are worth: they may win, or bring the Wrath (RM-90, RM-92)."""
    return WIN * (best_archive(board, points=points)[2] - best_archive(board)[2])


def intern_worth(board: Board) -> float:
    """What one more Intern is worth."""
    return points_worth(board, INTERN) if board.castle else board.tuning.intern


def relief(board: Board, jinx: str) -> float:
    """What it is worth to be rid of a Jinx, of one without points 1."""
    points = board.facts.card_points[jinx]
    return 1.0 + (points_worth(board, -points) if board.castle else -points)


def best_archive(board: Board, raised: int = 0, points: int = 0) -> Plan:
    """The best that one can Archive now, with a Threshold so much higher and so many points more."""
    if (raised, points) not in board.plans:
        board.plans[raised, points] = _best_archive(board, raised, points)
    return board.plans[raised, points]


def _best_archive(board: Board, raised: int, points: int) -> Plan:
    archived = tuple(board.archived(board.me))
    carried = sorted([colour for _, colour in board.cubes(board.me)], key=board.points)
    best: Plan = (), (), prospect(board, archived, raised, points)
    for count in range(1, min(MOST, len(carried)) + 1):
        for brought in dict.fromkeys(combinations(carried, count)):
            lacking = max(0, len(archived) + count - SPACES)
            for thrown in dict.fromkeys(combinations(archived, lacking)):
                chance = prospect(board, _without(archived, thrown) + brought, raised, points)
                if chance > best[2]:
                    best = brought, thrown, chance
    return best


def _without(cubes: Cubes, thrown: Cubes) -> Cubes:
    left = list(cubes)
    for cube in thrown:
        left.remove(cube)
    return tuple(left)


def prospect(board: Board, cubes: Cubes, raised: int = 0, points: int = 0) -> float:
    """How likely one wins with these cubes at home, over all Clans that it may be.

    `raised` is by how much the Threshold is higher than it is, `points` what one's cards bring more.
    """
    own = board.card_points(board.me) + points
    totals = [own + board.result(cubes, outlook.changes) for outlook in board.wrath.outlooks]
    return board.wrath.prospect(totals, raised)


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
