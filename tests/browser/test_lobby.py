"""Coming and going: what people read when something does not work."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Size
from tests.server import RunningServer


def test_a_wrong_code_is_explained(server: RunningServer, new_person: NewPerson) -> None:
    ada = new_person(server.address, "Ada", Size.PHONE)
    ada.expected_statuses.add(404)
    ada.introduce()
    ada.page.get_by_label("Join with a code").fill("ZZZ ZZZ")
    ada.page.get_by_role("button", name="Join").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Open the letter").click()
    expect(ada.page.get_by_role("heading", name="No table behind this code")).to_be_visible()
    expect(ada.page.get_by_role("link", name="To the home page")).to_be_visible()


def test_who_is_removed_is_told_and_cannot_come_back(server: RunningServer, new_person: NewPerson) -> None:
    ada, bob = (new_person(server.address, name, Size.DESKTOP) for name in ("Ada", "Bob"))
    link = ada.open_table()
    bob.take_seat(link)
    bob.expected_statuses.add(403)
    ada.page.get_by_role("button", name="Remove").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Remove Bob").click()
    expect(bob.page.get_by_role("heading", name="You were shown the door")).to_be_visible()
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("removed")
    expect(ada.page.get_by_text("1 of 6 chairs taken")).to_be_visible()


def test_the_host_hands_on_the_table_by_leaving(server: RunningServer, new_person: NewPerson) -> None:
    ada, bob = (new_person(server.address, name, Size.DESKTOP) for name in ("Ada", "Bob"))
    bob.take_seat(ada.open_table())
    ada.page.get_by_role("button", name="Leave").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(ada.page.get_by_label("Your name")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Start the game")).to_be_visible()


def test_chat_reaches_the_others_as_plain_text(server: RunningServer, new_person: NewPerson) -> None:
    ada, bob = (new_person(server.address, name, Size.DESKTOP) for name in ("Ada", "Bob"))
    bob.take_seat(ada.open_table())
    box = ada.page.get_by_role("textbox", name="message").or_(ada.page.get_by_placeholder("Say something"))
    box.first.fill("<b>Mine</b> is the loot")
    box.first.press("Enter")
    chat = bob.page.get_by_role("log", name="Chat")
    expect(chat.get_by_text("<b>Mine</b> is the loot")).to_be_visible()


def test_who_comes_to_a_full_table_reads_that_it_is_full(
    server: RunningServer, new_person: NewPerson
) -> None:
    ada, bob = (new_person(server.address, name, Size.PHONE) for name in ("Ada", "Bob"))
    link = ada.open_table()
    for chair in range(2, 7):
        ada.add_bot(chair)
    bob.expected_statuses.add(409)
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Open the letter").click()
    expect(bob.page.get_by_text("Every chair is taken.")).to_be_visible()
    bob.page.get_by_role("button", name="Take my seat").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("This table is full.")


def test_whom_the_server_does_not_know_any_more_is_told_what_to_do(
    server: RunningServer, new_person: NewPerson
) -> None:
    ada = new_person(server.address, "Ada", Size.PHONE)
    ada.open_table()
    ada.tolerated.append("403")  # the browser's own word on a socket that was refused
    ada.context.clear_cookies()
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="Who are you?")).to_be_visible()
    ada.page.get_by_role("link", name="To the home page").click()
    expect(ada.page.get_by_label("Your name")).to_be_visible()
