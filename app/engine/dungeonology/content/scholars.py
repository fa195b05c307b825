"""The Scholars (EX-05, RM-35 to RM-39)."""

from app.engine.dungeonology.actions import ChangeStudyBonus, Discard, DropCube
from app.engine.dungeonology.definitions import Scholar, Set, Side, Skill
from app.engine.dungeonology.effects import Lasting, OneOther, Pay

HEADBUTT = Skill("headbutt", "Headbutt", "action", OneOther(DropCube(), "zone", "cubes"))
LIGHT_FINGERS = Skill("light_fingers", "Light Fingers", "rule")
FRESH_EYES = Skill("fresh-eyes", "Fresh Eyes", "passive", lasting=(Lasting("failure_bonus", 1),))
CRAM = Skill("cram", "Cram", "free", Pay(Discard(1), ChangeStudyBonus(1)))
PUPPY = Skill("puppy", "Puppy", "rule")
GLUTTON = Skill("glutton", "Glutton", "rule")
COMPASS = Skill("compass", "Compass", "rule")
GREAT_EXPLORER = Skill("great_explorer", "Great Explorer", "rule")
O_THE_BAG = Skill("o_the_bag", "O the Bag…", "rule")
COPYIST = Skill("copyist", "Copyist", "rule")
AMANUENSIS = Skill("amanuensis", "Amanuensis", "rule")


def scholar(
    id: str,
    name: str,
    title: str,
    set: Set,
    *,
    students: int,
    hand: int,
    speed: int,
    skills: tuple[Skill, ...],
    flavour: str,
    exalted: Side | None = None,
) -> Scholar:
    """A Scholar, with the usual Exalted side unless theirs is another (EX-61, RM-39)."""
    usual = Side(hand + 1, speed + 1, skills, (Lasting("options_against", 1),))
    side = Side(hand, speed, skills)
    return Scholar(id, name, title, set, students, side, exalted or usual, flavour)


SCHOLARS: tuple[Scholar, ...] = (
    scholar("valerio", "Valerio", "the Squire", "base", students=3, hand=4, speed=4, skills=(HEADBUTT,),
            flavour="Thinks with his head. Only ever the outside of it."),
    scholar("sofia", "Sofia", "the Scum", "base", students=3, hand=4, speed=3, skills=(LIGHT_FINGERS,),
            flavour="Has read every book she was not given."),
    scholar("vincenzo", "Vincenzo", "the Novice", "base", students=4, hand=4, speed=3, skills=(FRESH_EYES,),
            flavour="Everything is a first time. Even the second time."),
    scholar("rebecca", "Rebecca", "the Apprentice", "base", students=3, hand=4, speed=4, skills=(CRAM,),
            flavour="Her footnotes have footnotes."),
    scholar("fluffy", "Fluffy", "the Puppy", "expansion", students=3, hand=4, speed=4,
            skills=(PUPPY, GLUTTON), flavour="Good goblin. Bad teeth."),
    scholar("zbugbok", "Zbugbok", "the Treasure Hunter", "expansion", students=2, hand=4, speed=3,
            skills=(COMPASS, GREAT_EXPLORER), flavour="Never lost. Merely elsewhere."),
    scholar("lex-a", "Lex-A", "the Thief", "expansion", students=4, hand=4, speed=3, skills=(O_THE_BAG,),
            flavour="The left hand knows exactly what the left hand does."),
    scholar("matita", "Matita", "the Scribe", "expansion", students=1, hand=2, speed=2,
            skills=(COPYIST, AMANUENSIS), flavour="Sharp, and gets shorter with use.",
            exalted=Side(2, 3, (COPYIST, AMANUENSIS), (Lasting("options_against", 2),))),
)  # fmt: skip
