"""Work that is done whole or not at all, whatever becomes of who asked for it."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

_running: set[asyncio.Task[Any]] = set()
"""Keeps the tasks alive: the event loop only holds them weakly."""


async def whole(work: Coroutine[Any, Any, T]) -> T:
    """Runs the work to its end even if the caller is cancelled.

    A transaction that is cancelled in the middle could leave its connection with a row lock, and one that is
    cancelled after the commit would leave the change untold.
    """
    task = asyncio.ensure_future(work)
    _running.add(task)
    task.add_done_callback(_finished)
    return await asyncio.shield(task)


async def rest() -> None:
    """Waits until nothing of the kind is running any more."""
    while _running:
        await asyncio.wait(_running)


def _finished(task: asyncio.Task[Any]) -> None:
    _running.discard(task)
    if not task.cancelled():
        task.exception()  # Seen, so that no warning is logged when the caller has gone.
