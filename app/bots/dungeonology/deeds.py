"""What an effect is worth, deed by deed, on the board as it is."""

from collections.abc import Callable

from app.bots.dungeonology.board import Board
from app.bots.dungeonology.castle import intern_worth, relief
from app.bots.dungeonology.facts import Deed, Use


def use_worth(board: Board, use: Use) -> float:
    """What a use of a card is worth, its price included."""
    return sum([deed.times * _worth(board, deed) for deed in use.deeds])


def _worth(board: Board, deed: Deed) -> float:
    if deed.who == "you":
        own = _OWN.get(deed.operation)
        return own(board, deed) if own else 0.0
    harm = _HARM.get(deed.operation)
    if harm is None:
        return 0.0
    worths = [harm(board, deed, seat) for seat in board.others if _in_reach(board, deed, seat)]
    if deed.who == "other":
        return max(worths, default=0.0)
    return sum(worths)


def _in_reach(board: Board, deed: Deed, seat: int) -> bool:
    if not board.exposed(seat) or not board.exposed(board.me):
        return False
    if deed.operation in ("move_cube_to", "take_random_trick", "take_shown", "eliminate_cube"):
        return bool(board.seats[seat]["zone"] == board.mine["zone"])
    here, there = board.zones[board.mine["zone"]], board.zones[board.seats[seat]["zone"]]
    return bool(here["floor"] == there["floor"])


def theft(board: Board, seat: int, column: str, colour: str) -> float:
    """What it is worth to have a cube instead of another."""
    return board.gain(board.me, colour) + board.harm(seat) * board.loss(seat, column, colour)


# What is done to oneself


def _draw_students(board: Board, deed: Deed) -> float:
    return -board.draw_cost(deed.amount)


def _sacrifice(board: Board, deed: Deed) -> float:
    return -board.tuning.student * deed.amount


def _stun(board: Board, deed: Deed) -> float:
    return -board.stun_cost(deed.amount)


def _lose_stun(board: Board, deed: Deed) -> float:
    return board.tuning.stun * min(deed.amount, int(board.mine["stun"]))


def _draw_tricks(board: Board, deed: Deed) -> float:
    return board.tuning.card * deed.amount


def _discard_tricks(board: Board, deed: Deed) -> float:
    return -board.tuning.card * 0.7 * deed.amount


def _keep_divined(board: Board, deed: Deed) -> float:
    return board.tuning.card * (1.0 + 0.1 * deed.amount)


def _discard_jinx(board: Board, deed: Deed) -> float:
    return max([relief(board, jinx) for jinx in board.mine["jinxes"]], default=0.0)


def _study_bonus(board: Board, deed: Deed) -> float:
    room = board.facts.most_bonus - int(board.mine["study_bonus"])
    return board.tuning.bonus * min(deed.amount, room)


def _knowledge(board: Board, deed: Deed) -> float:
    return board.tuning.bonus * deed.amount / (1.0 + 0.3 * int(board.mine["knowledge"]))


def _intern(board: Board, deed: Deed) -> float:
    return intern_worth(board) if board.view["interns"] else 0.0


def _collect(board: Board, deed: Deed) -> float:
    spaces = board.zones[board.mine["zone"]]["spaces"] if board.mine["zone"] is not None else ()
    cube = next((cube for cube in spaces if cube), None)
    return board.gain(board.me, cube) if cube else 0.0


def _fetch(board: Board, deed: Deed) -> float:
    return 0.6


def _little(board: Board, deed: Deed) -> float:
    return 0.2


def _change_value(board: Board, deed: Deed) -> float:
    return 0.3 * deed.amount if deed.word == "study_stealth" else 0.1


_OWN: dict[str, Callable[[Board, Deed], float]] = {
    "draw_students": _draw_students,
    "sacrifice": _sacrifice,
    "stun": _stun,
    "lose_stun": _lose_stun,
    "draw_tricks": _draw_tricks,
    "discard_tricks": _discard_tricks,
    "discard_at_random": _discard_tricks,
    "keep_divined": _keep_divined,
    "discard_jinx": _discard_jinx,
    "change_study_bonus": _study_bonus,
    "gain_knowledge": _knowledge,
    "take_intern": _intern,
    "collect": _collect,
    "fetch_cube": _fetch,
    "change_value": _change_value,
    "lay_passages": _little,
    "lay_teleport": _little,
    "lay_trap": _little,
    "move_rigor": _little,
}


# What is done to others


def _stun_other(board: Board, deed: Deed, seat: int) -> float:
    return board.harm(seat) * board.stun_cost(deed.amount, seat)


def _students_other(board: Board, deed: Deed, seat: int) -> float:
    return board.harm(seat) * board.draw_cost(deed.amount, seat)


def _discard_other(board: Board, deed: Deed, seat: int) -> float:
    return board.harm(seat) * board.tuning.kept * deed.amount if board.seats[seat]["hand_count"] else 0.0


def _take_card(board: Board, deed: Deed, seat: int) -> float:
    both = board.tuning.card + board.harm(seat) * board.tuning.kept
    return both if board.seats[seat]["hand_count"] else 0.0


def _move_cube(board: Board, deed: Deed, seat: int) -> float:
    """The Scholar gives the cube that they miss least, or you choose."""
    cubes = set(board.cubes(seat))
    if not cubes:
        return 0.0
    if deed.chosen == "cube_of":
        return max([theft(board, seat, *cube) for cube in cubes])
    return theft(board, seat, *min(cubes, key=lambda cube: board.loss(seat, *cube)))


def _drop(board: Board, deed: Deed, seat: int) -> float:
    losses = board.losses(seat)
    return board.harm(seat) * sum(losses) / len(losses) if losses else 0.0


def _eliminate(board: Board, deed: Deed, seat: int) -> float:
    losses = board.losses(seat)
    return board.harm(seat) * losses[0] if losses else 0.0


def _send_home(board: Board, deed: Deed, seat: int) -> float:
    return board.harm(seat) * 1.5


_HARM: dict[str, Callable[[Board, Deed, int], float]] = {
    "stun": _stun_other,
    "draw_students": _students_other,
    "discard_at_random": _discard_other,
    "take_random_trick": _take_card,
    "take_shown": _take_card,
    "move_cube_to": _move_cube,
    "drop_at_random": _drop,
    "eliminate_cube": _eliminate,
    "back_to_camp": _send_home,
}
