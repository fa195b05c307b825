"""Whole games, recorded: one for each way to end, in each mode."""

import json

import pytest

from app.settings import ROOT
from tests.engine.dungeonology import client_records
from tests.engine.dungeonology.builder import GAME
from tests.engine.dungeonology.recording import CONTENT, ENDINGS, ending_of, pinned_game, read, replay

every_ending = pytest.mark.parametrize(
    ("mode", "ending"), [(mode, ending) for mode, endings in ENDINGS.items() for ending in endings]
)


@every_ending
def test_a_recorded_game_ends_as_it_did(mode: str, ending: str) -> None:
    """If a rule was meant to change: `python -m tests.engine.dungeonology.recording`."""
    recording = read(mode, ending)
    for state in replay(recording):
        assert pinned_game().status(state) == []
    assert pinned_game().view(state, None)["outcome"] == recording["outcome"]
    assert (recording["options"]["mode"], ending_of(recording["outcome"])) == (mode, ending)


@every_ending
def test_a_recorded_game_goes_on_the_same_from_its_stored_state(mode: str, ending: str) -> None:
    *_, going_on = replay(read(mode, ending))
    *_, stored = replay(read(mode, ending), stored=True)
    assert pinned_game().encode(stored) == pinned_game().encode(going_on)


@pytest.mark.rule("RM-93")
def test_a_game_whose_players_the_wrath_has_all_taken_is_won_by_nobody() -> None:
    *_, end = replay(read("kragmortha", "wrath"))
    assert (end.outcome.winners, end.outcome.reason) == ((), "last_omega")


def test_recordings_are_played_with_the_content_they_were_recorded_with() -> None:
    assert pinned_game().content() == CONTENT.read_text(encoding="utf-8")


def test_the_client_checks_games_as_they_are_told_today() -> None:
    """If something was meant to change: `python -m tests.engine.dungeonology.client_records`."""
    assert client_records.FILE.read_text(encoding="utf-8") == client_records.encoded()


def test_the_situations_of_the_mock_are_of_todays_cards() -> None:
    """If a card was meant to change: `python frontend/src/games/dungeonology/fixtures/record.py`."""
    recorded = ROOT / "frontend/src/games/dungeonology/fixtures/recorded.json"
    shown = json.loads(recorded.read_text(encoding="utf-8"))["catalog"]["content_hash"]
    stale = f"Renew it: python {recorded.with_name('record.py').relative_to(ROOT)}"
    assert shown == GAME.catalog("en")["content_hash"], stale
