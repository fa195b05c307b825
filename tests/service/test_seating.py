"""Who plays for whom: the values behind clocks and stand-ins."""

from app.tables.seating import Seating, decode_seating


def test_two_misses_in_a_row_and_a_bot_stands_in_when_the_game_goes_on() -> None:
    seating = Seating().answered(1, by_clock=True)
    assert seating.moved_on([0, 1], [], 5.0).stand_ins == frozenset()
    seating = seating.answered(1, by_clock=True)
    assert seating.stand_ins == frozenset(), "not behind a barrier, where it would tell who is late"
    seating = seating.moved_on([0, 1], [], 5.0)
    assert (seating.stand_ins, seating.deadlines, seating.missed) == ({1}, {0: 5.0}, {})


def test_an_answer_in_time_forgives_a_miss() -> None:
    seating = Seating().answered(1, by_clock=True).answered(1, by_clock=False).answered(1, by_clock=True)
    assert seating.moved_on([1], [], None).stand_ins == frozenset()


def test_only_people_who_are_asked_have_a_deadline_and_only_with_a_clock() -> None:
    seating = Seating(stand_ins=frozenset({2}))
    assert seating.moved_on([0, 1, 2], [1], 9.0).deadlines == {0: 9.0}
    assert seating.moved_on([0, 1, 2], [1], None).deadlines == {}


def test_returning_gives_time_to_think() -> None:
    away = Seating(deadlines={0: 1.0, 1: 2.0}, votes={1: frozenset({0})}).stood_in(1)
    assert (away.deadlines, away.stand_ins, away.votes) == ({0: 1.0, 1: 2.0}, {1}, {})
    assert away.returned(1, 7.0) == Seating(deadlines={0: 1.0, 1: 2.0}), (
        "for a question known before: no more"
    )
    later = away.moved_on([0, 1], [], 5.0)
    assert later.deadlines == {0: 5.0}
    assert later.returned(1, 7.0).deadlines == {0: 5.0, 1: 7.0}
    assert later.returned(1, None).deadlines == {0: 5.0}
    assert away.given_up(1) == Seating(deadlines={0: 1.0})


def test_returning_without_having_been_away_leaves_the_clock_alone() -> None:
    seating = Seating(deadlines={0: 1.0})
    assert seating.returned(0, 7.0) == seating


def test_votes_can_be_taken_back() -> None:
    seating = Seating().voted(1, 0, True).voted(1, 2, True)
    assert seating.votes == {1: {0, 2}}
    assert seating.voted(1, 0, False).votes == {1: {2}}


def test_it_survives_storage() -> None:
    seating = Seating({0: 1.5}, {1: 1}, frozenset({2}), {2: frozenset({0, 1})})
    assert decode_seating(seating.encode()) == seating


def test_a_question_with_its_own_time_waits_for_who_is_away() -> None:
    seating = Seating().moved_on([0, 1, 2], [2], None).hurried({0: 20.0, 1: 20.0}, [1], 100.0)
    assert seating.deadlines == {0: 120.0}
    assert seating.paused(0).deadlines == {}
    assert seating.resumed(1, 130.0).deadlines == {0: 120.0, 1: 150.0}
    assert seating.resumed(0, 130.0) == seating, "nobody gains time by leaving for a moment"
    assert seating.paused(2) == seating.resumed(2, 130.0) == seating, "who is not asked has no deadline"


def test_no_stand_in_follows_from_a_question_with_its_own_time() -> None:
    seating = Seating()
    for _ in range(3):
        seating = seating.moved_on([0], [], None).hurried({0: 20.0}, [], 100.0).answered(0, by_clock=True)
    assert seating.moved_on([0], [], None).stand_ins == frozenset()


def test_the_tables_clock_runs_for_who_is_away() -> None:
    seating = Seating().moved_on([0], [], 30.0).hurried({0: 20.0}, [0], 0.0)
    assert seating.deadlines == {0: 30.0}
