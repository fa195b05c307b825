"""Recorded games: the seed, the options and the answers of a whole game, and how it must end.

A recording is played on the content it was recorded with (`recorded/content.json`), so it stays true when
cards change. If a rule was meant to change: `python -m tests.engine.dungeonology.recording`.
"""

import json
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from app.engine.dungeonology import values
from app.engine.dungeonology.base import object_id
from app.engine.dungeonology.board.links import distances
from app.engine.dungeonology.game import DungeonologyGame
from app.engine.dungeonology.state import DungeonologyState
from app.engine.dungeonology.thesis import meets
from app.engine.kernel.requests import Command, Request

RECORDED = Path(__file__).parent / "recorded"
CONTENT = RECORDED / "content.json"
ENDINGS = {
    "standard": ("last_turns", "nobody_left", "too_quiet", "second_turn"),
    "dark_lord": (
        "last_turns",
        "nobody_left",
        "too_quiet",
        "second_turn",
        "minions_home",
        "no_free_space",
    ),
    "kragmortha": ("last_omega", "wrath"),
}
"""The ways for a game to end, by mode."""
MODES = tuple(ENDINGS)
MOST_ANSWERS = 600


def ending_of(outcome: dict[str, Any]) -> str:
    """The way in which a game has ended: its reason, or the Wrath that has taken everybody (RM-93)."""
    lines = [line for row in outcome["sheet"] for line in row["lines"]]
    struck = [line["value"] for line in lines if line["label"] == "wrath"]
    return "wrath" if struck and all(struck) else str(outcome["reason"])


def file(mode: str, ending: str) -> Path:
    """Where the recording of a game of this mode with this ending is kept."""
    return RECORDED / f"{mode}_{ending}.json"


def read(mode: str, ending: str) -> dict[str, Any]:
    """The recording of a game of this mode with this ending."""
    recording: dict[str, Any] = json.loads(file(mode, ending).read_text(encoding="utf-8"))
    return recording


@cache
def pinned_game() -> DungeonologyGame:
    """The game with the content of the recordings."""
    return DungeonologyGame(CONTENT.read_text(encoding="utf-8"))


def replay(recording: dict[str, Any], stored: bool = False) -> Iterator[DungeonologyState]:
    """The state at every pause of a recording; with `stored` it goes on from its stored form after each."""
    game = pinned_game()
    options = game.parse_options(recording["options"], recording["seats"])
    state, _ = game.setup(options, recording["seats"], bytes.fromhex(recording["seed"]))
    yield state
    for seat, answer in recording["answers"]:
        state = game.decode(game.encode(state)) if stored else state
        assert state.ask is not None
        game.apply(state, seat, Command(state.ask.id, tuple(answer) if isinstance(answer, list) else answer))
        yield state


def main() -> None:
    """Plays games until every ending has come up, and writes them."""
    RECORDED.mkdir(exist_ok=True)
    CONTENT.write_text(DungeonologyGame().content(), encoding="utf-8")
    pinned_game.cache_clear()
    missing = {(mode, ending) for mode, endings in ENDINGS.items() for ending in endings}
    for number in count():
        mode = MODES[number % len(MODES)]
        if not any(wanted == mode for wanted, _ in missing):
            continue
        recording = _record(number // len(MODES), mode)
        ending = ending_of(recording["outcome"])
        if (mode, ending) in missing and len(recording["answers"]) <= MOST_ANSWERS:
            missing.remove((mode, ending))
            print(f"{mode}, {ending}: {len(recording['answers'])} answers", flush=True)
            _write(file(mode, ending), recording)
        if not missing:
            return


def _write(path: Path, recording: dict[str, Any]) -> None:
    answers = ",\n  ".join(json.dumps(answer) for answer in recording.pop("answers"))
    head = json.dumps(recording, indent=1)[:-2]
    path.write_text(f'{head},\n "answers": [\n  {answers}\n ]\n}}\n', encoding="utf-8")


def _record(number: int, mode: str) -> dict[str, Any]:
    game = pinned_game()
    random = Random(f"recording {number}")
    seats, options = 2 + number % 3, {"alert": "hard", "mode": mode}
    seed = random.randbytes(32)
    state, _ = game.setup(game.parse_options(options, seats), seats, seed)
    answers: list[list[Any]] = []
    while state.outcome is None:
        assert state.ask is not None
        seat, request = random.choice(sorted(game.asks(state).items(), key=lambda item: item[0]))
        answer = _answer(state, seat, request, random, shy=number % 7 == 0)
        answers.append([seat, answer])
        game.apply(state, seat, Command(state.ask.id, answer))
    outcome = game.view(state, None)["outcome"]
    recorded = {"seats": seats, "options": options, "seed": seed.hex(), "outcome": outcome}
    return {**recorded, "answers": answers}


def _answer(state: DungeonologyState, seat: int, request: Request, random: Random, shy: bool) -> Any:
    """Players who study, know the Clan and let each other be, and who at last run into Rigor's arms.

    The shy ones do not shout.
    """
    content = pinned_game()._content
    if state.panic_in_force == "final-raid" and (answer := _to_be_raided(state, request)):
        return answer
    match request.prompt:
        case "thesis":
            requirement = content.clans[state.clan[0].face].requirement
            return "yes" if meets(state, seat, requirement) else "no"
        case "alert_option":
            return "pass"
        case "shout":
            return random.randint(0, 30) if shy else random.randint(40, 100)
        case "shout_vote":
            return "no" if shy else "yes"
        case "action" if "study" in request.choices:
            return "study"
        case "stealth_option" if values.stealth(state, content) >= values.alert(state, content):
            return "done"
        case "movement" if "explore" in request.choices and random.random() < 0.5:
            return "explore"
    return request.sample(random)


def _to_be_raided(state: DungeonologyState, request: Request) -> str | None:
    """Rigor and the Minions are led next to the Scholar, who then enters their Zones (RM-18)."""
    match request.prompt:
        case "movement":
            places = {state.rigor, *state.minions.values()}
            return next((step for step in _steps(request) if object_id(step) in places), None)
        case "prowl" if state.players[state.active].inside:
            near = distances(state, state.players[state.active].zone)
            return min(_steps(request), key=lambda step: abs(near.get(object_id(step), 99) - 1))
        case "action":
            return "end"
    return None


def _steps(request: Request) -> list[str]:
    return [choice for choice in request.choices if choice.startswith("step:")]


if __name__ == "__main__":
    main()
