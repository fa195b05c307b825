"""The numbers of the bot that no rule gives, found by matches of one set of numbers against another."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tuning:
    """All in coins where nothing else is said."""

    card: float = 0.45
    """A card in the hand."""
    hand_full: int = 4
    """From so many cards on another one is worth a third."""
    recruit_later: float = 0.35
    """What it costs to take a card from the hand, which can be recruited another time."""
    survival: float = 0.85
    """How likely a Looter lives from one of its turns to the next."""
    longest: float = 7.0
    """Further ahead than so many turns nothing counts."""
    coins_a_turn: float = 1.7
    """What a player with a full row is expected to gain in a turn."""
    leader: float = 4.0
    """How much harm to the leader is worth more than harm to the others (an exponent)."""
    harm: float = 1.4
    """What taking a coin's worth from the only opponent is worth."""
    shared_harm: float = 1.17
    """The same with several opponents, for all of them together: who harms one helps the others too."""
    decoy: float = 0.35
    """The protection by a Decoy, per turn."""
    win: float = 12.0
    """Winning on the spot."""


TUNED = Tuning()
