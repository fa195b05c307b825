"""How a game ended."""

import msgspec


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a seat's score sheet, for example `coins`: 10."""

    label: str
    value: int


class ScoreRow(msgspec.Struct, frozen=True):
    """A seat's score sheet; `place` 1 is the best, equal places are shared."""

    seat: int
    place: int
    lines: tuple[ScoreLine, ...]


class Outcome(msgspec.Struct, frozen=True):
    """Who won (nobody: an empty tuple), why the game ended, and the score sheet."""

    winners: tuple[int, ...]
    reason: str
    sheet: tuple[ScoreRow, ...]
