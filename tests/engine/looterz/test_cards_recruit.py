"""The Looterz with a Recruit skill, each in a scene of its own."""

import pytest

from tests.engine.looterz.builder import Table
from tests.engine.looterz.scenarios import of_card


@of_card("gromykh")
def test_the_golem_makes_everybody_sacrifice_one_after_the_other() -> None:
    table = Table(seats=3).hand(0, "gromykh").row(0, "miser").row(1, "ghost", "bard").row(2, "fuse", "idol")
    table.play("first_recruitment").recruit("gromykh")
    assert table.coins(0) == 2
    table.says(1, "ghost")
    assert [table.coins(seat) for seat in (0, 1)] == [1, 1]
    table.says(2, "fuse").says(2, "gromykh")
    assert table.graves == ["miser", "ghost", "fuse", "gromykh"]


@of_card("murrigan")
def test_murrigan_may_have_to_hurt_herself() -> None:
    table = Table(seats=3).hand(0, "murrigan").play("first_recruitment").recruit("murrigan")
    assert table.graves == ["murrigan"]
    assert table.skipped == ["murrigan: no_target"] * 2


@of_card("bandit-queen")
def test_the_bandit_queen_steals_when_she_appears() -> None:
    table = (
        Table(seats=3)
        .hand(0, "bandit-queen")
        .purse(0, 1, 2)
        .play("first_recruitment")
        .recruit("bandit-queen")
    )
    assert [table.coins(seat) for seat in (0, 1, 2)] == [1, 1, 1]


@of_card("bard")
def test_the_bard_draws_a_card() -> None:
    table = Table().hand(0, "bard").tower("rigor", "idol").play("first_recruitment").recruit("bard")
    assert table.cards(0) == ["idol"]
    assert table.state.rigor == 1


@of_card("gravedigger")
def test_the_gravedigger_takes_any_card_for_all_to_see() -> None:
    table = Table().hand(0, "gravedigger").graveyard("idol", "bard", "cook").play("first_recruitment")
    table.recruit("gravedigger")
    assert table.choices(0) == ["bard", "cook", "idol"]
    table.says(0, "bard")
    assert table.cards(0) == ["bard"]
    assert table.graves == ["idol", "cook"]
    assert table.told(1, "card_taken")[0]["card"] == "bard"


@of_card("butcher")
def test_the_butcher_sacrifices_another_and_then_destroys() -> None:
    table = (
        Table().hand(0, "butcher").row(0, "miser", "bard").row(1, "idol", "cook").play("first_recruitment")
    )
    table.recruit("butcher")
    assert table.choices(0) == ["bard@0", "miser@0"]
    table.says(0, "miser")
    assert table.coins(0) == 2
    assert table.choices(0) == ["bard@0", "butcher@0", "idol@1"]
    table.says(0, "idol")
    assert table.graves == ["miser", "idol"]


@of_card("butcher")
@pytest.mark.rule("LZ-61")
def test_the_butcher_alone_still_destroys() -> None:
    table = Table().hand(0, "butcher").row(1, "bard").play("first_recruitment").recruit("butcher")
    assert table.skipped == ["butcher: nothing_to_sacrifice"]
    table.says(0, "bard")
    assert table.graves == ["bard"]


@of_card("seer")
def test_the_seer_takes_one_of_three_and_orders_the_rest() -> None:
    table = (
        Table()
        .hand(0, "seer")
        .tower("idol", "bard", "cook", "medic")
        .play("first_recruitment")
        .recruit("seer")
    )
    assert table.told(0, "tower_seen")[0]["cards"] == ["idol", "bard", "cook"]
    assert table.choices(0) == ["bard", "cook", "idol"]
    table.says(0, "bard").says(0, ["cook", "idol"])
    assert table.cards(0) == ["bard"]
    assert table.top(3) == ["cook", "idol", "medic"]
    assert [card["card"] for card in table.view(0)["tower"]["known"]] == ["cook", "idol"]
    assert table.view(1)["tower"]["known"] == []
    assert table.told(1, "tower_seen") == [{"type": "tower_seen", "seat": 0, "count": 3}]


@of_card("seer")
def test_after_the_seer_nobody_else_knows_the_top_any_more() -> None:
    table = (
        Table()
        .row(0, "lantern")
        .hand(0, "bard")
        .hand(1, "seer")
        .tower("idol", "cook", "medic", "ghost", "fuse")
    )
    table.play("dungeon").act("activate", "lantern").says(0, "no")
    assert table.view(0)["tower"]["known"] == [{"depth": 0, "card": "idol"}]
    table.recruit("bard")
    assert table.cards(0) == ["idol"]

    table = (
        Table().row(0, "lantern").hand(0, "cutpurse").hand(1, "seer").tower("idol", "cook", "medic", "ghost")
    )
    table.play("dungeon").act("activate", "lantern").says(0, "no").recruit("cutpurse")
    assert table.view(0)["tower"]["known"] == [{"depth": 0, "card": "idol"}]
    table.recruit("seer").says(1, "medic")
    assert table.view(0)["tower"]["known"] == []
    table.says(1, ["idol", "cook"])
    assert table.view(0)["tower"]["known"] == []


@of_card("seer")
def test_the_seer_at_the_end_of_the_tower() -> None:
    table = (
        Table().hand(0, "seer").tower("idol", "rigor", only=True).play("first_recruitment").recruit("seer")
    )
    assert table.choices(0) == ["idol", "rigor"]
    table.says(0, "idol")
    assert table.top(3) == ["rigor"]
    assert table.outcome is None


@of_card("trapdoor")
def test_the_twins_bring_a_surprise_guest() -> None:
    table = Table().hand(0, "trapdoor").row(1, "bard").tower("murrigan", "cook").play("first_recruitment")
    table.recruit("trapdoor")
    assert table.looterz(0) == ["trapdoor", "murrigan"]
    assert table.asked == {0: "damage"}
    assert table.state.phase == "first_recruitment"
    assert table.cards(0) == []


@of_card("loan-shark")
def test_the_loan_shark_takes_a_coin_or_a_looter_from_every_opponent() -> None:
    table = Table(seats=4, turn=1).hand(1, "loan-shark").purse(2, 0, 1, 0)
    table.row(0, "bard", "idol").row(1, "cook").row(3, "ghost").play("first_recruitment").recruit(
        "loan-shark"
    )
    # Seat 2 has only a coin, seat 3 only a Looter.
    assert [table.coins(seat) for seat in range(4)] == [1, 1, 0, 1]
    assert table.looterz(3) == []
    assert table.asked == {0: "pay_or_sacrifice"}
    assert table.choices(0) == ["pay", "sacrifice"]
    table.says(0, "sacrifice").says(0, "bard")
    assert table.looterz(0) == ["idol"]
    assert table.looterz(1) == ["cook", "loan-shark"]


@of_card("loan-shark")
def test_the_loan_sharks_coins_can_win() -> None:
    table = Table(seats=3).hand(0, "loan-shark").purse(9, 1, 1).row(1, "bard").play("first_recruitment")
    table.recruit("loan-shark").says(1, "pay")
    assert table.winners == (0,)
    assert table.coins(2) == 1


@of_card("auctioneer")
def test_the_highest_of_the_sealed_bids_pays_and_takes() -> None:
    table = Table(seats=4).hand(0, "auctioneer").purse(1, 5, 0, 2).graveyard("idol", "bard")
    table.play("first_recruitment").recruit("auctioneer")
    assert table.asked == {0: "bid", 1: "bid", 3: "bid"}
    assert [table.request(seat).maximum for seat in (0, 1, 3)] == [1, 3, 2]
    version = table.state.version
    table.says(1, 2).says(0, 1)
    assert table.state.version == version
    assert table.told(None, "bids_revealed") == []
    assert table.view(1)["answered"]
    assert not table.view(3)["answered"]
    assert table.view(3)["asked"] == table.view(None)["asked"]
    table.says(3, 0)
    bids = table.told(None, "bids_revealed")[0]["bids"]
    assert {bid["seat"]: bid["bid"] for bid in bids} == {0: 1, 1: 2, 3: 0}
    assert table.asked == {1: "take_from_graveyard"}
    table.says(1, "idol")
    assert table.cards(1) == ["idol"]
    assert [table.coins(seat) for seat in range(4)] == [1, 3, 0, 2]


@of_card("auctioneer")
@pytest.mark.parametrize("bids", [(2, 2, 1), (0, 0, 0), (3, 3, 3)], ids=str)
def test_tied_or_no_bids_pay_nothing_and_take_nothing(bids: tuple[int, ...]) -> None:
    table = Table(seats=3).hand(0, "auctioneer").purse(3, 4, 5).graveyard("idol").play("first_recruitment")
    table.recruit("auctioneer")
    for seat in (2, 0, 1):
        table.says(seat, bids[seat])
    assert table.skipped == ["auctioneer: no_single_highest_bid"]
    assert [table.coins(seat) for seat in range(3)] == [3, 4, 5]
    assert table.graves == ["idol"]


@of_card("auctioneer")
def test_without_coins_there_is_no_auction() -> None:
    table = (
        Table(seats=3).hand(0, "auctioneer").graveyard("idol").play("first_recruitment").recruit("auctioneer")
    )
    assert table.skipped == ["auctioneer: no_single_highest_bid"]


@of_card("siren")
def test_the_siren_borrows_a_looter_with_one_heart_left() -> None:
    table = Table(seats=3).hand(0, "siren", "idol").row(1, "khal-mar♥1", "bard").row(2, "medic")
    table.play("first_recruitment").recruit("siren")
    assert table.choices(0) == ["khal-mar@1", "medic@2"]
    table.says(0, "khal-mar")
    assert "search khal-mar" in table.choices(0)
    table.end().draw()
    assert table.looterz(0) == ["siren"]
    assert table.looterz(1) == ["bard", "khal-mar"]


@of_card("siren")
@pytest.mark.rule("LZ-56")
def test_a_decoy_with_more_hearts_protects_the_weak_from_the_siren() -> None:
    table = Table(seats=3).hand(0, "siren").row(1, "medic", "idol").row(2, "miser", "zakogtey♥1")
    table.play("first_recruitment").recruit("siren")
    assert table.looterz(0) == ["siren", "zakogtey"]
    assert table.asked == {0: "dungeon_action"}
