"""From one view to the next: the smaller of two patches, part by part."""

from typing import Any

import orjson

from app.engine.kernel.patch import Operation, diff

JSON = dict[str, Any]


class Patches:
    """Patches between two versions of a game, for one viewer after the other.

    Most of what changes, everybody sees: it is worked out for the first viewer, and again only for who sees
    something else.
    """

    def __init__(self) -> None:
        self._known: dict[str, tuple[Any, Any, list[Operation]]] = {}

    def between(self, old: JSON, new: JSON) -> list[Operation]:
        """Operations (RFC 6902) that turn the view `old` into `new`."""
        if old.keys() != new.keys():
            return diff(old, new)
        operations: list[Operation] = []
        for name, part in new.items():
            # Comparing is much faster than looking for differences, and most parts are equal.
            if old[name] != part:
                operations += self._part(name, old[name], part)
        return operations

    def _part(self, name: str, old: Any, new: Any) -> list[Operation]:
        known = self._known.get(name)
        if known is None or known[0] != old or known[1] != new:
            known = self._known[name] = old, new, _shorter(name, old, new)
        return known[2]


def _shorter(name: str, old: Any, new: Any) -> list[Operation]:
    """What is different in a part, or all of it where that is shorter, as for a question and its choices."""
    operations = diff({name: old}, {name: new})
    if len(operations) < 2:
        return operations
    whole: list[Operation] = [{"op": "replace", "path": f"/{name}", "value": new}]
    return min(operations, whole, key=_size)


def _size(operations: list[Operation]) -> int:
    return len(orjson.dumps(operations))
