"""How much a browser fetches, compressed, without fonts: for the first page, for a game, and in all.

    python -m bench.client

Builds the client into a temporary folder, then follows what each part imports: at once, and with everything
that may be asked for besides (rules, QR code, checks, other pages), except what belongs to another game.
"""

import gzip
import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from play import FRONTEND, npm

FONTS = {".woff", ".woff2", ".ttf"}
ALWAYS = {"index.html", "favicon.svg"}
GAMES = sorted(path.name for path in Path(FRONTEND, "src", "games").iterdir() if path.is_dir())
NOW = ("imports",)
EVER = ("imports", "dynamicImports")


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
    shell, table = named(manifest, "shell"), named(manifest, "table")
    show("the first page", needed(manifest, {shell}, NOW), sizes)
    for game in GAMES:
        starts = {shell, table, f"src/games/{game}/index.ts"}
        kept = {key: chunk for key, chunk in manifest.items() if not of_another(game, key)}
        show(f"a game of {game.capitalize()}, at once", needed(kept, starts, NOW), sizes)
        show(f"a game of {game.capitalize()}, with everything on demand", needed(kept, starts, EVER), sizes)
    show("everything there is", set(sizes), sizes)


def build(folder: Path) -> None:
    """The client as it is served."""
    vite = [*npm(), "exec", "--", "vite", "build", "--manifest", "manifest.json"]
    subprocess.run(
        [*vite, "--outDir", str(folder), "--emptyOutDir", "--logLevel", "error"], check=True, cwd=FRONTEND
    )


def named(manifest: dict[str, Any], name: str) -> str:
    """The key of the script that vite.config.ts gives this name."""
    return next(
        key for key, chunk in manifest.items() if chunk.get("name") == name and chunk["file"].endswith(".js")
    )


def of_another(game: str, key: str) -> bool:
    """Whether a part is only fetched in another game."""
    return any(other in key for other in GAMES if other != game)


def needed(manifest: dict[str, Any], starts: set[str], ways: tuple[str, ...]) -> set[str]:
    """The files of some parts with all that they import in these ways."""
    files, seen, waiting = set(ALWAYS), set[str](), set(starts)
    while waiting:
        key = waiting.pop()
        seen.add(key)
        chunk = manifest[key]
        files |= {chunk["file"], *chunk.get("css", [])}
        waiting |= {to for way in ways for to in chunk.get(way, []) if to in manifest} - seen
    return files


def show(what: str, files: set[str], sizes: dict[str, int]) -> None:
    """One line of the result."""
    print(f"{what:<50} {sum(sizes[file] for file in files):9,} bytes")


if __name__ == "__main__":
    main()
