"""The Intern Cards (EX-10)."""

from app.engine.dungeonology.actions import LoseStun
from app.engine.dungeonology.definitions import Intern
from app.engine.dungeonology.effects import Lasting

INTERNS: tuple[Intern, ...] = (
    Intern("mule", "Bertram, Who Carries", 2, "Unpaid, and proud of it.", (Lasting("hand_size", 1),)),
    Intern("herbalist", "Mint, Herbalist-to-Be", 1, "Smells of exams.", once=LoseStun(2)),
)
