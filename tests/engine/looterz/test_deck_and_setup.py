"""Components, setup and objective: LZ-01 to LZ-12, and what the deck holds: LZ-80."""

import json
from collections import Counter

import pytest

from app.engine.kernel.refusal import Refusal
from app.engine.looterz.cards import LOOTERZ
from app.engine.looterz.content import skill_program
from app.engine.looterz.state import RIGOR
from tests.engine.looterz.builder import GAME, Table, start

RULEBOOK_NAMES = {
    "khal-mar", "zakogtey", "krystian", "nekota", "gromykh",
    "murrigan", "murfa", "morgalo", "berserker", "medic",
}  # fmt: skip


@pytest.mark.rule("LZ-01")
def test_sixty_looterz_and_four_rigor_mortis_cards() -> None:
    state = start(seats=4, seed=1)
    cards = state.tower + [card for player in state.players for card in player.hand]
    faces = Counter(card.face for card in cards)
    assert faces.pop(RIGOR) == 4
    assert faces.total() == 60
    assert faces.keys() == {looter.id for looter in LOOTERZ} >= RULEBOOK_NAMES


@pytest.mark.rule("LZ-01")
def test_numbers_lie_within_the_printed_bounds() -> None:
    deck = [looter for looter in LOOTERZ for _ in range(looter.copies)]
    worth = [looter.hearts * looter.power / 6 for looter in deck]
    assert 0.5 <= sum(worth) / len(worth) <= 0.7
    assert max(worth) == 1.5
    assert {looter.hearts for looter in deck} <= {1, 2, 3}
    assert {looter.power for looter in deck} <= set(range(1, 7))


@pytest.mark.rule("LZ-01")
@pytest.mark.parametrize("looter", LOOTERZ, ids=lambda looter: looter.id)
def test_a_card_has_at_most_one_skill(looter) -> None:
    assert sum(map(bool, (looter.activate, looter.recruit, looter.last_wish, looter.decoy))) <= 1


def test_the_rulebooks_looterz_have_the_rulebooks_numbers() -> None:
    cards = {looter.id: looter for looter in LOOTERZ}
    assert (cards["khal-mar"].hearts, cards["khal-mar"].power) == (3, 3)
    assert cards["zakogtey"].power == 2
    assert cards["zakogtey"].hearts >= 2


@pytest.mark.rule("LZ-02")
def test_two_to_six_play() -> None:
    for seats in (2, 3, 4, 5, 6):
        assert len(start(seats, seed=1).players) == seats
    assert (GAME.min_seats, GAME.max_seats) == (2, 6)


@pytest.mark.rule("LZ-02")
@pytest.mark.parametrize("seats", [0, 1, 7])
@pytest.mark.parametrize("raw", [{}, {"coins_to_win": 10}])
def test_fewer_or_more_are_refused(seats: int, raw: dict[str, object]) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.parse_options(raw, seats)
    assert refusal.value.code == "bad_options"


@pytest.mark.rule("LZ-03")
def test_chance_chooses_the_first_player() -> None:
    first = Counter(start(seats=3, seed=seed).first for seed in range(90))
    assert first.keys() == {0, 1, 2}
    assert min(first.values()) >= 20


@pytest.mark.rule("LZ-04")
def test_rigor_mortis_lies_anywhere_in_the_lower_half_and_only_there() -> None:
    where = set()
    for seed in range(200):
        tower = start(seats=2, seed=seed).tower
        where |= {height for height, card in enumerate(tower) if card.face == RIGOR}
    assert where == set(range(34))


@pytest.mark.rule("LZ-04")
def test_the_looterz_are_shuffled_before_they_are_halved() -> None:
    tops = {start(seats=2, seed=seed).tower[-1].face for seed in range(100)}
    bottoms = {start(seats=2, seed=seed).tower[0].face for seed in range(100)}
    assert len(tops) > 25
    assert len(bottoms) > 25


@pytest.mark.rule("LZ-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_first_player_starts_with_three_cards_the_others_with_four(seats: int) -> None:
    state = start(seats, seed=5)
    sizes = [len(player.hand) for player in state.players]
    assert sizes == [3 if seat == state.first else 4 for seat in range(seats)]
    assert state.active == state.first
    assert len(state.tower) == 64 - sum(sizes)


@pytest.mark.rule("LZ-06")
def test_the_graveyard_is_empty_then_grows_face_up_in_order_for_all_to_see() -> None:
    assert start(seats=3, seed=1).graveyard == []
    table = Table(seats=3).row(0, "nekota", "medic").row(1, "murfa♥1").play("dungeon")
    table.act("activate", "nekota").says(0, "murfa@1")
    table.dice(1).act("attack", "medic", at="nekota")
    for viewer in (0, 1, 2, None):
        assert [card["card"] for card in table.view(viewer)["graveyard"]] == ["murfa", "nekota"]


@pytest.mark.rule("LZ-07")
def test_there_are_always_coins_to_be_had() -> None:
    table = Table(seats=2, target=30).row(0, "khal-mar").purse(26, 29).play("dungeon")
    table.dice(1, 1, 1).act("search", "khal-mar")
    assert table.coins(0) + table.coins(1) == 58


@pytest.mark.rule("LZ-07")
def test_there_are_always_hearts_to_be_had() -> None:
    threes = ("khal-mar", "porter", "porter", "romulus", "idol")
    twos = ("torchbearer", "torchbearer", "torchbearer", "berserker", "berserker", "zakogtey", "scapegoat")
    twos += ("scapegoat", "morgalo", "cannoneer", "mirror-imp", "bell-ringer", "cook", "bard", "bard")
    table = Table().row(0, *threes).row(1, *twos).hand(0, "gravedigger", "gravedigger")
    table.play("first_recruitment").recruit("gravedigger")
    assert table.hearts("gravedigger") == 2
    assert sum(looter.hearts for looter in table.state.all_looterz()) == 47


@pytest.mark.rule("LZ-10")
@pytest.mark.parametrize(("seats", "target"), [(2, 15), (3, 10), (4, 10), (5, 7), (6, 7)])
def test_the_first_to_hold_the_target_wins(seats: int, target: int) -> None:
    table = Table(seats).row(0, "cutpurse", "cutpurse").purse(target - 2, *[0] * (seats - 1)).play("dungeon")
    assert table.view(1)["target"] == target
    table.dice(1).act("search", "cutpurse")
    assert table.outcome is None
    table.dice(1).act("search", "cutpurse")
    assert table.winners == (0,)
    assert table.outcome is not None
    assert table.outcome.reason == "target_reached"


@pytest.mark.rule("LZ-11")
@pytest.mark.parametrize("target", [3, 8, 30])
def test_the_host_may_set_the_coins_to_win(target: int) -> None:
    table = Table(target=target).row(0, "cutpurse").purse(target - 1, 0).play("dungeon")
    table.dice(3).act("search", "cutpurse")
    assert table.winners == (0,)


@pytest.mark.rule("LZ-11")
@pytest.mark.parametrize("target", [2, 31, -5, True, "10", 10.0, [10]], ids=repr)
def test_other_targets_are_refused(target: object) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.parse_options({"coins_to_win": target}, 3)
    assert refusal.value.code == "bad_options"


def test_unknown_options_are_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.parse_options({"coins": 10}, 3)
    assert refusal.value.code == "bad_options"


@pytest.mark.rule("LZ-12")
def test_it_ends_in_the_middle_of_an_effect() -> None:
    table = Table(seats=3).row(0, "gambler").purse(9, 0, 0).play("dungeon")
    table.dice(5, 6, 6).act("activate", "gambler")
    assert table.winners == (0,)
    assert table.coins(0) == 10
    assert table.asked == {}


@pytest.mark.rule("LZ-12")
def test_it_ends_in_the_middle_of_a_chain_of_last_wishes_in_another_players_turn() -> None:
    table = Table(seats=3).row(0, "cannoneer").row(1, "plague-rat", "miser").row(2, "fuse", "idol")
    table.purse(0, 8, 0).play("dungeon").act("activate", "cannoneer").says(0, "plague-rat")
    assert table.winners == (1,)
    assert table.story("skill_used")[-1] == "skill_used miser"
    assert table.looterz(2) == ["idol"]
    assert table.asked == {}


@pytest.mark.rule("LZ-12")
def test_coins_of_one_search_arrive_together() -> None:
    table = Table(seats=3).row(0, "khal-mar").purse(9, 0, 0).play("dungeon")
    table.dice(1, 2, 3).act("search", "khal-mar")
    assert table.winners == (0,)
    assert table.coins(0) == 12


@pytest.mark.rule("LZ-12")
def test_of_two_who_would_hold_the_target_the_active_player_comes_first() -> None:
    table = Table(seats=3, turn=1).row(1, "cannoneer", "miser").row(0, "miser", "plague-rat")
    table.purse(8, 8, 0).play("dungeon").act("activate", "cannoneer").says(1, "plague-rat")
    assert table.winners == (1,)
    assert table.coins(0) == 8


@pytest.mark.rule("LZ-80")
def test_every_keyword_is_on_four_different_cards_and_twelve_have_no_skill() -> None:
    printed = Counter(keyword for card in GAME.catalog()["cards"] for keyword in card["keywords"])
    keywords = {"activate", "recruit", "sacrifice", "last_wish", "decoy", "steal"}
    assert keywords == {keyword["id"] for keyword in GAME.catalog()["keywords"]}
    assert all(printed[keyword] >= 4 for keyword in keywords), printed
    assert sum(looter.copies for looter in LOOTERZ if looter.keyword is None) >= 12
    assert sum(looter.copies for looter in LOOTERZ) == 60
    assert len(LOOTERZ) >= 43


def test_at_least_25_skills_differ_in_more_than_numbers() -> None:
    def without_numbers(part: object) -> object:
        if isinstance(part, list):
            return [without_numbers(piece) for piece in part]
        if isinstance(part, dict):
            return {key: without_numbers(piece) for key, piece in part.items()}
        return 0 if isinstance(part, int) else part

    content = GAME._content
    names = {skill_program(card.id, card.keyword) for card in content.looterz if card.keyword}
    programs = [program for name, program in content.programs.items() if name in names]
    assert len({json.dumps(without_numbers(program), sort_keys=True) for program in programs}) >= 25
