"""The rules: as a page that a link leads into, and beside the game that one reads them for."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Size
from tests.server import RunningServer


@pytest.mark.parametrize("size", [Size.PHONE, Size.DESKTOP])
def test_a_link_leads_to_its_rule_and_the_search_to_others(
    server: RunningServer, new_person: NewPerson, size: Size
) -> None:
    ada = new_person(server.address, "Ada", size)
    ada.page.goto(f"{server.address}/rules/looterz#LZ-56")
    heading = ada.page.get_by_role("heading", name="LZ-56 Decoy")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    ada.page.keyboard.press("/")
    ada.page.keyboard.type("Sniffles")
    expect(ada.page.get_by_role("heading", name="LZ-63")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("navigation").get_by_role("link", name="The end").click()
    expect(ada.page.get_by_role("heading", name="LZ-70")).to_be_in_viewport()


@pytest.mark.parametrize("size", [Size.PHONE, Size.DESKTOP])
def test_a_question_leads_to_its_rule_without_leaving_the_table(
    server: RunningServer, new_person: NewPerson, size: Size
) -> None:
    ada = new_person(server.address, "Ada", size)
    ada.open_table()
    ada.add_bot(2)
    table = ada.page.url
    ada.start()
    why = ada.prompt.get_by_role("link", name="The rule LZ-21")
    ada.play_until(why)  # who begins is drawn, and a card of the bot may ask before
    why.focus()
    ada.page.keyboard.press("Enter")
    sheet = ada.page.get_by_role("dialog", name="The rules")
    expect(sheet.get_by_role("heading", name="LZ-21 Recruitment")).to_be_focused()
    sheet.get_by_role("link", name="LZ-51").click()
    expect(sheet.get_by_role("heading", name="LZ-51 Recruit")).to_be_visible()
    sheet.get_by_role("button", name="Back").click()
    sheet.get_by_role("searchbox").fill("graveyard")
    expect(sheet.get_by_role("heading", name="LZ-06")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert ada.page.url == table
