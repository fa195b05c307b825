"""The state of a game of Dungeonology, and how its parts are found."""

from typing import Literal

import msgspec

from app.engine.kernel.state import GameState
from app.engine.kernel.visibility import Card

STUDENTS = 40
STUDENT, OMEGA = "student", "omega"
OUT = -1
"""The Zone of a Scholar who is not in the Dungeon (EX-48)."""
KRAGMORTHA_FLOOR = 4

Mode = Literal["standard", "dark_lord", "kragmortha"]
Phase = Literal["setup", "start", "thesis", "rest", "movement", "action", "end"]

Link = tuple[int, int, str, tuple[int, ...]]
"""Two Zones a step apart, the kind of link, and the edges on which exits meet."""


class Zone(msgspec.Struct):
    """A placed Zone; its id is its place in the list of Zones.

    `spaces` hold the colour of a cube, or "" if free. `floor` is the plane it lies in (EX-12), `doors` are
    the Zones a staircase leads to, `passages` the pairs of Secret Passage tokens that lie on it.
    """

    id: int
    card: str
    floor: int
    x: int
    y: int
    turn: int
    spaces: list[str]
    traps: int = 0
    teleport: bool = False
    passages: list[int] = []
    doors: list[int] = []
    portal: str = ""
    """The colour of a Planar Portal (RM-73)."""

    @property
    def cubes(self) -> int:
        """How many cubes lie here."""
        return len(self.spaces) - self.spaces.count("")


class Intern(msgspec.Struct):
    """An Intern before a Scholar; `used` when what can be done once has been done."""

    face: str
    used: bool = False


class Player(msgspec.Struct):
    """A Scholar with everything before them.

    `columns` are the five of the Note Board, in the order of COLOURS. `thesis` are the points of an accepted
    Thesis. The last fields are turns in which something last happened to them (0: never).
    """

    hand: list[Card] = []
    scholar: str = ""
    zone: int = 0
    home: int = 0
    students: int = 0
    stun: int = 0
    bonus: int = 0
    columns: list[list[str]] = []
    jinxes: list[str] = []
    interns: list[Intern] = []
    knowledge: int = 0
    exalted: bool = False
    thesis: int = 0
    removed: bool = False
    used: list[str] = []
    """Skills used this turn."""
    bagged: int = 0
    copied: int = 0
    activated: int = 0

    @property
    def cubes(self) -> int:
        """How many cubes lie on the Note Board."""
        return sum(map(len, self.columns))

    @property
    def inside(self) -> bool:
        """Whether the Scholar is in the Dungeon (EX-48)."""
        return self.zone != OUT


class Played(msgspec.Struct):
    """A card that was played in the running Test, face up, with the option chosen."""

    seat: int
    card: str
    side: Literal["stealth", "alert"]
    doubled: bool = False


class Test(msgspec.Struct):
    """The running Test (EX-30, EX-33)."""

    kind: Literal["study", "espionage"]
    actor: int
    zone: int
    target: int | None = None
    played: list[Played] = []
    knowledge: int = 0
    """Knowledge tokens discarded for Stealth (EX-14)."""
    opposed: bool = False
    """Whether the opponents have answered; nobody adds to the Alert after that (EX-31)."""


class DungeonologyState(GameState, kw_only=True):
    """Piles and decks are drawn from their end. `turn` counts all turns from 1.

    `clan[0]` and `panic[0]` are the cards in play, the others are in the box, unseen. `maximum`: 0 not yet, 1
    the Panic Card is due, 2 in force. `final` are the turns that each Scholar still has then.
    """

    mode: Mode
    alert: str
    first: int = 0
    active: int = 0
    turn: int = 0
    phase: Phase = "setup"
    steps: int = 0
    actions: list[str] = []
    rest_due: bool = False
    """Whether there were three Stun tokens when the Rest phase began (EX-22, EX-59)."""
    rested: bool = False
    players: list[Player] = []
    zones: list[Zone] = []
    links: list[Link] = []
    """The pairs of Zones a step apart, worked out at every change of the board."""
    walls: list[tuple[int, int]] = []
    """Floor and edge of each Wall."""
    pairs: int = 0
    """Pairs of Secret Passage tokens laid."""
    piles: list[list[Card]] = []
    kragmortha: list[Card] = []
    """In Dark Lord Mode: the pile of Zones that only the Boss places (RM-50)."""
    minions: dict[str, int] = {}
    """In Dark Lord Mode: the Zone of each Minion in the Dungeon (RM-43)."""
    stacks: list[Card] = []
    """In Kragmortha Mode: the colour of each pile's token (RM-74)."""
    ender: int | None = None
    """In Kragmortha Mode: at the start of whose next turn the game ends (RM-86)."""
    homing: bool = False
    """Whether Minions have begun to go home (RM-17)."""
    placing: str | None = None
    """The Zone that is just being placed, seen by all."""
    tricks: list[Card] = []
    discards: list[Card] = []
    resolved: list[int] = []
    """Ids, among the discards, of the Trick Cards that the active Scholar has just resolved (RM-38)."""
    playing: str | None = None
    """The Trick Card whose effect is running."""
    jinx_deck: list[Card] = []
    intern_deck: list[Card] = []
    intern_discards: list[str] = []
    sorcery_deck: list[Card] = []
    sorcery_discards: list[Card] = []
    sorcery: str | None = None
    """The Sorcery Card that is being applied."""
    clan: list[Card] = []
    panic: list[Card] = []
    bag: list[Card] = []
    infirmary: int = 0
    reserve: dict[str, int] = {}
    track: int = 0
    omegas_gone: int = 0
    maximum: int = 0
    final: list[int] = []
    final_from: int = 0
    """The first turn that counts as one of the last (EX-62)."""
    last_full: int = -1
    """Who took the last full turn (RM-19)."""
    rigor: int | None = None
    sighted: bool = False
    test: Test | None = None

    @property
    def round(self) -> int:
        """How often the first player has begun a turn."""
        return (self.turn + self.seats - 1) // self.seats

    def seats_in_turn_order(self) -> tuple[int, ...]:
        """All seats, clockwise from the active player's."""
        return self.seats_from(self.active)

    def zone_of(self, seat: int) -> Zone:
        """The Zone in which a Scholar is; they must be in the Dungeon."""
        return self.zones[self.players[seat].zone]

    def is_home(self, seat: int) -> bool:
        """Whether a Scholar is in their Starting Zone, where nobody affects them (EX-57)."""
        player = self.players[seat]
        return player.zone == player.home

    def floor_zones(self, floor: int) -> list[Zone]:
        """The Zones of a Floor, in the order of their placing."""
        return [zone for zone in self.zones if zone.floor == floor]

    @property
    def panic_in_force(self) -> str | None:
        """The face of the Panic Card that changes the rules, once it does."""
        return self.panic[0].face if self.maximum == 2 else None
