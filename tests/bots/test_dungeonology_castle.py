"""What bots make of their own Zone, Rigor's and their cards in Kragmortha Mode (RM-87, RM-90 to RM-92)."""

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from app.bots.dungeonology import castle
from app.bots.dungeonology.board import Board
from app.bots.dungeonology.facts import known_facts
from app.bots.dungeonology.travel import Travel
from app.bots.dungeonology.tuning import TUNED
from app.engine.registry import game
from tests.bots.driver import command

GAME = game("dungeonology")
FACTS = known_facts(None)
LAST = 4
"""Omegas with which the next ends the game."""


def first_view() -> dict[str, Any]:
    """What the first player sees as they first may move; nobody has anything yet."""
    random = Random("castle")
    state, _ = GAME.setup(GAME.parse_options({"mode": "kragmortha"}, 2), 2, bytes(32))
    while True:
        for seat in GAME.asks(state):
            view = GAME.view(state, seat)
            if view["request"]["prompt"] == "movement":
                return view
            GAME.apply(state, seat, command(view, GAME.asks(state)[seat].sample(random)))


def board(
    mine: list[str], rival: list[str], rigor: list[str], carried: Sequence[str] = (), omegas: int = LAST
) -> Board:
    """Late in the game, with these cubes at home, in one of Rigor's Zones and on the own Note Board."""
    view = deepcopy(first_view())
    seats = view["seats"]
    view["round"], view["campus"] = 12, {**view["campus"], "omegas": omegas}
    for cube in carried:
        seats[view["viewer"]]["board"][cube] = [cube]
    homes = (seats[view["viewer"]]["home"], seats[1 - view["viewer"]]["home"])
    for home, cubes in zip(homes, (mine, rival), strict=True):
        view["zones"][home]["spaces"] = cubes
    rigors(view)[0]["spaces"] = rigor
    return Board(view, FACTS, TUNED)


def rigors(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Rigor's two Zones."""
    return [
        zone for zone in view["zones"] if zone["floor"] == 0 and "boss" in FACTS.zones[zone["card"]].effects
    ]


def test_an_intern_is_welcome_behind_and_unwelcome_just_below_the_threshold() -> None:
    rigor = ["caste", "caste", "riches", "riches"]
    behind = board(["militia"], ["militia"], rigor)
    below = board(["caste", "caste", "riches"], ["militia"], rigor)
    assert castle.intern_worth(behind) > 1.0
    assert castle.intern_worth(below) < -1.0


@pytest.mark.parametrize(("mine", "glad"), [(["militia"], True), (["caste", "caste", "riches"], False)])
def test_a_jinx_is_a_burden_only_as_long_as_points_help(mine: list[str], glad: bool) -> None:
    view = board(mine, ["militia"], ["caste", "caste", "riches", "riches"])
    jinx = min(FACTS.card_points, key=lambda card: FACTS.card_points[card])
    assert FACTS.card_points[jinx] < 0
    assert (castle.relief(view, jinx) > 1.0) is glad


def test_nobody_wakes_rigor_in_the_castle_for_the_cubes_that_lie_there() -> None:
    wishing = board(["caste", "caste", "riches"], [], ["caste", "riches"])
    assert castle.raid_worth(wishing) > 1.0
    worth, _ = Travel(wishing, 2).best([f"step:{zone['zone']}" for zone in wishing.zones])
    assert worth < 1.0


def test_where_rigor_has_nothing_yet_a_raid_is_worth_something_though_one_alone_changes_nothing() -> None:
    lost = board([], [], [], ["caste", "riches"])
    assert castle.best_archive(lost, castle.RAISE)[2] < castle.best_archive(lost)[2] + 0.2
    assert castle.raid_worth(lost) > 2.0


def test_who_wins_for_sure_with_what_they_carry_archives_it_though_nobody_is_near() -> None:
    rigor = ["caste", "caste", "caste", "caste", "caste"]
    sure = board(["militia"], [], rigor, ["riches"])
    assert castle.best_archive(sure)[2] > 0.98
    assert castle.archive_worth(sure) > 0.0


def test_before_the_last_omega_nothing_is_more_urgent_than_to_bring_home_what_wins() -> None:
    def worth(omegas: int) -> float:
        away = board([], [], ["caste", "caste", "caste", "caste"], ["riches", "worship"], omegas)
        away.mine["zone"] = 1 - min(1, away.mine["home"])
        return castle.homecoming(away)

    assert worth(LAST) > 3 * worth(LAST - 1) > 0.0
