"""Somebody looks on by the watch link; afterwards they check whether the game was fair."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person, Size
from tests.browser.secrets import card_ids, hand_ids
from tests.browser.test_accessible import assert_nothing_serious
from tests.server import RunningServer


def watch_link(host: Person) -> str:
    """What the host's page names as the link for spectators."""
    path = host.page.get_by_text(re.compile(r"/watch/\w+$")).inner_text()
    return f"{host.address}/watch/{path.rsplit('/', 1)[1]}"


def test_a_spectator_sees_the_game_and_no_hand(server: RunningServer, new_person: NewPerson) -> None:
    ada = new_person(server.address, "Ada", Size.DESKTOP)
    eve = new_person(server.address, "Eve", Size.PHONE)
    ada.open_table()
    ada.add_bot(2)
    link = watch_link(ada)
    eve.page.goto(link)
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Watch").click()
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(eve.page.get_by_role("button", name=re.compile("ready"))).to_have_count(0)
    expect(ada.page.get_by_text("One watches.")).to_be_visible()
    ada.play_for(7)
    ada.start()
    expect(eve.page.get_by_text("watching", exact=True)).to_be_visible()
    expect(ada.page.get_by_text("1 watching")).to_be_visible()
    ada.play_to_the_end()
    expect(eve.page.get_by_role("heading", name=re.compile("wins?|shared", re.IGNORECASE))).to_be_visible()
    expect(eve.page.get_by_role("button", name=re.compile("ematch"))).to_have_count(0)
    assert len(hand_ids(ada.received())) > 3
    assert not card_ids(eve.received()) & hand_ids(ada.received())
    eve.page.reload()
    for person in (ada, eve):
        expect(person.check_the_game()).to_have_text(re.compile(r"cards? and \d+ dice"))
        expect(person.page.get_by_text("as this device saw it during the game")).to_be_visible()


def test_the_host_takes_the_link_back(server: RunningServer, new_person: NewPerson) -> None:
    ada = new_person(server.address, "Ada", Size.DESKTOP)
    eve = new_person(server.address, "Eve", Size.DESKTOP)
    eve.expected_statuses = {401, 404}
    ada.open_table()
    link = watch_link(ada)
    eve.page.goto(link)
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Watch").click()
    expect(ada.page.get_by_text("One watches.")).to_be_visible()
    ada.page.get_by_role("button", name="Allow none").click()
    ada.page.get_by_role("button", name="Turn them out").click()
    expect(ada.page.get_by_text("Nobody may look on at this table.")).to_be_visible()
    expect(eve.page.get_by_role("heading", name="The curtain falls")).to_be_visible()
    eve.page.goto(link)
    expect(eve.page.get_by_role("heading", name="Nothing to see behind this link")).to_be_visible()


def test_the_host_turns_one_of_two_out(server: RunningServer, new_person: NewPerson) -> None:
    ada = new_person(server.address, "Ada", Size.PHONE)
    eve, dan = (new_person(server.address, name, Size.DESKTOP) for name in ("Eve", "Dan"))
    eve.expected_statuses.add(403)
    ada.open_table()
    link = watch_link(ada)
    for person in (eve, dan):
        person.page.goto(link)
        person.page.get_by_label("Your name").fill(person.name)
        person.page.get_by_role("button", name="Watch").click()
    expect(ada.page.get_by_text("2 watch.")).to_be_visible()
    assert_nothing_serious(ada, "lobby with spectators")
    ada.page.get_by_role("button", name="Turn out Eve").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Turn Eve out").click()
    expect(eve.page.get_by_role("heading", name="You were shown the door")).to_be_visible()
    expect(ada.page.get_by_text("One watches.")).to_be_visible()
    expect(ada.page.get_by_role("list", name="Who watches")).to_have_text(re.compile("Dan"))
    expect(dan.page.get_by_text("You are watching.")).to_be_visible()


def test_who_comes_back_reads_what_they_missed(server: RunningServer, new_person: NewPerson) -> None:
    ada = new_person(server.address, "Ada", Size.DESKTOP)
    eve = new_person(server.address, "Eve", Size.PHONE)
    ada.open_table()
    ada.add_bot(2)
    link = watch_link(ada)
    eve.page.goto(link)
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Watch").click()
    ada.play_for(15)
    ada.start()
    expect(eve.page.get_by_text("watching", exact=True)).to_be_visible()
    missed = eve.page.get_by_role("region", name="While you were away")
    expect(missed).to_have_count(0)
    table = eve.page.url
    eve.page.goto(server.address)
    ada.play_some(moves=8)
    eve.page.goto(table)
    expect(missed.first).to_contain_text("Ada recruits")
    eve.page.get_by_role("button", name="I am up to date").click()
    expect(missed).to_have_count(0)
