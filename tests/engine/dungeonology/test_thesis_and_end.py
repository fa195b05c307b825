"""Thesis, Exalted, Maximum Alert, Panic Cards, shouts, score (EX-48, EX-60 to EX-65, RM-15 to RM-19)."""

import pytest

from app.engine.dungeonology.definitions import COLOURS
from app.engine.dungeonology.ending import score
from tests.engine.dungeonology.builder import CONTENT, Table


def candidate(**cubes: int) -> Table:
    """Valerio, about to submit; the Clan wants two Caste cubes."""
    table = Table("valerio", "sofia", "rebecca").campus(clan="bent-crown", panic="stampede")
    return table.zone("pantry").at(0, "pantry").at(1, "pantry").board(0, **cubes)


def maximum(panic: str, *, seats: int = 2, left: tuple[int, ...] = ()) -> Table:
    """The last Omega is about to be drawn by seat 0."""
    names = ("valerio", "sofia", "rebecca")[:seats]
    table = Table(*names).campus(panic=panic, omegas=4).zone("pantry").at(0, "pantry").at(1, "pantry")
    for seat in left:
        table.player(seat).zone = -1
    table.hand(0, "open-day").top("bag", "omega").top("jinx_deck", "hiccups").play("action")
    return table.says(0, "main open-day")


@pytest.mark.rule("EX-60")
def test_an_accepted_thesis() -> None:
    table = candidate(caste=2, worship=3).hand(0, "bribe").play("thesis").says(0, "yes")
    assert table.player(0).thesis == CONTENT.clans["bent-crown"].points
    assert table.where(0) is None
    assert table.view(None)["campus"]["clan"] == "bent-crown"
    assert table.view(None)["campus"]["maximum"] == "in_force"
    assert table.cubes(0) == {"caste": 2, "worship": 3}
    assert table.state.active == 1


@pytest.mark.rule("EX-60")
def test_a_rejected_thesis_costs_the_highest_column_and_the_turn_goes_on() -> None:
    table = candidate(militia=4, worship=3, riches=3).play("thesis").says(0, "yes")
    assert table.cubes(0) == {"militia": 4, "worship": 3}
    assert len(table.player(0).jinxes) == 1
    assert table.asked == {0: "movement"}
    assert [table.view(viewer)["campus"]["clan"] for viewer in (0, 1, None)] == ["bent-crown", None, None]
    assert table.view(1)["campus"]["clan_known_by"] == [0]


@pytest.mark.rule("EX-60")
def test_of_tied_columns_the_scholar_chooses() -> None:
    table = candidate(militia=4, worship=3).play("thesis").says(0, "yes")
    assert table.choices(0) == ["column militia", "column worship"]


@pytest.mark.rule("EX-48")
def test_who_has_left_is_out_of_everything() -> None:
    table = candidate(caste=2, worship=3).hand(0, "bribe").play("thesis").says(0, "yes")
    assert table.cards(0) == []
    assert (table.player(0).students, table.state.infirmary) == (0, 3)
    assert not table.player(0).exalted
    table.board(1, civilization=1).hand(1, "stern-letter").play("action")
    assert "main stern-letter" not in table.choices(1)


@pytest.mark.rule("EX-61")
def test_exalted_with_two_stars_and_strictly_more_than_anybody() -> None:
    table = Table("valerio", "sofia").board(0, caste=2, worship=3)
    assert table.player(0).exalted
    assert not table.board(1, riches=3, militia=4).player(0).exalted
    assert not table.player(1).exalted


@pytest.mark.rule("EX-61", "EX-36")
def test_the_exalted_side() -> None:
    table = Table("valerio", "sofia").zone("pantry", "camp", "militia").at(0, "pantry")
    table.board(0, caste=2, worship=3).hand(1, "tripwire").bonus(0, 5)
    seat = table.view(None)["seats"][0]
    printed = CONTENT.scholars["valerio"].side
    assert (seat["speed"], seat["hand_size"]) == (printed.speed + 1, printed.hand_size + 1)
    table.play("action").says(0, "study").says(1, "alert tripwire")
    assert table.told(None, "test_result")[0]["alert"] == 2 + 2 + 1


@pytest.mark.rule("EX-62")
def test_maximum_alert_begins_with_the_last_omega_once_the_effect_is_finished() -> None:
    table = maximum("stampede")
    order = ("trick_played", "maximum_alert", "trick_resolved", "panic_revealed")
    assert table.story(*order) == list(order)
    assert table.state.final == [2, 2]


@pytest.mark.rule("EX-62")
def test_two_turns_each_from_the_next_turn_on() -> None:
    table = maximum("last-bell")
    turns = 0
    table.idle()
    while table.outcome is None:
        table.idle()
        turns += 1
    assert turns == 4
    assert table.outcome.reason == "last_turns"


@pytest.mark.rule("EX-62", "RM-19")
def test_the_panic_card_says_how_many_turns_are_left() -> None:
    table = maximum("aye-dark-lord", seats=3, left=(2,))
    assert table.state.final == [5, 5, 0]
    assert table.view(None)["campus"]["turns_left"] == [5, 5, 0]


@pytest.mark.rule("EX-62")
def test_the_game_ends_at_once_when_nobody_is_left() -> None:
    table = candidate(caste=2, worship=3)
    table.player(1).zone = table.player(2).zone = -1
    table.play("thesis").says(0, "yes")
    assert table.outcome is not None
    assert table.outcome.reason == "nobody_left"


@pytest.mark.rule("EX-63")
def test_an_omega_during_maximum_alert_is_a_jinx_and_a_dropped_cube() -> None:
    table = maximum("last-bell")
    table.state.track, table.state.bag[0].face = 4, "omega"
    table.board(0, riches=1).hand(0, "open-day")
    table.top("bag", "omega").play("action").says(0, "main open-day")
    assert table.cubes(0) == {}
    assert table.spaces("pantry")[0] == "riches"
    assert table.state.omegas_gone == 1
    assert len(table.player(0).jinxes) == 2


@pytest.mark.rule("EX-65")
def test_the_clock_strikes_from_its_round_on_rest_included() -> None:
    clocks = {"relaxed": 12, "normal": 10, "hard": 8}
    assert set(clocks) == set(CONTENT.alerts)
    for alert, clock in clocks.items():
        for round, drawn in ((clock - 1, 0), (clock, 1)):
            table = Table("valerio", "sofia", alert=alert).round(round).stun(0, 3).play("movement")
            assert len([e for e in table.told(None, "student_drawn") if e["seat"] == 0]) == drawn


@pytest.mark.rule("EX-64")
def test_the_score_line_by_line() -> None:
    table = candidate(caste=2, worship=3).intern(0, "mule").jinx(0, "hiccups")
    table.player(1).zone = table.player(2).zone = -1
    table.play("thesis").says(0, "yes")
    assert table.outcome is not None
    lines = {line.label: line.value for line in table.outcome.sheet[0].lines}
    assert lines == {
        "civilization": 0, "militia": 0, "worship": 12, "riches": 0, "caste": 6, "thesis": 15, "interns": 2,
        "jinxes": -1, "total": 34, "stars": 2,
    }  # fmt: skip
    assert table.outcome.winners == (0,)


@pytest.mark.rule("EX-64", "RM-95")
def test_ties_go_by_stars_then_by_colours_then_are_shared() -> None:
    def winners(one: dict[str, int], two: dict[str, int], **more: str) -> tuple[int, ...]:
        table = Table("valerio", "sofia").campus(clan="muddy-boots").board(0, **one).board(1, **two)
        if more:
            table.board(0, universal_in=more["white"])
        return score(table.state, CONTENT, "last_turns").winners

    assert winners({"militia": 2, "civilization": 1}, dict.fromkeys(COLOURS[:4], 1)) == (0,)
    assert winners({"caste": 1, "civilization": 1}, {"civilization": 4}) == (0,)
    assert winners({"riches": 1}, {"riches": 1}) == (0, 1)
    assert winners({}, {"riches": 1}, white="riches") == (0,)


@pytest.mark.rule("EX-49", "RM-19")
def test_what_ends_the_game_at_once_leaves_nothing_running() -> None:
    table = maximum("aye-dark-lord").idle()
    table.says(1, 10).says(0, "no")
    assert table.outcome is not None
    assert (table.state.stack, table.asked) == ([], {})


@pytest.mark.rule("RM-15")
def test_the_panic_card_empties_the_bag_and_fills_it_anew() -> None:
    table = maximum("aye-dark-lord")
    assert sorted(card.face for card in table.state.bag) == ["omega"] * 3 + ["student"] * 2
    assert table.state.track == 2  # Omegas come from the Alert Card when the bag has none
    assert table.state.maximum == 2


@pytest.mark.rule("RM-16")
def test_the_bullets_belong_to_the_cards_by_their_sense() -> None:
    rules = {card.id: card.rules for card in CONTENT.panics.values() if card.rules}
    assert rules == {
        "come-back-to-me": ("come_back_to_me",), "final-raid": ("final_raid",),
        "aye-dark-lord": ("aye_dark_lord",),
    }  # fmt: skip


@pytest.mark.rule("RM-19", "RM-99")
def test_a_loud_shout_or_typed_words_pass_without_a_vote() -> None:
    table = maximum("aye-dark-lord").idle()
    assert table.asked == {1: "shout"}
    assert table.says(1, 40).asked == {1: "movement"}
    assert maximum("aye-dark-lord").idle().says(1, "typed").asked == {1: "movement"}


@pytest.mark.rule("RM-99")
def test_a_quiet_shout_fails_only_if_all_the_others_say_no() -> None:
    table = maximum("aye-dark-lord", seats=3).idle().says(1, 39)
    assert table.asked == {2: "shout_vote", 0: "shout_vote"}
    assert table.request(2).default == "yes"
    assert table.request(2).params == {"shouter": 1, "loudness": 39}
    table.says(2, "no").says(0, "yes")
    assert table.asked == {1: "movement"}


@pytest.mark.rule("RM-19")
def test_who_is_too_quiet_is_out_of_the_game_and_not_scored() -> None:
    table = maximum("aye-dark-lord", seats=3).board(1, caste=2).idle().says(1, 0)
    table.says(2, "no").says(0, "no")
    assert table.outcome is not None
    assert table.outcome.reason == "too_quiet"
    assert table.outcome.sheet[1].place == 3
    assert [line.label for line in table.outcome.sheet[1].lines] == ["removed"]
    assert 1 not in table.outcome.winners


@pytest.mark.rule("RM-19")
def test_those_who_have_left_shout_as_well() -> None:
    table = maximum("aye-dark-lord", seats=3, left=(1,)).idle()
    assert table.asked == {1: "shout"}
    assert table.says(1, 80).asked == {2: "shout"}


@pytest.mark.rule("RM-19")
def test_a_second_turn_in_a_row_ends_the_game() -> None:
    table = maximum("aye-dark-lord", left=()).at(0, "pantry")
    table.player(1).zone = -1
    table.idle().says(1, 80)
    assert table.outcome is not None
    assert table.outcome.reason == "second_turn"


@pytest.mark.rule("EX-09", "EX-62")
def test_a_panic_card_changes_the_rules_for_everybody() -> None:
    table = maximum("last-bell")
    assert [seat["speed"] for seat in table.view(None)["seats"]] == [5, 4]
    table = maximum("stampede").top("bag", "student").idle()
    assert [e["seat"] for e in table.told(None, "student_drawn")][-1] == 1


@pytest.mark.rule("EX-09")
@pytest.mark.parametrize(("panic", "alert"), [("stampede", 2), ("lights-out", 4), ("last-bell", 3)])
def test_a_panic_card_may_make_every_test_harder(panic: str, alert: int) -> None:
    table = maximum(panic).zone("cloakroom", "pantry", "militia").at(1, "cloakroom").idle().play("action")
    assert table.says(1, "study").told(None, "test_started")[0]["alert"] == alert
