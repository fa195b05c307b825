"""How fast things happen by themselves. One object, so that tests can make an afternoon pass in a second."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Clock = Literal["off", "30s", "2min"]


def _clocks() -> Mapping[str, float]:
    return {"30s": 30.0, "2min": 120.0}


@dataclass(frozen=True, slots=True)
class Pace:
    """All times in seconds.

    `clocks`: time to answer, by the table's clock; one that is not in it is off.
    `tempo`: by how much the times that questions give themselves are longer.
    `bot_delay`: bounds between which the time a bot seems to think is drawn.
    `overdue_grace`: time to answer for whom the clock ran out while no server was running.
    `absence`: how long somebody must be away before the others may vote.
    `flicker`: how long a person may be without a socket (a page that loads again) without being absent.
    `rest`: how often a person without a socket who does something is noted as not absent, at most.
    `heartbeat`: how often a process says that it is alive; `silence`: after how long without it is dead.
    `look_again`: how often a process looks for changes that it was not told of.
    `company`: how long bots play on when the last person has gone; a minute more than `rest`.
    `host_away`: how long the host may be away before somebody who is there becomes host.
    `keep`: how long what nobody touches is kept (0: for ever); `tidy`: how often the leader looks for it.
    """

    clocks: Mapping[str, float] = field(default_factory=_clocks)
    tempo: float = 1.0
    bot_delay: tuple[float, float] = (0.7, 1.9)
    overdue_grace: float = 10.0
    absence: float = 120.0
    flicker: float = 2.0
    rest: float = 15.0
    heartbeat: float = 4.0
    silence: float = 20.0
    look_again: float = 10.0
    company: float = 75.0
    host_away: float = 120.0
    keep: float = 30 * 24 * 3600.0
    tidy: float = 3600.0
