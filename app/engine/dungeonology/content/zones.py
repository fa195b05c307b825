"""The Zones (EX-12, RM-01): the Camp, six for each of the Floors I to III, six of Kragmortha (Floor IV)."""

from app.engine.dungeonology.definitions import Space, Zone, ZoneEffect

BOSS = ZoneEffect("boss")
STAIRS = ZoneEffect("stairs")
TELEPORT = ZoneEffect("teleport")
PORTAL = ZoneEffect("portal")
CIV: Space = "civilization"
MIL: Space = "militia"
WOR: Space = "worship"
RIC: Space = "riches"
CAS: Space = "caste"
DARK_AND_CLEAR: tuple[Space, ...] = ("dark", "dark", "dark", "dark", "clear")


def passage(letter: str) -> ZoneEffect:
    """A Secret Passage A, B or X (EX-51)."""
    return ZoneEffect("passage", word=letter)


def danger(number: int) -> ZoneEffect:
    """EX-53."""
    return ZoneEffect("danger", number)


def ambush(number: int) -> ZoneEffect:
    """EX-53."""
    return ZoneEffect("ambush", number)


def good_luck(number: int) -> ZoneEffect:
    """EX-54."""
    return ZoneEffect("good_luck", number)


def bad_luck(number: int) -> ZoneEffect:
    """EX-54."""
    return ZoneEffect("bad_luck", number)


def bivouac(colour: Space) -> ZoneEffect:
    """EX-55."""
    return ZoneEffect("bivouac", word=colour)


def minion(name: str) -> ZoneEffect:
    """RM-43."""
    return ZoneEffect("minion", word=name)


CAMP = Zone("camp", "The Camp", 1, 0, (), "NNEESSWW", (ZoneEffect("camp"),), "Soup, tents, and a queue.")

FLOOR_I: tuple[Zone, ...] = (
    Zone("pantry", "Haunted Pantry", 1, 2, (CIV, MIL, WOR, RIC), "NNE.S.WW",
         (passage("A"), good_luck(1)), "The cheese watches back."),
    Zone("guardroom", "Guardroom", 1, 2, (MIL, MIL, MIL), "NNE.SSW.",
         (danger(1), STAIRS), "Dice on the table, guards under it."),
    Zone("gate-hall", "Hall of the Wrong Gate", 1, 2, (CIV, CIV, CIV), ".NEES.WW",
         (BOSS,), "Every gate is somebody's wrong gate."),
    Zone("cloakroom", "Cloakroom of No Return", 1, 2, (WOR, WOR, CIV), "N.EE.SW.",
         (bivouac(CIV),), "Keep your ticket. Nobody else has."),
    Zone("mushroom-cellar", "Mushroom Cellar", 1, 2, (CIV, CIV, MIL), "NN.ESSWW",
         (BOSS, TELEPORT), "They grow on you."),
    Zone("rat-parliament", "Rat Parliament", 1, 2, (CIV, CIV, MIL, MIL), "N.E.SSWW",
         (STAIRS, passage("B")), "The motion is carried, and so is the cheese."),
)  # fmt: skip

FLOOR_II: tuple[Zone, ...] = (
    Zone("reading-pit", "Reading Pit", 2, 2, (WOR, WOR, WOR), "NNEES.W.",
         (bivouac(WOR), STAIRS), "Silence, please. It bites."),
    Zone("bone-court", "Bone Court", 2, 2, (CIV, CIV, CIV), "NN.ESSW.",
         (good_luck(2), BOSS), "All rise. Some reassemble."),
    Zone("ooze-baths", "Ooze Baths", 2, 2, (RIC, RIC, MIL, MIL), "N.EESSW.",
         (danger(1), passage("X")), "Lukewarm, opinionated, clingy."),
    Zone("clock-crypt", "Clock Crypt", 2, 2, (MIL, MIL, MIL), ".NEES.WW",
         (BOSS, PORTAL), "It strikes. Duck."),
    Zone("mirror-gallery", "Mirror Gallery", 2, 3, (CAS, RIC, WOR, CIV), "NNE.SSWW",
         (ambush(1),), "Everyone you will ever fight."),
    Zone("toll-bridge", "Toll Bridge, Indoors", 2, 2, (RIC, RIC, MIL), "NN.ES.WW",
         (STAIRS, bad_luck(1)), "Exact change or exact bones."),
)  # fmt: skip

FLOOR_III: tuple[Zone, ...] = (
    Zone("deep-vault", "Deep Vault", 3, 5, (CAS, CAS, CIV, CIV), "NNEESSWW",
         (ambush(2), BOSS), "Deposits welcome."),
    Zone("dream-well", "Dream Well", 3, 3, (WOR, WOR, CAS), "N.EESSW.",
         (TELEPORT, bad_luck(1)), "Throw in a coin. Hear it complain."),
    Zone("ancestor-hall", "Hall of Disappointed Ancestors", 3, 3, (CAS, CAS, WOR), "NNE.SSW.",
         (STAIRS, passage("A")), "They are not angry. They are worse."),
    Zone("dragon-archive", "Dragon Archive", 3, 3, (RIC, RIC, RIC, CAS), "NN.ESSW.",
         (danger(2), bivouac(RIC)), "Filed by flavour."),
    Zone("star-chamber", "Star Chamber", 3, 3, (RIC, CAS, MIL), ".NEES.WW",
         (BOSS, PORTAL), "The ceiling is a loan."),
    Zone("lost-chapel", "Chapel of the Lost Sock", 3, 3, (WOR, WOR, CIV), "NNEES.WW",
         (STAIRS, TELEPORT, passage("B")), "The other one is out there."),
)  # fmt: skip

KRAGMORTHA: tuple[Zone, ...] = (
    Zone("kragmortha-kennel", "The Kennel", 4, 3, DARK_AND_CLEAR, "NNEESSWW",
         (minion("fluffy"),), "Fetch."),
    Zone("kragmortha-hoard", "The Hoard Room", 4, 4, DARK_AND_CLEAR, "NNEESSWW",
         (minion("zbugbok"),), "Maps of places that have moved."),
    Zone("kragmortha-vestry", "The Left-Hand Vestry", 4, 4, DARK_AND_CLEAR, "NNEESSWW",
         (minion("lex-a"),), "Nothing is missing. Count again."),
    Zone("kragmortha-scriptorium", "The Scriptorium", 4, 3, DARK_AND_CLEAR, "NNEESSWW",
         (minion("matita"),), "In triplicate, by candle, in fear."),
    Zone("kragmortha-throne", "The Second-Best Throne", 4, 5, DARK_AND_CLEAR, "NNEESSWW",
         (BOSS,), "The best one is being cleaned."),
    Zone("kragmortha-balcony", "The Speech Balcony", 4, 5, DARK_AND_CLEAR, "NNEESSWW",
         (BOSS,), "Pause here for thunder."),
)  # fmt: skip

ZONES: tuple[Zone, ...] = (CAMP, *FLOOR_I, *FLOOR_II, *FLOOR_III, *KRAGMORTHA)
