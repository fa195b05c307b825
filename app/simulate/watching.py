"""What is remembered of a game besides its outcome: whose cards, which marks."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from app.engine.kernel.events import Event


@dataclass(slots=True)
class Watch:
    """`owners` are the cards that each seat has used, `marks` how often something happened."""

    owners: set[tuple[int, str]] = field(default_factory=set)
    marks: Counter[str] = field(default_factory=Counter)
    scholars: dict[int, str] = field(default_factory=dict)

    def see(self, name: str, events: list[Event]) -> None:
        """Remembers what counts in the game with this name."""
        notice = _NOTICES.get(name)
        for event in events if notice else ():
            assert notice is not None
            notice(self, event.type, event.public)


def _looterz(watch: Watch, event: str, told: dict[str, Any]) -> None:
    if event == "looter_recruited":
        watch.owners.add((told["seat"], told["looter"]["card"]))


def _dungeonology(watch: Watch, event: str, told: dict[str, Any]) -> None:
    match event:
        case "trick_played":
            watch.owners.add((told["seat"], told["card"]))
        case "scholar_chosen":
            watch.scholars[told["seat"]] = told["scholar"]
        case "thesis_submitted" | "thesis_accepted":
            watch.marks[event] += 1
        case "maximum_alert":
            watch.marks[f"alert_by_{told['cause']}"] += 1
        case "zone_placed":
            watch.marks["kragmortha_zones"] += told["card"].startswith("kragmortha")
        case "cube_moved":
            watch.marks["raided"] += told["how"] == "raided"


_NOTICES: dict[str, Callable[[Watch, str, dict[str, Any]], None]] = {
    "looterz": _looterz,
    "dungeonology": _dungeonology,
}
