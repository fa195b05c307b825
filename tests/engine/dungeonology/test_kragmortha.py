"""Kragmortha Mode (RM-70 to RM-95)."""

import pytest

from app.engine.dungeonology import raid
from app.engine.dungeonology.ending import punishment_threshold, score_castle
from app.engine.dungeonology.exploring import fill_and_push
from app.engine.dungeonology.kragmortha import STACKS
from app.engine.kernel.run import Run, resume
from app.engine.kernel.state import Value
from tests.engine.dungeonology.builder import CONTENT, GAME, Table

KENNEL, HOARD, VESTRY = "kragmortha-kennel", "kragmortha-hoard", "kragmortha-vestry"
SCRIPTORIUM, THRONE, BALCONY = "kragmortha-scriptorium", "kragmortha-throne", "kragmortha-balcony"


def castle(*scholars: str) -> Table:
    """A game in Kragmortha Mode; seat 0 has yelled loudest."""
    table = Table.__new__(Table)
    seats = len(scholars)
    table.state, table.log = GAME.setup(GAME.parse_options({"mode": "kragmortha"}, seats), seats, bytes(32))
    table._sound = True
    for seat in range(seats):
        table.says(seat, 100 - seat)
    for seat in reversed(range(seats)):
        if table.asked.get(seat) == "scholar":
            table.says(seat, f"scholar {scholars[seat]}")
    for player in table.state.players:
        table.state.tricks[:0] = [type(card)(0, card.face) for card in player.hand]
        player.hand.clear()
    table.log = []
    return table


def fill(table: Table, face: str, *cubes: str) -> Table:
    """Cubes in a Zone of the Castle, from the left."""
    for index, cube in enumerate(cubes):
        table._take_cube(cube)
        table.find(face).spaces[index] = cube
    return table


def run(table: Table, program: str, **env: Value) -> Table:
    """A program of the rules runs now, as part of the turn."""
    table.state.ask = None
    table.state.stack[-1].label -= 1
    resumed = Run(table.state, CONTENT)
    resumed.call(program, **env)
    resume(resumed, GAME._programs)
    return table._record(resumed.events)


@pytest.mark.rule("RM-70")
def test_goblins_start_in_their_own_castle_zones() -> None:
    table = castle("fluffy", "matita")
    assert (table.where(0), table.where(1)) == (KENNEL, SCRIPTORIUM)
    assert [player.bonus for player in table.state.players] == [0, 0]


@pytest.mark.rule("RM-71")
def test_the_castle_has_three_columns_and_rigors_zones_in_the_middle() -> None:
    table = castle("fluffy", "matita")
    places = {zone.card: (zone.x, zone.y) for zone in table.state.zones}
    assert {places[THRONE], places[BALCONY]} == {(2, 0), (2, 2)}
    assert all(zone.cubes == 0 for zone in table.state.zones)
    assert len(table.state.links) == 7


@pytest.mark.rule("RM-72", "RM-81")
def test_the_setup_of_the_mode() -> None:
    table = castle("fluffy", "matita")
    assert table.state.panic == []
    assert len(table.state.clan) == 7
    assert table.player(0).students == CONTENT.scholars["fluffy"].students
    assert table.board(0, caste=2, worship=3).play("thesis").asked == {0: "movement"}


@pytest.mark.rule("RM-73", "RM-74")
def test_portals_stacks_and_their_tokens() -> None:
    table = castle("fluffy", "matita")
    assert sorted(zone.portal for zone in table.state.zones if zone.portal) == [
        "fluffy", "lex-a", "matita", "zbugbok",
    ]  # fmt: skip
    for pile, (third, second, first) in zip(table.state.piles, STACKS, strict=True):
        floors = [CONTENT.zones[card.face].floor for card in pile]
        assert floors == [3] * third + [2] * second + [1] * first  # drawn from the end
    assert sorted(table.view(None)["stacks"]) == ["fluffy", "lex-a", "matita", "zbugbok"]
    state, _ = GAME.setup(GAME.parse_options({"mode": "kragmortha"}, 2), 2, bytes(32))
    assert GAME.view(state, 0)["stacks"] == [None] * 4


@pytest.mark.rule("RM-75", "RM-99")
def test_the_loudest_yell_begins() -> None:
    state, _ = GAME.setup(GAME.parse_options({"mode": "kragmortha"}, 3), 3, bytes(32))
    table = Table.__new__(Table)
    table.state, table.log, table._sound = state, [], True
    assert table.asked == {0: "yell", 1: "yell", 2: "yell"}
    table.says(2, 90).says(0, 20).says(1, "typed")
    assert table.state.first == 2
    assert table.asked == {1: "scholar"}  # reverse turn order


@pytest.mark.rule("RM-76", "RM-77")
def test_the_first_use_of_a_portal_makes_the_area() -> None:
    table = castle("fluffy", "matita").play("movement")
    table.says(0, "portal")
    (event,) = table.told(None, "portal_opened")
    assert event["colour"] == "fluffy"
    area = table.state.zones[event["to"]]
    assert table.player(0).zone == area.id
    assert area.floor in (1, 2, 3, 4)
    assert area.cubes > 0
    assert (table.find(KENNEL).id, area.id, "portal", ()) in table.state.links
    assert f"step {KENNEL}" in table.choices(0) or table.asked[0] != "movement"


@pytest.mark.rule("RM-78")
def test_an_area_is_one_floor_and_printed_links_do_not_count() -> None:
    table = castle("fluffy", "matita").play("movement").says(0, "portal")
    area = table.find(table.told(None, "zone_placed")[0]["card"]).floor
    assert all(zone.doors == [] for zone in table.state.zones)
    while table.asked.get(0) == "movement" and "explore" in table.choices(0):
        table.says(0, "explore")
        while table.asked.get(0) in ("place_zone", "compass"):
            table._answer(0, table.request(0).default)
    assert all(zone.floor in (0, area) for zone in table.state.zones)
    assert all(kind in ("exit", "portal", "teleport") for _, _, kind, _ in table.state.links)


@pytest.mark.rule("RM-79")
def test_immunity_holds_in_ones_own_starting_zone_only() -> None:
    table = castle("fluffy", "matita").at(1, KENNEL).hand(0, "stern-letter").play("action")
    assert "main stern-letter" in table.choices(0)  # Matita is a guest in the Kennel
    table = castle("fluffy", "matita").at(0, SCRIPTORIUM).hand(0, "stern-letter").play("action")
    assert "main stern-letter" not in table.choices(0)


@pytest.mark.rule("RM-80")
def test_nothing_is_collected_in_the_castle() -> None:
    table = fill(castle("fluffy", "matita"), SCRIPTORIUM, "caste").at(0, SCRIPTORIUM).students(0, 4)
    assert "study" not in table.hand(0, "plagiarism").play("action").choices(0)
    assert "main plagiarism" not in table.choices(0)


@pytest.mark.rule("RM-81")
def test_omegas_beyond_the_track_are_a_jinx() -> None:
    table = castle("fluffy", "matita").campus(omegas=4).hand(0, "open-day").top("bag", "omega")
    table._sound = False
    table.state.bag[0].face = "omega"
    table.board(0, caste=1).play("action").says(0, "main open-day")
    assert table.state.maximum == 0
    assert table.cubes(0) == {"caste": 1}


@pytest.mark.rule("RM-82")
def test_one_universal_cube_when_a_colour_runs_short_and_all_to_the_right() -> None:
    """The rulebook's figure: no Riches and no Caste left for the Zone."""
    table = castle("fluffy", "matita")
    table._sound = False
    table.state.reserve.update({"riches": 0, "caste": 0})
    run(table.play("movement"), "open_area", seat=0, castle=table.find(KENNEL).id)
    zone = table.state.zones[-1]
    zone.card, zone.spaces = "mirror-gallery", [""] * 4
    fill_and_push(Run(table.state, CONTENT), zone)
    assert zone.spaces == ["", "worship", "civilization", "universal"]
    table.state.reserve["universal"] = 0
    zone.spaces = [""] * 4
    fill_and_push(Run(table.state, CONTENT), zone)
    assert zone.spaces == ["", "", "worship", "civilization"]


def raided(table: Table, *cubes: str) -> Table:
    """A Raid of all these cubes from an Area."""
    table.play("movement").says(0, "portal")
    zone = table.state.zones[-1]
    for cube in filter(None, zone.spaces):
        table.state.reserve[cube] += 1
    zone.spaces = list(cubes)
    for cube in cubes:
        table._take_cube(cube)
    return run(table, "raid", zone=zone.id, count=len(cubes))


@pytest.mark.rule("RM-83")
def test_raids_go_into_rigors_zone_with_fewer_cubes() -> None:
    table = raided(fill(castle("fluffy", "matita"), THRONE, "militia"), "worship", "riches")
    assert table.spaces(BALCONY)[-1] == "riches"
    assert table.asked == {0: "raid_place"}  # tied
    assert table.choices(0) == [f"zone {BALCONY}", f"zone {THRONE}"]


@pytest.mark.rule("RM-83")
def test_with_both_full_the_lowest_is_replaced_if_the_cube_is_worth_more() -> None:
    table = fill(castle("fluffy", "matita"), THRONE, *["militia"] * 5)
    fill(table, BALCONY, *["militia"] * 4, "worship")
    raided(table, "civilization", "riches")
    assert table.asked == {0: "replace_cube"}
    table._answer(0, table.request(0).choices[0])
    assert table.spaces(THRONE)[0] == "riches"
    assert table.state.reserve["militia"] == 15 - 8
    assert table.state.reserve["civilization"] == 18  # not worth it
    assert raid.free_kragmortha_zones(table.state, CONTENT) == []


@pytest.mark.rule("RM-84")
def test_exalted_whatever_the_opponents_have() -> None:
    table = castle("fluffy", "matita").board(0, caste=2, riches=2).board(1, caste=2, worship=2, riches=2)
    assert [player.exalted for player in table.state.players] == [True, True]


@pytest.mark.rule("RM-85")
def test_archive_once_a_turn_in_ones_own_zone() -> None:
    table = fill(castle("fluffy", "matita"), KENNEL, "civilization", "civilization", "militia", "militia")
    table.board(0, caste=2, riches=1).play("movement").says(0, "archive")
    table._answer(0, tuple(table.request(0).choices[:2]))
    assert table.asked == {0: "archive_room"}
    table.says(0, ["space civilization"])
    assert sorted(table.spaces(KENNEL)) == ["caste", "civilization", "militia", "militia", "riches"]
    assert table.cubes(0) == {"caste": 1}
    assert "archive" not in table.choices(0)


@pytest.mark.rule("RM-85")
def test_archive_after_a_rest() -> None:
    table = castle("fluffy", "matita").at(0, THRONE).stun(0, 3).board(0, caste=1).play("movement")
    assert table.asked == {0: "archive"}
    table.says(0, "yes")
    assert "caste" in table.spaces(KENNEL)


@pytest.mark.rule("RM-86")
def test_the_end_comes_with_the_next_turn_of_who_placed_the_last_omega() -> None:
    table = castle("fluffy", "matita", "lex-a").campus(omegas=4).hand(0, "open-day").top("bag", "omega")
    table.play("action").says(0, "main open-day").idle()
    assert [table.state.active, table.outcome] == [1, None]
    table.idle().idle()
    assert table.outcome is not None
    assert table.outcome.reason == "last_omega"


@pytest.mark.rule("RM-87")
def test_nothing_is_raided_from_the_castle() -> None:
    table = fill(castle("fluffy", "matita"), KENNEL, "caste")
    run(table.play("movement"), "raid", zone=table.find(KENNEL).id, count=1)
    assert table.spaces(KENNEL)[0] == "caste"


@pytest.mark.rule("RM-88")
def test_at_least_ten_sorcery_cards_raid_one_to_three() -> None:
    raids = [card for card in CONTENT.sorceries.values() if "Raid" in card.text["en"].split(".")[0]]
    assert len(raids) >= 10


@pytest.mark.rule("RM-90", "RM-91")
def test_starting_zones_and_rigors_zones_are_scored_with_the_clans_modifiers() -> None:
    table = castle("fluffy", "matita").campus(clan="gilded-ladle").board(1, caste=2)
    fill(table, KENNEL, "riches", "universal")
    fill(table, THRONE, "riches", "riches", "worship")
    fill(table, BALCONY, "militia")
    outcome = score_castle(table.state, CONTENT, "last_omega")
    lines = {line.label: line.value for line in outcome.sheet[0].lines}
    assert (lines["riches"], lines["universal"], lines["total"]) == (8, 7, 15)
    assert punishment_threshold(table.state, CONTENT) == 8 + 8 + 1
    assert {line.label: line.value for line in outcome.sheet[1].lines}[
        "total"
    ] == 0  # Note Boards do not count


@pytest.mark.rule("RM-92", "RM-93")
def test_the_wrath_takes_all_from_the_threshold_on_and_the_best_of_the_rest_wins() -> None:
    table = castle("fluffy", "matita", "lex-a").campus(clan="muddy-boots")
    fill(table, THRONE, "riches", "riches")
    fill(table, KENNEL, "riches", "riches")
    fill(table, SCRIPTORIUM, "riches")
    outcome = score_castle(table.state, CONTENT, "last_omega")
    assert outcome.winners == (1,)
    assert [row.place for row in outcome.sheet] == [3, 1, 2]
    fill(table, SCRIPTORIUM, "riches", "riches")
    fill(table, VESTRY, "riches", "riches")
    assert score_castle(table.state, CONTENT, "last_omega").winners == ()  # if none remains, nobody


@pytest.mark.rule("RM-95")
def test_ties_go_by_colours_and_then_nobody_wins() -> None:
    table = castle("fluffy", "matita").campus(clan="muddy-boots")
    fill(table, THRONE, "riches", "riches", "riches")
    fill(table, KENNEL, "caste", "caste")
    fill(table, SCRIPTORIUM, "riches", "universal")
    assert score_castle(table.state, CONTENT, "last_omega").winners == (1,)
    table = castle("fluffy", "matita").campus(clan="muddy-boots")
    fill(table, THRONE, "riches", "riches", "riches")
    fill(table, KENNEL, "riches")
    fill(table, SCRIPTORIUM, "riches")
    assert score_castle(table.state, CONTENT, "last_omega").winners == ()
