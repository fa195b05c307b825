"""From the cards as written down to the content a game runs on: programs, traits, texts."""

from app.engine.kernel.agenda import AGENDA
from app.engine.kernel.programs import Node, compile_programs
from app.engine.looterz import turn
from app.engine.looterz.content import Content, LooterContent, LooterDefinition, skill_program
from app.engine.looterz.wording import card_texts


def compile_deck(deck: tuple[LooterDefinition, ...]) -> Content:
    """Compiles the cards, and the rules with them."""
    texts = card_texts(deck)
    skills: dict[str, Node] = {
        skill_program(card.id, card.keyword): card.skill for card in deck if card.skill and card.keyword
    }
    programs = compile_programs((AGENDA, turn.PROGRAMS, skills))
    return Content(tuple(_looter(card, texts[card.id]) for card in deck), programs)


def _looter(card: LooterDefinition, text: dict[str, str]) -> LooterContent:
    skill = card.skill
    return LooterContent(
        card.id,
        card.name,
        card.title,
        card.hearts,
        card.power,
        card.copies,
        card.flavour,
        card.keyword,
        steals=skill is not None and skill.steals,
        sacrifices=skill is not None and skill.sacrifices,
        discards=skill.discards if skill is not None else 0,
        text=text,
        rules=card.rules,
    )
