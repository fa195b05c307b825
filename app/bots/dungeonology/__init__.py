"""A sensible player of Dungeonology: it weighs every choice in points and takes the dearest."""

from random import Random
from typing import Any

from app.bots.dungeonology.board import Board
from app.bots.dungeonology.facts import known_facts
from app.bots.dungeonology.prompts import PROMPTS
from app.bots.dungeonology.tuning import TUNED, Tuning


def answer(
    view: dict[str, Any], random: Random, content: str | None = None, tuning: Tuning = TUNED
) -> str | int | list[str]:
    """The answer to the view's request; the request's default for a question that it does not know."""
    request = view["request"]
    prompt = PROMPTS.get(request["prompt"])
    if prompt is None:
        default = request["default"]
        return list(default) if isinstance(default, tuple) else default
    return prompt(Board(view, known_facts(content), tuning), request, random)
