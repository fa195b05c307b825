"""Pictures of every screen, on phone, tablet and desktop, from a running service; and what axe-core finds.

    python frontend/scripts/screenshots.py --url http://127.0.0.1:8000 [--theme daylight] [--only lobby,end]

Look at the pictures in frontend/screenshots/ and mend what you would not show to a friend.
With --docs the few that the README and the documents show land in docs/screenshots/ instead, in 256 colours:
this needs Pillow, `python3 -m pip --python .venv/bin/python install pillow`.
"""

import argparse
import io
import json
import os
import shutil
import sys
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from app import bots  # noqa: E402

OUT = Path(__file__).resolve().parent.parent / "screenshots"
DOCS = Path(__file__).resolve().parents[2] / "docs" / "screenshots"
DOCUMENTED = {
    ("home", "desktop"): "home",
    ("lobby_host", "desktop"): "lobby",
    ("game", "desktop"): "table",
    ("game", "phone"): "table-phone",
    ("end", "desktop"): "end",
    ("standard", "desktop"): "dungeonology",
}
"""Pictures for the documents, and their names there."""
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
SERIOUS = {"serious", "critical"}


@dataclass
class Studio:
    """One browser, one size: takes pictures and collects findings."""

    browser: Browser
    url: str
    size: str
    theme: str
    docs: bool = False
    findings: list[str] = field(default_factory=list)

    def person(self) -> BrowserContext:
        """A fresh browser profile: somebody else."""
        width, height = SIZES[self.size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=self.size != "desktop",
            device_scale_factor=2 if self.size == "phone" and not self.docs else 1,
            reduced_motion="reduce",
            base_url=self.url,
        )
        settings = json.dumps({"theme": self.theme, "hints": not self.docs})
        context.add_init_script(f"localStorage['rigor.settings'] ??= {json.dumps(settings)}")
        return context

    def page(self, context: BrowserContext) -> Page:
        """A page that reports its errors."""
        page = context.new_page()
        page.on("pageerror", lambda error: self.findings.append(f"{self.size}: error on {page.url}: {error}"))
        page.on("console", lambda line: line.type == "error" and self._note_console(line.text))
        return page

    def _note_console(self, text: str) -> None:
        # The browser logs every 401 and 404 of the API; those are answers, not faults.
        if "Failed to load resource" not in text:
            self.findings.append(f"{self.size}: console: {text}")

    def shoot(self, page: Page, name: str, full: bool = False) -> None:
        """Saves a picture and asks axe-core."""
        page.mouse.move(1, 1)  # nothing is hovered
        page.wait_for_timeout(400)
        if self.docs:
            if documented := DOCUMENTED.get((name, self.size)):
                save_small(page.screenshot(), DOCS / f"{documented}.png")
            return
        OUT.mkdir(exist_ok=True)
        suffix = "" if self.theme == "night" else f"_{self.theme}"
        page.screenshot(path=OUT / f"{name}_{self.size}{suffix}.png", full_page=full)
        for violation in Axe().run(page).response["violations"]:
            if violation["impact"] in SERIOUS:
                nodes = "; ".join(node["html"][:140] for node in violation["nodes"][:3])
                self.findings.append(
                    f"{self.size} {name}: {violation['id']} ({violation['impact']}): {nodes}"
                )
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            self.findings.append(f"{self.size} {name}: wider than the screen")


def save_small(picture: bytes, path: Path) -> None:
    """Saves a PNG with a palette of the whole range of colours, also of rare ones."""
    from PIL import Image

    with Image.open(io.BytesIO(picture)) as image:
        palette = image.convert("RGB").quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        palette.save(path, optimize=True)


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A REST call in the page's name."""
    data = {} if body is None else {"data": body}
    answer = page.context.request.fetch(f"/api{path}", method=method, **data)
    assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
    return answer.json() if answer.text() else None


def open_table(page: Page, name: str, bots: int, **change: Any) -> dict[str, Any]:
    """A table of the person's own, with bots on the next chairs."""
    call(page, "POST", "/guests", {"name": name})
    table: dict[str, Any] = call(page, "POST", "/tables", {"game": "looterz"} | change)
    for seat in range(1, bots + 1):
        call(page, "POST", f"/tables/{table['id']}/bots", {"seat": seat, "kind": "heuristic"})
    return table


def play_on(page: Page, table_id: str, until: Callable[[dict[str, Any]], bool], limit: int = 800) -> bool:
    """Answers the person's questions as a bot would; whether the view was as wanted."""
    random = Random(table_id)
    for _ in range(limit):
        view = call(page, "GET", f"/tables/{table_id}/game")["view"]
        if until(view) or view["outcome"]:
            return until(view)
        request = view["request"]
        if request is None:
            page.wait_for_timeout(100)
            continue
        command = {"ask": request["id"], "answer": bots.choose("heuristic", view, random)}
        page.context.request.post(
            f"/api/tables/{table_id}/commands", data={"id": str(uuid.uuid4()), "command": command}
        )
    return False


def home(studio: Studio) -> None:
    """The home page for a stranger and for somebody with tables."""
    page = studio.page(studio.person())
    page.goto("/")
    page.get_by_label("Your name").wait_for()
    studio.shoot(page, "home")
    page.get_by_role("button", name="Open a table").click()
    studio.shoot(page, "home_no_name")
    table = open_table(page, "Ada", 2)
    call(page, "POST", f"/tables/{table['id']}/start", {})
    open_table_again = call(page, "POST", "/tables", {"game": "looterz"})
    assert open_table_again["status"] == "lobby"
    page.goto("/")
    page.get_by_text("Your tables").wait_for()
    page.get_by_text("Grimble").or_(page.get_by_text("Gathering")).first.wait_for()
    studio.shoot(page, "home_tables", full=True)


def lobby(studio: Studio) -> None:
    """The invitation, and the lobby for host and guest."""
    host, guest = studio.page(studio.person()), studio.page(studio.person())
    table = open_table(host, "Ada", 0)
    host.goto(f"/table/{table['id']}")
    host.get_by_text("Who dares?").wait_for()
    studio.shoot(host, "lobby_alone", full=True)
    guest.goto(table["invite_path"])
    guest.get_by_label("Your name").fill("Bertram the Loud")
    studio.shoot(guest, "join_stranger")
    guest.get_by_role("button", name="Open the letter").click()
    guest.get_by_text("Ada wants you at the table").wait_for()
    studio.shoot(guest, "join")
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_text("Who dares?").wait_for()
    call(host, "POST", f"/tables/{table['id']}/bots", {"seat": 2, "kind": "heuristic"})
    call(host, "POST", f"/tables/{table['id']}/options", {"options": {"coins_to_win": 12}, "clock": "2min"})
    call(
        host,
        "POST",
        f"/tables/{table['id']}/chat",
        {"text": "The Dark Lord left at dusk. In and out, nobody gets hurt."},
    )
    call(guest, "POST", f"/tables/{table['id']}/chat", {"text": "That is what you said last time"})
    guest.get_by_role("button", name="I am ready").click()
    host.get_by_text("last time").wait_for()
    studio.shoot(host, "lobby_host", full=True)
    studio.shoot(host, "lobby_host_fold")
    studio.shoot(guest, "lobby_guest", full=True)
    host.get_by_role("button", name="Remove").click()
    studio.shoot(host, "lobby_kick")
    host.keyboard.press("Escape")
    host.get_by_role("button", name="Settings").click()
    studio.shoot(host, "settings")


def game(studio: Studio) -> None:
    """A game in its middle, with the side panel."""
    page = studio.page(studio.person())
    for _ in range(20):  # some games end before they are in full swing
        table = open_table(page, "Ada", 3)
        page.goto(f"/table/{table['id']}")
        page.get_by_text("Who dares?").wait_for()
        page.get_by_role("button", name="Start the game").click()
        page.get_by_text("Who dares?").wait_for(state="detached")
        if play_on(page, table["id"], in_full_swing):
            break
    call(page, "POST", f"/tables/{table['id']}/chat", {"text": "Who left the cat in my hand?"})
    page.wait_for_timeout(1500)
    studio.shoot(page, "game")
    if studio.size == "phone":
        page.get_by_role("button", name="Log and chat").click()
        studio.shoot(page, "drawer_log")
        page.get_by_role("tab", name="Chat").click()
        studio.shoot(page, "drawer_chat")
        page.get_by_role("tab", name="People").click()
        studio.shoot(page, "drawer_people")


def in_full_swing(view: dict[str, Any]) -> bool:
    """Whether there is something to see: full rows, and a choice of what one's own Looterz do."""
    rows = [len(seat["looterz"]) for seat in view["seats"]]
    asked = view["request"] and view["request"]["prompt"] == "dungeon_action"
    rich = view["seats"][view["viewer"]]["coins"] >= 2
    return bool(asked) and rich and view["rigor"] >= 1 and min(rows) >= 2 and sum(rows) >= 10


def end(studio: Studio) -> None:
    """The score sheet."""
    page = studio.page(studio.person())
    table = open_table(page, "Ada", 3, options={"coins_to_win": 5})
    page.goto(f"/table/{table['id']}")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_text("Who dares?").wait_for(state="detached")
    play_on(page, table["id"], lambda view: False)
    page.get_by_role("button", name="Rematch").wait_for(timeout=60_000)
    studio.shoot(page, "end")


def dungeon(studio: Studio) -> None:
    """Dungeonology in its three modes: the beginning, the middle, the last question, the end."""
    for mode in ("standard", "dark_lord", "kragmortha"):
        page = studio.page(studio.person())
        table = open_table(page, "Ada", 3, game="dungeonology", options={"mode": mode})
        page.goto(f"/table/{table['id']}")
        page.get_by_role("button", name="Start the game").click()
        page.get_by_text("Who dares?").wait_for(state="detached")
        for name, wanted in (("start", at_first), ("", exploring), ("_late", acting)):
            play_on(page, table["id"], wanted)
            page.wait_for_timeout(2500)
            studio.shoot(page, mode if name == "" else f"{mode}_{name.strip('_')}")
        play_on(page, table["id"], lambda view: False, limit=4000)
        page.get_by_role("button", name="Rematch").wait_for(timeout=60_000)
        studio.shoot(page, f"{mode}_end", full=True)
        page.close()


def at_first(view: dict[str, Any]) -> bool:
    """The person's first question."""
    return view["request"] is not None


def exploring(view: dict[str, Any]) -> bool:
    """A choice of where to go, with a good part of the Dungeon found."""
    request = view["request"]
    return request is not None and request["prompt"] == "movement" and view["round"] >= 4


def acting(view: dict[str, Any]) -> bool:
    """A choice of what to do, late in the game."""
    request = view["request"]
    return request is not None and request["prompt"] == "action" and view["round"] >= 6


def others(studio: Studio) -> None:
    """Pages that hold still."""
    page = studio.page(studio.person())
    for path, name in (("/nowhere/at/all", "lost"), ("/credits", "credits"), ("/rules/looterz", "rules")):
        page.goto(path)
        page.locator("h1").last.wait_for()
        studio.shoot(page, name, full=name != "lost")
    page.goto("/join/NOSUCH")
    page.get_by_label("Your name").fill("Finn")
    page.get_by_role("button", name="Open the letter").click()
    page.get_by_text("No table behind this code").wait_for()
    studio.shoot(page, "join_wrong")


SCREENS: dict[str, Callable[[Studio], None]] = {
    "home": home,
    "lobby": lobby,
    "game": game,
    "end": end,
    "dungeon": dungeon,
    "others": others,
}


def chromium() -> str | None:
    """$CHROMIUM, else one on the PATH, else Playwright's own."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


def main() -> int:
    """Takes all pictures; fails when axe-core finds something serious or a page has an error."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--url", default="http://127.0.0.1:8000")
    parser.add_argument("--theme", choices=["night", "daylight"], default="night")
    parser.add_argument("--only", default=",".join(SCREENS), help="which of: " + ", ".join(SCREENS))
    parser.add_argument("--docs", action="store_true", help="the pictures in docs/screenshots/")
    parser.add_argument("--size", choices=list(SIZES), help="only this size")
    options = parser.parse_args()
    findings: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for size in [options.size] if options.size else SIZES:
            studio = Studio(browser, options.url, size, options.theme, options.docs)
            for name in options.only.split(","):
                SCREENS[name](studio)
            findings += studio.findings
    print("\n".join(findings) or "Nothing found.")
    return 1 if findings else 0


if __name__ == "__main__":
    raise SystemExit(main())
