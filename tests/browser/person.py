"""Somebody who uses the client as people do: sees what is offered on the page and clicks it."""

import json
import random
import re
import time
from collections.abc import Callable
from enum import Enum
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    ElementHandle,
    Error,
    Locator,
    Page,
    Request,
    Response,
    TimeoutError,
    WebSocket,
    expect,
)

PATIENCE = 30_000
"""Milliseconds in which the page must show what it should, also where browsers share few processors."""

expect.set_options(timeout=PATIENCE)

OFFERED = "/can be chosen|; can |to kill/"
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
        self.game = "Looterz"
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

    def open_table(self, game: str = "Looterz") -> str:
        """Opens a table of the game; returns its invite link."""
        self.introduce()
        self.game = game
        self.page.get_by_role("radio", name=game).check()
        self.page.get_by_role("button", name="Open a table").click()
        expect(self.page.get_by_role("heading", name="Who dares?")).to_be_visible()
        link = self.page.get_by_text(re.compile(r"/join/\w+$")).inner_text()
        return f"{self.address}/join/{link.rsplit('/', 1)[1]}"

    def add_bot(self, chair: int, kind: str = "Cunning") -> None:
        """As the host, puts a bot on a chair (counted from 1)."""
        self.page.get_by_label(f"Who sits on chair {chair}").select_option(label=kind)
        expect(self.page.get_by_text(f"{kind} bot")).not_to_have_count(0)

    def take_seat(self, link: str, game: str = "Looterz") -> None:
        """Follows an invite link to a table of the game and sits down."""
        self.game = game
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

    def choose_option(self, option: str, value: str) -> None:
        """As the host, sets an option of the table."""
        radio = self.page.get_by_role("group", name=option).get_by_role("radio", name=value)
        radio.check()
        expect(radio).to_be_checked()

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

    def play_to_the_end(self, *others: "Person") -> None:
        """Plays, in turns with `others`, until everybody has the score sheet."""
        people = (self, *others)
        self._play(people, lambda _: all(person.over for person in people))

    def play_some(self, *others: "Person", moves: int) -> None:
        """Makes a few moves, in turns with `others`, or fewer when the game ends before."""
        self._play((self, *others), lambda made: made >= moves or self.over)

    def play_until(self, shown: Locator) -> None:
        """Answers whatever is asked until the page shows this."""
        self._play((self,), lambda _: shown.is_visible())

    def _play(self, people: tuple["Person", ...], enough: Callable[[int], bool]) -> None:
        made, last = 0, time.monotonic()
        while not enough(made):
            heard = sum(len(person.frames) for person in people)
            moved = sum(person.move() for person in people)
            made += moved
            if not moved:
                self.page.wait_for_timeout(20)  # somebody else's turn; also lets messages in
            if moved or heard < sum(len(person.frames) for person in people):
                last = time.monotonic()
            elif time.monotonic() > last + PATIENCE / 1000:
                raise AssertionError(f"Nothing goes on. {self.name} reads: {self.prompt.inner_text()}")

    def offer(self) -> ElementHandle | None:
        """What a sensible player would click next; None when it is not this person's turn."""
        return self.page.evaluate_handle(OFFERS[self.game], self._random.random()).as_element()

    def move(self) -> bool:
        """Clicks one sensible thing that the page offers; False when it is not this person's turn."""
        offer = self.offer()
        if offer is None:
            return False
        try:
            self._press(offer)
            self.page.wait_for_function(CHANGED, timeout=2_000)
        except Error:
            return False  # it went away while the hand was on its way to it
        return True

    def _press(self, offer: ElementHandle) -> None:
        """Types what a field wants; clicks anything else, or presses Enter on what lies under something."""
        if offer.evaluate("element => element.tagName === 'INPUT'"):
            offer.fill(offer.get_attribute("placeholder") or "")
            return
        try:
            offer.click(timeout=1_500)
        except TimeoutError:
            offer.focus()
            offer.press("Enter")

    def check_the_game(self) -> Locator:
        """Lets the page check a game that is over; returns what it says of an honest one."""
        self.page.get_by_text("Was it fair?").click()
        self.page.get_by_role("button", name="Check this game").click()
        return self.page.get_by_text("all as the seed says")

    # ---- what goes wrong, and what comes in

    def _watch(self, page: Page) -> None:
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("response", self._on_response)
        page.on("requestfailed", self._on_failed_request)
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

    def _on_failed_request(self, request: Request) -> None:
        # Who leaves a page lets its requests fall.
        if request.failure not in self.tolerated and request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"{request.failure}: {request.url}")

    def _on_websocket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(_text(data)))

    def heard(self) -> list[dict[str, Any]]:
        """Every JSON object that came over the websocket."""
        return [json.loads(text) for text in self.frames if text]

    def received(self) -> list[dict[str, Any]]:
        """Every JSON object that came to the page, which was never left, over websocket or API."""
        bodies = [answer.text() for answer in self.answers]
        return [*self.heard(), *(json.loads(text) for text in bodies if text)]

    def describe(self) -> str:
        """What is on the page, for who reads why a test failed."""
        return f"{self.page.url}\n{self.page.locator('body').aria_snapshot()}"


def _text(data: str | bytes) -> str:
    return data if isinstance(data, str) else data.decode()


SIGNATURE = """() => [
  document.querySelector('section.prompt')?.innerText,
  ...[...document.querySelectorAll('[aria-pressed],[aria-expanded],[role=group]')].map(
    (thing) => thing.ariaLabel + thing.ariaPressed + thing.ariaExpanded),
  document.querySelectorAll('dialog[open], .use.lit').length,
  document.querySelector('section.prompt input')?.value,
  document.querySelector('h1')?.innerText,
].join('|')"""
"""What of the page changes with every click that does something."""

CHANGED = f"() => ({SIGNATURE})() !== window.signatureBefore"

OFFER = f"""(chance) => {{
  window.signatureBefore = ({SIGNATURE})();
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const label = (one) => one.ariaLabel ?? one.innerText;
  const any = (list) => list[Math.floor(chance * list.length)] ?? null;
  const sure = all('dialog[open] button').find((one) => label(one) === 'End the phase');
  if (sure) return sure;
  if (all('section.prompt.waiting, dialog[open]').length) return null;
  const actions = all('[role=group] button').filter((one) => /^What .* does$/.test(label(one.parentElement)));
  if (actions.length) return actions.find((one) => /search/i.test(label(one))) ?? any(actions);
  const primary = all('section.prompt button.primary:not([aria-disabled=true])')[0];
  const offered = all('button[aria-pressed=false]').filter((one) => {OFFERED}.test(label(one)));
  const picked = all('button[aria-pressed=true]').length > 0;
  if (offered.length && !(picked && primary)) return any(offered);
  return primary ?? any(all('section.prompt .actions button'));
}}"""
"""What a sensible player clicks next: a lit card, an action of it, or the button that ends the question."""

OFFER_OF_DUNGEONOLOGY = f"""(chance) => {{
  window.signatureBefore = ({SIGNATURE})();
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const any = (list) => list[Math.floor((chance * 997) % 1 * list.length)] ?? null;
  const named = (text) => all('section.prompt button').find((one) => one.innerText.trim() === text);
  if (all('section.prompt.waiting, dialog[open]').length) return null;
  const field = all('section.prompt input')[0];
  if (field) return field.value ? named('Shout it') : field;
  if (named('Type it instead')) return named('Type it instead');
  const uses = all('.use.lit:not(:disabled)');
  if (uses.length) return any(uses);
  const primary = all('section.prompt button.primary:not([aria-disabled=true])')[0];
  const picked = all('main button[aria-pressed=true]:not(.turn)').length > 0;
  const things = all('main button[aria-pressed=false]:not(.turn), .slot.lit button[aria-expanded=false]');
  if (primary && (picked || chance < 0.6 || !things.length)) return primary;
  return any([...things, ...all('section.prompt .actions button:not([aria-disabled=true])')]);
}}"""
"""What a Scholar in no great hurry clicks next."""

OFFERS = {"Looterz": OFFER, "Dungeonology": OFFER_OF_DUNGEONOLOGY}
