"""The server dies in the middle of a game."""

import signal
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import QUICK, NewPerson
from tests.browser.person import Size
from tests.browser.test_together import play_until_asked
from tests.server import running_server


def test_a_page_plays_on_after_the_server_was_killed(tmp_path: Path, new_person: NewPerson) -> None:
    data = tmp_path / "data"
    with running_server(data, **QUICK) as server:
        port = urlsplit(server.address).port or 0
        ada = new_person(server.address, "Ada", Size.DESKTOP)
        ada.open_table()
        ada.add_bot(2)
        ada.play_for(5)
        ada.start()
        ada.play_some(ada, moves=5)
        play_until_asked(ada)
        question, hand = ada.question, hand_of(ada.page)
        ada.tolerated.append("ERR_CONNECTION_REFUSED")  # the browser's own word on every vain attempt
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
        expect(ada.page.get_by_text("The line broke.")).to_be_visible()
    with running_server(data, port=port, **QUICK):
        expect(ada.page.get_by_text("The line broke.")).not_to_be_visible()
        assert (ada.question, hand_of(ada.page)) == (question, hand)
        ada.play_to_the_end()


def hand_of(page: Page) -> list[str]:
    """What lies in the hand, as it is read out."""
    cards = page.get_by_role("region", name="Your hand").get_by_role("button")
    return [card.get_attribute("aria-label") or "" for card in cards.all()]
