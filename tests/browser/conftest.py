"""Real browsers on a real server: how they are started, and what must never happen in them."""

import contextlib
import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from app.settings import ROOT
from tests.browser.person import Person, Size
from tests.server import RunningServer, running_server

SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
QUICK = {"bot_delay_min": "0", "bot_delay_max": "0.02", "rate_limits": "false"}
"""Bots that answer at once: the tests wait for what happens, not for a bot's thinking."""

LONGEST = Path(__file__).with_name("test_dungeonology.py")
"""The file with the tests that take by far the longest."""

NewPerson = Callable[..., Person]


def chromium() -> str:
    """Where the browser is; fails with a sentence when there is none."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if not found:
        pytest.fail(
            "The browser tests need Chromium: install it (Debian: apt-get install chromium), "
            "or name one in the variable CHROMIUM."
        )
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests; each person in it has a profile of their own."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=list(SWITCHES))
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the built client, shared by all tests that do not kill it."""
    if not (ROOT / "frontend" / "dist" / "index.html").exists():
        pytest.fail("The client is not built: run `python3 play.py build` first.")
    with running_server(tmp_path_factory.mktemp("server"), **QUICK) as running:
        yield running


PEOPLE = pytest.StashKey[list[Person]]()
"""Whose pages a test looks at."""


@pytest.fixture
def new_person(browser: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[NewPerson]:
    """Makes people with a browser profile each; afterwards nothing may have gone wrong in their pages."""
    people = request.node.stash[PEOPLE] = []

    def make(address: str, name: str, size: Size = Size.DESKTOP, **settings: object) -> Person:
        person = Person(browser, address, name, size, settings)
        people.append(person)
        return person

    yield make
    for person in people:
        person.context.close()
    for person in people:
        assert not person.troubles, f"In {person.name}'s page: {person.troubles}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests, so that no process is left with them when the other has finished."""
    items.sort(key=lambda item: item.path != LONGEST)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add to the report of a failed test what was on each person's page, in words and as a picture."""
    report = yield
    if report.when == "call" and report.failed:
        assert isinstance(item, pytest.Function)
        folder = item.funcargs["tmp_path"]
        assert isinstance(folder, Path)
        for person in item.stash.get(PEOPLE, []):
            picture = folder / f"{person.name}.png"
            with contextlib.suppress(Error):  # a page that is gone shows nothing
                person.page.screenshot(path=picture)
                report.sections.append((f"{person.name}'s page, {picture}", person.describe()))
    return report
