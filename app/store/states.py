"""Bringing stored states to the form that the code of today reads."""

from collections.abc import Callable

Migration = Callable[[str], str]

MIGRATIONS: dict[tuple[str, int], Migration] = {}
"""By game and schema number: turns the text of such a state into one of the next number."""


class StateTooNewError(Exception):
    """A state was written by a later release than this one."""


def upgrade(game: str, schema: int, state: str, current: int) -> str:
    """The state's text in the schema `current`."""
    if schema > current:
        raise StateTooNewError(f"a {game} state has schema {schema}, this release knows {current}")
    for number in range(schema, current):
        state = MIGRATIONS[game, number](state)
    return state
