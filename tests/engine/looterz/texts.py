"""The rendered texts of all cards, for approval: `texts.json`."""

import json
from pathlib import Path

from app.engine.looterz.game import LooterzGame

FILE = Path(__file__).parent / "texts.json"


def rendered() -> dict[str, list[str]]:
    """What is printed on the cards that have a text: "Recruit: Draw a card."."""
    cards = LooterzGame().catalog()["cards"]
    return {
        card["id"]: [f"{_title(part['keyword'])}: {part['text']}".rstrip(": ") for part in card["text"]]
        for card in cards
    }


def _title(keyword: str) -> str:
    return keyword.replace("_", " ").title()


def write() -> None:
    """Approves the texts as they are."""
    FILE.write_text(json.dumps(rendered(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
