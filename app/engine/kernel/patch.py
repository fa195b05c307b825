"""The difference between two views as an RFC 6902 patch.

Lists are compared by common prefix and suffix; what lies between is replaced, added or removed. That is small
for what games do (a card joins or leaves a row) and takes one pass.
"""

from typing import Any

import msgspec

Operation = dict[str, Any]
_encode = msgspec.json.Encoder().encode


def diff(old: Any, new: Any) -> list[Operation]:
    """Operations that turn the JSON value `old` into `new`, in the order in which they apply."""
    operations: list[Operation] = []
    _diff(old, new, "", operations)
    return operations


def _diff(old: Any, new: Any, path: str, operations: list[Operation]) -> None:
    if old is new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        _diff_objects(old, new, path, operations)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple):
        _diff_arrays(old, new, path, operations)
    elif old != new or type(old) is not type(new):
        operations.append({"op": "replace", "path": path, "value": new})


def _diff_objects(old: dict[str, Any], new: dict[str, Any], path: str, operations: list[Operation]) -> None:
    for key, before in old.items():
        if key not in new:
            operations.append({"op": "remove", "path": f"{path}/{_escape(key)}"})
        elif before is not new[key]:
            _diff(before, new[key], f"{path}/{_escape(key)}", operations)
    for key, after in new.items():
        if key not in old:
            operations.append({"op": "add", "path": f"{path}/{_escape(key)}", "value": after})


def _diff_arrays(
    old: list[Any] | tuple[Any, ...], new: list[Any] | tuple[Any, ...], path: str, operations: list[Operation]
) -> None:
    shorter = min(len(old), len(new))
    prefix = 0
    while prefix < shorter and _same(old[prefix], new[prefix]):
        prefix += 1
    suffix = 0
    while suffix < shorter - prefix and _same(old[-1 - suffix], new[-1 - suffix]):
        suffix += 1
    changed = shorter - prefix - suffix
    for index in range(prefix, prefix + changed):
        _diff(old[index], new[index], f"{path}/{index}", operations)
    operations += [
        {"op": "remove", "path": f"{path}/{index}"}
        for index in range(len(old) - suffix - 1, prefix + changed - 1, -1)
    ]
    operations += [
        {"op": "add", "path": f"{path}/{index}", "value": new[index]}
        for index in range(prefix + changed, len(new) - suffix)
    ]


def _same(old: Any, new: Any) -> bool:
    """Whether two values are the same JSON; Python holds True and 1 for equal."""
    if old is new:
        return True
    if isinstance(old, str) and isinstance(new, str):
        return old == new
    return _encode(old) == _encode(new)


def _escape(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
