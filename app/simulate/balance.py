"""The balance of Looterz at every number of players, as a page of Markdown (LZ-81)."""

from collections.abc import Sequence
from pathlib import Path

from app.simulate.tally import Share, Tally

SEAT_LIMIT = 1.15
CARD_LIMIT = 1.35
CARDS_SHOWN = 6

MARK = "<!-- Measured: the rest of this page is written by the command below. -->"
"""What stands above this line in the page stays."""

_HEAD = """## Measured

Made by

    {command}

A share is followed by its 95 % interval after Wilson. *Of a fair share* and *of the average* are what
rule LZ-81 bounds: no seat above {seats:g}, no card above {cards:g}.
"""


def write_report(page: Path, tallies: Sequence[Tally], command: str) -> None:
    """Writes the page anew below its mark."""
    written = page.read_text(encoding="utf-8").partition(MARK)[0] if page.exists() else ""
    head = _HEAD.format(command=command, seats=SEAT_LIMIT, cards=CARD_LIMIT)
    parts = [written + MARK + "\n", head, _overview(tallies), seats_table(tallies), _cards(tallies)]
    page.write_text("\n".join(parts), encoding="utf-8")


def _overview(tallies: Sequence[Tally]) -> str:
    rows = []
    for tally in tallies:
        lower, median, upper = tally.round_quartiles()
        card, ratio, _ = tally.card_ratios()[0]
        rows.append(
            f"| {tally.seats} | {tally.games} | {lower:g} / **{median:g}** / {upper:g} "
            f"| {share_text(tally.ending('rigor_home'))} | {tally.ending('nobody').value:.1%} "
            f"| {tally.decisions / tally.games:.0f} | {tally.best_seat:.2f} | {card} {ratio:.2f} |"
        )
    head = (
        "### Overview\n\n| players | games | rounds, quartiles | fourth Rigor Mortis ends it | nobody wins "
        "| decisions a game | best seat, of a fair share | strongest card, of the average |\n"
        "|---|---|---|---|---|---|---|---|\n"
    )
    return head + "\n".join(rows) + "\n"


def seats_table(tallies: Sequence[Tally]) -> str:
    """How often each place in turn order won."""
    most = max(tally.seats for tally in tallies)
    lines = [
        "### Seats in turn order\n",
        "| players | " + " | ".join(str(place + 1) for place in range(most)) + " |",
        "|---" * (most + 1) + "|",
    ]
    for tally in tallies:
        cells = [share_text(tally.place(place)) for place in range(tally.seats)] + [""] * (most - tally.seats)
        lines.append(f"| {tally.seats} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def _cards(tallies: Sequence[Tally]) -> str:
    lines = [
        "### Strongest and weakest cards\n",
        "| players | card | recruited | owner won | of the average |",
    ]
    lines.append("|---|---|---|---|---|")
    for tally in tallies:
        ratios = tally.card_ratios()
        for card, ratio, share in ratios[:CARDS_SHOWN] + ratios[-CARDS_SHOWN // 2 :]:
            lines.append(f"| {tally.seats} | {card} | {share.tries} | {share_text(share)} | {ratio:.2f} |")
    return "\n".join(lines) + "\n"


def share_text(share: Share) -> str:
    """A share with its interval."""
    low, high = share.interval
    return f"{share.value:.1%} ({low:.1%}–{high:.1%})"
