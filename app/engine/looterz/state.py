"""The state of a game of Looterz, and how its parts are found."""

import msgspec

from app.engine.kernel.modifiers import modified
from app.engine.kernel.state import GameState
from app.engine.kernel.visibility import Card

RIGOR = "rigor"
"""The face of a Rigor Mortis card."""


class LooterCard(Card, kw_only=True):
    """A card in a hand, the Tower or the Graveyard.

    `acted` and `returned` are the turns in which it last acted in the dungeon and last came back from the
    Graveyard (0: never), so that no card does either twice a turn (LZ-62). `lower` marks a card of the
    Tower's lower half, where Rigor Mortis may be (LZ-04).
    """

    acted: int = 0
    returned: int = 0
    lower: bool = False


class Looter(msgspec.Struct):
    """A Looter in the dungeon.

    Its controller is the player in whose row it lies; `owner` differs if borrowed.
    """

    id: int
    face: str
    owner: int
    hearts: int
    acted: int = 0
    returned: int = 0


class Player(msgspec.Struct):
    """What lies before one player, and their hand."""

    coins: int = 0
    hand: list[LooterCard] = []
    looterz: list[Looter] = []


class LooterzState(GameState, kw_only=True):
    """`tower` is drawn from its end, the last card of `graveyard` lies on top.

    `turn` counts all turns from 1.
    """

    target: int
    first: int
    active: int
    players: list[Player]
    tower: list[LooterCard]
    graveyard: list[LooterCard] = []
    rigor: int = 0
    turn: int = 0
    phase: str = "first_recruitment"

    @property
    def round(self) -> int:
        """How often the first player has begun a turn."""
        return (self.turn + self.seats - 1) // self.seats

    def seats_in_turn_order(self) -> tuple[int, ...]:
        """All seats, clockwise from the active player's."""
        return self.seats_from(self.active)

    def controller_of(self, looter: int) -> int | None:
        """The seat in whose row the Looter lies, or None when it is not in the dungeon."""
        for seat, player in enumerate(self.players):
            for candidate in player.looterz:
                if candidate.id == looter:
                    return seat
        return None

    def looter(self, looter: int) -> Looter | None:
        """The Looter with this id, or None when it is not in the dungeon."""
        for player in self.players:
            for candidate in player.looterz:
                if candidate.id == looter:
                    return candidate
        return None

    def all_looterz(self) -> list[Looter]:
        """Every Looter in the dungeon, in turn order of their controllers."""
        return [looter for seat in self.seats_in_turn_order() for looter in self.players[seat].looterz]

    def power_of(self, looter: Looter, printed: int) -> int:
        """The Looter's Power with everything that lasts on it."""
        return modified(self.modifiers, "power", looter.id, printed) if self.modifiers else printed
