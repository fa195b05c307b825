"""The Intern Cards (EX-10): helpers, all of them unpaid."""

from app.engine.dungeonology.actions import Divination, LoseStun
from app.engine.dungeonology.definitions import Intern
from app.engine.dungeonology.effects import Lasting

INTERNS: tuple[Intern, ...] = (
    Intern("mule", "Bertram, Who Carries", 2, "Unpaid, and proud of it.", (Lasting("hand_size", 1),)),
    Intern("herbalist", "Mint, Herbalist-to-Be", 2, "Smells of exams.", once=LoseStun(3)),
    Intern("runner", "Sprint, Errand Boy", 1, "Back before you ask.", (Lasting("speed", 1),)),
    Intern("lookout", "Owl, Lookout", 1, "Has never blinked on duty.", (Lasting("alert", -1),)),
    Intern("bodyguard", "Brick, Bodyguard", 2, "Guards the body. Ask him which.", (Lasting("guard", 2),)),
    Intern("librarian", "Miss Hush, Librarian", 1, "Shushes monsters.", (Lasting("study_stealth", 1),)),
    Intern("cutpurse", "Dip, Ex-Cutpurse", 1, "Reformed on weekdays.", (Lasting("espionage_stealth", 2),)),
    Intern("scout", "Toe, Scout", 2, "Goes first. Insists.", (Lasting("danger", -1), Lasting("ambush", -1))),
    Intern("oracle", "Pip, Oracle on Probation", 2, "Saw this coming.", once=Divination(4)),
    Intern("nephew", "The Dean's Nephew", 4, "Does nothing, with excellent marks."),
)  # fmt: skip
