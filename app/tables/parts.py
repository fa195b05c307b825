"""Everything that can be done at tables, in one place."""

from uuid import UUID

from app.store.database import Database
from app.tables.absence import Absence
from app.tables.announce import Announcer
from app.tables.changing import Changes
from app.tables.chat import Chat
from app.tables.commands import Commands
from app.tables.driver import Driver
from app.tables.hosts import Hosts
from app.tables.leaving import Leaving
from app.tables.limits import Limits
from app.tables.lobby import Lobby
from app.tables.memory import Memory
from app.tables.pace import Pace
from app.tables.people import People
from app.tables.playing import Playing
from app.tables.tidying import Tidying
from app.tables.watching import Watching


class Tables:
    """The parts, wired to each other. What the API and the websockets are given."""

    def __init__(
        self, database: Database, announcer: Announcer, pace: Pace, limits: Limits, process_id: UUID
    ) -> None:
        self.memory = Memory(database)
        self.limits = limits
        changes = Changes(self.memory, announcer)
        self.people = People(self.memory, announcer)
        self.lobby = Lobby(changes)
        self.leaving = Leaving(changes)
        self.playing = Playing(changes, pace)
        self.watching = Watching(changes)
        self.absence = Absence(changes, pace, process_id)
        self.chat = Chat(self.memory, announcer)
        self.commands = Commands(self.memory, announcer, pace)
        self.driver = Driver(self.memory, self.commands, pace)
        self.hosts = Hosts(changes, pace)
        self.tidying = Tidying(self.memory, pace)
        self.memory.watchers.append(self.driver)
