"""How smoothly the client shows a long game of Dungeonology: the tasks that keep the page from answering.

    python -m bench.frames [--turns 60] [--mode standard] [--size desktop]

A server of its own, a person and three bots; the person's answers are those of a bot, given over REST, so
that the page has only to show what happens, with its animations. When a game is over the next one begins.
The browser tells of every task over 50 ms; those of the first seconds, while the table is built, are not
counted. Where others keep the processor busy a task lasts longer than it works, so its processor time is
told too.
"""

import argparse
import json
import random
import statistics
import tempfile
import uuid
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import Progress

from app import bots
from tests.browser.conftest import QUICK, SWITCHES, chromium
from tests.browser.person import Size
from tests.server import running_server

NOTED = 50
"""Milliseconds from which on a task is told of."""
LONG = 100
"""Milliseconds that no task should take."""
SETTLED = 3_000
"""Milliseconds until a table that has just opened has its pictures."""
TASK = "ThreadControllerImpl::RunTask"
"""How Chromium's trace names a task."""
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
        turns, tasks, busy = play(browser, page, options.mode, options.turns)
        browser.close()
    print(f"{turns} turns of {options.mode} on a {options.size}")
    tell("as they last", tasks)
    tell("in processor time", busy)


def tell(how: str, tasks: list[float]) -> None:
    """Prints how many tasks were long, and the longest."""
    noted = sorted(task for task in tasks if task > NOTED)
    median = f", median {statistics.median(noted):.0f} ms" if noted else ""
    over = sum(task > LONG for task in noted)
    print(f"{how}: {len(noted)} tasks over {NOTED} ms, {over} over {LONG} ms{median}")
    print(f"  the longest: {[round(task) for task in sorted(tasks)[-5:]]} ms")


def play(browser: Browser, page: Page, mode: str, wanted: int) -> tuple[int, list[float], list[float]]:
    """Plays so many turns; returns how many it were, the long tasks, and all tasks in processor time."""
    call(page, "POST", "/guests", {"name": "Ada"})
    turns, tasks, busy = 0, list[float](), list[float]()
    with Progress() as progress:
        bar = progress.add_task("turns", total=wanted)
        while turns < wanted:
            table = opened(page, mode)
            page.goto(f"/table/{table}")
            page.wait_for_selector(".dungeonology")
            page.wait_for_timeout(SETTLED)
            page.evaluate(WATCH)
            browser.start_tracing(page=page, categories=["toplevel"])
            for turn in one_game(page, table):
                progress.update(bar, completed=turns + turn)
                if turns + turn >= wanted:
                    break
            turns += turn
            busy += processor_times(browser.stop_tracing())
            tasks += page.evaluate("window.tasks")
    return turns, tasks, busy


def processor_times(trace: bytes) -> list[float]:
    """The milliseconds that the processor spent on each task of the page's own thread."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [event for event in events if event["name"] == TASK and event["ph"] == "X"]
    threads = Counter((task["pid"], task["tid"]) for task in tasks)
    page = max(mains, key=lambda thread: threads[thread])
    return [task.get("tdur", 0) / 1000 for task in tasks if (task["pid"], task["tid"]) == page]


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
