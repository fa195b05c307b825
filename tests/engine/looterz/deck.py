"""The deck of the scenes: our cards with numbers that stay, whatever balancing does to the real ones.

What a card does is always what it does in the game.
"""

from dataclasses import replace

from app.engine.looterz.cards import LOOTERZ
from app.engine.looterz.compiling import compile_deck
from app.engine.looterz.content import encode_content
from app.engine.looterz.game import LooterzGame

NUMBERS = {
    "khal-mar": (3, 3, 1),
    "krystian": (1, 1, 2),
    "berserker": (2, 3, 2),
    "cutpurse": (1, 3, 3),
    "torchbearer": (2, 2, 3),
    "porter": (3, 1, 2),
    "zakogtey": (2, 2, 1),
    "romulus": (3, 1, 1),
    "scapegoat": (2, 2, 2),
    "idol": (3, 2, 1),
    "nekota": (1, 2, 1),
    "murfa": (1, 2, 1),
    "morgalo": (2, 2, 1),
    "medic": (1, 2, 1),
    "pickpocket": (1, 3, 2),
    "blackmailer": (1, 2, 1),
    "necromancer": (1, 2, 1),
    "cultist": (1, 2, 1),
    "fence": (1, 2, 1),
    "gambler": (1, 2, 1),
    "cannoneer": (2, 2, 1),
    "mirror-imp": (2, 2, 1),
    "bell-ringer": (2, 2, 1),
    "lantern": (1, 3, 1),
    "cook": (2, 2, 1),
    "archer": (1, 3, 1),
    "drummer": (1, 1, 1),
    "gromykh": (2, 2, 1),
    "murrigan": (1, 3, 1),
    "bandit-queen": (1, 3, 2),
    "bard": (2, 2, 2),
    "gravedigger": (2, 2, 2),
    "butcher": (2, 2, 1),
    "seer": (1, 3, 2),
    "trapdoor": (1, 2, 1),
    "loan-shark": (1, 2, 1),
    "auctioneer": (1, 3, 1),
    "siren": (1, 2, 1),
    "ghost": (1, 2, 2),
    "fuse": (1, 2, 2),
    "miser": (1, 2, 2),
    "martyr": (1, 1, 1),
    "plague-rat": (1, 1, 1),
    "body-snatcher": (1, 2, 1),
}
"""Hearts, Power and copies by card."""


def scene_game() -> LooterzGame:
    """The game with this deck; a card that it does not know keeps its own numbers."""
    cards = []
    for looter in LOOTERZ:
        hearts, power, copies = NUMBERS.get(looter.id, (looter.hearts, looter.power, looter.copies))
        cards.append(replace(looter, hearts=hearts, power=power, copies=copies))
    return LooterzGame(encode_content(compile_deck(tuple(cards))))
