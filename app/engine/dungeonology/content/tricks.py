"""The Trick Cards (EX-06)."""

from app.engine.dungeonology.actions import (
    Divination,
    DrawStudents,
    DrawTricks,
    GetStun,
    GiveCube,
    LayPassages,
    Sacrifice,
    TakeCube,
)
from app.engine.dungeonology.definitions import Trick
from app.engine.dungeonology.effects import EachOther, OneOther, Pay, alert, aside, stealth, then

TRICKS: tuple[Trick, ...] = (
    Trick(
        "love-potion", "Love Potion", "magic", 2, 3,
        Pay(Sacrifice(2), EachOther(GiveCube(), "zone", "cubes")),
        (aside(Pay(DrawStudents(1), Divination(2))),),
        "Side effects include affection, remorse and a lighter bag.",
    ),
    Trick(
        "backstab", "Backstab", "subterfuge", 3, 3,
        Pay(then(Sacrifice(1), DrawStudents(2), GetStun(1)), OneOther(TakeCube(), "zone", "cubes")),
        (stealth(), alert(DrawStudents(1))),
        "It is only rude if they turn around.",
    ),
    Trick(
        "dumb-luck", "Dumb Luck", "fate", 4, 3,
        DrawTricks(2),
        (stealth(DrawStudents(1)), alert(DrawStudents(2))),
        "The smart kind was sold out.",
    ),
    Trick(
        "secret-passage", "Secret Passage", "exploration", 2, 3,
        LayPassages(),
        (stealth(DrawStudents(1)),),
        "Behind every bookcase. Every single one.",
    ),
)  # fmt: skip
"""All Trick Cards; with their copies they are the deck."""
