"""Somebody who uses the client as people do: sees what is offered on the page and clicks it."""

import json
import random
import re
from enum import Enum
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Response, WebSocket, expect

PATIENCE = 10_000
"""Milliseconds in which the page must show what it should."""

OFFERED = re.compile(r"can be chosen|; can |to kill")
"""How the accessible name of a thing on the table says that a click on it answers the question."""


class Size(Enum):
    """Screens that the client is made for: width and height in CSS pixels."""

    PHONE = (390, 844)
    TABLET = (820, 1180)
    DESKTOP = (1440, 900)


class Person:
    """A person with a browser profile of their own, who notes whatever goes wrong in the page."""

    def __init__(
        self, browser: Browser, address: str, name: str, size: Size, settings: dict[str, object]
    ) -> None:
        self.name = name
        self.address = address
        self.troubles: list[str] = []
        self.frames: list[str] = []
        self.answers: list[Response] = []
        self.expected_statuses = {401}  # who has no name yet is told so
        self.tolerated = ["Failed to load resource"]  # told more exactly by the status
        self._random = random.Random(name)
        width, height = size.value
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=size is Size.PHONE,
            reduced_motion="no-preference",
        )
        chosen = {"speed": "none", "hints": False, **settings}
        stored = json.dumps(json.dumps(chosen))
        self.context.add_init_script(f"localStorage.setItem('rigor.settings', {stored})")
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self._watch(self.page)

    # ---- coming together

    def introduce(self) -> None:
        """Opens the home page and types a name."""
        self.page.goto(self.address)
        self.page.get_by_label("Your name").fill(self.name)

    def open_table(self) -> str:
        """Opens a table of Looterz; returns its invite link."""
        self.introduce()
        self.page.get_by_role("button", name="Open a table").click()
        expect(self.page.get_by_role("heading", name="Who dares?")).to_be_visible()
        link = self.page.get_by_text(re.compile(r"/join/\w+$")).inner_text()
        return f"{self.address}/join/{link.rsplit('/', 1)[1]}"

    def add_bot(self, chair: int, kind: str = "Cunning") -> None:
        """As the host, puts a bot on a chair (counted from 1)."""
        self.page.get_by_label(f"Who sits on chair {chair}").select_option(label=kind)
        expect(self.page.get_by_text(f"{kind} bot")).not_to_have_count(0)

    def take_seat(self, link: str) -> None:
        """Follows an invite link and sits down."""
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Open the letter").click()
        self.page.get_by_role("button", name="Sit down").click()
        expect(self.page.get_by_role("heading", name="Who dares?")).to_be_visible()

    def get_ready(self) -> None:
        """Tells the host that the game can start."""
        self.page.get_by_role("button", name=re.compile("ready", re.IGNORECASE)).click()

    def start(self) -> None:
        """As the host, starts the game."""
        button = self.page.get_by_role("button", name="Start the game")
        expect(button).not_to_have_attribute("aria-disabled", "true")
        button.click()
        expect(self.prompt).to_be_visible()

    def play_for(self, coins: int) -> None:
        """As the host, sets the coins to win."""
        self.page.get_by_role("radio", name="Own…").check()
        options = self.page.get_by_role("group", name="Coins to win").last
        for _ in range(40):
            shown = int(options.get_by_role("status").inner_text())
            if shown == coins:
                return
            options.get_by_role("button", name="Fewer" if shown > coins else "More").click()
            expect(options.get_by_role("status")).not_to_have_text(str(shown))

    # ---- playing

    @property
    def prompt(self) -> Locator:
        """Where the game asks."""
        return self.page.locator("section.prompt")

    @property
    def question(self) -> str:
        """What is asked at the moment."""
        return self.prompt.get_by_role("heading").inner_text()

    @property
    def over(self) -> bool:
        """Whether the score sheet lies on the table."""
        return self.page.get_by_role("button", name=re.compile("ematch")).is_visible()

    @property
    def asked(self) -> bool:
        """Whether this person has to answer something."""
        return self.page.locator("section.prompt:not(.waiting)").is_visible()

    def play_to_the_end(self, *others: "Person", moves: int = 1500) -> None:
        """Plays, in turns with `others`, until the score sheet is there."""
        for _ in range(moves):
            if all(person.over for person in (self, *others)):
                return
            moved = [person.move() for person in (self, *others)]
            if not any(moved):
                self.page.wait_for_timeout(20)  # a bot's turn
        raise AssertionError(f"The game has not ended. {self.name} reads: {self.prompt.inner_text()}")

    def play_some(self, *people: "Person", moves: int) -> None:
        """Lets people make a few moves, whoever's turn it is."""
        made = 0
        for _ in range(40 * moves):
            made += sum(person.move() for person in people)
            if made >= moves or self.over:
                return
            self.page.wait_for_timeout(20)

    def move(self) -> bool:
        """Clicks one sensible thing that the page offers; False when it is not this person's turn."""
        if self.over or not self.asked:
            return False
        before = self._signature()
        try:
            self._offer().click(timeout=2_000)
        except Error:
            return False  # it went away while the hand was on its way to it
        try:
            self.page.wait_for_function(SIGNATURE_CHANGED, arg=before, timeout=1_500)
        except Error:
            return False
        return True

    def _offer(self) -> Locator:
        page = self.page
        dialog = page.get_by_role("dialog").get_by_role("button", name="End the phase")
        if dialog.is_visible():
            return dialog
        actions = page.get_by_role("group", name=re.compile("^What .* does$")).get_by_role("button")
        if actions.count():
            return self._any(actions)
        primary = self.prompt.locator("button.primary:not([aria-disabled=true])")
        picked = page.locator("button[aria-pressed=true]").count() > 0
        offered = page.locator("button[aria-pressed=false]").filter(visible=True)
        offered = offered.and_(page.get_by_role("button", name=OFFERED))
        if offered.count() and not (picked and primary.count()):
            return self._any(offered)
        if primary.count():
            return primary
        return self._any(self.prompt.locator(".actions button"))

    def _any(self, several: Locator) -> Locator:
        return several.nth(self._random.randrange(max(1, several.count())))

    def _signature(self) -> str:
        return str(self.page.evaluate(f"({SIGNATURE})()"))

    # ---- what goes wrong, and what comes in

    def _watch(self, page: Page) -> None:
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("response", self._on_response)
        page.on("websocket", self._on_websocket)

    def _on_console(self, message: ConsoleMessage) -> None:
        tolerated = any(text in message.text for text in self.tolerated)
        if message.type in ("error", "warning") and not tolerated:
            self.troubles.append(f"console: {message.text}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400 and response.status not in self.expected_statuses:
            self.troubles.append(f"{response.status}: {response.url}")
        if "/api/" in response.url:
            self.answers.append(response)

    def _on_websocket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(_text(data)))

    def received(self) -> list[dict[str, Any]]:
        """Every JSON object that came over the websocket, in order."""
        return [json.loads(frame) for frame in self.frames]


def _text(data: str | bytes) -> str:
    return data if isinstance(data, str) else data.decode()


SIGNATURE = """() => [
  document.querySelector('section.prompt')?.innerText,
  [...document.querySelectorAll('[aria-pressed=true],[aria-expanded=true]')].map(e => e.ariaLabel).join(),
  document.querySelectorAll('[aria-pressed]').length,
  document.querySelectorAll('dialog[open]').length,
  document.querySelector('#end-title')?.innerText,
].join('|')"""
"""What of the page changes with every answer."""

SIGNATURE_CHANGED = f"before => ({SIGNATURE})() !== before"
