"""The tables that this process knows, so that a command need not read what the last one wrote."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol
from uuid import UUID

from app.engine import registry
from app.engine.kernel.events import Event
from app.store import games, states, tables
from app.store.database import Database
from app.store.records import GameRecord, Status, TableRecord
from app.tables.refused import Refused, unknown_table
from app.tables.rules import Rules
from app.tables.seating import Seating, decode_seating

LARGEST = 2000
"""How many tables are remembered; the one used longest ago is forgotten first."""


log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Play:
    """A game as of one revision. Its state is never changed: a command works on a copy made of `stored`."""

    id: UUID
    game: Rules
    state: Any
    stored: str
    revision: int
    seating: Seating

    @property
    def version(self) -> int:
        """The public version."""
        version: int = self.state.version
        return version

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.outcome(self.state) is not None


@dataclass(frozen=True, slots=True)
class LiveTable:
    """A table and the game on it."""

    table: TableRecord
    play: Play | None

    @property
    def status(self) -> Status:
        """Whether the table is a lobby, has a game, or one that is over."""
        if self.play is None:
            return "lobby"
        return "finished" if self.play.over else "playing"

    @property
    def revisions(self) -> tuple[int, int]:
        """Those of the table and of its game."""
        return self.table.revision, self.play.revision if self.play else 0


@dataclass(frozen=True, slots=True)
class News:
    """The events of one write."""

    revision: int
    version: int
    events: Sequence[Event]


class Watcher(Protocol):
    """Told of every change of every table that this process makes or hears of, in order."""

    async def changed(self, table_id: UUID, live: LiveTable | None, news: Sequence[News]) -> None:
        """The table is now `live`, or gone. `news` are the last writes, as far as they are known here."""


@dataclass(slots=True)
class _Entry:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    live: LiveTable | None = None


class Memory:
    """Live tables by id. What it holds may be outdated, which writing to the database finds out."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.watchers: list[Watcher] = []
        self._entries: OrderedDict[UUID, _Entry] = OrderedDict()
        self._told: dict[UUID, tuple[int, int]] = {}
        """The revisions that the watchers were told of, also of tables that are no longer remembered."""

    def lock(self, table_id: UUID) -> asyncio.Lock:
        """Makes the changes of one table in this process wait for each other."""
        return self._entry(table_id).lock

    async def get(self, table_id: UUID) -> LiveTable:
        """The table as remembered, or loaded; refuses an unknown one."""
        return self._entry(table_id).live or await self.load(table_id)

    async def fresh(self, table_id: UUID) -> LiveTable:
        """The table as it is in the database now; refuses an unknown one."""
        remembered = self._entry(table_id).live
        if remembered and await tables.revisions(self.database, table_id) == remembered.revisions:
            return remembered
        return await self.load(table_id)

    async def load(self, table_id: UUID) -> LiveTable:
        """Reads the table from the database and remembers it; refuses an unknown one."""
        async with self.database.transaction() as session:
            table = await tables.load(session, table_id)
            if table is None:
                self._entries.pop(table_id, None)
                raise unknown_table()
            game = await games.load(session, table.game_id) if table.game_id else None
        live = LiveTable(table, _play(game) if game else None)
        self.put(live)
        return live

    def put(self, live: LiveTable) -> None:
        """Remembers the table, unless something newer is known."""
        entry = self._entry(live.table.id)
        if entry.live is None or _is_newer(live, entry.live):
            entry.live = live

    async def tell(self, table_id: UUID, live: LiveTable | None, news: Sequence[News] = ()) -> None:
        """Tells the watchers of a change; the caller holds the table's lock."""
        if live is not None:
            self._told[table_id] = live.revisions
        for watcher in self.watchers:
            await watcher.changed(table_id, live, news)

    async def reload_and_tell(self, table_id: UUID) -> None:
        """After a change that this process has made or heard of, other than a command.

        A table that cannot be loaded stops nothing else: it is looked at again later.
        """
        try:
            async with self.lock(table_id):
                await self.tell(table_id, await self._loaded(table_id))
        except Exception:
            log.exception("could not follow table %s", table_id)

    async def _loaded(self, table_id: UUID) -> LiveTable | None:
        try:
            return await self.load(table_id)
        except Refused:
            return None

    def has_told(self, table_id: UUID, revisions: tuple[int, int]) -> bool:
        """Whether the watchers were told of these revisions of the table, or of later ones.

        To remember them is not enough: a request may have read what was not yet told.
        """
        told = self._told.get(table_id, (0, 0))
        return told[0] >= revisions[0] and told[1] >= revisions[1]

    def care_for(self, table_ids: Collection[UUID]) -> None:
        """Nobody will ask what was told of any other table than these."""
        self._told = {table_id: told for table_id, told in self._told.items() if table_id in table_ids}

    def _entry(self, table_id: UUID) -> _Entry:
        entry = self._entries.get(table_id)
        if entry is None:
            entry = self._entries[table_id] = _Entry()
            self._forget_old()
        self._entries.move_to_end(table_id)
        return entry

    def _forget_old(self) -> None:
        while len(self._entries) > LARGEST:
            oldest = next(iter(self._entries))
            if self._entries[oldest].lock.locked():
                self._entries.move_to_end(oldest)
                return
            del self._entries[oldest]


def _play(record: GameRecord) -> Play:
    game = registry.game(record.name, record.content)
    stored = states.upgrade(record.name, record.schema, record.state, game.schema)
    return Play(
        record.id, game, game.decode(stored.encode()), stored, record.revision, decode_seating(record.seating)
    )


def _is_newer(live: LiveTable, than: LiveTable) -> bool:
    if live.table.revision != than.table.revision:
        return live.table.revision > than.table.revision
    return live.revisions >= than.revisions
