"""The server dies in the middle of a game."""

import signal
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import QUICK, NewPerson
from tests.browser.person import Person
from tests.browser.test_together import play_until_asked, result, sit_down_together
from tests.server import running_server

VAIN_ATTEMPTS = ["net::ERR_CONNECTION_REFUSED", "net::ERR_CONNECTION_RESET", "net::ERR_EMPTY_RESPONSE"]
"""The browser's own words on what fails while the server is gone, or fell in the middle of."""


def test_both_pages_play_on_after_the_server_was_killed(tmp_path: Path, new_person: NewPerson) -> None:
    data = tmp_path / "data"
    with running_server(data, **QUICK) as server:
        port = urlsplit(server.address).port or 0
        ada, bob = sit_down_together(server, new_person, coins=5)
        ada.play_some(bob, moves=6)
        asked = play_until_asked(ada, bob)
        before = asked.question, hand_of(ada), hand_of(bob)
        for person in (ada, bob):
            person.tolerated += VAIN_ATTEMPTS
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
        for person in (ada, bob):
            expect(person.page.get_by_text("The line broke.")).to_be_visible()
    with running_server(data, port=port, **QUICK):
        for person in (ada, bob):
            expect(person.page.get_by_text("The line broke.")).not_to_be_visible()
        assert (asked.question, hand_of(ada), hand_of(bob)) == before
        ada.play_to_the_end(bob)
        assert result(ada) == result(bob)


def hand_of(person: Person) -> list[str]:
    """What lies in the hand, as it is read out; on a phone the drawer with it is opened first."""
    region = person.page.get_by_role("region", name="Your hand")
    closed = region.get_by_role("button", expanded=False)
    if closed.count():
        closed.click()
    cards = region.get_by_role("button").and_(person.page.locator("[aria-label]"))
    return [card.get_attribute("aria-label") or "" for card in cards.all()]
