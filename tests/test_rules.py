"""The check of `rule` markers."""

from pathlib import Path

import pytest

from tests.rules import complaints, known_identifiers

KNOWN = frozenset({"LZ-01", "LZ-02", "LZ-03"})


def test_identifiers_are_the_headings_of_the_rule_files(tmp_path: Path) -> None:
    (tmp_path / "some.md").write_text("# Rules\n\n### LZ-01 Cards\n\nSee LZ-09.\n\n### EX-10\n")
    assert known_identifiers(tmp_path) == {"LZ-01", "EX-10"}


@pytest.mark.parametrize("identifiers", [("LZ-01",), ("LZ-01", "LZ-03")])
def test_one_or_two_known_rules_are_accepted(identifiers: tuple[str, ...]) -> None:
    assert complaints([("test_x", identifiers)], KNOWN) == []


@pytest.mark.parametrize("identifiers", [(), ("LZ-01", "LZ-02", "LZ-03"), ("LZ-99",), ("LZ-01", "lz-02")])
def test_none_too_many_or_unknown_rules_are_refused(identifiers: tuple[str, ...]) -> None:
    assert len(complaints([("test_x", identifiers)], KNOWN)) == 1
