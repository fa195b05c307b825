"""Invite codes: short enough to say on the phone, too many to guess."""

import re
import secrets

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without the letters and digits that people confuse."""

LENGTH = 6

_FORM = re.compile(f"[{ALPHABET}]{{{LENGTH}}}")


def new_code() -> str:
    """A random code; 31 to the sixth power are possible."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def parse_code(raw: str) -> str | None:
    """The code as it is stored, or None for what cannot be one."""
    code = raw.strip().upper()
    return code if _FORM.fullmatch(code) else None
