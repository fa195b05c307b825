"""The compiled content: what a game keeps of the cards it began with, as JSON."""

from collections.abc import Hashable
from functools import cached_property

import msgspec

from app.engine.dungeonology.definitions import COLOURS, Numbers
from app.engine.dungeonology.effects import Lasting, Need
from app.engine.kernel.programs import Code

Text = dict[str, str]
"""Words by locale."""


class Repeated(msgspec.Struct, frozen=True):
    """A program that runs whenever a moment comes."""

    moment: str
    program: str


class OptionContent(msgspec.Struct, frozen=True):
    """An auxiliary option; `program` pays its price or, of an aside, is the effect."""

    kind: str
    program: str | None
    sacrifices: int
    discards: int
    needs: tuple[Need, ...]
    text: Text


class TrickContent(msgspec.Struct, frozen=True, dict=True):
    """A Trick Card."""

    id: str
    name: str
    type: str
    value: int
    copies: int
    main: OptionContent
    options: tuple[OptionContent, ...]
    flavour: str

    @cached_property
    def by_kind(self) -> dict[str, list[tuple[int, OptionContent]]]:
        """The options by kind, with their numbers."""
        found: dict[str, list[tuple[int, OptionContent]]] = {}
        for number, option in enumerate(self.options):
            found.setdefault(option.kind, []).append((number, option))
        return found


class LastingCard(msgspec.Struct, frozen=True):
    """A Jinx or an Intern; `once` is what an Intern can do once."""

    id: str
    name: str
    points: int
    copies: int
    lasting: tuple[Lasting, ...]
    whenever: tuple[Repeated, ...]
    once: OptionContent | None
    text: Text
    flavour: str


class SkillContent(msgspec.Struct, frozen=True):
    """A Scholar's skill."""

    id: str
    name: str
    kind: str
    use: OptionContent | None
    lasting: tuple[Lasting, ...]
    whenever: tuple[Repeated, ...]
    text: Text


class SideContent(msgspec.Struct, frozen=True, dict=True):
    """One side of a Scholar card."""

    hand_size: int
    speed: int
    skills: tuple[SkillContent, ...]
    lasting: tuple[Lasting, ...]
    text: Text

    @cached_property
    def by_id(self) -> dict[str, SkillContent]:
        """The skills by id."""
        return {skill.id: skill for skill in self.skills}


class ScholarContent(msgspec.Struct, frozen=True):
    """A Scholar card."""

    id: str
    name: str
    title: str
    set: str
    students: int
    side: SideContent
    exalted: SideContent
    flavour: str


class ClanContent(msgspec.Struct, frozen=True):
    """A Clan Card."""

    id: str
    name: str
    set: str
    requirement: dict[str, int]
    points: int
    modifiers: dict[str, int]
    text: Text
    flavour: str


class PanicContent(msgspec.Struct, frozen=True):
    """A Panic Card; `turns` as in its definition, two in games of before."""

    id: str
    name: str
    set: str
    dark_lord_only: bool
    refill: tuple[int, int] | None
    lasting: tuple[Lasting, ...]
    each_turn: str | None
    rules: tuple[str, ...]
    text: Text
    flavour: str
    turns: int = 2


class AlertContent(msgspec.Struct, frozen=True, omit_defaults=True):
    """An Alert Card; `extra` as in its definition, none in games of before."""

    id: str
    name: str
    students: int
    omegas: int
    track: int
    clock: int
    text: Text
    flavour: str
    extra: tuple[int, int] = (0, 0)

    def students_for(self, seats: int) -> int:
        """How many Students begin in the bag (EX-08)."""
        two, three = self.extra
        return seats * (self.students + {2: two, 3: three}.get(seats, 0))


class MinionActionContent(msgspec.Struct, frozen=True):
    """One Minion Action."""

    minion: str
    act: str
    count: int
    text: Text


class SorceryContent(msgspec.Struct, frozen=True):
    """A Sorcery Card."""

    id: str
    name: str
    program: str
    minions: tuple[MinionActionContent, ...]
    text: Text
    flavour: str


class ZoneEffectContent(msgspec.Struct, frozen=True):
    """A Zone Effect."""

    kind: str
    number: int
    word: str
    text: Text


class ZoneContent(msgspec.Struct, frozen=True, dict=True):
    """A Zone."""

    id: str
    name: str
    floor: int
    alert: int
    spaces: tuple[str, ...]
    exits: int
    effects: tuple[ZoneEffectContent, ...]
    flavour: str

    @cached_property
    def by_kind(self) -> dict[str, ZoneEffectContent]:
        """The Zone Effects by kind."""
        return {effect.kind: effect for effect in self.effects}


class Content(msgspec.Struct, frozen=True, dict=True):
    """Everything, with all programs by name, those of the rules included."""

    tricks: dict[str, TrickContent]
    jinxes: dict[str, LastingCard]
    interns: dict[str, LastingCard]
    scholars: dict[str, ScholarContent]
    clans: dict[str, ClanContent]
    panics: dict[str, PanicContent]
    alerts: dict[str, AlertContent]
    sorceries: dict[str, SorceryContent]
    zones: dict[str, ZoneContent]
    programs: dict[str, Code]
    numbers: Numbers

    @cached_property
    def stars(self) -> tuple[int, ...]:
        """From how many cubes on a column is a Star, in the order of COLOURS (EX-03)."""
        return tuple(self.numbers.stars[colour] for colour in COLOURS)

    @cached_property
    def standings(self) -> dict[Hashable, "Standing"]:
        """What sets of cards before a Scholar come to, as far as it has been worked out."""
        return {}


class Standing(msgspec.Struct, frozen=True):
    """What all that lies before a Scholar comes to: its changes by value, and what repeats, by its card."""

    totals: dict[str, int]
    repeated: tuple[tuple[str, Repeated], ...]


def encode_content(content: Content) -> str:
    """The content as JSON text, the same for the same content."""
    return msgspec.json.encode(content).decode()


def decode_content(text: str) -> Content:
    """The inverse of `encode_content`."""
    return msgspec.json.decode(text, type=Content)
