"""What everybody must be able to do: read it, reach it by keyboard, be spared motion."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ElementHandle, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import CHANGED, Person, Size
from tests.browser.test_together import play_until_asked
from tests.server import RunningServer


def assert_nothing_serious(person: Person, screen: str) -> None:
    """axe-core finds nothing serious or critical on the page as it is."""
    found = Axe().run(person.page).response["violations"]
    serious = [
        f"{violation['id']}: {node['html'][:120]}"
        for violation in found
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]
    assert not serious, f"{screen}: {serious}"


@pytest.mark.parametrize("theme", ["night", "daylight"])
@pytest.mark.parametrize("size", [Size.PHONE, Size.DESKTOP])
def test_axe_finds_nothing_serious(
    server: RunningServer, new_person: NewPerson, size: Size, theme: str
) -> None:
    ada = new_person(server.address, "Ada", size, theme=theme)
    ada.page.goto(f"{server.address}/rules/looterz")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert_nothing_serious(ada, "rules")
    ada.introduce()
    assert_nothing_serious(ada, "home")
    link = ada.open_table()
    ada.add_bot(2)
    ada.add_bot(3)
    assert_nothing_serious(ada, "lobby")
    bob = new_person(server.address, "Bob", size, theme=theme)
    bob.page.goto(link)
    expect(bob.page.get_by_label("Your name")).to_be_visible()
    assert_nothing_serious(bob, "join")
    ada.play_for(3)
    ada.start()
    for _ in range(4):
        ada.play_some(moves=2)
        assert_nothing_serious(ada, f"table, asked: {ada.prompt.inner_text()}")
    open_graveyard(ada)
    assert_nothing_serious(ada, "graveyard")
    ada.page.keyboard.press("Escape")
    ada.play_to_the_end()
    assert_nothing_serious(ada, "end")


def open_graveyard(person: Person) -> None:
    """Plays until something lies in the Graveyard and nothing is to be chosen from it, and opens it."""
    pile = person.page.get_by_role("button", name="Browse", disabled=False)
    for _ in range(30):
        if person.over:
            return
        if pile.is_visible() and not person.page.get_by_role("dialog").is_visible():
            pile.click()
            return
        person.play_some(moves=1)


def test_whole_turns_by_keyboard_alone(server: RunningServer, new_person: NewPerson) -> None:
    ada = new_person(server.address, "Ada", Size.DESKTOP)
    ada.open_table()
    ada.add_bot(2)
    ada.start()
    play_until_asked(ada)
    questions = set()
    turns = ada.page.get_by_role("log", name="What happened").get_by_text(re.compile(r"^Round \d+: "))
    begun = turns.count()
    while turns.count() < begun + 4:  # two of her own, two of the bot's
        questions.add(ada.question)
        offer = ada.offer()
        if offer is None:
            ada.page.wait_for_timeout(20)
            continue
        if len(questions) > 1:
            ada.page.wait_for_function(AT_THE_TABLE)
        reach(ada, offer)
        ada.page.keyboard.press("Enter")
        ada.page.wait_for_function(CHANGED)
    assert len(questions) > 1


AT_THE_TABLE = """() => document.querySelector('section.prompt.waiting')
  || document.activeElement?.closest('.table')"""
"""Who is asked, and goes by keyboard, need not come from the top of the page."""


def reach(person: Person, target: ElementHandle) -> None:
    """Moves the focus to the target, first onwards, then back."""
    for key in ["Tab"] * 30 + ["Shift+Tab"] * 120:
        if target.evaluate("element => element === document.activeElement"):
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"The keyboard does not reach {target.evaluate('element => element.ariaLabel')}")


def test_the_log_is_one_stop_and_its_names_are_within_reach(
    server: RunningServer, new_person: NewPerson
) -> None:
    ada = new_person(server.address, "Ada", Size.DESKTOP)
    ada.open_table()
    ada.add_bot(2)
    ada.start()
    ada.play_some(moves=4)
    log = ada.page.get_by_role("log", name="What happened")
    log.focus()
    ada.page.keyboard.press("Tab")
    expect(ada.page.get_by_role("log", name="Chat")).to_be_focused()
    ada.page.keyboard.press("Shift+Tab")
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("ArrowUp")
    named = log.locator("ol :is(a, button)")
    expect(named.nth(named.count() - 2)).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(log).to_be_focused()


LISTEN = """() => {
  window.heard = [];
  const region = (node) => (node instanceof Element ? node : node.parentElement)?.closest(
    '[aria-live], [role=status], [role=alert], [role=log]');
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      const manner = region(target)?.getAttribute('aria-live');
      if (!region(target) || manner === 'off') continue;
      const fresh = type === 'characterData' ? [target] : [...addedNodes];
      window.heard.push(...fresh.map((node) => node.textContent.trim()).filter(Boolean));
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Notes what a screen reader would be told, in order."""


@pytest.mark.parametrize("size", [Size.PHONE, Size.DESKTOP])
def test_turns_questions_and_results_are_read_out_once(
    server: RunningServer, new_person: NewPerson, size: Size
) -> None:
    ada = new_person(server.address, "Ada", size)
    ada.open_table()
    ada.add_bot(2)
    ada.start()
    play_until_asked(ada)
    ada.page.evaluate(LISTEN)
    questions = []
    for _ in range(5):
        play_until_asked(ada)
        ada.play_some(moves=1)
        play_until_asked(ada)
        questions.append(ada.question)
    heard: list[str] = ada.page.evaluate("window.heard")
    if size is Size.PHONE:
        ada.page.get_by_role("button", name="Log and chat").click()
    lines = ada.page.get_by_role("log", name="What happened").locator("li p").all_inner_texts()
    told = [line for line in heard if line in lines]
    assert told == lines[-len(told) :]
    assert len(told) > 1
    asked = [line for line in heard if line not in lines]
    for question in set(questions[1:]) - {questions[0]}:
        assert any(question in line for line in asked)


def test_nothing_moves_for_who_asks_for_reduced_motion(server: RunningServer, new_person: NewPerson) -> None:
    ada = new_person(server.address, "Ada", Size.DESKTOP, speed="slow")
    ada.page.emulate_media(reduced_motion="reduce")
    ada.open_table()
    ada.add_bot(2)
    ada.start()
    ada.play_some(moves=3)
    moving = "() => document.getAnimations().filter(one => one.playState === 'running').length"
    assert ada.page.evaluate(moving) == 0
