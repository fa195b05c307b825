"""Whole games of Dungeonology in the browser, in each mode, and two people against each other."""

import re

import pytest
from playwright.sync_api import expect

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


def sit_down_together(server: RunningServer, new_person: NewPerson) -> tuple[Person, Person]:
    """A started game: the host on a desktop, the guest on a phone."""
    ada = new_person(server.address, "Ada", Size.DESKTOP)
    bob = new_person(server.address, "Bob", Size.PHONE)
    bob.take_seat(ada.open_table("Dungeonology"), "Dungeonology")
    bob.get_ready()
    ada.start()
    expect(bob.page.get_by_text(re.compile("turn|Scholar")).first).to_be_visible()
    return ada, bob
