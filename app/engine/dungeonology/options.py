"""The table options (EX-17)."""

from collections.abc import Mapping
from typing import Any

from app.engine.kernel.game import Options
from app.engine.kernel.refusal import Refusal

_TEXTS: dict[str, tuple[str, str, dict[str, str], str]] = {
    "mode": (
        "Mode",
        "What is played.",
        {"standard": "Standard", "dark_lord": "Dark Lord", "kragmortha": "Kragmortha"},
        "standard",
    ),
    "alert": (
        "Difficulty",
        "The Alert Card: how many Students, and from which round the clock strikes.",
        {"relaxed": "Relaxed", "normal": "Normal", "hard": "Hard"},
        "normal",
    ),
    "clans": (
        "Clan Cards",
        "Which Clan Cards may lie on the Campus.",
        {"base": "Base game", "expansion": "Expansion", "both": "Both"},
        "both",
    ),
    "zones": (
        "Floors",
        "Whether Kragmortha is the fourth Floor of the Dungeon.",
        {"three_floors": "Three Floors", "with_kragmortha": "With Kragmortha as Floor IV"},
        "with_kragmortha",
    ),
}


def options_schema() -> dict[str, Any]:
    """The JSON Schema of the options."""
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            name: {
                "type": "string",
                "enum": list(choices),
                "default": default,
                "title": title,
                "description": description,
                "x-labels": choices,
            }
            for name, (title, description, choices, default) in _TEXTS.items()
        },
    }


def parse_options(raw: Mapping[str, object]) -> Options:
    """The options with defaults filled in; raises Refusal("bad_options")."""
    for name in raw:
        if name not in _TEXTS:
            raise Refusal("bad_options", f"Dungeonology has no option called {name[:40]!r}.")
    return {name: _parse(name, raw.get(name)) for name in _TEXTS}


def _parse(name: str, value: object) -> str:
    title, _, choices, default = _TEXTS[name]
    if value is None:
        return default
    if not isinstance(value, str) or value not in choices:
        raise Refusal("bad_options", f"{title} must be one of {', '.join(choices)}.")
    return value
