"""Games that bots play among each other, to measure the balance: `python -m app simulate`."""

from app.simulate.command import main

__all__ = ["main"]
