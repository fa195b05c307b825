"""The `rule` marker: which numbered rule a test proves."""

import re
from collections.abc import Iterable
from pathlib import Path

RULES = Path(__file__).resolve().parent.parent / "docs" / "rules"
HEADING = re.compile(r"^#+ ([A-Z]+-\d+)\b", re.MULTILINE)
MOST_IDENTIFIERS = 2  # A test that proves everything proves nothing in particular.


def known_identifiers(folder: Path = RULES) -> frozenset[str]:
    """Every rule that has a heading in the rule files."""
    texts = [file.read_text(encoding="utf-8") for file in folder.glob("*.md")]
    return frozenset(identifier for text in texts for identifier in HEADING.findall(text))


def complaints(markers: Iterable[tuple[str, tuple[object, ...]]], known: frozenset[str]) -> list[str]:
    """What is wrong with the markers, given as test name and identifiers; empty when all is well."""
    found = []
    for test, identifiers in markers:
        if not 1 <= len(identifiers) <= MOST_IDENTIFIERS:
            found.append(f"{test}: names {len(identifiers)} rules; one or two are right")
        found += [f"{test}: there is no rule {name!r}" for name in identifiers if name not in known]
    return found
