"""The check of `rule` markers."""

from pathlib import Path

import pytest

from tests.rules import complaint, known_identifiers

KNOWN = frozenset({"LZ-01", "LZ-02", "LZ-03"})


def test_identifiers_are_the_headings_of_the_rule_files(tmp_path: Path) -> None:
    (tmp_path / "some.md").write_text("# Rules\n\n### LZ-01 Cards\n\nSee LZ-09.\n\n### EX-10\n")
    assert known_identifiers(tmp_path) == {"LZ-01", "EX-10"}


@pytest.mark.parametrize("identifiers", [["LZ-01"], ["LZ-01", "LZ-03"]])
def test_one_or_two_known_rules_are_accepted(identifiers: list[str]) -> None:
    assert complaint(identifiers, KNOWN) is None


@pytest.mark.parametrize(
    ("identifiers", "problem"),
    [
        (["LZ-01", "LZ-02", "LZ-03"], "names 3 rules"),
        (["LZ-99"], "LZ-99"),
        (["LZ-01", "lz-02"], "lz-02"),
    ],
)
def test_too_many_or_unknown_rules_are_refused(identifiers: list[str], problem: str) -> None:
    assert problem in str(complaint(identifiers, KNOWN))
