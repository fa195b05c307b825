"""The numbers of the rules that are ours to choose; the supply of coloured cubes adds up to 64 (EX-02)."""

SUPPLY = {"civilization": 18, "militia": 15, "worship": 13, "riches": 10, "caste": 8, "universal": 6}
"""All cubes (EX-02, RM-10)."""
VALUES = {"civilization": 2, "militia": 3, "worship": 4, "riches": 5, "caste": 6}
"""Points of a cube (EX-02)."""
STARS = {"civilization": 4, "militia": 3, "worship": 2, "riches": 2, "caste": 2}
"""How many cubes of a column give its Star (EX-03)."""
COLUMN_LIMIT = 6
"""How many cubes a column holds (EX-03)."""
MOST_STUDY_BONUS = 5
"""Where the wheel of the Study Bonus ends (EX-04)."""
BOSS_ALERT = 2
"""The Boss Alert Modifier (EX-30)."""
KNOWLEDGE_STEALTH = 2
"""What a Knowledge token is worth (EX-14)."""
ESPIONAGE_ALERT = 2
"""The Alert of Espionage before Students are counted (EX-33)."""
