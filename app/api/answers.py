"""Which errors a route can answer with, for the API's description."""

from typing import Any

from app.api.errors import STATUSES
from app.api.schemas import ErrorBody

Responses = dict[int | str, dict[str, Any]]

_ALWAYS = ("foreign_origin", "body_too_large", "malformed_json", "invalid_input")
_WITH_A_PERSON = ("unauthenticated", "slow_down", "unavailable")


def errors(*codes: str, person: bool = True) -> Responses:
    """The responses for these codes and for those that every route (of a person) has."""
    everything = {*codes, *_ALWAYS, *(_WITH_A_PERSON if person else ("unavailable",))}
    by_status: dict[int, list[str]] = {}
    for code in sorted(everything):
        by_status.setdefault(STATUSES[code], []).append(code)
    return {
        status: {"model": ErrorBody, "description": ", ".join(f"`{code}`" for code in sorted(codes))}
        for status, codes in sorted(by_status.items())
    }
