"""Who plays for whom in a game, and until when they may think."""

from collections.abc import Collection, Mapping
from typing import TypeVar

import msgspec

V = TypeVar("V")

MISSES_BEFORE_STAND_IN = 2


class Seating(msgspec.Struct, frozen=True):
    """What a game knows of its seats beside its rules. Stored with it; values, never changed in place.

    `deadlines`: when (seconds since 1970) the default answer is given, for every seat asked, whether or not
    its sealed answer is in: nobody may read from it who has answered. It stands while a bot plays for the
    seat, so that nobody gains time by leaving and coming back.
    `missed`: how many times in a row the clock ran out. `stand_ins`: seats a bot plays for a person.
    `votes`: who wants a stand-in, by seat. `own_times`: the seconds that the open question itself gives, by
    seat (RM-99); its deadline stands while the person is there, and no stand-in follows from it.
    """

    deadlines: dict[int, float] = {}
    missed: dict[int, int] = {}
    stand_ins: frozenset[int] = frozenset()
    votes: dict[int, frozenset[int]] = {}
    own_times: dict[int, float] = {}

    def encode(self) -> str:
        """As JSON text."""
        return msgspec.json.encode(self).decode()

    def answered(self, seat: int, by_clock: bool) -> "Seating":
        """After an answer of the seat, given by its person or because its clock ran out."""
        if by_clock and seat not in self.own_times:
            return self._with(missed={**self.missed, seat: self.missed.get(seat, 0) + 1})
        return self._with(missed=_without(self.missed, seat)) if seat in self.missed else self

    def moved_on(self, asked: Collection[int], bots: Collection[int], deadline: float | None) -> "Seating":
        """After the game went on and now asks the seats `asked`.

        Only here a stand-in takes over for somebody whose clock ran out: earlier would tell who had not
        answered behind a barrier.
        """
        sleepers = {seat for seat, count in self.missed.items() if count >= MISSES_BEFORE_STAND_IN}
        stand_ins = self.stand_ins | sleepers
        thinking = [] if deadline is None else [s for s in asked if s not in stand_ins and s not in bots]
        return Seating(
            deadlines=dict.fromkeys(thinking, deadline or 0.0),
            missed={seat: count for seat, count in self.missed.items() if seat not in sleepers},
            stand_ins=stand_ins,
            votes=_without(self.votes, *sleepers),
        )

    def hurried(self, own_times: Mapping[int, float], away: Collection[int], now: float) -> "Seating":
        """The open question has times of its own, in seconds by seat; they run for who is there."""
        times = {seat: seconds for seat, seconds in own_times.items() if seat not in self.stand_ins}
        running = {seat: now + seconds for seat, seconds in times.items() if seat not in away}
        return self._with(own_times=times, deadlines={**self.deadlines, **running})

    def paused(self, seat: int) -> "Seating":
        """The question's own time waits for who has gone."""
        return self._with(deadlines=_without(self.deadlines, seat)) if seat in self.own_times else self

    def resumed(self, seat: int, now: float) -> "Seating":
        """Who is there again has the question's whole time."""
        if seat not in self.own_times or seat in self.deadlines or seat in self.stand_ins:
            return self
        return self._with(deadlines={**self.deadlines, seat: now + self.own_times[seat]})

    def stood_in(self, seat: int) -> "Seating":
        """A bot plays for the seat from now on."""
        return self._with(
            missed=_without(self.missed, seat),
            stand_ins=self.stand_ins | {seat},
            votes=_without(self.votes, seat),
        )

    def returned(self, seat: int, deadline: float | None) -> "Seating":
        """The person of the seat plays again, by the deadline they had, or a new one for a new question."""
        deadlines = self.deadlines
        if seat in self.stand_ins and deadline is not None and seat not in deadlines:
            deadlines = {**deadlines, seat: deadline}
        return self._with(
            deadlines=deadlines,
            missed=_without(self.missed, seat),
            stand_ins=self.stand_ins - {seat},
            votes=_without(self.votes, seat),
        )

    def given_up(self, seat: int) -> "Seating":
        """The seat is nobody's any more: a bot plays it to the end, as its own."""
        return self._with(
            deadlines=_without(self.deadlines, seat),
            missed=_without(self.missed, seat),
            stand_ins=self.stand_ins - {seat},
            votes=_without(self.votes, seat),
        )

    def voted(self, seat: int, voter: int, vote: bool) -> "Seating":
        """With the voter's vote for a stand-in at the seat, or without it."""
        votes = self.votes.get(seat, frozenset())
        return self._with(votes={**self.votes, seat: votes | {voter} if vote else votes - {voter}})

    def _with(self, **changes: object) -> "Seating":
        return msgspec.structs.replace(self, **changes)


def decode_seating(text: str) -> Seating:
    """The inverse of `Seating.encode`."""
    return msgspec.json.decode(text, type=Seating)


def _without(mapping: Mapping[int, V], *seats: int) -> dict[int, V]:
    return {seat: value for seat, value in mapping.items() if seat not in seats}
