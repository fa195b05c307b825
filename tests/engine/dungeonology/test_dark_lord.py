"""Dark Lord Mode (RM-17, RM-18, RM-25, RM-43, RM-50 to RM-61)."""

import pytest

from app.engine.dungeonology import minions
from app.engine.dungeonology.board.links import distances
from app.engine.kernel.run import Run, resume
from tests.engine.dungeonology.builder import CONTENT, GAME, Table

KENNEL, HOARD, SCRIPTORIUM = "kragmortha-kennel", "kragmortha-hoard", "kragmortha-scriptorium"
THRONE, BALCONY = "kragmortha-throne", "kragmortha-balcony"


def dark(*scholars: str) -> Table:
    """A game in Dark Lord Mode."""
    return Table(*scholars, mode="dark_lord")


def place(table: Table) -> Table:
    """The activator lays the Kragmortha Zone at the first place offered."""
    (seat,) = table.asked
    assert table.asked[seat] == "place_kragmortha"
    return table._answer(seat, table.request(seat).choices[0])


def castle(table: Table, face: str, *cubes: str) -> Table:
    """A Kragmortha Zone apart, its Minion in it."""
    table.zone(face, "camp", *cubes, floor=9 + len(table.state.zones))
    effect = CONTENT.zones[face].by_kind.get("minion")
    if effect is not None:
        table.state.minions[effect.word] = table.find(face).id
    return table


def boss(table: Table, sorcery: str) -> Table:
    """Seat 0 enters a Boss Zone; no Kragmortha Zone is left to place."""
    table._sound = False
    table.state.kragmortha.clear()
    return table.top("sorcery_deck", sorcery).play("movement").says(0, "step gate-hall")


@pytest.mark.rule("RM-50")
def test_the_setup_of_the_mode() -> None:
    table = dark("valerio", "sofia")
    assert {card.face for card in table.state.panic} == {"come-back-to-me", "final-raid", "aye-dark-lord"}
    assert len(table.state.kragmortha) == 6
    assert len(table.state.piles) == 3
    state, _ = GAME.setup(GAME.parse_options({"mode": "dark_lord"}, 2), 2, bytes(32))
    (request,) = GAME.asks(state).values()
    assert set(request.choices) == {f"scholar:{name}" for name in ("valerio", "sofia", "vincenzo", "rebecca")}


@pytest.mark.rule("RM-25", "RM-43")
def test_sighting_places_a_zone_with_its_minion_then_rigor_haunts_a_scholar() -> None:
    table = dark("valerio", "sofia").zone("gate-hall", "camp", "civilization").top("kragmortha", KENNEL)
    table.top("sorcery_deck", "grasping-dark").play("movement").says(0, "step gate-hall")
    place(table)
    order = ("boss_activated", "zone_placed", "zone_filled", "minion_placed", "randomized", "sorcery_drawn")
    assert table.story(*order) == list(order)
    assert table.spaces(KENNEL)[-1] == "universal"
    assert table.find(KENNEL).floor == 1
    assert table.state.rigor == table.find("gate-hall").id


@pytest.mark.rule("RM-25")
def test_a_scholar_in_the_camp_is_not_randomized() -> None:
    table = dark("valerio", "sofia", "rebecca").zone("gate-hall").zone("pantry", "gate-hall").at(2, "pantry")
    boss(table, "royal-tithe")
    (draw,) = table.told(None, "randomized")
    assert (draw["what"], draw["of"]) == ("scholar", 2)


@pytest.mark.rule("RM-51")
def test_absent_minions_are_skipped() -> None:
    table = castle(dark("valerio", "sofia").zone("gate-hall"), SCRIPTORIUM, "", "", "", "", "universal")
    table.stairs("gate-hall", SCRIPTORIUM)
    boss(table, "magic-gate")
    assert {event["minion"] for event in table.told(None, "minion_acted")} == {"matita"}


@pytest.mark.rule("RM-52", "RM-53")
def test_a_minion_is_put_into_the_closest_target_zone_ties_by_the_activator() -> None:
    table = dark("valerio", "sofia", "rebecca").zone("gate-hall").zone("pantry").zone("cloakroom")
    castle(table, BALCONY).state.minions["fluffy"] = 0
    table.at(1, "pantry").at(2, "cloakroom")
    boss(table, "false-mercy")
    assert table.asked == {0: "minion_target"}
    assert table.choices(0) == ["zone cloakroom", "zone gate-hall", "zone pantry"]
    table.says(0, "zone pantry")
    assert table.state.minions["fluffy"] == table.find("pantry").id
    assert table.asked == {1: "stun_or_sacrifice"}


@pytest.mark.rule("RM-53")
def test_the_own_zone_is_at_distance_nought_and_all_links_count() -> None:
    table = dark("valerio", "sofia").zone("pantry").zone("ancestor-hall", floor=3).at(1, "ancestor-hall")
    steps = distances(table.state, table.find("pantry").id)
    assert steps[table.find("pantry").id] == 0
    assert steps[table.find("ancestor-hall").id] == 1  # a Secret Passage


@pytest.mark.rule("RM-54")
def test_raid_targets_a_zone_from_which_something_can_be_raided() -> None:
    table = dark("valerio", "sofia").zone("gate-hall", "camp", "civilization", "militia", "worship")
    castle(table, KENNEL, "", "", "", "", "universal").stairs("gate-hall", KENNEL)
    boss(table, "moving-day")
    assert table.state.minions["fluffy"] == table.find("gate-hall").id  # the Kennel itself is the only castle
    assert table.spaces(KENNEL) == ["", "civilization", "militia", "worship", "universal"]


@pytest.mark.rule("RM-55")
def test_explore_places_a_zone_and_activates_stairs_only() -> None:
    table = castle(dark("valerio", "sofia").zone("gate-hall"), HOARD)
    table.state.minions["zbugbok"] = table.find("gate-hall").id
    table.top("pile 1", "guardroom").top("pile 2", "ooze-baths")
    boss(table, "practised-cackle").says(0, "stun")
    assert table.asked == {0: "place_zone"}
    table._answer(0, table.request(0).default)
    assert table.state.minions["zbugbok"] == table.find("guardroom").id
    assert table.find("guardroom").doors
    assert table.player(0).stun == 1  # no Danger


@pytest.mark.rule("RM-56", "RM-58")
def test_draw_student_and_stun_for_each_scholar_there_in_turn_order() -> None:
    table = castle(dark("valerio", "sofia").zone("gate-hall"), SCRIPTORIUM).at(1, "gate-hall")
    castle(table, "kragmortha-vestry").top("bag", *["student"] * 4).stairs("gate-hall", SCRIPTORIUM)
    table.stairs("gate-hall", "kragmortha-vestry")
    boss(table, "thunderclap").says(0, "stun").says(1, "stun").says(0, "sacrifice").says(1, "sacrifice")
    assert [event["seat"] for event in table.told(None, "student_drawn")] == [0, 1]
    assert [event["act"] for event in table.told(None, "minion_acted")] == ["stun", "draw_student"]


@pytest.mark.rule("RM-57")
def test_discard_of_their_choice_fewer_if_they_have_fewer() -> None:
    table = (
        castle(dark("valerio", "sofia").zone("gate-hall"), HOARD)
        .at(1, "gate-hall")
        .hand(0, "bribe", "rumour")
    )
    table.stairs("gate-hall", HOARD)
    boss(table, "mild-curse").says(0, "stun").says(1, "stun")
    assert table.asked == {0: "discard"}
    table.says(0, ["card bribe"])
    assert table.cards(0) == ["rumour"]


@pytest.mark.rule("RM-59")
def test_a_gift_is_the_leftmost_cube_of_the_minions_own_zone() -> None:
    table = castle(dark("valerio", "sofia").zone("gate-hall"), HOARD, "", "worship").at(1, "gate-hall")
    table.stairs("gate-hall", HOARD)
    boss(table, "royal-tithe")
    assert (table.cubes(0), table.cubes(1)) == ({"worship": 1}, {})  # the rest get none


@pytest.mark.rule("RM-60")
def test_an_action_without_a_target_is_skipped() -> None:
    table = castle(dark("valerio", "sofia").zone("gate-hall"), HOARD, "", "worship")  # cannot be reached
    boss(table, "royal-tithe")
    assert table.told(None, "minion_skipped")[0]["act"] == "gift"
    assert minions.castle_of(table.state, CONTENT, "zbugbok") == table.find(HOARD).id


@pytest.mark.rule("RM-61")
def test_example_magic_gate_with_fluffy_absent_and_matita_by_a_secret_passage() -> None:
    """Sofia and Rebecca two steps away, Vincenzo and Valerio one by the passage A."""
    table = Table("vincenzo", "valerio", "sofia", "rebecca", mode="dark_lord", turn=0)
    table.zone("pantry").zone("gate-hall", "pantry").zone("ancestor-hall", floor=3)
    castle(table, SCRIPTORIUM, "", "worship", "", "", "universal")
    table.state.minions["matita"] = table.find("pantry").id
    table.zone("cloakroom", "pantry").zone("rat-parliament", "cloakroom")
    far = table.find("rat-parliament").id
    assert distances(table.state, table.find("pantry").id)[far] == 2
    table.at(0, "ancestor-hall").at(1, "ancestor-hall").at(2, "rat-parliament").at(3, "rat-parliament")
    table.top("bag", "student", "omega").top("jinx_deck", "hiccups").top("sorcery_deck", "magic-gate")
    table._sound = False
    table.state.kragmortha.clear()
    table.zone("star-chamber", "ancestor-hall").zone("deep-vault", "ancestor-hall")
    table.state.active = 0
    table.state.sorcery = table.state.sorcery_deck.pop().face
    run = Run(table.state, CONTENT)
    table.state.ask = None
    table.state.stack[-1].label -= 1
    minions.apply_minions(run, {}, you=0)
    resume(run, GAME._programs)
    table.log += run.events
    assert table.state.minions["matita"] == table.find("ancestor-hall").id
    assert table.cubes(0) == {"worship": 1}  # Vincenzo comes before Valerio
    assert table.asked == {1: "universal_column"}
    table.says(1, "column caste")
    assert table.cubes(1) == {"caste": 1}
    drawn = [(event["seat"], event["student"]) for event in table.told(None, "student_drawn")]
    assert drawn == [(0, "student"), (1, "omega")]


def panic(card: str, table: Table) -> Table:
    """Maximum Alert begins with this Panic Card; seat 1 is next."""
    table.campus(panic=card, omegas=4)
    table.hand(0, "open-day").top("bag", "omega").top("jinx_deck", "hiccups").play("action")
    return table.says(0, "main open-day")


@pytest.mark.rule("RM-17")
def test_come_back_to_me_two_minions_a_turn_until_all_are_home() -> None:
    table = dark("valerio", "sofia").zone("gate-hall").zone("pantry", "gate-hall").at(0, "pantry")
    castle(table, KENNEL).stairs("gate-hall", KENNEL)
    castle(table, HOARD).stairs("gate-hall", HOARD)
    table.state.minions.update({"fluffy": table.find("pantry").id, "zbugbok": table.find("gate-hall").id})
    table._sound = False
    panic("come-back-to-me", table).idle()
    assert table.state.minions["zbugbok"] == table.find(HOARD).id
    assert table.state.minions["fluffy"] == table.find("gate-hall").id
    table.idle()
    assert table.outcome is not None
    assert table.outcome.reason == "minions_home"


@pytest.mark.rule("RM-18")
def test_final_raid_moves_everybody_and_raids_who_enters() -> None:
    table = (
        dark("valerio", "sofia").zone("gate-hall").zone("pantry", "gate-hall").at(0, "pantry").rigor("pantry")
    )
    castle(table, KENNEL).board(1, riches=1, caste=1)
    table.state.minions.clear()
    table._sound = False
    panic("final-raid", table).idle()
    assert table.asked == {1: "prowl"}
    table.says(1, "step gate-hall").says(1, "stay").says(1, "step gate-hall")
    assert table.asked == {1: "raided_cube"}
    table.says(1, "cube riches")
    assert table.spaces(KENNEL)[-1] == "riches"
    assert table.story("boss_activated") == []  # the Boss Card is discarded


@pytest.mark.rule("RM-18", "EX-49")
def test_a_raid_without_a_free_space_ends_the_game() -> None:
    table = (
        dark("valerio", "sofia")
        .zone("gate-hall")
        .zone("pantry", "gate-hall")
        .at(0, "pantry")
        .rigor("gate-hall")
    )
    castle(table, KENNEL, *["civilization"] * 5).board(1, riches=1)
    table.state.minions.clear()
    table._sound = False
    panic("final-raid", table).idle().says(1, "stay").says(1, "stay").says(1, "step gate-hall")
    assert table.outcome is not None
    assert table.outcome.reason == "no_free_space"
