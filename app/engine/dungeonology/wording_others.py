"""The words of effects that concern somebody else than the Scholar who decides them: "they get 1 Stun"."""

from functools import singledispatch

from app.engine.dungeonology import actions as a
from app.engine.dungeonology import effects as e
from app.engine.dungeonology.effects import Effect
from app.engine.dungeonology.wording_words import counted


@singledispatch
def they(effect: Effect) -> str:
    """What the effect says of others, as the end of a sentence without a full stop."""
    raise TypeError(f"no words for {type(effect).__name__} that concerns others")


@they.register
def _(effect: e.Steps) -> str:
    *first, last = [they(part) for part in effect.effects]
    return f"{', '.join(first)}, then {last}"


@they.register
def _(effect: e.OneOf) -> str:
    return f"they choose: {they(effect.first)}, or {they(effect.second)}"


@they.register
def _(effect: e.May) -> str:
    return f"if they like, {they(effect.body)}"


@they.register
def _(effect: a.DrawStudents) -> str:
    return f"they draw {counted(effect.count, 'Student')}"


@they.register
def _(effect: a.Sacrifice) -> str:
    return f"they Sacrifice {counted(effect.count, 'Student')}"


@they.register
def _(effect: a.GetStun) -> str:
    return f"they get {effect.count} {'' if effect.avoidable else 'unavoidable '}Stun"


@they.register
def _(effect: a.LoseStun) -> str:
    return f"they put back {counted(effect.count, 'Stun token')}"


@they.register
def _(effect: a.DrawTricks) -> str:
    return f"they draw {counted(effect.count, 'Trick Card')}"


@they.register
def _(effect: a.Discard) -> str:
    return f"they discard {counted(effect.count, 'Trick Card')} of their choice"


@they.register
def _(effect: a.DiscardAtRandom) -> str:
    return f"they discard {counted(effect.count, 'Trick Card')} at random"


@they.register
def _(effect: a.DrawJinx) -> str:
    return "they draw a Jinx"


@they.register
def _(effect: a.ChangeStudyBonus) -> str:
    change = "grows" if effect.amount > 0 else "falls"
    return f"their Study Bonus {change} by {abs(effect.amount)}"


@they.register
def _(effect: a.DropCube) -> str:
    return "they Drop a random cube" if effect.random else "they Drop a cube of their choice"


@they.register
def _(effect: a.EliminateCube) -> str:
    return "they Eliminate a cube of their choice"


@they.register
def _(effect: a.GiveCube) -> str:
    return "they give you a cube of their choice"


@they.register
def _(effect: a.TakeCube) -> str:
    return "you take a cube of your choice from them"


@they.register
def _(effect: a.TakeTrick) -> str:
    return "you take a random Trick Card from their hand"


@they.register
def _(effect: a.ShowHand) -> str:
    return "they show you their hand and you take a card of your choice"


@they.register
def _(effect: a.Walk) -> str:
    return f"they may move up to {counted(effect.steps, 'step')}"


@they.register
def _(effect: a.Push) -> str:
    return f"you may move them up to {counted(effect.steps, 'step')}"


@they.register
def _(effect: a.ComeHere) -> str:
    return "they come into your Zone"


@they.register
def _(effect: a.SwapPlaces) -> str:
    return "you change places with them"


@they.register
def _(effect: a.BackToCamp) -> str:
    return "they go back to their Starting Zone"
