"""Looterz: Rigor Mortis, as the contract wants it."""

from collections.abc import Mapping
from random import Random
from typing import Any

from app.engine.kernel.chance import below, shuffle
from app.engine.kernel.game import Game, Options
from app.engine.kernel.refusal import Refusal
from app.engine.kernel.run import Run
from app.engine.kernel.view import View
from app.engine.kernel.visibility import deal_again, knows
from app.engine.kernel.vocabulary import Vocabulary
from app.engine.looterz import operations, questions, turn
from app.engine.looterz.cards import LOOTERZ
from app.engine.looterz.catalog import build_catalog
from app.engine.looterz.compiling import compile_deck
from app.engine.looterz.content import Content, decode_content, encode_content
from app.engine.looterz.dungeon import LooterzRun
from app.engine.looterz.invariants import broken_invariants
from app.engine.looterz.state import RIGOR, LooterCard, LooterzState, Player
from app.engine.looterz.tower import draw
from app.engine.looterz.view import shown, shown_to_all

COINS_TO_WIN = {2: 15, 3: 10, 4: 10, 5: 7, 6: 7}  # LZ-10
LOWEST_TARGET, HIGHEST_TARGET = 3, 30  # LZ-11
FIRST_HAND, OTHER_HANDS = 3, 4  # LZ-05


class LooterzGame(Game[LooterzState, Content]):
    """Looterz with one set of compiled content; without `content` the current one."""

    name = "looterz"
    title = "Looterz: Rigor Mortis"
    min_seats = 2  # LZ-02
    max_seats = 6
    schema = 1

    def __init__(self, content: str | None = None) -> None:
        compiled = decode_content(content) if content else compile_deck(LOOTERZ)
        vocabulary = Vocabulary()
        for part in (operations.VOCABULARY, questions.VOCABULARY, turn.VOCABULARY):
            vocabulary.include(part)
        super().__init__(LooterzState, compiled, vocabulary)
        self._content_text = encode_content(compiled)

    def content(self) -> str:
        return self._content_text

    def options_schema(self) -> dict[str, Any]:
        return {
            "type": "object",
            "additionalProperties": False,
            "properties": {
                "coins_to_win": {
                    "type": ["integer", "null"],
                    "minimum": LOWEST_TARGET,
                    "maximum": HIGHEST_TARGET,
                    "default": None,
                    "title": "Coins to win",
                    "description": "Who holds so many coins wins at once. "
                    "Empty: 15 with 2 players, 10 with 3 or 4, 7 with 5 or 6.",
                }
            },
        }

    def parse_options(self, raw: Mapping[str, object], seats: int) -> Options:
        if seats not in COINS_TO_WIN:  # LZ-02
            raise Refusal("bad_options", f"Looterz is for {self.min_seats} to {self.max_seats} players.")
        unknown = sorted(set(raw) - {"coins_to_win"})
        if unknown:
            raise Refusal("bad_options", f"Looterz has no option called {unknown[0][:40]}.")
        target = raw.get("coins_to_win")
        if target is None:
            return {"coins_to_win": COINS_TO_WIN[seats]}
        if type(target) is not int or not LOWEST_TARGET <= target <= HIGHEST_TARGET:
            raise Refusal(
                "bad_options", f"Coins to win must be a number from {LOWEST_TARGET} to {HIGHEST_TARGET}."
            )
        return {"coins_to_win": target}

    def start(self, options: Options, seats: int, seed: str) -> tuple[LooterzState, LooterzRun]:
        state = LooterzState(
            seats=seats,
            seed=seed,
            target=options["coins_to_win"],
            first=0,
            active=0,
            players=[Player() for _ in range(seats)],
            tower=[],
        )
        run = Run(state, self._content)
        state.first = state.active = below(state, seats)  # LZ-03
        state.tower = self._build_tower(state)
        run.emit("game_started", first=state.first, seats=seats, target=state.target)
        for seat in state.seats_in_turn_order():
            for _ in range(FIRST_HAND if seat == state.first else OTHER_HANDS):
                draw(run, seat)
        run.call("turns", seat=state.first)
        return state, run

    def _build_tower(self, state: LooterzState) -> list[LooterCard]:
        """The shuffled deck, Rigor Mortis in its lower half only (LZ-04); the last card is on top."""
        faces = [looter.id for looter in self._content.looterz for _ in range(looter.copies)]
        shuffle(state, faces)
        half = len(faces) // 2
        lower = faces[:half] + [RIGOR] * 4
        shuffle(state, lower)
        return [LooterCard(id=0, face=face, lower=True) for face in lower] + [
            LooterCard(id=0, face=face) for face in faces[half:]
        ]

    def shown_to_all(self, state: LooterzState) -> View:
        return shown_to_all(state, self._content)

    def shown(self, state: LooterzState, viewer: int | None) -> View:
        return shown(state, viewer)

    def catalog(self, locale: str = "en") -> dict[str, Any]:
        return build_catalog(self._content, self.title, self.content_hash, locale)

    def status(self, state: LooterzState) -> list[str]:
        return broken_invariants(state, self._content)

    def deal_hidden(self, state: LooterzState, viewer: int | None, random: Random) -> None:
        tower = [card for card in state.tower if not knows(card, viewer)]
        hands = [card for player in state.players for card in player.hand if not knows(card, viewer)]
        deal_again([card for card in tower + hands if card.face != RIGOR], random)
        # Everybody knows that Rigor Mortis lies in the lower half.
        deal_again([card for card in tower if card.lower], random)
