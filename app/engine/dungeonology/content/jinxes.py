"""The Jinx Cards (EX-10): a lasting handicap and points, mostly negative."""

from app.engine.dungeonology.actions import DiscardAtRandom, DrawStudents, GetStun
from app.engine.dungeonology.definitions import Jinx
from app.engine.dungeonology.effects import Lasting, Whenever

JINXES: tuple[Jinx, ...] = (
    Jinx("leaden-soles", "Leaden Soles", -2, "You feel every stair. So do they.", (Lasting("speed", -1),)),
    Jinx("hiccups", "Hiccups", -1, "Hic. Excuse me. Hic.", (Lasting("study_stealth", -1),)),
    Jinx("butterfingers", "Butterfingers", -2, "It was like that when you dropped it.",
         (Lasting("hand_size", -1),)),
    Jinx("glowing-ears", "Glowing Ears", -1, "At least you can read at night.", (Lasting("alert", 1),)),
    Jinx("open-satchel", "Open Satchel", -2, "Please take one.", (Lasting("guard", -2),)),
    Jinx("famous-face", "Famous Face", -1, "They know you. They remember.", (Lasting("options_against", 1),)),
    Jinx("chilblains", "Chilblains", -1, "Ow. Also: ow.", (Lasting("danger", 1),)),
    Jinx("absent-mind", "Absent Mind", -2, "You came here for something.",
         whenever=(Whenever("rest", DrawStudents(1)),)),
    Jinx("fan-club", "Unwanted Fan Club", 1, "They brought banners.",
         whenever=(Whenever("turn_start", DrawStudents(1)),)),
    Jinx("strong-perfume", "Strong Perfume", -1, "A hint of musk, a shout of rose.", (Lasting("ambush", 1),)),
    Jinx("stage-fright", "Stage Fright", -1, "You knew it in the bath.", (Lasting("failure_bonus", -1),)),
    Jinx("rattling-bones", "Rattling Bones", -1, "Not yours. That makes it worse.",
         (Lasting("espionage_stealth", -2),)),
    Jinx("new-door-rash", "New-Door Rash", -2, "Hinges bring you out in spots.",
         whenever=(Whenever("explored", GetStun(1)),)),
    Jinx("honest-face", "Honest Face", 2, "Nobody likes to be believed.", (Lasting("study_stealth", -2),)),
    Jinx("hungry-shadow", "Hungry Shadow", -3, "It ate your notes. It was sorry.",
         whenever=(Whenever("study_succeeded", DiscardAtRandom(1)),)),
)  # fmt: skip
