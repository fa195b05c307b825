"""`python -m app simulate looterz --games 2000 --players 4`: bots play, and the balance is measured."""

import json
import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from app import bots
from app.engine.registry import game, games
from app.simulate.balance import write_report
from app.simulate.expeditions import write_mode
from app.simulate.play import Match, Played, play_all
from app.simulate.report import as_json, show
from app.simulate.tally import Tally

CHUNK = 10
"""Games that a process plays before it reports."""


def main(arguments: Sequence[str]) -> int:
    """Plays the games that the command line asks for and prints what they say; returns the exit code."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    if asked.mode and asked.mode not in _modes(asked.game):
        parser.error(f"{asked.game} has no mode {asked.mode!r}; there are: {', '.join(_modes(asked.game))}")
    console = Console(stderr=asked.json)
    if asked.report:
        _write_report(asked, console)
        return 0
    tally = _tally(asked, _players(asked, parser), console)
    if asked.json:
        print(json.dumps(as_json(tally), indent=2))
    else:
        show(tally, console, asked.cards)
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m app simulate", description="Bots play against each other.")
    parser.add_argument("game", nargs="?", default="looterz", choices=sorted(games()))
    parser.add_argument("--games", type=_positive, default=2000, help="how many games (2000)")
    parser.add_argument("--mode", help="the mode, in a game that has several (its usual one)")
    parser.add_argument(
        "--players",
        "--seats",
        dest="seats",
        type=_positive,
        help="players a game (4, or as many as --bots names)",
    )
    parser.add_argument(
        "--bots", help=f"the bots by seat, with commas, of {', '.join(bots.KINDS)} (heuristic)"
    )
    parser.add_argument(
        "--pair", nargs=2, metavar="BOT", choices=bots.KINDS, help="two against each other, seats swapped"
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same games (1)")
    parser.add_argument(
        "--processes", type=_positive, default=os.cpu_count() or 1, help="at once (all cores)"
    )
    parser.add_argument("--cards", type=int, default=16, help="how many cards to list, 0 for all (16)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--report", type=Path, help="every number of players (and mode), into this page")
    return parser


def _modes(name: str) -> list[str]:
    """The modes of a game, the usual one first."""
    return list(game(name).options_schema()["properties"].get("mode", {}).get("enum", []))


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def _players(asked: Namespace, parser: ArgumentParser) -> tuple[str, ...]:
    """The kinds of bots by seat."""
    if asked.pair:
        return tuple(asked.pair)
    named = asked.bots.split(",") if asked.bots else []
    unknown = sorted(set(named) - set(bots.KINDS))
    if unknown:
        parser.error(f"there is no bot {unknown[0]!r}; there are: {', '.join(bots.KINDS)}")
    seats = asked.seats or len(named) or 4
    rules = game(asked.game)
    if not rules.min_seats <= seats <= rules.max_seats:
        parser.error(f"{asked.game} is for {rules.min_seats} to {rules.max_seats} players")
    if len(named) > seats:
        parser.error(f"--bots names {len(named)} players for {seats} seats")
    return tuple(named) + (named[-1] if named else bots.KINDS[0],) * (seats - len(named))


def _write_report(asked: Namespace, console: Console) -> None:
    """The balance at every number of players: of Looterz, or of the modes of another game."""
    options = f"--games {asked.games} --seed {asked.seed} --report {asked.report}"
    command = f"python -m app simulate {asked.game}"
    for mode in [asked.mode] if asked.mode else _modes(asked.game):
        write_mode(asked.report, mode, _tallies(asked, mode, console), f"{command} --mode {mode} {options}")
    if not _modes(asked.game):
        write_report(asked.report, _tallies(asked, None, console), f"{command} {options}")


def _tallies(asked: Namespace, mode: str | None, console: Console) -> list[Tally]:
    rules = game(asked.game)
    numbers = [asked.seats] if asked.seats else range(rules.min_seats, rules.max_seats + 1)
    asked.mode = mode
    return [_tally(asked, (bots.KINDS[0],) * seats, console) for seats in numbers]


def _tally(asked: Namespace, players: tuple[str, ...], console: Console) -> Tally:
    tally = Tally(len(players))
    for played in _simulate(asked, players, console):
        tally.add(played)
    return tally


def _simulate(asked: Namespace, players: tuple[str, ...], console: Console) -> Iterator[list[Played]]:
    """The games in the order of their numbers, whatever process played them."""
    match = Match(asked.game, players, (("mode", asked.mode),) if asked.mode else ())
    chunks = [range(start, min(start + CHUNK, asked.games)) for start in range(0, asked.games, CHUNK)]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        ProcessPoolExecutor(min(asked.processes, len(chunks)), get_context("spawn")) as pool,
        Progress(*columns, console=console, transient=True) as progress,
    ):
        name = f"{asked.game} {asked.mode or ''}".strip()
        task = progress.add_task(f"{name}, {len(players)} players", total=asked.games)
        waiting = [pool.submit(play_all, match, asked.seed, chunk, bool(asked.pair)) for chunk in chunks]
        for done in waiting:
            played = done.result()
            progress.advance(task, len(played))
            yield played
