"""The view as a Scholar looks at it: what Note Boards, cubes, Students and Stun are worth."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any

from app.bots.dungeonology.facts import Clan, Facts
from app.bots.dungeonology.tuning import Tuning
from app.bots.dungeonology.wrath import Outlook, Wrath

SeatView = dict[str, Any]
ZoneView = dict[str, Any]
Counts = tuple[int, ...]
Plan = tuple[tuple[str, ...], tuple[str, ...], float]
"""Cubes to Archive, archived ones to throw out for them, and how likely one wins then."""
UNIVERSAL = "universal"
UNIVERSAL_POINTS = 7
STARS = 2
SPACES = 5
BEST_PACE = 1.5
"""Points that a sensible Scholar brings home in a turn."""
LEAST_PACE = 0.2
ROUNDS_TO_JUDGE = 4
"""Until then everybody is taken for sensible."""
GROWTH_AT_LAST = 0.3
"""How much the Threshold grows on average in the last turns."""
GROWTH = 2.9
"""How much one hopes it to grow in a turn in which another brings home as much as anybody can."""
MORE_GROWTH = 0.2
"""By which part it grows faster with each further player, who wakes Rigor too."""


@lru_cache(maxsize=1 << 16)
def board_worth(facts: Facts, tuning: Tuning, counts: Counts, clan: str | None, hope: bool) -> float:
    """Points that so many cubes by column are worth, with the Thesis that they may come to."""
    worth = float(sum([points * count for points, count in zip(facts.points, counts, strict=True)]))
    if clan:
        changes = facts.clans[clan].modifiers
        worth += sum([changes.get(name, 0) * n for name, n in zip(facts.colours, counts, strict=True)])
    if not hope:
        return worth
    lacking = sorted([max(0, star - count) for star, count in zip(facts.stars, counts, strict=True)])
    ready = tuning.thesis_hope ** sum(lacking[:STARS])
    return worth + ready * _thesis_worth(facts, tuning, counts, clan)


def _thesis_worth(facts: Facts, tuning: Tuning, counts: Counts, clan: str | None) -> float:
    clans = [facts.clans[clan]] if clan else list(facts.clans.values())
    worth = 0.0
    for each in clans:
        missing = sum([max(0, need - count) for need, count in zip(each.needs, counts, strict=True)])
        worth += each.points * tuning.missing**missing
    return worth / len(clans)


def accepting(facts: Facts, counts: Counts, clan: str | None) -> list[Clan]:
    """The Clans, of those that it may be, that accept a Thesis with these columns (EX-60)."""
    clans = [facts.clans[clan]] if clan else list(facts.clans.values())
    return [each for each in clans if all(n >= need for n, need in zip(counts, each.needs, strict=True))]


def acceptance(facts: Facts, counts: Counts, clan: str | None) -> float:
    """How likely a Thesis with these columns is accepted, as far as one knows the Clan."""
    return len(accepting(facts, counts, clan)) / (1 if clan else len(facts.clans))


def thesis_points(facts: Facts, counts: Counts, clan: str | None) -> float:
    """The points that an accepted Thesis would bring on average."""
    points = [each.points for each in accepting(facts, counts, clan)]
    return sum(points) / len(points) if points else 0.0


class Board:
    """A view with what its seat makes of it."""

    def __init__(self, view: dict[str, Any], facts: Facts, tuning: Tuning) -> None:
        self.view = view
        self.facts = facts
        self.tuning = tuning
        self.me: int = view["viewer"]
        self.seats: list[SeatView] = view["seats"]
        self.mine: SeatView = self.seats[self.me]
        self.zones: list[ZoneView] = view["zones"]
        self.hand: list[dict[str, Any]] = view["hand"]
        self.campus: dict[str, Any] = view["campus"]
        self.clan: str | None = self.campus["clan"]
        self.castle: bool = view["mode"] == "kragmortha"
        self.my_turn: bool = view["turn"]["seat"] == self.me
        self.others = [seat for seat in range(len(self.seats)) if seat != self.me]
        self._harm: dict[int, float] = {}
        self._gains: dict[tuple[int, str], float] = {}
        self._changes: dict[int, dict[str, int]] = {}
        self._hopes: dict[int, bool] = {}
        self._limit: float | None = None
        self.plans: dict[tuple[int, int], Plan] = {}
        """What was already found out about Archiving (`castle.best_archive`)."""

    # Note Boards

    def counts(self, seat: int) -> Counts:
        """How many cubes lie in each column."""
        return tuple([len(cubes) for cubes in self.seats[seat]["board"].values()])

    def worth(self, seat: int, counts: Counts) -> float:
        """What these columns would be worth to a Scholar."""
        return board_worth(self.facts, self.tuning, counts, self.clan, self.hoping(seat))

    def hoping(self, seat: int) -> bool:
        """Whether a Scholar can still submit a Thesis."""
        if seat not in self._hopes:
            self._hopes[seat] = self._may_hope(seat)
        return self._hopes[seat]

    def _may_hope(self, seat: int) -> bool:
        player = self.seats[seat]
        if self.castle or player["thesis"] or player["zone"] is None:
            return False
        if self.campus["maximum"] != "in_force":
            return True
        left = int(self.campus["turns_left"][seat]) - (self.view["turn"]["seat"] == seat)
        return left > 0 or self.view["turn"]["phase"] in ("start", "thesis")

    def gain(self, seat: int, colour: str) -> float:
        """What one cube more is worth to a Scholar."""
        key = seat, colour
        if key not in self._gains:
            self._gains[key] = self._gain(seat, colour)
        return self._gains[key]

    def _gain(self, seat: int, colour: str) -> float:
        if self.castle:
            return self.castle_worth(seat, colour) - self.castle_worth(seat)
        counts = self.counts(seat)
        columns = range(len(counts)) if colour == UNIVERSAL else (self.facts.colours.index(colour),)
        return max([self._more(seat, counts, column) for column in columns])

    def _more(self, seat: int, counts: Counts, column: int) -> float:
        if counts[column] >= self.facts.limit:
            return 0.0
        more = (*counts[:column], counts[column] + 1, *counts[column + 1 :])
        return self.worth(seat, more) - self.worth(seat, counts)

    def column_gain(self, seat: int, column: str) -> float:
        """What a cube more in a column is worth."""
        return self._more(seat, self.counts(seat), self.facts.colours.index(column))

    def loss(self, seat: int, column: str, colour: str) -> float:
        """What a Scholar loses with a cube of a column."""
        if self.castle:
            return self.castle_worth(seat) - self.castle_worth(seat, without=colour)
        counts, place = self.counts(seat), self.facts.colours.index(column)
        less = (*counts[:place], counts[place] - 1, *counts[place + 1 :])
        return self.worth(seat, counts) - self.worth(seat, less)

    def cubes(self, seat: int) -> list[tuple[str, str]]:
        """Column and colour of every cube of a Note Board."""
        board = self.seats[seat]["board"]
        return [(column, colour) for column, cubes in board.items() for colour in cubes]

    def losses(self, seat: int) -> list[float]:
        """What each cube of a Note Board is worth to its Scholar, the least first."""
        return sorted([self.loss(seat, column, colour) for column, colour in set(self.cubes(seat))])

    def score(self, seat: int) -> float:
        """What a Scholar has by now, and may hope for."""
        counts = self.counts(seat)
        own = self.castle_worth(seat) if self.castle else self.worth(seat, counts)
        return own + self._extra(seat)

    def solid(self, seat: int) -> float:
        """What a Scholar has by now, without any hope."""
        return board_worth(self.facts, self.tuning, self.counts(seat), self.clan, False) + self._extra(seat)

    def likely_score(self, seat: int) -> float:
        """What a Scholar has by now and what of their hopes comes true."""
        solid = self.solid(seat)
        return solid + self.tuning.come_true * (self.score(seat) - solid)

    def _extra(self, seat: int) -> float:
        return self.card_points(seat) + float(self.seats[seat]["thesis"] or 0)

    def card_points(self, seat: int) -> int:
        """Plus and minus of Interns and Jinxes."""
        player = self.seats[seat]
        cards = [*player["jinxes"], *[intern["card"] for intern in player["interns"]]]
        return sum([self.facts.card_points[card] for card in cards])

    # The Castle

    def points(self, colour: str) -> int:
        """The printed value of a cube (RM-83)."""
        return self.facts.values.get(colour, UNIVERSAL_POINTS)

    def castle_worth(self, seat: int, more: str | None = None, without: str | None = None) -> float:
        """What the cubes at home and on the Note Board may come to below the Threshold (RM-90, RM-92)."""
        home = [(float(self.points(cube)), 1.0) for cube in self.archived(seat)]
        carried = [colour for _, colour in self.cubes(seat)] + ([more] if more else [])
        if without:
            carried.remove(without)
        best = sorted(home + [(float(self.points(cube)), 0.8) for cube in carried], reverse=True)
        total = sum([points * weight for points, weight in best[:SPACES]])
        rest = 0.1 * sum([points for points, _ in best[SPACES:]])
        limit = max(0.0, self._hoped_threshold() - self._extra(seat))
        return min(total, limit) + 0.15 * max(0.0, total - limit) + rest

    def _hoped_threshold(self) -> float:
        """The Threshold as it may come to be."""
        if self._limit is None:
            self._limit = self.threshold() + self.tuning.growth * self.turns_before_end()
        return self._limit

    def archived(self, seat: int) -> list[str]:
        """The cubes in a Scholar's Starting Zone."""
        return [cube for cube in self.zones[self.seats[seat]["home"]]["spaces"] if cube]

    def threshold(self) -> int:
        """The Punishment Threshold as it stands, unmodified (RM-91)."""
        return max([sum([self.points(cube) for cube in cubes]) for cubes in self.rigors_cubes()])

    def rigors_cubes(self) -> list[list[str]]:
        """The cubes in Rigor's two Zones."""
        zones = self.facts.zones
        found = [zone for zone in self.zones if zone["floor"] == 0 and "boss" in zones[zone["card"]].effects]
        return [[cube for cube in zone["spaces"] if cube] for zone in found]

    @cached_property
    def wrath(self) -> Wrath:
        """What may come of the Castle, for each Clan that it may be."""
        clans = [self.clan] if self.clan else list(self.facts.clans)
        turns = self.turns_before_end()
        outlooks = [self._outlook(self.facts.clans[clan].modifiers) for clan in clans]
        faster = 1.0 + MORE_GROWTH * (len(self.others) - 1)
        growth = GROWTH_AT_LAST + GROWTH * turns * self.chased * faster
        return Wrath(outlooks, [self._pace(seat) for seat in self.others], growth, turns)

    @cached_property
    def chased(self) -> float:
        """From 0 to 1: how much the best of the others brings home."""
        return max([self._pace(seat) for seat in self.others]) / BEST_PACE

    def _pace(self, seat: int) -> float:
        """Points that a Scholar brings home in a turn, as far as can be seen by now."""
        rounds = int(self.view["round"])
        if rounds < ROUNDS_TO_JUDGE:
            return BEST_PACE
        return min(
            BEST_PACE,
            max((self.result(self.archived(seat), {}) + self.card_points(seat)) / rounds, LEAST_PACE),
        )

    def _outlook(self, changes: dict[str, int]) -> Outlook:
        threshold = max([self.result(cubes, changes) for cubes in self.rigors_cubes()])
        rivals = [self.result(self.archived(seat), changes) + self.card_points(seat) for seat in self.others]
        return Outlook(changes, threshold, tuple(rivals))

    def result(self, cubes: Sequence[str], changes: dict[str, int]) -> int:
        """What cubes in the Castle score (RM-90)."""
        return sum([self.points(cube) + changes.get(cube, 0) for cube in cubes])

    def turns_before_end(self) -> float:
        """About how many more turns of one's own there will be in the Castle."""
        if self.view["ender"] is not None:
            return 0.0
        omegas = max(1, 5 - int(self.campus["omegas"]))
        return 1.2 * omegas

    # Others

    @cached_property
    def watched(self) -> bool:
        """Whether anybody else holds cards."""
        return any(self.seats[seat]["hand_count"] for seat in self.others)

    def harm(self, seat: int) -> float:
        """How much a point that a Scholar loses is worth to oneself."""
        if not self._harm:
            self._harm = self._harms()
        return self._harm[seat]

    def _harms(self) -> dict[int, float]:
        if len(self.others) == 1:
            return {self.others[0]: self.tuning.harm}
        scores = {seat: max(1.0, 4.0 + self.score(seat)) ** self.tuning.leader for seat in self.others}
        total = sum(scores.values())
        return {seat: self.tuning.harm * score / total for seat, score in scores.items()}

    def exposed(self, seat: int) -> bool:
        """Whether others can affect a Scholar (EX-48, EX-57)."""
        player = self.seats[seat]
        return player["zone"] is not None and player["zone"] != player["home"]

    def others_in(self, zone: int) -> list[int]:
        """The exposed others in a Zone."""
        return [seat for seat in self.others if self.seats[seat]["zone"] == zone and self.exposed(seat)]

    # Students and Stun

    def omega_chance(self) -> float:
        """How likely the next Student is an Omega."""
        bag = self.campus["university"]
        count = bag["students"] + bag["omegas"]
        return bag["omegas"] / count if count else 0.0

    def draw_cost(self, count: int, seat: int | None = None) -> float:
        """What it costs to draw so many Students; less than nothing if it brings something."""
        late = 4.0 if self.campus["maximum"] != "no" and not self.castle else 0.0
        chance = self.omega_chance()
        have = self.seats[self.me if seat is None else seat]["students"]
        student = self.tuning.student if have < 4 else 0.15
        return count * (chance * (self.tuning.omega + late) - (1 - chance) * student)

    def stun_cost(self, count: int, seat: int | None = None) -> float:
        """What so many Stun tokens cost."""
        player = self.seats[self.me if seat is None else seat]
        if player["students"] >= count:
            return count * self.tuning.student * 1.3
        limit = 1.5 if player["stun"] + count >= 3 else 0.0
        return count * self.tuning.stun + limit

    # Lasting values

    def change(self, seat: int, value: str) -> int:
        """By how much all that lies before a Scholar changes a value."""
        if seat not in self._changes:
            self._changes[seat] = self._changed(seat)
        return self._changes[seat].get(value, 0)

    def _changed(self, seat: int) -> dict[str, int]:
        player = self.seats[seat]
        scholar = self.facts.scholars[player["scholar"]]["exalted" if player["exalted"] else "side"]
        cards = [*player["jinxes"], *[intern["card"] for intern in player["interns"]]]
        if self.campus["maximum"] == "in_force" and self.campus["panic"]:
            cards.append(self.campus["panic"])
        totals: dict[str, int] = {}
        for group in (scholar["lasting"], *[skill["lasting"] for skill in scholar["skills"]]):
            for each in group:
                totals[each["value"]] = totals.get(each["value"], 0) + each["amount"]
        for card in cards:
            for value, amount in self.facts.lasting[card]:
                totals[value] = totals.get(value, 0) + amount
        return totals

    def has_skill(self, seat: int, skill: str) -> bool:
        """Whether a Scholar has a skill."""
        card = self.facts.scholars[self.seats[seat]["scholar"]]
        return any(own["id"] == skill for own in card["side"]["skills"])
