"""How likely one wins in Kragmortha Mode with so much at home (RM-90 to RM-93)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp

QUANTILES = (0.07, 0.24, 0.44, 0.69, 1.03, 1.54, 2.64)
"""Of what grows at random moments, as parts of its mean."""
BELOW = 2.0
"""How far below the Threshold a sensible rival stays."""
SPREAD = 0.6
FAR = 3.0
"""Turns from which on more of them make nothing more uncertain."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """The Castle as it would be scored by now with one Clan; `changes` are the Clan's modifiers by colour."""

    changes: dict[str, int]
    threshold: int
    rivals: tuple[int, ...]


@dataclass(slots=True)
class Wrath:
    """What may come of the Castle: one Outlook for each Clan that it may be.

    `paces` are points that each rival brings home in a turn. `growth` is by how much the Threshold still
    grows on average, in the `turns` that are left to everybody.
    """

    outlooks: Sequence[Outlook]
    paces: Sequence[float]
    growth: float
    turns: float
    _chances: dict[tuple[int, int, int], float] = field(default_factory=dict)

    def prospect(self, totals: Sequence[int], raised: int) -> float:
        """How likely one wins, with one's total for each Outlook, and a Threshold that is so much higher."""
        chances = [self._chance(number, own, raised) for number, own in enumerate(totals)]
        return sum(chances) / len(chances)

    def _chance(self, number: int, own: int, raised: int) -> float:
        key = number, own, raised
        if key not in self._chances:
            outlook = self.outlooks[number]
            thresholds = [outlook.threshold + raised + self.growth * quantile for quantile in QUANTILES]
            wins = [self._best(own, each, outlook.rivals) for each in thresholds if own < each - 0.5]
            self._chances[key] = sum(wins) / len(QUANTILES)
        return self._chances[key]

    def _best(self, own: int, threshold: float, rivals: tuple[int, ...]) -> float:
        """How likely one has the most, below a Threshold; that a rival is struck is nothing to hope for."""
        chance = 1.0
        for rival, pace in zip(rivals, self.paces, strict=True):
            hoped = min(rival + pace * self.turns, threshold - BELOW)
            chance *= likely(own - hoped, SPREAD + pace * min(self.turns, FAR))
        return chance


def likely(lead: float, spread: float) -> float:
    """How likely something uncertain turns out well."""
    return 1.0 / (1.0 + exp(-max(-50.0, min(50.0, lead / spread))))
