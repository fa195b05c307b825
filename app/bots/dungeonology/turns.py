"""The questions of one's own turn: Thesis, Rest and Movement, Actions, End."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

from app.bots.dungeonology import castle
from app.bots.dungeonology.asking import Answer, Request
from app.bots.dungeonology.board import Board, acceptance, thesis_points
from app.bots.dungeonology.contests import capacity, espionage_worth, playables, study_worth
from app.bots.dungeonology.deeds import use_worth
from app.bots.dungeonology.travel import Travel

WORTH_A_TRICK = 0.35
REPLACED = 0.4
"""What it is worth to draw another card for one that was of no use."""


def winning(lead: float, steady: float) -> float:
    """How likely one wins with such a lead."""
    return 1.0 / (1.0 + exp(-lead / steady))


def thesis(board: Board, request: Request, random: Random) -> Answer:
    """Submit when that makes a win likelier than going on (EX-60)."""
    counts = board.counts(board.me)
    reward = thesis_points(board.facts, counts, board.clan)
    accepted = acceptance(board.facts, counts, board.clan)
    if accepted == 0.0:
        return "no"
    final = board.campus["maximum"] == "in_force"
    last = final and (board.campus["turns_left"][board.me] <= 1 or not _the_end_is_sure(board))
    if final and not last:
        return "no"
    points = [value * count for value, count in zip(board.facts.points, counts, strict=True)]
    lead = board.solid(board.me) - max([board.likely_score(seat) for seat in board.others])
    steady, rate = board.tuning.steady * (0.6 if last else 1.0), board.tuning.rate
    now = winning(lead + reward - (0.0 if last else 2.0 * rate), steady)
    thrown = winning(lead - max(points) - 2.0, steady)
    more = 0.7 * rate if last else 0.25 * rate + board.tuning.come_true * accepted * reward
    return "yes" if accepted * now + (1.0 - accepted) * thrown > winning(lead + more, steady) else "no"


def _the_end_is_sure(board: Board) -> bool:
    """Whether the last turns are really to come: some Panic Cards end the game before (RM-17 to RM-19)."""
    panic = board.campus["panic"]
    return not (panic and board.facts.panics[panic]["rules"])


# Movement


def movement(board: Board, request: Request, random: Random) -> Answer:
    """Free things first, then the best way, or a Rest (EX-22, EX-23)."""
    choices = request["choices"]
    free = best_free(board, choices)
    if free is not None:
        return free
    travel = Travel(board, request["params"]["steps"])
    worth, choice = travel.best(choices)
    if "rest" in choices and (not choice or rest_worth(board, travel) > worth):
        return "rest"
    return choice or "end"


def rest_worth(board: Board, travel: Travel) -> float:
    """What a Rest is worth: Stun, a Jinx, fresh cards; in Kragmortha the way home (EX-22, RM-85)."""
    mine = board.mine
    worth = board.tuning.stun * 1.1 * int(mine["stun"]) - 0.5
    worth += _relief_of_a_rest(board)
    if travel.last_turn:
        worth = -1.0
    return worth + (castle.homecoming(board) if board.castle else 0.0)


def _relief_of_a_rest(board: Board) -> float:
    """What it is worth to be rid of a Jinx for a Student (EX-22)."""
    jinxes = board.mine["jinxes"] if board.mine["students"] else []
    if not jinxes or not board.castle:
        return 0.8 if jinxes else 0.0
    return max([castle.relief(board, jinx) for jinx in jinxes]) - 1.0


def best_free(board: Board, choices: Sequence[str]) -> str | None:
    """An aside, an Intern, a skill that is no action, if it is worth it."""
    worths = {choice: _free_worth(board, choice) for choice in choices}
    choice = max(worths, key=lambda choice: worths[choice], default="")
    return choice if choice and worths[choice] > 0.0 else None


def _free_worth(board: Board, choice: str) -> float:
    verb, _, rest = choice.partition(":")
    match verb:
        case "aside":
            id, number = map(int, rest.split(":"))
            card = next(card["card"] for card in board.hand if card["id"] == id)
            trick = board.facts.tricks[card]
            kept = 0.3 + 0.12 * trick.value - REPLACED
            return use_worth(board, trick.options[number]) - kept - 0.15
        case "intern":
            face = board.mine["interns"][int(rest)]["card"]
            return use_worth(board, board.facts.once[face]) - (1.5 if board.mine["stun"] < 2 else 0.0)
        case "skill":
            return _cram_worth(board, rest)
        case "bag":
            return _bag_worth(board, int(rest))
        case "archive":
            return castle.archive_worth(board)
    return -1.0


def _cram_worth(board: Board, skill: str) -> float:
    """A skill with a price in cards: for the card that is good for nothing else."""
    if len(board.hand) < 3 or board.view["turn"]["phase"] != "action":
        return -1.0
    useless = len(board.hand) - len(playables(board))
    worst = min([board.facts.tricks[card["card"]].value for card in board.hand])
    return use_worth(board, board.facts.skills[skill]) + (0.3 if useless else 0.4 - 0.25 * worst)


def _bag_worth(board: Board, seat: int) -> float:
    """O the Bag…: a cube or a card for a Stun token (RM-37)."""
    losses = board.losses(seat)
    cube = losses[0] * (1.0 + board.harm(seat)) if losses else 9.0
    card = 1.2 if board.seats[seat]["hand_count"] else 9.0
    stun = board.tuning.stun + (2.0 if board.mine["stun"] >= 2 else 0.0)
    return min(cube, card) - stun


# Actions


def action(board: Board, request: Request, random: Random) -> Answer:
    """The action that is worth most; what helps a Study Test comes before it."""
    choices = request["choices"]
    worths = {choice: action_worth(board, choice) for choice in choices if choice != "end"}
    best = max(worths, key=lambda choice: worths[choice], default="end")
    if best == "end" or worths[best] <= 0.0:
        return "end"
    return best


def action_worth(board: Board, choice: str) -> float:
    """What one thing in the Action phase is worth."""
    verb, _, rest = choice.partition(":")
    zone = board.zones[board.mine["zone"]]
    match verb:
        case "study":
            return study_worth(board, zone, capacity(board, "study")) + 0.5
        case "espionage":
            return espionage_worth(board, int(rest), zone, capacity(board, "espionage"))
        case "main":
            return _main_worth(board, int(rest))
        case "bivouac":
            _, _, column, colour = rest.split(":")
            return castle.intern_worth(board) - board.loss(board.me, column, colour)
        case "action":
            return use_worth(board, board.facts.skills[rest]) - 0.1
    return _free_worth(board, choice)


def _main_worth(board: Board, id: int) -> float:
    """The main effect of a card, less what the card is good for in the Tests still to come this turn."""
    face = next(card["card"] for card in board.hand if card["id"] == id)
    trick = board.facts.tricks[face]
    worth = use_worth(board, trick.main) + _going(board, trick.main)
    pending = "study" not in board.view["turn"]["actions"]
    kept = (0.25 if pending else 0.08) * trick.value
    return worth + REPLACED - kept - WORTH_A_TRICK


def _going(board: Board, use: Any) -> float:
    """What effects are worth that bring the Scholar elsewhere, before a Study Test."""
    operations = {deed.operation for deed in use.deeds if deed.who == "you"}
    if not operations & {"take_step", "go_to", "explore"} or "study" in board.view["turn"]["actions"]:
        return -0.5 if operations & {"take_step", "go_to", "explore"} else 0.0
    travel = Travel(board, 3 if "take_step" in operations else 1)
    now = travel.promise(board.zones[board.mine["zone"]])
    floor = board.zones[board.mine["zone"]]["floor"]
    if "explore" in operations:
        return travel.exploring(floor) - now
    near = [zone for zone in board.zones if zone["floor"] == floor]
    return 0.8 * max([travel.promise(zone) for zone in near]) - now - 0.3


# Rest and End


def rest_discards(board: Board, request: Request, random: Random) -> Answer:
    """Cards below the average make room for better ones."""
    poor = [card["id"] for card in board.hand if card_worth(board, card["card"]) < 1.6]
    return [f"card:{id}" for id in poor]


def card_worth(board: Board, face: str) -> float:
    """How much one likes to hold a card."""
    trick = board.facts.tricks[face]
    kinds = {option.kind for option in trick.options}
    worth = 0.5 + (0.55 * trick.value if "stealth" in kinds else 0.0)
    worth += 0.3 * trick.value if "alert" in kinds else 0.0
    return worth + 0.4 * max(0.0, use_worth(board, trick.main))


def rest_jinx(board: Board, request: Request, random: Random) -> Answer:
    """The Jinx that one is best rid of, unless one is glad of it."""
    jinxes = [choice for choice in request["choices"] if choice != "no"]
    reliefs = {choice: castle.relief(board, choice.partition(":")[2]) for choice in jinxes}
    worst = max(jinxes, key=lambda choice: reliefs[choice])
    return worst if reliefs[worst] > 1.0 else "no"


def least_cards(board: Board, request: Request, random: Random) -> Answer:
    """The cards that one can spare."""
    faces = {f"card:{card['id']}": card["card"] for card in board.hand}
    ordered = sorted(request["choices"], key=lambda choice: card_worth(board, faces[choice]))
    return ordered[: request["min"]]
