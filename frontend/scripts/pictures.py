"""Pictures of a game without a server: the contact sheet of all faces, and every situation of the mock.

    python frontend/scripts/pictures.py looterz|dungeonology [--only sheet,table] [--theme daylight] [--url http://…]

Starts Vite's development server itself unless it is told the address of one. Writes to
frontend/screenshots/<game>/, prints what axe-core finds, and fails when that is serious. Look at the
pictures and mend what you would not show to a friend.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright

FRONTEND = Path(__file__).resolve().parents[1]
GAMES = ("looterz", "dungeonology")
# What the frame around the table leaves of a phone and a desktop.
SIZES = {"phone": (390, 786), "desktop": (1123, 848)}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 300_000
SERIOUS = {"serious", "critical"}
# What is not drawn yet is a short, empty SVG.
ALL_DRAWN = "[...document.images].every(({src}) => !src.startsWith('data:image/svg') || src.length > 300)"
WITHOUT_BAR = ".bar:has(output) { position: absolute; opacity: 0; z-index: -1 } #app { height: 100dvh }"


@contextmanager
def dev_server() -> Iterator[str]:
    """Vite on a free port."""
    vite = FRONTEND / "node_modules" / "vite" / "bin" / "vite.js"
    node = shutil.which("node") or "node"
    command = [node, str(vite), "--host", "127.0.0.1", "--port", "0"]
    server = subprocess.Popen(command, cwd=FRONTEND, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        for line in server.stdout:
            found = re.search(r"http://127\.0\.0\.1:\d+", re.sub(r"\x1b\[[0-9;]*m", "", line))
            if found:
                yield found.group()
                return
        raise SystemExit("Vite did not start.")
    finally:
        server.terminate()
        server.wait()


def open_page(
    browser: Browser, size: tuple[int, int], theme: str, findings: list[str], scale: int = 2
) -> Page:
    """A page without motion and hints that reports its errors."""
    page = browser.new_page(
        viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", device_scale_factor=scale
    )
    page.set_default_timeout(PATIENCE)
    settings = f"{{theme: '{theme}', hints: false}}"
    page.add_init_script(f"localStorage['rigor.settings'] ??= JSON.stringify({settings})")
    page.on("pageerror", lambda error: findings.append(f"error on {page.url}: {error}"))
    return page


def contact_sheet(browser: Browser, mock: str, out: Path, theme: str) -> None:
    """All faces large, and once more as small as they get on the table."""
    for name, query, width in (("sheet", "width=300", 1640), ("sheet_small", "width=96&mini", 1120)):
        page = open_page(browser, (width, 900), theme, [], scale=1 if name == "sheet" else 2)
        page.goto(f"{mock}&sheet&{query}")
        page.locator(".sheet img").first.wait_for()
        page.wait_for_function(ALL_DRAWN, polling=1000)
        page.wait_for_timeout(1500)
        page.locator(".sheet").screenshot(path=out / f"{name}.png")
        page.close()


def tables(browser: Browser, mock: str, out: Path, theme: str, findings: list[str]) -> None:
    """Every situation of the mock at both sizes, with axe-core's findings."""
    table = f".{out.name}"
    suffix = "" if theme == "night" else f"_{theme}"
    for size, measures in SIZES.items():
        page = open_page(browser, measures, theme, findings)
        page.goto(f"{mock}&fixture=0")
        buttons = page.locator(".bar button[aria-pressed]")
        buttons.first.wait_for()
        for number in range(buttons.count()):
            page.goto(f"{mock}&fixture={number}")
            page.locator(table).wait_for()
            page.add_style_tag(content=WITHOUT_BAR)
            page.wait_for_timeout(400)
            title = buttons.nth(number).inner_text().strip().replace(" ", "_").replace(":", "")
            page.screenshot(path=out / f"{number:02}_{title}_{size}{suffix}.png")
            for violation in Axe().run(page, context=table).response["violations"]:
                if violation["impact"] in SERIOUS:
                    nodes = "; ".join(node["html"][:140] for node in violation["nodes"][:3])
                    findings.append(f"{size} {title}: {violation['id']}: {nodes}")
        page.close()


def main() -> int:
    """Takes the pictures; fails when something serious was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--only", default="sheet,table")
    parser.add_argument("--theme", choices=["night", "daylight"], default="night")
    parser.add_argument("--url", help="a development server that runs already")
    options = parser.parse_args()
    out = FRONTEND / "screenshots" / options.game
    out.mkdir(parents=True, exist_ok=True)
    findings: list[str] = []
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright, nullcontext(options.url) if options.url else dev_server() as url:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        mock = f"{url}/?mock={options.game}"
        if "sheet" in options.only:
            contact_sheet(browser, mock, out, options.theme)
        if "table" in options.only:
            tables(browser, mock, out, options.theme, findings)
    print("\n".join(findings) or "Nothing found.")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
