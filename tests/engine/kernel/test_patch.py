"""Patches between views: right for any JSON, small for what games do."""

from copy import deepcopy
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.kernel.patch import diff

Json = Any


def apply_patch(document: Json, operations: list[dict[str, Any]]) -> Json:
    """A reference reading of RFC 6902 (add, remove, replace) that takes nothing for granted."""
    root = [deepcopy(document)]
    for operation in operations:
        *path, last = [_unescape(step) for step in ("0" + operation["path"]).split("/")]
        parent: Any = root
        for step in path:
            parent = parent[_index(parent, step)]
        _change(parent, last, operation)
    return root[0]


def _change(parent: Any, last: str, operation: dict[str, Any]) -> None:
    match operation["op"], parent:
        case "add", list():
            position = int(last)
            assert 0 <= position <= len(parent)
            parent.insert(position, deepcopy(operation["value"]))
        case "add", dict():
            parent[last] = deepcopy(operation["value"])
        case "replace", _:
            parent[_index(parent, last)] = deepcopy(operation["value"])
        case "remove", _:
            del parent[_index(parent, last)]
        case unknown, _:
            raise AssertionError(f"no such operation: {unknown}")


def _index(parent: Any, step: str) -> Any:
    """The key or index, which must be there."""
    if isinstance(parent, list):
        assert step == str(int(step))
        assert 0 <= int(step) < len(parent)
        return int(step)
    assert step in parent
    return step


def _unescape(step: str) -> str:
    return step.replace("~1", "/").replace("~0", "~")


def canonical(value: Json) -> bytes:
    """Bytes that are the same for the same JSON (Python's == takes True for 1)."""
    return msgspec.json.encode(value, order="sorted")


keys = st.text(alphabet="ab~/01", max_size=3)
scalars = st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from(["", "a", "b"])
json_values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(keys, inner, max_size=4),
    max_leaves=20,
)


@settings(max_examples=200)
@given(json_values, json_values)
def test_a_patch_turns_the_old_value_into_the_new(old: Json, new: Json) -> None:
    operations = msgspec.json.decode(msgspec.json.encode(diff(old, new)))
    assert canonical(apply_patch(old, operations)) == canonical(new)


@settings(max_examples=200)
@given(st.lists(st.dictionaries(st.sampled_from("ab"), scalars)), st.data())
def test_a_patch_follows_rows_that_come_go_and_change(rows: list[Json], data: st.DataObject) -> None:
    changed = [row for row in rows if data.draw(st.booleans())]
    changed += data.draw(st.lists(st.dictionaries(st.sampled_from("ab"), scalars), max_size=3))
    assert canonical(apply_patch(rows, diff(rows, changed))) == canonical(changed)


@given(json_values)
def test_nothing_changed_is_an_empty_patch(value: Json) -> None:
    assert diff(value, deepcopy(value)) == []


@given(json_values, json_values)
def test_neither_value_is_touched(old: Json, new: Json) -> None:
    before = canonical([old, new])
    diff(old, new)
    assert canonical([old, new]) == before


@pytest.mark.parametrize(("key", "pointer"), [("a/b", "/a~1b"), ("a~b", "/a~0b"), ("~1", "/~01"), ("", "/")])
def test_keys_are_escaped(key: str, pointer: str) -> None:
    assert diff({key: 1}, {key: 2}) == [{"op": "replace", "path": pointer, "value": 2}]
    assert diff({}, {key: 1}) == [{"op": "add", "path": pointer, "value": 1}]
    assert diff({key: 1}, {}) == [{"op": "remove", "path": pointer}]


def row(*ids: int) -> list[Json]:
    return [{"id": number, "hearts": 2} for number in ids]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (row(1, 2), row(1, 2, 3), [("add", "/2")]),
        (row(1, 2, 3), row(1, 3), [("remove", "/1")]),
        (row(1, 2, 3), row(2, 3), [("remove", "/0")]),
        (row(2, 3), row(1, 2, 3), [("add", "/0")]),
        (row(1, 2, 3, 4), row(1, 4), [("remove", "/2"), ("remove", "/1")]),
        (row(1, 4), row(1, 2, 3, 4), [("add", "/1"), ("add", "/2")]),
        (row(7, 7, 7), row(7, 7), [("remove", "/2")]),
        ([1, 2, 3], [1, 5, 3], [("replace", "/1")]),
        ([True], [1], [("replace", "/0")]),
        ((1, 2), [1, 2], []),
        ({"a": None}, {"a": {"b": 1}}, [("replace", "/a")]),
        ({"a": [1]}, {"a": {"0": 1}}, [("replace", "/a")]),
        (1, "1", [("replace", "")]),
    ],
)
def test_typical_changes_take_few_operations(old: Json, new: Json, expected: list[tuple[str, str]]) -> None:
    assert [(operation["op"], operation["path"]) for operation in diff(old, new)] == expected


def test_a_changed_field_of_a_row_is_all_that_is_sent() -> None:
    old, new = row(1, 2, 3), row(1, 2, 3)
    new[1]["hearts"] = 1
    assert diff(old, new) == [{"op": "replace", "path": "/1/hearts", "value": 1}]
