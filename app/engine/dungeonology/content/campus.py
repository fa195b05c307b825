"""The Alert, Panic and Clan Cards (EX-08, EX-09, RM-15, RM-20)."""

from app.engine.dungeonology.actions import DrawStudents
from app.engine.dungeonology.definitions import Alert, Clan, Panic
from app.engine.dungeonology.effects import Lasting

ALERTS: tuple[Alert, ...] = (
    Alert("relaxed", "Relaxed", 6, 5, 5, 12, "The porter is asleep. Again.", (4, 1)),
    Alert("normal", "Normal", 6, 5, 5, 10, "The porter is awake and has tea.", (4, 1)),
    Alert("hard", "Hard", 5, 5, 5, 8, "The porter has read your file.", (3, 1)),
)

PANICS: tuple[Panic, ...] = (
    Panic(
        "stampede", "Stampede", "base", False, "Form a queue, they said.",
        each_turn=DrawStudents(1),
    ),
    Panic(
        "lights-out", "Lights Out", "base", False, "Who had the candles?",
        lasting=(Lasting("alert", 2),),
    ),
    Panic(
        "last-bell", "Last Bell", "base", False, "Pens down. Legs up.",
        lasting=(Lasting("speed", 1), Lasting("alert", 1)),
    ),
    Panic(
        "come-back-to-me", "Come Back to Me!", "expansion", True,
        "Now my faithful Minions, back to Kragmortha, and bring everything.",
        refill=(2, 2), rules=("come_back_to_me",),
    ),
    Panic(
        "final-raid", "Final Raid", "expansion", True,
        "This world bores me. Squeeze it, and let us go home.",
        refill=(2, 3), rules=("final_raid",),
    ),
    Panic(
        "aye-dark-lord", "Aye, Dark Lord!", "expansion", False,
        "Soon you too will be my faithful minions.",
        refill=(1, 3), rules=("aye_dark_lord",), turns=5,
    ),
)  # fmt: skip

CLANS: tuple[Clan, ...] = (
    Clan(
        "gilded-ladle", "Order of the Gilded Ladle", "base", {"riches": 1, "worship": 1}, 15,
        {"riches": 3, "worship": -3}, "Their soup is thin. Their spoons are not.",
    ),
    Clan(
        "iron-lectern", "Knights of the Iron Lectern", "base", {"militia": 1, "riches": 1}, 15,
        {"militia": 3, "riches": -3}, "They charge by the hour. On horseback.",
    ),
    Clan(
        "quiet-candle", "Sisters of the Quiet Candle", "base", {"worship": 2}, 15,
        {"worship": 3, "militia": -3}, "It burns at both ends, politely.",
    ),
    Clan(
        "mumbling-choir", "The Mumbling Choir", "expansion", {"worship": 1, "militia": 1}, 15,
        {"civilization": 3, "caste": -3}, "Nobody knows the words. Nobody dares to stop.",
    ),
    Clan(
        "ash-market", "Guild of the Ash Market", "expansion", {"riches": 2}, 15,
        {"caste": 3, "civilization": -3}, "Everything must go. Everything has.",
    ),
    Clan(
        "muddy-boots", "Brotherhood of Muddy Boots", "expansion", {"militia": 1, "civilization": 1}, 16,
        {"militia": 3, "worship": -3}, "Their carpets are a matter of faith.",
    ),
    Clan(
        "bent-crown", "House of the Bent Crown", "expansion", {"caste": 1, "worship": 1}, 15,
        {"caste": -3, "riches": 3}, "Sat on by nine kings, once each.",
    ),
)  # fmt: skip
