"""Sets up an exact situation on the real engine and plays on from there, in words like the rulebook's.

    table = Table("valerio", "sofia").zone("pantry", by="camp").at(0, "pantry").play("action")
    table.says(0, "study").says(0, "done")
    assert table.board(0) == {"civilization": 1}

Nothing of the engine is replaced. Cards, cubes and Students are moved within the state, so that all stay in
the game; a phase begins because the running turn is set to the instruction that begins it; random results are
what is wanted because the counter of draws is set to where the seed yields them. After every answer the state
must be sound.
"""

from functools import cache
from typing import Any

from app.engine.dungeonology.board.links import layout, refresh_links
from app.engine.dungeonology.board.placing import placements
from app.engine.dungeonology.definitions import COLOURS
from app.engine.dungeonology.exalted import check_exalted
from app.engine.dungeonology.game import DungeonologyGame
from app.engine.dungeonology.state import Intern, Zone
from app.engine.kernel.chance import below
from app.engine.kernel.events import Event
from app.engine.kernel.outcome import Outcome
from app.engine.kernel.requests import Command, Request
from app.engine.kernel.run import Run, resume
from app.engine.kernel.state import GameState
from app.engine.kernel.visibility import Card, reveal_to

GAME = DungeonologyGame()
CONTENT = GAME._content
_IDLE = {"movement": "end", "action": "end", "thesis": "no"}


class Table:
    """A game in progress: seat 0 begins unless `turn` says otherwise; hands are empty."""

    def __init__(self, *scholars: str, turn: int = 0, sound: bool = True, **options: str) -> None:
        seats = len(scholars)
        parsed = GAME.parse_options(options, seats)
        self.state, self.log = GAME.setup(parsed, seats, _seed_with_first(seats, turn))
        self._sound = sound
        for seat in reversed(self.state.seats_from(turn)):
            if self.asked.get(seat) == "scholar":  # the last Scholar left is not asked for
                self.says(seat, f"scholar {scholars[seat]}")
        for player in self.state.players:
            self.state.tricks[:0] = [Card(0, card.face) for card in player.hand]
            player.hand.clear()
        self.log = []

    # What lies where before the scene begins

    def zone(self, face: str, by: str = "camp", *cubes: str, floor: int | None = None) -> "Table":
        """A Zone, at the first legal place from `by`, with these cubes from the left ("" for none)."""
        state = self.state
        pile = next(
            pile for pile in (*state.piles, state.kragmortha) if any(card.face == face for card in pile)
        )
        pile.remove(next(card for card in pile if card.face == face))
        spaces = [""] * len(CONTENT.zones[face].spaces)
        if floor is not None:
            spot = (0, 0, 0)
        else:
            base = self.find(by)
            floor = base.floor
            zones = state.floor_zones(floor)
            spot = placements(layout(CONTENT, zones), zones.index(base), CONTENT.zones[face].exits, True)[0]
        zone = Zone(len(state.zones), face, floor, *spot, spaces)
        state.zones.append(zone)
        for index, cube in enumerate(cubes):
            self._take_cube(cube)
            zone.spaces[index] = cube
        refresh_links(state, CONTENT)
        return self

    def stairs(self, one: str, other: str) -> "Table":
        """A staircase between two Zones."""
        self.find(one).doors.append(self.find(other).id)
        self.find(other).doors.append(self.find(one).id)
        refresh_links(self.state, CONTENT)
        return self

    def _take_cube(self, colour: str) -> None:
        if colour:
            assert self.state.reserve[colour] > 0, f"no {colour} cube is left"
            self.state.reserve[colour] -= 1

    def at(self, seat: int, zone: str) -> "Table":
        """Where a Scholar is."""
        self.state.players[seat].zone = self.find(zone).id
        return self

    def rigor(self, zone: str) -> "Table":
        """Where Rigor is, seen already."""
        self.state.rigor, self.state.sighted = self.find(zone).id, True
        return self

    def hand(self, seat: int, *faces: str) -> "Table":
        """Cards in a hand."""
        for face in faces:
            card = self._take(self.state.tricks, face)
            card.id = self.state.new_id()
            reveal_to(card, seat)
            self.state.players[seat].hand.append(card)
        return self

    def board(self, seat: int, universal_in: str | None = None, **cubes: int) -> "Table":
        """Cubes on a Note Board, by colour; a Universal one in a column."""
        player = self.state.players[seat]
        for colour, number in cubes.items():
            for _ in range(number):
                self._take_cube(colour)
                player.columns[COLOURS.index(colour)].append(colour)
        if universal_in is not None:
            self._take_cube("universal")
            player.columns[COLOURS.index(universal_in)].append("universal")
        check_exalted(Run(self.state, CONTENT))
        return self

    def students(self, seat: int, number: int) -> "Table":
        """Students at a Bonfire."""
        self.state.players[seat].students = number
        return self

    def stun(self, seat: int, number: int) -> "Table":
        """Stun tokens."""
        self.state.players[seat].stun = number
        return self

    def bonus(self, seat: int, number: int) -> "Table":
        """The Study Bonus."""
        self.state.players[seat].bonus = number
        return self

    def jinx(self, seat: int, face: str) -> "Table":
        """A Jinx before a Scholar."""
        self._take(self.state.jinx_deck, face)
        self.state.players[seat].jinxes.append(face)
        return self

    def intern(self, seat: int, face: str) -> "Table":
        """An Intern before a Scholar."""
        self._take(self.state.intern_deck, face)
        self.state.players[seat].interns.append(Intern(face))
        return self

    def top(self, pile: str, *faces: str) -> "Table":
        """The top cards of a pile ("tricks", "bag", "jinx_deck", "pile 1"), the first uppermost."""
        name, _, floor = pile.partition(" ")
        cards = self.state.piles[int(floor) - 1] if floor else getattr(self.state, name)
        taken = [self._take(cards, face) for face in faces]
        cards += reversed(taken)
        return self

    def campus(self, clan: str | None = None, panic: str | None = None, omegas: int | None = None) -> "Table":
        """What lies face down on the Campus, and how many Omegas are on the Alert Card."""
        for name, face in (("clan", clan), ("panic", panic)):
            if face is not None:
                cards = getattr(self.state, name)
                cards.insert(0, self._take(cards, face))
        if omegas is not None:
            for _ in range(omegas - self.state.track):
                self._take(self.state.bag, "omega")
            self.state.track = omegas
        return self

    def round(self, number: int) -> "Table":
        """Which round it is, without changing whose turn it is."""
        self.state.turn = (number - 1) * self.state.seats + 1
        return self

    def _take(self, cards: list[Card], face: str) -> Card:
        card = next((card for card in cards if card.face == face), None)
        assert card is not None, f"no {face} is left there"
        cards.remove(card)
        return card

    def play(self, phase: str = "action") -> "Table":
        """The scene begins: a phase of the running turn starts, and the game runs to its next question."""
        begin = ["do", "begin_phase", {"phase": "rest" if phase == "movement" else phase}]
        if phase == "start":
            begin = ["do", "begin_turn", {}]
            self.state.turn -= 1
        frame = self.state.stack[-1]
        assert frame.program == "turns"
        frame.label = CONTENT.programs["turns"].index(begin)
        self.state.ask = None
        self.state.steps, self.state.actions = 0, []
        run = Run(self.state, CONTENT)
        resume(run, GAME._programs)
        return self._record(run.events)

    def chance(self, *results: tuple[int, int]) -> "Table":
        """The next random draws: pairs of result and number of possibilities."""
        self.state.draws = _draws_that_show(self.state.seed, results)
        return self

    # What the players do

    def says(self, seat: int, answer: str | int | list[str]) -> "Table":
        """A player answers the open question, in words."""
        request = self.request(seat)
        if isinstance(answer, str):
            return self._answer(seat, self._find(request, answer, ()))
        if isinstance(answer, int):
            return self._answer(seat, answer)
        picked: list[str] = []
        for words in answer:
            picked.append(self._find(request, words, picked))
        return self._answer(seat, tuple(picked))

    def idle(self) -> "Table":
        """The active player does no more until the turn has passed; others do nothing either."""
        turn = self.state.turn
        while self.state.turn == turn and self.state.outcome is None:
            for seat, request in GAME.asks(self.state).items():
                wanted = _IDLE.get(request.prompt, request.default)
                self._answer(seat, wanted if request.allows(wanted) else request.default)
        return self

    def _answer(self, seat: int, answer: Any) -> "Table":
        assert self.state.ask is not None
        return self._record(GAME.apply(self.state, seat, Command(self.state.ask.id, answer)))

    def _record(self, events: list[Event]) -> "Table":
        self.log += events
        problems = GAME.status(self.state)
        assert not (self._sound and problems), problems
        return self

    # What is asked

    @property
    def asked(self) -> dict[int, str]:
        """Who is being asked what."""
        return {seat: request.prompt for seat, request in GAME.asks(self.state).items()}

    def request(self, seat: int) -> Request:
        """The open question to a seat."""
        asks = GAME.asks(self.state)
        assert seat in asks, f"seat {seat} is asked nothing, but {self.asked}"
        return asks[seat]

    def choices(self, seat: int) -> list[str]:
        """What a seat may answer, in words, in alphabetical order."""
        return sorted(self._words(choice) for choice in self.request(seat).choices)

    def _find(self, request: Request, words: str, picked: tuple[str, ...] | list[str]) -> str:
        left = [choice for choice in request.choices if choice not in picked]
        found = [choice for choice in left if words in (self._words(choice), choice)]
        assert found, f"{words!r} is none of {[self._words(choice) for choice in left]} ({request.prompt})"
        return found[0]

    def _words(self, choice: str) -> str:
        """A choice with names for numbers: "step pantry", "main backstab", "cube 1 riches"."""
        verb, *rest = choice.split(":")
        match verb if rest else "":
            case "step" | "zone":
                words = [self.state.zones[int(rest[0])].card]
            case "main" | "aside" | "stealth" | "alert" | "card":
                words = [self._card(int(rest[0])).face, *(part for part in rest[1:] if not part.isdecimal())]
            case "deck":
                words = [self.state.tricks[-1 - int(rest[0])].face]
            case "space":
                words = [self.state.zones[int(rest[0])].spaces[int(rest[1])]]
            case "cube":
                words = rest[2:3]
            case "intern":
                words = [self.state.players[self.state.active].interns[int(rest[0])].face]
            case _:
                words = rest
        return " ".join([verb, *words])

    def _card(self, id: int) -> Card:
        piles = [self.state.discards, *(player.hand for player in self.state.players)]
        return next(card for pile in piles for card in pile if card.id == id)

    # What can be seen

    def find(self, face: str) -> Zone:
        """The Zone on the board with this face."""
        return next(zone for zone in self.state.zones if zone.card == face)

    def spaces(self, face: str) -> list[str]:
        """The spaces of a Zone."""
        return self.find(face).spaces

    def where(self, seat: int) -> str | None:
        """The Zone in which a Scholar is."""
        zone = self.state.players[seat].zone
        return None if zone < 0 else self.state.zones[zone].card

    def cubes(self, seat: int) -> dict[str, int]:
        """The columns of a Note Board that are not empty."""
        columns = zip(COLOURS, self.state.players[seat].columns, strict=True)
        return {colour: len(cubes) for colour, cubes in columns if cubes}

    def cards(self, seat: int) -> list[str]:
        """The hand of a player."""
        return [card.face for card in self.state.players[seat].hand]

    def player(self, seat: int) -> Any:
        """Everything before a player."""
        return self.state.players[seat]

    def view(self, viewer: int | None) -> dict[str, Any]:
        """What a seat or a spectator sees."""
        return GAME.view(self.state, viewer)

    def told(self, viewer: int | None, *types: str) -> list[dict[str, Any]]:
        """The events so far as a viewer may know them, of the given types or all."""
        return [event.to(viewer) for event in self.log if not types or event.type in types]

    def story(self, *types: str) -> list[str]:
        """Which of the given events came in which order."""
        return [event.type for event in self.log if event.type in types]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.state.outcome


@cache
def _seed_with_first(seats: int, first: int) -> bytes:
    """A seed of a game in which this seat begins."""
    candidates = (number.to_bytes(32) for number in range(1000))
    return next(seed for seed in candidates if below(_chance(seed.hex()), seats) == first)


@cache
def _draws_that_show(seed: str, results: tuple[tuple[int, int], ...]) -> int:
    """From which draw on the seed yields these results."""
    chance = _chance(seed)
    for start in range(1000, 1_000_000):
        chance.draws = start
        if all(below(chance, limit) == result for result, limit in results):
            return start
    raise AssertionError(f"the seed does not yield {results}")


def _chance(seed: str) -> GameState:
    return GameState(seats=0, seed=seed)
