"""What a card of Looterz is: as it is written down, and as a game keeps it."""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import msgspec

from app.engine.kernel.programs import Code
from app.engine.looterz.effects import Effect

Keyword = Literal["activate", "recruit", "last_wish", "decoy"]
DECOY: Keyword = "decoy"

KEYWORD_RULES: dict[Keyword, str] = {
    "activate": "LZ-50",
    "recruit": "LZ-51",
    "last_wish": "LZ-54",
    "decoy": "LZ-56",
}
"""The rule that says when a skill works."""


@dataclass(frozen=True)
class LooterDefinition:
    """One of our cards, as it is written down in `cards.py`.

    At most one of the three skills is there (LZ-01).
    """

    id: str
    name: str
    title: str
    hearts: int
    power: int
    copies: int
    flavour: str
    activate: Effect | None = None
    recruit: Effect | None = None
    last_wish: Effect | None = None
    decoy: bool = False

    @property
    def skill(self) -> Effect | None:
        """The effect of the card's only skill, or None."""
        return self.activate or self.recruit or self.last_wish

    @property
    def keyword(self) -> Keyword | None:
        """When the skill works, or None for a card without one."""
        if self.decoy:
            return "decoy"
        if self.activate:
            return "activate"
        if self.recruit:
            return "recruit"
        return "last_wish" if self.last_wish else None

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that explain the card: of its keyword, then of what its skill does."""
        when = (KEYWORD_RULES[self.keyword],) if self.keyword else ()
        what = self.skill.rules if self.skill else ()
        return tuple(dict.fromkeys((*when, *what)))


class LooterContent(msgspec.Struct, frozen=True):
    """A compiled card.

    `discards` is the price of its skill in cards of the hand; `text` its words by locale.
    """

    id: str
    name: str
    title: str
    hearts: int
    power: int
    copies: int
    flavour: str
    keyword: Keyword | None
    steals: bool
    sacrifices: bool
    discards: int
    text: dict[str, str]
    rules: tuple[str, ...]


class Content(msgspec.Struct, frozen=True, dict=True):
    """All cards, and all programs: those of the rules and "<card>.<keyword>"."""

    looterz: tuple[LooterContent, ...]
    programs: dict[str, Code]

    @cached_property
    def by_id(self) -> dict[str, LooterContent]:
        """The cards by id."""
        return {looter.id: looter for looter in self.looterz}


def skill_program(card: str, keyword: str) -> str:
    """The name of the program that a card's skill runs."""
    return f"{card}.{keyword}"


def encode_content(content: Content) -> str:
    """The content as JSON text, the same for the same content."""
    return msgspec.json.encode(content).decode()


def decode_content(text: str) -> Content:
    """The inverse of `encode_content`."""
    return msgspec.json.decode(text, type=Content)
