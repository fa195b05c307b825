"""How each question of Dungeonology is answered: one function a prompt."""

from random import Random

from app.bots.dungeonology import castle, duels, places, turns
from app.bots.dungeonology.asking import Answer, Prompt, Request
from app.bots.dungeonology.board import Board
from app.bots.dungeonology.deeds import theft

LOUD, LOUDEST = 40, 100


def _scholar(board: Board, request: Request, random: Random) -> Answer:
    """Any Scholar: they are meant to be equally good."""
    return str(random.choice(request["choices"]))


def _shout(board: Board, request: Request, random: Random) -> Answer:
    """Loud enough (RM-99)."""
    return random.randint(LOUD, LOUDEST)


def _yes(board: Board, request: Request, random: Random) -> Answer:
    """What one hears well enough."""
    return "yes"


# Cubes


def _best_space(board: Board, request: Request, random: Random) -> Answer:
    """The cube that is worth most on the own Note Board."""
    return max(request["choices"], key=lambda choice: board.gain(board.me, _in_space(board, choice)))


def _in_space(board: Board, choice: str) -> str:
    _, zone, index = choice.split(":")[:3]
    return str(board.zones[int(zone)]["spaces"][int(index)])


def _column(board: Board, request: Request, random: Random) -> Answer:
    """The column to which a Universal cube adds most."""
    if board.castle:
        return str(request["choices"][0])
    return max(request["choices"], key=lambda choice: board.column_gain(board.me, choice.partition(":")[2]))


def _cube_place(board: Board, request: Request, random: Random) -> Answer:
    """Where a cube is of most use: near oneself, not near others."""
    return max(request["choices"], key=lambda choice: _use_there(board, choice))


def _use_there(board: Board, choice: str) -> float:
    zone = int(choice.split(":")[1])
    own = 1.0 if board.mine["zone"] == zone else 0.0
    return own - sum([board.harm(seat) for seat in board.others_in(zone)])


def _best_theft(board: Board, request: Request, random: Random) -> Answer:
    """The cube of another that is worth most to oneself and to them."""
    return max(request["choices"], key=lambda choice: _theft_of(board, choice))


def _theft_of(board: Board, choice: str) -> float:
    _, seat, column, colour = choice.split(":")
    return theft(board, int(seat), column, colour)


def _least_cube(board: Board, request: Request, random: Random) -> Answer:
    """The own cube that one misses least."""
    return min(request["choices"], key=lambda choice: _loss_of(board, choice))


def _raided_cube(board: Board, request: Request, random: Random) -> Answer:
    """Of oneself the least, of others the most."""
    mine = request["params"]["scholar"] == board.me
    return (min if mine else max)(request["choices"], key=lambda choice: _loss_of(board, choice))


def _loss_of(board: Board, choice: str) -> float:
    _, seat, column, colour = choice.split(":")
    return board.loss(int(seat), column, colour)


def _lose_column(board: Board, request: Request, random: Random) -> Answer:
    """Of the highest columns the one that holds the most cubes for its points."""
    mine = board.mine["board"]
    return max(request["choices"], key=lambda choice: len(mine[choice.partition(":")[2]]))


def _raid_place(board: Board, request: Request, random: Random) -> Answer:
    """In the Castle the fuller side of Rigor, elsewhere a Zone near oneself."""
    if not board.castle:
        return _cube_place(board, request, random)
    return max(request["choices"], key=lambda choice: _points_there(board, choice))


def _points_there(board: Board, choice: str) -> int:
    return sum([board.points(cube) for cube in board.zones[int(choice.split(":")[1])]["spaces"] if cube])


# Others, Students, cards


def _other_scholar(board: Board, request: Request, random: Random) -> Answer:
    """The Scholar whose loss counts most."""
    return max(request["choices"], key=lambda choice: _prey(board, int(choice.partition(":")[2])))


def _prey(board: Board, seat: int) -> float:
    losses = board.losses(seat)
    return board.harm(seat) * (1.0 + (losses[-1] if losses else 0.0))


def _stun_or_sacrifice(board: Board, request: Request, random: Random) -> Answer:
    """A Student for a Stun token, unless it is the last and the first."""
    choices = request["choices"]
    spare = board.mine["students"] > 1 or board.mine["stun"] > 0
    return "sacrifice" if "sacrifice" in choices and spare else "stun"


def _one_of_two(board: Board, request: Request, random: Random) -> Answer:
    """A card at random (first) or a Stun (second), as the cards at hand do: rather a card."""
    return "first" if board.mine["students"] == 0 or len(board.hand) > 2 else "second"


def _take_shown(board: Board, request: Request, random: Random) -> Answer:
    """The best card of the hand shown: its faces are known by now."""
    victim = request["params"]["victim"]
    faces = [known["card"] for known in board.view["known_hands"] if known["seat"] == victim]
    if len(faces) != len(request["choices"]):
        return str(random.choice(request["choices"]))
    ranked = zip(request["choices"], faces, strict=True)
    return max(ranked, key=lambda pair: turns.card_worth(board, pair[1]))[0]


def _keep_divined(board: Board, request: Request, random: Random) -> Answer:
    """The best of the cards seen."""
    known = {f"deck:{card['depth']}": card["card"] for card in board.view["tricks"]["known"]}
    return max(
        request["choices"],
        key=lambda choice: turns.card_worth(board, known[choice]) if choice in known else 0.0,
    )


def _as_they_stand(board: Board, request: Request, random: Random) -> Answer:
    """Any order is as good as another."""
    return list(request["choices"])


def _discard_jinx(board: Board, request: Request, random: Random) -> Answer:
    """The Jinx that one is best rid of."""
    return max(request["choices"], key=lambda choice: castle.relief(board, choice.partition(":")[2]))


def _o_the_bag(board: Board, request: Request, random: Random) -> Answer:
    """A card rather than a cube."""
    losses = board.losses(board.me)
    return "cube" if "cube" in request["choices"] and losses and losses[0] < 1.0 else request["choices"][-1]


def _copyist(board: Board, request: Request, random: Random) -> Answer:
    """The best card just resolved (RM-38)."""
    faces = {f"card:{card['id']}": card["card"] for card in board.view["tricks"]["discards"]}
    cards = [choice for choice in request["choices"] if choice != "no"]
    best = max(cards, key=lambda choice: turns.card_worth(board, faces[choice]))
    full = len(board.hand) > board.mine["hand_size"]
    return "no" if full and turns.card_worth(board, faces[best]) < 1.6 else best


PROMPTS: dict[str, Prompt] = {
    "yell": _shout,
    "shout": _shout,
    "shout_vote": _yes,
    "scholar": _scholar,
    "thesis": turns.thesis,
    "lose_column": _lose_column,
    "movement": turns.movement,
    "rest_discards": turns.rest_discards,
    "rest_jinx": turns.rest_jinx,
    "action": turns.action,
    "surplus": turns.least_cards,
    "discard": turns.least_cards,
    "archive": castle.archive,
    "archive_cubes": castle.archive_cubes,
    "archive_room": castle.archive_room,
    "stealth_option": duels.stealth_option,
    "alert_option": duels.alert_option,
    "glutton": duels.glutton,
    "collect_cube": _best_space,
    "fetch_cube": _best_space,
    "universal_column": _column,
    "cube_place": _cube_place,
    "take_cube": _best_theft,
    "give_cube": _least_cube,
    "drop_cube": _least_cube,
    "eliminate_cube": _least_cube,
    "raided_cube": _raided_cube,
    "raid_place": _raid_place,
    "replace_cube": places.place_anywhere,
    "other_scholar": _other_scholar,
    "stun_or_sacrifice": _stun_or_sacrifice,
    "one_of_two": _one_of_two,
    "may": _yes,
    "take_trick": _take_shown,
    "keep_divined": _keep_divined,
    "order_divined": _as_they_stand,
    "trigger_order": _as_they_stand,
    "discard_jinx": _discard_jinx,
    "o_the_bag": _o_the_bag,
    "copyist": _copyist,
    "place_zone": places.place_anywhere,
    "place_kragmortha": places.place_anywhere,
    "compass": places.compass,
    "walk": places.walk,
    "zone_of_floor": places.best_zone,
    "lay_trap": places.trap_zone,
    "lay_passage": places.place_anywhere,
    "lay_teleport": places.place_anywhere,
    "lay_wall": places.lay_wall,
    "break_wall": places.place_anywhere,
    "move_rigor": places.move_rigor,
    "activate_boss": places.activate_boss,
    "minion_target": places.minion_target,
    "home_step": places.place_anywhere,
    "two_minions": places.first_ones,
    "prowl": places.prowl,
}
