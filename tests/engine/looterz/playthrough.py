"""Prints what every viewer sees at each pause of a game, for a person to read and a test to compare."""

import json
from typing import Any

from app.engine.kernel.events import Event
from tests.engine.looterz.recording import RECORDED, Recording, pinned_game, replay

FILE = RECORDED / "playthrough.txt"
NAME = "playthrough"
View = dict[str, Any]


def playthrough(recording: Recording) -> str:
    """The whole game as text: for every pause the events, then what has changed in the views.

    What all viewers see alike is printed once.
    """
    viewers: list[int | None] = [*range(recording.seats), None]
    before: list[View] = [{} for _ in viewers]
    lines = []
    for number, pause in enumerate(replay(recording)):
        views = [_plain(pinned_game().view(pause.state, viewer)) for viewer in viewers]
        lines.append(f"=== Pause {number}" + _answer(recording, number))
        lines += [f"  {_happened(event, recording.seats)}" for event in pause.events]
        lines += _changes(before, views)
        before = views
    return "\n".join(lines) + "\n"


def _answer(recording: Recording, number: int) -> str:
    if number == 0:
        return ""
    seat, answer = recording.answers[number - 1]
    return f", after seat {seat} said {json.dumps(answer)}"


def _plain(view: View) -> View:
    plain: View = json.loads(json.dumps(view))
    return plain


def _happened(event: Event, seats: int) -> str:
    public = json.dumps(event.to(None))
    secrets = [
        f"{_name(seat)}: {json.dumps(event.private[seat])}" for seat in range(seats) if seat in event.private
    ]
    return " | ".join([public, *secrets])


def _changes(before: list[View], views: list[View]) -> list[str]:
    lines = []
    for key in views[0]:
        changed = [now for was, now in zip(before, views, strict=True) if was.get(key, ...) != now[key]]
        if len(changed) == len(views) and all(view[key] == views[0][key] for view in views):
            lines.append(f"  everybody sees {key}: {json.dumps(views[0][key])}")
        else:
            lines += [f"  {_name(view['viewer'])} sees {key}: {json.dumps(view[key])}" for view in changed]
    return lines


def _name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
