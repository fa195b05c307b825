"""The check of `rule` markers, and of all that names a rule: it must be in the rule files."""

import re
from collections import Counter
from pathlib import Path

import pytest

from app.engine.registry import games
from tests.rules import HEADING, RULES, complaint, known_identifiers

ROOT = RULES.parent.parent

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


def test_every_identifier_has_one_heading() -> None:
    named = Counter(
        identifier for file in RULES.glob("*.md") for identifier in HEADING.findall(file.read_text("utf-8"))
    )
    assert [identifier for identifier, times in named.items() if times > 1] == []


def test_the_rules_of_looterz_are_in_order_and_each_has_a_title() -> None:
    text = (RULES / "looterz.md").read_text(encoding="utf-8")
    identifiers = HEADING.findall(text)
    assert identifiers == sorted(identifiers)
    assert len(re.findall(r"^### LZ-\d\d \S", text, re.MULTILINE)) == len(identifiers)


@pytest.mark.parametrize("folder", ["app", "docs", "frontend/src"])
def test_no_text_names_a_rule_that_does_not_exist(folder: str) -> None:
    known = known_identifiers()
    prefixes = "|".join({identifier.partition("-")[0] for identifier in known})
    named = re.compile(rf"\b(?:{prefixes})-\d+\b")
    endings = {".py", ".md", ".ts", ".svelte", ".json"}
    wrong = {
        (str(file.relative_to(ROOT)), identifier)
        for file in (ROOT / folder).rglob("*.*")
        if file.suffix in endings
        for identifier in named.findall(file.read_text(encoding="utf-8"))
        if identifier not in known
    }
    assert not wrong


def test_cards_and_keywords_lead_to_rules_that_exist() -> None:
    catalog = games()["looterz"].catalog()
    for card in catalog["cards"]:
        assert bool(card["rules"]) == bool(card["keyword"]), card["id"]
    for keyword in catalog["keywords"]:
        assert keyword["rules"], keyword["id"]
    named = {rule for entry in catalog["cards"] + catalog["keywords"] for rule in entry["rules"]}
    assert named <= known_identifiers()
    by_id = {card["id"]: card["rules"] for card in catalog["cards"]}
    assert by_id["blackmailer"] == ["LZ-50", "LZ-53", "LZ-57", "LZ-67"]
    assert by_id["zakogtey"] == ["LZ-56"]
