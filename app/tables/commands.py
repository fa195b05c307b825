"""The one path that every command takes, whoever gives it."""

from collections.abc import Callable
from dataclasses import dataclass
from uuid import UUID

import msgspec

from app.engine.kernel.events import Event, encode_events
from app.engine.kernel.refusal import Refusal
from app.engine.kernel.requests import Command
from app.store import games
from app.store.records import SeatRecord
from app.tables.announce import Announcer, Changed
from app.tables.memory import LiveTable, Memory, News, Play
from app.tables.pace import Pace
from app.tables.refused import Refused, not_seated, seat_revoked, spectators_do_not_play
from app.tables.step import Move, step
from app.tables.timing import timing_at
from app.tables.whole import whole

ATTEMPTS = 20
"""How often a command is tried when other processes write to the same game at the same time."""

_encoder = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Order:
    """A person's command. `key` makes sending it twice harmless; `version` is what they were looking at."""

    person_id: UUID
    key: str
    command: Command
    version: int | None = None


Decide = Callable[[LiveTable, Play], Move | None]
"""What to do at the table as it is: a move, or None for nothing. Raises Refused."""


class _KeyUsedError(Exception):
    """The database holds another command of the person with this key."""


class Commands:
    """Carries out commands, one table at a time."""

    def __init__(self, memory: Memory, announcer: Announcer, pace: Pace) -> None:
        self._memory = memory
        self._announcer = announcer
        self._pace = pace

    async def by_person(self, table_id: UUID, order: Order) -> int:
        """Carries out a person's command once; returns the version it led to, also when it is sent again."""
        return await whole(self._by_person(table_id, order))

    async def by_itself(self, table_id: UUID, decide: Decide) -> None:
        """Makes the move that the table's bots and clocks have come to, if it still is the time for it."""
        await whole(self._carry_out(table_id, decide, None))

    async def _by_person(self, table_id: UUID, order: Order) -> int:
        def decide(live: LiveTable, play: Play) -> Move:
            return Move(_seat_to_play(live, play, order.person_id).seat, order.command, "person")

        try:
            version = await self._carry_out(table_id, decide, order)
        except (Refusal, Refused) as refusal:
            # Whatever has become of the game, the table or the person: what was carried out stays accepted.
            if (earlier := await self._answered(table_id, order)) is not None:
                return earlier
            if isinstance(refusal, Refused):
                raise
            raise _explained(refusal, order, (await self._play(table_id)).version) from None
        except _KeyUsedError:
            version = await self._answered(table_id, order)
        assert version is not None
        return version

    async def _carry_out(self, table_id: UUID, decide: Decide, order: Order | None) -> int | None:
        async with self._memory.lock(table_id):
            for _ in range(ATTEMPTS):
                live = await self._memory.get(table_id)
                try:
                    done, version = await self._attempt(live, decide, order)
                except (Refusal, Refused):
                    # What this process remembers may be outdated: then it has no say.
                    if await self._memory.fresh(table_id) is live:
                        raise
                    continue
                if done:
                    return version
                await self._memory.load(table_id)
        raise Refused("busy", "Too much is happening at this table at once. Try again.")

    async def _attempt(self, live: LiveTable, decide: Decide, order: Order | None) -> tuple[bool, int | None]:
        """Whether it is settled, and the version it led to."""
        if live.play is None:
            raise Refused("not_playing", "No game is being played at this table.")
        move = decide(live, live.play)
        if move is None:
            return True, None
        play, events = step(live.play, move, timing_at(live.table, self._pace))
        change = _write(live, play, events, move, order)
        result = await games.write(self._memory.database, change)
        if result == "key_used":
            raise _KeyUsedError
        if result == "outdated":
            return False, None
        moved = LiveTable(live.table, play)
        self._memory.put(moved)
        self._announcer.announce(Changed(live.table.id, *moved.revisions))
        await self._memory.tell(live.table.id, moved, [News(play.revision, play.version, events)])
        return True, play.version

    async def _play(self, table_id: UUID) -> Play:
        live = await self._memory.get(table_id)
        assert live.play is not None
        return live.play

    async def _answered(self, table_id: UUID, order: Order) -> int | None:
        """The version that the person's earlier command with this key was answered with."""
        earlier = await games.answered(self._memory.database, order.person_id, order.key)
        if earlier is None:
            return None
        if (earlier.table_id, earlier.command) != (table_id, _text(order.command)):
            raise Refused("key_reused", "Another command was sent with this id before. Give each its own.")
        return earlier.version


def _write(live: LiveTable, play: Play, events: list[Event], move: Move, order: Order | None) -> games.Write:
    assert live.play is not None
    return games.Write(
        game_id=play.id,
        game_revision=live.play.revision,
        table_revision=live.table.revision,
        state=play.stored,
        seating=play.seating.encode(),
        version=play.version,
        ended=play.over,
        origin=move.origin,
        seat=move.seat,
        person_id=order.person_id if order else None,
        key=order.key if order else None,
        command=_text(move.command),
        events=encode_events(events).decode(),
    )


def seat_of(live: LiveTable, person_id: UUID) -> SeatRecord:
    """The person's seat; refuses who has none."""
    seat = live.table.seat_of(person_id)
    if seat is None:
        raise spectators_do_not_play() if _watches(live, person_id) else _without_place(live, person_id)
    return seat


def viewer_of(live: LiveTable, person_id: UUID) -> int | None:
    """With whose eyes the person sees the game: those of their seat, or (None) of a spectator.

    Refuses who neither sits nor watches here.
    """
    seat = live.table.seat_of(person_id)
    if seat is None and not _watches(live, person_id):
        raise _without_place(live, person_id)
    return seat.seat if seat else None


def _watches(live: LiveTable, person_id: UUID) -> bool:
    return live.table.may_watch(person_id) and person_id not in live.table.removed


def _without_place(live: LiveTable, person_id: UUID) -> Refused:
    return seat_revoked() if person_id in live.table.removed else not_seated()


def _seat_to_play(live: LiveTable, play: Play, person_id: UUID) -> SeatRecord:
    seat = seat_of(live, person_id)
    if seat.seat in play.seating.stand_ins:
        raise Refused(
            "stand_in_plays", "A bot is playing for you. Take your seat back first.", version=play.version
        )
    return seat


def _explained(refusal: Refusal, order: Order, version: int) -> Refused:
    """The engine's refusal, which becomes more precise when the person was looking at an older version."""
    if refusal.code == "stale_ask" and order.version is not None and order.version != version:
        message = f"The game has moved on: you answered at version {order.version}, it is now at {version}."
        return Refused("stale_version", message, version=version)
    return Refused(refusal.code, refusal.message, version=version)


def _text(command: Command) -> str:
    return _encoder.encode(command).decode()
