"""Why something cannot be done at a table."""


class Refused(Exception):
    """Nothing has changed. `code` is stable and meant for programs, `message` is a sentence for people."""

    def __init__(self, code: str, message: str, **details: int | str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details = details


def unknown_table() -> Refused:
    """There is no table with that id."""
    return Refused("unknown_table", "There is no such table. It may have been closed.")


def not_seated() -> Refused:
    """The person has no seat at this table."""
    return Refused("not_seated", "You have no seat at this table. Join it with its invite code.")


def spectators_do_not_play() -> Refused:
    """The person only looks on at this table."""
    return Refused(
        "spectators_do_not_play", "You are watching this table. Only those who sit at it can do that."
    )


def seat_revoked() -> Refused:
    """The host has removed the person from this table."""
    return Refused("seat_revoked", "The host has removed you from this table.")


def internal_error() -> Refused:
    """A mistake of ours; it says nothing about the cause. What was asked for may have been done."""
    return Refused("internal_error", "Something went wrong on our side. Try again.")


def unavailable() -> Refused:
    """The database has gone. What was asked for may have been done."""
    return Refused("unavailable", "The database cannot be reached at the moment. Try again soon.")
