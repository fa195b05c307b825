"""Study and Espionage: how likely they succeed, what they bring, and with which cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

from app.bots.dungeonology.board import Board, ZoneView
from app.bots.dungeonology.deeds import theft, use_worth

MEAN_CARD = 2.7
"""Stealth that an unknown card of another is worth on average."""


@dataclass(frozen=True, slots=True)
class Playable:
    """Something for Stealth: how the answer begins, what it adds and costs."""

    choice: str
    value: int
    cost: float


def card_value(board: Board, face: str, seat: int) -> int:
    """What an option of a card adds for a Scholar (EX-06, RM-36)."""
    trick = board.facts.tricks[face]
    value = trick.value + board.change(seat, f"{trick.type}_bonus")
    double = trick.type == "exploration" and board.has_skill(seat, "great_explorer")
    return max(0, value * (2 if double else 1))


def playables(board: Board) -> list[Playable]:
    """The Stealth options of the own hand, one a card, whose price can be paid."""
    students = board.mine["students"]
    found = []
    for card in board.hand:
        for number, option in enumerate(board.facts.tricks[card["card"]].options):
            if option.kind == "stealth" and option.sacrifices <= students:
                value = card_value(board, card["card"], board.me)
                cost = 0.1 - use_worth(board, option)
                found.append(Playable(f"stealth:{card['id']}:{number}", value, cost))
                break
    return found


def capacity(board: Board, kind: str) -> int:
    """The Stealth that the own hand can reach in a Test."""
    total = sum([playable.value for playable in playables(board)]) - board.mine["stun"]
    total += board.change(board.me, f"{kind}_stealth")
    if kind == "study":
        total += board.mine["study_bonus"] + board.facts.knowledge * board.mine["knowledge"]
    return int(total)


def surroundings(board: Board, zone: ZoneView) -> int:
    """What a Zone and the Boss add to the Alert of the own Tests there."""
    alert: int = zone["traps"] + board.change(board.me, "alert")
    if board.view["rigor"] == zone["zone"] and not board.has_skill(board.me, "puppy"):
        alert += board.facts.boss_alert
    return alert


def chance(board: Board, margin: int) -> float:
    """How likely a Test succeeds that could be played so far beyond the Alert."""
    if margin < 0:
        return 0.0
    if not board.watched:
        return 1.0
    against = board.change(board.me, "options_against")
    table = board.tuning.margin
    margin = max(0, margin - against)
    return float(table[margin]) if margin < len(table) else 1.0


def failure_cost(board: Board, kind: str) -> float:
    """What a failed Test costs (EX-04, EX-32)."""
    comfort = board.tuning.bonus if kind == "study" else 0.0
    return board.stun_cost(1) - comfort


def study_worth(board: Board, zone: ZoneView, stealth: int, extra_alert: int = 0) -> float:
    """What a Study Test in a Zone is worth with so much Stealth at hand."""
    cube = next((cube for cube in zone["spaces"] if cube), None)
    if cube is None or (board.castle and zone["floor"] == 0):
        return 0.0
    alert = board.facts.zones[zone["card"]].alert + surroundings(board, zone) + extra_alert
    likely = chance(board, stealth - max(0, alert))
    return likely * board.gain(board.me, cube) - (1.0 - likely) * failure_cost(board, "study")


def espionage_worth(board: Board, target: int, zone: ZoneView, stealth: int) -> float:
    """What an Espionage Test against a Scholar is worth."""
    if not board.cubes(target):
        return 0.0
    guard = board.seats[target]["students"] + board.change(target, "guard")
    alert = max(0, board.facts.espionage + guard + surroundings(board, zone))
    likely = chance(board, stealth - alert)
    return likely * best_theft(board, target)[0] - (1.0 - likely) * failure_cost(board, "espionage")


def best_theft(board: Board, target: int) -> tuple[float, str]:
    """The cube of another that is worth most to take, as choices name it."""
    worths = [
        (theft(board, target, column, colour), f"cube:{target}:{column}:{colour}")
        for column, colour in set(board.cubes(target))
    ]
    return max(worths, default=(0.0, ""))


def cheapest(options: Sequence[Playable], need: int) -> list[Playable] | None:
    """The cheapest of the options that together reach `need`, the largest first, if any do."""
    best: tuple[float, list[Playable]] | None = None
    for mask in range(1, 1 << len(options)):
        chosen = [option for place, option in enumerate(options) if mask >> place & 1]
        total = sum([option.value for option in chosen])
        if total >= need:
            cost = sum([option.cost for option in chosen]) + 0.02 * (total - need)
            if best is None or cost < best[0]:
                best = cost, chosen
    return sorted(best[1], key=lambda option: -option.value) if best else None


def failing(gap: int, cards: int, knowledge: int) -> float:
    """How likely a Scholar with so many cards cannot close a gap."""
    if gap <= 0:
        return 0.0
    spread = 1.3 * sqrt(cards) + 0.4
    reach = MEAN_CARD * cards + 2.0 * knowledge
    return 1.0 / (1.0 + exp(-1.7 * (gap - 0.5 - reach) / spread))
