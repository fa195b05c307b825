"""From one view to the next: the smaller of two patches, part by part."""

from typing import Any

import orjson

from app.engine.kernel.patch import Operation, diff

JSON = dict[str, Any]


def view_patch(old: JSON, new: JSON) -> list[Operation]:
    """Operations (RFC 6902) that turn the view `old` into `new`.

    A part of which much has changed, such as a question with its choices, is replaced as a whole where that
    is shorter than to say what is different.
    """
    if old.keys() != new.keys():
        return diff(old, new)
    operations: list[Operation] = []
    for name, part in new.items():
        # Comparing is much faster than looking for differences, and most parts are equal.
        if old[name] != part:
            operations += _part_patch(name, old[name], part)
    return operations


def _part_patch(name: str, old: Any, new: Any) -> list[Operation]:
    operations = diff({name: old}, {name: new})
    if len(operations) < 2:
        return operations
    whole: list[Operation] = [{"op": "replace", "path": f"/{name}", "value": new}]
    return min(operations, whole, key=_size)


def _size(operations: list[Operation]) -> int:
    return len(orjson.dumps(operations))
