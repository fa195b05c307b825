"""What the skills are worth on a board, operation by operation."""

from collections.abc import Callable

from app.bots.looterz.board import ROW_LIMIT, Board, LooterView, search_worth
from app.bots.looterz.facts import USUAL_WORTH, Deed

Worth = Callable[[Board, Deed, int], float]
WORTH: dict[str, Worth] = {}
"""By operation, what it is worth to the seat of the board; the number is the Looter whose skill it is."""


def worth_of(operation: str) -> Callable[[Worth], Worth]:
    """Registers what an operation is worth."""

    def register(function: Worth) -> Worth:
        WORTH[operation] = function
        return function

    return register


def skill_worth(board: Board, deeds: tuple[Deed, ...], looter: int) -> float:
    """What a whole skill is worth."""
    total = 0.0
    for deed in deeds:
        worth = WORTH.get(deed.operation)
        if worth is not None:
            total += deed.times * worth(board, deed, looter)
        else:
            total += deed.times * USUAL_WORTH.get(deed.operation, 0.0)
    return total


@worth_of("gain_coins")
def _gain_coins(board: Board, deed: Deed, looter: int) -> float:
    if deed.scope != "you":
        return 0.0 if deed.scope == "each" else -float(deed.amount)
    return deed.amount + (board.tuning.win if deed.amount * deed.times >= board.need else 0.0)


@worth_of("steal_coin")
def _steal_coin(board: Board, deed: Deed, looter: int) -> float:
    return board.robbing()


@worth_of("draw_cards")
def _draw_cards(board: Board, deed: Deed, looter: int) -> float:
    if deed.scope == "each":
        return -0.3 if board.rigor_risk() and not board.leading() else 0.05
    return deed.amount * draw_worth(board)


@worth_of("discard_cards")
def _discard_cards(board: Board, deed: Deed, looter: int) -> float:
    return -0.35 if len(board.hand) > 2 else -0.8


@worth_of("sacrifice_looter")
def _sacrifice(board: Board, deed: Deed, looter: int) -> float:
    spared = looter if deed.scope == "each" else None
    own = 0.0 if deed.scope == "opponents" else -board.loss(spared)
    if deed.scope == "you":
        return own
    for seat, row in enumerate(board.rows):
        if seat != board.me and row:
            own += board.danger[seat] * min(board.worth(other) for other in row) * 0.9
    return own


@worth_of("damage")
def _damage(board: Board, deed: Deed, looter: int) -> float:
    best = max((board.prize(seat, target, deed.amount) for seat, target in board.targets()), default=0.0)
    return best * (0.6 if deed.scope == "each" else 1.0)


@worth_of("damage_all")
def _damage_all(board: Board, deed: Deed, looter: int) -> float:
    return sum(
        board.prize(seat, target, deed.amount) for seat, row in enumerate(board.rows) for target in row
    )


@worth_of("destroy")
def _destroy(board: Board, deed: Deed, looter: int) -> float:
    return max(
        (
            board.prize(seat, target, target["hearts"])
            for seat, target in board.targets()
            if target["id"] != looter or seat != board.me
        ),
        default=0.0,
    )


@worth_of("attack")
def _attack(board: Board, deed: Deed, looter: int) -> float:
    try:
        _, attacker = board.find(looter)
    except KeyError:
        return 0.0
    return best_attack(board, attacker)


def best_attack(board: Board, attacker: LooterView) -> float:
    """What the best attack of this Looter is worth."""
    best = 0.0
    for seat, target in board.targets():
        if target["id"] != attacker["id"]:
            best = max(best, board.attack_worth(attacker, seat, target))
    return best


def healing(board: Board, looter: LooterView, amount: int) -> float:
    """What giving Hearts back to a Looter of your own is worth."""
    gained = min(amount, board.facts[looter["card"]].hearts - looter["hearts"])
    now = 0.0 if looter["acted"] else 1.0
    return search_worth(gained, looter["power"]) * (board.future * 0.9 + now)


@worth_of("heal")
def _heal(board: Board, deed: Deed, looter: int) -> float:
    return max((healing(board, own, deed.amount) for own in board.row), default=0.0)


@worth_of("heal_row")
def _heal_row(board: Board, deed: Deed, looter: int) -> float:
    return sum(healing(board, own, deed.amount) for own in board.row)


@worth_of("take_from_graveyard")
def _take_from_graveyard(board: Board, deed: Deed, looter: int) -> float:
    return board.tuning.card * 1.4 if board.view["graveyard"] else 0.0


@worth_of("recruit_from_graveyard")
def _recruit_from_graveyard(board: Board, deed: Deed, looter: int) -> float:
    cards = {grave["card"] for grave in board.view["graveyard"]}
    return max((entering(board, card, deeper=False) for card in cards), default=0.0)


@worth_of("recruit_from_tower")
def _recruit_from_tower(board: Board, deed: Deed, looter: int) -> float:
    return 1.3 + _rigor_worth(board)


@worth_of("bury")
def _bury(board: Board, deed: Deed, looter: int) -> float:
    return 0.3 + (3.0 * board.rigor_risk() if not board.leading() else 0.0)


@worth_of("borrow")
def _borrow(board: Board, deed: Deed, looter: int) -> float:
    limit = deed.target.get("max_hearts", 0)
    return max(
        (
            borrowing(board, seat, target)
            for seat, target in board.targets()
            if seat != board.me and (not limit or target["hearts"] <= limit)
        ),
        default=0.0,
    )


def borrowing(board: Board, seat: int, looter: LooterView) -> float:
    """What having another player's Looter until the end of the turn is worth."""
    worth = 0.0
    if board.view["turn"]["seat"] == board.me and not looter["acted"]:
        worth = search_worth(looter["hearts"], looter["power"])
    if len(board.row) >= ROW_LIMIT:
        worth += board.danger[seat] * board.worth(looter) * 0.9
    return worth


@worth_of("swap")
def _swap(board: Board, deed: Deed, looter: int) -> float:
    given = min((board.worth(own) for own in board.row), default=0.0)
    return max(
        (
            (1 + board.danger[seat]) * (board.worth(other) - given)
            + (0.0 if other["acted"] else board.rate(other))
            for seat, other in board.targets()
            if seat != board.me
        ),
        default=0.0,
    )


@worth_of("boost_others")
def _boost_others(board: Board, deed: Deed, looter: int) -> float:
    return sum(
        search_worth(own["hearts"], own["power"] + deed.amount) - search_worth(own["hearts"], own["power"])
        for own in board.row
        if own["id"] != looter and not own["acted"]
    )


@worth_of("pay_coin")
def _pay_coin(board: Board, deed: Deed, looter: int) -> float:
    return float(
        sum(
            1 + board.danger[seat] for seat, coins in enumerate(board.coins) if seat != board.me and coins > 0
        )
    )


def _rigor_worth(board: Board) -> float:
    return board.rigor_risk() * (board.tuning.win if board.leading() else -board.tuning.win)


def draw_worth(board: Board) -> float:
    """What the next card of the Tower is worth in your hand."""
    full = len(board.hand) >= board.tuning.hand_full
    return board.tuning.card * (0.35 if full else 1.0) + _rigor_worth(board)


def entering(board: Board, card: str, deeper: bool = True) -> float:
    """What it is worth that this card enters your row now: its Recruit, its action this turn, its future."""
    facts = board.facts[card]
    fresh = board.fresh(card)
    worth = 0.0
    if facts.keyword == "recruit":
        worth += skill_worth(board, facts.deeds, 0) if deeper else facts.usual
    phase = board.view["turn"]["phase"]
    if board.view["turn"]["seat"] == board.me and phase in ("first_recruitment", "dungeon"):
        worth += action_worth(board, fresh) if deeper else board.rate(fresh)
    keeping = [board.keeping(own) for own in board.row] + [board.keeping(fresh)]
    if len(keeping) > ROW_LIMIT:
        keeping.sort(reverse=True)
        surplus = keeping[ROW_LIMIT:]
        return worth + sum(keeping[:ROW_LIMIT]) - sum(keeping) + board.keeping(fresh) - 0.2 * min(surplus)
    return worth + board.worth(fresh)


def action_worth(board: Board, looter: LooterView) -> float:
    """What the best action of a Looter of your own is worth."""
    facts = board.facts[looter["card"]]
    best = max(search_worth(looter["hearts"], looter["power"]), best_attack(board, looter))
    if facts.keyword == "activate":
        best = max(best, skill_worth(board, facts.deeds, looter["id"]))
    return best
