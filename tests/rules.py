"""The `rule` marker: which numbered rule a test proves."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

RULES = Path(__file__).resolve().parent.parent / "docs" / "rules"
HEADING = re.compile(r"^#+ ([A-Z]+-\d+)\b", re.MULTILINE)
MOST_IDENTIFIERS = 2  # A test that proves everything proves nothing in particular.


@cache
def known_identifiers(folder: Path = RULES) -> frozenset[str]:
    """Every rule that has a heading in the rule files."""
    texts = [file.read_text(encoding="utf-8") for file in folder.glob("*.md")]
    return frozenset(identifier for text in texts for identifier in HEADING.findall(text))


def complaint(identifiers: Sequence[str], known: frozenset[str]) -> str | None:
    """What is wrong with the rules that a test names, or None."""
    if len(identifiers) > MOST_IDENTIFIERS:
        return f"names {len(identifiers)} rules; one or two are right"
    unknown = [identifier for identifier in identifiers if identifier not in known]
    return f"no such rule in docs/rules: {', '.join(unknown)}" if unknown else None
