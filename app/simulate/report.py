"""A tally as tables for a person, or as JSON."""

from typing import Any

from rich.console import Console, Group
from rich.table import Table

from app.simulate.tally import Share, Tally

NOBODY = "nobody"
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def as_json(tally: Tally) -> dict[str, Any]:
    """Everything that the tables show, and all cards."""
    return {
        "games": tally.games,
        "seats": tally.seats,
        "fair_share": 1 / tally.seats,
        "places": [_share(tally.place(place)) for place in range(tally.seats)],
        "players": {kind: _share(tally.player(kind)) for kind in sorted(tally.chairs)},
        "endings": {reason: _share(tally.ending(reason)) for reason in _endings_of(tally)},
        "rounds": list(tally.round_quartiles()),
        "decisions_a_game": tally.decisions / tally.games,
        "marks": {mark: _share(tally.mark(mark)) for mark in sorted(tally.marks)},
        "marks_a_game": {mark: times / tally.games for mark, times in sorted(tally.marks.items())},
        "scholars": [
            {"scholar": name, "ratio": ratio, **_share(share)}
            for name, ratio, share in tally.scholar_ratios()
        ],
        "average_card": tally.average_card,
        "cards": [
            {"card": card, "ratio": ratio, **_share(share)} for card, ratio, share in tally.card_ratios()
        ],
    }


def _share(share: Share) -> dict[str, Any]:
    low, high = share.interval
    return {"hits": share.hits, "tries": share.tries, "share": share.value, "low": low, "high": high}


def show(tally: Tally, console: Console, cards: int) -> None:
    """Prints the tables; of the cards the strongest and the weakest, `cards` in all (0: every card)."""
    lower, median, upper = tally.round_quartiles()
    facts = (
        f"{tally.games} games with {tally.seats} seats · rounds {lower:g} / [b]{median:g}[/] / {upper:g}"
        f" (quartiles) · {tally.decisions / tally.games:.0f} decisions a game"
    )
    console.print(Group(facts, _places(tally), _players(tally), _endings(tally)))
    if tally.marks:
        console.print(_marks(tally))
    if tally.played:
        console.print(_scholars(tally))
    if tally.owned:
        console.print(_cards(tally, cards))


def _places(tally: Tally) -> Table:
    table = Table("seat in turn order", "wins", "share", "95 %", "of a fair share", title="Seats")
    for place in range(tally.seats):
        share = tally.place(place)
        ratio = share.value * tally.seats
        table.add_row(ORDINALS[place], str(share.hits), *_percent(share), f"{ratio:.2f}")
    return table


def _players(tally: Tally) -> Table:
    table = Table("bot", "wins", "share", "95 %", title="Bots")
    for kind in sorted(tally.chairs):
        share = tally.player(kind)
        table.add_row(kind, str(share.hits), *_percent(share))
    return table


def _endings(tally: Tally) -> Table:
    table = Table("ending", "games", "share", "95 %", title="Endings")
    for reason in _endings_of(tally):
        share = tally.ending(reason)
        table.add_row(reason.replace("_", " "), str(share.hits), *_percent(share))
    return table


def _endings_of(tally: Tally) -> list[str]:
    """How games ended, and always how many had no winner."""
    return [*sorted(set(tally.endings) - {NOBODY}), NOBODY]


def _marks(tally: Tally) -> Table:
    table = Table("what happened", "times a game", "in games", "95 %", title="Marks")
    for mark, times in sorted(tally.marks.items()):
        table.add_row(mark.replace("_", " "), f"{times / tally.games:.2f}", *_percent(tally.mark(mark)))
    return table


def _scholars(tally: Tally) -> Table:
    table = Table("scholar", "games", "won", "95 %", "of the average", title="Scholars")
    for name, ratio, share in tally.scholar_ratios():
        table.add_row(name, str(share.tries), *_percent(share), f"{ratio:.2f}")
    return table


def _cards(tally: Tally, shown: int) -> Table:
    title = f"Owners of cards (of the average card: {tally.average_card:.1%})"
    table = Table("card", "owners", "owner won", "95 %", "of the average", title=title)
    rows = tally.card_ratios()
    ends = rows if not shown or shown >= len(rows) else rows[: shown // 2] + rows[-(shown - shown // 2) :]
    for card, ratio, share in ends:
        table.add_row(card, str(share.tries), *_percent(share), f"{ratio:.2f}")
    return table


def _percent(share: Share) -> tuple[str, str]:
    low, high = share.interval
    return f"{share.value:.1%}", f"{low:.1%} – {high:.1%}"
