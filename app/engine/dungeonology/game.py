"""Dungeonology with Rigor Mortis, as the contract wants it."""

from collections.abc import Mapping
from random import Random
from typing import Any

from app.engine.dungeonology import options, setup, testing
from app.engine.dungeonology.base import DungeonologyRun
from app.engine.dungeonology.catalog import build_catalog
from app.engine.dungeonology.compiled import Content, decode_content, encode_content
from app.engine.dungeonology.compiling import compile_box
from app.engine.dungeonology.content import BOX
from app.engine.dungeonology.invariants import broken_invariants
from app.engine.dungeonology.rulebook import VOCABULARIES
from app.engine.dungeonology.state import DungeonologyState
from app.engine.dungeonology.validating import check_box
from app.engine.dungeonology.view import Views, shown
from app.engine.kernel.game import Game, Options
from app.engine.kernel.refusal import Refusal
from app.engine.kernel.run import Run
from app.engine.kernel.view import View
from app.engine.kernel.visibility import Card, deal_again, knows
from app.engine.kernel.vocabulary import Vocabulary


class DungeonologyGame(Game[DungeonologyState, Content]):
    """The rules with one set of compiled content; without `content` the current one."""

    name = "dungeonology"
    title = "Dungeonology: Rigor Mortis"
    min_seats = 2  # EX-01
    max_seats = 4
    schema = 1

    def __init__(self, content: str | None = None) -> None:
        compiled = decode_content(content) if content else compile_box(check_box(BOX))
        vocabulary = Vocabulary()
        for part in VOCABULARIES:
            vocabulary.include(part)
        super().__init__(DungeonologyState, compiled, vocabulary)
        self._content_text = encode_content(compiled)
        self._views = Views(compiled)

    def content(self) -> str:
        return self._content_text

    def options_schema(self) -> dict[str, Any]:
        return options.options_schema()

    def parse_options(self, raw: Mapping[str, object], seats: int) -> Options:
        if not self.min_seats <= seats <= self.max_seats:
            raise Refusal("bad_options", f"Dungeonology is for {self.min_seats} to {self.max_seats} players.")
        return options.parse_options(raw)

    def start(self, options: Options, seats: int, seed: str) -> tuple[DungeonologyState, DungeonologyRun]:
        state = setup.new_state(self._content, options, seats, seed)
        run = Run(state, self._content)
        run.emit("game_started", first=state.first, seats=seats, **options)
        run.call("game", seat=state.first)
        return state, run

    def shown_to_all(self, state: DungeonologyState) -> View:
        return self._views.shown_to_all(state)

    def shown(self, state: DungeonologyState, viewer: int | None) -> View:
        return shown(state, self._content, viewer)

    def catalog(self, locale: str = "en") -> dict[str, Any]:
        return build_catalog(self._content, self.title, self.content_hash, locale)

    def status(self, state: DungeonologyState) -> list[str]:
        return broken_invariants(state, self._content)

    def deal_hidden(self, state: DungeonologyState, viewer: int | None, random: Random) -> None:
        chosen = testing.sealed_cards(state)  # what an answer names stays what it is
        hands = [card for player in state.players for card in player.hand if card.id not in chosen]
        floors: dict[int, list[Card]] = {}
        for card in (card for pile in state.piles for card in pile):
            floors.setdefault(self._content.zones[card.face].floor, []).append(card)
        decks = (state.bag, state.jinx_deck, state.intern_deck, state.sorcery_deck, state.clan, state.panic)
        piles = (state.kragmortha, state.stacks, *floors.values())
        for cards in ([*state.tricks, *hands], *decks, *piles):
            deal_again([card for card in cards if not knows(card, viewer)], random)
        self.ask_others_again(state, viewer)
