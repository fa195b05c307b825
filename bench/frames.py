"""How smoothly the client shows a long game of Dungeonology: the tasks that keep the page from answering.

    python -m bench.frames [--turns 60] [--mode standard] [--size desktop]

A server of its own, a person and three bots; the person's answers are those of a bot, given over REST, so
that the page has only to show what happens, with its animations. When a game is over the next one begins.
The browser tells of every task over 50 ms; those of the first seconds, while the table is built, are not
counted.
"""

import argparse
import random
import statistics
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from rich.progress import Progress

from app import bots
from tests.browser.conftest import QUICK, SWITCHES, chromium
from tests.browser.person import Size
from tests.server import running_server

LONG = 100
"""Milliseconds that no task should take."""
SETTLED = 3_000
"""Milliseconds until a table that has just opened has its pictures."""
WATCH = """() => {
  window.tasks = [];
  const note = (list) => list.getEntries().forEach((entry) => window.tasks.push(Math.round(entry.duration)));
  new PerformanceObserver(note).observe({ type: "longtask" });
}"""


def main() -> None:
    """Play, watch, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--turns", type=int, default=60)
    parser.add_argument("--mode", choices=["standard", "dark_lord", "kragmortha"], default="standard")
    parser.add_argument("--size", choices=[size.name.lower() for size in Size], default="desktop")
    options = parser.parse_args()
    width, height = Size[options.size.upper()].value
    pace = {**QUICK, "bot_delay_min": "0.3", "bot_delay_max": "0.6"}
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder), **pace) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(SWITCHES))
        page = browser.new_page(viewport={"width": width, "height": height}, base_url=server.address)
        turns, tasks = play(page, options.mode, options.turns)
        browser.close()
    print(f"{turns} turns of {options.mode} on a {options.size}: {len(tasks)} tasks over 50 ms")
    if tasks:
        print(f"median {statistics.median(tasks):.0f} ms, the longest {sorted(tasks)[-5:]} ms")
    print(f"{sum(task > LONG for task in tasks)} over {LONG} ms")


def play(page: Page, mode: str, wanted: int) -> tuple[int, list[int]]:
    """Plays so many turns; returns how many it were, and the long tasks in milliseconds."""
    call(page, "POST", "/guests", {"name": "Ada"})
    turns, tasks = 0, list[int]()
    with Progress() as progress:
        bar = progress.add_task("turns", total=wanted)
        while turns < wanted:
            table = opened(page, mode)
            page.goto(f"/table/{table}")
            page.wait_for_selector(".dungeonology")
            page.wait_for_timeout(SETTLED)
            page.evaluate(WATCH)
            for turn in one_game(page, table):
                progress.update(bar, completed=turns + turn)
                if turns + turn >= wanted:
                    break
            turns += turn
            tasks += page.evaluate("window.tasks")
    return turns, tasks


def opened(page: Page, mode: str) -> str:
    """A game that has begun, with three bots."""
    table: dict[str, Any] = call(page, "POST", "/tables", {"game": "dungeonology", "options": {"mode": mode}})
    for seat in (1, 2, 3):
        call(page, "POST", f"/tables/{table['id']}/bots", {"seat": seat, "kind": "heuristic"})
    call(page, "POST", f"/tables/{table['id']}/start", {})
    return str(table["id"])


def one_game(page: Page, table: str) -> Iterator[int]:
    """Answers for the person, and tells the number of the turn again and again until the game is over."""
    chance = random.Random(table)
    while True:
        view = call(page, "GET", f"/tables/{table}/game")["view"]
        yield view["turn"]["number"]
        if view["outcome"]:
            return
        if view["request"] is None:
            page.wait_for_timeout(100)
            continue
        command = {"ask": view["request"]["id"], "answer": bots.choose("heuristic", view, chance)}
        # Refused when the question's own time has just run out.
        page.context.request.post(
            f"/api/tables/{table}/commands", data={"id": str(uuid.uuid4()), "command": command}
        )
        page.wait_for_timeout(300)


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A REST call in the page's name."""
    data = {} if body is None else {"data": body}
    answer = page.context.request.fetch(f"/api{path}", method=method, **data)
    assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
    return answer.json() if answer.text() else None


if __name__ == "__main__":
    main()
