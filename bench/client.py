"""How much a browser fetches, compressed, without fonts: for the first page, for a game, and in all.

    python -m bench.client

Builds the client into a temporary folder, then follows what each part imports.
"""

import gzip
import json
import re
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from play import FRONTEND, npm

FONTS = {".woff", ".woff2", ".ttf"}
GAMES = Path(FRONTEND, "src", "games")


def main() -> None:
    """Build, measure, print."""
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder))
        manifest = json.loads(Path(folder, "manifest.json").read_text())
        sizes = {
            str(file.relative_to(folder)): len(gzip.compress(file.read_bytes(), 9))
            for file in Path(folder).rglob("*")
            if file.is_file() and file.suffix not in FONTS | {".json"}
        }
    entry = next(key for key, chunk in manifest.items() if chunk.get("isEntry"))
    table = next(key for key in manifest if key.endswith("screens/Table.svelte"))
    show("the first page", needed(manifest, [entry]), sizes)
    for game in sorted(path.name for path in GAMES.iterdir() if path.is_dir()):
        chunk = next(key for key in manifest if re.fullmatch(rf"src/games/{game}/index\.ts", key))
        show(f"a game of {game.capitalize()}", needed(manifest, [entry, table, chunk]), sizes)
    show("everything, with rules, QR code and checks", set(sizes), sizes)


def build(folder: Path) -> None:
    """The client as it is served."""
    vite = [*npm(), "exec", "--", "vite", "build", "--manifest", "manifest.json"]
    subprocess.run(
        [*vite, "--outDir", str(folder), "--emptyOutDir", "--logLevel", "error"], check=True, cwd=FRONTEND
    )


def needed(manifest: dict[str, Any], starts: list[str]) -> set[str]:
    """The files of some parts with all that they import at once."""
    files, seen, waiting = {"index.html"}, set[str](), list(starts)
    while waiting:
        key = waiting.pop()
        if key in seen:
            continue
        seen.add(key)
        chunk = manifest[key]
        files |= {chunk["file"], *chunk.get("css", [])}
        waiting += chunk.get("imports", [])
    return files


def show(what: str, files: set[str], sizes: dict[str, int]) -> None:
    """One line of the result."""
    print(f"{what:<45} {sum(sizes[file] for file in files) / 1024:7.1f} KiB")


if __name__ == "__main__":
    main()
