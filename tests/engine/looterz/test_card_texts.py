"""The texts on the cards: approved, short enough, and saying every number that the card's data hold."""

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

import pytest

from app.engine.looterz import effects
from app.engine.looterz.cards import LOOTERZ
from app.engine.looterz.effects import Effect
from app.engine.looterz.wording import english
from tests.engine.looterz import texts

ROOM_ON_A_CARD = 130
SKILLED = [looter for looter in LOOTERZ if looter.skill is not None]


def all_kinds(kind: type[Effect] = Effect) -> Iterator[type[Effect]]:
    for heir in kind.__subclasses__():
        yield heir
        yield from all_kinds(heir)


def all_parts(effect: Effect) -> Iterator[Effect]:
    yield effect
    for part in effect.parts:
        yield from all_parts(part)


def test_the_texts_are_the_approved_ones() -> None:
    """After looking at them: `python -m tests.engine.looterz.record`."""
    assert texts.rendered() == json.loads(texts.FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("looter", SKILLED, ids=lambda looter: looter.id)
def test_a_text_fits_on_the_card_and_is_made_of_sentences(looter) -> None:
    text = english(looter.skill)
    assert 0 < len(text) <= ROOM_ON_A_CARD
    assert text[0].isupper()
    assert text.endswith(".")
    assert ".." not in text
    assert "  " not in text


@pytest.mark.parametrize("kind", [*all_kinds()], ids=lambda kind: kind.__name__)
def test_every_effect_has_words_of_its_own(kind: type[Effect]) -> None:
    assert kind in english.registry
    assert kind is getattr(effects, kind.__name__)


@pytest.mark.rule("LZ-80")
@pytest.mark.parametrize("looter", SKILLED, ids=lambda looter: looter.id)
def test_every_number_of_a_skill_is_printed(looter) -> None:
    for part in all_parts(looter.skill):
        assert is_dataclass(part)
        for field in fields(part):
            number = getattr(part, field.name)
            if isinstance(number, int):
                assert english(replace(part, **{field.name: number + 4})) != english(part), field.name


def test_all_effects_are_used_by_a_card() -> None:
    used = {type(part) for looter in SKILLED for part in all_parts(looter.skill)}
    assert used == set(all_kinds())
