"""One person against bots, from the first page to the score sheet."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Size
from tests.server import RunningServer


@pytest.mark.parametrize("size", [Size.PHONE, Size.DESKTOP])
def test_a_whole_game_against_bots(server: RunningServer, new_person: NewPerson, size: Size) -> None:
    ada = new_person(server.address, "Ada", size)
    ada.open_table()
    for chair in (2, 3):
        ada.add_bot(chair)
    ada.start()
    ada.play_to_the_end()
    sheet = ada.page.get_by_role("table", name="Score sheet")
    expect(sheet.get_by_role("row")).to_have_count(4)
    expect(sheet.get_by_text("You")).to_be_visible()
    ada.page.get_by_role("button", name="Rematch").click()
    expect(ada.page.get_by_role("heading", name="Another round?")).to_be_visible()
    ada.start()
    assert not ada.over
