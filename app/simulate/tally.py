"""What many games say together."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import fsum, sqrt
from statistics import quantiles

from app.simulate.play import Played

CONFIDENCE = 1.96
"""Standard deviations of a 95 % interval."""


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson."""
    if not tries:
        return 0.0, 1.0
    share, square = hits / tries, CONFIDENCE**2
    middle = share + square / (2 * tries)
    spread = CONFIDENCE * sqrt(share * (1 - share) / tries + square / (4 * tries**2))
    low, high = (middle - spread) / (1 + square / tries), (middle + spread) / (1 + square / tries)
    return max(low, 0.0), min(high, 1.0)


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many."""

    hits: int
    tries: int

    @property
    def value(self) -> float:
        """The share itself."""
        return self.hits / self.tries if self.tries else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % confidence."""
        return wilson(self.hits, self.tries)


@dataclass(slots=True)
class Tally:
    """Games counted."""

    seats: int
    games: int = 0
    by_place: Counter[int] = field(default_factory=Counter)
    by_player: Counter[str] = field(default_factory=Counter)
    chairs: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    rounds: list[int] = field(default_factory=list)
    decisions: int = 0
    owned: Counter[str] = field(default_factory=Counter)
    owned_and_won: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    played_and_won: Counter[str] = field(default_factory=Counter)
    marks: Counter[str] = field(default_factory=Counter)
    marked: Counter[str] = field(default_factory=Counter)

    def add(self, games: Iterable[Played]) -> None:
        """Counts games in."""
        for played in games:
            self._add(played)

    def _add(self, played: Played) -> None:
        self.games += 1
        self.rounds.append(played.rounds)
        self.decisions += played.decisions
        self.endings[played.reason if played.winners else "nobody"] += 1
        self.chairs.update(played.players if played.winners else ())
        for winner in played.winners:
            self.by_place[played.places.index(winner)] += 1
            self.by_player[played.players[winner]] += 1
        for seat, card in played.owners:
            self.owned[card] += 1
            self.owned_and_won[card] += seat in played.winners
        for seat, scholar in played.scholars:
            self.played[scholar] += 1
            self.played_and_won[scholar] += seat in played.winners
        for mark, times in played.marks:
            self.marks[mark] += times
            self.marked[mark] += times > 0

    def place(self, place: int) -> Share:
        """How often the player won who was so many places behind the first, of the games somebody won."""
        return Share(self.by_place[place], self.games - self.endings["nobody"])

    def player(self, kind: str) -> Share:
        """How often a kind of bot won, of the games that somebody won, counted by seat."""
        return Share(self.by_player[kind], self.chairs[kind])

    def ending(self, reason: str) -> Share:
        """How often a game ended like this."""
        return Share(self.endings[reason], self.games)

    def card(self, card: str) -> Share:
        """How often a player won who had recruited or played the card."""
        return Share(self.owned_and_won[card], self.owned[card])

    def mark(self, mark: str) -> Share:
        """In how many games something happened."""
        return Share(self.marked[mark], self.games)

    def scholar_ratios(self) -> list[tuple[str, float, Share]]:
        """Every Scholar with how much more often they won than the average one, the strongest first."""
        shares = {name: Share(self.played_and_won[name], tries) for name, tries in self.played.items()}
        average = fsum(share.value for share in shares.values()) / max(len(shares), 1) or 1.0
        ratios = [(name, share.value / average, share) for name, share in shares.items()]
        return sorted(ratios, key=lambda row: (-row[1], row[0]))

    @property
    def best_seat(self) -> float:
        """How much more than a fair share the best place in turn order won."""
        return max(self.place(place).value for place in range(self.seats)) * self.seats

    @property
    def average_card(self) -> float:
        """How often the owner of an average card won: the mean over all cards."""
        return fsum(self.card(card).value for card in self.owned) / max(len(self.owned), 1)

    def card_ratios(self) -> list[tuple[str, float, Share]]:
        """Every card with how much more often its owner won than the average card's, the strongest first."""
        average = self.average_card or 1.0
        ratios = [(card, self.card(card).value / average, self.card(card)) for card in self.owned]
        return sorted(ratios, key=lambda row: (-row[1], row[0]))

    def round_quartiles(self) -> tuple[float, float, float]:
        """The quartiles of the number of rounds, the median in the middle."""
        if len(self.rounds) < 2:
            return (float(self.rounds[0]),) * 3
        lower, median, upper = quantiles(sorted(self.rounds), n=4, method="inclusive")
        return lower, median, upper
