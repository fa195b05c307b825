"""Records anew what the tests of Looterz compare with: `python -m tests.engine.looterz.record`.

Plays random games until every ending has come up, prints a playthrough, and renders the texts of all cards.
Look at the difference before you keep it.
"""

from collections.abc import Iterator
from itertools import count
from random import Random

from app.engine.kernel.events import Event
from app.engine.kernel.requests import Answer, Command
from app.engine.looterz.game import LooterzGame
from tests.engine.looterz import playthrough, texts
from tests.engine.looterz.endings import ENDINGS, ending_of
from tests.engine.looterz.recording import CONTENT, RECORDED, Recording, pinned_game

MOST_ANSWERS = 150
PLAYTHROUGH_ANSWERS = 40
PLAYTHROUGH_SHOWS = {"bids_revealed", "tower_seen", "attacked", "searched"}


def main() -> None:
    """Writes all files."""
    RECORDED.mkdir(exist_ok=True)
    CONTENT.write_text(LooterzGame().content(), encoding="utf-8")
    pinned_game.cache_clear()
    texts.write()
    missing = set(ENDINGS)
    for recording, _ in random_games(seats=(2, 3, 4), targets=(4, 10)):
        if recording.ending in missing and len(recording.answers) <= MOST_ANSWERS:
            missing.remove(recording.ending)
            recording.write()
            print(f"{recording.ending}: {len(recording.answers)} answers")
        if not missing:
            break
    write_playthrough()


def write_playthrough() -> None:
    """Chooses a short game in which there is something to see, and prints it."""
    for recording, log in random_games(seats=(3,), targets=(4,)):
        shown = {event.type for event in log}
        if shown >= PLAYTHROUGH_SHOWS and len(recording.answers) <= PLAYTHROUGH_ANSWERS:
            chosen = Recording(**{**vars(recording), "ending": playthrough.NAME})
            chosen.write()
            playthrough.FILE.write_text(playthrough.playthrough(chosen), encoding="utf-8")
            print(f"playthrough: {len(chosen.answers)} answers")
            return


def random_games(seats: tuple[int, ...], targets: tuple[int, ...]) -> Iterator[tuple[Recording, list[Event]]]:
    """Endless games in which everybody answers at random, with all their events."""
    for number in count():
        for size in seats:
            for target in targets:
                yield play_at_random(number, size, target)


def play_at_random(number: int, seats: int, target: int) -> tuple[Recording, list[Event]]:
    """One game; the same numbers give the same game."""
    game = pinned_game()
    random = Random(f"{number} {seats} {target}")
    seed = random.randbytes(32)
    options = {"coins_to_win": target}
    state, log = game.setup(game.parse_options(options, seats), seats, seed)
    answers: list[list[int | Answer]] = []
    while asks := game.asks(state):
        seat, request = random.choice(sorted(asks.items(), key=lambda ask: ask[0]))
        answer = request.sample(random)
        assert state.ask is not None
        answers.append([seat, answer])
        log += game.apply(state, seat, Command(state.ask.id, answer))
    outcome = game.view(state, None)["outcome"]
    return Recording(ending_of(state, log), seats, options, seed.hex(), answers, outcome), log


if __name__ == "__main__":
    main()
