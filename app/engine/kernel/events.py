"""What happened, and who may know which part of it."""

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True):
    """One change of the game.

    `public` is what everybody may know; `private` adds, by seat, what only that seat may know.
    What is in neither is known to nobody.
    """

    type: str
    public: dict[str, Any] = {}
    private: dict[int, dict[str, Any]] = {}

    def to(self, viewer: int | None) -> dict[str, Any]:
        """The event as `viewer` (a seat, or None for a spectator) may know it."""
        known = {"type": self.type, **self.public}
        if viewer is not None and viewer in self.private:
            known.update(self.private[viewer])
        return known

    def told(self) -> dict[str, Any]:
        """The event with all that was ever secret about it: for a game that is over."""
        known = {"type": self.type, **self.public}
        for part in self.private.values():
            known.update(part)
        return known


def encode_events(events: list[Event]) -> bytes:
    """Events as JSON text, with all private parts, for the log that only the server reads."""
    return msgspec.json.encode(events)


def decode_events(data: bytes | str) -> list[Event]:
    """The inverse of `encode_events`."""
    return msgspec.json.decode(data, type=list[Event])
