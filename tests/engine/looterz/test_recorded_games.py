"""Whole games, recorded: one for each way to end, and one of which every pause is printed."""

import hashlib

import pytest

from tests.engine.looterz import client_record, playthrough
from tests.engine.looterz.endings import ENDINGS, ending_of
from tests.engine.looterz.recording import CONTENT, pinned_game, read, replay


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_recorded_game_ends_as_it_did(ending: str) -> None:
    """If a rule was meant to change: `python -m tests.engine.looterz.record`."""
    recording = read(ending)
    log = []
    for pause in replay(recording):
        log += pause.events
        state = pause.state
        assert pinned_game().status(state) == []
    assert pinned_game().view(state, None)["outcome"] == recording.outcome
    assert ending_of(state, log) == ending == recording.ending


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_recorded_game_goes_on_the_same_from_its_stored_state(ending: str) -> None:
    *_, going_on = replay(read(ending))
    *_, stored = replay(read(ending), stored=True)
    assert pinned_game().encode(stored.state) == pinned_game().encode(going_on.state)


def test_recordings_are_played_with_the_cards_they_were_recorded_with() -> None:
    text = CONTENT.read_text(encoding="utf-8")
    assert pinned_game().content_hash == hashlib.sha256(text.encode()).hexdigest()
    assert pinned_game().content() == text


def test_every_viewer_sees_what_the_playthrough_says() -> None:
    """If a view was meant to change: `python -m tests.engine.looterz.record`, and read the difference."""
    printed = playthrough.playthrough(read(playthrough.NAME))
    assert printed == playthrough.FILE.read_text(encoding="utf-8")


def test_the_client_checks_a_game_as_it_is_told_today() -> None:
    """If something was meant to change: `python -m tests.engine.looterz.client_record`."""
    assert client_record.FILE.read_text(encoding="utf-8") == client_record.encoded()
