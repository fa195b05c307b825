"""Lasting effects, read through one function for each value."""

from app.engine.kernel.state import GameState, Modifier


def modified(modifiers: list[Modifier], name: str, subject: int, printed: int) -> int:
    """The value `name` of the thing `subject`, as printed and then changed by all that lasts."""
    if not modifiers:
        return printed
    return printed + sum(
        lasting.amount for lasting in modifiers if lasting.subject == subject and lasting.name == name
    )


def modify(state: GameState, name: str, subject: int, amount: int, until: str) -> None:
    """Adds a lasting change of a value."""
    state.modifiers.append(Modifier(name, subject, amount, until))


def expire(state: GameState, moment: str) -> None:
    """Ends everything that lasts until `moment`."""
    if state.modifiers:
        state.modifiers = [lasting for lasting in state.modifiers if lasting.until != moment]


def forget(state: GameState, subject: int) -> None:
    """Ends everything that lasts on a thing which has left the game's sight."""
    if state.modifiers:
        state.modifiers = [lasting for lasting in state.modifiers if lasting.subject != subject]
