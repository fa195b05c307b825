"""Cubes, Universal cubes and Raid (EX-03, EX-44 to EX-47, RM-02, RM-10, RM-11, RM-40 to RM-42)."""

import pytest

from app.engine.dungeonology import raid
from app.engine.kernel.run import Run, resume
from app.engine.kernel.state import Value
from tests.engine.dungeonology.builder import CONTENT, GAME, Table

THRONE, KENNEL, HOARD = "kragmortha-throne", "kragmortha-kennel", "kragmortha-hoard"


def headbutt(*zone: str) -> Table:
    """Valerio and Vincenzo in a Zone of four spaces; Vincenzo has a Caste cube."""
    table = Table("valerio", "vincenzo", "sofia").zone("pantry", "camp", *zone)
    return table.at(0, "pantry").at(1, "pantry").board(1, caste=1)


def run(table: Table, program: str, **env: Value) -> Table:
    """A program of the rules runs now, as part of the turn."""
    table.state.ask = None
    frame = table.state.stack[-1]
    frame.label -= 1
    resumed = Run(table.state, CONTENT)
    resumed.call(program, **env)
    resume(resumed, GAME._programs)
    return table._record(resumed.events)


@pytest.mark.rule("EX-03")
def test_a_column_gives_a_star_at_its_threshold() -> None:
    for colour, threshold in CONTENT.numbers.stars.items():
        table = Table("valerio", "sofia").board(0, **{colour: threshold - 1})
        assert table.view(None)["seats"][0]["stars"] == 0
        assert table.board(0, **{colour: 1}).view(None)["seats"][0]["stars"] == 1


@pytest.mark.rule("EX-03", "EX-44")
def test_a_cube_that_does_not_fit_goes_to_the_reserve_without_raid() -> None:
    table = Table("valerio", "sofia").zone(KENNEL, floor=4).zone("pantry", "camp", "civilization")
    table.at(0, "pantry").board(0, civilization=6).bonus(0, 5).play("action").says(0, "study")
    assert table.cubes(0) == {"civilization": 6}
    assert table.state.reserve["civilization"] == 12
    assert table.spaces(KENNEL) == [""] * 5


@pytest.mark.rule("EX-46")
def test_a_dropped_cube_takes_the_leftmost_free_space_of_any_colour() -> None:
    table = headbutt("civilization", "", "riches", "").play("action").says(0, "action headbutt")
    assert table.spaces("pantry") == ["civilization", "caste", "riches", ""]


@pytest.mark.rule("EX-46")
def test_without_room_it_goes_next_door_as_the_current_player_says() -> None:
    table = headbutt("civilization", "militia", "civilization", "riches")
    table.zone("gate-hall", "pantry").zone("cloakroom", "pantry").play("action")
    table.says(0, "action headbutt")
    assert table.asked == {0: "cube_place"}
    assert table.choices(0) == ["zone cloakroom", "zone gate-hall"]
    table.says(0, "zone cloakroom")
    assert table.spaces("cloakroom")[0] == "caste"


@pytest.mark.rule("EX-46")
def test_without_any_room_it_goes_to_the_reserve() -> None:
    table = headbutt("civilization", "militia", "civilization", "riches").play("action")
    table.says(0, "action headbutt")
    assert table.state.reserve["caste"] == 8


@pytest.mark.rule("EX-47")
def test_an_eliminated_cube_goes_to_the_reserve() -> None:
    table = headbutt().hand(0, "last-word", "tripwire", "rumour").play("action").says(0, "main last-word")
    assert table.cubes(1) == {}
    assert table.state.reserve["caste"] == 8


@pytest.mark.rule("RM-42")
def test_example_a_cube_dropped_through_headbutt_is_raided_where_the_current_player_says() -> None:
    table = headbutt().zone(THRONE, floor=4).zone(KENNEL, THRONE).at(2, KENNEL).play("action")
    table.says(0, "action headbutt")
    assert table.asked == {0: "cube_place"}
    table.says(0, f"zone {THRONE}")  # the Zone without any other Scholars, leaving Sofia empty handed
    assert table.spaces(THRONE) == ["", "", "", "", "caste"]
    assert table.spaces("pantry") == [""] * 4
    assert table.told(None, "cube_moved")[-1]["how"] == "raided"


@pytest.mark.rule("RM-42")
def test_an_eliminated_cube_is_raided_too() -> None:
    table = headbutt().zone(THRONE, floor=4)
    table.hand(0, "last-word", "tripwire", "rumour").play("action").says(0, "main last-word")
    assert table.spaces(THRONE)[-1] == "caste"


@pytest.mark.rule("RM-42")
def test_a_cube_dropped_in_a_kragmortha_zone_may_stay_there() -> None:
    table = Table("valerio", "vincenzo").zone(THRONE, floor=4).zone(KENNEL, THRONE)
    table.at(0, THRONE).at(1, THRONE).board(1, caste=1).play("action").says(0, "action headbutt")
    assert sorted(table.choices(0)) == [f"zone {KENNEL}", f"zone {THRONE}"]


@pytest.mark.rule("RM-40")
def test_example_magic_gate_raids_the_two_rightmost_cubes_one_at_a_time() -> None:
    table = Table("valerio", "rebecca").zone("gate-hall", "camp", "worship", "militia", "riches")
    table.zone(THRONE, floor=4).zone(KENNEL, THRONE, "", "", "", "", "universal").at(1, KENNEL)
    table.top("sorcery_deck", "magic-gate").play("movement").says(0, "step gate-hall")
    assert table.asked == {0: "raid_place"}
    assert table.request(0).params["cube"] == "riches"
    table.says(0, f"zone {THRONE}")
    assert table.request(0).params["cube"] == "militia"
    table.says(0, f"zone {KENNEL}")
    assert table.spaces("gate-hall") == ["worship", "", ""]
    assert table.spaces(THRONE) == ["", "", "", "", "riches"]
    assert table.spaces(KENNEL) == ["", "", "", "militia", "universal"]


@pytest.mark.rule("RM-40")
def test_with_fewer_cubes_than_n_as_many_as_there_are() -> None:
    table = Table("valerio", "rebecca").zone("pantry", "camp", "civilization").zone(THRONE, floor=4)
    run(table.play("movement"), "raid", zone=table.find("pantry").id, count=3)
    assert table.spaces(THRONE) == ["", "", "", "", "civilization"]


@pytest.mark.rule("RM-41")
def test_the_only_kragmortha_zone_cannot_be_raided() -> None:
    table = Table("valerio", "rebecca").zone(THRONE, "camp", "", "", "", "", "universal", floor=4)
    run(table.play("movement"), "raid", zone=table.find(THRONE).id, count=3)
    assert table.spaces(THRONE)[-1] == "universal"
    assert table.story("nothing_raided") == ["nothing_raided"]


@pytest.mark.rule("RM-41")
def test_without_a_free_space_elsewhere_the_cube_stays() -> None:
    table = Table("valerio", "rebecca").zone("pantry", "camp", "civilization")
    table.zone(THRONE, "camp", *["worship"] * 5, floor=4)
    run(table.play("movement"), "raid", zone=table.find("pantry").id, count=1)
    assert table.spaces("pantry")[0] == "civilization"
    assert raid.free_kragmortha_zones(table.state, CONTENT) == []


@pytest.mark.rule("RM-41")
def test_that_the_room_runs_out_on_the_way_is_told_once() -> None:
    table = Table("valerio", "rebecca").zone("pantry", "camp", "civilization", "militia", "riches")
    table.zone(THRONE, "camp", "", *["worship"] * 4, floor=4)
    run(table.play("movement"), "raid", zone=table.find("pantry").id, count=3)
    assert table.spaces(THRONE)[0] == "riches"
    assert table.story("nothing_raided") == ["nothing_raided"]


@pytest.mark.rule("RM-11")
def test_a_universal_cube_goes_into_a_column_of_choice_and_counts_as_its_colour() -> None:
    table = Table("valerio", "sofia").zone(HOARD, "camp", "", "", "", "", "universal", floor=4)
    table.at(0, HOARD).bonus(0, 5).board(0, caste=1).play("action").says(0, "study")
    assert table.asked == {0: "universal_column"}
    table.says(0, "column caste")
    assert table.cubes(0) == {"caste": 2}
    assert table.view(None)["seats"][0]["stars"] == 1


@pytest.mark.rule("RM-11")
def test_off_the_board_it_is_white_again() -> None:
    table = headbutt()
    table.state.players[1].columns[4].clear()
    table.state.reserve["caste"] += 1
    table.board(1, universal_in="caste").play("action").says(0, "action headbutt")
    assert table.spaces("pantry")[0] == "universal"


@pytest.mark.rule("RM-02")
def test_a_placed_kragmortha_zone_has_a_universal_cube_and_empty_dark_spaces() -> None:
    table = Table("valerio", "sofia").zone(THRONE, floor=4).at(0, THRONE)
    table.top("pile 4", KENNEL).play("movement").says(0, "explore")
    table._answer(0, table.request(0).default)
    assert table.spaces(KENNEL) == ["", "", "", "", "universal"]
