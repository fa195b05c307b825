"""What a client shows of the cards: the same for everybody and every game with this content."""

from typing import Any

import msgspec

from app.engine.dungeonology.compiled import Content

_INTERNAL = {"program", "programs", "needs", "sacrifices", "discards", "whenever", "lasting", "once", "use"}
_RULES = {
    "tricks": ["EX-06"],
    "jinxes": ["EX-10"],
    "interns": ["EX-10"],
    "scholars": ["EX-05"],
    "clans": ["EX-09"],
    "panics": ["EX-09"],
    "alerts": ["EX-08"],
    "sorceries": ["RM-30"],
    "zones": ["EX-12"],
}
"""The kinds of cards, and the rule that says what they are. No two cards share an id."""


def build_catalog(content: Content, title: str, content_hash: str, locale: str) -> dict[str, Any]:
    """All cards and Zones by kind, with their texts; English where a locale has no words."""
    numbers = content.numbers
    everything = msgspec.to_builtins(content)
    return {
        "game": "dungeonology",
        "title": title,
        "content_hash": content_hash,
        "cards": [
            {"id": card["id"], "kind": kind, "name": card["name"], "rules": _RULES[kind]}
            for kind in _RULES
            for card in everything[kind].values()
        ],
        "keywords": [],
        **{kind: [_shown(card, locale) for card in everything[kind].values()] for kind in _RULES},
        "cubes": [
            {
                "id": colour,
                "value": numbers.values.get(colour),
                "star": numbers.stars.get(colour),
                "supply": supply,
            }
            for colour, supply in numbers.supply.items()
        ],
        "column_limit": numbers.column_limit,
    }


def _shown(value: Any, locale: str) -> Any:
    """A card without what only the engine needs, its texts in the wanted language."""
    if isinstance(value, list | tuple):
        return [_shown(inner, locale) for inner in value]
    if not isinstance(value, dict):
        return value
    shown = {name: _shown(inner, locale) for name, inner in value.items() if name not in _INTERNAL}
    if "text" in value:
        shown["text"] = value["text"].get(locale, value["text"]["en"])
    return shown
