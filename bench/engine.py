"""How fast the engine is: random playouts with and without views, and what a clone, a view, a patch costs.

    .venv/bin/python -m bench.engine [GAME] [--option NAME=WORD] [--seats N] [--games N] [--repeats N]
                                   [--json]

Every figure is the median of the repeats, in processor time, so that a busy machine spoils it less.
The games are the same ones in every run, and others in each repeat, so that what is remembered of a board
helps only as much as it does in play.
"""

import json
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import count, pairwise
from random import Random
from statistics import mean, median, quantiles
from time import process_time
from typing import Any

import msgspec
import rich
import rich.table

from app.engine.kernel.events import Event
from app.engine.kernel.game import Game, Options
from app.engine.kernel.patch import diff
from app.engine.kernel.requests import Command
from app.engine.registry import game, games

AnyGame = Game[Any, Any]
Figures = dict[str, float]
MICRO = 1e6


@dataclass(frozen=True)
class Table:
    """What is played, and by how many."""

    rules: AnyGame
    options: Options
    seats: int

    def start(self, number: int) -> tuple[Any, Random]:
        """The game with this number at its first question, and the players' dice."""
        random = Random(f"bench {number}")
        state, _ = self.rules.setup(self.options, self.seats, random.randbytes(32))
        return state, random


def playout(table: Table, number: int, views: bool) -> int:
    """A whole random game, with or without a view before each answer; returns the number of decisions."""
    rules = table.rules
    state, random = table.start(number)
    decisions = 0
    while state.ask is not None:
        ask = state.ask.id
        for seat, request in rules.asks(state).items():
            if views:
                rules.view(state, seat)
            rules.apply(state, seat, Command(ask, request.sample(random)))
            decisions += 1
    return decisions


def decisions_a_second(table: Table, numbers: Iterable[int], views: bool) -> float:
    """The speed of random playouts."""
    began = process_time()
    decisions = sum(playout(table, number, views) for number in numbers)
    return decisions / (process_time() - began)


def pauses(table: Table, games: int) -> list[tuple[Any, list[Event]]]:
    """Copies of the states at the pauses of random games, each with the events that led to it."""
    rules = table.rules
    found = []
    for number in range(games):
        state, random = table.start(number)
        while state.ask is not None:
            ask = state.ask.id
            for seat, request in rules.asks(state).items():
                events = rules.apply(state, seat, Command(ask, request.sample(random)))
            found.append((rules.clone(state), events))
    return found


def cost(work: Callable[[Any], object], things: Sequence[Any]) -> float:
    """Microseconds that `work` takes for one of the things."""
    began = process_time()
    for thing in things:
        work(thing)
    return (process_time() - began) / len(things) * MICRO


def costs(table: Table, states: list[Any]) -> Figures:
    """What single operations cost."""
    rules, seats = table.rules, table.seats
    stored = [rules.encode(state) for state in states]
    views = [rules.view(state, 0) for state in states]
    pairs = [pair for pair in pairwise(views) if pair[0]["version"] + 1 == pair[1]["version"]]
    return {
        "clone µs": cost(rules.clone, states),
        "encode µs": cost(rules.encode, states),
        "decode µs": cost(rules.decode, stored),
        "view µs": cost(lambda state: rules.view(state, 0), states),
        "views of all seats µs": cost(lambda state: list(map(rules.viewing(state), range(seats))), states),
        "view to JSON µs": cost(msgspec.json.encode, views),
        "patch between views µs": cost(lambda pair: diff(*pair), pairs),
    }


def sizes(table: Table, moments: list[tuple[Any, list[Event]]]) -> Figures:
    """How many bytes things have, as JSON."""
    rules, seats = table.rules, table.seats
    views = [len(msgspec.json.encode(rules.view(state, 0))) for state, _ in moments]
    figures = {
        "state bytes": mean(len(rules.encode(state)) for state, _ in moments),
        "view bytes": mean(views),
        "view bytes, most": max(views),
    }
    patches, messages = [], []
    for (before, _), (after, events) in pairwise(moments):
        if before.version + 1 != after.version:
            continue
        for viewer in (*range(seats), None):
            ops = diff(rules.view(before, viewer), rules.view(after, viewer))
            told = [event.to(viewer) for event in events]
            patches.append(len(msgspec.json.encode(ops)))
            messages.append(patches[-1] + len(msgspec.json.encode(told)))
    return {
        **figures,
        "patch bytes, mean": mean(patches),
        "patch bytes, median": median(patches),
        "patch bytes, 95 %": quantiles(patches, n=20)[-1],
        "patch with events bytes, mean": mean(messages),
        "patch with events bytes, 95 %": quantiles(messages, n=20)[-1],
    }


def measure(table: Table, games: int, repeats: int) -> Figures:
    """All figures, each the median of the repeats."""
    moments = pauses(table, max(games // 10, 1))
    states = [state for state, _ in moments]
    fresh = (range(first, first + games) for first in count(0, games))
    rounds = [
        {
            "decisions/s": decisions_a_second(table, next(fresh), views=False),
            "decisions/s with views": decisions_a_second(table, next(fresh), views=True),
            **costs(table, states),
        }
        for _ in range(repeats)
    ]
    middle = {name: median(figures[name] for figures in rounds) for name in rounds[0]}
    return {**middle, **sizes(table, moments)}


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(prog="python -m bench.engine")
    parser.add_argument("game", nargs="?", default="looterz", choices=sorted(games()))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=WORD")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rules = game(asked.game)
    options = rules.parse_options(dict(option.split("=") for option in asked.option), asked.seats)
    figures = measure(Table(rules, options, asked.seats), asked.games, asked.repeats)
    if asked.json:
        print(json.dumps(figures, indent=2, ensure_ascii=False))
        return
    printed = rich.table.Table("figure", title=" ".join([asked.game, *asked.option, f"{asked.seats} seats"]))
    printed.add_column("median", justify="right")
    for name, value in figures.items():
        printed.add_row(name, f"{value:,.0f}" if value >= 100 else f"{value:.1f}")
    rich.print(printed)


if __name__ == "__main__":
    main()
