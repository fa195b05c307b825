"""How a request shows whom it comes from, over REST and when a websocket opens."""

from collections.abc import Mapping

from app.tables.refused import Refused

COOKIE = "rigor_token"


def token_of(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str | None:
    """The token: that of an API client (Authorization: Bearer) before that of a browser's cookie."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip() or None
    return cookies.get(COOKIE)


def unauthenticated() -> Refused:
    """Nobody is known by the token, or there is none."""
    return Refused("unauthenticated", "We do not know you yet. Say your name first.")
