"""The text on a card, rendered from what the card does, so that the two cannot disagree."""

from functools import singledispatch

from app.engine.looterz import effects
from app.engine.looterz.content import LooterDefinition
from app.engine.looterz.effects import Effect, Target


def card_texts(definitions: tuple[LooterDefinition, ...]) -> dict[str, dict[str, str]]:
    """The skill text of every card, by card and locale; empty for a card without a text of its own."""
    return {card.id: {"en": english(card.skill) if card.skill else ""} for card in definitions}


@singledispatch
def english(effect: Effect) -> str:
    """What the effect says in English, one or more sentences."""
    raise TypeError(f"no words for {type(effect).__name__}")


def counted(number: int, thing: str) -> str:
    """ "a coin", "2 coins"."""
    return f"a {thing}" if number == 1 else f"{number} {thing}s"


def target_words(target: Target) -> str:
    """Which Looter: "any Looter", "a Looter of yours that has 1 Heart left"."""
    words = {"any": "any Looter", "yours": "a Looter of yours", "opponents": "another player's Looter"}[
        target.whose
    ]
    if target.max_hearts:
        hearts = "1 Heart" if target.max_hearts == 1 else f"at most {target.max_hearts} Hearts"
        words += f" that has {hearts} left"
    return words


def clause(effect: Effect) -> str:
    """The effect's first sentence as the end of another: small first letter, no full stop."""
    text = english(effect)
    return text[0].lower() + text[1:].rstrip(".")


@english.register
def _(effect: effects.Then) -> str:
    return f"{english(effect.first)} Then {clause(effect.second)}."


@english.register
def _(effect: effects.Pay) -> str:
    return f"{english(effect.price).rstrip('.')}: {clause(effect.gain)}."


@english.register
def _(effect: effects.EachPlayer) -> str:
    return f"Each player in turn, you first: {clause(effect.body)}."


@english.register
def _(effect: effects.EachOpponent) -> str:
    return f"Each other player in turn: {clause(effect.body)}."


@english.register
def _(effect: effects.GainCoins) -> str:
    return f"Gain {counted(effect.amount, 'coin')}."


@english.register
def _(effect: effects.Steal) -> str:
    return f"Steal {effect.amount}."


@english.register
def _(effect: effects.Draw) -> str:
    return f"Draw {counted(effect.count, 'card')}."


@english.register
def _(effect: effects.Discard) -> str:
    return f"Discard {counted(effect.count, 'card')} from your hand."


@english.register
def _(effect: effects.Sacrifice) -> str:
    return "Sacrifice a Looter."


@english.register
def _(effect: effects.SacrificeAnother) -> str:
    return "Sacrifice a Looter other than this one."


@english.register
def _(effect: effects.Damage) -> str:
    return f"Remove {counted(effect.amount, 'Heart')} from {target_words(effect.target)}."


@english.register
def _(effect: effects.DamageAll) -> str:
    return f"Remove {counted(effect.amount, 'Heart')} from every Looter in the dungeon."


@english.register
def _(effect: effects.Heal) -> str:
    most = counted(effect.amount, "Heart")
    return f"A wounded Looter regains {most if effect.amount == 1 else f'up to {most}'}."


@english.register
def _(effect: effects.HealYours) -> str:
    most = counted(effect.amount, "Heart")
    return f"Each of your wounded Looterz regains {most if effect.amount == 1 else f'up to {most}'}."


@english.register
def _(effect: effects.Destroy) -> str:
    return f"Send {target_words(effect.target)} to the Graveyard."


@english.register
def _(effect: effects.Attacks) -> str:
    return f"Attack {'twice' if effect.count == 2 else f'{effect.count} times'}, one attack after the other."


@english.register
def _(effect: effects.TakeFromGraveyard) -> str:
    return "Take a card from the Graveyard into your hand."


@english.register
def _(effect: effects.RecruitFromGraveyard) -> str:
    return "Recruit a Looter from the Graveyard."


@english.register
def _(effect: effects.RecruitFromTower) -> str:
    return "Recruit the top Looter of the Tower."


@english.register
def _(effect: effects.Foresee) -> str:
    return (
        f"Look at the top {effect.count} cards of the Tower. "
        "Take one into your hand and put the rest back on top in any order."
    )


@english.register
def _(effect: effects.Bury) -> str:
    return "Look at the top card of the Tower. You may put it at the bottom."


@english.register
def _(effect: effects.Borrow) -> str:
    whom = target_words(Target("opponents", effect.max_hearts))
    return f"Until the end of your turn, take control of {whom}."


@english.register
def _(effect: effects.Swap) -> str:
    return "Exchange one of your Looterz for another player's, for good."


@english.register
def _(effect: effects.Boost) -> str:
    return f"Your other Looterz have {effect.amount} more Power until the end of the turn."


@english.register
def _(effect: effects.ForEachDie) -> str:
    results = f"{effect.lowest} to {effect.highest}"
    if effect.highest == effect.lowest + 1:
        results = f"{effect.lowest} or {effect.highest}"
    return f"Roll {effect.dice} dice. For each {results}: {clause(effect.body)}."


@english.register
def _(effect: effects.PayYouOrSacrifice) -> str:
    return "Give this Looter's player a coin, or sacrifice a Looter."


@english.register
def _(effect: effects.Auction) -> str:
    return (
        f"All players secretly bid up to {counted(effect.maximum, 'coin')}. "
        f"The highest, unless tied, pays and wins: {clause(effect.prize)}."
    )
