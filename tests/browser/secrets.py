"""Which cards a page was ever told of: what must never be the same for two players' hands."""

import re
from collections.abc import Iterator
from typing import Any

CARD_CHOICE = re.compile(r"^(?:recruit|card):(\d+)$")


def hand_ids(messages: list[dict[str, Any]]) -> set[int]:
    """The ids of all cards that were ever in the hand of the page's own seat."""
    ids = {card["id"] for value in _values(messages) if "hand" in value for card in value["hand"]}
    ids |= {value["hand_id"] for value in _values(messages) if "hand_id" in value}
    drawn = [
        value["card"]
        for value in _values(messages)
        if value.get("type") in ("card_drawn", "trick_drawn") and "card" in value
    ]
    return ids | {card["id"] for card in drawn}


def card_ids(messages: list[dict[str, Any]]) -> set[int]:
    """The ids of all cards and Looterz of which the page was told anything, as a thing or as a choice."""
    ids = {value["id"] for value in _values(messages) if "id" in value and "card" in value}
    ids |= {value["hand_id"] for value in _values(messages) if "hand_id" in value}
    for text in _texts(messages):
        if found := CARD_CHOICE.match(text):
            ids.add(int(found[1]))
    return ids


def drawn_by_others(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the page was told when another seat drew a card."""
    viewer = next(value["viewer"] for value in _values(messages) if "viewer" in value)
    drawn = [value for value in _values(messages) if value.get("type") == "card_drawn"]
    return [event for event in drawn if event["seat"] != viewer]


def shown_ids(messages: list[dict[str, Any]]) -> set[int]:
    """The ids of the cards of other hands that the page's own seat was rightly shown."""
    shown = [value.get("cards", []) for value in _values(messages) if value.get("type") == "hand_shown"]
    return {card["id"] for cards in shown for card in cards}


def _values(message: Any) -> Iterator[dict[str, Any]]:
    """Every JSON object within a message."""
    if isinstance(message, dict):
        yield message
        message = list(message.values())
    if isinstance(message, list):
        for part in message:
            yield from _values(part)


def _texts(message: Any) -> Iterator[str]:
    if isinstance(message, str):
        yield message
    elif isinstance(message, dict):
        for part in message.values():
            yield from _texts(part)
    elif isinstance(message, list):
        for part in message:
            yield from _texts(part)
