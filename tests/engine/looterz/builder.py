"""Sets up an exact situation on the real engine and plays on from there, in words like the rulebook's.

    table = Table(seats=3).row(0, "khal-mar").play("dungeon")
    table.dice(2, 3, 5).act("search", "khal-mar")
    assert table.coins(0) == 2

Nothing of the engine is replaced. Cards are moved within the state, so that all sixty stay in the game; a
phase begins because the running turn is set to the instruction that begins it; dice show what is wanted
because the counter of draws is set to where the seed yields these results. After every answer the state must
be sound.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from app.engine.kernel.chance import below
from app.engine.kernel.events import Event
from app.engine.kernel.outcome import Outcome
from app.engine.kernel.requests import Command, Request
from app.engine.kernel.run import Run, resume
from app.engine.kernel.state import GameState
from app.engine.kernel.visibility import reveal_to
from app.engine.looterz.dungeon import bury_card
from app.engine.looterz.game import LooterzGame
from app.engine.looterz.state import RIGOR, Looter, LooterCard, LooterzState
from tests.engine.looterz.deck import scene_game

GAME = LooterzGame()
"""The game as it is played."""
SCENE = scene_game()
"""The game of the scenes."""
Words = str | int | list[str]
tables: list["Table"] = []
"""All tables made since the list was last emptied."""


class Table:
    """A game of Looterz in progress. Looterz are named by card, or by "card@seat" where there are several."""

    def __init__(
        self,
        seats: int = 2,
        turn: int = 0,
        target: int | None = None,
        sound: bool = True,
        game: LooterzGame = SCENE,
    ) -> None:
        options = game.parse_options({"coins_to_win": target}, seats)
        self.game = game
        self.state, _ = game.setup(options, seats, _seed_with_first(seats, turn))
        self.log: list[Event] = []
        tables.append(self)
        self._sound = sound
        self._printed = {looter.id: looter.hearts for looter in self.game._content.looterz}
        for player in self.state.players:
            self.state.tower += [LooterCard(id=0, face=card.face) for card in player.hand]
            player.hand.clear()

    # What lies where before the scene begins

    def row(self, seat: int, *cards: str) -> "Table":
        """Looterz before a player; "zakogtey♥1" has one Heart token left."""
        for words in cards:
            face, _, hearts = words.partition("♥")
            self._take(face)
            looter = Looter(self.state.new_id(), face, seat, int(hearts or self._printed[face]))
            self.state.players[seat].looterz.append(looter)
        return self

    def hand(self, seat: int, *faces: str, filled_to: int = 0) -> "Table":
        """Cards in a hand, `filled_to` so many with others that have no skill of interest."""
        hand = self.state.players[seat].hand
        wanted = list(faces)
        spare = (card.face for card in list(self.state.tower) if card.face not in (RIGOR, *faces))
        while len(wanted) < filled_to:
            wanted.append(next(spare))
        for face in wanted:
            card = self._take(face)
            card.id = self.state.new_id()
            reveal_to(card, seat)
            hand.append(card)
        return self

    def tower(self, *faces: str, only: bool = False) -> "Table":
        """The top cards of the Tower, the first uppermost; with `only` the rest has been used up."""
        top = [self._take(face) for face in faces]
        if only:
            self._use_up(self.state.tower)
            self.state.tower = []
        self.state.tower += reversed(top)
        return self

    def _use_up(self, cards: list[LooterCard]) -> None:
        for card in cards:
            if card.face == RIGOR:
                self.state.rigor += 1
            else:
                bury_card(self.state, card.face, 0, 0)

    def graveyard(self, *faces: str) -> "Table":
        """Cards in the Graveyard, the last on top."""
        for face in faces:
            bury_card(self.state, self._take(face).face, 0, 0)
        return self

    def purse(self, *coins: int) -> "Table":
        """The coins of all players, from seat 0."""
        for player, amount in zip(self.state.players, coins, strict=True):
            player.coins = amount
        return self

    def rigor(self, placed: int) -> "Table":
        """So many Rigor Mortis cards lie in the centre already."""
        for _ in range(placed):
            self._take(RIGOR)
            self.state.rigor += 1
        return self

    def _take(self, face: str) -> LooterCard:
        for card in self.state.tower:
            if card.face == face:
                self.state.tower.remove(card)
                return card
        raise AssertionError(f"no {face} is left in the Tower")

    def play(self, phase: str = "dungeon") -> "Table":
        """The scene begins: the phase of the turn starts, and the game runs to its next question."""
        begin = ["do", "begin_phase", {"phase": phase}]
        self.state.stack[-1].label = self.game._content.programs["turns"].index(begin)
        self.state.ask = None
        run = Run(self.state, self.game._content)
        resume(run, self.game._programs)
        return self._record(run.events)

    def dice(self, *results: int) -> "Table":
        """The next dice thrown show these results."""
        self.state.draws = _draws_that_show(self.state.seed, results)
        return self

    # What the players do

    def says(self, seat: int, answer: Words) -> "Table":
        """A player answers the open question; choices are given by the words of `choices`."""
        request = self.request(seat)
        if isinstance(answer, str):
            return self._answer(seat, self._find(request, answer))
        if isinstance(answer, list):
            picked: list[str] = []
            for words in answer:
                picked.append(self._find(request, words, picked))
            return self._answer(seat, tuple(picked))
        return self._answer(seat, answer)

    def act(self, action: str, looter: str, at: str | None = None) -> "Table":
        """A Looter of the active player acts; `at` is whom it attacks, named first."""
        seat = self.state.active
        self.says(seat, f"{action} {looter}")
        if at is not None and self.asked.get(seat) == "attack_target":
            self.says(seat, at)
        return self

    def recruit(self, card: str) -> "Table":
        """The active player recruits a card of the hand."""
        return self.says(self.state.active, f"recruit {card}")

    def draw(self) -> "Table":
        """The active player draws in a Recruitment phase."""
        return self.says(self.state.active, "draw")

    def end(self) -> "Table":
        """The active player ends the Dungeon phase."""
        return self.says(self.state.active, "end")

    def _answer(self, seat: int, answer: str | int | tuple[str, ...]) -> "Table":
        assert self.state.ask is not None
        return self._record(self.game.apply(self.state, seat, Command(self.state.ask.id, answer)))

    def _record(self, events: list[Event]) -> "Table":
        self.log += events
        problems = self.game.status(self.state)
        assert not (self._sound and problems), problems
        return self

    # What is asked

    def request(self, seat: int) -> Request:
        """The open question to a seat."""
        asks = self.game.asks(self.state)
        assert seat in asks, f"seat {seat} is asked nothing, but {self.asked}"
        return asks[seat]

    @property
    def asked(self) -> dict[int, str]:
        """Who is being asked what."""
        return {seat: request.prompt for seat, request in self.game.asks(self.state).items()}

    def choices(self, seat: int) -> list[str]:
        """What a seat may answer, in words, in alphabetical order."""
        return sorted(next(self._words(choice)) for choice in self.request(seat).choices)

    def _find(self, request: Request, words: str, picked: Sequence[str] = ()) -> str:
        left = [choice for choice in request.choices if choice not in picked]
        found = [choice for choice in left if words in self._words(choice)]
        if len(found) > 1 and len({next(self._words(choice)) for choice in found}) == 1:
            return found[0]  # two copies in the same place: no matter which
        assert len(found) == 1, (
            f"{words!r} is {len(found)} of {[next(self._words(choice)) for choice in left]}"
        )
        return found[0]

    def _words(self, choice: str) -> Iterator[str]:
        """The names of a choice, the full one first: "medic@1" and "medic", "attack medic", "draw"."""
        verb, _, rest = choice.partition(":")
        thing = rest.partition(":")[0]
        if verb == "looter":
            looter = self.state.looter(int(thing))
            assert looter is not None
            yield f"{looter.face}@{self.state.controller_of(looter.id)}"
            yield looter.face
        elif verb in ("search", "attack", "activate"):
            looter = self.state.looter(int(thing))
            assert looter is not None
            yield f"{verb} {looter.face}"
        elif verb in ("recruit", "card"):
            yield f"{verb} {self._card(int(thing)).face}".removeprefix("card ")
        elif verb == "tower":
            yield self.state.tower[-1 - int(thing)].face
        elif verb == "trigger":
            yield rest.partition(":")[2]
        else:
            yield choice

    def _card(self, id: int) -> LooterCard:
        piles = [self.state.graveyard, *(player.hand for player in self.state.players)]
        return next(card for pile in piles for card in pile if card.id == id)

    # What can be seen

    def coins(self, seat: int) -> int:
        """The coins of a player."""
        return self.state.players[seat].coins

    def looterz(self, seat: int) -> list[str]:
        """The row of a player."""
        return [looter.face for looter in self.state.players[seat].looterz]

    def cards(self, seat: int) -> list[str]:
        """The hand of a player."""
        return [card.face for card in self.state.players[seat].hand]

    @property
    def graves(self) -> list[str]:
        """The Graveyard, the last on top."""
        return [card.face for card in self.state.graveyard]

    def top(self, count: int = 1) -> list[str]:
        """The top cards of the Tower, the uppermost first."""
        return [card.face for card in self.state.tower[::-1][:count]]

    def looter(self, name: str) -> Looter:
        """A Looter in the dungeon by "card" or "card@seat"."""
        face, _, seat = name.partition("@")
        rows = [self.state.players[int(seat)].looterz] if seat else [p.looterz for p in self.state.players]
        found = [looter for row in rows for looter in row if looter.face == face]
        assert len(found) == 1, f"{len(found)} Looterz are called {name}"
        return found[0]

    def hearts(self, name: str) -> int:
        """The Heart tokens of a Looter."""
        return self.looter(name).hearts

    def view(self, viewer: int | None) -> dict[str, Any]:
        """What a seat or a spectator sees."""
        return self.game.view(self.state, viewer)

    def told(self, viewer: int | None, *types: str) -> list[dict[str, Any]]:
        """The events so far as a viewer may know them, of the given types or all."""
        return [event.to(viewer) for event in self.log if not types or event.type in types]

    def story(self, *types: str) -> list[str]:
        """Which of the given events came in which order, in few words: "skill_used ghost"."""
        return [_headline(event) for event in self.log if event.type in types]

    @property
    def skipped(self) -> list[str]:
        """What could not be done, as "card: reason"."""
        return [f"{event['card']}: {event['reason']}" for event in self.told(None, "skipped")]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.state.outcome

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Who won; None while the game goes on."""
        return None if self.state.outcome is None else self.state.outcome.winners


def _headline(event: Event) -> str:
    public = event.public
    what = public.get("card", public.get("phase", public.get("seat", "")))
    if event.type == "looter_recruited":
        what = public["looter"]["card"]
    return f"{event.type} {what}"


@cache
def _seed_with_first(seats: int, first: int) -> bytes:
    """A seed of a game in which this seat begins."""
    candidates = (number.to_bytes(32) for number in range(1000))
    return next(seed for seed in candidates if below(_chance(seed.hex()), seats) == first)


@cache
def _draws_that_show(seed: str, results: tuple[int, ...]) -> int:
    """From which draw on the seed yields these results of dice."""
    chance = _chance(seed)
    for start in range(1000, 10_000_000):
        chance.draws = start
        if all(below(chance, 6) + 1 == result for result in results):
            return start
    raise AssertionError(f"the seed does not yield {results}")


def _chance(seed: str) -> GameState:
    return GameState(seats=0, seed=seed)


def start(seats: int, seed: int) -> LooterzState:
    """A whole new game, as it is dealt."""
    return GAME.setup(GAME.parse_options({}, seats), seats, seed.to_bytes(32))[0]
