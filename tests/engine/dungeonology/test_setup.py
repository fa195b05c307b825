"""Setup and what is on the table (EX-01 to EX-19)."""

import pytest

from app.engine.dungeonology.state import DungeonologyState
from app.engine.kernel.refusal import Refusal
from app.engine.kernel.requests import Command
from tests.engine.dungeonology.builder import CONTENT, GAME, Table


def new(seats: int, number: int = 0, **options: str) -> DungeonologyState:
    return GAME.setup(GAME.parse_options(options, seats), seats, number.to_bytes(32))[0]


@pytest.mark.rule("EX-01")
def test_two_to_four_players() -> None:
    for seats in (1, 5):
        with pytest.raises(Refusal, match="2 to 4"):
            GAME.parse_options({}, seats)


@pytest.mark.rule("EX-02", "RM-10")
def test_all_cubes_are_in_the_reserve_at_first() -> None:
    table = Table("valerio", "sofia")
    assert table.state.reserve == CONTENT.numbers.supply
    assert sum(CONTENT.numbers.supply.values()) == 64 + 6


@pytest.mark.rule("EX-07", "EX-08")
def test_the_bag_by_alert_card_and_initial_students_beside_it() -> None:
    for alert, each in (("relaxed", 6), ("normal", 6), ("hard", 5)):
        table = Table("vincenzo", "sofia", "valerio", "rebecca", alert=alert)
        faces = [card.face for card in table.state.bag]
        assert (faces.count("student"), faces.count("omega")) == (4 * each, 5)
        assert [player.students for player in table.state.players] == [4, 3, 3, 3]


@pytest.mark.rule("EX-08")
@pytest.mark.parametrize(("seats", "each"), [(2, 10), (3, 7), (4, 6)])
def test_fewer_players_have_more_students_each(seats: int, each: int) -> None:
    faces = [card.face for card in new(seats).bag]
    assert faces.count("student") == seats * each


@pytest.mark.rule("EX-15")
def test_everyone_starts_on_the_camp_with_one_card_more_than_the_one_before() -> None:
    state = new(4)
    while (asks := GAME.asks(state)) and next(iter(asks.values())).prompt == "scholar":
        ((seat, request),) = asks.items()
        assert state.ask is not None
        GAME.apply(state, seat, Command(state.ask.id, request.choices[0]))
    assert [len(state.players[seat].hand) for seat in state.seats_from(state.first)] == [1, 2, 3, 4]
    assert all(player.zone == 0 for player in state.players)


@pytest.mark.rule("EX-15")
def test_the_first_player_is_random() -> None:
    assert {new(4, number).first for number in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("EX-16", "EX-80")
def test_nobody_sees_piles_bag_panic_and_clan() -> None:
    table = Table("valerio", "sofia")
    for viewer in (0, 1, None):
        view = table.view(viewer)
        assert all(pile["known"] == [] for pile in view["piles"])
        assert view["campus"]["panic"] is None
        assert view["campus"]["clan"] is None
        assert view["campus"]["university"] == {"students": 20, "omegas": 5}


@pytest.mark.rule("EX-17")
def test_scholars_are_chosen_in_reverse_turn_order() -> None:
    state, _ = GAME.setup(GAME.parse_options({}, 3), 3, (1).to_bytes(32))
    seat = next(iter(GAME.asks(state)))
    assert seat == (state.first - 1) % 3
    assert len(GAME.asks(state)[seat].choices) == 8


@pytest.mark.rule("EX-17")
def test_options_say_which_clans_and_floors_are_in() -> None:
    table = Table("valerio", "sofia", clans="base", zones="three_floors", alert="hard")
    assert {CONTENT.clans[card.face].set for card in table.state.clan} == {"base"}
    assert len(table.state.piles) == 3
    assert table.state.alert == "hard"


@pytest.mark.rule("RM-03")
def test_kragmortha_is_a_fourth_pile() -> None:
    table = Table("valerio", "sofia")
    assert sorted(CONTENT.zones[card.face].floor for card in table.state.piles[3]) == [4] * 6


@pytest.mark.rule("RM-15")
def test_standard_games_choose_among_four_panic_cards() -> None:
    faces = {card.face for card in Table("valerio", "sofia").state.panic}
    assert faces == {"stampede", "lights-out", "last-bell", "aye-dark-lord"}


@pytest.mark.rule("RM-20")
def test_the_clan_cards_of_both_boxes_lie_ready() -> None:
    assert len(Table("valerio", "sofia", clans="both").state.clan) == 7
    assert len(Table("valerio", "sofia", clans="expansion").state.clan) == 4


@pytest.mark.rule("EX-13")
def test_all_chance_comes_from_the_seed() -> None:
    assert GAME.encode(new(3, 5)) == GAME.encode(new(3, 5))
    assert GAME.encode(new(3, 5)) != GAME.encode(new(3, 6))


@pytest.mark.rule("EX-18")
def test_every_randomized_result_is_an_event_that_can_be_checked() -> None:
    table = Table("valerio", "sofia").zone("pantry").at(0, "pantry").at(1, "pantry")
    table.board(1, civilization=2, militia=1).play("action").chance((2, 3)).says(0, "action headbutt")
    (draw,) = table.told(None, "randomized")
    assert (draw["of"], draw["dice"]) == (3, [2])  # single cubes, not colours
    assert table.cubes(1) == {"civilization": 2}
