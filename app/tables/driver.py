"""Plays for bots, stand-ins and clocks that have run out: a timer for each answer that is due by itself."""

import asyncio
import logging
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import timedelta
from uuid import UUID

from app import bots
from app.engine.kernel.requests import Answer, Command, Request
from app.store import tables
from app.store.games import Origin
from app.store.models import utc_now
from app.tables.commands import Commands
from app.tables.company import has_company
from app.tables.leaving import STAND_IN
from app.tables.memory import LiveTable, Memory, News, Play
from app.tables.pace import Pace
from app.tables.refused import Refused
from app.tables.step import Move

SECONDS_TO_RETRY = 2.0

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Due:
    """An answer that will be given by itself: by a bot, or because the seat's clock runs out."""

    game_id: UUID
    ask: int
    seat: int
    origin: Origin
    deadline: float | None


class Driver:
    """Drives the games of all tables while this process has the lead."""

    def __init__(self, memory: Memory, commands: Commands, pace: Pace) -> None:
        self._memory = memory
        self._commands = commands
        self._pace = pace
        self._company = timedelta(seconds=pace.company)
        self._random = random.Random()
        self._timers: dict[UUID, dict[Due, asyncio.TimerHandle]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.leads = False

    async def take_the_lead(self) -> None:
        """Goes on with every game that is being played."""
        self.leads = True
        for table_id in await self.in_play():
            await self._memory.reload_and_tell(table_id)

    async def in_play(self) -> dict[UUID, tuple[int, int]]:
        """The tables where something may happen by itself, with their revisions."""
        return await tables.revisions_in_play(self._memory.database, self._company)

    def give_up_the_lead(self) -> None:
        """Stops all timers."""
        self.leads = False
        for timers in self._timers.values():
            for timer in timers.values():
                timer.cancel()
        self._timers.clear()

    async def stop(self) -> None:
        """Stops, and waits for the answers on their way."""
        self.give_up_the_lead()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def changed(self, table_id: UUID, live: LiveTable | None, news: Sequence[News]) -> None:
        """Sets the timers of a table that has changed."""
        if not self.leads:
            return
        due = set(self._due(live)) if live else set()
        timers = self._timers.setdefault(table_id, {})
        for gone in timers.keys() - due:
            timers.pop(gone).cancel()
        for fresh in due - timers.keys():
            timers[fresh] = self._timer(table_id, fresh)
        if not timers:
            del self._timers[table_id]

    def _timer(self, table_id: UUID, due: Due) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(self._delay(due), self._begin, table_id, due)

    def _delay(self, due: Due) -> float:
        """A bot's time is drawn without a look at the game, so that it tells nothing about it."""
        if due.deadline is None:
            return self._random.uniform(*self._pace.bot_delay)
        left = due.deadline - time.time()
        return left if left > -self._pace.overdue_grace else self._pace.overdue_grace

    def _begin(self, table_id: UUID, due: Due) -> None:
        task = asyncio.get_running_loop().create_task(self._answer(table_id, due))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, table_id: UUID, due: Due) -> None:
        try:
            await self._commands.by_itself(table_id, lambda live, play: self._decide(live, play, due))
        except Refused as refused:
            if refused.code == "busy":
                await self._try_again(table_id, due)
            # Else the game is over or the table gone: nothing is due any more.
        except Exception:
            log.exception("could not answer for seat %s at table %s", due.seat, table_id)
            await self._try_again(table_id, due)

    async def _try_again(self, table_id: UUID, due: Due) -> None:
        await asyncio.sleep(SECONDS_TO_RETRY)
        if due in self._timers.get(table_id, {}):
            self._timers[table_id][due] = self._timer(table_id, due)

    def _forget(self, table_id: UUID, due: Due) -> None:
        timers = self._timers.get(table_id, {})
        timers.pop(due, None)
        if not timers:
            self._timers.pop(table_id, None)

    def _due(self, live: LiveTable) -> Iterator[Due]:
        """The answers that the open question will get by itself. Bots rest while nobody is there."""
        play = live.play
        if play is not None and not play.over:
            yield from _answers(live, play, has_company(live, play, utc_now() - self._company))

    def _decide(self, live: LiveTable, play: Play, due: Due) -> Move | None:
        if due not in self._due(live):
            # It may be due again: when somebody comes back to bots that rest.
            self._forget(live.table.id, due)
            return None
        request = play.game.asks(play.state)[due.seat]
        answer = request.default if due.origin == "clock" else self._bot_answer(live, play, due.seat, request)
        return Move(due.seat, Command(due.ask, answer), due.origin)

    def _bot_answer(self, live: LiveTable, play: Play, seat: int, request: Request) -> Answer:
        """What the seat's bot answers; the default answer if it fails, so that no bot can stop a game."""
        kind = next((s.bot for s in live.table.seats if s.seat == seat), None) or STAND_IN
        view = play.game.view(play.state, seat)
        try:
            return request.check(bots.choose(kind, view, self._random, play.game.content()))
        except Exception:
            log.exception("a %s bot failed at table %s", kind, live.table.id)
            return request.default


def _answers(live: LiveTable, play: Play, bots_play: bool) -> Iterator[Due]:
    automatic = {seat.seat for seat in live.table.seats if seat.bot}
    for seat in play.game.asks(play.state):
        ask = play.state.ask.id
        if seat in automatic | play.seating.stand_ins:
            if bots_play:
                yield Due(play.id, ask, seat, "bot" if seat in automatic else "stand_in", None)
        elif seat in play.seating.deadlines:
            yield Due(play.id, ask, seat, "clock", play.seating.deadlines[seat])
