"""What a question looks like in a view, and what may be answered."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypedDict

from app.bots.dungeonology.board import Board


class Request(TypedDict):
    """A question as its seat sees it."""

    prompt: str
    params: dict[str, Any]
    choices: Sequence[str]
    min: int
    max: int
    default: str | int | Sequence[str]


Answer = str | int | list[str]
Prompt = Callable[[Board, Request, Random], Answer]
