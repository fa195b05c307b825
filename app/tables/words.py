"""What people may write: names and chat, in plain text."""

import re
import unicodedata

from app.tables.refused import Refused

LONGEST_NAME = 24
LONGEST_MESSAGE = 500

_SPACES = re.compile(r"\s+")
_JOINERS = "\u200c\u200d"
"""Needed inside words of several scripts and inside emoji."""

_FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
"""Unicode categories: control, format (all bidirectional overrides), surrogates, private use, separators."""

_TAGS = range(0xE0020, 0xE0080)
"""Format characters that spell the flags of regions."""


def clean_name(raw: str) -> str:
    """The name in its normal form; refuses what is too long, empty, or made to mislead the eye."""
    _refuse_forbidden(raw, "bad_name", "A name cannot hold control characters or invisible ones.")
    name = _SPACES.sub(" ", unicodedata.normalize("NFC", raw)).strip()
    if not name.strip(_JOINERS + " "):
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
    if not message.strip(_JOINERS + " "):
        raise Refused("bad_message", "The message is empty.")
    if len(message) > LONGEST_MESSAGE:
        raise Refused("bad_message", f"A message can be {LONGEST_MESSAGE} characters long at most.")
    return message


def _refuse_forbidden(raw: str, code: str, message: str) -> None:
    if any(_is_forbidden(character) for character in raw):
        raise Refused(code, message)


def _is_forbidden(character: str) -> bool:
    if character in _JOINERS or ord(character) in _TAGS:
        return False
    return unicodedata.category(character) in _FORBIDDEN
