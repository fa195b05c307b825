"""The numbers of the rules that are ours to choose."""

from app.engine.dungeonology.definitions import Numbers

NUMBERS = Numbers(
    supply={"civilization": 18, "militia": 15, "worship": 13, "riches": 10, "caste": 8, "universal": 6},
    values={"civilization": 2, "militia": 3, "worship": 4, "riches": 5, "caste": 6},
    stars={"civilization": 2, "militia": 2, "worship": 2, "riches": 2, "caste": 1},
    column_limit=6,
    most_study_bonus=5,
    boss_alert=2,
    knowledge_stealth=2,
    espionage_alert=4,
)
