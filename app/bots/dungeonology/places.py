"""Questions about Zones, Minions and Rigor."""

from random import Random

from app.bots.dungeonology.asking import Answer, Request
from app.bots.dungeonology.board import Board
from app.bots.dungeonology.castle import raid_worth
from app.bots.dungeonology.travel import Travel


def place_anywhere(board: Board, request: Request, random: Random) -> Answer:
    """Any place is as good as another."""
    return str(random.choice(request["choices"]))


def compass(board: Board, request: Request, random: Random) -> Answer:
    """Another Zone if this one promises less than the average of its Floor (RM-36)."""
    travel = Travel(board, 0)
    placed = board.zones[-1]
    spaces = board.facts.zones[placed["card"]].spaces
    filled = {**placed, "spaces": ["" if space == "dark" else space for space in spaces]}
    filled["spaces"] = ["universal" if space == "clear" else space for space in filled["spaces"]]
    return "yes" if travel.promise(filled) + 0.3 < travel.exploring(placed["floor"]) else "no"


def walk(board: Board, request: Request, random: Random) -> Answer:
    """One's own way to the best Zone; others are sent where there is nothing for them."""
    scholar = request["params"]["scholar"]
    steps = [choice for choice in request["choices"] if choice != "stay"]
    if scholar == board.me:
        _, choice = Travel(board, 2).best(["end", *steps])
        return "stay" if choice in ("", "end") else choice
    poor = min(steps, key=lambda choice: _cubes(board, choice))
    here = len([cube for cube in board.zones[board.seats[scholar]["zone"]]["spaces"] if cube])
    return poor if _cubes(board, poor) < here else "stay"


def _cubes(board: Board, choice: str) -> int:
    return len([cube for cube in board.zones[_number(choice)]["spaces"] if cube])


def _number(choice: str) -> int:
    return int(choice.split(":")[1])


def best_zone(board: Board, request: Request, random: Random) -> Answer:
    """The Zone that promises most."""
    travel = Travel(board, 0)
    return max(request["choices"], key=lambda choice: travel.promise(board.zones[_number(choice)]))


def trap_zone(board: Board, request: Request, random: Random) -> Answer:
    """Where others are and one is not."""
    return max(
        request["choices"],
        key=lambda choice: (
            len(board.others_in(_number(choice))) - 3 * (board.mine["zone"] == _number(choice)),
            _cubes(board, choice),
        ),
    )


def lay_wall(board: Board, request: Request, random: Random) -> Answer:
    """Towards the Zone with the fewest cubes."""
    return min(
        request["choices"],
        key=lambda choice: len([cube for cube in board.zones[int(choice.split(":")[2])]["spaces"] if cube]),
    )


def move_rigor(board: Board, request: Request, random: Random) -> Answer:
    """To others, away from oneself."""
    stay = board.view["rigor"]
    worths = {choice: _company(board, _number(choice)) for choice in request["choices"] if choice != "stay"}
    best = max(worths, key=lambda choice: worths[choice], default="stay")
    return best if best != "stay" and worths[best] > _company(board, stay) else "stay"


def _company(board: Board, zone: int) -> float:
    others = sum([board.harm(seat) for seat in board.others_in(zone)])
    return others - (1.5 if board.mine["zone"] == zone else 0.0)


def prowl(board: Board, request: Request, random: Random) -> Answer:
    """Away from where one wants to go, towards others."""
    worths = {choice: _company(board, _number(choice)) for choice in request["choices"] if choice != "stay"}
    best = max(worths, key=lambda choice: worths[choice])
    return best if worths[best] > 0.0 else "stay"


def activate_boss(board: Board, request: Request, random: Random) -> Answer:
    """The Puppy lets Rigor sleep but in the Castle, where he brings the Threshold up (RM-35, RM-91)."""
    zone = board.zones[board.mine["zone"]]
    return (
        "yes" if board.castle and zone["floor"] and any(zone["spaces"]) and raid_worth(board) > 0.0 else "no"
    )


def minion_target(board: Board, request: Request, random: Random) -> Answer:
    """Harm to others, gifts to oneself, Raids where one does not study."""
    act = request["params"]["act"]
    mine = f"zone:{board.mine['zone']}"
    if act == "gift":
        return mine if mine in request["choices"] else str(request["choices"][0])
    worths = {
        choice: sum([board.harm(seat) for seat in board.others_in(_number(choice))]) - 1.5 * (choice == mine)
        for choice in request["choices"]
    }
    return max(worths, key=lambda choice: worths[choice])


def first_ones(board: Board, request: Request, random: Random) -> Answer:
    """So many as are needed, drawn at random."""
    return random.sample(list(request["choices"]), request["min"])
