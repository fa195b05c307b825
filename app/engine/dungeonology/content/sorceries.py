"""The Sorcery Cards (RM-30)."""

from app.engine.dungeonology.actions import GetStun, Raid
from app.engine.dungeonology.definitions import MinionAction, Sorcery
from app.engine.dungeonology.effects import EachScholar

SORCERIES: tuple[Sorcery, ...] = (
    Sorcery(
        "magic-gate", "Magic Gate", Raid(2),
        (
            MinionAction("fluffy", "stun", 1),
            MinionAction("matita", "gift"),
            MinionAction("matita", "draw_student"),
        ),
        "Knock, and it shall be opened from the other side.",
    ),
    Sorcery(
        "cackle", "Practised Cackle", EachScholar(GetStun(1), "rigor"),
        (MinionAction("zbugbok", "explore"), MinionAction("lex-a", "raid", 1)),
        "He does it every morning, in front of a mirror.",
    ),
)  # fmt: skip
