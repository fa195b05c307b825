"""The balance of Dungeonology by mode and number of players, as a page of Markdown."""

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from app.engine.registry import game
from app.simulate.balance import seats_table, share_text
from app.simulate.tally import Share, Tally

SEAT_LIMIT = 1.2
CARD_LIMIT = 1.4
CARDS_SHOWN = 5
TITLES = {"standard": "Standard", "dark_lord": "Dark Lord", "kragmortha": "Kragmortha"}
_WORDS = {"text", "flavour", "name", "title", "program", "programs"}

_HEAD = """## {title}

Made by

    {command}

with the numbers `{numbers}`.
"""


def numbers_hash() -> str:
    """What the figures depend on: the numbers of all cards, without words and programs (short hash)."""
    known = _numbers(json.loads(game("dungeonology").content()))
    return sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()[:12]


def _numbers(value: Any) -> Any:
    if isinstance(value, list):
        return [_numbers(inner) for inner in value]
    if isinstance(value, dict):
        return {key: _numbers(inner) for key, inner in value.items() if key not in _WORDS}
    return value


def mark_of(mode: str) -> str:
    """What stands above and below the part of a mode in the page."""
    return f"<!-- Measured: {mode} -->"


def write_mode(page: Path, mode: str, tallies: Sequence[Tally], command: str) -> None:
    """Writes the part of one mode anew, and leaves the rest of the page."""
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    head = _HEAD.format(title=TITLES[mode], command=command, numbers=numbers_hash())
    parts = [head, _overview(tallies), seats_table(tallies), _endings(tallies), *_marks(tallies)]
    parts += [_strongest("Scholars", tallies), _strongest("Cards", tallies)]
    mark = mark_of(mode)
    before, _, rest = text.partition(mark)
    after = rest.partition(mark)[2]
    body = "\n".join(parts)
    page.write_text(
        f"{before.rstrip()}\n\n{mark}\n{body}\n{mark}\n{after.lstrip()}".lstrip(), encoding="utf-8"
    )


def _overview(tallies: Sequence[Tally]) -> str:
    rows = []
    for tally in tallies:
        lower, median, upper = tally.round_quartiles()
        scholar, best, _ = tally.scholar_ratios()[0]
        card, ratio, _ = tally.card_ratios()[0]
        rows.append(
            f"| {tally.seats} | {tally.games} | {lower:g} / **{median:g}** / {upper:g} "
            f"| {tally.decisions / tally.games:.0f} | {tally.best_seat:.2f} "
            f"| {scholar} {best:.2f} | {card} {ratio:.2f} |"
        )
    head = (
        "| players | games | rounds, quartiles | decisions a game | best seat, of a fair share "
        "| strongest Scholar, of the average | strongest card, of the average |\n"
        "|---|---|---|---|---|---|---|\n"
    )
    return head + "\n".join(rows) + "\n"


def _endings(tallies: Sequence[Tally]) -> str:
    rows = ["### Endings\n", "| players | ending | share |", "|---|---|---|"]
    rows += [
        f"| {tally.seats} | {reason.replace('_', ' ')} | {share_text(tally.ending(reason))} |"
        for tally in tallies
        for reason in sorted(tally.endings)
    ]
    return "\n".join(rows) + "\n"


def _marks(tallies: Sequence[Tally]) -> list[str]:
    rows = ["### What happened\n", "| players | what | times a game | in games |", "|---|---|---|---|"]
    for tally in tallies:
        for mark, times in sorted(tally.marks.items()):
            share = share_text(tally.mark(mark))
            rows.append(f"| {tally.seats} | {mark.replace('_', ' ')} | {times / tally.games:.2f} | {share} |")
    return ["\n".join(rows) + "\n"]


def _strongest(title: str, tallies: Sequence[Tally]) -> str:
    rows = [
        f"### {title}\n",
        "| players | which | owners | owner won | of the average |",
        "|---|---|---|---|---|",
    ]
    for tally in tallies:
        ratios = tally.scholar_ratios() if title == "Scholars" else tally.card_ratios()
        for name, ratio, share in _ends(ratios):
            rows.append(f"| {tally.seats} | {name} | {share.tries} | {share_text(share)} | {ratio:.2f} |")
    return "\n".join(rows) + "\n"


def _ends(ratios: list[tuple[str, float, Share]]) -> list[tuple[str, float, Share]]:
    if len(ratios) <= 2 * CARDS_SHOWN:
        return ratios
    return ratios[:CARDS_SHOWN] + ratios[-CARDS_SHOWN // 2 :]
