"""Zone Effects (EX-48 to EX-58, RM-03, RM-04, RM-43)."""

import pytest

from app.engine.dungeonology.definitions import COLOURS
from tests.engine.dungeonology.builder import CONTENT, Table


def explore(table: Table, face: str, floor: int = 1) -> Table:
    """The active player explores and places the Zone at the first legal place."""
    table.top(f"pile {floor}", face).play("movement").says(0, "explore")
    return table._answer(0, table.request(0).default)


@pytest.mark.rule("EX-50")
def test_stairs_place_the_next_floors_first_zone_apart() -> None:
    table = Table("rebecca", "sofia").top("pile 2", "ooze-baths")
    explore(table, "guardroom")
    assert table.find("ooze-baths").floor == 2
    assert "step ooze-baths" in table.choices(0)
    assert table.where(0) == "guardroom"
    table.says(0, "step ooze-baths")
    assert "step guardroom" in table.choices(0)


@pytest.mark.rule("EX-50")
def test_second_stairs_lead_to_the_same_first_zone() -> None:
    table = Table("rebecca", "sofia").zone("reading-pit", floor=2)
    explore(table, "rat-parliament")
    assert "step reading-pit" in table.choices(0)
    assert len(table.state.floor_zones(2)) == 1


@pytest.mark.rule("EX-50", "RM-03")
def test_stairs_on_floor_three_lead_to_kragmortha_if_it_is_in_play() -> None:
    for option, floors in (("with_kragmortha", {1, 3, 4}), ("three_floors", {1, 3})):
        table = Table("rebecca", "sofia", zones=option).zone("deep-vault", floor=3).at(0, "deep-vault")
        explore(table, "ancestor-hall", 3)
        assert {zone.floor for zone in table.state.zones} == floors


@pytest.mark.rule("EX-19")
def test_the_last_zone_has_stairs_if_none_have_come() -> None:
    table = Table("rebecca", "sofia")
    table._sound = False
    del table.state.piles[0][:]
    table.state.piles[0].append(table.state.piles[1].pop())
    table.state.piles[0][0].face = "pantry"
    table.play("movement").says(0, "explore")
    table._answer(0, table.request(0).default)
    assert table.find("pantry").doors


@pytest.mark.rule("EX-51")
def test_secret_passages_link_equal_letters_and_x_with_any() -> None:
    table = (
        Table("rebecca", "sofia").zone("pantry").zone("ancestor-hall", floor=3).zone("ooze-baths", floor=2)
    )
    table.zone("rat-parliament", floor=7).at(0, "pantry").play("movement")
    assert {"step ancestor-hall", "step ooze-baths"} <= set(table.choices(0))
    assert "step rat-parliament" not in table.choices(0)


@pytest.mark.rule("EX-52")
def test_teleport_on_one_floor_portal_across_floors() -> None:
    table = Table("rebecca", "sofia").zone("dream-well", floor=3).zone("clock-crypt", floor=2)
    table.zone("deep-vault", "dream-well").zone("star-chamber", "deep-vault").zone(
        "lost-chapel", "star-chamber"
    )
    table.at(0, "dream-well").play("movement")
    assert "step lost-chapel" in table.choices(0)
    assert "step star-chamber" in table.at(0, "clock-crypt").play("movement").choices(0)


@pytest.mark.rule("EX-53")
def test_danger_where_movement_ends_moved_or_not() -> None:
    table = Table("rebecca", "sofia").zone("dragon-archive", floor=3).at(0, "dragon-archive").students(0, 0)
    table.play("movement").says(0, "end")
    assert table.player(0).stun == 2


@pytest.mark.rule("EX-53")
def test_ambush_takes_students_and_a_stun_for_each_that_is_lacking() -> None:
    table = Table("rebecca", "sofia").zone("dream-well", floor=3).zone("deep-vault", "dream-well")
    table.at(0, "dream-well").students(0, 1).top("sorcery_deck", "royal-tithe").play("movement")
    table.says(0, "step deep-vault")
    assert (table.player(0).students, table.player(0).stun) == (0, 1)


@pytest.mark.rule("EX-54")
def test_luck_comes_to_whoever_places_the_zone() -> None:
    table = Table("rebecca", "sofia")
    explore(table, "pantry")
    assert len(table.cards(0)) == 1
    table = (
        Table("rebecca", "sofia").zone("deep-vault", floor=3).at(0, "deep-vault").hand(0, "bribe", "rumour")
    )
    explore(table, "dream-well", 3)
    assert len(table.cards(0)) == 1


@pytest.mark.rule("EX-55")
def test_a_bivouac_gives_an_intern_for_a_cube_of_its_colour() -> None:
    table = Table("rebecca", "sofia").zone("cloakroom").at(0, "cloakroom").board(0, civilization=1, militia=1)
    table.play("action")
    assert [choice for choice in table.request(0).choices if choice.startswith("bivouac")] == [
        "bivouac:cube:0:civilization:civilization"
    ]
    table.says(0, "bivouac:cube:0:civilization:civilization")
    assert table.cubes(0) == {"militia": 1}
    assert len(table.player(0).interns) == 1
    assert table.state.reserve["civilization"] == 18


@pytest.mark.rule("EX-56")
def test_one_activation_a_turn_for_one_scholar() -> None:
    table = Table("valerio", "sofia").zone("gate-hall").zone("mushroom-cellar", "gate-hall")
    table.top("sorcery_deck", "royal-tithe", "spring-clean").play("movement")
    table.says(0, "step gate-hall").says(0, "step mushroom-cellar")
    assert [event["sighting"] for event in table.told(None, "boss_activated")] == [True]
    assert table.state.rigor == table.find("gate-hall").id


@pytest.mark.rule("EX-57")
def test_nobody_in_the_camp_is_affected() -> None:
    table = Table("valerio", "sofia").board(1, caste=1).hand(0, "stern-letter", "itching-hex").play("action")
    assert table.asked == {0: "action"}
    assert table.choices(0) == ["end"]


@pytest.mark.rule("EX-57")
def test_the_camp_has_no_cubes_and_no_test() -> None:
    table = Table("valerio", "sofia").hand(0, "bribe").students(0, 0).play("action")
    assert table.choices(0) == ["end"]


@pytest.mark.rule("EX-58")
def test_exploring_cubes_then_stairs_then_luck_then_entering_then_the_boss() -> None:
    table = Table("rebecca", "sofia").zone("reading-pit", floor=2).at(0, "reading-pit")
    table.top("sorcery_deck", "royal-tithe")
    explore(table, "bone-court", 2)
    wanted = ("zone_placed", "zone_filled", "zone_effect", "scholar_moved", "boss_activated")
    assert table.story(*wanted) == list(wanted)
    assert "step reading-pit" in table.choices(0)  # remaining steps continue


@pytest.mark.rule("EX-06", "EX-51")
def test_a_pair_of_secret_passage_tokens() -> None:
    table = Table("rebecca", "sofia").zone("pantry").zone("cloakroom", "pantry").hand(0, "secret-passage")
    table.zone("guardroom", "cloakroom")
    table.play("action").says(0, "main secret-passage").says(0, "zone camp").says(0, "zone guardroom")
    assert (0, table.find("guardroom").id, "passage", ()) in table.state.links


@pytest.mark.rule("EX-11", "EX-14")
def test_a_wall_closes_one_connection() -> None:
    table = Table("rebecca", "sofia").zone("pantry").hand(0, "emergency-masonry").play("action")
    before = table.view(None)["links"]
    table.says(0, "main emergency-masonry")
    (wall,) = table.view(None)["walls"]
    assert table.told(None, "wall_laid") == [{"type": "wall_laid", **wall}]
    assert wall["side"] in ("top", "left")
    edge = {name: wall[name] for name in ("edge", "x", "y", "side")}
    assert [edge in link["edges"] for link in before].count(True) == 1
    assert not any(edge in link["edges"] for link in table.view(None)["links"])


@pytest.mark.rule("RM-04", "RM-43")
def test_minion_effects_are_ignored_in_standard_games() -> None:
    table = Table("rebecca", "sofia").zone("kragmortha-throne", floor=4).at(0, "kragmortha-throne")
    explore(table, "kragmortha-kennel", 4)
    assert table.story("minion_placed") == []
    assert table.where(0) == "kragmortha-kennel"


ZONES: dict[str, tuple[int, int, str]] = {
    "pantry": (3, 0, ""),
    "guardroom": (2, 1, "stairs"),
    "gate-hall": (2, 0, "boss"),
    "cloakroom": (2, 0, "civilization"),
    "mushroom-cellar": (2, 0, "boss"),
    "rat-parliament": (2, 0, "stairs"),
    "reading-pit": (2, 0, "worship stairs"),
    "bone-court": (4, 0, "boss"),
    "ooze-baths": (2, 1, ""),
    "clock-crypt": (2, 0, "boss"),
    "mirror-gallery": (2, 1, ""),
    "toll-bridge": (1, 0, "stairs"),
    "deep-vault": (2, 2, "boss"),
    "dream-well": (1, 0, ""),
    "ancestor-hall": (2, 0, "stairs"),
    "dragon-archive": (2, 2, "riches"),
    "star-chamber": (2, 0, "boss"),
    "lost-chapel": (2, 0, "stairs"),
    "kragmortha-kennel": (2, 0, ""),
    "kragmortha-hoard": (2, 0, ""),
    "kragmortha-vestry": (2, 0, ""),
    "kragmortha-scriptorium": (2, 0, ""),
    "kragmortha-throne": (2, 0, "boss"),
    "kragmortha-balcony": (2, 0, "boss"),
}
"""For each Zone: the hand and the Stun of whoever comes with two cards, explores it and stays, and what else
is there: the Boss, Stairs, the colour of a Bivouac."""
BASES = ("camp", "clock-crypt", "star-chamber", "kragmortha-hoard")


@pytest.mark.parametrize("face", sorted(ZONES))
def test_a_zone_has_the_effects_printed_on_it(face: str) -> None:
    floor = CONTENT.zones[face].floor
    base = BASES[floor - 1] if BASES[floor - 1] != face else "bone-court"
    table = Table("rebecca", "sofia").hand(0, "bribe", "rumour").students(0, 0)
    table.board(0, **dict.fromkeys(COLOURS, 1))
    if floor < 3:
        table.top(f"pile {floor + 1}", BASES[floor])  # without luck, if Stairs lead there
    if base != "camp":
        table.zone(base, floor=floor).at(0, base)
    explore(table.top("sorcery_deck", "royal-tithe"), face, floor)
    hand, stun, rest = ZONES[face]
    assert len(table.cards(0)) == hand
    assert len(table.told(None, "boss_activated")) == ("boss" in rest)
    assert bool(table.find(face).doors) == ("stairs" in rest)
    if table.asked == {0: "movement"}:
        table.says(0, "end")
    assert table.player(0).stun == stun
    colours = {choice.split(":")[-1] for choice in table.request(0).choices if choice.startswith("bivouac")}
    assert colours == {colour for colour in COLOURS if colour in rest}


def test_every_zone_has_its_scenario() -> None:
    assert {*ZONES, "camp"} == set(CONTENT.zones)
