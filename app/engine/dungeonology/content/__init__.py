"""The content of both boxes: facts and names from the rules, everything else ours.

Numbers marked [D] in the rules live here and may be changed for balance; owners of the box can enter their
own cards' values (`docs/content.md`).
"""

from app.engine.dungeonology.content.campus import ALERTS, CLANS, PANICS
from app.engine.dungeonology.content.interns import INTERNS
from app.engine.dungeonology.content.jinxes import JINXES
from app.engine.dungeonology.content.numbers import NUMBERS
from app.engine.dungeonology.content.scholars import SCHOLARS
from app.engine.dungeonology.content.sorceries import SORCERIES
from app.engine.dungeonology.content.tricks import TRICKS
from app.engine.dungeonology.content.zones import ZONES
from app.engine.dungeonology.definitions import Box

BOX = Box(TRICKS, JINXES, INTERNS, SCHOLARS, CLANS, PANICS, ALERTS, SORCERIES, ZONES, NUMBERS)
