"""Two people at one table, each in a browser of their own."""

import time

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import PATIENCE, Person, Size
from tests.browser.secrets import card_ids, drawn_by_others, hand_ids
from tests.server import RunningServer


def sit_down_together(server: RunningServer, new_person: NewPerson, coins: int) -> tuple[Person, Person]:
    """A started game for so many coins: the host on a desktop, the guest on a phone."""
    ada = new_person(server.address, "Ada", Size.DESKTOP)
    bob = new_person(server.address, "Bob", Size.PHONE)
    link = ada.open_table()
    bob.take_seat(link)
    ada.play_for(coins)
    bob.get_ready()
    ada.start()
    expect(bob.prompt).to_be_visible()
    return ada, bob


def test_a_game_survives_a_reload_and_a_dropped_line_in_mid_choice(
    server: RunningServer, new_person: NewPerson
) -> None:
    ada, bob = sit_down_together(server, new_person, coins=6)
    asked = play_until_asked(ada, bob)
    question = asked.question
    asked.page.reload()
    expect(asked.prompt.get_by_role("heading")).to_have_text(question)
    ada.play_some(bob, moves=6)
    asked = play_until_asked(ada, bob)
    asked.context.set_offline(True)
    expect(asked.page.get_by_text("This device has no network.")).to_be_visible()
    answer_while_offline(asked)
    asked.context.set_offline(False)
    expect(asked.page.get_by_text("This device has no network.")).not_to_be_visible()
    ada.play_to_the_end(bob)
    assert result(ada) == result(bob)


def test_no_page_is_told_of_the_others_cards(server: RunningServer, new_person: NewPerson) -> None:
    ada, bob = sit_down_together(server, new_person, coins=5)
    ada.play_to_the_end(bob)
    for one, other in ((ada, bob), (bob, ada)):
        assert len(hand_ids(other.received())) > 3
        assert not card_ids(one.received()) & hand_ids(other.received())
        assert drawn_by_others(one.received())
        assert not [event for event in drawn_by_others(one.received()) if "card" in event]


def answer_while_offline(person: Person) -> None:
    """Clicks until the page says that an answer waits for the line."""
    waits = person.page.get_by_text("Your answer is sent as soon as the line is back.")
    for _ in range(10):
        person.move()
        if waits.is_visible():
            return
    expect(waits).to_be_visible()


def play_until_asked(*people: Person) -> Person:
    """Waits until one of them has to choose."""
    last = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < last:
        for person in people:
            if person.asked:
                return person
        people[0].page.wait_for_timeout(20)
    raise AssertionError("Nobody is asked anything.")


def result(person: Person) -> list[str]:
    """The rows of the score sheet without the names, which are "You" for oneself."""
    rows = person.page.get_by_role("table", name="Score sheet").locator("tbody tr")
    return ["|".join(row.locator("td").all_inner_texts()) for row in rows.all()]
