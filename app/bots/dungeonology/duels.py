"""The questions of a Test: what to play for Stealth, what for Alert (EX-31)."""

from random import Random
from typing import Any

from app.bots.dungeonology.asking import Answer, Request
from app.bots.dungeonology.board import Board
from app.bots.dungeonology.contests import Playable, card_value, cheapest, failing, playables
from app.bots.dungeonology.deeds import theft, use_worth


def stealth_option(board: Board, request: Request, random: Random) -> Answer:
    """Nothing before the opponents have answered; then the cheapest that suffices, or nothing (EX-31)."""
    test = board.view["test"]
    need = test["alert"] - test["stealth"]
    if need <= 0 or not request["params"]["opposed"]:
        return "done"
    offered = set(request["choices"])
    options = [option for option in playables(board) if option.choice in offered]
    if "knowledge" in offered:
        options += [Playable("knowledge", board.facts.knowledge, 0.6)] * board.mine["knowledge"]
    options += _doubled(board, test, offered)
    chosen = cheapest(options, need)
    if chosen is None or sum([option.cost for option in chosen]) > _stake(board, test):
        return "done"
    return chosen[0].choice


def _doubled(board: Board, test: dict[str, Any], offered: set[str]) -> list[Playable]:
    """Amanuensis: a card that lies there counts twice, at the price of a Stun (RM-38)."""
    stun = board.tuning.stun
    return [
        Playable(f"amanuensis:{index}", played["bonus"] - 1, stun)
        for index, played in enumerate(test["played"])
        if f"amanuensis:{index}" in offered and played["bonus"] > 1
    ]


def _stake(board: Board, test: dict[str, Any]) -> float:
    """What success is worth to the Scholar whose Test it is, against failure."""
    actor = test["seat"]
    if test["target"] is not None:
        cubes = set(board.cubes(test["target"]))
        worths = [_stolen(board, actor, test["target"], *cube) for cube in cubes]
        return max(worths, default=0.0) + board.tuning.stun
    cube = next((cube for cube in board.zones[test["zone"]]["spaces"] if cube), None)
    return (board.gain(actor, cube) if cube else 0.0) + 0.6


def _stolen(board: Board, actor: int, target: int, column: str, colour: str) -> float:
    if actor == board.me:
        return theft(board, target, column, colour)
    return board.gain(actor, colour)


def alert_option(board: Board, request: Request, random: Random) -> Answer:
    """The option that spoils most, if it is worth the card (EX-31)."""
    test = board.view["test"]
    actor = board.seats[test["seat"]]
    gap = test["alert"] - test["stealth"]
    before = failing(gap, actor["hand_count"], actor["knowledge"] if test["kind"] == "study" else 0)
    stake = board.harm(test["seat"]) * _stake(board, test)
    if test["target"] == board.me:
        losses = board.losses(board.me)
        stake += losses[-1] if losses else 0.0
    best, answer = 0.0, "pass"
    for choice in request["choices"][1:]:
        more, cost = _alert_of(board, choice, test)
        after = failing(gap + more, actor["hand_count"], actor["knowledge"])
        burned = 0.22 * board.harm(test["seat"]) * min(more, max(0, gap + more)) * (1.0 - after)
        worth = (after - before) * stake + burned - cost
        if worth > best:
            best, answer = worth, choice
    return answer


def _alert_of(board: Board, choice: str, test: dict[str, Any]) -> tuple[int, float]:
    """What an Alert option adds, and what it costs."""
    _, id, number, *double = choice.split(":")
    face = next(card["card"] for card in board.hand if card["id"] == int(id))
    option = board.facts.tricks[face].options[int(number)]
    value = card_value(board, face, board.me) * (2 if double else 1)
    value += board.change(test["seat"], "options_against")
    cost = board.tuning.kept - use_worth(board, option) + (board.tuning.stun if double else 0.0)
    return value, cost


def glutton(board: Board, request: Request, random: Random) -> Answer:
    """A Student for a better cube (RM-35)."""
    spaces = [cube for cube in board.zones[board.mine["zone"]]["spaces"] if cube]
    gains = [board.gain(board.me, cube) for cube in spaces]
    return "yes" if max(gains) - gains[0] > board.tuning.student * 1.3 else "no"
