"""The Zones (EX-12, RM-01): the Camp, six for each of the Floors I to III, six of Kragmortha (Floor IV)."""

from app.engine.dungeonology.definitions import Space, Zone, ZoneEffect

BOSS = ZoneEffect("boss")
STAIRS = ZoneEffect("stairs")
DARK_AND_CLEAR: tuple[Space, ...] = ("dark", "dark", "dark", "dark", "clear")

ZONES: tuple[Zone, ...] = (
    Zone("camp", "The Camp", 1, 0, (), "NNEESSWW", (ZoneEffect("camp"),), "Soup, tents, and a queue."),
    Zone("pantry", "Haunted Pantry", 1, 2, ("civilization", "civilization", "riches"), "N.E.SSW.",
         (ZoneEffect("passage", word="A"),), "The cheese watches back."),
    Zone("guardroom", "Guardroom", 1, 3, ("militia", "civilization", "worship"), "NN..SSW.",
         (ZoneEffect("danger", 1), STAIRS), "Dice on the table, guards under it."),
    Zone("gate-hall", "Hall of the Wrong Gate", 1, 3, ("worship", "militia", "civilization", "riches"),
         ".NEE.S.W", (BOSS,), "Every gate is somebody's wrong gate."),
    Zone("reading-pit", "Reading Pit", 2, 3, ("worship", "caste", "militia"), "N.E.S.W.",
         (ZoneEffect("bivouac", word="worship"), STAIRS), "Silence, please. It bites."),
    Zone("bone-court", "Bone Court", 2, 4, ("caste", "riches", "worship"), "NN.ES.W.",
         (ZoneEffect("good_luck", 2), BOSS), "All rise. Some reassemble."),
    Zone("deep-vault", "Deep Vault", 3, 5, ("caste", "riches", "riches", "worship"), "NNE..SWW",
         (ZoneEffect("ambush", 2), BOSS), "Deposits welcome."),
    Zone("dream-well", "Dream Well", 3, 4, ("caste", "worship", "militia"), "N.EES..W",
         (ZoneEffect("teleport"), ZoneEffect("bad_luck", 1)), "Throw in a coin. Hear it complain."),
    Zone("kragmortha-kennel", "The Kennel", 4, 4, DARK_AND_CLEAR, "NNEESSWW",
         (ZoneEffect("minion", word="fluffy"),), "Fetch."),
    Zone("kragmortha-throne", "The Second-Best Throne", 4, 5, DARK_AND_CLEAR, "NNEESSWW", (BOSS,),
         "The best one is being cleaned."),
)  # fmt: skip
