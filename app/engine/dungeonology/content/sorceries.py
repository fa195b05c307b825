"""The Sorcery Cards (RM-30). The Minion Actions are for Dark Lord Mode only."""

from app.engine.dungeonology.actions import (
    DiscardAtRandom,
    DrawStudents,
    DrawTricks,
    DropCube,
    GetStun,
    LoseStun,
    Raid,
)
from app.engine.dungeonology.definitions import Minion, MinionAct, MinionAction, Sorcery
from app.engine.dungeonology.effects import EachScholar, Effect, RandomScholar, then


def minion(name: Minion, act: MinionAct, count: int = 1) -> MinionAction:
    """One Minion Action."""
    return MinionAction(name, act, count)


def sorcery(id: str, name: str, effect: Effect, flavour: str, *minions: MinionAction) -> Sorcery:
    """A card, its Minion Actions last."""
    return Sorcery(id, name, effect, minions, flavour)


SORCERIES: tuple[Sorcery, ...] = (
    sorcery("magic-gate", "Magic Gate", Raid(2), "Knock, and it shall be opened from the other side.",
            minion("fluffy", "stun", 1), minion("matita", "gift"), minion("matita", "draw_student")),
    sorcery("practised-cackle", "Practised Cackle", then(Raid(2), EachScholar(GetStun(1), "rigor_near")),
            "He does it every morning, in front of a mirror.",
            minion("zbugbok", "explore"), minion("lex-a", "raid", 1)),
    sorcery("grasping-dark", "Grasping Dark", Raid(3), "It only wants to hold something.",
            minion("fluffy", "raid", 1), minion("zbugbok", "discard", 1)),
    sorcery("roll-call", "Roll Call of Doom", then(Raid(2), EachScholar(DrawStudents(1), "rigor_floor")),
            "Answer or be marked absent, for ever.",
            minion("lex-a", "discard", 1), minion("matita", "gift")),
    sorcery("black-bargain", "Black Bargain", then(Raid(3), EachScholar(DrawTricks(1), "rigor")),
            "The small print is on your forehead.",
            minion("zbugbok", "gift"), minion("fluffy", "draw_student")),
    sorcery("long-arm", "The Long Arm", then(Raid(2), RandomScholar(DropCube(), "rigor_floor", "cubes")),
            "It is not attached to anybody.",
            minion("lex-a", "raid", 2), minion("matita", "stun", 1)),
    sorcery("spring-clean", "Spring Cleaning", Raid(3), "He cannot bear other people's clutter.",
            minion("matita", "explore"), minion("zbugbok", "draw_student")),
    sorcery("forgetful-fog", "Forgetful Fog",
            then(Raid(2), EachScholar(DiscardAtRandom(1), "rigor_near", "cards")),
            "Where were we? Exactly.",
            minion("fluffy", "explore"), minion("lex-a", "gift")),
    sorcery("petty-theft", "Petty Theft", Raid(3), "The pettier, the better.",
            minion("zbugbok", "raid", 1), minion("zbugbok", "explore"), minion("fluffy", "discard", 1)),
    sorcery("thunderclap", "Thunderclap", then(Raid(3), EachScholar(GetStun(1), "rigor")),
            "Applause, for himself.",
            minion("matita", "stun", 1), minion("lex-a", "draw_student")),
    sorcery("surprise-exam", "Surprise Exam", then(Raid(1), EachScholar(DrawStudents(1), "rigor_near")),
            "Question one: why are you here?",
            minion("fluffy", "gift"), minion("zbugbok", "stun", 1)),
    sorcery("velvet-glove", "Velvet Glove", Raid(3), "The fist inside is also velvet. It still hurts.",
            minion("lex-a", "raid", 1), minion("lex-a", "explore"), minion("matita", "discard", 1)),
    sorcery("moving-day", "Moving Day", then(Raid(2), RandomScholar(DropCube(), "rigor", "cubes")),
            "Boxes first. Then the house.",
            minion("fluffy", "raid", 1), minion("matita", "draw_student")),
    sorcery("mild-curse", "Mildly Amusing Curse", then(Raid(2), EachScholar(GetStun(1), "rigor_floor")),
            "He laughed for a week.",
            minion("zbugbok", "discard", 1), minion("matita", "raid", 1)),
    sorcery("false-mercy", "False Mercy", then(Raid(3), EachScholar(LoseStun(1), "rigor")),
            "See? He can be nice, at a price.",
            minion("fluffy", "stun", 2), minion("lex-a", "gift")),
    sorcery("royal-tithe", "Royal Tithe", Raid(3), "One for you, two for him.",
            minion("zbugbok", "gift"), minion("fluffy", "explore"), minion("lex-a", "stun", 1)),
)  # fmt: skip
