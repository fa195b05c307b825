"""Small pieces of English that the texts of cards are made of."""

KEYWORDS = (
    "Divination",
    "Raid",
    "Study Bonus",
    "Stealth",
    "Alert",
    "Speed",
    "Hand size",
    "Sacrifice",
    "Collect",
    "Drop",
    "Eliminate",
    "Explore",
    "Rigor",
)
"""Words of the rules keep their capital in the middle of a sentence."""


def counted(number: int, thing: str) -> str:
    """ "a card", "2 cards"."""
    article = "an" if thing[0] in "aeiouAEIO" else "a"
    return f"{article} {thing}" if number == 1 else f"{number} {thing}s"


def signed(number: int) -> str:
    """ "+2", "−1"."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def as_clause(text: str) -> str:
    """A sentence as the end of another: small first letter unless it is a word of the rules, no full stop."""
    text = text.rstrip(".")
    return text if text.startswith(KEYWORDS) else text[0].lower() + text[1:]
