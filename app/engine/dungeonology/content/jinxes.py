"""The Jinx Cards (EX-10)."""

from app.engine.dungeonology.actions import DrawStudents
from app.engine.dungeonology.definitions import Jinx
from app.engine.dungeonology.effects import Lasting, Whenever

JINXES: tuple[Jinx, ...] = (
    Jinx("leaden-soles", "Leaden Soles", -2, "You feel every stair. So do they.", (Lasting("speed", -1),)),
    Jinx("hiccups", "Hiccups", -1, "Hic. Excuse me. Hic.", (Lasting("study_stealth", -1),)),
    Jinx(
        "fan-club", "Unwanted Fan Club", 1, "They brought banners.",
        whenever=(Whenever("rest", DrawStudents(1)),),
    ),
)  # fmt: skip
