"""What people may write: names and chat, in plain text."""

import re
import unicodedata

from app.tables.refused import Refused

LONGEST_NAME = 24
LONGEST_MESSAGE = 500

_SPACES = re.compile(r"\s+")
_FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
"""Unicode categories: control, format (all bidirectional overrides), surrogates, private use, separators."""

_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters of other categories that show nothing."""

_PARTS = frozenset(
    "\u200c\u200d"  # joiners, needed inside words of several scripts and inside emoji
    + "".join(map(chr, range(0xFE00, 0xFE10)))  # variation selectors: an emoji or a plain sign
    + "".join(map(chr, range(0xE0020, 0xE0080)))  # tags that spell the flags of regions
)
"""Characters that show nothing by themselves, but belong to others."""


def clean_name(raw: str) -> str:
    """The name in its normal form; refuses what is too long, empty, or made to mislead the eye."""
    _refuse_forbidden(raw, "bad_name", "A name cannot hold control characters or invisible ones.")
    name = _SPACES.sub(" ", unicodedata.normalize("NFC", raw)).strip()
    if not _is_visible(name):
        raise Refused("bad_name", "A name needs at least one visible character.")
    if len(name) > LONGEST_NAME:
        raise Refused("bad_name", f"A name can be {LONGEST_NAME} characters long at most.")
    return name


def clean_message(raw: str) -> str:
    """The chat message in its normal form; refuses what is too long, empty, or not plain text."""
    _refuse_forbidden(
        raw, "bad_message", "A message cannot hold control characters, line breaks or invisible ones."
    )
    message = unicodedata.normalize("NFC", raw).strip()
    if not _is_visible(message):
        raise Refused("bad_message", "The message is empty.")
    if len(message) > LONGEST_MESSAGE:
        raise Refused("bad_message", f"A message can be {LONGEST_MESSAGE} characters long at most.")
    return message


def _refuse_forbidden(raw: str, code: str, message: str) -> None:
    if any(_is_forbidden(character) for character in raw):
        raise Refused(code, message)


def _is_forbidden(character: str) -> bool:
    if character in _PARTS:
        return False
    return character in _BLANKS or unicodedata.category(character) in _FORBIDDEN


def _is_visible(text: str) -> bool:
    return any(character not in _PARTS and not character.isspace() for character in text)
