"""What the cards and Zones are, as they are written down in `content/`: typed data, apart from the rules.

Ids are unique within their kind. Every number here is content: owners of the box can enter their own.
"""

from dataclasses import dataclass
from typing import Literal

from app.engine.dungeonology.effects import Effect, Lasting, Option, Whenever

Colour = Literal["civilization", "militia", "worship", "riches", "caste"]
COLOURS: tuple[Colour, ...] = ("civilization", "militia", "worship", "riches", "caste")
UNIVERSAL = "universal"

TrickType = Literal["fate", "exploration", "subterfuge", "social", "magic", "notoriety"]
TRICK_TYPES: tuple[TrickType, ...] = ("fate", "exploration", "subterfuge", "social", "magic", "notoriety")

Set = Literal["base", "expansion"]


@dataclass(frozen=True)
class Trick:
    """A Trick Card (EX-06). `main` is its main effect, an action of one's own turn."""

    id: str
    name: str
    type: TrickType
    value: int
    copies: int
    main: Effect
    options: tuple[Option, ...]
    flavour: str


@dataclass(frozen=True)
class Jinx:
    """A Jinx Card (EX-10): a lasting handicap and points, mostly negative."""

    id: str
    name: str
    points: int
    flavour: str
    lasting: tuple[Lasting, ...] = ()
    whenever: tuple[Whenever, ...] = ()
    copies: int = 1


@dataclass(frozen=True)
class Intern:
    """An Intern Card (EX-10): a helper with points; `once` can be used once, in one's own turn."""

    id: str
    name: str
    points: int
    flavour: str
    lasting: tuple[Lasting, ...] = ()
    whenever: tuple[Whenever, ...] = ()
    once: Effect | None = None


SkillKind = Literal["action", "free", "passive", "rule"]
RuleSkill = Literal[
    "puppy", "glutton", "compass", "great_explorer", "o_the_bag", "copyist", "amanuensis", "light_fingers"
]


@dataclass(frozen=True)
class Skill:
    """A Scholar's skill.

    An `action` (EX-26), a `free` one used at most once a turn outside Tests, a `passive` one of lasting
    values and repeated effects, or a `rule` that the rules themselves know by its id.
    """

    id: str
    name: str
    kind: SkillKind
    effect: Effect | None = None
    lasting: tuple[Lasting, ...] = ()
    whenever: tuple[Whenever, ...] = ()


@dataclass(frozen=True)
class Side:
    """One side of a Scholar card."""

    hand_size: int
    speed: int
    skills: tuple[Skill, ...]
    lasting: tuple[Lasting, ...] = ()


@dataclass(frozen=True)
class Scholar:
    """A Scholar card (EX-05): `side`, and `exalted`, the other one."""

    id: str
    name: str
    title: str
    set: Set
    students: int
    side: Side
    exalted: Side
    flavour: str


@dataclass(frozen=True)
class Clan:
    """A Clan Card: what a Thesis needs and is worth, how it changes the value of cubes (EX-60, EX-64)."""

    id: str
    name: str
    set: Set
    requirement: dict[str, int]
    points: int
    modifiers: dict[str, int]
    flavour: str


PanicRule = Literal["come_back_to_me", "final_raid", "aye_dark_lord"]


@dataclass(frozen=True)
class Panic:
    """A Panic Card (EX-62): what changes from Maximum Alert on.

    `refill`: the bag is emptied and gets so many Students a player and so many Omega (RM-15). `lasting` holds
    for every Scholar, `each_turn` concerns whoever begins a turn in the Dungeon, `rules` are known by name
    (RM-16). `turns` are those that each Scholar still takes.
    """

    id: str
    name: str
    set: Set
    dark_lord_only: bool
    flavour: str
    refill: tuple[int, int] | None = None
    lasting: tuple[Lasting, ...] = ()
    each_turn: Effect | None = None
    rules: tuple[PanicRule, ...] = ()
    turns: int = 2


@dataclass(frozen=True)
class Alert:
    """An Alert Card (EX-08): Students a player and Omegas in the bag, track, round of the clock.

    `extra` are the Students more for each with two and with three players.
    """

    id: str
    name: str
    students: int
    omegas: int
    track: int
    clock: int
    flavour: str
    extra: tuple[int, int] = (0, 0)


Minion = Literal["fluffy", "zbugbok", "lex-a", "matita"]
MinionAct = Literal["raid", "explore", "draw_student", "discard", "stun", "gift"]


@dataclass(frozen=True)
class MinionAction:
    """What a Minion does on a Sorcery Card (RM-51 to RM-59)."""

    minion: Minion
    act: MinionAct
    count: int = 1


@dataclass(frozen=True)
class Sorcery:
    """A Sorcery Card (RM-30): its effect, then, in Dark Lord Mode only, the Minion Actions, top to bottom."""

    id: str
    name: str
    effect: Effect
    minions: tuple[MinionAction, ...]
    flavour: str


ZoneEffectKind = Literal[
    "stairs",
    "passage",
    "teleport",
    "portal",
    "danger",
    "ambush",
    "good_luck",
    "bad_luck",
    "bivouac",
    "boss",
    "minion",
    "camp",
]
Space = Literal["civilization", "militia", "worship", "riches", "caste", "dark", "clear"]


@dataclass(frozen=True)
class ZoneEffect:
    """A Zone Effect; `number` for Danger, Ambush and Luck, `word` for a letter, a colour or a Minion."""

    kind: ZoneEffectKind
    number: int = 0
    word: str = ""


@dataclass(frozen=True)
class Zone:
    """A Zone (EX-12): Floor 1 to 4, exits clockwise like "NNEESSWW", a dot for each that is not there."""

    id: str
    name: str
    floor: int
    alert: int
    spaces: tuple[Space, ...]
    exits: str
    effects: tuple[ZoneEffect, ...]
    flavour: str


@dataclass(frozen=True)
class Numbers:
    """The numbers of the rules (EX-02, EX-03, EX-04, EX-14, EX-30, EX-33).

    `supply` of cubes, their `values` in points, how many of a column give its Star, how many a column holds;
    the end of the wheel; the Boss Alert Modifier; what Knowledge is worth; the Alert of Espionage before
    Students are counted.
    """

    supply: dict[str, int]
    values: dict[str, int]
    stars: dict[str, int]
    column_limit: int
    most_study_bonus: int
    boss_alert: int
    knowledge_stealth: int
    espionage_alert: int


@dataclass(frozen=True)
class Box:
    """Everything in the two boxes."""

    tricks: tuple[Trick, ...]
    jinxes: tuple[Jinx, ...]
    interns: tuple[Intern, ...]
    scholars: tuple[Scholar, ...]
    clans: tuple[Clan, ...]
    panics: tuple[Panic, ...]
    alerts: tuple[Alert, ...]
    sorceries: tuple[Sorcery, ...]
    zones: tuple[Zone, ...]
    numbers: Numbers
