"""What a client shows of the cards: the same for everybody and every game with this content."""

from typing import Any

from app.engine.looterz.content import Content, LooterContent

KEYWORDS: tuple[dict[str, Any], ...] = (
    {"id": "activate", "name": "Activate", "rules": ["LZ-50"],
     "text": "The Looter's action in the Dungeon phase, instead of searching or attacking."},
    {"id": "recruit", "name": "Recruit", "rules": ["LZ-51", "LZ-52"],
     "text": "Happens when this Looter appears in the dungeon, from wherever it comes. "
     "Not when it only changes hands."},
    {"id": "sacrifice", "name": "Sacrifice", "rules": ["LZ-53"],
     "text": "Choose one of your own Looterz in the dungeon and put it into the Graveyard."},
    {"id": "last_wish", "name": "Last Wish", "rules": ["LZ-54", "LZ-55"],
     "text": "Happens when this Looter goes from the dungeon to the Graveyard. "
     "Not when it is discarded from a hand."},
    {"id": "decoy", "name": "Decoy", "rules": ["LZ-56"],
     "text": "Opponents who attack or target one of your Looterz must choose one with Decoy."},
    {"id": "steal", "name": "Steal", "rules": ["LZ-57"],
     "text": "Take coins one by one from the richest other player. "
     "You cannot steal while nobody is richer than you."},
)  # fmt: skip


def build_catalog(content: Content, title: str, content_hash: str, locale: str) -> dict[str, Any]:
    """Cards with their numbers and texts, and the keywords; English where a locale has no words."""
    return {
        "game": "looterz",
        "title": title,
        "content_hash": content_hash,
        "cards": [_card(looter, locale) for looter in content.looterz],
        "keywords": list(KEYWORDS),
    }


def _card(looter: LooterContent, locale: str) -> dict[str, Any]:
    keywords: list[str] = [looter.keyword] if looter.keyword else []
    keywords += ["sacrifice"] if looter.sacrifices else []
    keywords += ["steal"] if looter.steals else []
    text = looter.text.get(locale, looter.text["en"])
    return {
        "id": looter.id,
        "name": looter.name,
        "title": looter.title,
        "hearts": looter.hearts,
        "power": looter.power,
        "copies": looter.copies,
        "keyword": looter.keyword,
        "keywords": keywords,
        "text": [{"keyword": looter.keyword, "text": text}] if looter.keyword else [],
        "flavour": looter.flavour,
        "rules": list(looter.rules),
    }
