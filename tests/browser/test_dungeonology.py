"""Whole games of Dungeonology in the browser, in each mode, and two people against each other."""

import random
import re
import uuid
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from app import bots
from tests.browser.conftest import NewPerson
from tests.browser.person import Person, Size
from tests.browser.secrets import card_ids, hand_ids, shown_ids
from tests.browser.test_accessible import assert_nothing_serious
from tests.browser.test_together import play_until_asked, result
from tests.server import RunningServer


@pytest.mark.parametrize(
    ("mode", "size", "theme"),
    [
        ("Standard", Size.DESKTOP, "night"),
        ("Dark Lord", Size.PHONE, "daylight"),
        ("Kragmortha", Size.TABLET, "night"),
    ],
)
def test_a_whole_game_against_a_bot(
    server: RunningServer, new_person: NewPerson, mode: str, size: Size, theme: str
) -> None:
    ada = new_person(server.address, "Ada", size, theme=theme)
    ada.open_table("Dungeonology")
    ada.add_bot(2)
    ada.choose_option("Mode", mode)
    assert_nothing_serious(ada, "lobby")
    ada.start()
    for moves in (0, 4, 12, 24):
        ada.play_some(moves=moves)
        assert_nothing_serious(ada, f"{mode}, after {moves} moves")
    ada.play_to_the_end()
    sheet = ada.page.get_by_role("table", name="Score sheet")
    expect(sheet.get_by_role("columnheader")).to_have_count(3)
    expect(ada.page.get_by_text("The Clan Card:").first).to_be_visible()
    expect(ada.check_the_game()).to_have_text(
        re.compile(r"\d+ cards, \d+ Zones, \d+ Students and \d+ random")
    )
    assert_nothing_serious(ada, f"{mode}, the end")


def test_two_people_play_and_one_reloads_in_mid_choice(server: RunningServer, new_person: NewPerson) -> None:
    ada, bob = sit_down_together(server, new_person)
    ada.play_some(bob, moves=20)
    asked = play_until_asked(ada, bob)
    question = asked.question
    asked.page.reload()
    expect(asked.prompt.get_by_role("heading")).to_have_text(question)
    ada.play_to_the_end(bob)
    assert result(ada) == result(bob)
    for one, other in ((ada.heard(), bob.heard()), (bob.heard(), ada.heard())):
        assert len(hand_ids(other)) > 3
        assert not (card_ids(one) - shown_ids(one)) & hand_ids(other)


@pytest.mark.rule("RM-85")
def test_cubes_are_dragged_into_the_archive(server: RunningServer, new_person: NewPerson) -> None:
    ada = new_person(server.address, "Ada", Size.PHONE)
    open_table_that_archives(ada)
    archive = ada.prompt.locator(".archive")
    expect(archive).to_be_visible()
    assert_nothing_serious(ada, "archiving")
    cubes = archive.get_by_role("button", name="cube, can be chosen")
    told = archive.get_by_role("status")
    drag(cubes.first, archive.locator("[data-drop=home]"))
    expect(told).to_contain_text("1 cube worth")
    ada.page.keyboard.press("Escape")
    expect(told).not_to_contain_text("worth")
    ada.page.mouse.up()
    expect(cubes.and_(ada.page.locator("[aria-pressed=true]"))).to_have_count(0)
    drag(cubes.first, ada.page.locator(".board [data-drop=home]"))
    expect(told).to_contain_text("1 cube worth")
    ada.page.mouse.up()
    expect(cubes.first).to_have_attribute("aria-pressed", "true")
    ada.prompt.get_by_role("button", name="Archive").last.click()
    expect(archive).not_to_be_visible()


def open_table_that_archives(person: Person) -> None:
    """Shows a game in which it is asked which cubes are Archived; few end before."""
    for _ in range(5):
        person.open_table("Dungeonology")
        person.add_bot(2)
        person.choose_option("Mode", "Kragmortha")
        table = person.page.url
        person.page.goto(person.address)  # what a bot does for her in a moment no page has to show
        if play_until_archiving(person, table.rsplit("/", 1)[1]):
            person.page.goto(table)
            return
    pytest.fail("Nobody was asked which cubes are Archived.")


def play_until_archiving(person: Person, table_id: str) -> bool:
    """Starts the game and plays, all by the API, until it is asked which cubes are Archived, if it is."""
    api, table, chance = person.context.request, f"{person.address}/api/tables/{table_id}", random.Random(7)
    assert api.post(f"{table}/start", data={}).ok
    while True:
        view = api.get(f"{table}/game").json()["view"]
        if view["outcome"] is not None:
            return False
        if view["request"] is None:
            person.page.wait_for_timeout(10)
        elif view["request"]["prompt"] == "archive_cubes":
            return True
        else:
            command = {"ask": view["request"]["id"], "answer": homeward(view, chance)}
            api.post(f"{table}/commands", data={"id": str(uuid.uuid4()), "command": command})


def homeward(view: dict[str, Any], chance: random.Random) -> str | list[str]:
    """A bot's answer, but with two cubes to choose from back home, by a Rest, to Archive (EX-22, RM-85)."""
    request, mine = view["request"], view["seats"][view["viewer"]]
    enough = sum(len(cubes) for cubes in mine["board"].values()) > 1
    if request["prompt"] == "archive":
        return "yes" if enough else "no"
    if enough and request["prompt"] == "movement" and "rest" in request["choices"]:
        return "rest"
    return bots.choose("heuristic", view, chance)


def drag(thing: Locator, place: Locator) -> None:
    """Takes a thing with the mouse and holds it over the middle of a place."""
    mouse = thing.page.mouse
    mouse.move(*middle(thing))
    mouse.down()
    mouse.move(*middle(place), steps=6)


def middle(thing: Locator) -> tuple[float, float]:
    """The middle of what a locator finds, in the window."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sit_down_together(server: RunningServer, new_person: NewPerson) -> tuple[Person, Person]:
    """A started game: the host on a desktop, the guest on a phone."""
    ada = new_person(server.address, "Ada", Size.DESKTOP)
    bob = new_person(server.address, "Bob", Size.PHONE)
    bob.take_seat(ada.open_table("Dungeonology"), "Dungeonology")
    bob.get_ready()
    ada.start()
    expect(bob.page.get_by_text(re.compile("turn|Scholar")).first).to_be_visible()
    return ada, bob
