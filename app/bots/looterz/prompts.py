"""How each question of Looterz is answered: one function a prompt."""

from collections.abc import Callable
from random import Random
from typing import Any

from app.bots.looterz.board import Board, LooterView, search_worth
from app.bots.looterz.facts import Deed
from app.bots.looterz.skills import (
    best_attack,
    borrowing,
    draw_worth,
    entering,
    healing,
    skill_worth,
)

RequestView = dict[str, Any]
Answer = str | int | list[str]
Prompt = Callable[[Board, RequestView, Random], Answer]

PROMPTS: dict[str, Prompt] = {}


def prompt(name: str) -> Callable[[Prompt], Prompt]:
    """Registers how a question is answered."""

    def register(function: Prompt) -> Prompt:
        PROMPTS[name] = function
        return function

    return register


def number_of(choice: str) -> int:
    """The id in a choice such as "looter:31"."""
    return int(choice.partition(":")[2])


def dearest(request: RequestView, worth: Callable[[str], float]) -> str:
    """The choice of the greatest worth, the first of equals."""
    best: str = max(request["choices"], key=worth)
    return best


def dearest_looter(board: Board, request: RequestView, worth: Callable[[int, LooterView], float]) -> str:
    """The choice of the Looter of the greatest worth; `worth` gets the seat in whose row it lies, too."""
    return dearest(request, lambda choice: worth(*board.find(number_of(choice))))


# The turn


@prompt("recruitment")
def recruitment(board: Board, request: RequestView, random: Random) -> Answer:
    """Recruit what brings more than keeping the card and drawing another."""
    cards = {card["id"]: card["card"] for card in board.hand}

    def worth(choice: str) -> float:
        if choice == "draw":
            return draw_worth(board)
        return entering(board, cards[number_of(choice)]) - board.tuning.recruit_later

    return dearest(request, worth)


_BEFORE_OTHERS = {"boost_others", "heal", "heal_row", "borrow", "swap", "steal_coin"}
_AFTER_OTHERS = {"sacrifice_looter"}


@prompt("dungeon_action")
def dungeon_action(board: Board, request: RequestView, random: Random) -> Answer:
    """Each Looter does what is worth most; those first that help others, those last that cost a Looter."""
    best: dict[int, tuple[float, str]] = {}
    looterz = {looter["id"]: looter for looter in board.row}
    for choice in request["choices"]:
        action, _, looter = choice.partition(":")
        if action != "end":
            candidate = (_action(board, action, looterz[int(looter)]), choice)
            best[int(looter)] = max(best.get(int(looter), candidate), candidate)
    plans = [(_turn_order(board, choice, looterz), worth, choice) for worth, choice in best.values()]
    useful = [plan for plan in plans if plan[1] > 0.0]
    return max(useful)[2] if useful else "end"


def _action(board: Board, action: str, looter: LooterView) -> float:
    if action == "search":
        likely = search_worth(looter["hearts"], looter["power"])
        if looter["hearts"] >= board.need:
            hit = min(looter["power"], 6) / 6
            likely += board.tuning.win * hit**board.need
        return likely * _hurry(board)
    if action == "attack":
        return best_attack(board, looter)
    return skill_worth(board, board.facts[looter["card"]].deeds, looter["id"])


def _hurry(board: Board) -> float:
    """A search counts more when this turn's searches may win the game."""
    waiting = [own for own in board.row if not own["acted"]]
    if sum(own["hearts"] for own in waiting) < board.need:
        return 1.0
    expected = sum(search_worth(own["hearts"], own["power"]) for own in waiting)
    return 1.0 + 2.0 * min(expected / board.need, 1.0) ** 2


def _turn_order(board: Board, choice: str, looterz: dict[int, LooterView]) -> int:
    action, _, looter = choice.partition(":")
    if action != "activate":
        return 1
    does = {deed.operation for deed in board.facts[looterz[int(looter)]["card"]].deeds}
    if does & _AFTER_OTHERS:
        return 0
    return 2 if does & _BEFORE_OTHERS else 1


@prompt("surplus_looterz")
def surplus_looterz(board: Board, request: RequestView, random: Random) -> Answer:
    """The least valuable go."""
    order = sorted(request["choices"], key=lambda choice: board.keeping(board.find(number_of(choice))[1]))
    return order[: request["min"]]


@prompt("surplus_cards")
def surplus_cards(board: Board, request: RequestView, random: Random) -> Answer:
    """The least valuable go."""
    return sorted(request["choices"], key=lambda choice: _in_hand(board, number_of(choice)))[: request["min"]]


PROMPTS["discard"] = surplus_cards


def _in_hand(board: Board, hand_id: int) -> float:
    return entering(board, next(card["card"] for card in board.hand if card["id"] == hand_id), deeper=False)


# Whom


@prompt("attack_target")
def attack_target(board: Board, request: RequestView, random: Random) -> Answer:
    """Where the hits are worth most."""
    _, attacker = board.find(request["params"]["looter"])
    return dearest_looter(board, request, lambda seat, target: board.attack_worth(attacker, seat, target))


@prompt("damage")
def damage(board: Board, request: RequestView, random: Random) -> Answer:
    """Where the lost Hearts are worth most."""
    amount = _deed(board, request, "damage").amount
    return dearest_looter(board, request, lambda seat, target: board.prize(seat, target, amount))


def _deed(board: Board, request: RequestView, operation: str) -> Deed:
    """What the card that asks is doing."""
    card = board.facts.get(request["source"] or "")
    for deed in card.deeds if card else ():
        if deed.operation == operation:
            return deed
    return Deed(operation, {}, "you", 1.0, {})


@prompt("destroy")
def destroy(board: Board, request: RequestView, random: Random) -> Answer:
    """Whom to lose hurts the dangerous most."""
    return dearest_looter(board, request, lambda seat, target: board.prize(seat, target, target["hearts"]))


@prompt("borrow")
def borrow(board: Board, request: RequestView, random: Random) -> Answer:
    """Who brings most this turn."""
    return dearest_looter(board, request, lambda seat, looter: borrowing(board, seat, looter))


@prompt("swap_give")
def swap_give(board: Board, request: RequestView, random: Random) -> Answer:
    """The least valuable of your own, best one that has acted."""
    return dearest_looter(
        board,
        request,
        lambda seat, own: -board.worth(own) - (0.0 if own["acted"] else board.rate(own)),
    )


@prompt("swap_take")
def swap_take(board: Board, request: RequestView, random: Random) -> Answer:
    """The most valuable of the most dangerous."""
    return dearest_looter(
        board,
        request,
        lambda seat, other: (
            (1 + board.danger[seat]) * board.worth(other) + (0.0 if other["acted"] else board.rate(other))
        ),
    )


@prompt("heal")
def heal(board: Board, request: RequestView, random: Random) -> Answer:
    """Your own, where Hearts bring most; else whom it helps least."""
    amount = _deed(board, request, "heal").amount

    def worth(seat: int, looter: LooterView) -> float:
        gain = healing(board, looter, amount)
        return gain if seat == board.me else -board.danger[seat] * gain

    return dearest_looter(board, request, worth)


@prompt("sacrifice")
def sacrifice(board: Board, request: RequestView, random: Random) -> Answer:
    """The least valuable, best one that has acted."""
    return dearest_looter(
        board,
        request,
        lambda seat, own: -board.keeping(own) - (0.0 if own["acted"] else 0.5 * board.rate(own)),
    )


@prompt("steal_victim")
def steal_victim(board: Board, request: RequestView, random: Random) -> Answer:
    """The most dangerous of the richest."""
    return dearest(request, lambda choice: board.danger[number_of(choice)])


# Cards


@prompt("take_from_graveyard")
def take_from_graveyard(board: Board, request: RequestView, random: Random) -> Answer:
    """The card that would do most in your row."""
    cards = {grave["id"]: grave["card"] for grave in board.view["graveyard"]}
    return dearest(request, lambda choice: entering(board, cards[number_of(choice)], deeper=False))


@prompt("recruit_from_graveyard")
def recruit_from_graveyard(board: Board, request: RequestView, random: Random) -> Answer:
    """The card that does most in your row now."""
    return take_from_graveyard(board, request, random)


def _draws_next(board: Board) -> bool:
    """Whether you are likely to draw before anybody else does."""
    turn = board.view["turn"]
    return bool(turn["seat"] == board.me and turn["phase"] in ("first_recruitment", "dungeon"))


def _tower_worth(board: Board, face: str) -> float:
    """What drawing this card is worth."""
    if face != "rigor":
        return entering(board, face, deeper=False)
    if board.view["rigor"] == 3:
        return board.tuning.win if board.leading() else -board.tuning.win
    return 0.6


def _faces(board: Board) -> dict[int, str]:
    return {known["depth"]: known["card"] for known in board.view["tower"]["known"]}


@prompt("take_foreseen")
def take_foreseen(board: Board, request: RequestView, random: Random) -> Answer:
    """The best card for you; Rigor Mortis only if he ends the game well."""
    faces = _faces(board)
    return dearest(request, lambda choice: _tower_worth(board, faces[number_of(choice)]))


@prompt("order_foreseen")
def order_foreseen(board: Board, request: RequestView, random: Random) -> Answer:
    """Good cards first if you draw next, else last."""
    faces = _faces(board)
    order = sorted(
        request["choices"],
        key=lambda choice: _tower_worth(board, faces[number_of(choice)]),
        reverse=_draws_next(board),
    )
    return list(order)


@prompt("bury")
def bury(board: Board, request: RequestView, random: Random) -> Answer:
    """A poor card, or Rigor Mortis if he would end the game badly; a good one if another draws it."""
    face = _faces(board).get(0)
    if face is None:
        return "no"
    poor = _tower_worth(board, face) < board.tuning.card + 0.35 * board.future
    return "yes" if poor == _draws_next(board) else "no"


# Prices


@prompt("pay_or_sacrifice")
def pay_or_sacrifice(board: Board, request: RequestView, random: Random) -> Answer:
    """What costs less, seen that the coin goes to another."""
    if len(request["choices"]) == 1:
        only: str = request["choices"][0]
        return only
    payee = board.view["turn"]["seat"]
    price = 1.0 + board.danger[payee]
    if board.coins[payee] + _payers(board, payee) >= board.view["target"]:
        price = board.tuning.win
    return "pay" if price < board.loss() else "sacrifice"


def _payers(board: Board, payee: int) -> int:
    """How many may still pay, you and those who are asked after you."""
    seats = len(board.coins)
    after = [(board.me + step) % seats for step in range(1, (payee - board.me) % seats)]
    return 1 + sum(board.coins[seat] > 0 for seat in after)


@prompt("bid")
def bid(board: Board, request: RequestView, random: Random) -> Answer:
    """Never more than the prize is worth, and never foreseeable."""
    prizes = {grave["card"] for grave in board.view["graveyard"]}
    if not prizes:
        return int(request["min"])
    best = max(entering(board, card, deeper=False) for card in prizes)
    spare = min(request["max"], int(best * 0.6), board.coins[board.me])
    return max(random.randint(0, max(spare, 0)), int(request["min"]))


@prompt("trigger_order")
def trigger_order(board: Board, request: RequestView, random: Random) -> Answer:
    """Thefts first, while others are richer; then as they stand."""
    return sorted(request["choices"], key=lambda choice: not _is_theft(board, choice))


def _is_theft(board: Board, choice: str) -> bool:
    card = board.facts.get(choice.split(":")[2])
    return card is not None and any(deed.operation == "steal_coin" for deed in card.deeds)
