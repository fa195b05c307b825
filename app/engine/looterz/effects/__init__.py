"""The vocabulary in which cards are written.

Each effect is a small immutable piece that compiles to operations and questions (`operations.py`,
`questions.py`) and that `wording.py` turns into the text on the card. In a program, `you` is the player who
controls the skill, `seat` whoever acts at the moment, `looter` the Looter whose skill it is and `card` its
face.
"""

from app.engine.looterz.effects.base import (
    EachOpponent,
    EachPlayer,
    Effect,
    ForEachDie,
    Pay,
    Then,
)
from app.engine.looterz.effects.cards import (
    Bury,
    Discard,
    Draw,
    Foresee,
    RecruitFromGraveyard,
    RecruitFromTower,
    TakeFromGraveyard,
)
from app.engine.looterz.effects.coins import (
    Auction,
    GainCoins,
    PayYouOrSacrifice,
    Steal,
)
from app.engine.looterz.effects.dungeon import (
    ANY,
    ATTACK,
    Attacks,
    Boost,
    Borrow,
    Damage,
    DamageAll,
    Destroy,
    Heal,
    HealYours,
    Sacrifice,
    SacrificeAnother,
    Swap,
    Target,
    Whose,
)

__all__ = [
    "ANY",
    "ATTACK",
    "Attacks",
    "Auction",
    "Boost",
    "Borrow",
    "Bury",
    "Damage",
    "DamageAll",
    "Destroy",
    "Discard",
    "Draw",
    "EachOpponent",
    "EachPlayer",
    "Effect",
    "ForEachDie",
    "Foresee",
    "GainCoins",
    "Heal",
    "HealYours",
    "Pay",
    "PayYouOrSacrifice",
    "RecruitFromGraveyard",
    "RecruitFromTower",
    "Sacrifice",
    "SacrificeAnother",
    "Steal",
    "Swap",
    "TakeFromGraveyard",
    "Target",
    "Then",
    "Whose",
]
