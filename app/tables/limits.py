"""How often somebody may do what could be abused. In memory, for each process by itself."""

import math
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from app.tables.refused import Refused

Deed = Literal[
    "guest", "name", "table", "wrong_code", "chat", "command", "request", "socket", "events", "record"
]

MOST_BUCKETS = 50_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and then one more every so many seconds."""

    burst: int
    seconds: float


RATES: Mapping[Deed, Rate] = {
    "guest": Rate(30, 10.0),
    "name": Rate(10, 10.0),
    "table": Rate(20, 15.0),
    # 31^6 codes: at this rate even a thousand open tables are found once in three months.
    "wrong_code": Rate(10, 10.0),
    "chat": Rate(8, 1.5),
    "command": Rate(60, 0.05),
    "request": Rate(300, 0.02),
    "socket": Rate(30, 1.0),
    # A whole game takes the server 10 to 20 ms, in which it does nothing else.
    "events": Rate(60, 0.1),
    "record": Rate(10, 2.0),
}


class Limits:
    """A bucket of tokens for each deed and each person or address; an unlimited one never runs dry."""

    def __init__(self, unlimited: bool = False) -> None:
        self._unlimited = unlimited
        self._buckets: OrderedDict[tuple[Deed, str], tuple[float, float]] = OrderedDict()

    def take(self, deed: Deed, who: str) -> None:
        """Counts a deed; refuses it when there were too many."""
        self._require(deed, who)
        tokens, now = self._tokens(deed, who)
        self._buckets[deed, who] = tokens - 1, now
        self._buckets.move_to_end((deed, who))
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def give_back(self, deed: Deed, who: str) -> None:
        """Does not count a deed that was not one after all."""
        tokens, now = self._tokens(deed, who)
        self._buckets[deed, who] = tokens + 1, now

    def _require(self, deed: Deed, who: str) -> None:
        tokens, _ = self._tokens(deed, who)
        if tokens < 1 and not self._unlimited:
            wait = math.ceil((1 - tokens) * RATES[deed].seconds)
            raise Refused("slow_down", f"That was too often. Try again in {wait} s.", retry_after=wait)

    def _tokens(self, deed: Deed, who: str) -> tuple[float, float]:
        rate, now = RATES[deed], time.monotonic()
        tokens, since = self._buckets.get((deed, who), (float(rate.burst), now))
        return min(rate.burst, tokens + (now - since) / rate.seconds), now
