"""Whether the service keeps its word when it is killed in the middle of games, over and over.

    python -m bench.kills [--kills 100] [--most 150]

Five tables of two to four people, two bots and a spectator each play Looterz at full pace, over REST and
websockets, while the server is killed (SIGKILL) at random moments, every other time together with PostgreSQL.
Afterwards the database is compared with what everybody was told; the first thing that is wrong ends it.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

import uvloop

from tests.service.kills import kill_again_and_again

SEATS = [2, 3, 4, 2, 3]


def progress(kills: int) -> None:
    """Says how far it is."""
    print(f"\r{kills} kills", end="", file=sys.stderr, flush=True)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--most", type=int, default=150, help="commands between two kills, at most")
    arguments = parser.parse_args()
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="rigor-kills-") as folder:
        tally = uvloop.run(
            kill_again_and_again(Path(folder), arguments.kills, SEATS, arguments.most, progress)
        )
    print(file=sys.stderr)
    print(f"{tally.kills} kills in {time.monotonic() - start:.0f} s; {tally.games} games were begun")
    print(f"{tally.acknowledged} commands acknowledged: none lost, none carried out twice")
    print(f"{tally.repeated} of the commands were sent again after a kill")
    print(
        f"{tally.entries} entries of the log replayed; every socket was told all of them and showed the end"
    )


if __name__ == "__main__":
    main()
